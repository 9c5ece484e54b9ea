/**
 * The first tables: mail in, games and their past, letters out, people, and what the judge must remember.
 * Every index says which question it answers. Most are partial: they hold only what is still to be done, so
 * that no question costs more because of all that is done. A query finds a partial index only by the index's
 * own condition, word by word; a parameter in place of a word hides it.
 */
import { type Kysely, type Migration, type RawBuilder, sql } from "kysely";
import type { Dialect } from "./dialect.js";

type Statements = readonly RawBuilder<unknown>[];

/** Makes all tables of an empty database. */
export function first(dialect: Dialect): Migration {
  const tables = [inbox, games, history, outbox, notices, records, people, searches, memory];
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of tables.flatMap((table) => table(dialect))) {
        await statement.execute(db);
      }
    },
  };
}

function inbox({ identity, integer, bytes, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table inbox (
      id ${identity},
      key ${text} not null unique,
      raw ${bytes} not null,
      received_at ${integer} not null,
      envelope ${text},
      state ${text} not null
        check (state in ('waiting', 'answered', 'ignored', 'duplicate', 'shunted')),
      attempts ${integer} not null,
      failures ${integer} not null,
      why ${text},
      duplicate_of ${integer} references inbox (id),
      fingerprint ${text},
      seat ${text},
      written_at ${integer},
      ended_at ${integer}
    ) ${tableEnd}`,
    // The mail that arrived first, of those that wait.
    sql`create index inbox_waiting on inbox (received_at, id) where state = 'waiting'`,
    // What is set aside for the keeper.
    sql`create index inbox_shunted on inbox (id) where state = 'shunted'`,
    // Was this mail answered before?
    sql`create index inbox_answered on inbox (fingerprint, id) where state = 'answered'`,
    // Were later orders for the seat read before?
    sql`create index inbox_by_seat on inbox (seat, written_at) where seat is not null`,
    // The oldest mails whose bytes are still there.
    sql`create index inbox_to_empty on inbox (ended_at) where length(raw) > 0`,
  ];
}

function games({ integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table games (
      name ${text} not null primary key,
      version ${integer} not null,
      schema ${integer} not null check (schema > 0),
      document ${text} not null,
      due_at ${integer},
      unreadable_since ${integer}
    ) ${tableEnd}`,
    // The game that has been due longest, and when the next one is; games that are over are not in it.
    sql`create index games_by_due on games (due_at, name) where due_at is not null`,
    sql`create table seats (
      game ${text} not null references games (name),
      member ${integer} not null,
      address ${text} not null,
      primary key (game, member)
    ) ${tableEnd}`,
    // The games that somebody plays, without reading any other.
    sql`create index seats_by_address on seats (address, game)`,
  ];
}

/** The phases that were played, and those that were rolled back: their keys are the order of a game's past. */
function history({ integer, tableEnd, text }: Dialect): Statements {
  const phases = sql`(
    game ${text} not null references games (name),
    turn ${integer} not null,
    schema ${integer} not null check (schema > 0),
    document ${text} not null,
    primary key (game, turn)
  ) ${tableEnd}`;
  return [sql`create table history ${phases}`, sql`create table undone ${phases}`];
}

