/** Whole games on every board, read back from their letters by what `templates/README.md` promises. */
import { describe, expect, test } from "vitest";
import {
  advance,
  type Command,
  createGame,
  decide,
  type Event,
  type Game,
  hasEnded,
  nextDue,
  type PhaseRecord,
  publishedRecord,
  startWhenFull,
  viewFor,
} from "../../src/game/index.js";
import { type Board, type LocationId, type PowerId, provinceOf } from "../../src/map/index.js";
import { composeLetter, type Scene, statusText, wholeHistory } from "../../src/report/index.js";
import {
  type OrderResult,
  type PhaseResult,
  type Position,
  type PowerOrder,
  printOrder,
} from "../../src/rules/index.js";
import { instant, present } from "../../src/util/index.js";
import { ordersFor, randomFrom } from "../bench/random-play.js";
import { boardOf, variantNames } from "../support/boards/boards.js";
import {
  type ReadOrder,
  type ReadPosition,
  type ReadResults,
  readHeader,
  readHistory,
  readPosition,
  readResults,
} from "../support/format/letter-reader.js";
import { ownCatalogue } from "../support/templates.js";

const began = instant(Date.UTC(2026, 2, 2, 23, 30));
const catalogue = ownCatalogue();
const phases = 60;

/** A game with all its players, which has just begun. */
function begun(board: Board): Game {
  const gm = { address: "george@example.net", passwordHash: null };
  const { game } = createGame("paris", board, gm, 1901, began);
  const seated = board.powers.reduce((before, _, seat) => {
    const actor = { kind: "stranger", address: `player${seat}@example.net` } as const;
    const join = { kind: "join", role: "player", passwordHash: null, power: null } as const;
    return accepted(board, before, actor, join);
  }, game);
  return startWhenFull(seated, board, began).game;
}

function accepted(
  board: Board,
  game: Game,
  actor: Parameters<typeof decide>[2],
  command: Command,
): Game {
  const decision = decide(board, game, actor, command, began);
  if (decision.kind === "refused") throw new Error(JSON.stringify(decision.refusal));
  return decision.game;
}

/** The game with these orders given by those who play. */
function ordered(board: Board, game: Game, orders: readonly PowerOrder[]): Game {
  return board.powers.reduce((before, { id }) => {
    const own = orders.filter(({ power }) => power === id);
    const member = before.members.find(({ power }) => power === id);
    if (own.length === 0 || member === undefined) return before;
    const given = own.map(({ order }) => ({ order, text: printOrder(order) }));
    const command = { kind: "orders", orders: given, power: id, set: "usual" } as const;
    const decision = decide(board, before, { kind: "member", id: member.id }, command, began);
    return decision.kind === "refused" ? before : decision.game;
  }, game);
}

interface Turn {
  readonly game: Game;
  readonly event: Extract<Event, { readonly kind: "phase-turned" }>;
  readonly record: PhaseRecord;
}

/** Lets time pass until the phase has turned. */
function turned(board: Board, before: Game): Turn {
  let game = before;
  for (let step = 0; step < 20; step++) {
    const due = present(nextDue(game), "Something that is due");
    const moved = advance(game, board, due.at);
    game = moved.game;
    const event = moved.events.find(({ kind }) => kind === "phase-turned");
    if (event?.kind === "phase-turned") return { game, event, record: moved.records[0]! };
  }
  throw new Error("The phase does not turn.");
}

/** Whoever would support a hold supports the first move within reach instead, so that units are dislodged. */
function helping(board: Board, orders: readonly PowerOrder[]): readonly PowerOrder[] {
  const reaches = ({ order }: PowerOrder, to: LocationId) =>
    "unit" in order &&
    order.unit.type !== null &&
    board
      .neighbours(order.unit.type, order.unit.at)
      .some((near) => provinceOf(near) === provinceOf(to));
  return orders.map((given) => {
    const { order, power } = given;
    if (order.kind !== "support" && order.kind !== "hold") return given;
    const move = orders.find(
      (other) => other.order.kind === "move" && reaches(given, other.order.to),
    );
    if (move?.order.kind !== "move") return given;
    return {
      power,
      order: { kind: "support", unit: order.unit, of: move.order.unit, to: move.order.to },
    };
  });
}

