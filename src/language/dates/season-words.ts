/** The seasons as people call them in nine languages: sources of patterns, in small letters with their marks. */
export const seasonNames = {
  S: "spring|frühjahrs?|frühlings?|printemps|primavera|voorjaar|lente|wiosn[aey]",
  F: "fall|autumn|herbst(?:es)?|automne|otoño|autunno|outono|najaar|herfst|jesie[nń]\\p{L}*",
  W: "winters?|hiver|invierno|inverno|zim[aey]",
} as const;

type Season = keyof typeof seasonNames;

/** The season that a word names; null for any other word. */
export function seasonNamed(word: string): Season | null {
  const found = seasons.find(([, pattern]) => pattern.test(word));
  return found?.[0] ?? null;
}

const seasons = (["S", "F", "W"] as const).map(
  (season) => [season, new RegExp(`^(?:${seasonNames[season]})$`, "iu")] as const,
);

/** A season's name in letters without marks, as plain words are compared. */
export function unmarkedSeason(season: Season): string {
  return seasonNames[season]
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\\p\{L\}/g, "\\w");
}
