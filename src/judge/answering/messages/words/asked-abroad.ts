/**
 * `Ob er nach Tirol zieht`, `s'il reste chez lui`, `si va a Piamonte`: what one reader is to be asked, as a question to
 * them. Where any word of it may still speak of somebody else, nothing is turned.
 */
import { capital, regex } from "../../../../util/index.js";
import { separable } from "./main-clause.js";
import { germanOfYou } from "./turned-german.js";
import { frenchToReader, italianOfYou, spanishOfYou } from "./turned-romance.js";

/** The question; null for what is none, or is not fully understood. */
export function askedAbroad(what: string, isOfOne: boolean): string | null {
  const clause = what.trim().replace(/[\s.?!]+$/, "");
  if (clause.split(/\s+/).length > longest || /["?:;,()]/.test(clause)) return null;
  const german = germanAsked(clause, isOfOne);
  if (german !== null || !isOfOne) return german;
  return dutchAsked(clause) ?? frenchAsked(clause) ?? spokenToOne(clause);
}

const longest = 20;

/** Behind `ob er` the verb stands last: `mitmacht` is `machst du mit`. */
function germanAsked(clause: string, isOfOne: boolean): string | null {
  const { ask = "", between = "", verb = "" } = behindOb.exec(clause)?.groups ?? {};
  const [prefix = ""] = separable.exec(verb) ?? [];
  const bare = verb.slice(prefix.length);
  // Many speak of a power as of several people.
  const one = isOfOne ? germanOfYou(bare) : null;
  const own = one ?? germanOfAll(bare);
  const isOne = one !== null;
  const middle = isOne
    ? between.replace(/(?<!\p{L})(?:ihn|ihm|sich|sein(?:e[mnrs]?)?)(?!\p{L})/gu, toYou)
    : between.replace(/(?<!\p{L})(?:sich|ihnen)(?!\p{L})/gu, "euch");
  if (own === null || germanOthers.test(middle)) return null;
  const words = [ask === "ob" ? "" : ask, own, isOne ? "du" : "ihr", middle.trim(), prefix];
  return `${capital(words.filter((each) => each !== "").join(" "))}?`;
}

const behindOb = regex("u")`
  ^(?<ask>ob|was|wann|wo|wohin|wie|warum|wieso|weshalb|wen|wem|(?:gegen|mit|f\u00fcr) we[nm])\s(?:er|sie)
    (?<between>(?:\s[\p{L}\p{N}-]+)*)\s(?<verb>\p{Ll}+)$
`;

/** The verb of several as that of `ihr`. */
function germanOfAll(verb: string): string | null {
  if (verb === "sind") return "seid";
  return /[^e]en$/u.test(verb) ? verb.replace(/(?<=[td])en$/u, "et").replace(/en$/u, "t") : null;
}

function toYou(word: string): string {
  return { ihn: "dich", ihm: "dir", sich: "dich" }[word] ?? word.replace("sein", "dein");
}

const germanOthers =
  /(?<!\p{L})(?:er|sie|ihr|ihnen|ihre[mnrs]?|man|wer|dass|wenn|und|oder)(?!\p{L})/iu;

function dutchAsked(clause: string): string | null {
  const [, between = "", verb = ""] =
    /^of (?:hij|ie)((?: [\p{L}\p{N}-]+)*) (\p{Ll}+)$/iu.exec(clause) ?? [];
  if (
    verb === "" ||
    /(?<!\p{L})(?:hij|zij|ze|hem|haar|hun|zijn|en|of|dat)(?!\p{L})/iu.test(between)
  )
    return null;
  const own = { is: "ben", heeft: "heb", zal: "zul", gaat: "ga", doet: "doe", staat: "sta" }[verb];
  return `${capital(own ?? verb.replace(/(?<=[^aeiou])t$/u, ""))} je${between}?`;
}

function frenchAsked(clause: string): string | null {
  const [, tail = ""] = /^si (tu .+)$/iu.exec(frenchToReader(clause) ?? "") ?? [];
  return tail === "" ? null : `Est-ce que ${tail} ?`;
}

/** In Spanish and Italian the verb says of whom it is. */
function spokenToOne(clause: string): string | null {
  const { si = "", lead = "", verb = "", rest = "" } = implicit.exec(clause)?.groups ?? {};
  if (verb === "" || romanceOthers.test(rest)) return null;
  const isItalian = si.toLowerCase() === "se";
  const own = isItalian ? italianOfYou(verb) : spanishOfYou(verb);
  const before = lead.replace(/(?<!\p{L})s([ie])(?= )/giu, "t$1");
  return `${isItalian ? "" : "\u00bf"}${capital(`${before}${own}${rest}`)}?`;
}

const implicit = regex("iu")`
  ^(?<si>si|se)\s(?:(?:\u00e9l|ella|lui|lei)\s)?(?<lead>(?:(?:no|non|me|nos|se|mi|ci|si)\s)*)
    (?<verb>es|\u00e8|\p{L}+[aeá\u00e0\u00f2\u00e1\u00e9])(?<rest>(?:\s[\p{L}\p{N}'\u2019-]+)+)$
`;
const romanceOthers = regex("iu")`
  (?<!\p{L})(?:
    \u00e9l|ellas?|ellos|les?|l[oa]s?(?=\s\p{L}+(?:o|\u00e9)$)|se|sus?|suy[oa]s?|lui|lei|loro|gli|suo|sua|suoi|sue
    |y|e|o|que|che|si
  )(?!\p{L})
`;
