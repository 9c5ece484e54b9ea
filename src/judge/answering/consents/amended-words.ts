/** `Leave off the last line`, `without the "ok"`, `say "Tyrolia" instead of "Trieste"`: what becomes of words so. */
import { quoted, sentencesOf } from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import { correcting } from "./changed-mail.js";

/** The words, and what was left out of them. */
export type Amended = { readonly words: string; readonly cut: string };

/** The words as somebody wants them now; null where they do not say it, or not clearly. */
export function amended(words: string, said: string): Amended | null {
  const quotes = [...said.matchAll(quoted)].map(([, each = ""]) => each.trim());
  const next = exchanged(words, said, quotes) ?? without(words, said, quotes);
  return next === null || next.words === "" || flat(next.words) === flat(words) ? null : next;
}

/** Is some of the words to be left out, whether or not it can be found? */
export function wantsLess(said: string): boolean {
  return removing.test(said) && (ofPart.test(said) || said.search(quoted) >= 0);
}

function exchanged(words: string, said: string, quotes: readonly string[]): Amended | null {
  const instead = sayingOnly.exec(said)?.[1]?.trim();
  if (instead !== undefined && quotes.length === 0) return { words: instead, cut: "" };
  const { from = "", into = "" } = exchange.exec(said)?.groups ?? {};
  const spoken = quotes.length > 0 || from === "" ? null : inPlaceOf(words, from, into);
  if (spoken !== null) return { words: spoken, cut: "" };
  const old = quotes.find((each) => words.toLowerCase().includes(each.toLowerCase()));
  const fresh = quotes.find((each) => each !== old);
  if (old !== undefined && fresh !== undefined) {
    const at = words.toLowerCase().indexOf(old.toLowerCase());
    return { words: words.slice(0, at) + fresh + words.slice(at + old.length), cut: "" };
  }
  const behind = fresh ?? /:\s*(\S[\s\S]{2,})$/u.exec(said)?.[1]?.trim();
  if (old !== undefined || behind === undefined) return null;
  const head = said.slice(0, said.indexOf(behind));
  const isInstead = correcting.test(head) || (fresh !== undefined && ofWording.test(head));
  return isInstead ? { words: behind, cut: "" } : null;
}

/** The words with others in the place of some, which stand there once; a capital stays one. */
function inPlaceOf(words: string, from: string, into: string): string | null {
  const [all, sought] = [words.toLowerCase(), from.toLowerCase()];
  const at = all.indexOf(sought);
  if (at < 0 || at !== all.lastIndexOf(sought)) return null;
  const isCapital = words[at] !== from[0] && words[at] === from[0]?.toUpperCase();
  const put = isCapital ? `${into[0]?.toUpperCase() ?? ""}${into.slice(1)}` : into;
  return `${words.slice(0, at)}${put}${words.slice(at + from.length)}`;
}

/** `Change peace to alliance` */
const exchange = regex("iu")`
  (?<!\p{L})(?:change|replace|turn|ersetze?n?|\u00e4nder\p{L}*|rempla\p{L}+|cambi\p{L}+) (?<from>[^,.;:?!"]{2,60}?)
    [ ](?:to|with|into|by|durch|mit|zu|par|por|con|en|in) (?<into>[^,.;:?!"]{2,60})[.!]*\s*$
`;

/** `For the message just write: "..."` */
const ofWording = regex("iu")`
  (?<!\p{L})(?:
    messages?|text|wording|words|note|nachricht|mitteilung|wortlaut|texte|mensaje|texto|messaggio|testo|bericht
    |tekst
  )(?!\p{L})
`;

function without(words: string, said: string, quotes: readonly string[]): Amended | null {
  const isKept = keeping.test(said) || keepingQuoted.test(said);
  if (!isKept && !removing.test(said)) return null;
  const [one, other] = quotes.filter((each) => words.toLowerCase().includes(each.toLowerCase()));
  const part = other !== undefined ? null : (one ?? partNamed(words, said));
  if (part === null) return null;
  if (isKept) return { words: part.trim(), cut: "" };
  const at = words.toLowerCase().lastIndexOf(part.toLowerCase());
  const left = `${words.slice(0, at)}${words.slice(at + part.length)}`;
  return { words: tidied(left), cut: part.trim() };
}

/** `The last line`, `the second sentence`, `the bit about Rumania`. */
function partNamed(words: string, said: string): string | null {
  const parts = partsOf(words, said);
  const place = ordinals.findIndex((each) => each.test(said));
  if (place >= 0) return parts.at(place === last ? -1 : place) ?? null;
  const [, topic = ""] = ofTopic.exec(said) ?? about.exec(said) ?? [];
  const isOf = (part: string) => topic !== "" && part.toLowerCase().includes(topic.toLowerCase());
  const [part, another] = parts.filter(isOf);
  if (part !== undefined) return another === undefined ? part : null;
  return asking.test(said) && parts.length === 1 ? parts[0]! : null;
}

