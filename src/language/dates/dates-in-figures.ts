/** `20.12.`, `20/12`, `3.1.2027`: dates in figures, which the readers of dates want in words. */
import { regex } from "../../util/index.js";
import { months } from "./date-words.js";

/** The text with its dates in figures in English words: `20 december`. What may be day and month either way stays. */
export function figuresInWords(text: string): string {
  const words = text.replace(dotted, (said: string, day: string, month: string, year = "") => {
    return inWords(Number(day), Number(month), year) ?? said;
  });
  const isDayFirst = dayFirst.test(words);
  if (isDayFirst === monthFirst.test(words)) return words;
  return words.replace(slashed, (said: string, first: string, second: string, year = "") => {
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return inWords(Number(day), Number(month), year) ?? said;
  });
}

const before =
  "(?:vom|am|ab|bis|zum|den|und|du|au|le|del|al|dal|el|il|van|tot|op|from|to|until|till) ";
/** Without a dot behind it, only where a date is told: `vom 20.12 bis 3.1`. */
const dotted = regex("giu")`
  (?<![\d.:/])(\d{1,2})\.(\d{1,2})(?:
    \.(?: ?(20\d\d))?(?!\d)
    |(?<=(?<!\p{L})${before}\d{1,2}\.\d{1,2})(?![\d.:]|[ ]?(?:uhr|h|hours?|days?)(?!\p{L}))
  )
`;
const slashed = /(?<![\d./:-])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/g;
/** One date tells for the others, and so do the words of most languages: `du 03/01`. */
const dayFirst = regex("iu")`
  (?<![\d./:-])(?:1[3-9]|2\d|3[01])\/\d{1,2}
  |(?<!\p{L})(?:vom|am|bis|zum|den|du|au|le|del|al|dal|el|il|van|tot|hasta|jusqu['\u2019]au) \d{1,2}\/\d
`;
const monthFirst = /(?<![\d./:-])\d{1,2}\/(?:1[3-9]|2\d|3[01])(?!\d)/;

function inWords(day: number, month: number, year: string): string | null {
  const name = months[month - 1];
  if (name === undefined || day < 1 || day > 31) return null;
  return `${day} ${name}${year === "" ? "" : ` ${year}`}`;
}
