/** From what happened to letters in the outbox: who is told, and with which reply address. */
import {
  audience,
  type Event,
  eventFor,
  type Game,
  type Member,
  type PhaseRecord,
  viewFor,
} from "../game/index.js";
import {
  composeDigest,
  composeNotice,
  hasOwnLetter,
  type LetterText,
  type Scene,
  type SentenceEvent,
} from "../report/index.js";
import { present } from "../util/index.js";
import type { Desk } from "./desk.js";
import { replyAddress } from "./seat-token.js";
import type { NewLetter, Tx } from "./store.js";

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
  const board = present(desk.boards.get(game.variant), `The variant ${game.variant}`);
  return {
    judge: desk.judge,
    board,
    now: desk.clock.now(),
    view: viewFor(game, board, viewer),
  };
}

/**
 * The letters about what happened: one for each event that has a letter of its own, and one for all
 * that a sentence tells. `before` still knows who has just left.
 */
export async function noticeLetters(
  desk: Desk,
  tx: Tx,
  before: Game,
  game: Game,
  what: { readonly cause: string; readonly events: readonly Caused[] },
): Promise<readonly NewLetter[]> {
  const key = await seatKey(desk, tx);
  const isOver = what.events.some(({ event }) => event.kind === "ended");
  const records = isOver ? await tx.games.phases(game.name) : [];
  return told(before, game, what.events).flatMap(({ member, events }) =>
    lettersTo(desk, game, member, events, records).map((letter, index) => ({
      ...letter,
      dedupeKey: `${what.cause}:${member.id}:${index}`,
      to: member.address,
      attachments: [],
      inReplyTo: null,
      references: [],
      replyTo: replyAddress(desk.secrets, key, desk.judge.address, game, member),
      game: game.name,
      isReply: false,
    })),
  );
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
  game: Game,
  member: Member,
  events: readonly Event[],
  records: readonly PhaseRecord[],
): readonly (LetterText & Pick<NewLetter, "kind">)[] {
  const { catalogue } = desk;
  const scene = sceneOf(desk, game, member.id);
  const sentences = events.filter((event): event is SentenceEvent => !hasOwnLetter(event));
  const digests = sentences.slice(0, 1).map(({ kind }) => {
    return { ...composeDigest(catalogue, scene, sentences), kind };
  });
  const letters = events.filter(hasOwnLetter).map((event) => {
    return { ...composeNotice(catalogue, { scene, event, records }), kind: event.kind };
  });
  return [...digests, ...letters];
}
