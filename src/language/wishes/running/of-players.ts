/** What a GM asks of the players as they are: who waits, who has read a letter, and to be told who is late or done. */
import { regex } from "../../../util/index.js";
import { toldWhen } from "./told-when.js";
import { whoWaits } from "./who-waits.js";

export type OfPlayers = "waits-set" | "told-when" | "letters-arrived";

/** In the form of `timesInEnglish`. */
export function askedOfPlayers(plain: string): OfPlayers | null {
  if (whoWaits.test(plain)) return "waits-set";
  if (plain.includes("?") && letterRead.test(plain)) return "letters-arrived";
  return toldWhen.test(plain) ? "told-when" : null;
}

/** `Has Italy read your last mail?`, and none of the asker's. */
const letterRead = regex()`
  ^(?!.*\b(?:orders?|my|mine|befehle?|meine?\w*|ordres|mes|mon|ordenes|mis?|ordini|miei|mia)\b)
    (?=.*\b(?:
      (?:has|have|did|he's|she's) (?:\w+ ){0,4}?(?:read|open(?:ed)?|looked at)
      |(?:read|opened) (?:the|your|his|her|their)
      |gelesen|lue?s?|leido|lett[oaie]
    )\b).*
    \b(?:e?-?mails?|letters?|messages?|results?|briefe?|nachricht(?:en)?|post|lettres?|courriels?|correos?|mensajes?
    |cartas?|messagg[io]|letter[ae])\b
`;
