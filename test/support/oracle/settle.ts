/**
 * The oracle's search: all assignments of outcomes are tried. What comes out alike in all of them is
 * certain; what then depends on itself has one solution, which is taken, or none or several, and gets
 * the backup rule (DATC 3.2, 5.C).
 */
import { hasPath, isAvailable, isCarried, moveSucceeds, type World } from "./equations.js";
import { type Table, targetOf } from "./table.js";

interface State {
  /** Decided moves. */
  readonly known: ReadonlyMap<number, boolean>;
  readonly disrupted: ReadonlySet<number>;
  readonly stopped: ReadonlySet<number>;
  readonly carried: ReadonlySet<number>;
}

/** The outcome of all moves. */
export function settle(table: Table): World {
  const nothing: ReadonlySet<number> = new Set();
  let state: State = { known: new Map(), disrupted: nothing, stopped: nothing, carried: nothing };
  for (;;) {
    state = learn(table, state);
    if (openMoves(table, state).length === 0) return worldOf(table, state, new Map());
    state = settleCycle(table, state, coreOf(table, state));
  }
}

function openMoves({ moves }: Table, { known }: State): readonly number[] {
  return moves.filter((move) => !known.has(move));
}

function worldOf(table: Table, state: State, guess: ReadonlyMap<number, boolean>): World {
  const succeeds = table.pieces.map((_, piece) =>
    Boolean(guess.get(piece) ?? state.known.get(piece)),
  );
  return { ...state, succeeds };
}

/** Every assignment to these moves. */
function* assignments(moves: readonly number[]): Generator<Map<number, boolean>> {
  for (let bits = 0; bits < 2 ** moves.length; bits++) {
    yield new Map(moves.map((move, bit) => [move, ((bits >> bit) & 1) === 1]));
  }
}

/** Decides the moves whose condition has the same value whatever the open moves do, until none is left. */
function learn(table: Table, state: State): State {
  let known = state.known;
  for (;;) {
    const open = openMoves(table, { ...state, known });
    const certain = new Map<number, boolean>();
    let candidates = open;
    for (const guess of assignments(open)) {
      const world = worldOf(table, { ...state, known }, guess);
      candidates = candidates.filter((move) => {
        const value = moveSucceeds(table, world, move);
        if (!certain.has(move)) certain.set(move, value);
        return certain.get(move) === value;
      });
      if (candidates.length === 0) return { ...state, known };
    }
    known = new Map([
      ...known,
      ...candidates.map((move) => [move, certain.get(move)!] as [number, boolean]),
    ]);
    if (open.length === candidates.length) return { ...state, known };
  }
}

/** A smallest set of open moves that depends on no open move outside it. */
function coreOf(table: Table, state: State): readonly number[] {
  const open = openMoves(table, state);
  const needs = new Map(open.map((move) => [move, new Set<number>([move])]));
  for (const guess of assignments(open)) {
    const world = worldOf(table, state, guess);
    for (const flipped of open) {
      if (guess.get(flipped)) continue;
      const other = worldOf(table, state, new Map([...guess, [flipped, true]]));
      for (const move of open) {
        const differs = moveSucceeds(table, world, move) !== moveSucceeds(table, other, move);
        if (differs) needs.get(move)!.add(flipped);
      }
    }
  }
  const closed = open.map((move) => closure(needs, move));
  return closed.reduce((one, other) => (other.length < one.length ? other : one));
}

function closure(needs: ReadonlyMap<number, ReadonlySet<number>>, start: number): number[] {
  const found = new Set([start]);
  for (const move of found) for (const next of needs.get(move)!) found.add(next);
  return [...found];
}

/** One solution is taken; else circular movement succeeds, and a paradox gets the rulebook's rule. */
function settleCycle(table: Table, state: State, core: readonly number[]): State {
  const solutions = [...assignments(core)].filter((guess) => {
    const world = worldOf(table, state, guess);
    return core.every((move) => moveSucceeds(table, world, move) === guess.get(move));
  });
  if (solutions.length === 1) return decide(state, solutions[0]!);
  const fleets = fleetsIn(table, state, core);
  const passages = passagesIn(table, state, core);
  const circular = solutions.find((guess) => core.every((move) => guess.get(move)));
  if (fleets.length === 0 && passages.length > 0 && circular !== undefined) {
    const world = worldOf(table, state, circular);
    if (passages.every((move) => hasPath(table, world, move))) return decide(state, circular);
  }
  if (passages.length > 0) return settleCanals(table, state, core, fleets, passages);
  if (fleets.length > 0) return settleParadox(table, state, core, fleets, solutions);
  return decide(state, new Map(core.map((move) => [move, true])));
}

function decide(state: State, values: ReadonlyMap<number, boolean>): State {
  return { ...state, known: new Map([...state.known, ...values]) };
}

