/** `Has Italy answered me?`, `did Germany get my message?`: what the asker and the others have written to each other. */
import type { MemberId } from "../../../game/index.js";
import type { BodyItem } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { heardText, toldText } from "../../../report/index.js";
import type { SentPress } from "../../ports/store.js";
import { pressFor } from "../../records/press.js";
import { sceneOf } from "../../records/scenes.js";
import { answerLine } from "../../session/outcomes.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { lead } from "../messages/speech.js";

/** The items that ask something else. */
export async function withoutCorrespondence(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status === "forming") return items;
  const left: BodyItem[] = [];
  for (const item of items)
    if (!mayAsk.has(item.kind) || !(await tellsLetters(session, speaker, item.line)))
      left.push(item);
  return left;
}

const mayAsk: ReadonlySet<BodyItem["kind"]> = new Set(["text", "question", "complaint"]);

async function tellsLetters(session: Session, speaker: Speaker, line: string): Promise<boolean> {
  const [asked] = forms.flatMap((form) =>
    form.asks.flatMap((pattern) => {
      const named = pattern.exec(line)?.groups?.who;
      return named === undefined ? [] : [{ form, named }];
    }),
  );
  if (asked === undefined) return false;
  const { form, named } = asked;
  const { game, board } = speaker.game;
  const powers = powersMeant(board, game, named).slice(0, most);
  if (powers.length === 0) return false;
  const letters = await pressFor(session.tx, game, speaker.member);
  const scene = sceneOf(session.context, game, speaker.member);
  const texts = powers.map((power) =>
    form.tell(session.context.catalogue, scene, power, form.find(letters, speaker.member, power)),
  );
  answerLine(session, line, texts.join(" "));
  return true;
}

/** More powers than these are everybody: HISTORY PRESS shows it all. */
const most = 3;

const who = "(?<who>(?:the )?[\\p{L}' ]{3,30}?)";
const already = "(?: (?:yet|already|so far|or not|schon|bereits|d\u00e9j\u00e0|ya|gi\u00e0|al))?";

function asking(...patterns: readonly string[]): readonly RegExp[] {
  return patterns.map((each) => new RegExp(`${lead}(?:${each})${already}\\s*[?.!]*\\s*$`, "iu"));
}

const forms = [
  {
    asks: asking(
      `(?:did|has|have) ${who} (?:already |even |ever |yet )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|write|written|wrote|say anything|said anything|sen[dt] (?:me )?(?:anything|something|a (?:message|mail|note|letter|reply)))(?: back)?(?: (?:to )?(?:me|us))?`,
      `(?:is there |have i (?:got |had )?|did i get )?(?:any(?:thing)?|some(?:thing)?)(?: new)?(?: (?:word|news|mail|message|reply|replies|answer)s?)? (?:from|by) ${who}`,
      `hat ${who} (?:mir |uns )?(?:schon |bereits |\u00fcberhaupt )?(?:etwas )?(?:geantwortet|geschrieben)`,
      `(?:est-ce que )?${who} (?:m['\u2019]a(?:-t-(?:il|elle))?|a) (?:d\u00e9j\u00e0 )?(?:r\u00e9pondu|\u00e9crit)`,
      `\u00bf?(?:me )?ha (?:respondido|escrito|contestado) ${who}`,
      `mi ha (?:risposto|scritto) ${who}`,
      `heeft ${who} (?:mij |me )?(?:al )?(?:geantwoord|geschreven)`,
    ),
    find: lastFrom,
    tell: heardText,
  },
  {
    asks: asking(
      `(?:did|has|have) ${who} (?:already |even |ever |actually )?(?:get|got|gotten|received?|seen?|read) (?:my|the|that) (?:last |first )?(?:message|mail|note|letter|press|email)s?`,
      `did (?:my|the|that) (?:last |first )?(?:message|mail|note|letter|press|email)s? to ${who} (?:arrive|go (?:out|through)|get (?:there|through))`,
      `did (?:my|the|that) (?:last |first )?(?:message|mail|note|letter|press|email)s? (?:reach|get to|go to|arrive at) ${who}`,
      `hat ${who} meine? (?:letzte )?(?:nachricht|mail|brief) (?:bekommen|erhalten|gelesen)`,
      `(?:est-ce que )?${who} a (?:bien )?(?:re\u00e7u|lu) (?:mon|ma) (?:dernier |derni\u00e8re )?(?:message|mail|lettre)`,
    ),
    find: lastTo,
    tell: toldText,
  },
] as const;

/** What this power wrote last that the member could read. */
function lastFrom(
  letters: readonly SentPress[],
  _: MemberId,
  power: PowerId,
): SentPress | undefined {
  return letters.findLast(({ event }) => event.from?.power === power);
}

/** What the member wrote last that this power could read. */
function lastTo(
  letters: readonly SentPress[],
  member: MemberId,
  power: PowerId,
): SentPress | undefined {
  return letters.findLast(
    ({ event: { from, to } }) =>
      from?.id === member && (to.kind === "all" || to.powers.includes(power)),
  );
}
