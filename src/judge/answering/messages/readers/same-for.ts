/** `Same to Italy please`, `everybody else gets the same`: whom words are for that somebody else is told. */
import type { PressTarget } from "../../../../game/index.js";
import { sentencesOf } from "../../../../language/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { addresseesIn } from "./readers.js";

/** What names words that stand before. */
export const same = wrapped`
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
/** What may stand behind them. */
export const behindSame =
  "(?:,? (?:please|pls|too|as well|bitte|auch|svp|stp|por favor|per favore|alsjeblieft))*[.!]*$";

const patterns = [
  wrapped`
    ${begins}${same}(?: (?:please|bitte|auch|goes|applies|gilt|vaut|vale|geldt|is|would go))*,?
      (?: (?:to|for|with|an|f\u00fcr|\u00e0|aux?|pour|a|al|para|per|aan|voor|naar))+ ${who}${behindSame}
  `,
  wrapped`
    ${begins}${who} (?:gets?|should get|shall get|hears?|(?:can|may|should|must) (?:have|hear|know)|bekomm(?:t|en)
    |kriegt|soll(?:en)?|re\u00e7oi(?:t|vent)|recibe|riceve|krijgt) ${same}(?: (?:wissen|erfahren
        |bekommen|h\u00f6ren))?${behindSame}
  `,
].map((each) => new RegExp(each, "iu"));

/** `Please send`, ahead of `the same to Italy`. */
const sending = regex("iu")`
    ^\W*(?:(?:and|und|et|y|e|en|please|pls|bitte|also|auch|aussi|anche|tambi\u00e9n|ook|(?:can|could|would|will) you
      |(?:kannst|k\u00f6nntest) du|(?:k\u00f6nnen|k\u00f6nnten) sie|merci d['\u2019]|(?:peux|pourrais)-tu
      |(?:pouvez|pourriez)-vous|(?:kun|kunt|wil) (?:je|u)|puoi|pu\u00f2|puedes?)[ ,]*)*
      (?:
        (?:send|say|write|forward|give|pass|tell|schick\p{L}*|send\p{L}*|schreib\p{L}*|sag\p{L}*
          |envo(?:ie|yez|yer)|dis|dites|dire|\u00e9cri\p{L}*|env\u00eda\p{L}*|manda\p{L}*|di|invia\p{L}*|scrivi
          |stuur|schrijf|zeg)
        (?: (?:also|please|on|along|bitte|auch|aussi|anche|tambi\u00e9n|ook))*[ ]
      )(?=${same})
`;
const sent = /,? (?:schicken|senden|schreiben|sagen|sturen|weiterleiten)(?=[.!?]*$)/iu;

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

/** `Copy Italy, please`, `and send this to Italy too`: the words above, which are not called the same. */
const copied = [
  wrapped`
    ${begins}(?:(?:please|pls|bitte) )?(?:copy|cc|bcc)(?:[ ]in)?(?:[ ](?:it|this
      |that))?(?:[ ]to)?[: ]+${who}${behindSame}
  `,
  wrapped`
    ${begins}(?:(?:please|pls|bitte) )?(?<!\p{L})(?:also|auch|aussi|anche|tambi\u00e9n|ook)
      (?: (?:send|forward|pass|give) (?:it|this|that)(?: on)?)?
      (?: (?:to|an|\u00e0|aux?|a|al|alla|aan|naar)) ${who}${behindSame}
  `,
  wrapped`
    ${begins}(?:(?:please|pls|can you|could you) )?(?:send|forward|pass|give) (?:it|this|that)(?: on)? to ${who}
      ,? (?:too|as well|also)(?:,? (?:please|pls))?[.!]*$
  `,
].map((each) => new RegExp(each, "iu"));

/** A message, and whom its last sentence names who are to have the same words: `Please send the same to Italy.` */
export function wordsForOthers(
  speaker: Speaker,
  text: string,
): { readonly text: string; readonly to: PressTarget } | null {
  const last = sentencesOf(text.trim()).at(-1)?.trim() ?? "";
  const to = wantsSameFor(speaker, last);
  const left = text.slice(0, text.lastIndexOf(last)).trim();
  return to === null || !/\p{L}/u.test(left) ? null : { text: left, to };
}

/** Whom a sentence names who are to have the words above it, in whatever manner it asks for that. */
export function wantsSameFor(speaker: Speaker, sentence: string): PressTarget | null {
  const said = sentence.trim().replace(/\s*\?+$/, "");
  const [copiedTo = ""] = copied.flatMap((each) => each.exec(said)?.groups?.who ?? []);
  return (
    sameFor(speaker, said.replace(sending, "").replace(sent, "")) ??
    (copiedTo === "" ? null : addresseesIn(speaker, copiedTo))
  );
}

function namedIn(said: string): string {
  const plain = said.replace(/(?<!\p{L})all['\u2019](?=\p{L})/giu, "a ");
  const [found = ""] = patterns.flatMap((pattern) => pattern.exec(plain)?.groups?.who ?? []);
  return found;
}
