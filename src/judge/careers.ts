/** STANDINGS and INFO PLAYER: what players did in all games here. */
import { type Career, careersIn } from "../game/index.js";
import { careerText, type Scene, standingsText } from "../report/index.js";
import { present } from "../util/index.js";
import { defaultVariant } from "./desk.js";
import { boardOf, readableGames } from "./games.js";
import { type Occasion, refuseLine, say } from "./occasion.js";

/** Enough for a letter; the rest are those who have not yet ended a game. */
const standingsMax = 50;

/** The standings, for players: their addresses are nobody else's business. */
export async function tellStandings(occasion: Occasion, line: string): Promise<void> {
  if (occasion.speaker === null) return refuseLine(occasion, line, { kind: "sign-on-first" });
  const careers = (await careersOf(occasion)).filter(({ finished }) => finished > 0);
  say(
    occasion,
    standingsText(occasion.desk.catalogue, sceneOf(occasion), careers.slice(0, standingsMax)),
  );
}

/** The sender's own figures. The answer goes to that address, whoever wrote the mail. */
export async function tellCareer(occasion: Occasion): Promise<void> {
  const own = (await careersOf(occasion)).find(({ address }) => address === occasion.from);
  say(occasion, careerText(occasion.desk.catalogue, sceneOf(occasion), own ?? null));
}

async function careersOf({ desk, tx }: Occasion): Promise<readonly Career[]> {
  return careersIn(await readableGames(desk, tx), (game) => boardOf(desk, game));
}

function sceneOf({ desk, now }: Occasion): Scene {
  const board = present(desk.boards.get(defaultVariant), "The standard board");
  return { judge: desk.judge, board, now, view: null };
}
