/** What asks nothing beside what a mail does ask: sighs, and what was told of the same thing. */

import { phasesSaid, type Question } from "../../language/index.js";
import { regex } from "../../util/index.js";
import { bringsOrders } from "../session/outcomes.js";
import type { Session } from "../session/session.js";

/** `I'm a bit lost with all this`, beside what somebody asks, asks for no page of its own. */
export function withoutSighs<Q extends { readonly question: Question; readonly line: string }>(
  session: Session,
  all: readonly Q[],
): readonly Q[] {
  const { speaker } = session.sender;
  const questions = withoutExcuses(session, all);
  const isSigh = ({ question: { intent }, line }: Q) =>
    !line.includes("?") &&
    (intent === "help" ||
      (intent === "sample" && speaker !== null) ||
      (intent === "map" && !wanted.test(line)) ||
      (intent === "leave" && wouldLeave.test(line)) ||
      (intent === "leave" && isDespair(line) && questions.some((each) => isHelpAsked(each))));
  // `... the results of spring 1902. I want to see who broke into Galicia.`
  const isOfPhase = ({ question: { intent, about } }: Q) =>
    intent === "past-results" && phasesSaid(about) !== null;
  const isTold = (each: Q) =>
    ofPast.has(each.question.intent) && !isOfPhase(each) && questions.some(isOfPhase);
  // `I have lost the results. What did Italy order?`
  const isAskedBelow = (each: Q) =>
    ofPast.has(each.question.intent) &&
    !each.line.includes("?") &&
    !isOfPhase(each) &&
    questions.some(({ question, line }) => ofPast.has(question.intent) && line.includes("?"));
  const others = questions.filter((each) => !isSigh(each) && !isAskedBelow(each) && !isTold(each));
  const isLament = questions.every(
    ({ question, line }) => question.intent === "leave" && wouldLeave.test(line),
  );
  return others.length > 0 || isLament ? others : questions;
}

/** `I made a mistake, sorry`, `last change, I swear`, beside the orders that are meant, ask nothing. */
function withoutExcuses<Q extends { readonly question: Question; readonly line: string }>(
  session: Session,
  questions: readonly Q[],
): readonly Q[] {
  return bringsOrders(session)
    ? questions.filter(
        ({ question: { intent }, line }) => line.includes("?") || !excuses.has(intent),
      )
    : questions;
}

const excuses: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  ...(["mistake", "change"] as const),
]);

const ofPast: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  ...(["past-results", "happened"] as const),
]);

/** `I give up. How on earth does one build a fleet here?` gives up on finding out, and not the seat. */
function isDespair(line: string): boolean {
  return despairing.test(line) && line.trim().split(/\s+/).length <= 6;
}

/** `If France gets Munich I might as well resign.` */
const wouldLeave = regex("iu")`
  \b(?:i|we) (?:might|may|could|can) (?:just )?as well (?:\p{L}+ ){0,2}
    (?:resign|quit|give up|stop|leave|go home|pack up)(?!\p{L})
  |\bdann kann ich (?:auch )?(?:gleich |eigentlich )?(?:aufhören|aufgeben)(?!\p{L})
  |\bautant (?:abandonner|arrêter)(?!\p{L})|\bmejor me rindo\b
  |\btanto vale (?:arrendersi|smettere|mollare)\b
`;

const despairing = regex("iu")`
  (?<!\p{L})(?:
    (?:i )?give up|gebe(?: es|['\u2019]s)? auf|geb['\u2019]?s? auf|abandonne
    |donne ma langue au chat|me rindo|mi arrendo|geef(?: het)? op|desisto|poddaj\u0119 si\u0119
    |i(?:['\u2019]m| am) (?:done|out)
  )(?!\p{L})
`;

function isHelpAsked({
  question: { intent },
  line,
}: {
  readonly question: Question;
  readonly line: string;
}) {
  return intent !== "leave" && line.includes("?") && !ofSeats.has(intent);
}

/** What somebody asks who does leave. */
const ofSeats: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  ...(["told-leaving", "come-back", "open-seat", "successor", "handover", "no-mail"] as const),
  ...(["forget-me", "end-game", "concede"] as const),
]);

/** A map may be spoken of: `my mate sent me some mail with a map in it`. */
const wanted = /\b(?:send|show|get|see|want|need|have|print|draw|where|is there|somewhere)\b/i;
