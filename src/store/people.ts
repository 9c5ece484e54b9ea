/**
 * Takes a person out of the database: in every place where the address stands a made-up one stands
 * afterwards, and what was mailed from there or to there is gone. The games that were played remain.
 */
import type { ForgottenRows, PeopleTable } from "../judge/index.js";
import type { Trx } from "./database.js";

export function peopleTable(trx: Trx): PeopleTable {
  return { forget: (address, standIn) => forget(trx, address, standIn) };
}

async function forget(trx: Trx, address: string, standIn: string): Promise<ForgottenRows> {
  const swap = swapper(address, standIn);
  const games = await forgetInGames(trx, address, swap);
  const letters = (await dropLettersTo(trx, address, standIn)) + (await forgetInLetters(trx, swap));
  const mails = await dropMailsWith(trx, swap);
  await trx.deleteFrom("notices").where("recipient", "=", address).execute();
  await trx.deleteFrom("addresses").where("address", "=", address).execute();
  await trx.deleteFrom("standbys").where("address", "=", address).execute();
  await forgetInDeeds(trx, swap);
  await forgetInPress(trx, address, swap);
  await forgetInSearches(trx, address, swap);
  return { games, letters, mails };
}

/** Puts the stand-in where the address stands, whole and in any case of letters. */
type Swap = (text: string) => string;

function swapper(address: string, standIn: string): Swap {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // No part of a longer address: `na@example.net` does not stand in `anna@example.net`.
  const whole = new RegExp(`(?<![\\w!#$%&'*+/=?^\`{|}~.-])${literal}(?![\\w-]|\\.\\w)`, "gi");
  return (text) => text.replace(whole, standIn);
}

/** Games, what they were, and what was rolled back. Versions go on, so that nobody saves an older one over it. */
async function forgetInGames(trx: Trx, address: string, swap: Swap): Promise<number> {
  let changed = 0;
  for (const row of await trx.selectFrom("games").selectAll().execute()) {
    const document = swapDocument(row.document, address, swap);
    if (document === row.document) continue;
    changed += 1;
    const change = { document, version: row.version + 1 };
    await trx.updateTable("games").set(change).where("name", "=", row.name).execute();
  }
  for (const table of ["history", "undone"] as const) {
    for (const row of await trx.selectFrom(table).selectAll().execute()) {
      const document = swapDocument(row.document, address, swap);
      if (document === row.document) continue;
      await trx
        .updateTable(table)
        .set({ document })
        .where("game", "=", row.game)
        .where("turn", "=", row.turn)
        .execute();
    }
  }
  return changed;
}

/** A damaged document is text all the same. */
function swapDocument(document: string, address: string, swap: Swap): string {
  if (swap(document) === document) return document;
  try {
    return swap(JSON.stringify(withoutPassword(JSON.parse(document), address)));
  } catch {
    return swap(document);
  }
}

function withoutPassword(value: unknown, address: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPassword(one, address));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(
    ([key, one]) => [key, withoutPassword(one, address)] as const,
  );
  const copy = Object.fromEntries(fields);
  const isHis = copy.address === address && "passwordHash" in copy;
  return isHis ? { ...copy, passwordHash: null } : copy;
}

/** Letters to the person are emptied; their rows stay, since their keys keep letters from being written twice. */
async function dropLettersTo(trx: Trx, address: string, standIn: string): Promise<number> {
  const empty = { body: "", subject: "", attachments: "[]", reference_ids: "[]" };
  const rows = await trx
    .updateTable("outbox")
    .set({ ...empty, recipient: standIn, in_reply_to: null, state: "dead", detail: "forgotten" })
    .where("recipient", "=", address)
    .returning("id")
    .execute();
  return rows.length;
}

/** What others were told of the person. */
async function forgetInLetters(trx: Trx, swap: Swap): Promise<number> {
  let changed = 0;
  const letters = trx.selectFrom("outbox").select(["id", "subject", "body", "attachments"]);
  for (const { id, ...texts } of await letters.execute()) {
    const swapped = swapAll(texts, swap);
    if (swapped === null) continue;
    changed += 1;
    await trx.updateTable("outbox").set(swapped).where("id", "=", id).execute();
  }
  const notices = trx.selectFrom("notices").select(["id", "title", "body"]);
  for (const { id, ...texts } of await notices.execute()) {
    const swapped = swapAll(texts, swap);
    if (swapped !== null) {
      await trx.updateTable("notices").set(swapped).where("id", "=", id).execute();
    }
  }
  return changed;
}

/** Mails from, to or about the person, but for those that still wait. */
async function dropMailsWith(trx: Trx, swap: Swap): Promise<number> {
  let dropped = 0;
  const ids = await trx.selectFrom("inbox").select("id").where("state", "!=", "waiting").execute();
  for (const { id } of ids) {
    const row = await trx
      .selectFrom("inbox")
      .select(["raw", "envelope", "why"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const text = `${Buffer.from(row.raw).toString("latin1")}\n${row.envelope ?? ""}`;
    if (swap(text) === text) continue;
    dropped += 1;
    const emptied = { raw: new Uint8Array(), envelope: null, why: row.why && swap(row.why) };
    await trx.updateTable("inbox").set(emptied).where("id", "=", id).execute();
  }
  return dropped;
}

async function forgetInDeeds(trx: Trx, swap: Swap): Promise<void> {
  const deeds = trx.selectFrom("deeds").select(["id", "master", "sentence"]);
  for (const { id, ...texts } of await deeds.execute()) {
    const swapped = swapAll(texts, swap);
    if (swapped !== null) {
      await trx.updateTable("deeds").set(swapped).where("id", "=", id).execute();
    }
  }
  const asked = trx.selectFrom("confirmations").select(["hash", "document"]);
  for (const { hash, document } of await asked.execute()) {
    if (swap(document) !== document) {
      await trx.deleteFrom("confirmations").where("hash", "=", hash).execute();
    }
  }
}

/** What was said by the person, or to him by name. */
async function forgetInPress(trx: Trx, address: string, swap: Swap): Promise<void> {
  for (const row of await trx.selectFrom("press").select(["id", "document"]).execute()) {
    const document = swapDocument(row.document, address, swap);
    if (document === row.document) continue;
    await trx.updateTable("press").set({ document }).where("id", "=", row.id).execute();
  }
}

/** A search that waited for the person's answer goes on. */
async function forgetInSearches(trx: Trx, address: string, swap: Swap): Promise<void> {
  for (const row of await trx.selectFrom("searches").selectAll().execute()) {
    const waiting_for = row.waiting_for === address ? null : row.waiting_for;
    await trx
      .updateTable("searches")
      .set({ asked: swap(row.asked), waiting_for })
      .where("game", "=", row.game)
      .where("power", "=", row.power)
      .execute();
  }
}

/** The texts with the address swapped, or null where it stands in none. */
function swapAll<T extends Readonly<Record<string, string>>>(texts: T, swap: Swap): T | null {
  const swapped = Object.entries(texts).map(([key, text]) => [key, swap(text)] as const);
  const isSame = swapped.every(([key, text]) => text === texts[key]);
  return isSame ? null : (Object.fromEntries(swapped) as T);
}
