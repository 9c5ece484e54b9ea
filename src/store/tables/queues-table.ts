/** What waits and what failed, counted for a keeper who asks. */
import { sql } from "kysely";
import type { Queues, QueuesTable } from "../../judge/ports/index.js";
import type { Instant } from "../../util/index.js";
import { instantOrNull } from "../database/columns.js";
import type { Trx } from "../database/trx.js";

// The partial indexes' own words (migrations/).
const isWaiting = sql<boolean>`state = 'waiting'`;
const isSetAside = sql<boolean>`state = 'shunted'`;
const isGivenUp = sql<boolean>`state = 'dead'`;

export function queuesTable(trx: Trx): QueuesTable {
  return {
    mails: () => mails(trx),
    letters: (since) => letters(trx, since),
  };
}

async function mails(trx: Trx): Promise<Queues["mails"]> {
  const waiting = await trx
    .selectFrom("inbox")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("received_at").as("oldest")])
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  const shunted = await trx
    .selectFrom("inbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isSetAside)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldest: instantOrNull(waiting.oldest),
    setAside: Number(shunted.count),
  };
}

async function letters(trx: Trx, since: Instant): Promise<Queues["letters"]> {
  const waiting = await trx
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  const troubled = await trx
    .selectFrom("outbox")
    .select("detail")
    .where(isWaiting)
    .where("detail", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const dead = await trx
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isGivenUp)
    .where("ended_at", ">=", since)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldest: instantOrNull(waiting.oldest),
    troubled: troubled.length,
    trouble: troubled[0]?.detail ?? null,
    givenUp: Number(dead.count),
  };
}
