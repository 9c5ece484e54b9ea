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
import { composeNotice, type Scene } from "../report/index.js";
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

/** One letter for each member who is told of each event. `before` still knows who has just left. */
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
  return what.events.flatMap(({ event, by }, index) =>
    audience(before, game, event, by).map((member) =>
      noticeLetter(
        desk,
        key,
        game,
        member,
        { event, records },
        `${what.cause}:${index}:${member.id}`,
      ),
    ),
  );
}

function noticeLetter(
  desk: Desk,
  key: string,
  game: Game,
  member: Member,
  { event, records }: { readonly event: Event; readonly records: readonly PhaseRecord[] },
  dedupeKey: string,
): NewLetter {
  const scene = sceneOf(desk, game, member.id);
  const { subject, text } = composeNotice(desk.catalogue, {
    scene,
    event: eventFor(event, game, member.id),
    records,
  });
  return {
    dedupeKey,
    kind: event.kind,
    to: member.address,
    subject,
    text,
    inReplyTo: null,
    references: [],
    replyTo: replyAddress(desk.secrets, key, desk.judge.address, game, member),
    game: game.name,
    isReply: false,
  };
}
