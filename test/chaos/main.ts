/**
 * `npm run chaos -- --seed N --kills N --games N [--failing 0.01]`: the built daemon between Dovecot and Postfix, killed
 * and disturbed, and what was wrong in the mailboxes then. The exit status says whether anything was.
 */
import { parseArgs } from "node:util";
import { chaos } from "./chaos.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    kills: { type: "string", default: "20" },
    games: { type: "string", default: "4" },
    failing: { type: "string", default: "0" },
  },
});

const [seed, kills, games, failing] = [values.seed, values.kills, values.games, values.failing].map(
  Number,
) as [number, number, number, number];
const { mails, letters, copies, done, wrong } = await chaos({ seed, kills, games, failing });
console.log(`seed ${seed}: ${mails} mails, ${letters} letters, ${copies} of them copies`);
for (const [what, count] of Object.entries(done)) console.log(`  ${count} x ${what}`);
for (const each of wrong) console.log(`  WRONG: ${each}`);
if (wrong.length > 0) process.exitCode = 1;
