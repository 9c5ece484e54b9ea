/** The coast that belongs to a name, as a token behind it. */
import type { Board, ProvinceId } from "../../map/index.js";
import { coastAfter } from "./coast-words.js";
import type { Source, Step } from "./source.js";
import { type Token, token } from "./token.js";

/** A place with the coast that follows it. */
export function withCoast(source: Source, place: Token, next: number): Step {
  const { board, names, all } = source;
  if (place.coast !== null) return { tokens: [place, coastToken(place, place.coast)], next };
  const provinces = place.places.map(({ at }) => at);
  if (isCanal(board, all[next]?.text, provinces)) return { tokens: [place], next };
  const behind = coastBehindUnit(source, provinces, next);
  const found = behind ?? coastAfter(board, names, all, next, provinces);
  if (found === null) return { tokens: [place], next };
  const span = { text: found.coast, start: all[next]!.start, end: all[found.next - 1]!.end };
  const type = behind === null ? [] : [token(["fleet", "unitword"], all[next]!)];
  return { tokens: [place, coastToken(span, found.coast), ...type], next: found.next };
}

/** `StP fleet (north coast) - Bar`, `StP F nc`: the type says nothing new, for only fleets have coasts. */
function coastBehindUnit(
  { board, names, all }: Source,
  provinces: readonly ProvinceId[],
  next: number,
) {
  // `StP: fleet (nc)`, `StP gets a fleet (nc)`
  const lead = all.slice(next, next + 3).findIndex(({ text }) => !leading.test(text));
  const type = next + Math.max(0, lead);
  const isFleet = /^(?:fleet|f|boat|flotte|flotta|flota|vloot)$/.test(all[type]?.text ?? "");
  const [coast = "", end = "."] = all.slice(type + 1, type + 3).map(({ text }) => text);
  // `StP fleet north`, and nothing behind it
  const isLast = /^(?:north|south|east)$/.test(coast) && /^[.,;&]$|^and$/.test(end);
  const isCoast = coast === "(" || (type === next && (isLast || /^[nsew]c$/.test(coast)));
  return isFleet && isCoast ? coastAfter(board, names, all, type + 1, provinces) : null;
}

const leading = /^(?:[:,=-]|\u2013|gets|receives|a|the|new)$/;

/** `Red Sea SC F Red Sea - Med`: where no coast can be meant the canal is. */
function isCanal(board: Board, word: string | undefined, provinces: readonly string[]): boolean {
  if (word === undefined || !board.canalNames.has(word)) return false;
  return provinces.every((id) => board.province(id)?.coasts.length === 0);
}

function coastToken(at: Pick<Token, "text" | "start" | "end">, coast: string): Token {
  return token(["coast"], at, { coast });
}
