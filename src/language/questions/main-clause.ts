/**
 * The clauses of a long sentence that may be what it asks: `Before I commit anything to paper, would you
 * confirm by when our orders must reach you?` asks what its second half asks. Only parts are made here; what
 * they ask is read elsewhere.
 */
import { regex, wrapped } from "../../util/index.js";

/** The parts of a sentence that can stand alone, the longest first; none where it is short. */
export function clausesOf(sentence: string): readonly string[] {
  const text = sentence.trim();
  if (text.split(/\s+/).length < fewestWords) return [];
  const joints = [...text.matchAll(breaks)].filter(({ index }) => !isRelative(text, index));
  const ends = joints.map(({ 0: joint, index }) => ({ to: index, from: index + joint.length }));
  const last = text.length;
  const parts = [
    ...ends.map(({ from }) => text.slice(from, last)),
    ...ends.map(({ to }) => text.slice(0, to)),
    ...ends.slice(1).map(({ to }, at) => text.slice(ends[at]!.from, to)),
  ];
  return parts
    .filter((part) => part.length > text.length * leastShare && isDenied(part) === isDenied(text))
    .toSorted((one, other) => other.length - one.length);
}

/** `I write for my brother, who plays Turkey.` asks nothing. */
export function isRelative(text: string, at: number): boolean {
  return !text.includes("?") && someone.test(text.slice(0, at)) && relative.test(text.slice(at));
}

const someone = /(?:(?<!\p{L})(?:my|our|the|an?|mon|ma|notre|un|une) \p{Ll}+|\p{Lu}\p{L}+)$/u;
const relative = /^,\s+(?:who|whose|whom|which|qui|dont)\s/iu;

const fewestWords = 9;
/** Less of a sentence is said by the way. */
const leastShare = 0.4;

function isDenied(text: string): boolean {
  return denial.test(text.replace(courtesy, " "));
}

/** Whoever denies so denies nothing. */
const courtesy = regex("giu")`
  (?:not|without) (?:wishing|wanting|meaning) to|if you (?:do not|don['\u2019]?t) mind
  |(?:don['\u2019]?t|do not) worry|if not|wenn nicht|sinon|si no|se non
`;

const denial = regex("iu")`
  (?<!\p{L})(?:
    no|not|\p{L}+n['\u2019]?t|never|without|but not|nein|nicht|kein\p{L}*|nie|ohne|pas|plus|jamais
    |sans|non|nunca|sin|niente|senza|nee|niet|geen|zonder
  )(?!\p{L})
`;

/** Where one clause ends and another begins. */
const breaks = regex("giu")`
  (?<=
    (?<!\p{L})(?:
      learn|know|hear|see|tell me|told|wissen|sagen|erfahren|savoir|dire|saber|decirme|sapere
      |dirmi|weten|zeggen
    )
  )\s+
  |[,;:\u2013\u2014]\s+(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?
  |\s+(?=
    (?:
      so that|because|as soon as|before|after|since|unless|in case|given|damit|weil|bevor|nachdem
      |da ich|parce que|puisque|avant|apr\u00e8s|afin|porque|ya que|antes de|para que|perch\u00e9
      |prima di|affinch\u00e9|omdat|zodat|voordat
    )(?!\p{L})
  )
  |\s+(?:and|but|und|aber|et|mais|pero|ma|maar)\s+(?=
    (?:
      i|you|would|could|can|please|ich|k\u00f6nn\p{L}*|je|pou\p{L}*|peux|yo|pued\p{L}*|puoi|ik
      |kun\p{L}*
    )(?!\p{L})
  )
`;

/** What a sentence asks to be told, `wer mitspielt?` of `Kannst du mir sagen, wer mitspielt?`; null for any other. */
export function toBeTold(sentence: string): string | null {
  return telling.exec(sentence)?.[1] ?? null;
}

/** What stands before a question that is to be answered to the writer. */
export const tellingMe = wrapped`
  tell me|sagen|sag(?:t)? mir(?: \p{L}+)?|verraten|erkl\u00e4ren|wissen|dire|dites?-moi|dis-moi
  |savoir|decirme|decirnos|dime|saber|dirmi|dimmi|sapere|zeggen|weten|vertellen
`;
const telling = regex("iu")`^[^,?]{0,40}(?<!\p{L})(?:${tellingMe}),?\s+(\p{L}[^,]{8,})$`;
