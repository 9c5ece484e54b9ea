/** What was decided about a game outside a mail is kept, and everybody whom it concerns is told. */
import type { Event, Game, MemberId } from "../../game/index.js";
import type { Context } from "../context.js";
import type { Tx } from "../ports/store.js";
import { saveGame } from "../records/games.js";
import { openSearches } from "../records/searches.js";
import { tellMembers } from "./letters.js";

interface Decided {
  readonly game: Game;
  readonly events: readonly Event[];
  /** The member who is not told, because they did it. */
  readonly by: MemberId | null;
  /** What did it: the same for the same deed. */
  readonly cause: string;
}

export async function keepDecision(
  context: Context,
  tx: Tx,
  { game: before, version }: { readonly game: Game; readonly version: number },
  { game, events, by, cause }: Decided,
): Promise<void> {
  await saveGame(tx, game, version);
  const caused = events.map((event) => ({ event, by }));
  await tellMembers(context, tx, {
    cause: `${cause}:${game.name}:${version}`,
    before,
    game,
    events: caused,
  });
  await openSearches(context, tx, game, events);
}
