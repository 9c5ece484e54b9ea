/**
 * `London and Edinburgh put to sea: the first to the Channel, the second to the Norwegian Sea`, `one
 * fleet goes there, another there`: several units, each with its own way. Where the words do not say which is which,
 * the board does, if it leaves one way alone.
 */
import { provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { OrderLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { says } from "../prose/kinds.js";
import { blank } from "../prose/markup.js";
import { allotted, type Unit } from "./allotted.js";

/** The lines, with each unit named before its own way. */
export function withUnitsInTurn(
  context: ReadingContext,
  written: readonly OrderLine[],
): readonly OrderLine[] {
  const lines = [...written];
  for (const [at, line] of written.entries()) {
    const above = written.slice(0, at).findLastIndex(({ text }) => text.trim() !== "");
    const text = told(context, line.text);
    if (text !== null) lines[at] = { ...line, text };
    else if (above >= 0 && lines[above] === written[above]) {
      // What announces them may be a line of its own.
      const both = told(context, `${written[above]!.text} ${line.text}`);
      const start = written[above]!.text.length;
      if (both?.slice(0, start).trim() !== "") continue;
      lines[above] = { ...written[above]!, text: "" };
      lines[at] = { ...line, text: both.slice(start + 1) };
    }
  }
  return lines.every((line, at) => line === written[at]) ? written : lines;
}

function told(context: ReadingContext, text: string): string | null {
  return formerAndLatter(context, text) ?? inTurn(context, text);
}

/** `Vienna and Serbia against Trieste, the former attacking, the latter supporting`: their goal stands ahead. */
function formerAndLatter(context: ReadingContext, text: string): string | null {
  const { board } = context;
  const [first, second, more] = [...text.matchAll(turn)];
  if (first?.groups?.first === undefined || second?.groups?.second === undefined) return null;
  const own = new Set(ownUnits(context).map(({ at }) => provinceOf(at)));
  const sentence = sentencesOf(text.slice(0, first.index)).at(-1) ?? "";
  const [former, latter, another] = mentionsIn(board, sentence).filter(({ at }) => own.has(at));
  const isPair = former !== undefined && latter !== undefined && another === undefined;
  if (!isPair || more !== undefined) return null;
  if (mentionsIn(board, text.slice(first.index)).length > 0) return null;
  const name = ({ at }: Mention) => board.province(at)!.name;
  const between = text.slice(first.index + first[0].length, second.index);
  const behind = text.slice(second.index + second[0].length);
  return `${text.slice(0, first.index)}${name(former)}${between}${name(latter)}${behind}`;
}

/** Units that are named, or counted by their kind: which of these comes first is for the board to say. */
interface Announced {
  readonly units: readonly Unit[];
  readonly areNamed: boolean;
  /** Where the sentence that announces them begins. */
  readonly from: number;
}

function inTurn(context: ReadingContext, text: string): string | null {
  const turns = [...text.matchAll(turn)];
  const [first] = turns;
  if (first === undefined) return null;
  const ranks = turns.map(({ groups }) =>
    Object.values(groups!).findIndex((word) => word !== undefined),
  );
  const ends = [...turns.slice(1).map(({ index }) => index), text.length];
  const ways = turns.map(({ 0: words, index }, at) => text.slice(index + words.length, ends[at]));
  const announced =
    announcedIn(context, text.slice(0, first.index), turns.length) ?? counted(context, first);
  const units =
    turns.length > 1 && announced !== null ? inOrder(context, announced, ranks, ways) : null;
  const named = (unit: Unit) => context.board.province(provinceOf(unit.at))!.name;
  if (units === null || announced === null) {
    const left = turns[ranks.lastIndexOf(ranked + 1)];
    const other = left === undefined ? null : otherThan(context, text, left);
    if (left === undefined || other === null) return null;
    const { 0: words, index } = left;
    return text.slice(0, index) + named(other) + text.slice(index + words.length);
  }
  const start = text.slice(0, announced.from) + blank(text.slice(announced.from, first.index));
  return start + ways.map((way, at) => `${named(units[at]!)}${way}`).join("");
}

/** `One fleet goes to the North Sea, the other ...` */
function counted(context: ReadingContext, { 0: words, index }: RegExpExecArray): Announced | null {
  const units = ownUnits(context).filter(({ type }) => typesNamed(words)[0] === type);
  return typesNamed(words).length > 1 ? null : { units, areNamed: false, from: index };
}

/** `London goes to the North Sea, the other to the Norwegian Sea`: the one of its kind that was not named. */
function otherThan(
  context: ReadingContext,
  text: string,
  { 0: words, index }: RegExpExecArray,
): Unit | null {
  const named = mentionsIn(context.board, text.slice(0, index)).map(({ at }) => at);
  const own = ownUnits(context);
  const last = named.flatMap((place) => own.filter(({ at }) => provinceOf(at) === place)).at(-1);
  if (last === undefined) return null;
  const types = typesNamed(words).length === 1 ? typesNamed(words) : [last.type];
  const both = own.filter(({ type }) => types.includes(type));
  const [other, another] = both.filter(({ at }) => !named.includes(provinceOf(at)));
  // Of three, another may be meant that was named, too.
  return another === undefined && both.length === 2 ? (other ?? null) : null;
}

/** The units that the last sentence to name any announces, if it says no more of them. */
function announcedIn(context: ReadingContext, before: string, count: number): Announced | null {
  let from = before.length;
  for (const sentence of sentencesOf(before).toReversed()) {
    from -= sentence.length;
    const named = mentionsIn(context.board, sentence);
    const own = ownUnits(context);
    if (named.length === 0 && typesNamed(sentence).length > 1) continue;
    if (more.test(sentence) || helping.some((role) => says(sentence, role))) return null;
    const units = named.map(({ at }) => own.find((unit) => provinceOf(unit.at) === at));
    const counted = own.filter(({ type }) => typesNamed(sentence)[0] === type);
    const areNamed = named.length > 0;
    const found = areNamed ? units : counted;
    const areKnown = found.every((unit) => unit !== undefined);
    return areKnown && new Set(found).size === count ? { units: found, areNamed, from } : null;
  }
  return null;
}

const helping = ["support", "convoy"] as const;

/** The unit of each way: as the words rank them, else as the board alone allows. */
function inOrder(
  context: ReadingContext,
  { units, areNamed }: Announced,
  ranks: readonly number[],
  ways: readonly string[],
): readonly Unit[] | null {
  const areRanked = ranks.every((rank) => rank < ranked);
  if (areRanked && !ranks.every((_, at) => ranks.includes(at))) return null;
  if (!areRanked && !ranks.every((rank, at) => rank === Math.min(ranked + at, ranked + 1)))
    return null;
  if (areRanked && areNamed) return ranks.map((rank) => units[rank]!);
  const goals = ways.map((way) => ({
    to: mentionsIn(context.board, way)[0]?.at ?? null,
    units,
  }));
  return allotted(context, goals);
}

const noun = wrapped`
  (?:\s(?:one|unit|army|fleet|boat|ship|armee|flotte|einheit|arm\u00e9e|unit\u00e9|armata|flotta|unit\u00e0
    |ej\u00e9rcito|flota|unidad|leger|vloot|eenheid|of (?:them|these|the two|those)|davon|von ihnen
    |d['\u2019]entre elles|di (?:esse|loro)|de ellas|van (?:hen|ze|de twee)
    |(?:of|von|de|di|van|d['\u2019]) ?(?:my|the|our|meinen|den|mes|nos|le mie|mis|las|mijn|de)
      (?:armies|fleets|boats|armeen|flotten|arm\u00e9es|flottes|armate|flotte|flotas|legers|vloten)
  ))?
`;
/** The groups stand in the order of what they mean: ranks, then words that rank nothing. */
const turn = regex("giu")`
  (?<!\p{L})(?:
    (?<first>the (?:first|former)|(?:die |der )?erste(?:re)?[rns]?|la premi\u00e8re|le premier|la prima|il primo
      |la primera|el primero|(?:de )?(?:eerste|eerstgenoemde))
    |(?<second>the (?:second|latter)|letztere[rns]?|(?:die |der )?zweite(?:re)?[rns]?
      |la (?:seconde|deuxi\u00e8me|derni\u00e8re)|le (?:second|deuxi\u00e8me|dernier)|la seconda|il secondo
      |la segunda|el segundo|(?:de )?(?:tweede|laatste|laatstgenoemde))
    |(?<third>the third|(?:die |der )?dritte[rns]?|la troisi\u00e8me|le troisi\u00e8me|la terza|il terzo|la tercera
      |el tercero|(?:de )?derde)
    |(?<one>one(?!\s(?:in|at|from)\s)|(?:die |der )?eine[rn]?|l['\u2019]une?|l['\u2019]una|un[aeo]|(?:de )?een)
    |(?<other>the other|another|(?:die |der )?andere[rn]?|l['\u2019]autre|l['\u2019]altr[ao]|(?:la |el )?otr[ao]
      |de andere)
  )${noun}(?!\p{L}|\s(?:hand|turn|move|season|year|day|time|way|side|place|two)(?!\p{L}))
`;
const ranked = 3;
/** More than that units set out: then it is kept as it was written. */
const more = regex("iu")`
  \?|n['\u2019]t(?!\p{L})|(?:^|[,;(]\s*)(?:si|se|als)\s
  |(?<!\p{L})(?:
    if|unless|when|once|or|not|never|no|nor|would|could|might|may|was|were|had|did|wenn|falls|sofern|nicht
    |nie|oder|kein\p{L}*|ou|pas|jamais|non|mai|nunca|niet|geen|nooit|tenzij|indien
  )(?!\p{L})
`;
