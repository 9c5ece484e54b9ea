/** The GM's pencil: units, owners and the phase, changed by hand and told to everybody. */
import { type Board, provinceOf } from "../../map/index.js";
import type { Position } from "../../rules/index.js";
import { survivors } from "../ends/ending.js";
import type { PositionEdit } from "../model/command.js";
import { accept, type Decision, type Handlers, type Request, refuse } from "../model/decision.js";
import type { Game, SubmittedOrder } from "../model/game.js";
import { changeSubmission, emptySubmission, subject } from "../orders/submissions.js";
import { timingOf } from "../time/deadline.js";

export const editHandlers = {
  edit: { roles: ["gm"], statuses: ["active", "paused"], decide: edit },
} satisfies Partial<Handlers>;

function edit(request: Request<"edit">): Decision {
  const { edit: change } = request.command;
  const impossible = whyNot(request.board, request.game.position, change);
  if (impossible !== null) {
    return refuse({ kind: "impossible-edit", why: impossible });
  }
  if (change.kind === "phase") {
    const event = { kind: "position-edited", edit: change, endsVotes: false } as const;
    return accept(rephased(request, change), event);
  }
  const edited = redrawn(request.game, change);
  const alive = (game: Game) => survivors(game, request.board).join();
  const endsVotes = alive(edited) !== alive(request.game);
  const event = { kind: "position-edited", edit: change, endsVotes } as const;
  return accept(endsVotes ? withoutEndings(edited) : edited, event);
}

/** A vote for a draw of all survivors was one for other survivors. */
function withoutEndings(game: Game): Game {
  const { draw, drawSize, concede } = emptySubmission;
  const powers = Object.keys(game.submissions);
  return powers.reduce(
    (changed, power) => changeSubmission(changed, power, { draw, drawSize, concede }),
    game,
  );
}

/** Retreats cannot be entered by hand: nobody can tell from a position who was dislodged from where. */
function whyNot(board: Board, position: Position, change: PositionEdit) {
  switch (change.kind) {
    case "place": {
      const { type, at } = change.unit;
      if (!board.canStand(type, at)) return "no-place-for-unit";
      return unitIn(position, at) === undefined ? null : "occupied";
    }
    case "remove":
      return unitIn(position, change.at) === undefined ? "no-unit" : null;
    case "owner": {
      const province = board.provinces.find(({ id }) => id === change.center);
      return province?.isCenter === true ? null : "no-center";
    }
    case "phase":
      return change.phase.kind === "R" ? "retreats" : null;
  }
}

function unitIn({ units }: Position, at: string) {
  return units.find((unit) => provinceOf(unit.at) === provinceOf(at));
}

/** The game with its position changed; orders for what stands there no longer count. */
function redrawn(game: Game, change: Exclude<PositionEdit, { kind: "phase" }>): Game {
  const { position } = game;
  if (change.kind === "owner") {
    const { [change.center]: _, ...others } = position.owners;
    const owners = change.power === null ? others : { ...others, [change.center]: change.power };
    return { ...game, position: { ...position, owners } };
  }
  const at = change.kind === "place" ? change.unit.at : change.at;
  const province = provinceOf(at);
  const rest = position.units.filter((unit) => provinceOf(unit.at) !== province);
  const units = change.kind === "place" ? [...rest, { ...change.unit, power: change.power }] : rest;
  // Nobody can retreat to where a unit now stands.
  const isFree = (to: string) => change.kind === "remove" || provinceOf(to) !== province;
  const dislodged = position.dislodged.map((unit) => ({
    ...unit,
    retreats: unit.retreats.filter(isFree),
  }));
  const counts = ({ order }: SubmittedOrder): boolean =>
    subject(order) !== province && (order.kind !== "retreat" || isFree(order.to));
  const submissions = Object.fromEntries(
    Object.entries(game.submissions).map(([power, submission]) => [
      power,
      { ...submission, orders: submission.orders.filter(counts) },
    ]),
  );
  return { ...game, position: { ...position, units, dislodged }, submissions };
}

function rephased(
  { game, now }: Request<"edit">,
  { phase }: Extract<PositionEdit, { kind: "phase" }>,
): Game {
  const position = { ...game.position, dislodged: [], contested: [] };
  const timing = game.timing === null ? null : timingOf(game.settings, phase, now);
  return { ...game, phase, position, submissions: {}, timing };
}
