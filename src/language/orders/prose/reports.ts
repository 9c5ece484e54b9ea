/**
 * Lines that tell what others wrote or what came of earlier orders, with no sign at each: results, forwarded
 * letters.
 */
import { regex } from "../../../util/index.js";

interface Text {
  readonly text: string;
}

/** What came of an order, behind it. In brackets, as `(*bounce*)`, tools write it behind orders that are sent again. */
const failure = regex("iu")`
  (?<=[\s,:-])(?:
    fail(?:s|ed)|bounce[sd]?|cut|dislodged|void|no effect|abgewehrt|abgeprallt|gescheitert
    |unterbrochen|vertrieben|\u00e9chou\u00e9|\u00e9choue|coup\u00e9|fallito|tagliato|falla
    |fallido|cortado|mislukt
  )[\s.]*$
`;
/** What came of the orders beside those that failed. */
const success = regex("iu")`
  [:,]\s*(?:
    ok|okay|succeed(?:s|ed)|success|works|worked|gelungen|geklappt|r\u00e9ussi|riuscito|gelukt
  )[\s.]*$
`;
/** An order that may stand before such words. */
const order =
  /^\P{L}*\p{L}.*(?:[->]|\s(?:h|holds?|s|supports?|c|convoys?|to|nach|naar|vers|en|a|verso)\s)/iu;
const told =
  /^\s*(?:begin forwarded message|-{2,} ?(?:forwarded|original) message ?-{2,}|forwarded message)\s*:?\s*$/i;
const ended =
  /^\W*(?:end (?:of )?(?:the )?forwarded message|end of (?:quote|message|letter|mail))(?!\p{L})/iu;

/** The lines of a listing of results: from the first that has one to the last, and what is indented like them below. */
export function resultsAmong<T extends Text>(lines: readonly T[]): ReadonlySet<T> {
  const short = lines.filter(({ text }) => text.length < longest);
  if (!short.some(({ text }) => hasFailed(text))) return new Set();
  const marked = short.filter(({ text }) => hasFailed(text) || hasWorked(text));
  const [from, to] = [lines.indexOf(marked[0]!), lines.indexOf(marked.at(-1)!)];
  const listing = lines.slice(from, to + 1);
  if (marked.length < 2 || listing.some(({ text }) => text.trim() === "")) return new Set();
  const margin = /^\s+/.exec(listing[0]!.text)?.[0] ?? null;
  const below = lines.slice(to + 1);
  const length = below.findIndex(({ text }) => margin === null || !text.startsWith(margin));
  return new Set([...listing, ...below.slice(0, length < 0 ? below.length : length)]);
}

/** The end is looked at first: one pattern for both would try every way to part a line. */
function hasFailed(text: string): boolean {
  const at = failure.exec(text)?.index;
  return at !== undefined && order.test(text.slice(0, at - 1));
}

function hasWorked(text: string): boolean {
  return /\p{L}/u.test(text.slice(0, success.exec(text)?.index ?? 0));
}

/** No line of a listing is longer. */
const longest = 120;

/** The lines of a letter that is forwarded, where the writer's own stand beside it. */
export function forwardedAmong<T extends Text>(lines: readonly T[]): ReadonlySet<T> {
  const start = lines.findIndex(({ text }) => told.test(text));
  const end = lines.findIndex(({ text }, at) => at > start && ended.test(text));
  if (start < 0 || end < 0) return new Set();
  return new Set(lines.slice(start, end));
}
