/** Votes for ending the game: draws and concessions. */
import type { PowerId } from "../../map/index.js";
import { agreedEnding, endGame, survivors } from "../ends/ending.js";
import {
  accept,
  type Decision,
  type Handlers,
  ownPower,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { changeSubmission } from "../orders/submissions.js";

export const voteHandlers = {
  "set-draw": { roles: ["player"], statuses: ["active"], decide: byVoter(setDraw) },
  "set-draw-size": { roles: ["player"], statuses: ["active"], decide: byVoter(setDrawSize) },
  declare: { roles: ["gm"], statuses: ["active", "paused"], decide: declare },
  "set-concede": { roles: ["player"], statuses: ["active"], decide: byVoter(setConcede) },
} satisfies Partial<Handlers>;

function setDraw(request: Request<"set-draw">, power: PowerId): Decision {
  const { powers } = request.command;
  if (powers !== null && powers.length > 0 && request.game.settings.dias) {
    return refuse({
      kind: "bad-value",
      name: "DRAW",
      value: powers.join(", "),
      allowed: "SET DRAW alone: draws of this game include all survivors",
    });
  }
  const changed = changeSubmission(request.game, power, { draw: powers, drawSize: null });
  return settle(changed, request, { kind: "draw-set", power, powers });
}

/** Who is left in the game votes about its end. */
function byVoter<K extends "set-draw" | "set-draw-size" | "set-concede">(
  vote: (request: Request<K>, power: PowerId) => Decision,
): (request: Request<K>) => Decision {
  return (request) => {
    const power = ownPower(request);
    if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
    return isOut(request, power) ? refuse({ kind: "out-of-game", power }) : vote(request, power);
  };
}

function isOut(
  { game, board }: Pick<Request<"set-draw">, "game" | "board">,
  power: PowerId,
): boolean {
  return !survivors(game, board).includes(power);
}

/** Where draws may leave survivors out, a vote can say how many may share. */
function setDrawSize(request: Request<"set-draw-size">, power: PowerId): Decision {
  const { most } = request.command;
  if (request.game.settings.dias) {
    return refuse({
      kind: "bad-value",
      name: "DRAW",
      value: String(most),
      allowed: "SET DRAW alone: draws of this game include all survivors",
    });
  }
  const changed = changeSubmission(request.game, power, { drawSize: most, draw: null });
  return settle(changed, request, { kind: "draw-size-set", power, most });
}

/** The GM ends the game as the players agreed elsewhere, or as the rules of a tournament say. */
function declare(request: Request<"declare">): Decision {
  const { powers, isSolo } = request.command;
  const alive = survivors(request.game, request.board);
  const sharing = powers.length === 0 ? alive : alive.filter((power) => powers.includes(power));
  const out = powers.find((power) => !alive.includes(power));
  if (out !== undefined) return refuse({ kind: "out-of-game", power: out });
  const [winner, ...others] = sharing;
  if (winner === undefined || (isSolo && others.length > 0)) {
    return refuse({ kind: "bad-value", name: "SOLO", value: "", allowed: "one power" });
  }
  const ended = endGame(
    request.game,
    isSolo ? { kind: "solo", power: winner } : { kind: "draw", powers: sharing },
    { kind: "declared" },
    request.now,
  );
  return accept(ended.game, ...ended.events);
}

function setConcede(request: Request<"set-concede">, power: PowerId): Decision {
  const to = request.command.power;
  if (to !== null && isOut(request, to)) return refuse({ kind: "out-of-game", power: to });
  const changed = changeSubmission(request.game, power, { concede: to });
  return settle(changed, request, { kind: "concession-set", power, to });
}

/** The vote is in; it may have been the last one needed. */
function settle(
  game: Game,
  pick: Pick<Request<"set-draw" | "set-draw-size" | "set-concede">, "board" | "now">,
  event: Event,
): Decision {
  const ending = agreedEnding(game, pick.board);
  if (ending === null) return accept(game, event);
  const ended = endGame(game, ending, { kind: "votes" }, pick.now);
  return accept(ended.game, event, ...ended.events);
}