function outbox({ identity, integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table outbox (
      id ${identity},
      dedupe_key ${text} not null unique,
      kind ${text} not null,
      message_id ${text} not null unique,
      recipient ${text} not null,
      reply_to ${text} not null,
      in_reply_to ${text},
      reference_ids ${text} not null,
      subject ${text} not null,
      body ${text} not null,
      attachments ${text} not null,
      game ${text},
      is_reply ${integer} not null check (is_reply in (0, 1)),
      created_at ${integer} not null,
      state ${text} not null check (state in ('waiting', 'sent', 'dead')),
      attempts ${integer} not null,
      not_before ${integer} not null,
      detail ${text},
      ended_at ${integer}
    ) ${tableEnd}`,
    // The first letter that may be tried now, without sorting those that wait.
    sql`create index outbox_waiting on outbox (id, not_before) where state = 'waiting'`,
    // When the next letter may be tried.
    sql`create index outbox_by_attempt on outbox (not_before) where state = 'waiting'`,
    // How many letters an address got lately.
    sql`create index outbox_by_recipient on outbox (recipient, created_at)`,
    // The oldest letters whose text is still there.
    sql`create index outbox_to_empty on outbox (ended_at) where length(body) > 0`,
  ];
}

function notices({ identity, integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table notices (
      id ${identity},
      game ${text} not null references games (name),
      member ${integer} not null,
      recipient ${text} not null,
      title ${text} not null,
      body ${text} not null,
      happened_at ${integer} not null,
      due_at ${integer} not null
    ) ${tableEnd}`,
    // The member whose digest has been due longest.
    sql`create index notices_by_due on notices (due_at, id)`,
    // All that waits for a member.
    sql`create index notices_by_member on notices (game, member)`,
  ];
}

/** What is only ever added to: what GMs did, and what was said. Both are read game by game, in order. */
function records({ identity, integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table gm_log (
      id ${identity},
      game ${text} not null references games (name),
      at ${integer} not null,
      phase ${text} not null,
      gm ${text} not null,
      sentence ${text} not null,
      discreet ${integer} not null check (discreet in (0, 1))
    ) ${tableEnd}`,
    sql`create index gm_log_by_game on gm_log (game, id)`,
    sql`create table press (
      id ${identity},
      game ${text} not null references games (name),
      at ${integer} not null,
      schema ${integer} not null check (schema > 0),
      document ${text} not null
    ) ${tableEnd}`,
    sql`create index press_by_game on press (game, id)`,
  ];
}

/** What is known of addresses, what their owners were asked, and who would take over powers. */
function people({ integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table addresses (
      address ${text} not null primary key,
      proved_at ${integer},
      heard_at ${integer},
      bounces ${integer} not null
    ) ${tableEnd}`,
    // The addresses that were not heard of for longest and may be forgotten.
    sql`create index addresses_by_hearing on addresses (heard_at) where bounces = 0`,
    sql`create table confirmations (
      hash ${text} not null primary key,
      kind ${text} not null,
      game ${text},
      member ${integer},
      document ${text} not null,
      expires_at ${integer} not null
    ) ${tableEnd}`,
    // Does the same question wait already?
    sql`create index confirmations_by_question on confirmations (document, expires_at)`,
    // What is asked about a seat.
    sql`create index confirmations_by_seat on confirmations (game, member)`,
    // What nobody has answered in time.
    sql`create index confirmations_by_expiry on confirmations (expires_at)`,
    sql`create table standbys (
      address ${text} not null primary key,
      wish ${text} not null,
      since ${integer} not null,
      asked_at ${integer},
      unanswered ${integer} not null
    ) ${tableEnd}`,
  ];
}

/** The powers for which players are sought. */
function searches({ integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table searches (
      game ${text} not null references games (name),
      power ${text} not null,
      asked ${text} not null,
      waiting_for ${text},
      due_at ${integer},
      primary key (game, power)
    ) ${tableEnd}`,
    // The search that has been due longest; also those that wait for the list to change (null).
    sql`create index searches_by_due on searches (due_at, game)`,
  ];
}

/** How far the mailboxes were read, and the judge's own keys. */
function memory({ integer, tableEnd, text }: Dialect): Statements {
  return [
    sql`create table cursors (
      mailbox ${text} not null primary key,
      cursor ${text} not null
    ) ${tableEnd}`,
    sql`create table instants (
      name ${text} not null primary key,
      at ${integer} not null
    ) ${tableEnd}`,
    sql`create table keys (
      name ${text} not null primary key,
      value ${text} not null
    ) ${tableEnd}`,
  ];
}
