/** Every letter that is kept under test/cases/letters, by its name there. */
import type { LetterText } from "../../../src/report/index.js";
import { answers } from "./answers.js";
import { game } from "./game.js";
import { keeper } from "./keeper.js";
import { press } from "./press.js";
import { replies } from "./replies.js";
import { seats } from "./seats.js";
import { time } from "./time.js";

const rooms = { answers, game, keeper, press, replies, seats, time };

export const letters: Readonly<Record<string, LetterText>> = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, named]) =>
    Object.entries(named).map(([name, letter]) => [`${room}/${name}`, letter] as const),
  ),
);
