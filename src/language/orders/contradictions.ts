/**
 * Two orders for a unit in one line of talk: `Munich to Burgundy with support from... I have nobody near. So Munich
 * holds.` Nobody can say which is meant, and a rulebook's rule is for two plain orders.
 */

import { type Board, provinceOf, spelling } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { orderWords, type Role } from "../lexer/order-words.js";
import { placesIn } from "../names/mentions.js";
import type { LineComplaint, Reading } from "./contract.js";

/** The readings without those that another on their line contradicts; a correction does not, it replaces. */
export function withoutContradicted(
  readings: readonly Reading[],
  correcting: ReadonlyMap<number, unknown>,
): readonly Reading[] {
  return readings.filter(
    (reading) =>
      correcting.has(reading.number) ||
      !readings.some((other) => contradicts(reading, other)) ||
      !(isTalking(reading.text) || reading.text.includes(" | ")),
  );
}

/** Has the line words that no order needs? */
function isTalking(text: string): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => {
    const roles = orderWords.get(spelling(word)) ?? [];
    return word.length > 1 && roles.length > 0 && roles.every((role) => idle.has(role));
  });
}

const idle: ReadonlySet<Role> = new Set(["unknown", "doubt", "reason", "reference", "past"]);

function contradicts(reading: Reading, other: Reading): boolean {
  return (
    other.number === reading.number &&
    isForSameUnit(reading, other) &&
    JSON.stringify(other.order) !== JSON.stringify(reading.order)
  );
}

export function isForSameUnit(reading: Reading, other: Reading): boolean {
  if (reading.order.kind === "waive" || other.order.kind === "waive") return false;
  const isSamePlace = provinceOf(reading.order.unit.at) === provinceOf(other.order.unit.at);
  return isSamePlace && reading.power === other.power;
}

/** Winter orders name one unit each: one that is named as no longer meant is the whole order. */
export function isAdjustment({ order: { kind } }: Reading): boolean {
  return kind === "build" || kind === "remove";
}

/** `P.S. Not Galicia after all`: words that deny a place and say no more. */
const denial = regex("iu")`
  ^\W*(?:p\.?\s*s\.?\W*)?(?:\p{L}{3,15}(?: \p{L}{3,15})? ?[:,] )?(?:
    (?:oh|ah|but|and|so|please|no|wait|well|actually|sorry|on second thoughts?)[ ,.:-]+
  )*(?:not|nicht|niet|non|pas) (?:(?:to|into|in|for|nach|naar|a|\u00e0|en) )?
    (?:the |den |die |der )?(\p{L}[\p{L}. ]{1,25}?)(?:
      ,? (?:after all|now|then|either|any ?more|please|thanks|sorry|doch|lieber)
    )*[\s.!)]*$
`;

/** `Piémont non plus`, `nor Munich` */
const neither = regex("iu")`
  ^\W*(?:\p{L}{3,15}(?: \p{L}{3,15})? ?[:,] )?(?:and |und |et |nor |neither )?
    (\p{L}[\p{L}. ]{1,25}?),? (?:
      non(?: plus)?|neither|either|auch nicht|nemmeno|neanche|neppure|tampoco|ook niet
    )[\s.!)]*$
`;

/** Without the orders that lead to a place that an unread sentence below them denies, or are for the unit there. */
export function withoutDenied(
  board: Board,
  readings: readonly Reading[],
  complaints: readonly LineComplaint[],
): readonly Reading[] {
  const denied = complaints.flatMap(({ number, text, complaint: { from, to } }) => {
    const said = to - from > longestDenial ? "" : text.slice(from, to);
    const [, place] = denial.exec(said) ?? neither.exec(said) ?? [];
    return place === undefined ? [] : [{ number, places: placesIn(board, place) }];
  });
  if (denied.length === 0) return readings;
  return readings.filter(({ number, order }) => {
    if (order.kind === "waive") return true;
    const ends = [order.unit.at, ...("to" in order && order.to !== null ? [order.to] : [])].map(
      provinceOf,
    );
    return !denied.some(
      ({ number: below, places }) =>
        below >= number && places.some((place) => ends.some((end) => end === place)),
    );
  });
}

/** No such sentence is longer. */
const longestDenial = 120;
