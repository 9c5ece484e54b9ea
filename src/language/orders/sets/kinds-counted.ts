/** `Two armies and a fleet: Paris, Marseilles and Brest`: kinds with their numbers, and behind them as many places. */
import type { UnitType } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";

/** The sentence, with its kind before each place; what is built is said so. */
export function withKindsCounted({ board, phase }: ReadingContext, sentence: string): string {
  if (phase.kind !== "A") return sentence;
  const { lead = "", first = "", second = "", list = "" } = counted.exec(sentence)?.groups ?? {};
  const types = [first, second].flatMap(kindsOf);
  const places = mentionsIn(board, list);
  const between = places.map(({ to }, at) => list.slice(to, places[at + 1]?.from ?? list.length));
  const isList = places[0]?.from === 0 && between.every((words) => joint.test(words));
  const isAfloat = ({ at }: (typeof places)[number], index: number) =>
    types[index] === "A" || board.province(at)?.terrain !== "inland";
  if (types.length < 3 || types.length !== places.length || !isList) return sentence;
  if (!places.every(isAfloat)) return sentence;
  const units = places.map(({ from, to }, index) => `${types[index]} ${list.slice(from, to)}`);
  return `${lead}${units.join(", ")}.`;
}

/** `two armies`: A, A. */
function kindsOf(words: string): readonly UnitType[] {
  const [number = "", kind = ""] = words.trim().split(/\s+(?=\S+$)/u);
  const [type, other] = typesNamed(kind);
  const count = numbers.findIndex((each) => each.test(number)) + 1;
  return type === undefined || other !== undefined ? [] : Array<UnitType>(count).fill(type);
}

const numbers = [
  /^(?:an?|one|1|eine?n?|une?|una?|uno|een)$/iu,
  /^(?:two|2|zwei|deux|dos|due|twee)$/iu,
  /^(?:three|3|drei|trois|tres|tre|drie)$/iu,
];

const some = wrapped`
  (?:
    an?|one|two|three|[123]|eine?n?|zwei|drei|une?|deux|trois|una?|dos|tres|uno|due|tre|een|twee|drie
  )
`;

const counted = regex("iu")`
  ^(?<lead>[^:]{0,40}?(?<!\p{L}))(?<first>${some}\s\p{L}{4,}),?\s(?:(?:and|und|et|y|e|en)\s)?
  (?<second>${some}\s\p{L}{4,})
  (?:\s?[:,\u2013-]\s|\s(?:in|at|\u00e0|en|a)\s)(?<list>\p{Lu}[^:;?!]*)$
`;
const joint = /^(?:,? (?:and|und|et|y|e|ed|en) |, |[.!\s]*$)/u;
