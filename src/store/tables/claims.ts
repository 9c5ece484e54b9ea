/**
 * Who has claimed a mail or a letter, and which letter is next. A claim is a lease: it ends by itself when its
 * holder is gone, and its number proves to a late holder that another has taken over.
 */
import { type RawBuilder, sql } from "kysely";
import type { Claim, LetterWish } from "../../judge/ports/index.js";
import { hourMs, type Instant } from "../../util/index.js";
import { locked, skippingLocked } from "../database/locks.js";
import type { Trx } from "../database/trx.js";

/** Does this claim still hold a row that waits? */
export async function holds(
  trx: Trx,
  table: "inbox" | "outbox",
  { id, attempts }: Claim,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .modifyEnd(locked(trx))
    .executeTakeFirst();
  return row !== undefined;
}

/** So long a letter that was refused for the moment holds up the later ones to its recipient. */
const holdUpMs = hourMs;

/** The number of the letter that a claim with this wish takes. */
export function firstReady(trx: Trx, now: Instant, wish: LetterWish): RawBuilder<number> {
  // The plus hides the column from the planner, which else sorts all that is ready.
  const ready = sql`letter.state = 'waiting' and +letter.not_before <= ${now}
    and ${isAllowed(wish.notTo ?? [])} and ${isFirst(now)}`;
  return wish.answersOnly === true
    ? sql<number>`(select letter.id from outbox as answer cross join outbox as letter
        where answer.state = 'waiting' and answer.is_reply = 1
          and letter.recipient = answer.recipient and letter.id <= answer.id and ${ready}
        order by answer.id, letter.id limit 1 ${skippingLocked(trx, "letter")})`
    : sql<number>`(select letter.id from outbox as letter where ${ready}
        order by letter.id limit 1 ${skippingLocked(trx)})`;
}

function isAllowed(domains: readonly string[]): RawBuilder<boolean> {
  const tests = domains.map((domain) => {
    const pattern = `%@${domain.replace(/[\\%_]/g, "\\$&")}`;
    return sql<boolean>`letter.recipient not like ${pattern} escape '\\'`;
  });
  return tests.length === 0 ? sql`1 = 1` : sql`${sql.join(tests, sql` and `)}`;
}

/**
 * Ends a question that is asked of each row: PostgreSQL else reads all that waits to answer it for every row at once,
 * though the first rows are all that is wanted.
 */
export const askedOfEach = sql`limit 1 offset 0`;

/** Is no letter to the same recipient on its way, and none before this one ready or just refused? */
function isFirst(now: Instant): RawBuilder<boolean> {
  return sql`not exists (select 1 from outbox as other
    where other.state = 'waiting' and other.recipient = letter.recipient and other.id <> letter.id
      and (other.claimed_until > ${now} or (other.id < letter.id
        and (other.not_before <= ${now} or other.failing_since > ${now - holdUpMs})))
    ${askedOfEach})`;
}
