/** What the letter tells that a GM answers, as far as their answer may correct it in a few words. */
import type { Session } from "../../../session/session.js";

/** Of which length alone does it tell: that of turns, or that of the grace? */
export function spanTold({ thread }: Session): "GRACE" | "DEADLINES" | null {
  const letter = (thread.letters[0] ?? "").replace(/\s+/g, " ");
  const [tellsGrace, tellsLength] = [graceTold, lengthTold].map((each) => each.test(letter));
  if (tellsGrace === tellsLength) return null;
  return tellsGrace ? "GRACE" : "DEADLINES";
}

const graceTold = /\bSET GRACE \d+ HOURS would make it\b/;
const lengthTold = /\bIn [\w-]+ a turn of moves takes \d/;

/** The first line of theirs that the answered letter quotes and that names phases: `> How long are retreats?` */
export function phasesInLetter({ thread }: Session): string {
  const own = (thread.letters[0] ?? "").split("\n").filter((line) => line.startsWith("> "));
  return own.find((line) => ofPhases.test(line)) ?? "";
}

const ofPhases =
  /(?<!\p{L})(?:retreats?|builds?|r\u00fcckz\u00fcge?|aufbau|retraites|retiradas|ritirate|terugtochten)(?!\p{L})/iu;

/** What was just done is corrected before anything that has waited for longer. */
export function tellsOfDone({ thread }: Session): boolean {
  const letter = (thread.letters[0] ?? "").replace(/\s+/g, " ");
  const isDone = letter.includes("; it is now ") || spanDone.test(letter);
  return isDone && !letter.includes("have not done it yet");
}

const spanDone = /> SET (?:DEADLINES|GRACE) \d+ \w+ Done:/;
