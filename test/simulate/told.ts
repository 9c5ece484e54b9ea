/** What must have reached people: their messages, the results of every phase, and no waiting order of anybody else. */
import { latePowers, playerOf } from "../../src/game/index.js";
import type { Context } from "../../src/judge/index.js";
import type { OutgoingMail } from "../../src/judge/ports/index.js";
import { printPhase } from "../../src/rules/index.js";
import { standardBoard } from "../support/boards/boards.js";
import type { Month, Secret } from "./oracle.js";

/** GMs and the keeper may read what others may not. */
export function isGms(address: string): boolean {
  return /^(?:gm\d+|keeper)@/.test(address);
}

type Written = Pick<Month, "letters" | "refused">;

/**
 * All letters in the order in which they were written: what was put off arrives later, and what no server took was
 * written all the same.
 */
export function lettersWritten({ letters, refused }: Written): readonly OutgoingMail[] {
  return [...letters, ...refused].sort((one, other) => one.id - other.id);
}

/** What the judge wrote unasked, and the addresses whose letters come back: nobody is reminded there of anything. */
function noticesIn(month: Written) {
  const notices = lettersWritten(month).filter(({ isReply }) => !isReply);
  return { notices, unreachable: new Set(month.refused.map(({ to }) => to)) };
}

/**
 * Somebody was told to whom a message went, and it did not reach each of them who was not said to be missing; or it was
 * read as orders.
 */
export function pressFaults({ secrets, letters, refused }: Month): readonly string[] {
  const all = [...letters, ...refused];
  return secrets.filter(isMessage).flatMap(({ word }) => {
    const holding = all.filter(({ text }) => text.includes(word));
    const receipt = holding.find(({ text }) => sentTo.test(text));
    if (receipt === undefined) return [];
    if (showsOrders.test(receipt.text)) return [`the message ${word} of ${receipt.to} has ordered`];
    const promised = countNamed(receipt.text, sentTo) - countNamed(receipt.text, unplayed);
    const readers = new Set(holding.map(({ to }) => to).filter((to) => !isGms(to)));
    readers.delete(receipt.to);
    return readers.size < promised
      ? [`the message ${word} of ${receipt.to} reached ${readers.size} of ${promised}`]
      : [];
  });
}

/** A receipt quotes what it read: of a message its first line, and none of its words. */
const showsOrders = /^> .*promised/m;

/** The powers that a receipt names, on one line or two. */
const sentTo = /Your\s+message\s+was\s+sent\s+to\s+([^.]+)\./;

/** Those among them whom nobody plays. */
const unplayed = /\.\s+([^.]+?)\s+ha(?:s|ve)\s+no\s+player\s+at\s+the\s+moment/;

function countNamed(receipt: string, list: RegExp): number {
  const [, named] = list.exec(receipt) ?? [];
  return named === undefined ? 0 : named.split(/,|\band\b/).length;
}

function isMessage({ kind }: Secret): boolean {
  return kind === "message";
}

/** Somebody was to be reminded and got no letter about it. */
export function reminderFaults({ reminders, letters, refused }: Month): readonly string[] {
  const { notices, unreachable } = noticesIn({ letters, refused });
  return reminders
    .filter(({ address }) => !unreachable.has(address))
    .filter(
      ({ game, address, from, to }) =>
        !notices.some(
          (one) =>
            one.game === game && one.to === address && one.createdAt > from && one.createdAt <= to,
        ),
    )
    .map(({ game, address, to }) => {
      const at = new Date(to).toISOString();
      return `${address} was not reminded of ${game} by ${at}`;
    });
}

/** Whoever had not ordered when the deadline passed was written to before the phase was turned without them. */
export async function noticeFaults(context: Context, month: Month): Promise<readonly string[]> {
  const { notices, unreachable } = noticesIn(month);
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { name } of (await tx.games.list()).games) {
      for (const { phase, before, turnedAt } of await tx.games.phases(name)) {
        const { deadline, stage } = before.timing ?? {};
        if (deadline === undefined || (stage?.kind !== "late" && stage?.kind !== "stalled"))
          continue;
        const isNotice = ({ game, createdAt }: OutgoingMail) =>
          game === name && createdAt >= deadline && createdAt < turnedAt;
        const told = new Set(notices.filter(isNotice).map(({ to }) => to));
        const untold = latePowers(before, standardBoard())
          .flatMap((power) => playerOf(before, power)?.address ?? [])
          .filter((address) => !told.has(address) && !unreachable.has(address));
        const passed = `that the deadline of ${name} ${printPhase(phase)} had passed`;
        faults.push(...untold.map((address) => `${address} did not hear ${passed}`));
      }
    }
    return faults;
  });
}

/** Who played when a phase was turned, and plays on, was written its results. */
export async function resultFaults(context: Context, month: Month): Promise<readonly string[]> {
  const told = new Set(
    lettersWritten(month).flatMap(({ to, attachments }) =>
      attachments.map(({ name }) => `${name} ${to}`),
    ),
  );
  return context.store.transaction(async (tx) => {
    const faults: string[] = [];
    for (const { name, members } of (await tx.games.list()).games) {
      if (month.touched.has(name)) continue;
      for (const { phase, before } of await tx.games.phases(name)) {
        const file = `${name}-${printPhase(phase)}.json`;
        const missing = members.filter(
          ({ id, address, role }) =>
            role === "player" &&
            before.members.some((one) => one.id === id && one.address === address) &&
            !told.has(`${file} ${address}`),
        );
        faults.push(...missing.map(({ address }) => `${address} was not written ${file}`));
      }
    }
    return faults;
  });
}

interface Waiting {
  readonly orders?: readonly { readonly power: string }[];
}

/** The file with the position holds the waiting orders of one power: the reader's. */
export function fileFaults({ id, to, attachments }: OutgoingMail): readonly string[] {
  if (isGms(to)) return [];
  const [own = null] = /^[a-z]+(?=\d+@example\.net)/.exec(to) ?? [];
  const powers = attachments
    .filter(({ name }) => name.endsWith("-position.json"))
    .flatMap(({ text }) => (JSON.parse(text) as Waiting).orders ?? [])
    .map(({ power }) => power.toLowerCase());
  const others = [...new Set(powers)].filter((power) => power !== own);
  return others.length > (own === null ? 1 : 0)
    ? [`${to} has the waiting orders of ${others.join(", ")} in a file of letter ${id}`]
    : [];
}
