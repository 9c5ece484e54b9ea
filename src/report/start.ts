/** The words of the letter with which a game begins: who plays, and an example of orders. */
import type { GameView } from "../game/index.js";
import { type LocationId, provinceOf, type Unit } from "../map/index.js";
import { toAscii } from "./ascii.js";
import type { Stage } from "./say.js";

/** From this column on stand the addresses: mapping tools expect them there. */
const addressColumn = 18;

/** `     France:       anna@example.net` for every power, masters first. */
export function playerLines({ words, names }: Stage, view: GameView): string {
  const line = (name: string, address: string) =>
    `     ${name}:`.padEnd(addressColumn) + toAscii(address);
  const masters = view.masters.map((address) => line(words.say("master-title"), address));
  const players = view.powers.map(({ power, address, vacant }) =>
    line(names.power(power), address ?? words.say(vacant ? "vacant" : "hidden-address")),
  );
  return [...masters, ...players].join("\n");
}

/** `Austria: Army Budapest.` for every unit, with an empty line between powers. */
export function unitLines({ words, names, scene }: Stage, view: GameView): string {
  return scene.board.powers
    .map(({ id }) =>
      view.position.units
        .filter(({ power }) => power === id)
        .map((unit) =>
          words.say("order-line", { power: names.power(id), order: `${names.unit(unit)}.` }),
        )
        .join("\n"),
    )
    .filter((lines) => lines !== "")
    .join("\n\n");
}

/** Orders that the reader's own units could be given: a move, a hold, and a support of the move. */
export function exampleOrders({ scene }: Stage, view: GameView): string {
  const { board } = scene;
  const own = view.position.units.filter(({ power }) => power === view.you.power);
  const [first, ...others] = own.length > 0 ? own : view.position.units;
  if (first === undefined) return "";
  const to = board.neighbours(first.type, first.at)[0] ?? first.at;
  const reaches = (unit: Unit, place: LocationId) =>
    board.neighbours(unit.type, unit.at).some((near) => provinceOf(near) === provinceOf(place));
  const orders = others.map((unit) =>
    reaches(unit, to)
      ? `${unit.type} ${unit.at} S ${first.type} ${first.at} - ${to}`
      : `${unit.type} ${unit.at} H`,
  );
  return [`${first.type} ${first.at} - ${to}`, ...orders].map((order) => `  ${order}`).join("\n");
}
