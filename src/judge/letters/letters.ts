/** From what happened to letters in the outbox: who is told, and with which reply address. */

import {
  audience,
  dueAt,
  type Event,
  eventFor,
  type Game,
  isFilling,
  type Member,
  memberById,
  nextDigest,
  type PhaseRecord,
  waits,
} from "../../game/index.js";
import {
  attachmentsFor,
  composeLetter,
  composeNotice,
  type DeadlineChange,
  digestEntry,
  hasOwnLetter,
  type LetterText,
  type SentenceEvent,
} from "../../report/index.js";
import type { Context } from "../context.js";
import { type NewLetter, type PendingNotice, type Tx, UnreadableGame } from "../ports/store.js";
import { tellUnreadable } from "../records/games.js";
import { letterTo, post } from "../records/new-letter.js";
import type { Caused, News } from "../records/news.js";
import { pastOf, sceneOf } from "../records/scenes.js";
import { lettersToCandidates } from "./candidates.js";
import { mapsAbout } from "./maps.js";
import { readersTag } from "./press-readers.js";
import { replyAddress, seatKey } from "./seat-token.js";
import { endingFor, unsubscribing } from "./unsubscribe.js";

/** The past for a letter that must be written even if it is damaged. */
async function readablePast(context: Context, tx: Tx, game: Game): Promise<readonly PhaseRecord[]> {
  try {
    return await pastOf(tx, game);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    await tellUnreadable(context, tx, error);
    return [];
  }
}

/**
 * Writes to everybody who must know: one letter for each event that has a letter of its own, and one for
 * all that a sentence tells.
 */
export async function tellMembers(context: Context, tx: Tx, news: News): Promise<void> {
  const { before, game, cause } = news;
  const key = await seatKey(context, tx);
  const isStory = news.events.some(({ event }) => tellsStory.has(event.kind));
  const records = isStory ? await readablePast(context, tx, game) : [];
  const tellings = told(before, game, news.events);
  const letters = tellings.flatMap(({ member, events }) =>
    lettersTo(
      context,
      news,
      member,
      events.filter((event) => !waits(game, member, event)),
      records,
    ).map(({ text, readers, ...carried }, index) => {
      const replyTo = replyAddress(context, key, game, member, readers);
      return letterTo(text, {
        ...carried,
        to: member.address,
        dedupeKey: `${cause}:${member.id}:${index}`,
        replyTo,
        game: game.name,
        without: member.without,
        unsubscribe:
          member.role === "observer"
            ? unsubscribing(context, key, endingFor(game, member), replyTo)
            : [],
      });
    }),
  );
  const refused = lettersToCandidates(context, news);
  await post(context, tx, [...letters, ...refused]);
  await tx.notices.add(
    tellings.flatMap(({ member, events }) => noticesTo(context, game, member, events)),
  );
  await rescheduleDigests(context, tx, news);
}

function noticesTo(
  context: Context,
  game: Game,
  member: Member,
  events: readonly Event[],
): readonly PendingNotice[] {
  const scene = sceneOf(context, game, member.id);
  const now = context.clock.now();
  return events
    .filter((event) => waits(game, member, event))
    .map((event) => ({
      ...digestEntry(context.catalogue, scene, event),
      game: game.name,
      member: member.id,
      to: member.address,
      happenedAt: now,
      untilStart: isFilling(game, event),
      dueAt: dueAt(game, member, event, now),
    }));
}

/** What was kept goes out at the new hour; at once, if the member has left or wants no more digests. */
async function rescheduleDigests(context: Context, tx: Tx, { game, events }: News): Promise<void> {
  const now = context.clock.now();
  for (const { event } of events) {
    if (event.kind === "digest-set" || event.kind === "resigned" || event.kind === "ejected") {
      const member = memberById(game, event.member.id);
      const at =
        member === undefined || member.digest === null ? now : nextDigest(game, member, now);
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

/** A letter to a member, before it is addressed. */
interface MemberLetter extends Pick<NewLetter, "kind" | "attachments" | "pictures"> {
  readonly text: LetterText;
  /** For whom words in answer to it are; null for the judge alone. */
  readonly readers: string | null;
}

function lettersTo(
  context: Context,
  news: News,
  member: Member,
  events: readonly Event[],
  records: readonly PhaseRecord[],
): readonly MemberLetter[] {
  const { catalogue } = context;
  const scene = sceneOf(context, news.game, member.id);
  const carried = (about: readonly Event[]) => ({
    attachments: attachmentsFor(catalogue, scene, about, deadlineChange(news)),
    pictures: mapsAbout(context, scene, about),
  });
  const sentences = events.filter((event): event is SentenceEvent => !hasOwnLetter(event));
  const notices = sentences.slice(0, 1).map(({ kind }) => {
    return {
      text: composeNotice(catalogue, scene, sentences),
      ...carried(sentences),
      kind,
      readers: null,
    };
  });
  const letters = events.filter(hasOwnLetter).map((event) => {
    const text = composeLetter(catalogue, { scene, event, records });
    const readers = readersTag(scene.board, event, member);
    return { text, ...carried([event]), kind: event.kind, readers };
  });
  return [...notices, ...letters];
}
