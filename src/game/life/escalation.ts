/**
 * What only a GM can do, and what happens while none does it: first one GM is told, then all, then
 * everybody and the keeper, and at last the game goes on as far as it can without one. Between two steps
 * lie as many days as the game has set; whatever a GM does in the game begins the count anew.
 */

import type { Board } from "../../map/index.js";
import { after, dayMs, type Instant, present } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Escalation, Game } from "../model/game.js";
import { escalationAudiences, type Matter } from "../model/game.js";
import { seatsLeft } from "../model/members.js";
import { lapseAllCandidates } from "../seats/candidates.js";
import { type Lateness, waitedFor } from "../time/late-orders.js";
import { isHeld } from "../time/readiness.js";
import { begin } from "./create.js";

/** All that waits for a GM now. */
function mattersOf(game: Game, board: Board): readonly Matter[] {
  const { status, settings, timing, phase } = game;
  const matters: Matter[] = [];
  if (status === "forming" && settings.manualStart && seatsLeft(game, board) === 0) {
    matters.push({ kind: "start" });
  }
  const count = game.candidates.length;
  if (count > 0) matters.push({ kind: "candidates", count });
  if (status === "active" && isHeld(game)) matters.push({ kind: "processing", phase });
  if (status === "active" && timing?.stage.kind === "stalled") {
    const powers = waitedFor(game, board);
    if (powers.length > 0) matters.push({ kind: "orders", powers });
  }
  return matters;
}

/** The game with its escalation begun, kept or over, as what waits for a GM now asks. */
export function settleEscalation(game: Game, board: Board, now: Instant, isByGm: boolean): Game {
  if (mattersOf(game, board).length === 0)
    return game.escalation === null ? game : withEscalation(game, null);
  if (game.escalation !== null && !isByGm) return game;
  return withEscalation(game, { since: now, told: now, steps: 0 });
}

function withEscalation(game: Game, escalation: Escalation | null): Game {
  return { ...game, escalation };
}

/** When the next step is due. */
export function escalationDue({ escalation, settings }: Game): Instant | null {
  if (escalation === null || settings.escalationDays <= 0) return null;
  return after(escalation.told, settings.escalationDays * dayMs);
}

/** The next step. Where it is late, because the judge slept, those that follow still get all their time. */
export function keepEscalation(game: Game, board: Board, now: Instant): Lateness {
  const escalation = present(game.escalation, "The escalation that is due");
  const matters = mattersOf(game, board);
  if (matters.length === 0) return { game: withEscalation(game, null), events: [], isOver: false };
  const audience = escalationAudiences[escalation.steps];
  if (audience === undefined) return release(game, board, matters, escalation.since, now);
  const stepMs = game.settings.escalationDays * dayMs;
  const left = escalationAudiences.length - escalation.steps;
  return {
    game: withEscalation(game, { ...escalation, told: now, steps: escalation.steps + 1 }),
    events: [
      {
        kind: "gm-silent",
        audience,
        matters,
        since: escalation.since,
        next: after(now, stepMs),
        releasedAt: after(now, left * stepMs),
      },
    ],
    isOver: false,
  };
}

/** Whatever keeps the game waiting for a GM is switched off, until one comes and sets it again. */
function release(
  game: Game,
  board: Board,
  matters: readonly Matter[],
  since: Instant,
  now: Instant,
): Lateness {
  const refused = lapseAllCandidates(game);
  const held = matters.filter(({ kind }) => kind !== "candidates");
  const free = withEscalation(held.reduce(withoutGm, refused.game), null);
  if (held.length === 0) return { game: free, events: refused.events, isOver: false };
  const events: readonly Event[] = [...refused.events, { kind: "released", matters: held, since }];
  if (game.status !== "forming") return { game: free, events, isOver: true };
  const begun = begin(free, board, now);
  return { game: begun.game, events: [...events, ...begun.events], isOver: false };
}

function withoutGm(game: Game, matter: Matter): Game {
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
        settings: { ...settings, nmr: { kind: "hold" }, protectFirstTurn: false },
      };
  }
}
