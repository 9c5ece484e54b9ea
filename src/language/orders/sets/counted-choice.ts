/**
 * `If it's only one, then the fleet`: which builds are made where there are fewer than were named. How many there are
 * is known, so that nothing depends on it.
 */
import { provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { OrderLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { dueOf } from "../gather.js";

/** The reading with the builds that are wanted of so many, and without complaints about such words. */
export function withCountedChoice(
  context: ReadingContext,
  lines: readonly OrderLine[],
  read: OrdersReading,
): OrdersReading {
  const due = dueOf(context, context.power);
  if (context.phase.kind !== "A" || due < 1) return read;
  return lines.reduce((left, line) => {
    const choice = choiceIn(line.text);
    return choice === null ? left : withChoice(context, left, line, choice, due);
  }, read);
}

interface Choice {
  readonly many: number;
  /** What is said of so many: which is built, or which is not. */
  readonly wanted: string;
  readonly from: number;
  readonly to: number;
}

function choiceIn(text: string): Choice | null {
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const { groups, index = 0 } = counted.exec(sentence) ?? {};
    if (groups !== undefined) {
      const many = numbers.findIndex((words) => words.test(groups.many!)) + 1;
      return { many, wanted: groups.wanted!, from: from + index, to: from + sentence.length };
    }
    from += sentence.length;
  }
  return null;
}

function withChoice(
  context: ReadingContext,
  { readings, complaints }: OrdersReading,
  { number }: OrderLine,
  { many, wanted, from, to }: Choice,
  due: number,
): OrdersReading {
  const isOfChoice = ({ from: start }: { readonly from?: unknown }) =>
    typeof start === "number" && start >= from && start < to;
  const left = complaints.filter(
    (each) => each.number !== number || !isOfChoice(each.complaint as { from?: unknown }),
  );
  if (due > many) return { readings, complaints: left };
  const places = mentionsIn(context.board, wanted).map(({ at }) => at);
  const [type, another] = typesNamed(wanted);
  const isNamed = ({ order }: Reading) =>
    order.kind === "build" &&
    (places.length > 0
      ? places.includes(provinceOf(order.unit.at))
      : another === undefined && order.unit.type === type);
  const isOut = denied.test(wanted);
  const kept = readings.filter((each) => each.order.kind !== "build" || isNamed(each) !== isOut);
  const isChosen = readings.some(isNamed) && kept.some(({ order }) => order.kind === "build");
  return isChosen ? { readings: kept, complaints: left } : { readings, complaints };
}

const numbers = [
  /^(?:one|1|a|eine?[nrs]?|une?|una|uno|een|\u00e9\u00e9n)$/iu,
  /^(?:two|2|zwei|deux|dos|due|twee)$/iu,
  /^(?:three|3|drei|trois|tres|tre|drie)$/iu,
];

const counted = regex("iu")`
  (?<!\p{L})(?:if|in case|should|wenn|falls|sofern|si|se|als)(?!\p{L})[^,.;:!?]{0,40}?
  (?<!\p{L})(?:
    (?:only|just|nur|blo(?:\u00df|ss)|lediglich|seulement|solo|s\u00f3lo|soltanto|maar|slechts|alleen|que?)[ ]
    |qu['\u2019]
  )[^,.;:!?]{0,25}?
  (?<!\p{L})(?<many>
    one|1|eine?[nrs]?|une?|una|uno|een|\u00e9\u00e9n|two|2|zwei|deux|dos|due|twee|three|3|drei|trois
    |tres|tre|drie
  )(?!\p{L})[^,.;:!?]{0,25}?
  (?:,\s*|\s(?=(?:then|dann|alors|entonces|allora|dan|it should|make it)\s))(?<wanted>[^.;!?]{3,80})
`;

const denied = regex("iu")`
  (?<!\p{L})(?:
    skip|drop|forget|not|leave out|without|no|ohne|weg|streich\p{L}*|nicht|kein\p{L}*|lass\p{L}*
    |sans|pas|oublie[sz]?|sin|olvid[ae]|senza|non|lascia|zonder|niet|geen|laat
  )(?!\p{L})
`;
