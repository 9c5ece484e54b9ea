/**
 * What must be true after a simulated month. It knows the letters that arrived, the mails
 * that were sent, and what is stored; of how the judge works it knows nothing.
 */
import { isDeepStrictEqual } from "node:util";
import { rulebookFor } from "../../src/game/index.js";
import type { Context } from "../../src/judge/index.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { adjudicate, printOrder, printPhase } from "../../src/rules/index.js";
import { type Instant, present } from "../../src/util/index.js";
import { standardBoard } from "../support/boards/boards.js";
import { promiseFaults } from "./promises.js";
import {
  fileFaults,
  isGms,
  lettersWritten,
  noticeFaults,
  pressFaults,
  reminderFaults,
  resultFaults,
} from "./told.js";

export interface SentMail {
  readonly messageId: string;
  readonly from: string;
  readonly at: Instant;
  /** How often it must be answered; null where that depends. */
  readonly answers: 0 | 1 | null;
}

/** A word, and the addresses at which it may be read. */
export interface Secret {
  readonly kind: "message" | "whisper" | "password" | "name";
  readonly word: string;
  readonly readers: ReadonlySet<string>;
}

/** Whoever had not ordered was to be reminded within this time. */
export interface Reminder {
  readonly game: string;
  readonly address: string;
  readonly from: Instant;
  readonly to: Instant;
}

export interface Month {
  readonly sent: readonly SentMail[];
  readonly secrets: readonly Secret[];
  readonly reminders: readonly Reminder[];
  readonly letters: readonly OutgoingMail[];
  /** Letters that the mail server refused for good. */
  readonly refused: readonly OutgoingMail[];
  /** The disk was full: a mail may have been set aside. */
  readonly diskFailed: boolean;
  /** Games in which a GM's hand changed what players had ordered, and `game power` where players took all of it back. */
  readonly touched: ReadonlySet<string>;
}

/** All that is wrong after a month in which everything came to rest. */
export async function faultsOf(context: Context, month: Month): Promise<string[]> {
  return [
    ...answerFaults(month),
    ...letterFaults(month.letters),
    ...secretFaults(month),
    ...addressFaults(month),
    ...replyAddressFaults(month.letters),
    ...month.letters.flatMap(orderFaults),
    ...month.letters.flatMap(fileFaults),
    ...pressFaults(month),
    ...reminderFaults(month),
    ...(await resultFaults(context, month)),
    ...(await noticeFaults(context, month)),
    ...(await chainFaults(context, month)),
    ...(await storeFaults(context, month)),
    ...(await historyFaults(context)),
    ...(await receiptFaults(context, month)),
    ...(await promiseFaults(context, month)),
  ];
}

function answerFaults({ sent, letters, refused }: Month): string[] {
  const answers = new Map<string, Set<string>>();
  for (const { inReplyTo, to, messageId } of [...letters, ...refused]) {
    const key = `${inReplyTo} ${to}`;
    answers.set(key, (answers.get(key) ?? new Set()).add(messageId));
  }
  return sent.flatMap((mail) => {
    const count = answers.get(`${mail.messageId} ${mail.from}`)?.size ?? 0;
    const isWrong = mail.answers === null ? count > 1 : count !== mail.answers;
    if (!isWrong) return [];
    const at = new Date(mail.at).toISOString();
    return [`mail ${mail.messageId} of ${mail.from} (${at}) has ${count} answers`];
  });
}

/** A letter has one Message-ID and one text, however often it is sent; what the judge says fits its columns. */
function letterFaults(letters: readonly OutgoingMail[]): string[] {
  const first = new Map<number, OutgoingMail>();
  const faults: string[] = [];
  for (const letter of letters) {
    const before = first.get(letter.id);
    if (before === undefined) first.set(letter.id, letter);
    else if (!isDeepStrictEqual(essence(before), essence(letter))) {
      faults.push(`letter ${letter.id} has changed`);
    }
    const wide = letter.text.split("\n").find((line) => line.length > 72 && !isForPrograms(line));
    if (wide !== undefined) faults.push(`letter ${letter.id} is wide: ${wide}`);
  }
  const ids = new Set([...first.values()].map(({ messageId }) => messageId));
  return ids.size === first.size ? faults : [...faults, "two letters have one Message-ID"];
}

/** Lines of orders, results and builds stay in one piece, since mapping tools read them. */
function isForPrograms(line: string): boolean {
  return /^[A-Z][A-Za-z ]*: +(?:Army |Fleet |\d+ Supply centers, )/.test(line);
}

/** What must be the same in every copy. */
function essence({ to, messageId, subject, text, replyTo, createdAt }: OutgoingMail): unknown {
  return { to, messageId, subject, text, replyTo, createdAt };
}

/** All that a letter tells, in whatever part: not to whom it goes. */
function everythingIn({ to: _, ...letter }: OutgoingMail): string {
  return textsIn(letter).join("\n");
}

function textsIn(data: unknown): readonly string[] {
  if (typeof data === "object" && data !== null) return Object.values(data).flatMap(textsIn);
  return [String(data)];
}

function secretFaults({ secrets, letters }: Month): string[] {
  return letters.flatMap((letter) => {
    const whole = everythingIn(letter);
    return secrets
      .filter(({ word, readers }) => whole.includes(word) && !readers.has(letter.to))
      .map(({ word }) => `${letter.to} reads ${word} in letter ${letter.id}: ${letter.subject}`);
  });
}

/** Where people of the simulated games read mail: the number is their game's. */
export const memberAddress = /(?<![\w.+-])[a-z]+\d+@example\.net\b/g;

