/**
 * Two orders for a unit in one line of talk: `Munich to Burgundy with support from... I have nobody near. So Munich
 * holds.` Nobody can say which is meant, and a rulebook's rule is for two plain orders.
 */
import { provinceOf, spelling } from "../../map/index.js";
import { orderWords, type Role } from "../lexer/order-words.js";
import type { Reading } from "./contract.js";

/** The readings without those that another on their line contradicts; a correction does not, it replaces. */
export function withoutContradicted(
  readings: readonly Reading[],
  correcting: ReadonlyMap<number, unknown>,
): readonly Reading[] {
  return readings.filter(
    (reading) =>
      correcting.has(reading.number) ||
      !readings.some((other) => contradicts(reading, other)) ||
      !isTalking(reading.text),
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
