/** From what happened to letters in the outbox: who is told, and with which reply address. */
import {
  audience,
  canWait,
  type Event,
  eventFor,
  type Game,
  type Member,
  memberById,
  nextDigest,
  type PhaseRecord,
  type PublishedRecord,
  publishedRecord,
  viewFor,
  type WaitingEvent,
} from "../game/index.js";
import {
  attachmentsFor,
  composeLetter,
  composeNotice,
  type DeadlineChange,
  digestEntry,
  hasOwnLetter,
  type LetterText,
  type Scene,
  type SentenceEvent,
} from "../report/index.js";
import { present } from "../util/index.js";
import { lettersToCandidates } from "./candidates.js";
import { type Desk, defaultVariant } from "./desk.js";
import { boardOf, tellUnreadable } from "./games.js";
import { replyAddress } from "./seat-token.js";
import { type NewLetter, type PendingNotice, type Tx, UnreadableGame } from "./store.js";

/** Something that happened, and the member who caused it, if one did. */
export interface Caused {
  readonly event: Event;
  readonly by: number | null;
}

/** The name of the key that marks reply addresses. */
const tokenKey = "seat-token";

/** The key that reply addresses are marked with, made when it is first needed. */
export function seatKey(desk: Desk, tx: Tx): Promise<string> {
  return tx.keys.get(tokenKey, () => desk.secrets.makeKey());
}

/** The scene of a letter about `game` to a member of it, or to a stranger (null). */
export function sceneOf(desk: Desk, game: Game, viewer: number | null): Scene {
  const board = boardOf(desk, game);
  return {
    judge: desk.judge,
    board,
    now: desk.clock.now(),
    view: viewFor(game, board, viewer),
  };
}

/** The scene of a letter about no game. */
export function strangersScene(desk: Desk): Scene {
  const board = present(desk.boards.get(defaultVariant), "The standard board");
  return { judge: desk.judge, board, now: desk.clock.now(), view: null };
}

/** The phases of a game as they were published. */
export async function pastOf(tx: Tx, game: Game): Promise<readonly PublishedRecord[]> {
  const records = await tx.games.phases(game.name);
  return records.map(publishedRecord);
}

/** The same for a letter that must be written even if the past is damaged. */
async function readablePast(desk: Desk, tx: Tx, game: Game): Promise<readonly PhaseRecord[]> {
  try {
    return await pastOf(tx, game);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    await tellUnreadable(desk, tx, error);
    return [];
  }
}

/** What happened to a game in one transaction. */
export interface News {
  /** Names the cause, so that no letter about it is written twice. */
  readonly cause: string;
  /** Still knows who has just left. */
  readonly before: Game;
  readonly game: Game;
  readonly events: readonly Caused[];
}

/**
 * Writes to everybody who must know: one letter for each event that has a letter of its own, and one for
 * all that a sentence tells.
 */
export async function tellMembers(desk: Desk, tx: Tx, news: News): Promise<void> {
  const { before, game, cause } = news;
  const key = await seatKey(desk, tx);
  const isStory = news.events.some(({ event }) => tellsStory.has(event.kind));
  const records = isStory ? await readablePast(desk, tx, game) : [];
  const tellings = told(before, game, news.events);
  const letters = tellings.flatMap(({ member, events }) =>
    lettersTo(
      desk,
      news,
      member,
      events.filter((event) => !waits(member, event)),
      records,
    ).map((letter, index) => ({
      ...letter,
      dedupeKey: `${cause}:${member.id}:${index}`,
      to: member.address,
      inReplyTo: null,
      references: [],
      replyTo: replyAddress(desk.secrets, key, desk.judge.address, game, member),
      game: game.name,
      isReply: false,
    })),
  );
  const refused = lettersToCandidates(desk, news);
  await tx.outbox.add([...letters, ...refused], desk.judge.address, desk.clock.now());
  await tx.notices.add(
    tellings.flatMap(({ member, events }) => noticesTo(desk, game, member, events)),
  );
  await rescheduleDigests(desk, tx, news);
}

/** Is this kept for the member's digest? */
function waits(member: Member, event: Event): event is WaitingEvent {
  return member.digest !== null && canWait(event);
}

function noticesTo(
  desk: Desk,
  game: Game,
  member: Member,
  events: readonly Event[],
): readonly PendingNotice[] {
  const scene = sceneOf(desk, game, member.id);
  const now = desk.clock.now();
  return events
    .filter((event) => waits(member, event))
    .map((event) => ({
      ...digestEntry(desk.catalogue, scene, event),
      game: game.name,
      member: member.id,
      to: member.address,
      happenedAt: now,
      dueAt: nextDigest(game, member, now),
    }));
}

/** Who changes the hour, wants no digests any more or leaves gets what was kept at the new time, or now. */
async function rescheduleDigests(desk: Desk, tx: Tx, { game, events }: News): Promise<void> {
  const now = desk.clock.now();
  for (const { event } of events) {
    if (event.kind === "digest-set" || event.kind === "resigned" || event.kind === "ejected") {
      const member = memberById(game, event.member.id);
      const at = member === undefined ? now : nextDigest(game, member, now);
      await tx.notices.reschedule(game.name, event.member.id, at);
    }
  }
}

/** Letters about these tell of all that was played. */
const tellsStory: ReadonlySet<Event["kind"]> = new Set(["ended", "briefed"]);

/** What changed about the deadline, for the calendars of those who are told. */
export function deadlineChange({ before }: Pick<News, "before">): DeadlineChange {
  return { before: before.timing?.deadline ?? null };
}

/** What each member is told of, in the order in which it happened. */
function told(before: Game, game: Game, events: readonly Caused[]) {
  const all = new Map<number, { readonly member: Member; readonly events: Event[] }>();
  for (const { event, by } of events) {
    for (const member of audience(before, game, event, by)) {
      const entry = all.get(member.id) ?? { member, events: [] };
      entry.events.push(eventFor(event, game, member.id));
      all.set(member.id, entry);
    }
  }
  return [...all.values()];
}

function lettersTo(
  desk: Desk,
  news: News,
  member: Member,
  events: readonly Event[],
  records: readonly PhaseRecord[],
): readonly (LetterText & Pick<NewLetter, "kind" | "attachments">)[] {
  const { catalogue } = desk;
  const scene = sceneOf(desk, news.game, member.id);
  const carried = (about: readonly Event[]) => ({
    attachments: attachmentsFor(catalogue, scene, about, deadlineChange(news)),
  });
  const sentences = events.filter((event): event is SentenceEvent => !hasOwnLetter(event));
  const notices = sentences.slice(0, 1).map(({ kind }) => {
    return { ...composeNotice(catalogue, scene, sentences), ...carried(sentences), kind };
  });
  const letters = events.filter(hasOwnLetter).map((event) => {
    const letter = composeLetter(catalogue, { scene, event, records });
    return { ...letter, ...carried([event]), kind: event.kind };
  });
  return [...notices, ...letters];
}
