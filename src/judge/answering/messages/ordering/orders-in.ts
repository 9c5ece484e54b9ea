/** What of a mail would be orders of its writer's own, and what is talk of units. */
import {
  asksOpenly,
  type Body,
  buildsChanged,
  looseBuilds,
  ordersMeant,
  readOrders,
  saysBuilds,
  sentencesOf,
  tellsPast,
} from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ordersGiven } from "../../orders/own-orders.js";
import { readingContext } from "../../orders/readings.js";

/** How many items of the mail read as orders that its writer could give. */
export function ordersIn(speaker: Speaker, body: Body): number {
  const power = orderingPower(speaker);
  if (power === null) return 0;
  const context = readingContext(speaker.game, power);
  const lines = body.items.map(({ number, line }) => ({ number, text: line }));
  const { readings } = readOrders(context, lines);
  const sure = readings.filter(({ guessed, illegal }) => !guessed && illegal === null);
  return new Set(sure.map(({ number }) => number)).size;
}

/** Do these words of a mail read as an order of its writer's own? */
export function ordersUnits(speaker: Speaker, line: string): boolean {
  return ordersIn(speaker, { items: [{ kind: "text", number: 1, line }], skipped: [] }) > 0;
}

/** May some sentence order units of the writer's own, in whatever words? */
export function mayOrderUnits(speaker: Speaker, text: string): boolean {
  const power = orderingPower(speaker);
  if (tellsBuilds(speaker, text)) return true;
  if (power === null || speaker.game.game.phase.kind !== "M") return false;
  const context = readingContext(speaker.game, power);
  return sentencesOf(inOneLine(text)).some((sentence) => {
    const words = asksOpenly(sentence);
    const isNow = words !== null && !tellsPast(words);
    return isNow && ordersMeant(context, new Set(), words).length > 0;
  });
}

/** `Ah, only one? Then the army in Marseilles`: does some sentence tell the judge, in winter, what to build? */
export function tellsBuilds(speaker: Speaker, text: string): boolean {
  const power = orderingPower(speaker);
  if (power === null || speaker.game.game.phase.kind !== "A") return false;
  const context = readingContext(speaker.game, power);
  return sentencesOf(inOneLine(text)).some(
    (each) =>
      !isTalkOf(each) &&
      saysBuilds(context, each) &&
      looseBuilds(context, null, each).builds.length > 0,
  );
}

/** `Also fleet instead of army in Sevastopol`: is it said of builds, in winter, in so many words? */
export function changesBuilds(speaker: Speaker, sentence: string): boolean {
  const power = orderingPower(speaker);
  if (power === null) return false;
  const context = readingContext(speaker.game, power);
  return (
    buildsChanged(context, ordersGiven(speaker.game.game, power), sentence)?.sureness === "sure"
  );
}

/** The power whose units the writer orders; null where nobody orders any now. */
export function orderingPower(speaker: Speaker): PowerId | null {
  return speaker.game.game.status === "active" ? powerOf(speaker) : null;
}

/** Are these words that one says to another, whatever they tell of units? */
export function isTalkOf(line: string): boolean {
  const plain = withoutFrench(line).replace(thanks, " ");
  return addresses.test(plain) && line.split(/\s+/).length >= fewestWords;
}

/** `..., thank you`: the judge is thanked as well. */
const thanks = regex("giu")`
  (?<!\p{L})(?:
    thank you|thanks to you|if you please|if you don['\u2019]?t mind|danke (?:dir|euch|ihnen)|merci \u00e0 (?:toi|vous)
    |s['\u2019]il (?:te|vous) pla\u00eet|dank je|dank u
  )(?!\p{L})
`;

/** Orders speak to the judge of units, and not of what the reader does. */
const addresses = regex("iu")`
  \?\s*(?:$|\p{Lu})
  |(?<!\p{L})(?:
    i['\u2019]?ll|i will|i go|i(?:['\u2019]?m| am) (?:going|moving|gonna)|ich (?:gehe|ziehe|werde)
    |je vais|vado|andrò|voy a|iré|ik ga|eu vou|you(?:['\u2019]\p{L}+)?|your|u|ur|we|us|our
    |let['\u2019]?s|du|dich|dir|dein\p{L}*|ihr|euch|euer|eure\p{L}*|wir|uns|unser\p{L}*|tu|toi|te
    |ton|ta|tes|vous|votre|vos|nous|notre|tú|ti|tus?|vosotros|nosotros|usted|noi|voi|vostr\p{L}+
    |nostr\p{L}+|tuo|tua|tuoi|tue|jij|je|jou|jouw|jullie|wij|ons|você|vocês|nós
  )(?!\p{L})
`;
const fewestWords = 6;

/** `je` is somebody else in Dutch alone, and `du` in German. */
export function withoutFrench(sentence: string): string {
  return french.test(sentence)
    ? sentence.replace(/(?<!\p{L})(?:je|du)(?!\p{L})/giu, " ")
    : sentence;
}

const french = regex("iu")`
  (?<!\p{L})(?:
    j['\u2019]\p{L}+|est|le|la|les|et|une|mes|mon|ma|mer|que|quand|quoi|comment|dois|puis|peux
    |suis|pas|pour|vers|ordres?
  )(?!\p{L})
`;

/**
 * `Okay, I go to Piedmont then and you leave Trieste alone. Deal?`: orders among words for a reader, and none in a line
 * of its own.
 */
export function isAllTalk(speaker: Speaker, body: Body): boolean {
  const ordering = body.items.filter((item) => ordersIn(speaker, { ...body, items: [item] }) > 0);
  return ordering.every(({ line }) => isTalkOf(line));
}