/** The lines or sentences, as they are spoken of; in words on one line a line is a sentence. */
function partsOf(words: string, said: string): readonly string[] {
  const lines = words.split("\n").filter((each) => each.trim() !== "");
  const parts = ofLines.test(said) && lines.length > 1 ? lines : sentencesOf(words);
  return asking.test(said) ? parts.filter((each) => each.includes("?")) : parts;
}

function tidied(text: string): string {
  const lines = text.split("\n").map((each) => each.replace(/[ \t]{2,}/g, " ").trim());
  return lines
    .join("\n")
    .replace(/\s+(?=[,.])|,(?=\s*,)/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^[\s,;.:]+|[\s,;]+$/g, "");
}

const removing = regex("iu")`
  (?<!\p{L})(?:
    without|leave (?:\p{L}+ ){0,5}?(?:off|out|away)|(?:drop|cut|lose|delete|remove|skip|strike|scrap|erase|omit)
    |take (?:\p{L}+ ){0,5}?out|minus|except|ohne|weglass\p{L}*|streich\p{L}*|l\u00f6sch\p{L}*
    |lass\p{L}*[^.!?]{1,60} (?:weg|raus)|au\u00dfer|sans|enl[e\u00e8]v\p{L}*|retir\p{L}*|supprim\p{L}*
    |\u00f4te\p{L}*|sauf|senza|togli\p{L}*|elimin\p{L}*|cancell\p{L}*|leva\p{L}*|tranne|sin|quit[ae]\p{L}*
    |borr[ae]\p{L}*|menos|zonder|schrap\p{L}*|weglaten|laat[^.!?]{1,60} weg|haal[^.!?]{1,60} (?:weg|eruit)
  )(?!\p{L})
`;
/** `Without the bit about the phone` */
const ofPart = regex("iu")`
  (?<!\p{L})(?:
    bits?|parts?|lines?|sentences?|words?|clause|mention|s\u00e4tze?|satz|teil|stelle|wort|zeile|phrase|partie
    |passage|mot|ligne|parte|frase|pezzo|parola|riga|trozo|palabra|l\u00ednea|zin|deel|stuk|woord|regel
  )(?!\p{L})
`;
/** `Just say the internet is shaky` */
const sayingOnly = regex("iu")`
  ^\W*(?:\p{L}+[, ]+){0,2}?(?:just|only|simply|nur|einfach|juste|seulement|simplement|solo|soltanto
  |semplicemente|s\u00f3lo|simplemente|alleen|gewoon)\s+(?:
    say|write|tell (?:them|him|her|everybody|everyone|all)|sag(?:en)?|schreib\p{L}*|dis|dites|\u00e9cri[sv]\p{L}*
    |di|dica|dici|scrivi|diga|escrib[ae]|zeg|schrijf
  )(?!\p{L})(?: ihnen| ihm| allen| leur| loro| les| hun)?[, ]*(?:(?:that|dass|que|che|dat)\s)?[:\s]*(\S.{5,})$
`;
/** `Only the first`, `yes, but just Vienna` */
const keeping = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,4}?(?:only|just|nur|seulement|uniquement|solo|solamente|soltanto|alleen)(?!\p{L})
`;
/** `Without the rest, only "..."` */
const keepingQuoted =
  /(?<!\p{L})(?:only|just|nur|seulement|uniquement|solo|solamente|soltanto|alleen)\W*["\u201c\u201e\u00ab]/iu;
const about =
  /(?<!\p{L})(?:about|with|regarding|\u00fcber|mit|wegen|sur|avec|su|con|sobre|over|met) (?:\p{L}{2,3} )?(\p{L}{4,})/iu;
const ofTopic = /(?<!\p{L})(?:the|that) (\p{L}{3,}) (?:bit|part|thing|sentence)(?!\p{L})/iu;
const asking = /(?<!\p{L})(?:questions?|fragen?|domand[ae]|preguntas?|vra(?:ag|gen))(?!\p{L})/iu;
const ofLines =
  /(?<!\p{L})(?:lines?|zeilen?|lignes?|rig(?:a|he)|l[i\u00ed]neas?|regels?)(?!\p{L})/iu;

const ordinals = [
  /(?<!\p{L})(?:first|1st|erste[nrs]?|premi[e\u00e8]re?|prim[aeo]r?o?|eerste)(?!\p{L})/iu,
  /(?<!\p{L})(?:second|2nd|zweite[nrs]?|deuxi\u00e8me|seconde?|second[ao]|segund[ao]|tweede)(?!\p{L})/iu,
  /(?<!\p{L})(?:third|3rd|dritte[nrs]?|troisi\u00e8me|terz[ao]|tercer[ao]?|derde)(?!\p{L})/iu,
  /(?<!\p{L})(?:last|final|letzte[nrs]?|derni[e\u00e8]re?|ultim[ao]|\u00faltim[ao]|laatste)(?!\p{L})/iu,
];
const last = 3;
