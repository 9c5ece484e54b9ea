/** Who wants to be forgotten is passed on to the keeper, a human, who alone can do it. */
import type { Question } from "../../language/index.js";
import { dayAt } from "../../util/index.js";
import { tellKeeper } from "../records/keeper.js";
import type { Session } from "../session/session.js";

/** What is stored about somebody, or they themselves: `delete everything` may be said of orders. */
const stored =
  /(?<!\p{L})(?:data|accounts?|(?:e-?mail|mail)? ?addres+(?:es)?|e-?mails?|mail|profile|details|information|personal|gdpr|dsgvo|rgpd|forg[eo]t\p{L}*|existed?|(?:about|of|on|over) me|daten|konto|adresse|vergess\p{L}*|vergiss|mich|mir|donn\u00e9es|compte|oubli\p{L}*|moi|datos|cuenta|direcci\u00f3n|olvid\p{L}*|m\u00ed|dati|indirizzo|dimentic\p{L}*|me|mij|gegevens|adres|dados|conta|mim|dane|konto|mnie)(?!\p{L})/iu;

/** Does the wish to be forgotten name what is to be forgotten? From a player it may be about orders otherwise. */
export function isOfThemselves({ sender: { speaker } }: Session, { about }: Question): boolean {
  return speaker === null || stored.test(about);
}

/** Writes to the keeper, once a day for each address that asks for it. */
export async function passOnWishToBeForgotten(
  { context, tx, from, now }: Session,
  { intent }: Question,
): Promise<void> {
  if (intent !== "forget-me") return;
  const cause = `forget:${from}:${dayAt(now, "UTC")}`;
  await tellKeeper(context, tx, cause, { kind: "forget-wished", address: from });
}
