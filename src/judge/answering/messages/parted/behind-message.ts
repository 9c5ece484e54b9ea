/** Where a message ends that a sentence asks for, and what stands behind it is for the judge again. */
import type { PressTarget } from "../../../../game/index.js";
import { powersIn, sentencesOf } from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { asText } from "../../../session/texts/sentences-left.js";
import { speaksToReader } from "../../../session/texts/spoken-to.js";
import { isTalkOf, ordersIn } from "../ordering/orders-in.js";
import { toldIn } from "../told-message.js";
import { headsForJudge } from "../words/turns-to-judge.js";
import { offersThem } from "./offers.js";

/** `Tell Turkey yes. Moscow to Ukraine. Thanks for all your work!`: the message, the orders, and the thanks apart. */
export function withOrdersApart(
  speaker: Speaker,
  part: string,
  them: PressTarget | null,
): readonly string[] {
  const sentences = sentencesOf(part);
  if (toldIn(speaker, { line: sentences[0] ?? "" }, them) === null) return [part];
  const at = sentences.findIndex(
    (each, place) =>
      place > 0 &&
      (hasOrders(speaker, each) ||
        thanksJudge.test(each) ||
        headsForJudge(each) !== null ||
        keptFromThem(speaker, sentences[0]!, each)),
  );
  return at < 0 ? [part] : [sentences.slice(0, at).join(""), sentences.slice(at).join("")];
}

/**
 * `If she asks, I know nothing`, `but my fleet goes there all the same`, behind what one reader is told: she
 * reads none of it.
 */
export function keptFromThem(
  { game: { board } }: Speaker,
  told: string,
  sentence: string,
): boolean {
  if (ifAsked.test(sentence)) return true;
  if (speaksToReader(sentence) || offersThem(sentence)) return false;
  const isOfOthers = powersIn(board, `${told} ${sentence}`).length > 1;
  return allTheSame.test(sentence) || (!isOfOthers && ofThem.test(sentence));
}

const ifAsked = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en) )?(?:
    if (?:he|she|they|any(?:one|body)|some(?:one|body)) asks?
    |(?:wenn|falls) (?:er|sie|jemand) (?:dich |sie )?(?:nach)?frag\p{L}*
    |si (?:elles?|on|ella|\u00e9l)? ?(?:te |vous |le )?(?:demande(?:nt)?|pregunta[n]?)
    |s['\u2019]ils? (?:te |vous )?demande(?:nt)?|se (?:lui |lei )?(?:te lo |lo )?chied[eo](?:no)?
    |als (?:hij|ze|zij|iemand) (?:het |ernaar )?vra(?:agt|gen)
  )(?!\p{L})
`;

const ofThem = regex("iu")`
  (?<!\p{L})(?:
    he|she|him|her|his|er|ihm|ihn|elle|(?:s['\u2019]|qu['\u2019])il|\u00e9l|ella|hij|hem
  )(?!\p{L})
`;
const allTheSame = regex("isu")`
  ^\W*(?:but|though|aber|mais|pero|ma|maar)\s(?=
    .*(?<!\p{L})(?:my|mein\p{L}*|ma|mon|mes|mi|mis|mia|mio|mijn) (?:own )?(?:
      fleet|army|armies|boats?|units?|flotte|armee\p{L}*|arm\u00e9es?|flota|ej\u00e9rcitos?|flotta
      |armat[ae]|esercit[oi]|vloot|legers?
    )(?!\p{L})
  )
`;

export const thanksJudge = regex("iu")`
  ^\W*(?:many |vielen |besten )?(?:
    cheers|thanks|thank you|thx|danke?|merci|gracias|grazie|bedankt|dank je
  )(?!\p{L})[^?]{0,60}(?<!\p{L})(?:
    in advance|d['\u2019]avance|im voraus|de antemano|in anticipo|alvast
    |judge|gm|running|moderating|organi[sz]ing|hosting|your (?:help|work|time|effort|trouble)
    |richter|spielleit\p{L}*|deine (?:arbeit|m\u00fche|hilfe)|juge|arbitre
    |(?:ton|votre) (?:travail|aide)|juez|\u00e1rbitro|(?:tu|su) (?:trabajo|ayuda)|giudice|arbitro
    |(?:tuo|suo) lavoro|rechter|spelleider|je (?:werk|hulp)
  )(?!\p{L})
`;

/** Orders of the writer's own, and not what they tell another of their units. */
export function hasOrders(speaker: Speaker, part: string): boolean {
  return sentencesOf(part).some((each) => isOrder(speaker, each));
}

export function isOrder(speaker: Speaker, sentence: string): boolean {
  if (isTalkOf(sentence)) return false;
  const line = inOneLine(sentence).trim();
  return ordersIn(speaker, { items: [asText({ number: 1, line })], skipped: [] }) > 0;
}
