/**
 * What programs print before an order that says it itself, and people say to programs: `• Hold: A Mun H`,
 * `Support Move: A Mun S A Ber - Sil`, `/support A Mun S A Ber - Sil`.
 */
import { regex } from "../../../util/index.js";
import { blank } from "../prose/markup.js";

const label = regex("iu")`
  ^([^\p{L}\d]{0,6})((?:move|attack|hold|support|convoy|retreat|build|destroy|disband|remove)s?)(?:
    (?: (?:moves?|holds?|orders?))?\s?:|(?<=^\s{0,2}[/!]\p{L}{4,9})\s
  )(?=\W*\p{L})
`;
const end = String.raw`(?!\p{L})`;
const own: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:move|attack)/i, /\p{L}\s?(?:->?|\sto\s|\smoves?\s)\s?\p{L}/iu],
  [/^hold/i, new RegExp(String.raw`\p{L}\s(?:h|holds?|stands?)${end}`, "iu")],
  [/^support/i, /\p{L}\s(?:s|supp?|supports?)\s\p{L}/iu],
  [/^convoy/i, /\p{L}\s(?:c|convoys?)\s\p{L}/iu],
  [/^retreat/i, /^\W*retreats?\s|\p{L}\s?(?:->?|\sr\s|\sretreats?\s)\s?\p{L}/iu],
  [/^build/i, new RegExp(String.raw`^\W*builds?${end}|\sb\s*$|\sbuilds?\s*$`, "iu")],
  [
    /^(?:destroy|disband|remove)/i,
    new RegExp(String.raw`^\W*(?:destroy|disband|remove)s?${end}|\sd\s*$|\sdisbands?\s*$`, "iu"),
  ],
];
/** `A MUN H` between the signs of a quoted program. */
const quoted = /(?<!\p{L})`|`(?!\p{L})/gu;

/** `England: Builds A edi   England: Builds F lon`: the columns of a table in one line. */
const title = /^\s*(\p{L}{4,15})\s?:(?=\s)/u;

/** Where the title of the line comes again another order begins. */
function withoutTitlesAgain(text: string): string {
  const [words, name] = title.exec(text) ?? [];
  if (words === undefined) return text;
  const again = new RegExp(String.raw`(?<=\S)\s+${name}\s?:(?=\s)`, "giu");
  return text.replace(again, (found) => `;${blank(found.slice(1))}`);
}

/** `+2: A Ber, F Kie`, `Germany -1: F Hol`: how many, before those that are meant. */
const counts =
  /^(\W*(?:\p{L}{3,15}\s?:?\s)?\s{0,2})([+-])(\s?\d{1,2}\s?[:=,]?\s+)(?=(?:a|f|army|fleet)[\s(]\p{L})/iu;

/** The line with the letter of a verb for the count, as long as it was. */
export function withoutCounts(text: string): string {
  return text.replace(counts, (_, before: string, sign: string, count: string) => {
    return `${before}${sign === "+" ? "b" : "d"}${blank(count)}`;
  });
}

/** The line without the label, as long as it was. */
export function withoutLabels(written: string): string {
  const text = withoutTitlesAgain(written);
  const bare = text.replace(/\*\*/g, blank).replace(quoted, blank);
  const [words, , verb] = label.exec(bare) ?? [];
  if (words === undefined) return text.replace(quoted, blank);
  const order = bare.slice(words.length);
  const says = own.some(([name, does]) => name.test(verb!) && does.test(order));
  return says ? blank(words) + order : text.replace(quoted, blank);
}
