/**
 * How SQLite finds what the store asks for: through an index, never by reading a whole table or by sorting.
 * The cases of the contract are carried out and their statements explained. Without statistics a plan does
 * not depend on what the tables hold.
 */
import { beforeAll, expect, test } from "vitest";
import { contract } from "./cases.js";
import { type Watch, watchCases } from "./plans.js";

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
  "games_listed",
  "games_open",
];

let watch: Watch;

beforeAll(async () => {
  watch = await watchCases(Object.values(contract).flat());
});

function stepsOf(method: string): readonly string[] {
  return [...(watch.plans.get(method) ?? [])];
}

/** Does this step cost more because of what is done already? */
function grows(step: string): boolean {
  if (/^SCAN \d+-ROW VALUES/.test(step)) return false;
  const queue = /^SCAN \w+ USING (?:COVERING )?INDEX (\w+)/.exec(step)?.[1];
  if (queue !== undefined) return !queues.includes(queue);
  return /^SCAN|TEMP B-TREE/.test(step);
}

test("every method of the port is called by a case", () => {
  const uncalled = [...watch.plans].filter(([, plan]) => plan === null).map(([method]) => method);
  expect(watch.plans.size).toBeGreaterThan(60);
  expect(uncalled).toEqual([]);
});

test("nothing reads or sorts a whole table but what may", () => {
  const methods = [...watch.plans.keys()].filter((method) => stepsOf(method).some(grows));
  expect(methods.toSorted()).toEqual(Object.keys(readers).toSorted());
});

test.each([
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
  ["outbox.claim", "outbox_waiting"],
  ["outbox.nextAttempt", "outbox_by_attempt"],
  ["outbox.prune", "outbox_to_empty"],
  ["addresses.prune", "addresses_by_hearing"],
  ["notices.due", "notices_by_due"],
  ["searches.due", "searches_by_due"],
])("%s is found by %s", (method, index) => {
  expect(stepsOf(method).join("\n")).toMatch(new RegExp(`INDEX ${index}\\b`));
});

test("every index serves a method", () => {
  const steps = [...watch.plans.keys()].flatMap(stepsOf).join("\n");
  const idle = [...watch.indexes].filter((index) => !new RegExp(`\\b${index}\\b`).test(steps));
  expect(watch.indexes.size).toBeGreaterThan(15);
  expect(idle).toEqual([]);
});
