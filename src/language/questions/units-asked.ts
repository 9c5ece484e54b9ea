/** Of whom a question about units speaks. */
import { regex, wrapped } from "../../util/index.js";

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    my|mine|our|ours|i|we|mein\p{L}*|unser\p{L}*|ich|wir|mes|mon|ma|miens?|miennes?|je|j['\u2019]\p{L}+
    |mis?|m[i\u00ed][oa]s?|yo|miei|mie|mio|mia|io|mijn|onze|ik
  )(?!\p{L})
`;

const which = regex("iu")`
  (?<!\p{L})(?:
    which|who|what units?|any|welche\p{L}*|wer|laquelle|lesquelles|lequel|lesquels|quelles?|qui
    |cu\u00e1l(?:es)?|cual(?:es)?|quien|qui\u00e9n|quali|quale|chi|welke|wie
  )(?!\p{L})
`;

/** Does a sentence speak of whoever writes it, or of what is theirs? */
export function asksOfSelf(sentence: string): boolean {
  return ofSelf.test(sentence);
}

/** `Which units ...?`, `wer von denen ...?` */
export function asksWhich(sentence: string): boolean {
  return which.test(sentence);
}

/** `Which of my armies can get to Greece or Rumania?` */
export function asksWhichUnit(sentence: string): boolean {
  return which.test(sentence) && ofSelf.test(sentence);
}

const after = wrapped`
  (?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar),? )?(?:
    (?:what|how) about|what of|what(?:['\u2019]s| is) (?:up|the (?:matter|story)) with|was ist mit|was wird aus
      |wie steht es um
    |(?:et )?qu['\u2019]en est-il (?:de |d['\u2019])|et pour|qu[e\u00e9] (?:pasa|hay) (?:con|de)|(?:che
      |cosa) (?:ne \u00e8|succede)
      (?: con| a| di)?|hoe zit het met|wat (?:gebeurt er )?met
  )
  |and|und|et|y|e|en
`;
const askingAfter = regex("iu")`
  ^\W*(?:${after}) (?:(?:the|my|our|that|der|die|das|den|dem|meine?[mnr]?|la|le|l['\u2019]|ma|mon|el|mi|il|mia|mio
    |de|het|mijn) ?)*
  (?<unit>\p{L}[\p{L}. '\u2019-]{2,40}?)\s?\?*\s*$
`;

/** `And the army?`, `what about Liverpool?`: the words for the unit that is asked after; null where more is asked. */
export function unitAskedAfter(sentence: string): string | null {
  const said = sentence.trim();
  if (said.length > longest) return null;
  const found = askingAfter.exec(said)?.groups?.unit ?? null;
  return found !== null && (said.endsWith("?") || about.test(said)) ? found : null;
}

const longest = 60;
/** What asks even without its question mark. */
const about = /\babout\b|\bwas ist mit\b/i;
