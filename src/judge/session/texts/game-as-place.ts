/** `Anything new in paris?`, `nine o'clock, Paris time`: names of places that mean none on the board. */
import {
  movesDeadline,
  placesIn,
  powersIn,
  typesNamed,
  zoneSaid,
} from "../../../language/index.js";
import type { Speaker } from "../session.js";
import { roleOf } from "../speaker.js";

/** Does somebody who plays no power there name the game, and no place, power or unit beside it? */
export function namesGameAlone(speaker: Speaker, text: string): boolean {
  const { board, game } = speaker.game;
  if (roleOf(speaker) === "player" || typesNamed(text).length === 1) return false;
  const words = text.split(/(?<![\p{L}\d-])(?=[\p{L}\d])/u);
  const others = words.filter((word) => !isNamed(word, game.name)).join("");
  return (
    others.length < text.length &&
    placesIn(board, others).length + powersIn(board, others).length === 0
  );
}

function isNamed(word: string, name: string): boolean {
  return word.toLowerCase().replace(/[^\p{L}\d]+$/u, "") === name;
}

/** Is it about a game of that name, or about clocks: `Could we move the deadline to Saturday, nine, Paris time?` */
export function isOfNoPlace(speaker: Speaker, text: string): boolean {
  const isOfClocks = movesDeadline(text) || (zoneSaid(text) !== null && /\d/.test(text));
  return isOfClocks || namesGameAlone(speaker, text);
}
