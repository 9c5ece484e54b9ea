/** Votes for ending the game: draws and concessions. */
import { accept, type Case, type Decision, type Handler, ownPower, refuse } from "../decision.js";
import { agreedEnding, endGame, survivors } from "../ending.js";
import type { Event } from "../event.js";
import type { Game } from "../game.js";
import { changeSheet } from "../sheets.js";

export const voteHandlers: {
  readonly "set-draw": Handler<"set-draw">;
  readonly "set-concede": Handler<"set-concede">;
} = {
  "set-draw": { roles: ["player"], statuses: ["active"], decide: setDraw },
  "set-concede": { roles: ["player"], statuses: ["active"], decide: setConcede },
};

function setDraw(one: Case<"set-draw">): Decision {
  const power = ownPower(one);
  if (power === null || !survivors(one.game, one.board).includes(power)) {
    return refuse({ kind: "not-your-role", needed: ["player"] });
  }
  const { powers } = one.command;
  if (powers !== null && powers.length > 0 && one.game.settings.dias) {
    return refuse({
      kind: "bad-value",
      name: "DRAW",
      value: powers.join(", "),
      allowed: "SET DRAW alone: draws of this game include all survivors",
    });
  }
  const changed = changeSheet(one.game, power, { draw: powers });
  return settle(changed, one, { kind: "draw-set", power, powers });
}

function setConcede(one: Case<"set-concede">): Decision {
  const power = ownPower(one);
  if (power === null || !survivors(one.game, one.board).includes(power)) {
    return refuse({ kind: "not-your-role", needed: ["player"] });
  }
  const to = one.command.power;
  const changed = changeSheet(one.game, power, { concede: to });
  return settle(changed, one, { kind: "concession-set", power, to });
}

/** The vote is in; it may have been the last one needed. */
function settle(
  game: Game,
  one: Pick<Case<"set-draw" | "set-concede">, "board">,
  event: Event,
): Decision {
  const ending = agreedEnding(game, one.board);
  if (ending === null) return accept(game, event);
  const ended = endGame(game, ending);
  return accept(ended.game, event, ...ended.events);
}
