/** The password that somebody wishes for their own seat, `My password shall be kebab42`; none that is only told. */
import { regex, wrapped } from "../../../util/index.js";
import { isPlain } from "./plain-words.js";

const called = wrapped`
  (?:password|passwort|passcode|kennwort|mot de passe|mdp|contrase\u00f1a|contrasena|clave|parola d['\u2019]ordine
  |wachtwoord)
`;
const own = "(?:my|mein|meine|mon|mi|la mia|il mio|mia|mijn)";
const quote = String.raw`["'\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019]`;
const word = String.raw`${quote}?(?<word>[^\s"'\u201c\u201d\u201e\u00ab\u00bb.,;:!?]{3,40})${quote}?`;
const atEnd = "(?:,? (?:please|bitte|thanks|danke|merci|gracias|grazie|graag))?[.!]*$";

const forms = [
  // `My password will be kebab42`, `set my password to kebab42`
  wrapped`
    (?<!\p{L})${own} (?:(?:new|neues|nouveau|nueva|nuova|nieuwe?) )?${called}
      (?:,? please)? (?:
      (?:will|shall) be|to be|to|sera|doit \u00eatre|wird|ser\u00e1|sea|debe ser|sar\u00e0|deve essere|wordt|auf|a|op|en
    ):? ${word}
  `,
  // `Mein Passwort soll kebab42 sein`
  wrapped`
    (?<!\p{L})${own} (?:neues )?${called} (?:soll(?:te)?|moet|zal) ${word} (?:sein|lauten|hei\u00dfen|zijn|worden)
  `,
  // `I'd like a password for my seat: kebab42`
  wrapped`
    (?<!\p{L})(?:
      want|like|choose|set|m\u00f6chte|h\u00e4tte gerne?|will|nehme|voudrais|veux|choisis|quiero|quisiera|elijo
      |vorrei|voglio|scelgo|wil|kies
    ) (?:\p{L}+ ){0,3}?${called}(?: (?:for|f\u00fcr|pour|para|per|voor) (?:\p{L}+ ){1,2}\p{L}+)? ?[:=] ?${word}
  `,
  // `Please use kebab42 as my password`
  wrapped`
    (?<!\p{L})(?:
      use|take|set|nimm|nehmen sie|prends|prenez|utilise[sz]?|usa|pon|prendi|imposta|gebruik|neem
    ) ${word} (?:as|for|als|comme|como|come|voor) ${own} ${called}
  `,
].map((form) => new RegExp(`${form}${atEnd}`, "iu"));

/** The word; null where none is wished for, or where it would be an everyday one. */
export function passwordWanted(sentence: string): string | null {
  if (sentence.includes("?") || sentence.length > longest || denied.test(sentence)) return null;
  const found = forms.flatMap((form) => form.exec(sentence.trim())?.groups?.word ?? []);
  return found.find((each) => !isPlain(each.toLowerCase())) ?? null;
}

const longest = 120;
const denied = regex("iu")`
  (?<!\p{L})(?:
    not|no|never|\p{L}+n['\u2019]t|was|game|nicht|kein\p{L}*|war|spiel|pas|partie|partida|non|partita|niet|geen
  )(?!\p{L})
`;
