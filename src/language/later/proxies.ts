/** What stands beside the orders of a line: `A Par PROXY TO Germany`, and PERPETUAL at the end of an order. */
import type { Board, PowerId } from "../../map/index.js";
import type { UnitMention } from "../../rules/index.js";
import { resolvePower } from "../names/powers.js";
import { readLine } from "../text/lines.js";
import { unitNamed } from "./conditions.js";

interface ProxyReading {
  readonly unit: UnitMention;
  readonly to: PowerId;
}

/** nJudge's form: a unit, `P` or PROXY, and two letters of a power at least. */
const form = /^(.+?) (?:p|proxy|proxies|proxied)(?: (?:to|by))? ([a-z][a-z' -]+?)[ .!]*$/i;

/** The line as a proxy, or null if it is none. A power that is only guessed at is none. */
export function readProxy(board: Board, text: string): ProxyReading | null {
  const [, phrase, word] = form.exec(readLine(text).text) ?? [];
  if (phrase === undefined || word === undefined) return null;
  const power = resolvePower(board, word);
  if (power.kind !== "power" || power.guessed) return null;
  const unit = unitNamed(board, phrase);
  return unit === null ? null : { unit, to: power.power };
}

const perpetual = /[ ,;:]*\(?\bperpetual(?:ly)?\)?[ .!]*$/i;

/** The line without its PERPETUAL; null where it has none. */
export function withoutPerpetual(text: string): string | null {
  return perpetual.test(text) ? text.replace(perpetual, "") : null;
}
