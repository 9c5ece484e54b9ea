/** `Tell Italy the same`, `everybody else gets the same`: what somebody else has been told a sentence before. */
import { toPowers } from "../../../../game/index.js";
import { sentencesOf } from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, powerOf } from "../../../session/speaker.js";
import { ownText } from "../../../session/texts/own-text.js";
import type { KeptMessage } from "../kept-message.js";
import { behindSame, same, sameWithVerb } from "../readers/same-for.js";
import { opensTelling } from "../words/speech.js";
import type { Telling } from "./one-letter.js";

/** Does a sentence of the mail ask for the words of the one before? */
export function asksForSame(session: Session): boolean {
  const { speaker } = session.sender;
  const own = ownText(session);
  if (speaker === null || isGm(speaker) || !sameWords.test(own)) return false;
  return sentencesOf(inOneLine(own)).some((each) => {
    const said = each.trim();
    const asks = said.length < longest && pointing.test(said) && opensTelling(said);
    return asks || sameWithVerb(speaker, said) !== null;
  });
}

const longest = 80;
const sameWords = new RegExp(`(?<!\\p{L})${same}`, "iu");
/** `I stay if you do the same` asks for no message. */
const deed =
  "(?:do(?:es)?|did|feels?|thinks?|wants?|fais|faites|fait|mach\\p{L}*|tu(?:s?t|e)|haces?|haga|fai|fa|doet?) ";
const pointing = new RegExp(`(?<!\\p{L})(?<!${deed})${same}${behindSame}`, "iu");

/** The message before for those whom this one names; null where it says something of its own. */
export function sameTold(
  speaker: Speaker,
  said: KeptMessage,
  line: string,
  before: Telling | undefined,
): KeptMessage | null {
  if (before === undefined || !pointing.test(line)) return null;
  const { to, line: _line, ...words } = before.message;
  const own = powerOf(speaker);
  const told = to.kind === "all" ? [] : to.powers;
  const seated = speaker.game.game.members.flatMap(({ power }) => power ?? []);
  const others = seated.filter((power) => power !== own && !told.includes(power));
  const isRest = said.to.kind === "all" && told.length > 0 && rest.test(line);
  return { ...words, line: said.line, to: isRest ? toPowers(others) : said.to };
}

const rest = regex("iu")`
  (?<!\p{L})(?:else|others?|rest|ander\p{L}+|autres|dem\u00e1s|otros|altri|sonst)(?!\p{L})
`;
