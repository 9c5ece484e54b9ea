/**
 * `npm run chaos -- --seed N --kills N --games N [--judges N] [--failing 0.01] [--jumping]`: the built daemon between Dovecot and
 * Postfix, killed and disturbed, and what was wrong in the mailboxes then. Several judges share a private PostgreSQL
 * database. The exit status says whether anything was wrong.
 */
import { parseArgs } from "node:util";
import { chaos } from "./chaos.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    kills: { type: "string", default: "20" },
    games: { type: "string", default: "4" },
    judges: { type: "string", default: "1" },
    failing: { type: "string", default: "0" },
    jumping: { type: "boolean", default: false },
  },
});

const [seed, kills, games, judges, failing] = [
  ...[values.seed, values.kills, values.games, values.judges, values.failing].map(Number),
] as [number, number, number, number, number];
const wish = { seed, kills, games, judges, failing, jumping: values.jumping };
const { mails, letters, copies, done, wrong, kept } = await chaos(wish);
console.log(`seed ${seed}: ${mails} mails, ${letters} letters, ${copies} of them copies`);
for (const [what, count] of Object.entries(done)) console.log(`  ${count} x ${what}`);
for (const each of wrong) console.log(`  WRONG: ${each}`);
if (kept !== null) console.log(`The files of the servers are kept in ${kept}.`);
if (wrong.length > 0) process.exitCode = 1;
