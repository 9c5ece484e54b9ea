// Compiles every grammar of this folder into a typed module under src/language/generated.
// The generated files are never committed: the .ne files are the source.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = fileURLToPath(new URL("../src/language/generated/", import.meta.url));
const nearleyc = createRequire(import.meta.url).resolve("nearley/bin/nearleyc.js");

mkdirSync(out, { recursive: true });
for (const file of readdirSync(here).filter((name) => name.endsWith(".ne"))) {
  const target = `${out}${file.replace(/\.ne$/, ".ts")}`;
  execFileSync(process.execPath, [nearleyc, `${here}${file}`, "-o", target], { stdio: "inherit" });
}
