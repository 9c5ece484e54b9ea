/** A game that waits for players: its members are told every week, and after a time it is given up. */
import type { Board } from "../../map/index.js";
import { after, dayMs, type Instant, instant, present } from "../../util/index.js";
import { endGame } from "../ends/ending.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { seatsLeft } from "../model/members.js";

const noticeEveryMs = 7 * dayMs;

/** When something is due for a game that has not begun. */
export function formingDue(game: Game): Instant | null {
  const { forming } = game;
  if (forming === null) return null;
  const notice = after(forming.since, (forming.notices + 1) * noticeEveryMs);
  return instant(Math.min(notice, endOfForming(game)));
}

/** Until when the game waits for players: at least a week beyond the day on which it should begin. */
function endOfForming({ forming, settings }: Game): Instant {
  const { since } = present(forming, "What is known of a forming game");
  const given = after(since, settings.formingDays * dayMs);
  const { startsAt } = settings;
  return startsAt === null ? given : instant(Math.max(given, after(startsAt, noticeEveryMs)));
}

/** The weekly notice, or the end of a game that nobody came to. */
export function keepForming(
  game: Game,
  board: Board,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const { forming } = game;
  if (forming === null) return { game, events: [] };
  const endsAt = endOfForming(game);
  if (endsAt <= now) return endGame(game, { kind: "terminated" }, { kind: "nobody-came" }, now);
  // After an outage one letter is enough for all the weeks.
  const notices = Math.floor((now - forming.since) / noticeEveryMs);
  return {
    game: { ...game, forming: { ...forming, notices } },
    events: [{ kind: "still-forming", seatsLeft: seatsLeft(game, board), endsAt }],
  };
}
