/**
 * The case files of the rules: positions, orders and what must become of them, in a format for people.
 *
 *     rules 2000, paradox=szykman          what the cases below are played under
 *     board loeb9                          the variant that they are played on, if not standard
 *     6.F.14 Simple convoy paradox         a case begins with its number
 *       phase F1901M                       if it is not S1901M
 *       owns FRANCE PAR BRE                centers
 *       units FRANCE A PAR, F BRE          units that stand elsewhere than their orders say
 *       FRANCE A BRE - LON    fails        every order in canonical notation, then its result's words
 *       retreats F ENG: BEL IRI            where a dislodged unit can go, or `nowhere`
 *       halts A MOS: PRM                   where a train stands that did not come to its destination
 *       map difficult SIC TUN              changes to the board: test/support/boards/changed-board.ts
 *       removed FRANCE A PAR               a removal by civil disorder
 *       then S1901R                        the next phase of the same case
 *       under 1971 | paradox=all-hold      under these rulebooks or choices, the lines below replace
 *         FRANCE A BRE - LON  succeeds       those above; all else is as before
 *
 * An illegal order's words end with what became of its unit where that is more than `stands`.
 */
import { readFileSync } from "node:fs";
import type { PowerId } from "../../../src/map/index.js";
import { type Phase, type PlacedUnit, parsePhase } from "../../../src/rules/index.js";
import { readUnit, readUnits, splitPower } from "./canonical.js";

/** An order and the words that its result must have. */
export interface CaseOrder {
  readonly power: PowerId;
  readonly text: string;
  readonly words: readonly string[];
}

/** One phase of a case. */
export interface CasePhase {
  readonly phase: Phase;
  readonly orders: readonly CaseOrder[];
  /** The open retreats of every unit that must be dislodged: `A PAR` to `BUR GAS`. */
  readonly retreats: ReadonlyMap<string, readonly string[]>;
  /** Units that the rules remove in civil disorder. */
  readonly removed: readonly PlacedUnit[];
  /** The province to which a train has come that failed, by the province where it was. */
  readonly halts: ReadonlyMap<string, string>;
}

/** A case under one choice of rules. */
export interface Case {
  /** `6.F.14 Simple convoy paradox, paradox=all-hold`. */
  readonly name: string;
  readonly rules: string;
  /** The variant, and changes to its board. */
  readonly board: string;
  readonly changes: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly units: readonly PlacedUnit[];
  readonly owners: Readonly<Record<string, PowerId>>;
  readonly phases: readonly CasePhase[];
}

/** Rules as `under` names them: `2000, paradox=szykman`. */
interface RuleChoice {
  readonly text: string;
  readonly rules: string | null;
  readonly options: Readonly<Record<string, string>>;
}

interface Draft {
  title: string;
  board: string;
  changes: string[];
  choice: RuleChoice;
  units: PlacedUnit[];
  owners: Record<string, PowerId>;
  phases: DraftPhase[];
  variations: { choices: RuleChoice[]; phases: DraftPhase[] }[];
}

interface DraftPhase {
  phase: Phase;
  orders: CaseOrder[];
  retreats: Map<string, string[]>;
  removed: PlacedUnit[];
  halts: Map<string, string>;
}

