/** People whom a mail names: by their address, by a name they gave, or by a word of the address. */
import type { Game } from "../../game/index.js";
import { powersIn } from "../../language/index.js";
import type { Board, PowerId } from "../../map/index.js";
import { mailAddress } from "../../util/index.js";

interface Person {
  readonly address: string;
  readonly name?: string | null;
}

/** Those whom these words name: `anna@example.net`, `Anna`, `Anna Berg`. */
export function peopleNamed<P extends Person>(people: readonly P[], words: string): readonly P[] {
  const wanted = unmarked(words.trim());
  if (wanted.includes("@")) return people.filter(({ address }) => address === wanted);
  const first = wanted.split(" ")[0] ?? "";
  const called = people.filter(({ name }) => isCalled(unmarked(name ?? ""), wanted));
  return called.length > 0 ? called : people.filter(({ address }) => partsOf(address).has(first));
}

/** Does one of these words name this person? */
export function isNamed(person: Person, text: string): boolean {
  const words = text.match(/[^\s<>(),;:?!"]+/g) ?? [];
  // `K. M.` has no word of its own.
  const whole = unmarked(person.name ?? "").trim();
  if (whole.includes(" ") && holdsWords(unmarked(text), whole)) return true;
  return words.some((word) => peopleNamed([person], word.replace(/(?:'s|\.)$/, "")).length > 0);
}

/** Do these words stand in the text, and no longer ones? */
function holdsWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const [before = "", behind = ""] = [text[at - 1], text[at + words.length]];
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind);
}

/** The powers of players whom words name, whoever may know what they play. */
export function powersPlayedBy({ members }: Game, words: string): readonly PowerId[] {
  return members.flatMap((member) =>
    member.power !== null && isNamed(member, words) ? [member.power] : [],
  );
}

/** The powers of players whom words name, where everybody knows who plays what; none in gunboat. */
export function powersOfNamed(game: Game, words: string): readonly PowerId[] {
  return game.settings.gunboat ? [] : powersPlayedBy(game, words);
}

/** The powers that words name; or else those of the players whom they name, where everybody knows them. */
export function powersMeant(board: Board, game: Game, words: string): readonly PowerId[] {
  const named = powersIn(board, words);
  return named.length > 0 ? named : powersOfNamed(game, words);
}

/** Small letters without marks: addresses have none, and phones drop them. */
function unmarked(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isCalled(name: string, wanted: string): boolean {
  return name !== "" && (name === wanted || name.split(" ")[0] === wanted);
}

/** `anna.berg@example.net` has the words anna and berg. */
function partsOf(address: string): ReadonlySet<string> {
  return new Set((address.toLowerCase().split("@")[0] ?? "").split(/[^\p{L}]+/u));
}

/** The addresses that a text names, each once. */
export function addressesIn(text: string): readonly string[] {
  const found = text.match(/[^\s<>@,;:("']{1,64}@[^\s<>@,;:)"']{1,200}\.\p{L}{2,}/gu) ?? [];
  return [...new Set(found.flatMap((each) => mailAddress(each) ?? []))].slice(0, addressesMost);
}

/** Whoever names more writes to a list. */
const addressesMost = 10;
