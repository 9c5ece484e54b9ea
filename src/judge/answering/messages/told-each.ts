/**
 * One verb that tells several people something, each their own: `Tell Austria that I stay, and Turkey that I
 * leave.` Each gets a sentence of its own, and nobody reads what is for another.
 */

import type { PressTarget } from "../../../game/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { addresseesIn, areSame, readersIn } from "./readers/readers.js";

/** How words are told that are for one alone. */
const apart = wrapped`
  (?:
    separately|privately|confidentially|secretly|in private|in confidence|only|alone|please|pls
    |bitte|getrennt|extra|einzeln|vertraulich|séparément|de son côté|à part|en privé|en secret
    |s['\u2019]il (?:te|vous) plaît|aparte|por separado|por su parte|en privado|en secreto
    |por favor|a parte|separatamente|in privato|in segreto|invece|per favore|apart|afzonderlijk
    |vertrouwelijk|alsjeblieft
  )
`;
const that = "that|dass|da\u00df|que|qu['\u2019]|che|dat";
const whether = "if|whether|ob|si|se|of";
const link = `(?:(?:${that}|${whether}|(?:not )?to)(?:(?=\\s)|(?<=['\u2019]))|:)`;
const article =
  "(?:the |den |dem |der |die |das |la |le |les |l['\u2019]|el |los |il |lo |gli |de |het )?";
const preposition =
  "(?:to |an |\u00e0 |au |aux |a |al |alla |all['\u2019]|ai |aan |tegen |zu |zum )?";

/** `and separately to Turkey, in confidence,`: whom the verb of the words before tells something else. */
const whomElse = wrapped`
  (?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)\s+(?:also |auch |aussi |anche |ook |también )?
    (?:${apart} )?(?<to>${preposition})(?<whom>${article}\p{Lu}?\p{L}{2,})(?:,? ${apart})*,?\s*
    (?<link>${link})
`;
/** `, and Turkey that`, `- und England, dass`, `et \u00e0 l'Autriche que` */
const another = new RegExp(
  `(?<gap>\\s*[,;]?\\s*[-\u2013\u2014]?\\s*)(?<=[\\s,;\u2013\u2014-])${whomElse}`,
  "giu",
);
/**
 * A second reader in a sentence of its own, which has no verb: `Could you tell Austria that I stay? And the Turk that
 * I leave.`
 */
const anotherSentence = new RegExp(
  `[.;!?]\\s+(?=${whomElse.replace(link, that)}(?!\\p{L}))`,
  "giu",
);
const links = new RegExp(`(?<!\\p{L})${link}`, "giu");

/**
 * The sentence as one for each whom it tells something else; alone where it tells one thing, or where that is
 * not sure.
 */
export function toldEach(speaker: Speaker, sentence: string): readonly string[] {
  const [opening] = openingsOf(speaker, sentence);
  if (opening === undefined) return [sentence];
  const { head, name, to: before, linked } = opening;
  const parts: string[] = [];
  let from = 0;
  let ahead = "";
  for (const match of sentence.matchAll(another)) {
    const { to = "", whom = "", link: behind = "" } = match.groups ?? {};
    if (!isAnother(speaker, sentence, match) || kindOf(behind) !== kindOf(linked)) continue;
    parts.push(`${ahead}${sentence.slice(from, match.index)}`);
    from = match.index + match[0].length - behind.length;
    ahead = head.replace(`${before}${name}`, `${before === "" || to === "" ? before : to}${whom}`);
  }
  return [...parts, `${ahead}${sentence.slice(from)}`];
}

/** `Y a Rusia, aparte, que ...`: does this sentence take its verb from the one before? */
export function takesVerb(sentence: string): boolean {
  return joinedToVerb(`. ${sentence.trim()}`).startsWith(",");
}

