/**
 * What people say in a roundabout way, in plain words: `Berlin goes to where Kiel was`, `an army it is, in Paris`. Each keeps
 * the length of the text, so that places in a line stay what they are; nothing is added that was not said.
 */
import { blank } from "./markup.js";

type Rewording = readonly [shape: RegExp, put: (...words: string[]) => string];

const name = "(?:the )?\\p{L}[\\p{L}.]{1,14}(?: \\p{L}[\\p{L}.]{1,14}){0,2}?";
const shape = (text: string) => new RegExp(text.replaceAll("NAME", name), "giu");

const rewordings: readonly Rewording[] = [
  // `Berlin goes to where Kiel was`
  [
    shape(
      "\\b((?:in)?to )((?:the (?:place|spot) )?where )(NAME)( (?:is|was|stands|stood|has been|had been|used to (?:be|stand)|comes from|came from)(?: (?:now|before|standing|until now))?)(?=\\s*(?:[.;,!)]|$))",
    ),
    (_, to, where, place, was) => to + blank(where) + place + blank(was),
  ],
  // `A fleet it is, in Brest`
  [
    shape(
      "\\b((?:army|fleet) )((?:it (?:is|will be|shall be)|then)(?: again| then)?,? )(?=(?:in|for|at) \\p{L})",
    ),
    (_, type, it) => type + blank(it),
  ],
  // `Would you be so kind as to bring Spain to Gascony`
  [
    shape(
      "(?<=\\b(?:would|could|will|can) you )(?:please )?(?:be so (?:kind|good|nice|very kind) (?:as )?(?:to|and)|have the kindness to)(?= )",
    ),
    (words) => "please".padEnd(words.length),
  ],
  // `goes the other way, to Armenia`
  [
    shape(
      "(?<=\\b(?:goes|moves|heads|turns|sails|marches|go|move|head|turn|sail|march)) (?:(?:in )?the (?:other|opposite) (?:way|direction)|elsewhere|north|south|east|west|home|round)(?: (?:again|this time|instead))?[,:](?= (?:in)?to )",
    ),
    blank,
  ],
  // `supported in place by Serbia`
  [
    shape(
      "(?<=\\b(?:supported|backed|helped|covered|held) )(?:in (?:place|position|its place)|where (?:it|he|she) (?:is|stands)|there)(?= (?:by|from) )",
    ),
    blank,
  ],
  // `by way of the Tyrrhenian, whose fleet convoys`
  [
    shape(
      "\\b(by way of|via|through|over|across) (NAME),? (?:whose (?:fleet|ship|boat|navy)|where (?:the|my) (?:fleet|ship|boat)) (?:convoys|carries|ferries|transports|takes)(?: (?:it|him|her|them))?(?=\\s*(?:[.;,!)]|$))",
    ),
    (words, _, sea) => `convoyed by ${sea}`.padEnd(words.length).slice(0, words.length),
  ],
  // `London lands in Belgium, ferry: North Sea`
  [
    shape(
      "[,;(]\\s*(?:the )?(?:ferry|carriers?|convoyers?|transport)\\s*:\\s*(?=(?:f |fleet )?\\p{L}{3})",
    ),
    (words) => " convoyed by ".padEnd(words.length),
  ],
  // `F Den - Swe is what should stand in the books`
  [
    shape(
      "\\s+is what (?:should|must|is to|i want to|ought to) (?:stand|count|be|go|read)[^.;!?]{0,40}",
    ),
    blank,
  ],
  // `(for the robot: that's a support)`
  [
    shape(
      "\\([^():]{0,30}:?\\s*(?:that(?:['\u2019]s| is)|this is|meaning|read|i\\.e\\.,?) (?:an? )?(?:support|hold|move|convoy|attack|retreat)s?\\s*[.!]?\\)",
    ),
    blank,
  ],
  // `I landed in Galicia, now we go on: A Gal - Bud`
  [
    shape(
      "(?<=\\p{L}),\\s+(?:(?:and|und|et|y|e|en) )?(?:now|jetzt|nun|maintenant|ahora|adesso|ora|nu|agora)(?!\\p{L})[^,.;:!?]{0,40}:\\s+(?=(?:a|f|army|fleet) \\p{L}{3})",
    ),
    (words) => ";".padEnd(words.length),
  ],
  // `Galicia, sigh.`
  [
    shape(
      "(?:(?<=\\p{L}),\\s+(?:oh )?(?:sigh|alas|sob|sniff|boo(?: hoo)?|argh|ugh|grr+|oh well|sadly|hooray|hurrah|yay|phew)|\\*(?:sigh|\\p{Ll}{3,}s(?: \\p{Ll}{2,}){0,3})\\*)(?=\\s*(?:[.;!]|$|make |\\p{Lu}))",
    ),
    (words) => ",".padEnd(words.length),
  ],
];

/** The text in such plainer words. */
export function reworded(text: string): string {
  return rewordings.reduce((left, [words, put]) => left.replace(words, put), text);
}
