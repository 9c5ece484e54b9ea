/**
 * `npm run simulate -- --seed N --months M --games G [--plant NAME]`: seeded months, and what was wrong in them. The
 * exit status says whether anything was.
 */
import { parseArgs } from "node:util";
import { simulate } from "./month.js";
import { type PlantName, plants } from "./plants.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    months: { type: "string", default: "1" },
    games: { type: "string", default: "1" },
    plant: { type: "string" },
  },
});

const plant = Object.keys(plants).find((name) => name === values.plant) as PlantName | undefined;
if (values.plant !== undefined && plant === undefined) {
  console.error(`There is no such plant. There are: ${Object.keys(plants).join("; ")}`);
  process.exit(2);
}

let total = 0;
for (let number = 0; number < Number(values.seeds); number++) {
  const seed = Number(values.seed) + number;
  const wish = { seed, months: Number(values.months), games: Number(values.games) };
  const outcome = await simulate(plant === undefined ? wish : { ...wish, plant });
  const { mails, letters, years, digest, faults, wrong } = outcome;
  console.log(`seed ${seed}: ${years} game-years, ${mails} mails, ${letters} letters, ${digest}`);
  for (const [what, count] of Object.entries(faults)) console.log(`  ${count} x ${what}`);
  for (const one of wrong) console.log(`  WRONG: ${one}`);
  total += years;
  if (wrong.length > 0) process.exitCode = 1;
}
console.log(`${total} game-years in all`);