/** Nobody but GMs learns where somebody else reads mail. */
function addressFaults({ letters }: Month): string[] {
  return letters.flatMap((letter) => {
    const { id, to, subject } = letter;
    if (isGms(to)) return [];
    const whole = everythingIn(letter);
    const told = new Set([...whole.matchAll(memberAddress)].map(([address]) => address));
    return [...told]
      .filter((address) => address !== to)
      .map((address) => `${to} reads the address ${address} in letter ${id}: ${subject}`);
  });
}

/** An address that proves a seat goes to one reader. */
function replyAddressFaults(letters: readonly OutgoingMail[]): string[] {
  const readers = new Map<string, string>();
  return letters.flatMap(({ id, to, replyTo }) => {
    const first = readers.get(replyTo) ?? to;
    readers.set(replyTo, first);
    if (first === to || !/\+game\d/.test(replyTo)) return [];
    return [`${to} may answer in the name of ${first} by letter ${id}`];
  });
}

/** Under the orders that wait for a phase stand those of one power: the reader's. */
function orderFaults({ id, to, text }: OutgoingMail): string[] {
  if (isGms(to)) return [];
  const [, orders = ""] = /^\w+ orders for .*\n((?:\n|[A-Z]\w+: .*\n)*)/m.exec(text) ?? [];
  // Where nothing has been ordered, the deadline comes next.
  const heads = [...orders.matchAll(/^([A-Z]\w+): /gm)].map(([, head = ""]) => head.toUpperCase());
  const ids = new Set<string>(standardBoard().powers.map(({ id }) => id));
  const powers = new Set(heads.filter((head) => ids.has(head)));
  const [own = ""] = /^[a-z]+(?=\d+@example\.net)/.exec(to) ?? [];
  const others = [...powers].filter((power) => power.toLowerCase() !== own);
  const allowed = own === "" ? 1 : 0;
  return others.length > allowed
    ? [`${to} reads the orders of ${others.join(", ")} in letter ${id}`]
    : [];
}

/** Nothing waits, nothing was lost on its way out. */
async function storeFaults(context: Context, month: Month): Promise<string[]> {
  const settled = [...month.letters, ...month.refused].map(({ id }) => id);
  const ended = new Set(settled);
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    if ((await tx.inbox.oldest()) !== null) faults.push("a mail still waits");
    const shunted = await tx.inbox.shunted();
    if (shunted.length > 0 && !month.diskFailed) {
      faults.push(`set aside: ${shunted.map(({ id, why }) => `${id} (${why})`).join(", ")}`);
    }
    for (let id = 1; ; id++) {
      const row = await tx.outbox.byId(id);
      if (row === null) return faults;
      if (!ended.has(id)) faults.push(`letter ${id} never arrived`);
    }
  });
}

/** Every phase, adjudicated again, leads to the position that was published. */
async function historyFaults(context: Context): Promise<string[]> {
  return context.store.transaction(async (tx) => {
    const { games, unreadable } = await tx.games.list();
    const faults = unreadable.map(({ game }) => `game ${game} cannot be read`);
    for (const { name } of games) {
      for (const { before, orders, phase, result } of await tx.games.phases(name)) {
        const board = present(context.boards.get(before.variant), "The board");
        const rulebook = rulebookFor(before.settings);
        const again = adjudicate(board, rulebook, phase, before.position, orders);
        if (isDeepStrictEqual(again.position, result.position)) continue;
        faults.push(`${name} ${printPhase(phase)} has another result when it is replayed`);
      }
    }
    return faults;
  });
}

/** Each phase begins where the one before it ended, but where a GM's hand was in it. */
async function chainFaults(context: Context, { touched }: Month): Promise<string[]> {
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { name, position } of (await tx.games.list()).games) {
      if (touched.has(name)) continue;
      const phases = await tx.games.phases(name);
      const begins = [...phases.slice(1).map(({ before }) => before.position), position];
      for (const [at, { phase, result }] of phases.entries()) {
        if (isDeepStrictEqual(begins[at], result.position)) continue;
        faults.push(`${name} goes on elsewhere than ${printPhase(phase)} ended`);
      }
    }
    return faults;
  });
}

interface Receipt {
  readonly turn: number;
  readonly orders: readonly { readonly power: string; readonly order: string }[];
}

/** The orders that a player was last told for a phase are those that were played. */
async function receiptFaults(context: Context, month: Month): Promise<string[]> {
  const { touched } = month;
  // A later receipt counts though no server took it.
  const written = lettersWritten(month);
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { name } of (await tx.games.list()).games.filter(
      (game) => !touched.has(game.name),
    )) {
      for (const { turn, turnedAt, phase, orders, before } of await tx.games.phases(name)) {
        const played = new Set(orders.map(({ power, order }) => `${power} ${printOrder(order)}`));
        for (const { address, power } of before.members.filter(({ role }) => role === "player")) {
          if (touched.has(`${name} ${power}`)) continue;
          const last = written
            .filter(({ to, createdAt }) => to === address && createdAt <= turnedAt)
            .flatMap(({ attachments }) => receiptsIn(name, attachments))
            .findLast((receipt) => receipt.turn === turn);
          const told = (last?.orders ?? []).map(({ order }) => `${power} ${order}`);
          const lost = told.filter((order) => !played.has(order));
          if (lost.length > 0) faults.push(`${name} ${printPhase(phase)} lost ${lost.join(", ")}`);
        }
      }
    }
    return faults;
  });
}

function receiptsIn(game: string, attachments: OutgoingMail["attachments"]): readonly Receipt[] {
  return attachments
    .filter(({ name }) => name === `${game}-position.json`)
    .map(({ text }) => JSON.parse(text) as Receipt);
}