/** The convoying fleets whose fate depends on the core and the core on it. */
function fleetsIn(table: Table, state: State, core: readonly number[]): readonly number[] {
  const worlds = [...assignments(core)].map((guess) => worldOf(table, state, guess));
  const convoying = table.pieces.flatMap(({ order }, piece) =>
    order.kind === "convoy" && !state.disrupted.has(piece) ? [piece] : [],
  );
  return convoying.filter((fleet) => {
    const fates = new Set(worlds.map((world) => isAvailable(table, world, fleet)));
    if (fates.size === 1) return false;
    return worlds.some((world) => {
      const without = { ...world, disrupted: new Set([...world.disrupted, fleet]) };
      return core.some(
        (move) => moveSucceeds(table, world, move) !== moveSucceeds(table, without, move),
      );
    });
  });
}

/** The fleets whose passage through a canal depends on the core, and the core on it. */
function passagesIn(table: Table, state: State, core: readonly number[]): readonly number[] {
  const worlds = [...assignments(core)].map((guess) => worldOf(table, state, guess));
  return [...table.keepers.keys()].filter((fleet) => {
    const fates = new Set(worlds.map((world) => hasPath(table, world, fleet)));
    if (fates.size === 1) return false;
    return worlds.some((world) => {
      const without = { ...world, stopped: new Set([...world.stopped, fleet]) };
      return core.some(
        (move) => moveSucceeds(table, world, move) !== moveSucceeds(table, without, move),
      );
    });
  });
}

/** In a paradox no fleet passes (DATC 2.4, chapter 7); what else the rulebook says holds besides. */
function settleCanals(
  table: Table,
  state: State,
  core: readonly number[],
  fleets: readonly number[],
  passages: readonly number[],
): State {
  const { paradox } = table.rulebook;
  const holds = fleets.length > 0 && ["all-hold", "dptg"].includes(paradox);
  const keepers = holds ? passages.map((fleet) => table.keepers.get(fleet)!) : [];
  const moving = keepers.filter((keeper) => table.pieces[keeper]!.order.kind === "move");
  const shut = [...passages, ...(paradox === "all-hold" ? moving : [])];
  const without: State = {
    ...decide(state, new Map(shut.map((move) => [move, false]))),
    stopped: new Set([...state.stopped, ...shut]),
  };
  if (fleets.length === 0 || /^\d/.test(paradox)) return without;
  const others = core.filter((move) => !shut.includes(move));
  return settleParadox(table, without, others, fleets, []);
}

/** DATC 4.A.2: Szykman, all-hold, the DPTG's rule; those of 1971, 1982 and 2000 leave it to a fallback. */
function settleParadox(
  table: Table,
  state: State,
  core: readonly number[],
  fleets: readonly number[],
  solutions: readonly ReadonlyMap<number, boolean>[],
): State {
  const { paradox, paradoxFallback } = table.rulebook;
  const rule = /^\d/.test(paradox) ? paradoxFallback : paradox;
  if (rule === "szykman") return { ...state, disrupted: new Set([...state.disrupted, ...fleets]) };
  if (rule === "dptg" && solutions.length === 2) {
    const disrupted = solutions.find((guess) => {
      const world = worldOf(table, state, guess);
      return fleets.every((fleet) => !isAvailable(table, world, fleet));
    });
    if (disrupted !== undefined) return decide(state, disrupted);
  }
  const armies = table.moves.filter((move) =>
    table.routes.get(move)!.some((route) => route.some((fleet) => fleets.includes(fleet))),
  );
  if (rule === "alexander") return settleByAlexander(table, state, armies, fleets);
  const waters = fleets.map((fleet) => table.pieces[fleet]!.province);
  const attacks = core.filter((move) => waters.includes(targetOf(table.pieces[move]!)));
  const stopped = [...armies, ...attacks];
  return {
    ...decide(state, new Map(stopped.map((move) => [move, false]))),
    stopped: new Set([...state.stopped, ...stopped]),
  };
}

/** Alexander IV.5.f: a convoy's fate is found as if the armies had no effect, and stands. */
function settleByAlexander(
  table: Table,
  state: State,
  armies: readonly number[],
  fleets: readonly number[],
): State {
  const without: State = {
    ...decide(state, new Map(armies.map((army) => [army, false]))),
    stopped: new Set([...state.stopped, ...armies]),
  };
  const learned = learn(table, without);
  const world = { ...worldOf(table, learned, new Map()), stopped: state.stopped };
  const open = armies.filter((army) => isCarried(table, world, army));
  const carries = (fleet: number, army: number) =>
    table.routes.get(army)!.some((route) => route.includes(fleet));
  const shut = fleets.filter((fleet) => !open.some((army) => carries(fleet, army)));
  return {
    ...state,
    disrupted: new Set([...state.disrupted, ...shut]),
    carried: new Set([...state.carried, ...open]),
  };
}
