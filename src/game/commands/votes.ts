/** Votes for ending the game: draws and concessions. */
import type { PowerId } from "../../map/index.js";
import { accept, type Case, type Decision, type Handler, ownPower, refuse } from "../decision.js";
import { agreedEnding, endGame, survivors } from "../ending.js";
import type { Event } from "../event.js";
import type { Game } from "../game.js";
import { changeSheet } from "../sheets.js";

export const voteHandlers: {
  readonly "set-draw": Handler<"set-draw">;
  readonly "set-draw-size": Handler<"set-draw-size">;
  readonly "set-concede": Handler<"set-concede">;
  readonly declare: Handler<"declare">;
} = {
  "set-draw": { roles: ["player"], statuses: ["active"], decide: byVoter(setDraw) },
  "set-draw-size": { roles: ["player"], statuses: ["active"], decide: byVoter(setDrawSize) },
  declare: { roles: ["master"], statuses: ["active", "paused"], decide: declare },
  "set-concede": { roles: ["player"], statuses: ["active"], decide: byVoter(setConcede) },
};

function setDraw(one: Case<"set-draw">, power: PowerId): Decision {
  const { powers } = one.command;
  if (powers !== null && powers.length > 0 && one.game.settings.dias) {
    return refuse({
      kind: "bad-value",
      name: "DRAW",
      value: powers.join(", "),
      allowed: "SET DRAW alone: draws of this game include all survivors",
    });
  }
  const changed = changeSheet(one.game, power, { draw: powers, drawSize: null });
  return settle(changed, one, { kind: "draw-set", power, powers });
}

/** Who is left in the game votes about its end. */
function byVoter<K extends "set-draw" | "set-draw-size" | "set-concede">(
  vote: (one: Case<K>, power: PowerId) => Decision,
): (one: Case<K>) => Decision {
  return (one) => {
    const power = ownPower(one);
    if (power === null) return refuse({ kind: "not-your-role", needed: ["player"] });
    return isOut(one, power) ? refuse({ kind: "out-of-game", power }) : vote(one, power);
  };
}

function isOut({ game, board }: Pick<Case<"set-draw">, "game" | "board">, power: PowerId): boolean {
  return !survivors(game, board).includes(power);
}

/** Where draws may leave survivors out, a vote can say how many may share. */
function setDrawSize(one: Case<"set-draw-size">, power: PowerId): Decision {
  const { most } = one.command;
  if (one.game.settings.dias) {
    return refuse({
      kind: "bad-value",
      name: "DRAW",
      value: String(most),
      allowed: "SET DRAW alone: draws of this game include all survivors",
    });
  }
  const changed = changeSheet(one.game, power, { drawSize: most, draw: null });
  return settle(changed, one, { kind: "draw-size-set", power, most });
}

/** The master ends the game as the players agreed elsewhere, or as the rules of a tournament say. */
function declare(one: Case<"declare">): Decision {
  const { powers, isSolo } = one.command;
  const alive = survivors(one.game, one.board);
  const sharing = powers.length === 0 ? alive : alive.filter((power) => powers.includes(power));
  const out = powers.find((power) => !alive.includes(power));
  if (out !== undefined) return refuse({ kind: "out-of-game", power: out });
  const [winner, ...others] = sharing;
  if (winner === undefined || (isSolo && others.length > 0)) {
    return refuse({ kind: "bad-value", name: "SOLO", value: "", allowed: "one power" });
  }
  const ended = endGame(
    one.game,
    isSolo ? { kind: "solo", power: winner } : { kind: "draw", powers: sharing },
    { kind: "declared" },
    one.now,
  );
  return accept(ended.game, ...ended.events);
}

function setConcede(one: Case<"set-concede">, power: PowerId): Decision {
  const to = one.command.power;
  if (to !== null && isOut(one, to)) return refuse({ kind: "out-of-game", power: to });
  const changed = changeSheet(one.game, power, { concede: to });
  return settle(changed, one, { kind: "concession-set", power, to });
}

/** The vote is in; it may have been the last one needed. */
function settle(
  game: Game,
  one: Pick<Case<"set-draw" | "set-draw-size" | "set-concede">, "board" | "now">,
  event: Event,
): Decision {
  const ending = agreedEnding(game, one.board);
  if (ending === null) return accept(game, event);
  const ended = endGame(game, ending, { kind: "votes" }, one.now);
  return accept(ended.game, event, ...ended.events);
}