/** All cases of a file below test/cases, each once for every choice of rules that it names. */
export function readCases(file: string): Case[] {
  const text = readFileSync(new URL(`../../cases/${file}`, import.meta.url), "utf8");
  let rules = readChoice("2025");
  let board = "standard";
  const drafts: Draft[] = [];
  text.split("\n").forEach((raw, index) => {
    const line = raw.replace(/#.*$/, "").trim();
    if (line === "") return;
    try {
      if (/^rules /.test(line)) rules = readChoice(line.slice(6));
      else if (/^board /.test(line)) board = line.slice(6);
      else if (/^\d/.test(line)) drafts.push(newDraft(line, board, rules));
      else readLine(drafts[drafts.length - 1]!, line);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`);
    }
  });
  return drafts.flatMap(expand);
}

function newDraft(title: string, board: string, choice: RuleChoice): Draft {
  const phases = [newPhase("S1901M")];
  return { title, board, changes: [], choice, units: [], owners: {}, phases, variations: [] };
}

function newPhase(text: string): DraftPhase {
  const phase = parsePhase(text);
  if (phase === null) throw new Error(`not a phase: ${text}`);
  return { phase, orders: [], retreats: new Map(), removed: [], halts: new Map() };
}

/** One line of a case: a word in lower case says what it is, else it is an order with its result. */
function readLine(draft: Draft, line: string): void {
  const [word, rest] = [/^[a-z]+/.exec(line)?.[0], line.replace(/^[a-z]+ */, "")];
  const phases = draft.variations.at(-1)?.phases ?? draft.phases;
  const phase = phases[phases.length - 1]!;
  if (word === undefined) phase.orders.push(readExpectation(line));
  else if (word === "units") draft.units.push(...readUnits(rest));
  else if (word === "owns") addOwned(draft, rest);
  else if (word === "phase") phases[phases.length - 1] = newPhase(rest);
  else if (word === "then") phases.push(newPhase(rest));
  else if (word === "retreats") addRetreats(phase, rest);
  else if (word === "halts") addHalt(phase, rest);
  else if (word === "map") draft.changes.push(rest);
  else if (word === "removed") phase.removed.push(...readUnits(rest));
  else if (word === "under") draft.variations.push(newVariation(draft, rest));
  else throw new Error(`not a line of a case: ${line}`);
}

function readExpectation(line: string): CaseOrder {
  const match = /^(.*?)((?: +[a-z]+)+)$/.exec(line);
  if (match === null) throw new Error(`an order without a result: ${line}`);
  const [power, text] = splitPower(match[1]!);
  return { power, text: text.trim(), words: match[2]!.trim().split(/ +/) };
}

function addOwned(draft: Draft, text: string): void {
  const [power, centers] = splitPower(text);
  for (const center of centers.split(" ")) draft.owners[center] = power;
}

function addRetreats(phase: DraftPhase, text: string): void {
  const [unit, places] = text.split(": ") as [string, string];
  readUnit(unit);
  phase.retreats.set(unit, places === "nowhere" ? [] : places.split(" "));
}

function addHalt(phase: DraftPhase, text: string): void {
  const [unit, at] = text.split(": ") as [string, string];
  phase.halts.set(readUnit(unit).at, at);
}

/** What differs under other rules stands in lines below `under`; everything else is as before. */
function newVariation(draft: Draft, text: string): Draft["variations"][number] {
  const phases = draft.phases.map(({ phase }) => ({
    ...newPhase("S1901M"),
    phase,
  }));
  return { choices: text.split(" | ").map(readChoice), phases: phases.slice(0, 1) };
}

function readChoice(text: string): RuleChoice {
  const parts = text.split(/, */);
  const options = parts.filter((part) => part.includes("=")).map((part) => part.split("="));
  const rules = parts.find((part) => !part.includes("=")) ?? null;
  return { text, rules, options: Object.fromEntries(options) };
}

function expand(draft: Draft): Case[] {
  const { title, board, changes, choice, units, owners } = draft;
  const base = { board, changes, rules: choice.rules ?? "2025", units, owners };
  const first: Case = { ...base, name: title, options: choice.options, phases: draft.phases };
  const others = draft.variations.flatMap(({ choices, phases }) =>
    choices.map((other) => ({
      ...base,
      name: `${title}, ${other.text}`,
      rules: other.rules ?? base.rules,
      options: other.rules === null ? { ...choice.options, ...other.options } : other.options,
      phases: draft.phases.map((phase, index) => overlay(phase, phases[index])),
    })),
  );
  return [first, ...others];
}

/** A phase with the results that a variation changes. */
function overlay(phase: DraftPhase, changed: DraftPhase | undefined): CasePhase {
  if (changed === undefined) return phase;
  const orders = phase.orders.map(
    (order) =>
      changed.orders.find(({ power, text }) => power === order.power && text === order.text) ??
      order,
  );
  const strange = changed.orders.find(({ text }) => !orders.some((order) => order.text === text));
  if (strange !== undefined) throw new Error(`a result without its order: ${strange.text}`);
  const dislodged = orders.filter(
    ({ words }) => words.includes("dislodged") || words.includes("destroyed"),
  );
  const kept = [...phase.retreats].filter(([unit]) =>
    dislodged.some(({ text }) => text.startsWith(provinceUnit(unit))),
  );
  const removed = changed.removed.length > 0 ? changed.removed : phase.removed;
  const retreats = new Map([...kept, ...changed.retreats]);
  const halts = new Map([...phase.halts, ...changed.halts]);
  return { phase: phase.phase, orders, retreats, removed, halts };
}

/** `F SPA/NC` gives `F SPA`: an order may name the coast wrongly. */
function provinceUnit(unit: string): string {
  return unit.replace(/\/.*/, "");
}
