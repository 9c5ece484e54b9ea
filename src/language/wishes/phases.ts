/** The phases of which a GM speaks, and the days of the week on which some of them are to be due. */
import { regex } from "../../util/index.js";
import type { Group } from "./parts.js";
import { lasting, without } from "./topics.js";

/** As phases have it: spring, fall and winter; or their retreats. */
export type Season = "S" | "F" | "W" | "R";

/** The days of the week on which retreats, or builds, are due. */
export interface PhaseDays {
  readonly kind: "phase-days";
  readonly of: "retreat" | "adjust";
  readonly days: readonly number[];
}

/** `Let the builds be due on a Monday`, `les ajustements toujours un lundi` */
export function phaseDaysOf({ plain, amounts }: Group): PhaseDays | null {
  const season = seasonIn(plain);
  const { weekdays, hours, spans } = amounts;
  if ((season !== "W" && season !== "R") || weekdays.length === 0) return null;
  if (hours.length + spans.length > 0 || without.test(plain)) return null;
  const isEvery =
    weekdays.some(({ recurs }) => recurs) || lasting.test(plain) || someDay.test(plain);
  if (!isEvery || amounts.dates.some(({ date }) => !/day$/.test(date))) return null;
  const days = [...new Set(weekdays.map((each) => each.day))].sort();
  return { kind: "phase-days", of: season === "W" ? "adjust" : "retreat", days };
}

/** Any of them. */
const someDay = /\b(?:an?|one|un|einem|een) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

const seasons: readonly (readonly [Season, RegExp])[] = [
  [
    "F",
    regex()`
      \b(?:
        the fall(?! (?:on|due)\b)|fall (?:turn|phase|moves?|deadline|orders?)|autumn|herbst\w*
        |automne|otono|autunno|herfst
      )\b
    `,
  ],
  ["S", /\b(?:spring|fruhjahr\w*|fruhling\w*|printemps|primavera|voorjaar|lente)\b/],
  ["R", /\b(?:retreats?|ruckzug\w*|retraites?|retirad\w*|ritirat\w*|terugtocht\w*)\b/],
  [
    "W",
    regex()`
      \b(?:
        winter|builds?|aufbau\w*|constructions?|construcciones|costruzioni|opbouw|adjustments
        |ajustements|ajustes|anpassungen|hiver|invierno|inverno
      )\b
    `,
  ],
];

export function seasonIn(plain: string): Season | null {
  return seasons.find(([, words]) => words.test(plain))?.[0] ?? null;
}
