/**
 * Orders as records of programs: `{"unit": "A MUN", "action": "move", "to": "BUR"}`, `<order unit="A MUN"
 * type="hold"/>`, `support(RUH, MUN, BUR)`. Keys and brackets are blanked, so that what they hold stands in one
 * row.
 */
import { regex } from "../../../util/index.js";
import { blank } from "../prose/markup.js";

/** The line with its records as orders, as long as it was; any other line as it is. */
export function withoutRecords(text: string): string {
  return withoutElements(withoutKeys(withoutCalls(text).replace(submitting, blank)));
}

/** `submit_orders("A Mun - Bur", ...)` */
const submitting = /^\s*[a-z_][\w.]*\((?=\s*["'[{])/i;

const element = /<(\/?)(?:orders?|moves?|unit|item|value|string|li)>/gi;

/** `<order>A Mun - Bur</order>` */
function withoutElements(text: string): string {
  return text.replace(element, (tag, closes: string) => (closes === "" ? blank(tag) : ended(tag)));
}

const call = regex("giu")`
  (?<!\p{L})(move|attack|hold|support|convoy|retreat)(\()([\p{L}\d /."'-]{2,25})
    ((?:,[\p{L}\d /."'-]{2,25}){0,2})\)
`;

/** `support(RUH, MUN, BUR)`: who does it, the verb, and for whom. */
function withoutCalls(text: string): string {
  return text.replace(call, (_, verb: string, open: string, unit: string, others: string) => {
    const [of = "", to] = others.split(",").slice(1);
    const behind = to === undefined ? ` ${of}` : ` ${of}-${to}`;
    return `${unit} ${verb}${others === "" ? open.replace("(", "") : behind};`.padEnd(
      verb.length + unit.length + others.length + 2,
    );
  });
}

const pair = regex("giu")`
  (?:(["'])(?<name>[a-z][a-z_ ]{0,20})\1|(?<![\p{L}\d])(?<word>[a-z][a-z_]{0,20}))\s*[:=]\s*
    (?<mark>["'])(?<value>[^"']{1,60})\k<mark>,?
`;
/** What a record says beside its order. */
const beside = regex("giu")`
  (["']?)(?<![\p{L}\d])(?:power|country|player|nation|game(?:_?id)?|id|turn|phase|season|year)\1
    \s*[:=]\s*(?:(["'])[^"']{0,40}\2|\d{1,9}),?
`;
const known = regex("i")`
  ^(?:
    units?|unit_?type|from|source|origin|loc|location|province|territory|order|order_?type|action
    |type|move|command|verb|to|target|dest|destination|goal|helped|supported|convoyed|via
  )$
`;
const goal = /^(?:to|target|dest|destination|goal)$/i;
const help = /^(?:s|c|sup|supports?|con|convoys?)$/i;
/** An order that needs no key, and one that lacks its unit: the key is it. */
const order = regex("iu")`
  ^\s*(?:(?:[af]|army|fleet)\s)?\s*\p{L}{3,}.*(?:
    [->]|(?<!\p{L})(?:s|h|c|to|supports?|holds?|convoys?)(?!\p{L})
  )
`;
const predicate = /^\s*(?:[->]|(?:s|h|c|supports?|holds?|convoys?)(?!\p{L}))/iu;
/** Where a line is nothing but records, or a part of one. */
const begins =
  /^[\s[,(]*(?:["']?[\w ]{1,20}["']?\s*[:=]\s*)?[\s[]*(?:[{<]|["'][\w ]{1,20}["']\s*:\s*["'])/;

function withoutKeys(text: string): string {
  if (!begins.test(text)) return text;
  return text
    .split(/(?<=[}>])/)
    .map(inARow)
    .join("");
}

/** One record as a row of its values; as it is where a key says nothing of orders. */
function inARow(record: string): string {
  const bare = record.replace(beside, blank);
  const fields = [...bare.matchAll(pair)];
  const isHelp = fields.some(({ groups }) => help.test(groups!.value!));
  const values = fields.map(({ 0: words, groups }, at) => {
    const { name, word, mark, value } = groups as Record<string, string>;
    const key = name ?? word;
    const before = words.indexOf(`${mark}${value}${mark}`);
    const isKnown = known.test(key!);
    const isOrder = !isKnown && order.test(value!);
    const isUnit = !isKnown && !isOrder && predicate.test(value!);
    if (!(isKnown || isOrder || isUnit)) return null;
    const start = (isUnit ? ` ${key}` : "").padEnd(before);
    const first = at > 0 && !isKnown ? `;${start.slice(1)}` : start;
    // `support`, of which unit, and where that one goes
    const leads = isHelp && isKnown && at > 2 && goal.test(key!) ? "-" : " ";
    return `${first}${leads}${value}`.padEnd(words.length);
  });
  if (values.length === 0 || values.includes(null)) return record;
  let at = -1;
  return bare
    .replace(pair, () => {
      at += 1;
      return values[at]!;
    })
    .replace(/^[\s,[]*[{<]\s*(?:order|move|unit)?(?=[\s;])/i, blank)
    .replace(/\/?[}>]$/, ended);
}

/** The sign as the end of an order. */
function ended(sign: string): string {
  return `;${blank(sign.slice(1))}`;
}
