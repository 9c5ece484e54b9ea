/** What a GM asks of the players as they are: who waits, and to be told who is late or done. */
import { toldWhen } from "./told-when.js";
import { whoWaits } from "./who-waits.js";

export type OfPlayers = "waits-set" | "told-when";

/** In the form of `timesInEnglish`. */
export function askedOfPlayers(plain: string): OfPlayers | null {
  if (whoWaits.test(plain)) return "waits-set";
  return toldWhen.test(plain) ? "told-when" : null;
}
