/**
 * Every property of fast-check, in every test file, is tried with the seed of this run. What hangs, or fails and
 * takes long to shrink, is told with its input before vitest gives the test up (`vitest.config.ts`).
 */
import fc from "fast-check";
import { seed } from "./seed.js";

fc.configureGlobal({
  seed: seed(),
  timeout: 120_000,
  interruptAfterTimeLimit: 240_000,
  markInterruptAsFailure: true,
});
