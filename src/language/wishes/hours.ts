/** The hours of the day that a clause names, in figures or in words, once its words of times are in English. */
import { regex } from "../../util/index.js";
import { countNamed } from "../dates/date-words.js";

/** `21:00`; an hour without its half of the day may be either. */
export interface Hour {
  readonly minute: number;
  readonly isBare: boolean;
  readonly at: number;
}

/** Takes what fits out of a clause where it is read. */
export type Take = (pattern: RegExp, read: (match: RegExpExecArray) => boolean) => void;
type Add = (at: number, hour: number, minute: number, isBare?: boolean) => boolean;

export const count = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const part = " (in the (?:morning|afternoon|evening))";

/** Reads the hours, in the order in which one way of writing them may hold another. */
export function takeHours(take: Take, hours: Hour[], written: string): void {
  const add: Add = (at, hour, minute, isBare = false) => {
    if (hour > 24 || minute > 59) return false;
    hours.push({ minute: (hour * 60 + minute) % (24 * 60), isBare, at });
    return true;
  };
  takeHalves(take, add);
  takePartsOfDay(take, add);
  takeFigures(take, add, written);
}

function takeHalves(take: Take, add: Add): void {
  // `Half past eight`, `quarter to nine`, `halb zehn`
  take(
    new RegExp(
      `\\b(?:at )?(half|one quarter|quarter) (past|to) (${count}|\\d{1,2})(?: ?o'?clock)?(?:,?${part})?\\b`,
      "g",
    ),
    ({ index, ...m }) => {
      const minutes = (m[1] === "half" ? 30 : 15) * (m[2] === "to" ? -1 : 1);
      const hour = inHalf(numberOf(m[3]), m[4] ?? (m[3] === undefined ? "" : "morning"));
      const all = hour * 60 + minutes;
      return add(index, Math.floor(all / 60), all % 60, m[4] === undefined);
    },
  );
  take(
    new RegExp(`\\b(?:halb|om half) (${count}|\\d{1,2})(?: ?(?:uhr|uur))?(?:,?${part})?\\b`, "g"),
    ({ index, ...m }) =>
      add(index, inHalf(numberOf(m[1]), m[2] ?? "morning") - 1, 30, m[2] === undefined),
  );
}

/** `Sunday evening, nine o'clock` */
const partBefore = regex("g")`
  \b(morning|afternoon|evening|night),? (?:at )?(${count}|\d{1,2})(?:[:.](\d\d))?
    (?: ?(?:o'?clock|uhr|h|hours|uur))?(?= *$| *[,.;!]| (?:by|for|at|on|in|please|\w+ time))
`;
/** `In the evening at eight` */
const partInWords = regex("g")`
  \b(in the (?:morning|afternoon|evening)),? (?:at |um |a |om |alle )?(${count}|\d{1,2})
    (?:[:.](\d\d))?(?: ?(?:o'?clock|uhr|h|uur))?(?! (?:hours|days|weeks))\b
`;

function takePartsOfDay(take: Take, add: Add): void {
  take(/\bat (noon|midnight)\b|\b(noon|midnight)\b/g, ({ index, ...m }) =>
    add(index, (m[1] ?? m[2]) === "noon" ? 12 : 24, 0),
  );
  take(
    new RegExp(
      `\\b(${count}|\\d{1,2})(?:[:.](\\d\\d))?(?: ?o'?clock| ?(?:uhr|hours?|h|uur))?,?${part}\\b`,
      "g",
    ),
    ({ index, ...m }) => add(index, inHalf(numberOf(m[1]), m[3] ?? ""), Number(m[2] ?? 0)),
  );
  take(partBefore, ({ index, ...m }) =>
    add(index, inHalf(numberOf(m[2]), m[1] ?? ""), Number(m[3] ?? 0)),
  );
  take(partInWords, ({ index, ...m }) =>
    add(index, inHalf(numberOf(m[2]), m[1] ?? ""), Number(m[3] ?? 0)),
  );
}

const bareHour = regex("g")`
  (?<!\bdroit |\bderecho )\b(?:
    a las?|a|vers les?|alle(?: ore)?|gegen|in the (?:morning|afternoon|evening),?
  ) (\d{1,2}) ?(?:hours|h)\b
  |\b(?:a las?|alle(?: ore)?|at) (\d{1,2})\b(?! (?:hours|days))
  |(?<=day),? (?:at )?(\d{1,2}) ?(?:hours|h|uur)\b
  |\bat (1[013-9]|2[0-3]|[1-9]) ?(?:hours|h)\b
  |(?<!\b(?:nog|extra|met|van|elke|every) )\b(1[3-9]|2[0-3]) uur\b
`;

function takeFigures(take: Take, add: Add, written: string): void {
  take(
    new RegExp(`\\b(${count}|\\d{1,2})(?:[:.](\\d\\d))? ?([ap])\\.?m\\b\\.?`, "g"),
    ({ index, ...m }) => add(index, halved(numberOf(m[1]), m[3] ?? "p"), Number(m[2] ?? 0)),
  );
  take(/\b(\d{1,2})(?::|h|\.)(\d\d)(?: ?(?:uhr|h|hours|uur))?\b(?!\.\d)/g, ({ index, ...m }) =>
    add(index, Number(m[1]), Number(m[2])),
  );
  take(/\b(\d{1,2}) ?uhr\b|\b(?:um|om) (\d{1,2})(?: uur)?\b(?! \w*tage)/g, ({ index, ...m }) =>
    add(index, Number(m[1] ?? m[2]), 0),
  );
  take(bareHour, ({ index, ...m }) =>
    add(index, Number(m[1] ?? m[2] ?? m[3] ?? m[4] ?? m[5]), 0, bareAt(written, m[1] ?? m[2])),
  );
  take(new RegExp(`\\b(${count}|\\d{1,2}) ?o'?clock\\b`, "g"), ({ index, ...m }) =>
    add(index, numberOf(m[1]), 0, true),
  );
  take(new RegExp(`\\bat (${count})\\b(?! (?:hours|days|weeks))`, "g"), ({ index, ...m }) =>
    add(index, numberOf(m[1]), 0, true),
  );
}

/** `At 6`, which in English may be in the evening. */
function bareAt(written: string, hour = ""): boolean {
  return Number(hour) < 12 && new RegExp(`\\bat ${hour}\\b`, "i").test(written);
}

/** `Nine`, `9` */
export function numberOf(word = ""): number {
  return countNamed(word);
}

function inHalf(hour: number, half: string): number {
  return half.includes("morning") ? hour % 12 : hour < 12 ? hour + 12 : hour;
}

function halved(hour: number, half: string): number {
  return (hour % 12) + (half === "p" ? 12 : 0);
}
