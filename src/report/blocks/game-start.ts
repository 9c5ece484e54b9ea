/** The words of the letter with which a game begins: who plays, and examples of orders. */
import type { GameView, PowerView } from "../../game/index.js";
import { bordersOn, type LocationId, provinceOf, type Unit } from "../../map/index.js";
import { adjustmentOf, printUnit } from "../../rules/index.js";
import { personName, preferenceList } from "../words/people.js";
import type { Stage } from "../words/say.js";

/** From this column on stand the people: mapping tools expect them there. */
const personColumn = 18;

/** `     France:       Anna` for every power, GMs first. */
export function playerLines(stage: Stage, view: GameView): string {
  const line = (title: string, person: string) =>
    `${`     ${title}:`.padEnd(personColumn - 1)} ${person}`;
  const unnamed = stage.words.say(view.you.role === "stranger" ? "hidden-player" : "no-name");
  const gms = view.gms.map((gm) =>
    line(stage.words.say("master-title"), personName(gm) || unnamed),
  );
  const players = view.powers.map((power) =>
    line(stage.names.power(power.power), playerName(stage, view, power)),
  );
  return [...gms, ...players].join("\n");
}

/** Who plays a power, or in brackets why nobody is named. */
export function playerName({ words }: Stage, { status }: GameView, seat: PowerView): string {
  if (seat.player !== null) return personName(seat.player) || words.say("no-name");
  if (!seat.vacant) return words.say("hidden-player");
  return words.say(status === "forming" ? "not-yet" : "vacant");
}

/** `     anna@example.net   France, Italy` for every player without a power. */
export function unassignedLines(stage: Stage, { unassigned }: GameView): string {
  return unassigned
    .map((player) => `     ${personName(player)}  ${wishes(stage, player.preferences)}`)
    .join("\n");
}

function wishes(stage: Stage, preferences: GameView["you"]["preferences"]): string {
  return preferences.length === 0
    ? stage.words.say("any-power")
    : preferenceList(stage, preferences);
}

/** Whom the letter's example writes to: two other powers. */
export function examplePartners({ names, scene }: Stage, view: GameView): string {
  const others = scene.board.powers.filter(({ id }) => id !== view.you.power).slice(0, 2);
  return others.map(({ id }) => names.power(id).toUpperCase()).join(", ");
}

/** `Austria: Army Budapest.` for every unit, with the retreats of those that must go. */
export function unitLines({ words, names, scene }: Stage, { position }: GameView): string {
  const standing = position.units.map((unit) => ({ power: unit.power, text: names.unit(unit) }));
  const dislodged = position.dislodged.map((unit) => {
    const places = unit.retreats.map(names.place).join(` ${words.say("or")} `);
    return {
      power: unit.power,
      text: words.say("unit-retreats", { unit: names.unit(unit), places }),
    };
  });
  const all = [...standing, ...dislodged];
  if (all.length === 0) return words.say("no-units");
  return scene.board.powers
    .map(({ id }) =>
      all
        .filter(({ power }) => power === id)
        .map(({ text }) => words.say("order-line", { power: names.power(id), order: `${text}.` }))
        .join("\n"),
    )
    .filter((lines) => lines !== "")
    .join("\n\n");
}

/** What the reader could order: a move, a hold, and a support of the move; builds in a first winter. */
export function exampleOrders({ scene }: Stage, view: GameView): string {
  const { board } = scene;
  if (view.phase.kind === "A") {
    const { homes = [] } = board.power(view.you.power ?? "") ?? {};
    return homes.map((home) => `  BUILD A ${home}`).join("\n");
  }
  const own = view.position.units.filter(({ power }) => power === view.you.power);
  const units = own.length > 0 ? own : view.position.units;
  const isFree = (at: LocationId) =>
    view.position.units.every((unit) => provinceOf(unit.at) !== provinceOf(at));
  const reaches = (unit: Unit, place: LocationId) => bordersOn(board, unit, provinceOf(place));
  const moves = units.flatMap((unit) => {
    const near = board.neighbours(unit.type, unit.at);
    const free = near.filter(isFree);
    return (free.length > 0 ? free : near).map((to) => ({ unit, to }));
  });
  const isSupported = ({ unit, to }: (typeof moves)[number]) =>
    units.some((other) => other !== unit && reaches(other, to));
  const move = moves.find(isSupported) ?? moves[0];
  if (move === undefined) return units.map(({ type, at }) => `  ${type} ${at} H`).join("\n");
  const moved = `${move.unit.type} ${move.unit.at} - ${move.to}`;
  const orders = units
    .filter((unit) => unit !== move.unit)
    .map((unit) => {
      const name = `${unit.type} ${unit.at}`;
      return reaches(unit, move.to) ? `${name} S ${moved}` : `${name} H`;
    });
  return [moved, ...orders].map((order) => `  ${order}`).join("\n");
}

/** A build or a removal that the reader could order; empty outside winter. */
export function exampleAdjustment({ scene }: Stage, view: GameView): string {
  const { power } = view.you;
  if (view.phase.kind !== "A" || power === null) return "";
  const { change, sites } = adjustmentOf(scene.board, view.position, power);
  if (change > 0) return `BUILD A ${sites[0] ?? ""}`;
  const own = view.position.units.find((unit) => unit.power === power);
  return own === undefined ? "" : `REMOVE ${printUnit(own)}`;
}
