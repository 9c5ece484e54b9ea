/**
 * `npm run fuzz -- --seed N --runs N [--target NAME] [--first N]`: what strangers and keepers may write, mangled, and
 * read. No input may make a reader throw, take more than four seconds of processor time once the process is warm, or
 * give more than it may.
 * The exit status says whether any did; `--first RUN --runs 1` repeats one.
 */
import { parseArgs } from "node:util";
import { fuzz, warmUp } from "./fuzz.js";
import { targets } from "./targets.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "10000" },
    first: { type: "string", default: "0" },
    target: { type: "string" },
  },
});

const { target } = values;
if (target !== undefined && targets[target] === undefined) {
  console.error(`There is no such target. There are: ${Object.keys(targets).join(", ")}`);
  process.exit(2);
}

const [seed, runs, first] = [values.seed, values.runs, values.first].map(Number) as [
  number,
  number,
  number,
];
await warmUp(target);
const step = 2_000;
for (let done = 0; done < runs; done += step) {
  const share = { first: first + done, runs: Math.min(step, runs - done) };
  const findings = await fuzz({ seed, ...share, target, mostMs: 4_000 });
  for (const { target: name, run, wrong, input } of findings) {
    console.log(`${name}, seed ${seed}, run ${run}: ${wrong}`);
    console.log(`  ${JSON.stringify(input.slice(0, 600))}`);
    process.exitCode = 1;
  }
  const { heapUsed } = process.memoryUsage();
  console.log(`${done + share.runs} inputs, heap ${Math.round(heapUsed / 2 ** 20)} MB`);
}
