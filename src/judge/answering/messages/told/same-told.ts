/** `Tell Italy the same`, `everybody else gets the same`: what somebody else has been told a sentence before. */
import { type PressTarget, toPowers } from "../../../../game/index.js";
import { sentencesOf } from "../../../../language/index.js";
import { inOneLine, regex, wrapped } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, powerOf } from "../../../session/speaker.js";
import { ownText } from "../../../session/texts/own-text.js";
import type { KeptMessage } from "../kept-message.js";
import { addresseesIn } from "../readers/readers.js";
import { opensTelling } from "../words/speech.js";
import type { Telling } from "./one-letter.js";

const same = wrapped`
  (?:
    (?:exactly )?(?:the )?(?:very )?same(?: (?:thing|message|words|letter|text))?|ditto|idem
    |(?:(?:genau )?das (?:gleiche|selbe)|dasselbe|die gleiche nachricht|gleiche nachricht)
    |(?:la )?m\u00eame chose|(?:le )?m\u00eame message|pareil|lo mismo|(?:el )?mismo mensaje
    |lo stesso(?: messaggio)?|(?:la )?stessa cosa|stesso messaggio|hetzelfde(?: bericht)?|(?:het )?zelfde bericht
  )
`;
const begins =
  "^\\W*(?:(?:and|und|et|y|e|en|then|also|first|second(?:ly)?|third|zweitens|2)[ ,:.)]+)*";
const who = "(?<who>\\p{L}[^.!?:;]{2,60}?)";
const ends =
  "(?:,? (?:please|pls|too|as well|bitte|auch|svp|stp|por favor|per favore|alsjeblieft))*[.!]*$";

const patterns = [
  wrapped`
    ${begins}${same}(?: (?:please|bitte|auch|goes|applies|gilt|vaut|vale|geldt|is|would go))*,?
      (?: (?:to|for|with|an|f\u00fcr|\u00e0|aux?|pour|a|al|para|per|aan|voor|naar))+ ${who}${ends}
  `,
  wrapped`
    ${begins}${who} (?:gets?|should get|shall get|hears?|(?:can|may|should|must) (?:have|hear|know)|bekomm(?:t|en)
    |kriegt|soll(?:en)?|re\u00e7oi(?:t|vent)|recibe|riceve|krijgt) ${same}(?: (?:wissen|erfahren
        |bekommen|h\u00f6ren))?${ends}
  `,
].map((each) => new RegExp(each, "iu"));

/** `Same to Italy` with a verb of telling; null for any other sentence. */
export function sameWithVerb(speaker: Speaker, said: string): string | null {
  const who = namedIn(said);
  return who !== "" && addresseesIn(speaker, who) !== null ? `tell ${who} the same` : null;
}

/** Whom `same to Italy please`, below a message, is for; null for any other sentence. */
export function sameFor(speaker: Speaker, said: string): PressTarget | null {
  const who = namedIn(said.trim());
  return who === "" ? null : addresseesIn(speaker, who);
}

function namedIn(said: string): string {
  const plain = said.replace(/(?<!\p{L})all['\u2019](?=\p{L})/giu, "a ");
  const [found = ""] = patterns.flatMap((pattern) => pattern.exec(plain)?.groups?.who ?? []);
  return found;
}

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
const pointing = new RegExp(`(?<!\\p{L})(?<!${deed})${same}${ends}`, "iu");

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
