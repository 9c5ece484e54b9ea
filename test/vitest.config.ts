import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chooseSeeds } from "./support/seed/seed.js";

export default defineConfig({
  cacheDir: fileURLToPath(new URL("../node_modules/.vite/", import.meta.url)),
  test: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    include: ["**/*.test.ts"],
    env: chooseSeeds(process.env, Date.now()),
    globalSetup: "support/seed/announce.ts",
    setupFiles: "support/seed/setup.ts",
    // Many tests wait for mail servers, so that there is work for one more than the machine has cores.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs takes so long: a slow or busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
