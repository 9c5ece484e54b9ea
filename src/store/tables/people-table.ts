/**
 * Takes a person out of the database: in every place where the address stands a made-up one stands
 * afterwards, and what was mailed from there or to there is gone. The games that were played remain.
 */
import { type RawBuilder, sql } from "kysely";
import type { ForgottenRows, PeopleTable } from "../../judge/ports/index.js";
import type { Tables } from "../database/columns.js";
import type { Trx } from "../database/trx.js";
import { type Swap, swapOf } from "./address-swap.js";
import { emptyMail } from "./inbox-table.js";
import { textsOfMail } from "./mail-texts.js";
import { emptyLetter } from "./outbox-table.js";

/** Columns with text in which an address may stand, and the key of their rows. */
interface Place {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  readonly texts: readonly string[];
}

const games: Place = { table: "games", key: ["name"], texts: ["document"] };
const letters: Place = {
  table: "outbox",
  key: ["id"],
  texts: ["dedupe_key", "subject", "body", "html", "attachments"],
};

const otherPlaces: readonly Place[] = [
  { table: "history", key: ["game", "turn"], texts: ["document"] },
  { table: "undone", key: ["game", "turn"], texts: ["document"] },
  { table: "press", key: ["id"], texts: ["document"] },
  { table: "notices", key: ["id"], texts: ["title", "body"] },
  { table: "gm_log", key: ["id"], texts: ["gm", "sentence"] },
  { table: "searches", key: ["game", "power"], texts: ["asked"] },
];

/** Columns with JSON. */
const documents: ReadonlySet<string> = new Set(["document", "attachments", "asked"]);

/** Rows that are read at once: a database of any size is gone through in little memory. */
const pageSize = 100;

export function peopleTable(trx: Trx): PeopleTable {
  return { forget: (address, standIn) => forget(trx, address, standIn) };
}

async function forget(trx: Trx, address: string, standIn: string): Promise<ForgottenRows> {
  const swap = swapOf(address, standIn);
  await dropOwnRows(trx, address);
  await dropQuestionsAbout(trx, swap);
  const mails = await dropMailsWith(trx, swap);
  const dropped = await dropLettersTo(trx, address, standIn);
  const swapped = await swapIn(trx, letters, swap);
  for (const place of otherPlaces) await swapIn(trx, place, swap);
  for (const table of ["seats", "careers"] as const) {
    await trx.updateTable(table).set({ address: standIn }).where("address", "=", address).execute();
  }
  // With a new version nobody saves an older game over this one.
  const changed = await swapIn(trx, games, swap, sql`version = version + 1, filed = filed + 1`);
  return { games: changed, letters: dropped + swapped, mails };
}

/** What is the person's alone. A search that waited for their answer goes on. */
async function dropOwnRows(trx: Trx, address: string): Promise<void> {
  await trx.deleteFrom("notices").where("recipient", "=", address).execute();
  await trx.deleteFrom("addresses").where("address", "=", address).execute();
  await trx.deleteFrom("standbys").where("address", "=", address).execute();
  const waiting = trx.updateTable("searches").where("waiting_for", "=", address);
  await waiting.set({ waiting_for: null }).execute();
}

async function dropQuestionsAbout(trx: Trx, { inDocument }: Swap): Promise<void> {
  const questions = await trx.selectFrom("confirmations").select(["hash", "document"]).execute();
  for (const { hash, document } of questions) {
    if (inDocument(document) === document) continue;
    await trx.deleteFrom("confirmations").where("hash", "=", hash).execute();
  }
}

/** Mails from, to or about the person, but for those that still wait. */
async function dropMailsWith(trx: Trx, { inText }: Swap): Promise<number> {
  let dropped = 0;
  const ended = trx.selectFrom("inbox").select("id").where("state", "!=", "waiting");
  for (const { id } of await ended.execute()) {
    const { raw, envelope, lane, why } = await trx
      .selectFrom("inbox")
      .select(["raw", "envelope", "lane", "why"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const texts = [...textsOfMail(raw), envelope ?? "", lane];
    if (texts.every((text) => inText(text) === text)) continue;
    dropped += 1;
    const change = { ...emptyMail, why: why === null ? null : inText(why) };
    await trx.updateTable("inbox").set(change).where("id", "=", id).execute();
  }
  return dropped;
}

/** Letters to the person are emptied; their rows stay, since their keys keep letters from being written twice. */
async function dropLettersTo(trx: Trx, address: string, standIn: string): Promise<number> {
  const gone = { ...emptyLetter, in_reply_to: null, state: "dead", detail: "forgotten" } as const;
  const rows = await trx
    .updateTable("outbox")
    .set({ ...gone, recipient: standIn })
    .where("recipient", "=", address)
    .returning("id")
    .execute();
  return rows.length;
}

type Row = Readonly<Record<string, string | number>>;

/** Swaps the address in all texts of a place. In how many rows it stood. */
async function swapIn(
  trx: Trx,
  place: Place,
  swap: Swap,
  also?: RawBuilder<unknown>,
): Promise<number> {
  let changed = 0;
  let page = await pageAfter(trx, place, null);
  while (page.length > 0) {
    for (const row of page) {
      const changes = changesOf(place, row, swap);
      if (changes.length === 0) continue;
      changed += 1;
      const set = sql.join(also === undefined ? changes : [...changes, also]);
      await sql`update ${sql.table(place.table)} set ${set}
        where (${keyOf(place)}) = (${valuesOf(place, row)})`.execute(trx);
    }
    page = await pageAfter(trx, place, page.at(-1) ?? null);
  }
  return changed;
}

async function pageAfter(trx: Trx, place: Place, last: Row | null): Promise<readonly Row[]> {
  const columns = sql.join([...place.key, ...place.texts].map((name) => sql.ref(name)));
  const after = last === null ? sql`` : sql`where (${keyOf(place)}) > (${valuesOf(place, last)})`;
  const page = await sql<Row>`select ${columns} from ${sql.table(place.table)} ${after}
    order by ${keyOf(place)} limit ${pageSize}`.execute(trx);
  return page.rows;
}

function changesOf({ texts }: Place, row: Row, swap: Swap): readonly RawBuilder<unknown>[] {
  return texts.flatMap((name) => {
    const text = String(row[name]);
    const swapped = documents.has(name) ? swap.inDocument(text) : swap.inText(text);
    return swapped === text ? [] : [sql`${sql.ref(name)} = ${swapped}`];
  });
}

function keyOf({ key }: Place): RawBuilder<unknown> {
  return sql.join(key.map((name) => sql.ref(name)));
}

function valuesOf({ key }: Place, row: Row): RawBuilder<unknown> {
  return sql.join(key.map((name) => row[name]));
}
