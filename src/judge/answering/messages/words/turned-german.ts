/**
 * `Dass ich stillhalte, wenn er es auch tut`, said to him: `Ich halte still, wenn du es auch tust`. Each clause is
 * turned where its verb is plain; where one is not, nothing is.
 */
import { regex } from "../../../../util/index.js";
import { mainClause } from "./main-clause.js";

/** The words as they are said to the one whom they speak of; null where more than that would change. */
export function saidToHim(clause: string): string | null {
  const end = /[.!]?$/.exec(clause.trim())?.[0] ?? "";
  const [first = "", ...others] = clause
    .trim()
    .slice(0, clause.trim().length - end.length)
    .split(parts);
  const main = his.test(first) ? null : mainClause(first.replace(object, toYou), true);
  const behind = others.map((each) => subordinate(each.trim()));
  if (main === null || behind.some((each) => each === null)) return null;
  return `${[main, ...behind].join(", ")}${end}`;
}

/** `Wenn er es auch tut`, with `du` for `er`. */
function subordinate(clause: string): string | null {
  const text = clause.replace(object, toYou);
  if (!his.test(text)) return text;
  const [, before = "", middle = "", verb = ""] =
    /^(\p{L}+) er(?= )((?: [\p{L}\p{N}-]+)*) (\p{Ll}+)$/u.exec(text) ?? [];
  const turned = verb === "" || his.test(middle) ? null : germanOfYou(verb);
  return turned === null ? null : `${before} du${middle} ${turned}`;
}

/** The verb of `er` as that of `du`; null for what is perhaps none. */
export function germanOfYou(verb: string): string | null {
  const own = irregular[verb];
  if (own !== undefined) return own;
  if (/(?:[td]e|[hw]\u00e4re|w\u00fcrde)$/u.test(verb)) return `${verb}st`;
  if (/[td]et$/u.test(verb) || /[^s\u00dfzx]t$/u.test(verb)) return verb.replace(/t$/u, "st");
  return /[s\u00dfzx]t$/u.test(verb) ? verb : null;
}

const irregular: Readonly<Record<string, string>> = {
  ...{ hat: "hast", wird: "wirst", ist: "bist", will: "willst", kann: "kannst", soll: "sollst" },
  ...{
    muss: "musst",
    mu\u00df: "musst",
    wei\u00df: "wei\u00dft",
    darf: "darfst",
    mag: "magst",
    h\u00e4lt: "h\u00e4ltst",
    war: "warst",
  },
};

const parts = regex("u")`
  ,?\s+(?=(?:wenn|falls|sofern|solange|sobald|bis|damit|weil|obwohl|und\sdass)\s)
`;
/** Who is spoken of, or somebody else. */
const his = /(?<!\p{L})(?:er|sie|ihr|ihnen|ihre[mnrs]?|man|wer|und|oder)(?!\p{L})/iu;
const object = /(?<!\p{L})(?:ihn|ihm|sein(?:e[mnrs]?)?)(?!\p{L})/gu;

function toYou(word: string): string {
  return { ihn: "dich", ihm: "dir" }[word] ?? word.replace("sein", "dein");
}