const tells = wrapped`
  (?:
    tell|ask|inform|let|warn|sage?|sagen sie|frage?|dis|dites|demandez?|dile|diga|diles|di|dì
    |digli|chiedi|zeg|vraag
  )
`;
const turns = regex("giu")`
  (?<!^)(?:\s*[,;\u2013\u2014]|\s-)\s*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?(?=
    (?:
      ${tells}\s+${preposition}
      |(?:to |an |dem |den |à |aux? |al |alla |all['\u2019]|a |aan |tegen )
    )(?<whom>${article}\p{Lu}?\p{L}{2,})(?:
      (?=\s*[,:])| (?:no |non |rien|nichts|nothing|niets|nada|niente|that|dass|que|che|dat)
    )
  )
`;

/**
 * The sentence up to where it turns to somebody else, and the rest: `Sag Italien, dass ich bleibe, und dem
 * Russen, er ...`. Whatever the rest says, it is not for the first.
 */
export function turnedAside(
  speaker: Speaker,
  sentence: string,
  to: PressTarget,
): readonly string[] {
  if (/["\u201c\u201e\u00ab]/u.test(sentence)) return [sentence];
  const turn = [...sentence.matchAll(turns)].find(({ groups }) => {
    const other = addresseesIn(speaker, groups?.whom ?? "");
    return other?.kind === "some" && !other.powers.some((power) => isAmong(power, to));
  });
  return turn === undefined
    ? [sentence]
    : [sentence.slice(0, turn.index), sentence.slice(turn.index + turn[0].length)];
}

function isAmong(power: PowerId, to: PressTarget): boolean {
  return to.kind === "some" && to.powers.includes(power);
}

/** The words with the sentences joined to the one before that only name somebody else whom its verb tells something. */
export function joinedToVerb(words: string): string {
  return words.replace(anotherSentence, ", ");
}

/** What may stand before the first of them: a verb of telling and whom it tells, up to the link. */
function openingsOf(
  speaker: Speaker,
  sentence: string,
): readonly (NonNullable<ReturnType<typeof nameIn>> & {
  readonly head: string;
  readonly linked: string;
})[] {
  return [...sentence.matchAll(links)].flatMap(({ 0: linked, index }) => {
    const head = sentence.slice(0, index);
    const name = index > longestHead ? null : nameIn(speaker, head);
    return name === null ? [] : [{ ...name, head, linked }];
  });
}

const longestHead = 80;

/** May a sentence that goes to one say, further on, what another is to be told? */
export function mayTellAnother(speaker: Speaker, sentence: string): boolean {
  return [...sentence.matchAll(another)].some((match) => isAnother(speaker, sentence, match));
}

/** `I agree with Germany and England that ...` names nobody who is told something. */
function isAnother(speaker: Speaker, sentence: string, match: RegExpExecArray): boolean {
  const to = addresseesIn(speaker, match.groups?.whom ?? "");
  const before = /\p{L}+$/u.exec(sentence.slice(0, match.index).trimEnd())?.[0] ?? "";
  const above = before === "" ? null : readersIn(speaker, before);
  const isApart = /[,;\u2013\u2014-]/.test(match.groups?.gap ?? "");
  return to !== null && (above === null || (isApart && !areSame(to, above)));
}

/** Who is named before the link, with the article, and the preposition before them. */
function nameIn(
  speaker: Speaker,
  head: string,
): { readonly to: string; readonly name: string } | null {
  const named = [...head.matchAll(withArticle)].filter(
    ({ groups }) => addresseesIn(speaker, groups?.name ?? "") !== null,
  );
  const [begin, end] = [named.at(0), named.at(-1)];
  if (begin === undefined || end === undefined) return null;
  const to = begin.groups?.to ?? "";
  return { to, name: head.slice(begin.index + to.length, end.index + end[0].length) };
}

const withArticle = new RegExp(
  `(?<!\\p{L})(?<to>${preposition})(?<name>${article}(?<!\\p{L})\\p{L}{3,})`,
  "giu",
);

/** Which link it is, whatever its language. */
function kindOf(linked: string): "that" | "whether" | ":" | "to" {
  if (linked === ":") return ":";
  if (saysThat.test(linked)) return "that";
  return asksWhether.test(linked) ? "whether" : "to";
}

const saysThat = new RegExp(`^(?:${that})$`, "iu");
const asksWhether = new RegExp(`^(?:${whether})$`, "iu");
