/**
 * Conditions on how many builds there are: `if two: ...`, `si j'ai droit à une seconde, ...`, `if so` behind what
 * speaks of builds. In winter that is known: what hangs on it is meant plainly, or not at all.
 */
import { regex } from "../../../util/index.js";
import { sentencesOf } from "../../text/sentences.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { building } from "./builds-told.js";

interface BuildsCounted {
  /** The text without such conditions, and without what does not come to pass. */
  readonly text: string;
  /** What does not come to pass. */
  readonly dropped: readonly string[];
  /** `I'm owed one, am I not?`, above `if so`. */
  readonly asked: readonly string[];
}

/** Null where nothing hangs on that, and where the words turn to something else: these are read as they stand. */
export function withBuildsCounted(builds: number, text: string): BuildsCounted | null {
  if (turnsBack(text).length > 0) return null;
  const dropped: string[] = [];
  const asked: string[] = [];
  let holdsBefore: boolean | null = null;
  const parts: string[] = [];
  const sentences = sentencesOf(text);
  const most = Math.max(0, ...sentences.flatMap(marksIn).map((each) => fitting(each, builds)));
  for (const sentence of sentences) {
    const before = parts.at(-1) ?? "";
    const isAsked = ofBuilds.test(before) && marksIn(before).length === 0;
    const marks = marksIn(sentence).filter(({ kind }) => kind !== "so" || isAsked);
    if (isAsked) holdsBefore ??= marks[0]?.kind === "else" ? builds > 0 : null;
    if (marks.length === 0 || sentence.includes("?")) {
      parts.push(sentence);
      continue;
    }
    if (isAsked && marks[0]!.kind !== "count") {
      asked.push(before.trim());
      parts.splice(-1, 1, withoutWords(before));
    }
    let left = sentence.slice(0, marks[0]!.from);
    for (const [at, mark] of marks.entries()) {
      const said = sentence.slice(mark.to, marks[at + 1]?.from).replace(onlyThen, "");
      // `A fleet and an army. If it's only one, then the fleet`: the orders that it chooses from are read with it.
      if (mark.isOnly && pointsBack(said) && /\p{L}/u.test(parts.join(""))) return null;
      if (mark.kind === "else" && holdsBefore === null) {
        left += sentence.slice(mark.from, mark.to) + said;
        continue;
      }
      const holds: boolean =
        mark.kind === "else" ? !holdsBefore! : holdsOf(mark, said, builds, most);
      holdsBefore = holds;
      left = withPart(left, said, holds, dropped);
    }
    parts.push(left);
  }
  return holdsBefore === null ? null : { text: parts.join(""), dropped, asked };
}

/** Of so few words the unit is named above. */
function pointsBack(said: string): boolean {
  const words = said.match(/\p{L}+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length < 5 &&
    !words.some((each) => /^(?:in|at|\u00e0|en|a|te)$/iu.test(each))
  );
}

/** The sentence so far, with what stands behind a condition; what does not come to pass is noted. */
function withPart(left: string, said: string, holds: boolean, dropped: string[]): string {
  const isBehind = !/[\p{L}\d]/u.test(said);
  if (holds)
    return `${left}${/[^\s,]$/u.test(left) ? " " : ""}${isBehind ? said : said.trimStart()}`;
  if (isBehind) {
    const clause = lastClause.exec(left)?.[0] ?? left;
    dropped.push(clause.replace(leading, "").trim());
    return left.slice(0, left.length - clause.length) + said;
  }
  dropped.push(said.trim());
  const kept = left.replace(joint, "");
  const end = kept.trim() === "" ? undefined : /[.!]\s*$/.exec(said)?.[0];
  return kept + (end ?? withoutWords(said));
}

/** Lines keep their numbers. */
function withoutWords(text: string): string {
  return text.replace(/[^\n]+/g, "") || " ";
}

interface Mark {
  readonly kind: "count" | "so" | "else";
  readonly from: number;
  readonly to: number;
  /** How many builds there must be, or how many it speaks of. */
  readonly count: number;
  readonly isOnly: boolean;
  readonly isNot: boolean;
  /** `A second one` is there beside others. */
  readonly isNext: boolean;
}

/** A plain number that is not above what there is. */
function fitting({ kind, count, isOnly, isNot, isNext }: Mark, builds: number): number {
  return kind === "count" && !isOnly && !isNot && !isNext && count <= builds ? count : 0;
}

function holdsOf(mark: Mark, said: string, builds: number, most: number): boolean {
  const { count, isOnly, isNot, isNext } = mark;
  if (isOnly) return (builds === count) !== isNot;
  if (isNot) return builds < count;
  // `If one: ...; if two: ...`: of these the greatest, unless that comes on top.
  return builds >= count && (isNext || count === 1 || count >= most || too.test(said));
}

function marksIn(sentence: string): readonly Mark[] {
  const found = [...sentence.matchAll(opening)].flatMap((match) => {
    const mark = markAt(sentence, match);
    return mark === null ? [] : [mark];
  });
  return found.filter((each, at) => at === 0 || each.from >= found[at - 1]!.to);
}

