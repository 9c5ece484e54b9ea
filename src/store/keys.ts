/** Secrets that the judge made for itself, which must outlive a restart. */
import type { KeysTable } from "../judge/index.js";
import type { Trx } from "./database.js";

export function keysTable(trx: Trx): KeysTable {
  return {
    async get(name, make) {
      const kept = await read(trx, name);
      if (kept !== null) return kept;
      const value = make();
      await trx.insertInto("keys").values({ name, value }).execute();
      return value;
    },
  };
}

async function read(trx: Trx, name: string): Promise<string | null> {
  const row = await trx
    .selectFrom("keys")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? null;
}
