import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chooseSeeds } from "./support/seed/seed.js";
import { SlowestFirst } from "./support/slowest-first.js";

/** These change modules or watch them being loaded. */
const alone = ["patterns.test.ts", "mail/imap/waiting.test.ts", "store/upgrades/upgrades.test.ts"];

export default defineConfig({
  cacheDir: fileURLToPath(new URL("../node_modules/.vite/", import.meta.url)),
  test: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    env: chooseSeeds(process.env, Date.now()),
    sequence: { sequencer: SlowestFirst },
    setupFiles: "support/seed/setup.ts",
    // As in `src/app/main.ts`; and garbage is looked for less often, since tests leave much and keep little.
    execArgv: ["--no-regexp-tier-up", "--min-semi-space-size=64", "--max-semi-space-size=64"],
    // Many tests wait for mail servers, so that there is work for one more than the machine has cores.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs takes so long: a slow or busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Loading the program takes longer than most files of tests: all others share what is loaded.
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["**/*.test.ts"],
          exclude: alone,
          isolate: false,
          globalSetup: "support/seed/announce.ts",
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
