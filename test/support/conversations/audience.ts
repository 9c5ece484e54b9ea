/**
 * Who is told what: after each move of a conversation, the sentences and letters about events that the
 * judge has used are looked for in the letters that were really sent, and their readers in the game.
 */
import type { Game, Member } from "../../../src/game/index.js";
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import { eventSayings } from "../../../src/report/sentences/events.js";
import type { JudgeRoom } from "../judge/judge-room.js";
import type { Use } from "./witness.js";

/** The readers of a letter about an event, whoever caused it left out. */
export const readers = ["its player", "other players", "gms", "observers"] as const;
export type Reader = (typeof readers)[number];

/** What conversations have shown of an event. */
export interface Reach {
  /** As what those were in the game who read of it in the reply to their own mail. */
  readonly answered: Set<string>;
  /** How many of these readers were told at best. */
  readonly told: Map<Reader, "all" | "some">;
  /** Readers who were there once and were not told. */
  readonly spared: Set<Reader>;
}

export interface Audience {
  /** By the kind of the event. */
  readonly reached: ReadonlyMap<string, Reach>;
  /** Looks at what was used and sent since the last time. */
  look(room: JudgeRoom, uses: readonly Use[]): Promise<void>;
}

export function watchAudience(): Audience {
  const reached = new Map<string, Reach>();
  const looks = new WeakMap<JudgeRoom, { letters: number; games: readonly Game[] }>();
  return {
    reached,
    look: async (room, uses) => {
      const last = looks.get(room) ?? { letters: 0, games: [] };
      const { games } = await room.context.store.transaction((tx) => tx.games.list());
      const letters = room.letters.slice(last.letters);
      looks.set(room, { letters: room.letters.length, games });
      const happened = uses.filter((use) => !letters.some((letter) => foresees(letter, use)));
      for (const game of games) {
        const before = last.games.find(({ name }) => name === game.name);
        lookAt(reached, room, happened, letters, game, before?.members ?? []);
      }
    },
  };
}

/** Somebody in the game, or who has just left it, with the name of the power. */
type Person = Member & { readonly isGone: boolean; readonly called: string };

function lookAt(
  reached: Map<string, Reach>,
  room: JudgeRoom,
  uses: readonly Use[],
  all: readonly OutgoingMail[],
  game: Game,
  before: readonly Member[],
): void {
  const letters = all.filter((letter) => letter.game === game.name);
  const authors = new Set(letters.filter(({ isReply }) => isReply).map(({ to }) => to));
  const board = room.context.boards.get(game.variant);
  const gone = before.filter(({ id }) => game.members.every((member) => member.id !== id));
  const people: readonly Person[] = [...game.members, ...gone].map((member) => ({
    ...member,
    isGone: gone.includes(member),
    called: board?.power(member.power ?? "")?.name ?? "nobody",
  }));
  const kinds = new Set(uses.filter(isOfEvent).map(({ kind }) => kind));
  for (const kind of kinds) {
    const about = uses.filter((use) => isOfEvent(use) && use.kind === kind);
    const mine = about.filter(({ words }) => words.game === game.name);
    if (mine.length > 0) note(reachOf(reached, kind), mine, letters, people, authors);
  }
}

function isOfEvent({ table, kind }: Use): boolean {
  return (table === "events" || table === "notices" || table === "letters") && kind in eventSayings;
}

function reachOf(reached: Map<string, Reach>, kind: string): Reach {
  const known = reached.get(kind);
  if (known !== undefined) return known;
  const reach: Reach = { answered: new Set(), told: new Map(), spared: new Set() };
  reached.set(kind, reach);
  return reach;
}

function note(
  reach: Reach,
  uses: readonly Use[],
  letters: readonly OutgoingMail[],
  people: readonly Person[],
  authors: ReadonlySet<string>,
): void {
  for (const person of people) {
    const replies = letters.filter(({ to, isReply }) => isReply && to === person.address);
    if (replies.some((letter) => uses.some((use) => answers(letter, use)))) {
      reach.answered.add(person.role);
    }
  }
  const isTold = ({ address }: Person): boolean =>
    letters.some((letter) => letter.to === address && uses.some((use) => tells(letter, use)));
  // Who caused it reads the reply, and often nothing else.
  const counted = people.filter((person) => !authors.has(person.address) || isTold(person));
  for (const reader of readers) {
    const there = counted.filter((person) => readerOf(person, uses) === reader);
    const told = there.filter(isTold);
    if (told.length === 0 && there.length > 0) reach.spared.add(reader);
    if (told.length === 0) continue;
    const isAll = told.length === there.length;
    if (isAll || !reach.told.has(reader)) reach.told.set(reader, isAll ? "all" : "some");
  }
}

/** As what somebody reads of the event: the one whom it is about, or one of the others. */
function readerOf({ role, called, isGone }: Person, uses: readonly Use[]): Reader | null {
  const isOwn = uses.some(({ words }) => {
    const named = [words.power, words.powers, words.who].filter((word) => typeof word === "string");
    return named.some((word) => word.split(/, | and /).includes(called));
  });
  if (isOwn) return "its player";
  if (isGone) return null;
  if (role === "player") return "other players";
  return role === "gm" ? "gms" : "observers";
}

function answers({ isReply, text }: OutgoingMail, use: Use): boolean {
  return isReply && use.table === "events" && bare(text).includes(bare(use.text).slice(1));
}

/** Does a reply only show what a yes would bring about? Nobody else is told of that. */
function foresees({ isReply, text }: OutgoingMail, use: Use): boolean {
  const [, shown] = text.split("a YES brings it about:");
  return isReply && shown !== undefined && bare(shown).includes(bare(use.text).slice(1));
}

/** Is this the letter about the event, or one that has a sentence about it? */
function tells({ isReply, text, subject }: OutgoingMail, use: Use): boolean {
  if (isReply || use.table === "events") return false;
  if (use.table === "notices") return bare(text).includes(bare(use.text).slice(1));
  const [first = "", ...rest] = use.text.split("\n");
  return bare(first) === bare(`Subject:${subject}`) && bare(rest.join("\n")).startsWith(bare(text));
}

/** Without what filling a text changes. */
function bare(text: string): string {
  return text.replace(/[\s|]|<map>/g, "");
}