function markAt(sentence: string, match: RegExpExecArray): Mark | null {
  const from = match.index;
  const begin = from + match[0].length;
  const plain = { from, count: 1, isOnly: false, isNot: false, isNext: false };
  const closed = (to: number) => to + (closing.exec(sentence.slice(to))?.[0].length ?? 0);
  if (otherwise.test(match[0])) return { ...plain, kind: "else", to: closed(begin) };
  if (thatCase.test(match[0])) return { ...plain, kind: "so", to: closed(begin) };
  const words = [...sentence.slice(begin).matchAll(word)];
  const unknown = words.findIndex(
    (each, at) =>
      !known.test(each[0]) || /[,;:.!?\n]/.test(gapBefore(sentence.slice(begin), words, at)),
  );
  let end = unknown < 0 ? words.length : unknown;
  const next = words[end];
  const last = () => words[end - 1];
  const isClosed =
    next === undefined ||
    /[,;:.!]/.test(gapBefore(sentence.slice(begin), words, end)) ||
    then.test(next[0]);
  if (!isClosed) {
    if (!starting.test(next[0])) return null;
    // `If I get one I want ...`, `if I get a second an army ...`
    while (last() !== undefined && (subject.test(last()![0]) || article.test(last()![0]))) end -= 1;
  }
  const said = words.slice(0, end).map(([each]) => each.toLowerCase());
  if (said.length === 0) return null;
  const to = closed(begin + last()!.index + last()![0].length);
  const isNot = said.some((each) => not.test(each));
  const isSo = said.length <= 4 && (said.some((each) => so.test(each)) || can.test(said.at(-1)!));
  const isOwed = said.some((each) => owed.test(each));
  const counts = said.flatMap((each) => countOf(each));
  if (counts.length === 0 && !isOwed) {
    if (isSo) return { ...plain, kind: "so", to, isNot };
    return isNot && said.length === 1 ? { ...plain, kind: "else", to } : null;
  }
  const isNext = said.some((each) => nth.test(each));
  const isOnly = said.some((each) => only.test(each));
  return { ...plain, kind: "count", to, count: Math.max(1, ...counts), isOnly, isNot, isNext };
}

function gapBefore(text: string, words: readonly RegExpExecArray[], at: number): string {
  const before = words[at - 1];
  const begin = before === undefined ? 0 : before.index + before[0].length;
  return text.slice(begin, words[at]?.index ?? text.length);
}

function countOf(said: string): readonly number[] {
  const at = numbers.findIndex((each) => each.test(said));
  return at < 0 ? [] : [at + 1];
}

const word = /[\p{L}\d]+/gu;
const opening = regex("giu")`
  (?<!\p{L})(?:
    if|should|in case|provided|assuming|wenn|falls|sollte[nt]?|sofern|si|s(?=['\u2019]il)|se|als|indien|mits
    |en caso de|in caso di|otherwise|(?<=(?:or|[,;.]) )else|(?<=[,;.] )anders|sonst|ansonsten
    |andernfalls|sinon|altrimenti|de lo contrario
    |in (?:that|which) case|in (?:dem|diesem) fall|dans ce cas|en (?:ese|tal) caso|in (?:tal|quel|questo) caso
    |in dat geval
  )(?!\p{L})
`;
const otherwise =
  /^(?:otherwise|else|sonst|ansonsten|andernfalls|sinon|altrimenti|de lo contrario|anders)$/iu;
