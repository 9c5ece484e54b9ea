/** The hours of a clock and the parts of a day in words, in nine languages: small letters without marks. */
import { wrapped } from "../../util/index.js";
import { countsAbroad } from "./times-abroad.js";

const names = Object.entries(countsAbroad).map(([english, abroad]) =>
  english === "one" ? "one|eins|ein|une|una|uma|pierwszej" : `${english}|${abroad}`,
);

/** Any of them, for a pattern; `ein` alone is an article. */
export const hourWords = names.join("|").replace("|ein|", "|ein(?= uhr)|");

/** 1 to 12, or a figure; NaN for any other word, with its marks and capitals or without. */
export function hourNamed(word: string): number {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const at = names.findIndex((each) => new RegExp(`^(?:${each})$`).test(plain));
  return at < 0 ? Number(plain) : at + 1;
}

export const lateWords = wrapped`
  evening|night|tonight|abends?|soir|noche|tarde|noite|sera|avonds?|wieczor\w*|afternoon
  |nachmittags?|apres midi|pomeriggio|middags?|poludniu
`;
export const earlyWords =
  "morning|morgens|vormittags?|fruh|matin|manana|manha|mattin[oa]|ochtends?|rano";
