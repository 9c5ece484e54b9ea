/**
 * Headings that say what stands below them is no order of this phase: another season, what came of the
 * last orders, where the units stand, what may happen. It holds until a heading calls for orders again.
 */
import { type Phase, parsePhase } from "../../../rules/index.js";

const elsewhere = new RegExp(
  `^\\W*(?:${[
    "(?:next|last|previous|following|coming) (?:turn|season|year|phase|move|round|spring|fall|autumn|winter)",
    "(?:my |the |our )?(?:units|position|positions|forces|pieces)(?: are| right now| now| at the moment| stand)?",
    "(?:my |our )?(?:current|present|starting) (?:units|position|positions|forces)",
    "(?:last |the )?(?:turn's |spring |fall )?results?",
    "i have|i own|for later|later|afterwards|after that|then",
    "(?:if|unless|should|assuming|provided|suppose|in case|when) .{1,100}",
    "(?:or )?else|otherwise|alternatively|plan b|reasoning",
    ".{0,60}(?:i|we) (?:expect|think|suspect|fear|guess).{0,40}",
  ].join("|")})\\W*:\\W*$`,
  "i",
);

const orders =
  /^\W*(?:(?:and |so )?(?:here (?:are|come) )?(?:my |the |our |these are my )?(?:\w+ )?(?:orders|moves|builds|removals|retreats)|this (?:turn|season|year|phase)|now|today)\b.{0,40}:\W*$/i;

/** Whether what follows this line is set aside; null where the line says nothing of it. */
export function setsAside(phase: Phase, line: string): boolean | null {
  if (line.length > 160) return null;
  const about = phaseNamed(line);
  if (about !== null) return about.season !== phase.season || about.year !== phase.year;
  if (elsewhere.test(line)) return true;
  return orders.test(line) ? false : null;
}

const seasons: Readonly<Record<string, string>> = {
  spring: "S",
  fall: "F",
  autumn: "F",
  winter: "W",
};

/** A line that is a season and nothing more: `Spring 1904:`. */
function phaseNamed(line: string): { readonly season: string; readonly year: number } | null {
  const [, season = "", year = ""] =
    /^\W*(spring|fall|autumn|winter)(?: of)? (1[89]\d\d|2\d\d\d)\W*$/i.exec(line) ?? [];
  if (year === "") return null;
  const named = parsePhase(
    `${seasons[season.toLowerCase()]}${year}${season.toLowerCase() === "winter" ? "A" : "M"}`,
  );
  return named === null ? null : { season: named.season, year: named.year };
}
