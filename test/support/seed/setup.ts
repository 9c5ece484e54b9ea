/** Every property of fast-check, in every test file, is tried with the seed of this run. */
import fc from "fast-check";
import { seed } from "./seed.js";

fc.configureGlobal({ seed: seed() });
