/** Powers named by the words of a mail. A word that names none is refused, with what it may have meant. */
import { resolvePowers } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { refuseLine } from "./outcomes.js";
import type { OpenGame, Session } from "./session.js";

/**
 * How sure a name must be: a wish or a vote can be taken back, so a misspelling will do, and the reply
 * shows how it was read; press cannot, so it must be exact.
 */
type Certainty = "guessed" | "exact";

/** The powers that words name; null, and a refusal noted, if one of them names none. */
export function powersNamed(
  session: Session,
  open: OpenGame,
  words: readonly string[],
  line: string,
  certainty: Certainty = "guessed",
): readonly PowerId[] | null {
  const powers: PowerId[] = [];
  for (const reading of resolvePowers(open.board, words)) {
    const { word } = reading;
    if (reading.kind === "power" && (certainty === "guessed" || !reading.guessed)) {
      powers.push(reading.power);
      continue;
    }
    const nearest = reading.kind === "power" ? [reading.power] : reading.nearest;
    refuseLine(session, line, { kind: "no-such-power", word, nearest });
    return null;
  }
  return [...new Set(powers)];
}

/** The one power that a word names; null, and a refusal noted, if it names none or several. */
export function powerNamed(
  session: Session,
  open: OpenGame,
  word: string,
  line: string,
): PowerId | null {
  const powers = powersNamed(session, open, [word], line);
  if (powers === null || powers.length === 1) return powers?.[0] ?? null;
  refuseLine(session, line, { kind: "no-such-power", word, nearest: powers });
  return null;
}
