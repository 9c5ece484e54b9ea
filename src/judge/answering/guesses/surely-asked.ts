/** Grave commands need words that surely ask for them: what a sentence is about, as a whole, is only guessed. */
import { wrapped } from "../../../util/index.js";

const words: readonly (readonly [command: RegExp, said: string])[] = [
  [
    /^TERMINATE\b/,
    wrapped`
      end(?:s|ed|ing)?|clos\p{L}*|finish\p{L}*|stop\p{L}*|terminat\p{L}*|cancel\p{L}*
      |abandon\p{L}*|abort\p{L}*|kill\p{L}*|wrap\p{L}*|scrap\p{L}*|delete\p{L}*|over|off
      |call (?:it|the)|give (?:it )?up|quits?|enough|dissolv\p{L}*|shut\p{L}*|wind\p{L}*
      |drop\p{L}*|schluss|ende\p{L}*|schließ\p{L}*|beend\p{L}*|abbrech\p{L}*|abgebrochen
      |brich\p{L}*|aufhör\p{L}*|hör\p{L}*|einstell\p{L}*|aufgeb\p{L}*|vorbei|lösch\p{L}*
      |termin\p{L}*|arrêt\p{L}*|fin\p{L}*|clore|clô\p{L}*|ferm\p{L}*|annul\p{L}*|acab\p{L}*
      |cerr\p{L}*|cierr\p{L}*|cancel\p{L}*|chiud\p{L}*|smett\p{L}*|conclu\p{L}*|beëind\p{L}*
      |sluit\p{L}*|afsluit\p{L}*|stopp\p{L}*|klaar|einde
    `,
  ],
];

/** Is this no grave command, or does the sentence say that it is wanted, without a denial before it? */
export function isSurelyAsked(command: string, sentence: string): boolean {
  const said = words.find(([grave]) => grave.test(command))?.[1];
  if (said === undefined) return true;
  const asked = new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, "iu");
  const denied = new RegExp(
    `(?<!\\p{L})(?:${denial})(?!\\p{L})[^,.;:]{0,30}(?<!\\p{L})(?:${said})(?!\\p{L})`,
    "iu",
  );
  return asked.test(sentence) && !denied.test(sentence);
}

const denial = wrapped`
  nobody|no one|never|don['\u2019]t|do not|won['\u2019]t|doesn['\u2019]t|not|niemand|nie|nicht
  |personne|jamais|nadie|nunca|nessuno|mai|nooit
`;
