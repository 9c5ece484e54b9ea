/** Documents of games from before missed phases were counted, and before games could ask for reliable players. */

import { filled, isDocument, listFilled } from "./upgrade-document.js";

const newSettings = { minOnTime: 0, minGames: 0, maxLeft: 100, lateCount: false };
const newFigures = { phasesMissed: 0, tookOver: false };

/** A game's document that asks nothing of its players; what was not counted is nothing. */
export function withFigures(document: unknown): unknown {
  if (!isDocument(document)) return document;
  const { settings, members, departed } = document;
  return {
    ...document,
    settings: filled(settings, newSettings),
    members: listFilled(members, newFigures),
    departed: listFilled(departed, newFigures),
  };
}
