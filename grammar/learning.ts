/** What all that is learned here has in common: chance that repeats itself, and a file that is written only where it must be. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Numbers from 0 up to 1, the same ones for the same seed (Mulberry32). */
export function drawn(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Several arrays as one row of bytes, little-endian, packed and in base64. */
export function packedBytes(arrays: readonly (Uint32Array | Uint8Array | Int8Array)[]): string {
  const parts = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return gzipSync(Buffer.concat(parts), { level: 9 }).toString("base64");
}

/** Where something is learned from, and where it goes. */
interface Learning {
  /** The folder of the texts. */
  readonly from: "questions" | "mails";
  /** What this is called among what is generated. */
  readonly name: "questions" | "purposes" | "roles";
  /** Where the type of what is written stands, from there. */
  readonly model: string;
  /** The files that say how it is learned: with other ones, other numbers come out. */
  readonly learners: readonly URL[];
  readonly learn: (files: readonly string[]) => unknown;
}

/** Learns and writes it, unless that was done from these very files. */
export function learnOnce({ from, name, model, learners, learn }: Learning): void {
  const folder = new URL(`${from}/`, import.meta.url);
  const target = new URL(`../src/language/generated/${name}.ts`, import.meta.url);
  const files = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  const own = [new URL(import.meta.url), ...learners].map((each) => readFileSync(each, "utf8"));
  const hash = createHash("sha256").update([...own, ...files].join("\0"));
  const mark = `// Learned from grammar/${from}: ${hash.digest("hex")}`;
  if (existsSync(target) && readFileSync(target, "utf8").startsWith(mark)) return;
  const learned = JSON.stringify(learn(files));
  mkdirSync(new URL(".", target), { recursive: true });
  writeFileSync(
    target,
    `${mark}\nimport type { Packed } from "${model}";\n\nexport const learned: Packed = ${learned};\n`,
  );
}
