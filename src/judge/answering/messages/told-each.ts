/**
 * One verb that tells several people something, each their own: `Tell Austria that I stay, and Turkey that I leave.` Each
 * gets a sentence of its own, and nobody reads what is for another.
 */
import type { Speaker } from "../../session/session.js";
import { areSame, readersIn } from "./readers/readers.js";

const that = "that|dass|da\u00df|que|qu['\u2019]|che|dat";
const whether = "if|whether|ob|si|se|of";
const link = `(?:(?:${that}|${whether}|(?:not )?to)(?:(?=\\s)|(?<=['\u2019]))|:)`;
const article =
  "(?:the |den |dem |der |die |das |la |le |les |l['\u2019]|el |los |il |lo |gli |de |het )?";
const preposition =
  "(?:to |an |\u00e0 |au |aux |a |al |alla |all['\u2019]|ai |aan |tegen |zu |zum )?";

/** `, and Turkey that`, `- und England, dass`, `et \u00e0 l'Autriche que` */
const another = new RegExp(
  `(?<gap>\\s*[,;]?\\s*[-\u2013\u2014]?\\s*)(?<=[\\s,;\u2013\u2014-])(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)\\s+(?:also |auch |aussi |anche |ook |tambi\u00e9n )?${preposition}(?<whom>${article}\\p{Lu}?\\p{L}{2,}),?\\s*(?<link>${link})`,
  "giu",
);
/** What stands before the first of them: a verb of telling, and whom it tells. */
const first = new RegExp(`^(?<head>.{3,80}?)(?<![\\p{L}])(?<link>${link})`, "iu");

/** The sentence as one for each whom it tells something else; alone where it tells one thing, or where that is not sure. */
export function toldEach(speaker: Speaker, sentence: string): readonly string[] {
  const { head = "", link: linked = "" } = first.exec(sentence)?.groups ?? {};
  const name = nameIn(speaker, head);
  if (name === null) return [sentence];
  const parts: string[] = [];
  let from = 0;
  let ahead = "";
  for (const match of sentence.matchAll(another)) {
    const { whom = "", link: behind = "" } = match.groups ?? {};
    if (!isAnother(speaker, sentence, match) || kindOf(behind) !== kindOf(linked)) continue;
    parts.push(`${ahead}${sentence.slice(from, match.index)}`);
    from = match.index + match[0].length - behind.length;
    ahead = head.replace(name, whom);
  }
  return [...parts, `${ahead}${sentence.slice(from)}`];
}

/** May a sentence that goes to one say, further on, what another is to be told? */
export function mayTellAnother(speaker: Speaker, sentence: string): boolean {
  return [...sentence.matchAll(another)].some((match) => isAnother(speaker, sentence, match));
}

/** `I agree with Germany and England that ...` names nobody who is told something. */
function isAnother(speaker: Speaker, sentence: string, match: RegExpExecArray): boolean {
  const to = readersIn(speaker, match.groups?.whom ?? "");
  const before = /\p{L}+$/u.exec(sentence.slice(0, match.index).trimEnd())?.[0] ?? "";
  const above = before === "" ? null : readersIn(speaker, before);
  const isApart = /[,;\u2013\u2014-]/.test(match.groups?.gap ?? "");
  return to !== null && (above === null || (isApart && !areSame(to, above)));
}

/** Who is named before the link, with the article. */
function nameIn(speaker: Speaker, head: string): string | null {
  const named = [...head.matchAll(withArticle)].filter(
    ([word]) => readersIn(speaker, word) !== null,
  );
  const [begin, end] = [named.at(0), named.at(-1)];
  if (begin === undefined || end === undefined) return null;
  return head.slice(begin.index, end.index + end[0].length);
}

const withArticle = new RegExp(`${article}(?<![\\p{L}])\\p{L}{3,}`, "giu");

/** Which link it is, whatever its language. */
function kindOf(linked: string): "that" | "whether" | ":" | "to" {
  if (linked === ":") return ":";
  if (saysThat.test(linked)) return "that";
  return asksWhether.test(linked) ? "whether" : "to";
}

const saysThat = new RegExp(`^(?:${that})$`, "iu");
const asksWhether = new RegExp(`^(?:${whether})$`, "iu");
