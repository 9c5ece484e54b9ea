/** Documents of games from before missed phases were counted, and before games could ask for reliable players. */

type Document = Readonly<Record<string, unknown>>;

const newSettings = { minOnTime: 0, minGames: 0, maxLeft: 100, lateCount: false };

/** A game's document that asks nothing of its players; what was not counted is nothing. */
export function withFigures(document: unknown): unknown {
  if (!isDocument(document)) return document;
  const { settings, members, departed } = document;
  return {
    ...document,
    settings: isDocument(settings) ? { ...newSettings, ...settings } : settings,
    members: eachWithFigures(members),
    departed: eachWithFigures(departed),
  };
}

function eachWithFigures(people: unknown): unknown {
  if (!Array.isArray(people)) return people;
  return people.map((one) =>
    isDocument(one) ? { phasesMissed: 0, tookOver: false, ...one } : one,
  );
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
