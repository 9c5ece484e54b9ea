/** Commands about powers that the mail names in words: the words are looked up on the game's board first. */
import type { Command } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { powerNamed, powersNamed } from "./powers.js";
import type { Session } from "./session.js";
import { ask, speakerOrRefuse } from "./statements.js";

/** Asks the speaker's game for what these words for a power make of it. */
export function askOfPower(
  session: Session,
  word: string,
  line: string,
  command: (power: PowerId) => Command,
): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const power = powerNamed(session, speaker.game, word, line);
  if (power !== null) ask(session, command(power), line);
}

/** Asks the speaker's game for what the words for several powers make of it. */
export function askOfPowers(
  session: Session,
  words: readonly string[],
  line: string,
  command: (powers: readonly PowerId[]) => Command,
): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const powers = powersNamed(session, speaker.game, words, line);
  if (powers !== null) ask(session, command(powers), line);
}
