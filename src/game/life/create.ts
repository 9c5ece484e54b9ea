/** A new game, forming; and its start, once every seat is taken. */
import type { Board } from "../../map/index.js";
import { parsePhase, startingPosition } from "../../rules/index.js";
import { after, type Instant, present } from "../../util/index.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { addMember, publicMember, seatsLeft } from "../model/members.js";
import { defaultSettings } from "../model/settings.js";
import type { Timing } from "../model/timing.js";
import { assignPowers } from "../seats/assign.js";
import { settleCandidates } from "../seats/candidates.js";
import { timingOf } from "../time/deadline.js";

/** What a name must look like, so that it fits into addresses, subjects and file names. */
const gameNamePattern = /^[a-z][a-z0-9-]{0,15}$/;

/** Names that are words of the commands and would be misread as such. */
const reservedNames = new Set([
  "control",
  "gm",
  "observer",
  "as",
  "full",
  "all",
  "from",
  "since",
  "to",
  "until",
  "lines",
  "press",
  "broad",
  "broadcasts",
]);

/** Is this lower-case text a name that a game may bear? */
export function isGameName(name: string): boolean {
  return gameNamePattern.test(name) && !reservedNames.has(name);
}

/** A forming game whose only member is its GM. `seed` settles every chance in it. */
export function createGame(
  name: string,
  board: Board,
  gm: { readonly address: string; readonly passwordHash: string | null },
  seed: number,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const forming: Game = {
    name,
    variant: board.name,
    settings: defaultSettings,
    members: [],
    nextMember: 1,
    phase: present(parsePhase(board.start.phase), "The variant's first phase"),
    turn: 1,
    ...unplayed(board, now),
    invitation: null,
    access: { allowed: [], denied: [] },
    candidates: [],
    escalation: null,
    departed: [],
    ending: null,
    endedAt: null,
    statements: [],
    seed,
  };
  const { game, member } = addMember(forming, { role: "gm", power: null, ...gm });
  return { game, events: [{ kind: "game-created", name, gm: publicMember(member) }] };
}

/**
 * The game begun, if every seat is taken: powers given out, the first deadline set. Asked when a mail
 * has been read to its end, so that who comes last may still wish for a power in the same mail.
 */
export function startWhenFull(
  game: Game,
  board: Board,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const { manualStart, startsAt } = game.settings;
  const waits = manualStart || (startsAt !== null && startsAt > now);
  if (game.status !== "forming" || seatsLeft(game, board) > 0 || waits) {
    return { game, events: [] };
  }
  const begun = begin(game, board, now);
  const settled = settleCandidates(begun.game);
  return { game: settled.game, events: [...begun.events, ...settled.events] };
}

/** The day has come on which the game may begin: now, if every seat is taken, and else with the last of them. */
export function startInTime(game: Game, board: Board, now: Instant): ReturnType<typeof begin> {
  return startWhenFull({ ...game, settings: { ...game.settings, startsAt: null } }, board, now);
}

/** The game begun, its table being full. */
export function begin(
  game: Game,
  board: Board,
  now: Instant,
): { readonly game: Game; readonly events: readonly Event[] } {
  const powers = assignPowers(game, board);
  const members = game.members.map((member) => ({
    ...member,
    power: powers.get(member.id) ?? member.power,
  }));
  const timing = firstTiming(game, now);
  return {
    game: {
      ...game,
      members,
      settings: { ...game.settings, startsAt: null },
      status: "active",
      timing,
      forming: null,
      years: [game.position.owners],
    },
    events: [{ kind: "game-started", deadline: timing.deadline }],
  };
}

/** The first phase ends when the GM has said, if that is still to come. */
function firstTiming({ settings, phase }: Game, now: Instant): Timing {
  const timing = timingOf(settings, phase, now);
  const { firstDeadline } = settings;
  if (firstDeadline === null || firstDeadline <= now) return timing;
  const grace = timing.graceEnds - timing.deadline;
  return { ...timing, deadline: firstDeadline, graceEnds: after(firstDeadline, grace) };
}

/**
 * The game as it was before it began, with the people of today. Its powers are given out anew, when the GM
 * says so: a full table would otherwise begin again at once.
 */
export function unbegin(game: Game, board: Board, now: Instant): Game {
  return {
    ...game,
    ...unplayed(board, now),
    settings: { ...game.settings, manualStart: true },
    members: game.members.map((member) => ({ ...member, power: null })),
  };
}

/** A game in which nothing has been played yet: it waits for its players. */
function unplayed(board: Board, now: Instant) {
  return {
    status: "forming",
    position: startingPosition(board),
    submissions: {},
    postal: [],
    pending: {},
    timing: null,
    forming: { since: now, notices: 0 },
    pause: null,
    years: [],
    former: {},
    formerGms: [],
  } as const satisfies Partial<Game>;
}
