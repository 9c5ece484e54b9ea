/**
 * Where a mail asks the judge to tell somebody something, whatever stands around it: `jaja. dile a rusia q vale, y a italia q
 * no. Viena a Galitzia`. Each such request is found with all that belongs to its message, and with nothing that is for the
 * judge again.
 */
import type { PressTarget } from "../../../../game/index.js";
import { isAsking, looksLikeOrder, plainWords } from "../../../../language/index.js";
import type { Speaker } from "../../../session/session.js";
import { hasOrders, keptFromThem, thanksJudge } from "../behind-message.js";
import { bargains } from "../for-the-judge.js";
import type { KeptMessage } from "../kept-message.js";
import { toldWithNames } from "../named-for-him.js";
import { forbidsTelling } from "../not-told.js";
import { lastNamed, nobody } from "../readers/last-named.js";
import { requestedIn } from "../words/requested.js";
import { opensTelling } from "../words/speech.js";
import { headsForJudge } from "../words/turns-to-judge.js";
import { withOwnVerb } from "./another-told.js";
import { type Part, placed, sentencesIn, wrappedAt } from "./sentences-in.js";

/** A message, and the part of the words that it and the request for it take. */
export interface Telling {
  readonly message: KeptMessage;
  readonly from: number;
  readonly to: number;
}

/** The requests in their order. `partner` is who is meant by `him` where the words name nobody. */
export function tellingsIn(
  speaker: Speaker,
  words: string,
  partner: PressTarget | null,
): readonly Telling[] {
  const found: Telling[] = [];
  const parts = sentencesIn(words).flatMap((each) => clausesApart(speaker, each));
  let before: string | null = null;
  let end = 0;
  for (const [at, part] of parts.entries()) {
    if (part.from < end) continue;
    const them = lastNamed(speaker, words.slice(0, part.from)) ?? partner;
    const line: string =
      before === null ? part.said : (withOwnVerb(speaker, part.said, before) ?? part.said);
    if (!opens(line) || tellIn(speaker, line, them, "") === null) continue;
    const behind = parts.slice(at + 1);
    const others = behind.findIndex((each, place) => {
      const last = behind[place - 1] ?? part;
      return !goesOn(speaker, words, part, last, each);
    });
    const rest = others < 0 ? behind : behind.slice(0, others);
    const whole = [line, ...rest.map(({ said }) => said)].join("");
    const told = tellIn(speaker, flat(whole), them, words.slice(0, part.from));
    if (told === null) continue;
    end = rest.at(-1)?.to ?? part.to;
    before = line;
    found.push({ message: told, from: part.from, to: end });
  }
  return found;
}

function tellIn(
  speaker: Speaker,
  line: string,
  them: PressTarget | null,
  before: string,
): KeptMessage | null {
  return toldWithNames(speaker, flat(line).trim(), them, before);
}

function flat(words: string): string {
  return words.replace(/\s*\n\s*/g, " ");
}

function opens(line: string): boolean {
  const said = flat(line).trim();
  return opensTelling(said) || requestedIn(said)?.from === 0;
}

/** A sentence with each clause apart that begins a request, forbids one, or turns to the judge with a question. */
function clausesApart(speaker: Speaker, part: Part): readonly Part[] {
  const quotes = [...part.said.matchAll(quotation)];
  const isQuoted = (at: number) =>
    quotes.some(({ 0: quote, index }) => at > index && at < index + quote.length);
  let isTold = opens(part.said);
  const starts = [0];
  for (const { 0: gap, index } of part.said.matchAll(clauses)) {
    const at = index + gap.length;
    const rest = part.said.slice(at);
    if (isQuoted(at) || at === 0) continue;
    const begins =
      opens(rest) ||
      (isTold &&
        (forbidsTelling(speaker, rest.trim()) ||
          withOwnVerb(speaker, rest, part.said) !== null ||
          asksJudge(rest)));
    if (!begins) continue;
    isTold = true;
    starts.push(at);
  }
  return placed(
    part,
    starts.map((at, place) => part.said.slice(at, starts[place + 1])),
  );
}

const quotation =
  /["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]*["\u201d\u201c\u00bb]?/gu;

/** Where a clause may begin: behind a mark, or at an `and`. */
const clauses =
  /[,;:!\u2013\u2014(]\s+(?:(?:and|und|et|y|e|en|n|but|aber|mais|pero|ma|maar) )?|\s(?:and|und|et|y|e|en|n|&|but|aber|mais|pero|ma|maar)\s+/giu;

/** `..., und ist Tirol noch frei?` */
function asksJudge(clause: string): boolean {
  const said = clause.trim();
  return said.endsWith("?") && isAsking(plainWords(said), said.slice(0, -1)) && !bargains(said);
}

/** Does the message go on with this part? */
function goesOn(speaker: Speaker, words: string, first: Part, last: Part, part: Part): boolean {
  const gap = words.slice(last.from, last.to);
  if (/\n[ \t]*\n\s*$/.test(gap) || /["\u201d\u00bb]\s*[.!]?\s*$/u.test(gap)) return false;
  const said = flat(part.said).trim();
  const line = withOwnVerb(speaker, said, first.said) ?? said;
  if (opens(line) && tellIn(speaker, line, nobody, "") !== null) return false;
  if (forbidsTelling(speaker, said) || bids.test(said) || ofTelling.test(said)) return false;
  if (headsForJudge(said) !== null || thanksJudge.test(said)) return false;
  if (looksLikeOrder(said) || hasOrders(speaker, said)) return false;
  if (keptFromThem(speaker, first.said, said)) return false;
  const isToThem = bargains(said);
  if (/\n\s*$/.test(gap) && last.said.trim().length < wrappedAt && !isToThem) return false;
  return isToThem || !isAsking(plainWords(said), said);
}

/** `Don't do anything yet`, `nothing else for now`: said to the judge. */
const bids =
  /^\W*(?:(?:and|but|otherwise|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?:please |bitte )?(?:(?:don['\u2019]?t|do not) (?:do|send|change|note|move|touch|order|enter)|nothing (?:else|more)|that['\u2019]?s (?:it|all)|mach(?:en sie)? (?:sonst )?nichts|sonst nichts|das (?:ist|w\u00e4r\p{L}*) alles|ne (?:fais|faites|changez?|bouge[sz]?) |c['\u2019]est tout|no (?:hagas|cambies|env\u00edes|mandes) |(?:eso es|y) todo|nada m\u00e1s|non (?:fare|faccia|cambiare|mandare) |(?:questo )?\u00e8 tutto|nient['\u2019]altro|doe (?:verder )?niets|verder niets|dat is alles)(?!\p{L})/iu;

/** `Das darfst du ihm genau so schreiben`: of the request, and no part of its words. */
const ofTelling =
  /(?<!\p{L})(?:(?:(?:you|u) (?:can|may)|feel free to|in)\b[^.!?]{0,30}(?:quote|exactly|word for word|those words|as it is|like that)|(?:das|so|es) (?:darfst|kannst|d\u00fcrfen|k\u00f6nnen)[^.!?]{0,40}(?:schreiben|sagen|ausrichten|weitergeben)|w\u00f6rtlich|genau so|(?:tu peux|vous pouvez) (?:le |la )?(?:lui|leur) (?:dire|\u00e9crire)|mot pour mot|(?:puedes|puede) dec\u00edrsel[oa]|tal cual|palabra por palabra|(?:puoi|pu\u00f2) dirglielo|parola per parola|(?:dat|zo) (?:mag|kun|kunt|kan) [^.!?]{0,30}(?:schrijven|zeggen)|letterlijk)(?!\p{L})/iu;
