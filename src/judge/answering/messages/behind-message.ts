/** Where a message ends that a sentence asks for, and what stands behind it is for the judge again. */
import type { PressTarget } from "../../../game/index.js";
import { sentencesOf } from "../../../language/index.js";
import type { Speaker } from "../../session/session.js";
import { asText } from "../../session/texts/sentences-left.js";
import { isTalkOf, ordersIn } from "./press-reply.js";
import { toldIn } from "./told-message.js";

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
      place > 0 && (hasOrders(speaker, each) || thanksJudge.test(each) || ofOwnOrders.test(each)),
  );
  return at < 0 ? [part] : [sentences.slice(0, at).join(""), sentences.slice(at).join("")];
}

/** `My own orders stand as they are`, `mes ordres suivront`: nobody else is told that. */
export const ofOwnOrders =
  /^\W*(?:(?:and|but|as for|und|aber|et|mais|quant \u00e0|y|pero|e|ma|en|maar) )*(?:my|our|meine|unsere|mes|nos|mis|nuestras|(?:i )?miei|(?:le )?mie|mijn|onze)(?: own| eigenen?| propres?| propias| eigen)? (?:orders?|moves|befehle|z\u00fcge|ordres|coups|\u00f3rdenes|jugadas|ordini|mosse|bevelen|zetten)(?!\p{L})[^?]*$/iu;

const thanksJudge =
  /^\W*(?:many |vielen |besten )?(?:cheers|thanks|thank you|thx|danke?|merci|gracias|grazie|bedankt|dank je)(?!\p{L})[^?]{0,60}(?<!\p{L})(?:judge|gm|running|moderating|organi[sz]ing|hosting|your (?:help|work|time|effort|trouble)|richter|spielleit\p{L}*|deine (?:arbeit|m\u00fche|hilfe)|juge|arbitre|(?:ton|votre) (?:travail|aide)|juez|\u00e1rbitro|(?:tu|su) (?:trabajo|ayuda)|giudice|arbitro|(?:tuo|suo) lavoro|rechter|spelleider|je (?:werk|hulp))(?!\p{L})/iu;

/** Orders of the writer's own, and not what they tell another of their units. */
export function hasOrders(speaker: Speaker, part: string): boolean {
  return sentencesOf(part).some((each) => isOrder(speaker, each));
}

export function isOrder(speaker: Speaker, sentence: string): boolean {
  if (isTalkOf(sentence)) return false;
  const line = sentence.replace(/\s*\n\s*/g, " ").trim();
  return ordersIn(speaker, { items: [asText({ number: 1, line })], skipped: [] }) > 0;
}
