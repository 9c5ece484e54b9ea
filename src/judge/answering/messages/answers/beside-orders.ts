/** An answer to a message that holds orders as well: what of it is for the judge, and what agrees beside that. */
import type { PressTarget } from "../../../../game/index.js";
import { type Body, sentencesOf } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asksToSend } from "../kept-message.js";
import { ordersIn } from "../ordering/orders-in.js";
import { mayTellUnits } from "../ordering/units-told.js";

/** Words, and orders in lines of their own: what either would come to is shown, and waits for a yes. */
export function asksToPart(
  session: Session,
  speaker: Speaker,
  readers: PressTarget,
  body: Body,
): boolean {
  const orders = orderLines(speaker, body);
  const text = besideOrders(session, speaker, body);
  // A heading alone says nothing: what stands below it was to be the message.
  if (text === null || text === "" || /:$/.test(text) || mayTellUnits(speaker, text)) return false;
  if (speaker.game.game.settings.gunboat) return false;
  const message = { to: readers, text, line: orders.join("\n"), mayBe: "beside-orders" } as const;
  return asksToSend(session, speaker, message, orders);
}

function orderLines(speaker: Speaker, body: Body): readonly string[] {
  const ordering = body.items.filter((item) => ordersIn(speaker, { ...body, items: [item] }) > 0);
  return ordering.map(({ line }) => line.trim());
}

/** The lines that order nothing; null where orders share a line with other words. */
export function besideOrders(session: Session, speaker: Speaker, body: Body): string | null {
  const orders = orderLines(speaker, body);
  const lines = ownText(session).split("\n");
  const isOrder = (line: string) => orders.includes(line.trim());
  const text = lines
    .filter((line) => !isOrder(line))
    .join("\n")
    .trim();
  return orders.every((order) => lines.some((line) => line.trim() === order)) ? text : null;
}

/** `Ok. Sev goes to Rumania then`: does the first sentence agree to something, beside orders? */
export function agreesBeside(text: string): boolean {
  const [first = "", ...others] = sentencesOf(text);
  return others.length > 0 && (agrees.test(first) || nods.test(first));
}

const nods = regex("iu")`
  ^\W*(?:
    ok(?:ay)?|k|yes|yeah|yep|sure|alright|ja|gut|oui|bon|s\u00ed|s\u00ec|vale|bueno|va bene|goed
  )[\s.!]*$
`;

/** A sentence that only agrees, or refuses. */
export const agrees = regex("iu")`
  ^\W*(?:(?:yes|ok|okay|sure|ja|oui|s\u00ed|s\u00ec|no|nein|non|nee)[ ,]+)?(?:
    deal|(?:i )?(?:agree|accept|promise|refuse)d?|of course(?: (?:i (?:will|do|can|won['\u2019]t)|not))?|gladly
    |(?:sounds|looks|that['\u2019]?s|this is|very|so) (?:good|great|fine|fair|perfect|nice)(?: to me)?
    |good idea|perfect|great|fine(?: by me| with me)?|works for me|i['\u2019]?m in|count me in
    |with pleasure|it['\u2019]?s a deal|you have my word|no way|never|certainly(?: not)?|absolutely(?: not)?
    |abgemacht|einverstanden|(?:klingt|h\u00f6rt sich) gut(?: an)?|gute idee|prima|perfekt|super
    |bin dabei|versprochen|nat\u00fcrlich(?: nicht)?|auf keinen fall|gerne?
    |d['\u2019]accord|bien s\u00fbr(?: que non)?|(?:c['\u2019]est )?parfait|\u00e7a marche|\u00e7a me va|bonne id\u00e9e
    |promis|jamais|march\u00e9 conclu
    |trato hecho|de acuerdo|claro(?: que (?:s\u00ed|no))?|perfecto|buena idea|me parece bien|prometido
    |d['\u2019]accordo|certo|affare fatto|perfetto|buona idea|ci sto|mi sta bene|promesso
    |afgesproken|akkoord|goed idee|prima|beloofd|nooit
  )(?:[ ,]+(?:\p{L}+ ){0,2}\p{L}+)?\s*[.!]+\s*$
`;
