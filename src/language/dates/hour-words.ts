/** The hours of a clock and the parts of a day in words, in nine languages: small letters without marks. */
import { wrapped } from "../../util/index.js";

const names = wrapped`
  one|eins|ein|une|una|uma|pierwszej/two|zwei|deux|dos|due|twee|duas|drugiej/three|drei|trois|tres
  |tre|drie|trzeciej/four|vier|quatre|cuatro|quattro|quatro|czwartej/five|funf|cinq|cinco|cinque
  |vijf|piatej/six|sechs|seis|sei|zes|szostej/seven|sieben|sept|siete|sette|zeven|sete
  |siodmej/eight|acht|huit|ocho|otto|oito|osmej/nine|neun|neuf|nueve|nove|negen|dziewiatej/ten
  |zehn|dix|diez|dieci|tien|dez|dziesiatej/eleven|elf|onze|once|undici|jedenastej/twelve|zwolf
  |douze|doce|dodici|twaalf|doze|dwunastej
`
  .split("/")
  .map((each) => each.split("|"));

/** Any of them, for a pattern; `ein` alone is an article. */
export const hourWords = names.flat().join("|").replace("|ein|", "|ein(?= uhr)|");

/** 1 to 12, or a figure; NaN for any other word. */
export function hourNamed(word: string): number {
  const at = names.findIndex((each) => each.includes(word));
  return at < 0 ? Number(word) : at + 1;
}

export const lateWords = wrapped`
  evening|night|tonight|abends?|soir|noche|tarde|noite|sera|avonds?|wieczor\w*|afternoon
  |nachmittags?|apres midi|pomeriggio|middags?|poludniu
`;
export const earlyWords =
  "morning|morgens|vormittags?|fruh|matin|manana|manha|mattin[oa]|ochtends?|rano";
