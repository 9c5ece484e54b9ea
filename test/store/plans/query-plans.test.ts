/**
 * How the database finds what the store asks for: through an index, never by reading a whole table or by sorting.
 * The cases of the contract are carried out and their statements explained. Without statistics SQLite's plan does
 * not depend on what the tables hold; PostgreSQL's depends on that and on what it has counted, so they are filled.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { present } from "../../../src/util/index.js";
import { postgresAvailable, privatePostgres } from "../../support/database/postgres.js";
import {
  postgresPlans,
  type Scan,
  type Scans,
  type Situation,
  situations,
} from "./postgres-plans.js";
import { type SqlitePlans, sqlitePlans } from "./sqlite-plans.js";

/** Methods that read or sort a whole table, and why they may. */
const readers: Readonly<Record<string, string>> = {
  "games.list": "all games are what is asked for",
  "standbys.all": "the whole list is what is asked for",
  "addresses.bouncing": "for the keeper's list",
  "people.forget": "the keeper's command; a person may stand anywhere",
  "games.figures": "for the keeper's status: damage is looked for in every document",
  "games.after": "a page of games by name, for who goes through all of them",
  "outbox.before": "the letters of one address are sorted",
  "mailbox.cursors": "a row for each mailbox",
  "inbox.add": "a look for broken references, which SQLite skips while none is broken",
};

/** Indexes that hold no more than what is still to be done, or is asked for: they may be read from the start. */
const queues = [
  "inbox_waiting",
  "inbox_shunted",
  "outbox_waiting",
  "outbox_by_attempt",
  "outbox_answers",
  "outbox_claimed",
  "outbox_given_up",
  "inbox_by_lease",
  "inbox_by_lane",
  "notices_by_due",
  "games_by_due",
  "games_listed",
  "games_open",
];

/** Methods that read all that waits, and why they may. */
const queueReaders: Readonly<Record<string, string>> = {
  "inbox.free": "for a judge that starts and is alone",
  "games.dueUntil": "all that are due are what is asked for",
  "games.dueAfter": "once, when a clock is right again",
  "outbox.hasten": "once, when a clock is right again",
  "queues.mails": "for the keeper's status: they are counted",
  "queues.letters": "for the keeper's status: they are counted",
};

/** Which index leads to what is looked for, in every database. */
const found: readonly (readonly [method: string, index: string])[] = [
  ["inbox.oldest", "inbox_waiting"],
  ["inbox.prune", "inbox_to_empty"],
  ["games.due", "games_by_due"],
  ["games.nextDue", "games_by_due"],
  ["games.ongoingWith", "seats_by_address"],
  ["games.playedBy", "careers_by_address"],
  ["games.countPlaying", "careers_by_address"],
  ["games.listed", "games_listed"],
  ["games.open", "games_open"],
  ["games.dueUntil", "games_by_due"],
  ["games.dueAfter", "games_by_due"],
  ["outbox.claim", "outbox_waiting"],
  ["outbox.nextAttempt", "outbox_by_attempt"],
  ["outbox.prune", "outbox_to_empty"],
  ["addresses.prune", "addresses_by_hearing"],
  ["notices.due", "notices_by_due"],
  ["searches.due", "searches_by_due"],
];

/** Does this step cost more because of what is done already? */
function grows(step: string): boolean {
  if (/^SCAN \d+-ROW VALUES/.test(step)) return false;
  const queue = /^SCAN \w+ USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1];
  if (queue !== undefined) return !queues.includes(queue);
  return /^SCAN|TEMP B-TREE/.test(step);
}

describe("SQLite", () => {
  let plans: SqlitePlans;

  beforeAll(async () => {
    plans = await sqlitePlans();
  });

  function stepsOf(method: string): readonly string[] {
    return plans.steps.get(method) ?? [];
  }

  test("every method of the port is called by a case", () => {
    const uncalled = [...plans.steps]
      .filter(([, steps]) => steps === null)
      .map(([method]) => method);
    expect(plans.steps.size).toBeGreaterThan(60);
    expect(uncalled).toEqual([]);
  });

  test("nothing reads or sorts a whole table but what may", () => {
    const methods = [...plans.steps.keys()].filter((method) => stepsOf(method).some(grows));
    expect(methods.toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  test.each(found)("%s is found by %s", (method, index) => {
    expect(stepsOf(method).join("\n")).toMatch(new RegExp(`INDEX ${index}\\b`));
  });

  test("every index serves a method", () => {
    const steps = [...plans.steps.keys()].flatMap(stepsOf).join("\n");
    const idle = [...plans.indexes].filter((index) => !new RegExp(`\\b${index}\\b`).test(steps));
    expect(plans.indexes.size).toBeGreaterThan(15);
    expect(idle).toEqual([]);
  });
});

/** More than any method reads of what is its own. */
const fewRows = 100;

describe.runIf(postgresAvailable())("PostgreSQL", () => {
  const postgres = privatePostgres();
  let plans: ReadonlyMap<Situation, Scans>;

  beforeAll(async () => {
    plans = await postgresPlans(await postgres.newDatabase());
  });

  /** The methods of which a scan is like this. */
  function methodsWith(situation: Situation, isSuch: (scan: Scan) => boolean): readonly string[] {
    return [...present(plans.get(situation), situation)]
      .filter(([, scans]) => scans.some(isSuch))
      .map(([method]) => method);
  }

  test.each(situations)("%s, nothing reads a whole table but what may", (situation) => {
    const whole = methodsWith(
      situation,
      ({ index, isSought }) => !isSought && !queues.includes(index ?? ""),
    );
    expect(whole.filter((method) => readers[method] === undefined)).toEqual([]);
    // What reads everything shows that a scan is seen.
    expect(whole).toContain("games.list");
  });

  test.each(situations)("%s, nothing reads many rows but what may", (situation) => {
    const many = methodsWith(situation, ({ rows }) => rows > fewRows);
    const allowed = { ...readers, ...queueReaders };
    expect(many.filter((method) => allowed[method] === undefined)).toEqual([]);
    expect(many).toContain("games.list");
  });

  test.each(found)("in a burst, %s is found by %s", (method, index) => {
    const scans = plans.get("in a burst")?.get(method) ?? [];
    expect(scans.map((scan) => scan.index)).toContain(index);
  });
});
