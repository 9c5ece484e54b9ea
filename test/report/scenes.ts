/** Views, events and phases for letters, built by hand: what a reader may see, and nothing else. */
import {
  createGame,
  type Game,
  type GameView,
  type PhaseRecord,
  type PublicMember,
  type SubmissionView,
  type Zone,
} from "../../src/game/index.js";
import { defaultSettings } from "../../src/game/model/settings.js";
import type { Scene } from "../../src/report/index.js";
import {
  adjudicate,
  type Phase,
  type PhaseResult,
  type Position,
  parsePhase,
  resolveRulebook,
  startingPosition,
} from "../../src/rules/index.js";
import { hourMs, type Instant, instant } from "../../src/util/index.js";
import { standardBoard } from "../support/boards/boards.js";
import { readOrder, readUnit, readUnits, splitPower } from "../support/cases/canonical.js";

export const board = standardBoard();

export const now: Instant = instant(Date.UTC(2027, 2, 2, 20, 15));
export const deadline: Instant = instant(Date.UTC(2027, 2, 5, 22, 31));
export const later = (hours: number): Instant => instant(deadline + hours * hourMs);

export function phase(code: string): Phase {
  const parsed = parsePhase(code);
  if (parsed === null) throw new Error(`no phase: ${code}`);
  return parsed;
}

/** A position from lines like `FRANCE A PAR, F BRE`, with owners like `FRANCE: PAR MAR`. */
export function position(units: readonly string[], owners: readonly string[] = []): Position {
  return {
    units: units.flatMap(readUnits),
    dislodged: [],
    owners: Object.fromEntries(
      owners.flatMap((line) => {
        const [power = "", centers = ""] = line.split(": ");
        return centers.split(" ").map((center) => [center, power]);
      }),
    ),
    contested: [],
  };
}

/** What becomes of orders like `FRANCE A PAR - BUR` under the usual rulebook. */
export function play(code: string, before: Position, orders: readonly string[]): PhaseResult {
  const resolution = resolveRulebook("2025", {});
  if (resolution.kind !== "rulebook") throw new Error("no rulebook");
  const at = phase(code);
  const given = orders.map((line) => {
    const [power, text] = splitPower(line);
    return { power, order: readOrder(text, at.kind) };
  });
  return adjudicate(board, resolution.rulebook, at, before, given);
}

/** A player of a running game, seen as others may see him. */
export function publicMember(power: string | null, address: string | null = null): PublicMember {
  return { id: 1, role: "player", power, name: null, address };
}

const addresses: Readonly<Record<string, string>> = {
  AUSTRIA: "arthur@example.net",
  ENGLAND: "emma@example.net",
  FRANCE: "anna@example.net",
  GERMANY: "gustav@example.net",
  ITALY: "isabella@example.net",
  RUSSIA: "rasputin.with.an.address.of.no.mean.length@post-office.example.net",
  TURKEY: "tarik@example.net",
};

/** A sheet with canonical orders and missing units. */
export function submission(
  power: string,
  code: string,
  orders: readonly string[],
  missing: readonly string[] = [],
  more: Partial<SubmissionView> = {},
): SubmissionView {
  return {
    power,
    orders: orders.map((text) => ({ order: readOrder(text, phase(code).kind), text })),
    missing: missing.map(readUnit),
    proxies: [],
    implied: [],
    pending: [],
    adjustmentsMissing: 0,
    due: true,
    wait: false,
    draw: null,
    drawSize: null,
    concede: null,
    extend: null,
    pause: null,
    ...more,
  };
}

/** The game paris in spring 1901, as France sees it, with what matters replaced. */
export function view(more: Partial<GameView> = {}): GameView {
  const at = more.position ?? startingPosition(board);
  return {
    name: "paris",
    variant: "standard",
    status: "active",
    settings: { ...defaultSettings, zone: "Europe/Vienna" as Zone },
    needsWord: false,
    phase: phase("S1901M"),
    turn: 1,
    position: at,
    deadline,
    graceEnds: later(24),
    early: null,
    pause: null,
    isReady: false,
    candidates: [],
    access: { allowed: [], denied: [] },
    ending: null,
    statements: [],
    statementsUntil: null,
    nmr: { kind: "hold" },
    powers: board.powers.map(({ id }) => ({
      power: id,
      player: { name: null, address: addresses[id] ?? null },
      vacant: false,
      timesLate: null,
      unitCount: at.units.filter(({ power }) => power === id).length,
      centerCount: Object.values(at.owners).filter((owner) => owner === id).length,
      adjustment: 0,
      absences: [],
    })),
    unassigned: [],
    gms: [{ name: null, address: "master@example.net" }],
    watchers: [],
    playersJoined: 7,
    playersNeeded: 7,
    you: {
      role: "player",
      power: "FRANCE",
      address: "anna@example.net",
      preferences: [],
      zone: null,
      absences: [],
      digest: null,
      without: [],
    },
    submissions: [submission("FRANCE", "S1901M", [], ["A MAR", "A PAR", "F BRE"])],
    ...more,
  };
}

export function scene(seen: GameView | null): Scene {
  return { judge: { name: "EMSD", address: "judge@example.net" }, board, now, view: seen };
}

/** A record of a phase that was played from `before` with these orders. */
export function record(
  turn: number,
  code: string,
  before: Position,
  orders: readonly string[],
): PhaseRecord {
  const result = play(code, before, orders);
  const gm = { address: "master@example.net", passwordHash: null };
  const { game } = createGame("paris", board, gm, 1, now);
  const played: Game = { ...game, status: "active", phase: phase(code), turn, position: before };
  return { turn, phase: phase(code), before: played, orders: [], result, turnedAt: now };
}
