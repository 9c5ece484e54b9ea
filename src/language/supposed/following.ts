/** `Would Bulgaria to Greece work if Con follows?`: a unit that goes to where the one before it leaves. */
import { provinceOf } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { mentionsIn } from "../names/mentions.js";
import type { Clause } from "./clauses.js";
import { go } from "./moves.js";
import { type Situation, type Told, unitAt } from "./told.js";

/** The move that is asked of, where another unit is said to follow it. */
export function readLeader(at: Situation, told: Told, clauses: readonly Clause[]): void {
  if (!clauses.some(({ asks, text }) => !asks && following.test(text))) return;
  const asked = clauses.flatMap(({ asks, text }) => (asks ? [text] : [])).join(" ");
  const [first, goal, more] = mentionsIn(at.board, asked);
  if (first === undefined || goal === undefined || more !== undefined) return;
  const unit = unitAt(at, first.at);
  if (unit === null || first.at === goal.at) return;
  go(at, told, { power: unit.power, goal: goal.at, types: [unit.type], from: first.at });
}

/** Takes such a clause; false where it is none, or nothing goes before. */
export function readFollower(at: Situation, told: Told, text: string): boolean {
  const [named, another] = following.test(text) ? mentionsIn(at.board, text) : [];
  const leader = told.deeds.findLast(({ kind }) => kind === "move")?.unit;
  if (named === undefined || another !== undefined || leader === undefined) return false;
  const [unit, goal] = [unitAt(at, named.at), provinceOf(leader.at)];
  if (unit === null || named.at === goal) return false;
  go(at, told, { power: unit.power, goal, types: [unit.type], from: named.at });
  return true;
}

const following = regex("iu")`
  (?<!\p{L})(?:
    follows?|following|(?:goes|comes|moves|steps) in behind
    |tak(?:es?|ing) (?:its|the|his) place|fill(?:s|ing)? (?:in|the gap)
    |(?:nach)?folgt|folgen|nachr\u00fcckt|nachzieht|(?:r\u00fcckt|zieht) nach
    |(?:le |la )?suit|suivait|prend sa place|sigue|seguir\u00eda|toma su lugar
    |segue|prende il suo posto|volgt|neemt zijn plaats in
  )(?!\p{L})
`;