/** So many phases with random orders, of which a tenth is never given. */
function played(board: Board): readonly Turn[] {
  const random = randomFrom(1901);
  const turns: Turn[] = [];
  let game = begun(board);
  while (turns.length < phases && !hasEnded(game)) {
    const all = ordersFor(board, game.position, game.phase.kind, random);
    const possible = all.filter(({ order }) => !("to" in order) || order.to !== undefined);
    const given = helping(board, possible).filter(() => random(10) > 0);
    turns.push(turned(board, ordered(board, game, given)));
    game = turns.at(-1)!.game;
  }
  return turns;
}

function sceneOf(board: Board, game: Game): Scene {
  const judge = { name: "EMSD", address: "judge@example.net" };
  const viewer = game.members.find(({ power }) => power !== null)?.id ?? null;
  return { judge, board, now: began, view: viewFor(game, board, viewer) };
}

/** How a board's things are called, as a tool knows it. */
function namesOn(board: Board) {
  const { place, power, adjective } = catalogue.namesOf(board);
  return { place, power, adjective, type: { A: "Army", F: "Fleet" } as const };
}

type Names = ReturnType<typeof namesOn>;

function sorted<T>(items: readonly T[]): readonly T[] {
  return items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

function unitsOf(names: Names, { units, dislodged }: Position) {
  return sorted(
    [...units, ...dislodged].map(({ power, type, at }) => ({
      power: names.power(power),
      type: names.type[type],
      place: names.place(at),
    })),
  );
}

function retreatsOf(names: Names, { dislodged }: Position) {
  return sorted(dislodged.map(({ at, retreats }) => [names.place(at), retreats.map(names.place)]));
}

function centersOf(names: Names, board: Board, { owners }: Position) {
  const nameOf = (owner: PowerId | undefined) =>
    owner === undefined ? "Unowned" : names.power(owner);
  return sorted(
    board.provinces
      .filter(({ isCenter }) => isCenter)
      .map(({ id }) => [nameOf(owners[id]), names.place(id)]),
  );
}

function centersRead(centers: ReadonlyMap<string, readonly string[]> | null) {
  return sorted(
    [...(centers ?? [])].flatMap(([power, all]) => all.map((center) => [power, center])),
  );
}

function expectPosition(board: Board, read: ReadPosition, position: Position): void {
  const names = namesOn(board);
  expect(sorted(read.units)).toEqual(unitsOf(names, position));
  expect(sorted([...read.retreats])).toEqual(retreatsOf(names, position));
  expect(centersRead(read.centers)).toEqual(centersOf(names, board, position));
}

/** What a tool must know of an order that was carried out. */
function orderTold(names: Names, result: OrderResult, all: readonly OrderResult[]) {
  const { order, power, unit } = result;
  const at = unit?.at ?? ("unit" in order ? order.unit.at : "");
  const type = unit?.type ?? ("unit" in order ? order.unit.type : null);
  const told = {
    power: names.power(power),
    kind: order.kind === "retreat" ? "move" : order.kind,
    type: type === null ? "" : names.type[type],
    place: at === "" ? "" : names.place(at),
  };
  const to = "to" in order && order.to !== null ? names.place(order.to) : null;
  if (!("of" in order)) return { ...told, of: null, to };
  const of = all.find((other) => isAt(other, order.of.at));
  return { ...told, of: helped(names, order.of.at, of, power), to };
}

function isAt({ unit }: OrderResult, at: LocationId): boolean {
  return unit !== null && provinceOf(unit.at) === provinceOf(at);
}

function helped(names: Names, at: LocationId, of: OrderResult | undefined, power: PowerId) {
  const adjective = of === undefined || of.power === power ? "" : names.adjective(of.power);
  return { power: adjective, place: names.place(at) };
}

function orderRead({ power, kind, type, place, of, way }: ReadOrder) {
  const helped = of === null ? null : { power: of.power, place: of.place };
  return { power, kind, type, place, of: helped, to: way.at(-1) ?? null };
}

/** What a result's words and a letter's flags say of an order, each in words of its own. */
const wordsFor: Readonly<Record<string, string>> = {
  fails: "failed",
  cut: "cut",
  invalid: "void",
  dislodged: "dislodged",
  destroyed: "dislodged",
};
const flagsFor: Readonly<Record<string, string>> = {
  ...wordsFor,
  bounce: "failed",
  "no convoy": "failed",
  void: "void",
};

function said(place: string, words: readonly string[], meanings: Readonly<Record<string, string>>) {
  return { place, said: words.flatMap((word) => meanings[word] ?? []).toSorted() };
}

function flagsTold(names: Names, { unit, order, words }: OrderResult) {
  const at = unit?.at ?? ("unit" in order ? order.unit.at : "");
  return said(at === "" ? "" : names.place(at), words, wordsFor);
}

function expectResults(board: Board, read: ReadResults, { record, game }: Turn): void {
  const names = namesOn(board);
  const result: PhaseResult = publishedRecord(record).result;
  const published = result.results.filter(({ words }) => !words.includes("illegal"));
  expect(read.title).toMatchObject({ game: "paris", turn: record.turn });
  expect(sorted(read.orders.map(orderRead))).toEqual(
    sorted(published.map((each) => orderTold(names, each, published))),
  );
  expect(sorted(read.orders.map(({ place, flags }) => said(place, flags, flagsFor)))).toEqual(
    sorted(published.map((each) => flagsTold(names, each))),
  );
  const dislodged = result.position.dislodged.map(({ at, retreats }) => ({ at, retreats }));
  const destroyed = result.destroyed.map(({ unit }) => ({ at: unit.at, retreats: [] }));
  expect(sorted(read.dislodged.map(({ place, retreats }) => [place, retreats]))).toEqual(
    sorted(
      [...dislodged, ...destroyed].map(({ at, retreats }) => [
        names.place(at),
        retreats.map(names.place),
      ]),
    ),
  );
  if (read.centers !== null) {
    expect(centersRead(read.centers)).toEqual(centersOf(names, board, result.position));
    for (const [power, { centers, units, change }] of read.balance) {
      expect(change, power).toBe(centers - units);
    }
  }
  expect(read.next === null).toBe(hasEnded(game));
}

describe.each(variantNames)("a game of %s", (variant) => {
  const board = boardOf(variant);
  const turns = played(board);
  const game = turns.at(-1)!.game;

  test("is long enough to show something", () => {
    expect(turns.length).toBeGreaterThan(10);
    expect(new Set(turns.map(({ record }) => record.phase.kind))).toEqual(new Set(["M", "R", "A"]));
  });

  test("begins as its first letter says", () => {
    const first = begun(board);
    const event = { kind: "game-started", deadline: first.timing!.deadline } as const;
    const { text } = composeLetter(catalogue, { scene: sceneOf(board, first), event });
    expectPosition(board, readPosition(text, /^Starting position for .*$/m), first.position);
    expect(text).toMatch(/^You have been selected as \S+ in game 'paris' of Diplomacy\.$/m);
  });

  test("has results that each letter tells", () => {
    for (const turn of turns) {
      const scene = sceneOf(board, turn.game);
      const { subject, text } = composeLetter(catalogue, { scene, event: turn.event });
      const { phase } = readHeader(text);
      expect(subject).toBe(`EMSD:paris - ${phase} Results`);
      expectResults(board, readResults(text), turn);
    }
  });

  test("stands where STATUS says", () => {
    for (const turn of turns) {
      const text = statusText(catalogue, sceneOf(board, turn.game));
      expectPosition(board, readPosition(text, /^Status of the .*$/m), turn.game.position);
    }
  });

  test("has a history that tells all of it", () => {
    const records = turns.map(({ record }) => publishedRecord(record));
    const text = wholeHistory(catalogue, sceneOf(board, game), records);
    const sections = readHistory(text);
    expect(sections).toHaveLength(turns.length);
    for (const [index, turn] of turns.entries()) {
      expectResults(board, readResults(sections[index]!.text), {
        ...turn,
        game: index === turns.length - 1 ? game : turn.game,
      });
    }
    const start = records[0]!.before.position;
    expectPosition(
      board,
      { ...readPosition(text, /^Starting position for .*$/m), centers: readCentersOf(start) },
      start,
    );
  });

  function readCentersOf(position: Position) {
    const names = namesOn(board);
    const all = new Map<string, string[]>();
    for (const [power, center] of centersOf(names, board, position)) {
      all.set(power!, [...(all.get(power!) ?? []), center!]);
    }
    return all;
  }
});
