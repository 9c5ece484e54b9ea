/**
 * What a short reply chooses of the orders that were asked about: `the south one`, `Albania then`, `the first`,
 * `the side where Norway is`. It completes the order that it answers, or points at one of those told. Of an order that
 * was asked about alone, `then do that` is enough.
 */

import { type Board, type LocationId, provinceOf } from "../../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { placesIn } from "../../../names/mentions.js";
import { typesNamed } from "../../../names/unit-types.js";
import { agrees, agreesToAll } from "./agreed.js";
import type { AskedBack } from "./asked.js";

/** Reads a whole order; null for what is none, or none that is possible. */
type ReadsOrder = (text: string) => string | null;

/** The orders that these words choose, as canonical text: one, unless they say `both`. */
export function chosenIn(
  board: Board,
  asked: readonly AskedBack[],
  words: string,
  readsOrder: ReadsOrder,
): readonly string[] {
  const alone = asked.flatMap(([order, another]) => (another === undefined ? order! : []));
  if (alone.length === 1 && agrees(words)) return alone.map((order) => printOrder(order));
  if (alone.length > 1 && agreesToAll(words)) return alone.map((order) => printOrder(order));
  const way = stayingIn(asked, words) ?? goingIn(asked, words);
  if (way !== null) return [way];
  const said = choosingWords(words);
  if (said === "" || said.split(" ").length > mostWords || refusing.test(said)) return [];
  const several = asked.filter(({ length }) => length > 1);
  const counting = alone.length > 1 ? [alone] : several;
  const counts = counting.flatMap((question) => counted(question, said) ?? []);
  const names = [
    ...counting.flatMap((question) => ofType(question, said) ?? []),
    ...several.flatMap(
      (question) =>
        ofType(question, said) ??
        completed(question, said, readsOrder) ??
        described(board, question, said) ??
        byUnit(board, question, said) ??
        [],
    ),
  ];
  const [first, another] = new Set([...counts, ...names].map((order) => printOrder(order)));
  return another === undefined && first !== undefined ? [first] : [];
}

/** `Ok then I stay`: the one unit that all questions were about holds. */
function stayingIn(asked: readonly AskedBack[], words: string): string | null {
  if (!staying.test(words.trim())) return null;
  const ways = asked
    .flat()
    .flatMap((order) => (order.kind === "move" || order.kind === "hold" ? [order] : []));
  const [first] = ways;
  const isOfOne = ways.every(({ unit }) => unit.at === first?.unit.at);
  return first !== undefined && isOfOne && ways.length === asked.flat().length
    ? printOrder({ kind: "hold", unit: first.unit })
    : null;
}

/** `Dann geh hin`, where the unit was to go somewhere, or to stay. */
function goingIn(asked: readonly AskedBack[], words: string): string | null {
  const [one, other, more] = asked.flat();
  const isEither = one?.kind === "move" && other?.kind === "hold" && more === undefined;
  return isEither && going.test(words.trim()) ? printOrder(one) : null;
}

const talk = wrapped`
  ^(?:(?:ok|okay|ah|oh|hm+|well|no|nope|then|so|in that case|gut|na gut|dann|also|alors|bon|non|entonces|allora
    |dan|goed)[\s,.!]+){0,4}
`;
const going = regex("iu")`
  ${talk}
  (?:(?:i|we|it|he|she|they)(?:['\u2019]?ll| will)?\s)?(?:just\s)?(?:
    (?:goe?s?|moves?|attacks?)(?:\s(?:there|in|for it))?(?:\s(?:anyway|regardless|in any case))?|take it
    |(?:geh\p{L}*|zieh\p{L}*)(?:\s(?:ich|sie|er|halt|eben|trotzdem|auf jeden fall))*\s(?:da|dort)?hin
    |(?:j['\u2019]|elle\s|on\s)y\s(?:vais|va)|vas-y|allez-y|vai|vado|va|voy|ve
  )(?:[\s,]+(?:then|please|dann|alors|entonces|allora|dan|bitte))?\W*$
`;

const staying = regex("iu")`
  ${talk}
  (?:
    (?:i|we|it|he|she|they)(?:['\u2019]?ll| will)?\s(?:just\s|rather\s)?(?:stays?|holds?|remains?|stays? put)
      (?:\s(?:put|there|here|where (?:i am|we are|it is|they are)))?
    |(?:ich|wir|er|sie|die) bleib(?:e|t|en)?|bleib(?:e|t|en)? (?:ich|wir|er|sie)
      (?:\s(?:lieber|eben|halt|da|dort|hier|stehen))*
    |(?:je|on|elle|il) reste(?:ra|rai)?(?:\s(?:l\u00e0|ici|sur place))?|(?:me )?quedo(?:\saqu\u00ed)?|se queda
    |resto|resta
    |rimango|rimane|ik blijf|dan blijf ik|hij blijft
  )(?:[\s,]+(?:then|please|dann|alors|entonces|allora|dan))?\W*$
`;

