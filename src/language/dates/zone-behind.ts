/**
 * `Set the deadline to 8pm on Friday. London.`, `Freitag 20 Uhr setzen, Berliner Zeit`: the zone of an hour in words
 * of its own behind it, where it would be read as nothing.
 */
import { knownZone, regex } from "../../util/index.js";
import { sentencesOf } from "../text/sentences.js";

/** The text with each such zone right behind its hour. */
export function withZonesAtHours(text: string): string {
  return text.split("\n").map(withZonesInLine).join("\n");
}

function withZonesInLine(line: string): string {
  if (!hour.test(line)) return line;
  const read: string[] = [];
  for (const sentence of sentencesOf(line)) {
    const zone = zoneAlone(sentence);
    const joined = zone === null ? null : atHour(read.at(-1) ?? "", zone);
    if (joined === null) read.push(withOwnZone(sentence));
    else read[read.length - 1] = joined;
  }
  return read.join("");
}

function withOwnZone(sentence: string): string {
  const { start = "", mark, zone: said = "", end = "" } = tail.exec(sentence)?.groups ?? {};
  // `Friday 8pm, Berlin time` is read as it stands.
  const isBeside = mark === "," && hourLast.test(start);
  const zone = said === "" || isBeside ? null : zoneAlone(said);
  const joined = zone === null ? null : atHour(start, zone);
  return joined === null ? sentence : `${joined}${end}`;
}

const tail =
  /^(?<start>[^,(]+(?:,[^,(]+)*?)(?:(?<mark>[.,;]) | ?\()(?<zone>[^,()]{3,40}?)\)?(?<end>[.!\s]*)$/u;

/** The words for a zone, as they may stand behind an hour; null where a sentence says anything else. */
function zoneAlone(sentence: string): string | null {
  const { name = "", said = "" } = alone.exec(sentence.trim())?.groups ?? {};
  if (name === "" || knownZone(name) === null) return null;
  return said !== name || abbreviated.test(name) ? said : `${name} time`;
}

const alone = regex("u")`
  ^\W*(?:(?:[Tt]hat(?:['\u2019]s| is)|[Ii]t['\u2019]s|[Ii] mean|[Aa]ll
    |[Ii]n|[Dd]as ist|[Nn]ach|[Cc]['\u2019]est|[Pp]lease)[ ])*
    (?<said>
      (?:(?:[Hh]eure|[Hh]ora|[Oo]ra)[ ](?:d[ei] |d['\u2019]))?
      (?<name>\p{Lu}[\p{L}/_]+(?:[ ]\p{Lu}\p{L}+){0,2}?)
      (?:[ ](?:[Ll]ocal )?(?:[Tt]ime|[Zz]eit|[Tt]ijd))?
    )(?:[ ](?:please|bitte|of course|nat\u00fcrlich))?[.!)]*$
`;

const abbreviated = /^[A-Z]+$/;

function atHour(sentence: string, zone: string): string | null {
  const found = [...sentence.matchAll(hours)].at(-1);
  if (found === undefined) return null;
  const end = found.index + found[0].length;
  return `${sentence.slice(0, end)} ${zone}${sentence.slice(end)}`;
}

const hour = regex("iu")`
  (?<!\p{L})(?:
    (?<![\d:.])\d{1,2}(?:
      :\d{2}(?: ?[ap](?:\.m\.|m)| uhr)?|[ ]?[ap](?:\.m\.|m)|\.\d{2} uhr|[ ]?(?:uhr|uur|heures?
      |o['\u2019]clock)|[ ]?h(?:\d{2})?
    )
    |noon|midnight|mittags?|mitternacht|midi|minuit
  )(?!\p{L})
`;
const hourLast = new RegExp(`(?:${hour.source})$`, "iu");
const hours = new RegExp(hour.source, "giu");
