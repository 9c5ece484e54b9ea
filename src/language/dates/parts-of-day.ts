/** An hour behind the part of the day that tells which of two it is: `in the evening at 8`, `le soir à 8 heures`. */
import { regex } from "../../util/index.js";
import { hourNamed, hourWords } from "./hour-words.js";

const hourBehind = regex("giu")`
  (?:
    (?<![\p{L}\d])(?:(?<weekday>\p{L}{3,6}day) (?=(?:evening|night|afternoon|morning)s))?
    |(?<compound>(?<=tag|dag)(?=abend|avond|morgen|ochtend|nachmittag|middag))
  )
  (?:(?:always|immer|toujours|siempre|sempre|altijd) )?
  (?:(?<each>every|each|jeden|chaque|tous les|cada|ogni|elke|iedere) )?
  (?:(?:in|on|a[mn]|por|de|di|'s) )?(?:the |la |le |de |los )?
  (?:
    (?<late>
      evenings?|nights?|afternoons?|abends?|nachmittags?|soirs?|noches?|tardes?|ser[ae]|pomeriggio
      |avonds?|middags?
    )
    |mornings?|morgens?|vormittags?|matins?|ma\u00f1anas?|mattin[ae]|ochtends?
  )
  ,? \(?(?:(?:always|immer|toujours|siempre|sempre|altijd|about|around|gegen|vers) )?
  (?:at|by|um|om|\u00e0|a las?|alle(?: ore)?) (?<hour>\d{1,2}|${hourWords})
  (?:(?:[:.]| ?h ?)(?<minutes>\d\d))?
  (?: ?(?:o'?clock|uhr|heures?|horas?|ore|uur|hours|h))?(?![\p{L}\d:])
`;

type Groups = Partial<
  Record<"weekday" | "compound" | "each" | "late" | "hour" | "minutes", string>
>;

/** The text with such hours by a clock of twenty-four: `at 20:00`. */
export function hoursBehindParts(text: string): string {
  return text.replace(hourBehind, (said: string, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1) as Groups;
    const hour = hourNamed(groups.hour ?? "");
    if (!(hour <= 24)) return said;
    const isLate = groups.late !== undefined && hour > 0 && hour < 12;
    return `${daysOf(groups)}at ${(hour + (isLate ? 12 : 0)) % 24}:${groups.minutes ?? "00"}`;
  });
}

/** Which days these are of, as far as the same words say: `Friday evenings`, `freitagabends`, `every evening`. */
function daysOf({ weekday, compound, each }: Groups): string {
  if (weekday !== undefined) return `${weekday}s `;
  return compound === undefined ? (each === undefined ? "" : "every day ") : " ";
}
