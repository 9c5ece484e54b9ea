/** What players say to one another about playing, which is no wish for a seat. */

import type { Intent, Question } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { bringsOrders } from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { isWishOfOthers } from "../for-the-gm.js";

/** What wishes for a seat or a power. */
export const wishesToPlay: ReadonlySet<Intent> = new Set<Intent>(["join", "preference"]);

/**
 * `I'm in`, `please not Austria`, from somebody who plays: said to the others, and no wish for a seat. Nor is
 * `Would you put that down for me?`, which names none.
 */
export function isTableTalk(session: Session, question: Question): boolean {
  const { speaker } = session.sender;
  const { intent, about } = question;
  if (isBesideOrders(session, question)) return true;
  if (speaker === null || speaker.game.game.status === "forming") return false;
  const role = roleOf(speaker);
  if (about.includes("?"))
    return role === "player" && wishesToPlay.has(intent) && !ofSeats.test(about);
  // `I meant Turkey, not Italy`: a GM wishes for no power.
  if (intent === "preference" && role === "gm") return addressesIn(about).length === 0;
  if (role !== "player") return false;
  return (
    (wishesToPlay.has(intent) || isWishOfOthers(intent, about)) &&
    !/\b(?:games?|seats?|part(?:ie|ida|ita)|spiel|newbies|join)\b/i.test(about)
  );
}

const ofSeats = regex("iu")`
  (?<!\p{L})(?:
    games?|seats?|play\p{L}*|join\p{L}*|places?|spots?|powers?|countr\p{L}+|free|open|sign\p{L}*
    |newbies|friends?|another|part(?:ie|ida|ita)s?|spiel\p{L}*|platz|plätze|mitmachen|frei
    |jou\p{L}+|place|jug\p{L}+|gioc\p{L}+|posto|plaza|which|best|start with
  )(?!\p{L})
`;

/**
 * `Why do I have a boat?`, `please correct it`, of somebody whose orders were read or asked about: they need no page
 * on how orders are written, or what a GM can change.
 */
function isBesideOrders(session: Session, { intent, about }: Question): boolean {
  const isCorrected = intent === "position" && !about.includes("?");
  if (!(intent === "orders" || isCorrected) || asksHow.test(about)) return false;
  return bringsOrders(session) || session.grave.waiting.length > 0;
}

const asksHow = regex("iu")`
  (?<!\p{L})(?:
    how|wie|comment|c\u00f3mo|come|hoe|help|format|syntax|write|written|schreib\p{L}*
    |\u00e9cri\p{L}*|escrib\p{L}*|scriv\p{L}*|schrijf\p{L}*
  )(?!\p{L})
`;
