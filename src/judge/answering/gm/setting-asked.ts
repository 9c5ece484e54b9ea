/**
 * `Can I still make this a gunboat game?`, or how: what it would come to is shown to a GM, and done for a YES. A
 * setting may be changed at any time.
 */
import type { Refusal } from "../../../game/index.js";
import { type Question, setUpsSaid } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { actorOf, whyRefused } from "../../session/games.js";
import { askMeant } from "../../session/grave.js";
import { refuseLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";

/** Shows the setting, or tells why it cannot be had; false where none is asked about. */
export function offersSetting(session: Session, { about }: Question, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session)) return false;
  if (!about.includes("?")) return false;
  const wish = (ahead.exec(about) ?? behind.exec(about))?.groups?.wish ?? "";
  const wanted = wish === "" ? [] : setUpsSaid(wish.trim());
  if (wanted.length === 0) return false;
  const commands = wanted.flatMap(({ said, parts }) => {
    const refusals = parts.map((part) => refusalOf(session, speaker, part));
    for (const refusal of refusals) if (refusal !== null) refuseLine(session, line, refusal);
    if (refusals.every((each) => each === null)) return [`SET ${said.replace(wishing, "")}`];
    return parts.flatMap((part, at) => (refusals[at] === null ? pressOf(part) : []));
  });
  if (commands.length > 0) askMeant(session, line, commands);
  return true;
}

type Part = ReturnType<typeof setUpsSaid>[number]["parts"][number];

function refusalOf(session: Session, { game }: Speaker, part: Part): Refusal | null {
  if (part.kind !== "settings") return null;
  const command = { kind: "set-settings", change: part.change } as const;
  return whyRefused(session, game, actorOf(session), command);
}

/** What is left of one wish for two settings: `gunboat with no press at all` */
function pressOf(part: Part): readonly string[] {
  const press = part.kind === "settings" ? part.change.press : undefined;
  return press === undefined ? [] : [`SET PRESS ${press.toUpperCase()}`];
}

/** `I want to make this a`, before what it is to be. */
const wishing = regex("iu")`
  ^(?:(?:i|we)(?:['\u2019]d| would)? (?:want|like|love|wish|prefer) to )?
    (?:make|turn|switch|change|convert) (?:it|this|the game|this game)(?: game)?(?: into| to)? (?:an? )?
`;
const ahead = regex("iu")`
  ^\W*(?:
    (?:can|could|may) (?:i|we)|am i (?:still )?(?:able|allowed) to|(?:is it|would it be) (?:still )?(?:
      possible|allowed|ok|okay|too late) (?:for me )?to
    |how (?:(?:do|can|could) (?:i|we)|to)|(?:wie (?:mache?|kann|stelle?)|hoe (?:kan|maak)) i(?:ch|k)
    |comment (?:puis-je|je (?:fais|peux)|(?:on )?fai(?:re|t))|\u00bf?c\u00f3mo (?:puedo|hago)|come (?:posso|faccio a)
    |(?:kann|darf|k\u00f6nnte) (?:ich|man)
    |(?:ist es|w\u00e4re es) (?:noch |jetzt )*m\u00f6glich,?|(?:puis-je|peut-on|pourrais-je)
    |(?:est-il|est-ce) (?:encore )?possible (?:de|d['\u2019])
    |\u00bf?(?:puedo|podr\u00eda)|(?:posso|potrei)|(?:kan|mag) ik
  ) ?(?:still |now |noch |jetzt |encore |todav\u00eda |a\u00fan |ancora |nog )*(?<wish>[^?]{4,120})\?
`;
const behind = regex("iu")`
  ^(?<wish>[^?]{8,120}?)[,.;]\s*(?:(?:and|but|und|et|y|e|en) )?(?:
    (?:is|would) (?:that|it|this) (?:be )?(?:still )?(?:possible|allowed|ok|okay|too late)
    |(?:can|could|may) i (?:still )?do (?:that|this|so)|(?:geht|ginge) das|ist das (?:noch )?m\u00f6glich
    |(?:est-ce|c['\u2019]est) (?:encore )?possible
    |(?:es|ser\u00eda) posible|(?:\u00e8|sarebbe) (?:ancora )?possibile|kan dat|is dat (?:nog )?mogelijk
  )[^?]{0,30}\?
`;
