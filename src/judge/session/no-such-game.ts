/** A game that is not there is refused with the one that was probably meant. */
import { nearest } from "../../util/index.js";
import { refuseLine } from "./outcomes.js";
import type { Session } from "./session.js";

/** As many games are looked through for a name that was mistyped. */
const gamesMost = 200;

/** Refuses the line; only a game that `LIST` shows is named. */
export async function refuseUnknownGame(
  session: Session,
  line: string,
  name: string,
): Promise<void> {
  const { games } = await session.tx.games.after(null, gamesMost);
  const listed = games.filter(({ settings }) => settings.listed).map((game) => game.name);
  refuseLine(session, line, { kind: "no-such-game", game: name, near: nearest(name, listed) });
}
