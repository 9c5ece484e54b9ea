/** STANDINGS and INFO PLAYER: what players did in all games here. */
import { type Career, careersIn, type Game, hasRequirements } from "../game/index.js";
import { careerText, standingsText } from "../report/index.js";
import { boardOf, readableGames } from "./games.js";
import { strangersScene } from "./letters.js";
import { type Occasion, say } from "./occasion.js";
import { speakerOf } from "./speaking.js";

/** Enough for a letter; the rest are those who have not yet ended a game. */
const standingsMax = 50;

/** The standings, for players: their addresses are nobody else's business. */
export async function tellStandings(occasion: Occasion, line: string): Promise<void> {
  if (speakerOf(occasion, line) === null) return;
  const careers = (await careersOf(occasion)).filter(({ finished }) => finished > 0);
  say(
    occasion,
    standingsText(
      occasion.desk.catalogue,
      strangersScene(occasion.desk),
      careers.slice(0, standingsMax),
    ),
  );
}

/** The sender's own figures. The answer goes to that address, whoever wrote the mail. */
export async function tellCareer(occasion: Occasion): Promise<void> {
  const own = (await careersOf(occasion)).find(({ address }) => address === occasion.from);
  say(occasion, careerText(occasion.desk.catalogue, strangersScene(occasion.desk), own ?? null));
}

/** What a game that asks for it may know of somebody who wants to play in it: nothing, if he never played. */
export async function careerFor(
  occasion: Occasion,
  { settings }: Game,
  address: string,
): Promise<{ readonly career?: Career }> {
  if (!hasRequirements(settings)) return {};
  const career = (await careersOf(occasion)).find((one) => one.address === address);
  return career === undefined ? {} : { career };
}

export async function careersOf({
  desk,
  tx,
}: Pick<Occasion, "desk" | "tx">): Promise<readonly Career[]> {
  return careersIn(await readableGames(desk, tx), (game) => boardOf(desk, game));
}