/** Whoever writes more than this tells a story. */
const mostWords = 10;
const refusing =
  /\?|\b(?:not|no|none|neither|nor|don't|nicht|kein\w*|pas|aucun\w*|non|ninguna?|niet|geen)\b/i;

/** The words that choose, without what is said around them. */
export function choosingWords(words: string): string {
  return words
    .replace(/\*[^*]*\*|\([^)]*\)|[:;]-?[()DPp]/g, " ")
    .replace(/[.,!"\u201c\u201d]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(lead, "")
    .replace(tail, "");
}

const lead = regex("i")`
  ^(?:
    (?:
      ah|oh|ok|okay|sorry|yes|yep|yeah|sure|well|right|then|so|ja|oui|si|sí|sì|i mean|i meant
      |i'd say|make (?:it|that)|let(?:'s| us) (?:say|take)|it(?:'s| is)|that(?:'s| is| would be)
      |please|just|the|that|to|in|on|at|take|do|i'll (?:do|take)|i will (?:do|take)
      |let(?:'s| us) (?:do|go (?:with|for))|alors|allora|entonces|dann|dan|eben|halt
      |(?:send|put|move|bring|order|take|have|let) (?:it|them|him|her|that one|this one)(?: go| over| up| down| back)?
      |(?:it|he|she|they)(?:'ll| will| should| can)? (?:go(?:es)?|moves?|heads?)(?: over| up| down| back)?
      |schicke?n? (?:wir )?(?:sie|ihn|die|den|diese)|(?:sie|er|die|der) (?:geht|soll|zieht|fährt|marschiert)
      |envoie(?:z|-|s|ons)*[ -](?:la|le|les)|(?:qu')?(?:elle|il) (?:va|ira|aille)|dans
      |(?:m[aá]nd|envi|envía)[a-z]*l[ao]s?|(?:que )?(?:vaya|va)|mandal[ao]
      |stuur (?:hem|haar|ze|die)|(?:hij|ze) gaat|naar
      |der|die|das|den|nach|ins?|into|la|le|el|il|los|de|het|à|en|a
    ) )+
`;
const tail = regex("i")`
  (?: (?:
    i mean|i meant|(?:sounds|looks|is) (?:good|fine|nice|best)(?: to me)?|ones?
    |then|please|pls|of course|obviously|naturally|instead|rather|stattdessen|lieber|plutôt|mejor|piuttosto|liever
    |i think|i guess|thanks|thank you|will do|it is|side|bitte|dann|natürlich|alors|s'il te plaît|por favor|entonces
    |per favore|allora|dan|graag
  ))+$
`;

/** `the first`, `2`, `the latter`. */
function counted(question: AskedBack, said: string): WrittenOrder | null {
  const at = ordinals.findIndex((each) => each.test(said));
  if (at >= 0) return question[at] ?? null;
  const isTwo = question.length === 2;
  if (isTwo && /^(?:former|erstere\w*)$/i.test(said)) return question[0]!;
  if (/^last$/i.test(said) || (isTwo && /^(?:latter|other|letztere\w*)$/i.test(said)))
    return question.at(-1)!;
  return null;
}

const ordinals = [
  /^(?:first|1st|1|one|erste[nrs]?|premi[eè]re?|primer[oa]?|prim[oa]|eerste)$/i,
  /^(?:second|2nd|2|two|zweite[nrs]?|deuxième|second[oae]|segund[oa]|tweede)$/i,
  /^(?:third|3rd|3|three|dritte[nrs]?|troisième|tercer[oa]?|terz[oa]|derde)$/i,
];

/** `the army`, where an army and a fleet were to choose from. */
function ofType(question: AskedBack, said: string): WrittenOrder | null {
  const [type, other] = said.includes(" ") ? [] : typesNamed(said);
  const of = question.filter((order) => order.kind !== "waive" && order.unit.type === type);
  // Words that name no kind may be of either.
  return type !== undefined && other === undefined && of.length === 1 ? of[0]! : null;
}

/** `south` completes `F MAO - SPA`, `Rome` completes `- APU`. */
function completed(question: AskedBack, said: string, readsOrder: ReadsOrder): WrittenOrder | null {
  const told = question.map((order) => printOrder(order));
  const [before, behind] = shared(told.map((text) => text.replace("/", " /").split(" ")));
  if (before === "" && behind === "") return null;
  const read = readsOrder([before, said, behind].join(" ").trim());
  return question[told.findIndex((text) => read !== null && isSame(read, text))] ?? null;
}

/** The same order, but for a type that was not written. */
function isSame(read: string, told: string): boolean {
  return read === told || read.replace(/^[AF] /, "") === told;
}

/** The words that all orders begin with, and those that all end with. */
function shared(all: readonly (readonly string[])[]): readonly [string, string] {
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  const same = (at: number) => all.every((words) => words.at(at) === first.at(at));
  let start = 0;
  while (start < shortest && same(start)) start += 1;
  let end = 0;
  while (end < shortest - start && same(-1 - end)) end += 1;
  return [first.slice(0, start).join(" "), end === 0 ? "" : first.slice(-end).join(" ")];
}

/** `the side where Norway is`: the one coast from which a fleet reaches all that is named. */
function described(board: Board, question: AskedBack, said: string): WrittenOrder | null {
  const places = placesIn(board, said);
  if (places.length === 0 || !pointing.test(said)) return null;
  const facing = question.filter((order) => {
    const at = coastIn(order);
    if (at === null) return false;
    const near = board.neighbours("F", at).map(provinceOf);
    return places.every((place) => near.includes(place));
  });
  return facing.length === 1 ? facing[0]! : null;
}

/** `Naples is the new one`, of fleets that could both go there: the order of the one unit that is named. */
function byUnit(board: Board, question: AskedBack, said: string): WrittenOrder | null {
  const [place, another] = placesIn(board, said);
  const those = question.filter(
    (order) => order.kind !== "waive" && provinceOf(order.unit.at) === place,
  );
  return another === undefined && those.length === 1 && question.length > 1 ? those[0]! : null;
}

const pointing = regex("i")`
  \b(?:
    side|coast|one|facing|faces|towards?|near|nearest|next to|by|beside|where|at|opposite|seite
    |küste|bei|côté|vers|lado|hacia|lato|verso|kant
  )\b
`;

/** The coast that the order names. */
function coastIn(order: WrittenOrder): LocationId | null {
  if (order.kind === "waive") return null;
  const at = order.kind === "build" ? order.unit.at : "to" in order ? order.to : null;
  return at?.includes("/") ? at : null;
}