const thatCase = /^(?:in|dans|en)(?!\p{L})(?! caso d[ie]$).*(?:case|fall|cas|caso|geval)$/iu;
const closing = /^\s*(?:[,:;]\s*)?(?:(?:then|dann|alors|entonces|allora|dan)(?!\p{L}),?\s*)?/iu;
const then = /^(?:then|dann|alors|entonces|allora|dan)$/iu;
/** What the second half of such a sentence begins with. */
const starting = regex("iu")`
  ^(?:
    please|pls|plz|put|make|build|raise|want|would|d|ll|like|add|take|bitte|m\u00f6chte|h\u00e4tte|will|quiero
    |quisiera|vorrei|voglio|graag|an?|eine?|une?|una|un|een|army|fleet|armee|flotte|arm\u00e9e|flota
    |ej\u00e9rcito|flotta|armata|esercito|vloot|leger
  )$
`;
const subject = /^(?:i|we|je|j|ich|ik|io|yo)$/iu;
const article = /^(?:an?|one|eine?n?|une?|una|un|een|two|zwei|deux|dos|due|twee)$/iu;
const numbers = [
  /^(?:an?|one|1|any|some|something|einen?|einer?|eins|etwas|une?|una|uno|algun[oa]?|algo|qualcosa|een|iets)$/iu,
  regex("iu")`
    ^(?:
      two|2|second|another|both|zwei|beide|zweite[nrs]?|weitere[nrs]?|noch|deux|deuxi\u00e8me|seconde?|autre
      |dos|segund[oa]|otr[oa]|due|second[oa]|altr[oa]|twee|tweede|nog
    )$
  `,
  /^(?:three|3|third|drei|dritte[nrs]?|trois|troisi\u00e8me|tres|tercer[oa]?|tre|terz[oa]|drie|derde)$/iu,
  /^(?:four|4|fourth|vier|vierte[nrs]?|quatre|quatri\u00e8me|cuatro|quattro|vierde)$/iu,
];
const nth = regex("iu")`
  ^(?:
    second|another|third|fourth|zweite[nrs]?|weitere[nrs]?|dritte[nrs]?|noch|deuxi\u00e8me|seconde?|autre
    |troisi\u00e8me|segund[oa]|otr[oa]|tercer[oa]?|second[oa]|altr[oa]|terz[oa]|tweede|derde|nog
  )$
`;
const only = regex("iu")`
  ^(?:
    only|just|exactly|nur|blo\u00df|seulement|seule?|uniquement|solo|sola|s\u00f3lo|solamente|soltanto
    |alleen|slechts|maar
  )$
`;
/** `Otherwise only the army` */
const onlyThen = /^\s*(?:only|just|nur|seulement|solo|s\u00f3lo|soltanto|alleen)\s+/iu;
const not = /^(?:not|no|t|nicht|keinen?|kein|keine|nein|pas|non|niet|geen|nee)$/iu;
const so = regex("iu")`
  ^(?:
    so|yes|yeah|yep|case|right|true|ja|stimmt|oui|cas|s\u00ed|s\u00ec|si|as\u00ed|caso|cos\u00ec|dat
    |klopt|zo|vrai|vero|cierto
  )$
`;
const can = /^(?:am|do|can|may|have|darf|kann|habe|peux|puedo|posso|mag|kan)$/iu;
const owed = regex("iu")`
  ^(?:
    owed|due|entitled|earned|allowed|zusteh(?:t|en)|droit|derecho|tocan?|corresponden?|diritto|spettan?o?|tocca(?:no)?
    |recht
  )$
`;
const too =
  /(?<!\p{L})(?:too|also|as well|auch|zus\u00e4tzlich|dazu|aussi|tambi\u00e9n|anche|ook)(?!\p{L})/iu;
const known = regex("iu")`
  ^(?:
    i|we|me|us|my|m|am|ve|re|s|is|are|be|been|do|does|did|don|didn|there|it|that|this|the|of
    |to|for|on|more|than|one|ones
    |get|got|have|has|had|can|may|could|allowed|only|just|exactly|at|least|all|still|really|indeed|build|builds
    |building|unit|units|new|extra|additional|coming|left|place|spare|free|come|comes|turn|turns|out|be
    |ich|mir|wir|uns|habe?|hab|haben|darf|d\u00fcrfen|kann|k\u00f6nnen|bekommen?|kriegen?|es
    |sind|ist|sein|w\u00e4ren?|nur
    |blo\u00df|mehr|als|bauen|bau|bauten|aufstellen|einheit|einheiten|neuen?|frei|tats\u00e4chlich|doch|der|die|das
    |je|j|il|y|en|ai|\u00e0|a|m|me|l|le|la|les|est|c|ce|peux|puis|dois|reste|construire|construction
    |constructions|unit\u00e9s?
    |de|d|plus|qu|que|seulement|seule?|nouvelles?|encore|reviennent|revient|vrai
    |tengo|puedo|hay|lo|un|una|m\u00e1s|construir|construcci\u00f3n|construcciones|unidad|unidades|nuevas?|al|menos|es
    |ho|posso|ne|mi|ce|c|\u00e8|sono|di|pi\u00f9|costruire|costruzioni?|unit\u00e0|nuov[aeo]|fosse|ci|solo|ad|avere
    |ik|mag|kan|krijg|heb|er|is|zijn|meer|dan|bouwen|eenhe(?:id|den)|nieuwe|op|wel|nog
    |${numbers.map((each) => each.source.slice(1, -1)).join("|")}|${not.source.slice(1, -1)}
    |${so.source.slice(1, -1)}|${owed.source.slice(1, -1)}|${only.source.slice(1, -1)}
  )$
`;
/** The words before the condition behind them. */
const lastClause = /(?:[,;]|\s(?:and|und|et|y|e|en)(?!\p{L}))[^,;]*$/iu;
const leading = /^[\s,;]*(?:(?:and|und|et|y|e|en)(?!\p{L}))?\s*/iu;
const joint = /[\s,;:]*(?:(?<!\p{L})(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)[\s,]*)?$/iu;
/** Builds are spoken of. */
const ofBuilds = { test: (text: string) => building.test(text) || earning.test(text) };
const earning = regex("iu")`
  (?<!\p{L})(?:
    get one|earned|coming to me|zusteht|zustehen|verdient|aufstellen|droit|derecho|tocan?|toca|diritto
    |spetta|tocca|recht op|krijg
  )(?!\p{L})
`;
