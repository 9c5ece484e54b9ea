/**
 * A game as the `diplomacy` package and many tools save it: phases with their position and orders. It is played again
 * from its orders, and must take the course that the file tells: a judge that remembers another past is of no use.
 */
import { z } from "zod";
import {
  atRest,
  beginElsewhere,
  createGame,
  type Game,
  isIdle,
  type PhaseRecord,
  playElsewhere,
  rulebookFor,
} from "../../../game/index.js";
import { readOrders } from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { type Position, printPhase, printUnit } from "../../../rules/index.js";
import type { Instant } from "../../../util/index.js";
import { BadRequest, readRequest } from "../../adjudicate/request.js";

const lists = z.record(z.string(), z.array(z.string()).nullable());

const savedPhase = z.object({
  name: z.string(),
  state: z.object({ units: lists, centers: lists }),
  orders: lists.nullish(),
});

const savedGame = z.object({
  map: z.string().optional(),
  phases: z.array(savedPhase).min(1),
});

type SavedPhase = z.infer<typeof savedPhase>;
export type SavedGame = z.infer<typeof savedGame>;

/** A saved game, or null if the text is none. */
export function readSavedGame(text: string): SavedGame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const reading = savedGame.safeParse(value);
  return reading.success ? reading.data : null;
}

/** How the game is to be called here, and who runs it. */
interface Here {
  readonly name: string;
  readonly gm: { readonly address: string; readonly passwordHash: string };
  readonly rules: string;
  readonly seed: number;
  readonly now: Instant;
}

/** What cannot be taken over, in a sentence. */
class OtherCourse extends Error {
  override readonly name = "OtherCourse";
}

interface Replayed {
  readonly game: Game;
  readonly phases: readonly PhaseRecord[];
  /** Orders that have no meaning here; they changed nothing. */
  readonly unread: readonly string[];
}

/** The game with all its past, at rest. Throws `OtherCourse`. */
export function replaySaved({ phases }: SavedGame, board: Board, here: Here): Replayed {
  const { now } = here;
  const records: PhaseRecord[] = [];
  const unread: string[] = [];
  let game = firstOf(phases[0]!, board, here);
  const turn = (orders: Parameters<typeof playElsewhere>[2]) => {
    const played = playElsewhere(game, board, orders, now);
    records.push(played.record);
    game = played.game;
  };
  for (const [index, saved] of phases.entries()) {
    if (saved.name === "COMPLETED") break;
    for (let idle = 0; idle < 4 && printPhase(game.phase) !== saved.name; idle++) {
      if (index > 0 && isIdle(game, board)) turn({});
    }
    compare(game, board, saved);
    const isLast = index === phases.length - 1;
    if (isLast && !Object.values(saved.orders ?? {}).some((list) => list?.length)) break;
    turn(ordersOf(game, board, saved, unread));
    if (game.status !== "active") break;
  }
  return { game: atRest(game, now), phases: records, unread };
}

/** The game where the file begins: mostly, but not always, where the board does. */
function firstOf({ name, state }: SavedPhase, board: Board, here: Here): Game {
  if (Object.values(state.units).some((units) => units?.some((unit) => unit.startsWith("*")))) {
    throw new OtherCourse(`${name}: a game cannot begin with dislodged units.`);
  }
  try {
    const library = { board: () => board, rulebook: () => rulebookFor(settings) };
    const { settings, ...forming } = createGame(
      here.name,
      board,
      here.gm,
      here.seed,
      here.now,
    ).game;
    const { units, centers } = state;
    const defaults = { variant: board.name, rules: here.rules };
    const { phase, position } = readRequest({ phase: name, units, centers }, library, defaults);
    const ruled = { ...forming, settings: { ...settings, rules: here.rules } };
    return beginElsewhere(ruled, phase, position, here.now);
  } catch (error) {
    throw error instanceof BadRequest ? new OtherCourse(`${name}: ${error.message}`) : error;
  }
}

/** Throws where the game stands otherwise than the file says. */
function compare(game: Game, board: Board, { name, state }: SavedPhase): void {
  if (printPhase(game.phase) !== name) {
    throw new OtherCourse(
      `The phase ${name} does not follow: by the rules ${game.settings.rules} it is ${printPhase(game.phase)}.`,
    );
  }
  const [here, there] = [standingIn(game.position, board), standingOf(state)];
  const more = here.filter((line) => !there.includes(line));
  const less = there.filter((line) => !here.includes(line));
  if (more.length + less.length === 0) return;
  const told = `here ${more.join(", ") || "nothing more"}; in the file ${less.join(", ") || "nothing more"}`;
  throw new OtherCourse(
    `In ${name} the game stands otherwise by the rules ${game.settings.rules}: ${told}. Try other rules with --rules.`,
  );
}

function standingIn({ units, dislodged, owners }: Position, board: Board): readonly string[] {
  return [
    ...units.map((unit) => `${unit.power} ${printUnit(unit)}`),
    ...dislodged.map((unit) => `${unit.power} *${printUnit(unit)}`),
    ...Object.entries(owners).flatMap(([id, power]) =>
      board.province(id)?.isCenter ? [`${power} ${id}`] : [],
    ),
  ];
}

function standingOf({ units, centers }: SavedPhase["state"]): readonly string[] {
  return [units, centers].flatMap((table) =>
    Object.entries(table).flatMap(([power, list]) => (list ?? []).map((one) => `${power} ${one}`)),
  );
}

function ordersOf(game: Game, board: Board, saved: SavedPhase, unread: string[]) {
  const rulebook = rulebookFor(game.settings);
  const { phase, position } = game;
  return Object.fromEntries(
    Object.entries(saved.orders ?? {}).map(([power, lines]) => {
      const numbered = (lines ?? []).map((text, index) => ({ number: index + 1, text }));
      const read = readOrders({ board, rulebook, phase, position, power }, numbered);
      unread.push(...read.complaints.map(({ text }) => `${saved.name} ${power}: ${text}`));
      const orders = read.readings.map(({ order }) => ({ order, text: "" }));
      return [power, orders];
    }),
  );
}
