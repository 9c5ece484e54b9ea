/**
 * What only a master can do, and what happens while none does it: first one master is told, then all, then
 * everybody and the keeper, and at last the game goes on as far as it can without one. Between two steps
 * lie as many days as the game has set; whatever a master does in the game begins the count anew.
 */
import type { Board, PowerId } from "../map/index.js";
import type { Phase } from "../rules/index.js";
import { after, dayMs, type Instant, present } from "../util/index.js";
import { lapseAllCandidates } from "./candidates.js";
import { begin } from "./create.js";
import type { Event } from "./event.js";
import type { Game, Vigil } from "./game.js";
import { type Lateness, waitedFor } from "./lateness.js";
import { seatsLeft } from "./members.js";
import { isHeld } from "./readiness.js";

/** Something that waits for a master and for nobody else. */
export type Matter =
  /** A phase is ready, and the master processes by hand. */
  | { readonly kind: "processing"; readonly phase: Phase }
  /** The table is full, and the master starts the game. */
  | { readonly kind: "start" }
  /** So many ask for a seat. */
  | { readonly kind: "candidates"; readonly count: number }
  /** The time is up, and the game waits for the orders of these powers for ever. */
  | { readonly kind: "orders"; readonly powers: readonly PowerId[] };

/** Who is told, step after step. */
export const vigilAudiences = ["master", "masters", "everybody"] as const;
export type VigilAudience = (typeof vigilAudiences)[number];

/** All that waits for a master now. */
export function mattersOf(game: Game, board: Board): readonly Matter[] {
  const { status, settings, timing, phase } = game;
  const matters: Matter[] = [];
  if (status === "forming" && settings.manualStart && seatsLeft(game, board) === 0) {
    matters.push({ kind: "start" });
  }
  const count = game.candidates.length;
  if (count > 0) matters.push({ kind: "candidates", count });
  if (status === "active" && isHeld(game)) matters.push({ kind: "processing", phase });
  if (status === "active" && timing?.stalled === true) {
    const powers = waitedFor(game, board);
    if (powers.length > 0) matters.push({ kind: "orders", powers });
  }
  return matters;
}

/** The game with its vigil begun, kept or over, as what waits for a master now asks. */
export function settleVigil(game: Game, board: Board, now: Instant, isByMaster: boolean): Game {
  if (mattersOf(game, board).length === 0)
    return game.vigil === null ? game : withVigil(game, null);
  if (game.vigil !== null && !isByMaster) return game;
  return withVigil(game, { since: now, told: now, steps: 0 });
}

function withVigil(game: Game, vigil: Vigil | null): Game {
  return { ...game, vigil };
}

/** When the next step is due. */
export function vigilDue({ vigil, settings }: Game): Instant | null {
  if (vigil === null || settings.escalationDays <= 0) return null;
  return after(vigil.told, settings.escalationDays * dayMs);
}

/** The next step. Where it is late, because the judge slept, those that follow still get all their time. */
export function keepVigil(game: Game, board: Board, now: Instant): Lateness {
  const vigil = present(game.vigil, "The vigil that is due");
  const matters = mattersOf(game, board);
  if (matters.length === 0) return { game: withVigil(game, null), events: [], isOver: false };
  const audience = vigilAudiences[vigil.steps];
  if (audience === undefined) return release(game, board, matters, vigil.since, now);
  const stepMs = game.settings.escalationDays * dayMs;
  const left = vigilAudiences.length - vigil.steps;
  return {
    game: withVigil(game, { ...vigil, told: now, steps: vigil.steps + 1 }),
    events: [
      {
        kind: "master-silent",
        audience,
        matters,
        since: vigil.since,
        next: after(now, stepMs),
        releasedAt: after(now, left * stepMs),
      },
    ],
    isOver: false,
  };
}

/** Whatever keeps the game waiting for a master is switched off, until one comes and sets it again. */
function release(
  game: Game,
  board: Board,
  matters: readonly Matter[],
  since: Instant,
  now: Instant,
): Lateness {
  const refused = lapseAllCandidates(game);
  const held = matters.filter(({ kind }) => kind !== "candidates");
  const free = withVigil(held.reduce(withoutMaster, refused.game), null);
  if (held.length === 0) return { game: free, events: refused.events, isOver: false };
  const events: readonly Event[] = [...refused.events, { kind: "released", matters: held, since }];
  if (game.status !== "forming") return { game: free, events, isOver: true };
  const begun = begin(free, board, now);
  return { game: begun.game, events: [...events, ...begun.events], isOver: false };
}

function withoutMaster(game: Game, matter: Matter): Game {
  const { settings } = game;
  switch (matter.kind) {
    case "processing":
      return { ...game, settings: { ...settings, manualProcess: false } };
    case "candidates":
      return game;
    case "start":
      return { ...game, settings: { ...settings, manualStart: false } };
    case "orders":
      return {
        ...game,
        settings: { ...settings, missed: { kind: "hold" }, protectFirstTurn: false },
      };
  }
}
