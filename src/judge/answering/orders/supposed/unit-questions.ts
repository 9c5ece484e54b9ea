/**
 * Questions about units that name no order, and requests of several orders at once: told before all else is
 * looked for.
 */

import {
  asksConditional,
  asksOfLost,
  asksTwoDeeds,
  asksWhoRetreats,
  isSupposing,
  ordersDoubted,
  placesIn,
  requestedOrders,
  typesNamed,
} from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import { movesText, possibleText } from "../../../../report/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine, answerPlainly, answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { readingOf, tellsOrder, tellsSeveral, tellWhether } from "./possible-order.js";

/** Answers such a question; false where the sentence is none. */
export function tellsOfUnits(session: Session, sentence: string, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status !== "active") return false;
  if (asksTwoDeeds(sentence) || asksConditional(sentence)) {
    answerPlainly(session, line, asksTwoDeeds(sentence) ? "one-order" : "conditional");
    return true;
  }
  if (tellsOfRout(session, speaker, sentence, line)) return true;
  const built = buildTold(session, sentence);
  built?.(line);
  if (built !== null) return true;
  const wanted = ordersDoubted(sentence) ?? requestedOrders(sentence);
  return wanted !== null && tellsSeveral(session, speaker, wanted, line);
}

/**
 * Of units that must retreat: who they are, where one's own can go, and whether they can go where the question
 * says.
 */
function tellsOfRout(session: Session, speaker: Speaker, sentence: string, line: string): boolean {
  const { board, game } = speaker.game;
  const { dislodged } = game.position;
  const asksWho = asksWhoRetreats(sentence) && !isSupposing(sentence);
  if (asksWho && dislodged.length === 0) {
    answerPlainly(session, line, "no-retreats");
    return true;
  }
  if (game.phase.kind !== "R") return false;
  if (asksWho) return tellWays(session, speaker, line, dislodged);
  const own = ownDislodged(speaker);
  if (own.length === 0) return false;
  if (asksOfLost(sentence)) return tellWays(session, speaker, line, own);
  const goals = placesIn(board, sentence).filter(
    (place) => !own.some(({ at }) => provinceOf(at) === place),
  );
  const [goal, otherGoal] = goals;
  const [unit, otherUnit] = own;
  if (!sentence.includes("?") || goal === undefined || otherGoal !== undefined) return false;
  if (unit === undefined || otherUnit !== undefined || asksOther.test(sentence)) return false;
  // `And the fleet, is it in Tunis now?` asks nothing of an army.
  if (!typesNamed(line).includes(unit.type)) return false;
  return tellsOrder(session, speaker, `${provinceOf(unit.at)} - ${goal}`, line, {
    isWanted: true,
  });
}

/** Who is there, whose it is and why is asked of the place alone. */
const asksOther = regex("iu")`
  (?<!\p{L})(?:
    who|whose|why|when|how|what|which|wer|wessen|warum|wann|wie|was|welche\p{L}*|qui|pourquoi
    |quand|comment|quel\p{L}*|quién|por qué|cuándo|qué|chi|perché|quando|or|oder|ou
  )(?!\p{L})
`;

/** The asker's units that must retreat. */
export function ownDislodged(speaker: Speaker): readonly PlacedUnit[] {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  return game.phase.kind === "R"
    ? game.position.dislodged.filter((unit) => unit.power === power)
    : [];
}

/** Where these units can go. */
export function tellWays(
  session: Session,
  speaker: Speaker,
  line: string,
  units: readonly PlacedUnit[],
): true {
  const told = speaker.game.game.phase.kind === "R" ? possibleText : movesText;
  answerLine(session, line, told(...stageFor(session, speaker), units).trim());
  return true;
}

/** `Would a fleet at Smyrna be allowed, and may I alter it later?`, in winter: whether it can be built. */
export function buildTold(session: Session, about: string): ((line: string) => void) | null {
  const speaker = askingSpeaker(session);
  if (speaker === null || speaker.game.game.phase.kind !== "A" || !about.includes("?")) return null;
  const { board } = speaker.game;
  const [type, either] = typesNamed(about);
  const [place, another] = placesIn(board, about);
  if (either !== undefined || place === undefined || another !== undefined) return null;
  // Of the asker's, and not of whoever stands there.
  const reading = readingOf(speaker.game, `BUILD ${type} ${place}`, powerOf(speaker));
  if (reading === null) return null;
  return (line) => {
    tellWhether(session, speaker, reading, line);
    if (changing.test(about)) answerPlainlyOnce(session, line, "change");
  };
}

const changing = regex("iu")`
  (?<!\p{L})(?:
    chang\p{L}*|alter|switch|undo|revise|(?:ver|um)?\u00e4ndern?|umentscheiden|modifi\p{L}*|cambi\p{L}*
    |verander\p{L}*|wijzig\p{L}*
  )(?!\p{L})
`;
