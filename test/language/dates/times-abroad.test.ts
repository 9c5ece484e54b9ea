import { expect, it } from "vitest";
import { spansInEnglish } from "../../../src/language/dates/times-abroad.js";

it.each([
  ["noch sechs Tage", "noch six days"],
  ["zwölf Stunden mehr", "twelve hours mehr"],
  ["encore sept jours", "encore seven days"],
  ["diez días más", "ten days más"],
  ["sei giorni", "six days"],
  ["acht weitere Tage", "eight weitere days"],
  ["nog vijf dagen", "nog five days"],
  ["onze semaines", "eleven weeks"],
  // Other words of the same letters count nothing.
  ["sei so nett", "sei so nett"],
  ["at once", "at once"],
])("%s", (said, english) => expect(spansInEnglish(said)).toBe(english));
