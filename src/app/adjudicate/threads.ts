/**
 * Who answers: this thread while little has come, and then one thread for each core, since starting them
 * costs as much as ten thousand answers do.
 */
import { availableParallelism } from "node:os";
import { type Answers, type Defaults, openLines } from "./request-lines.js";
import { startThread, type Thread } from "./thread.js";

/** Answers pieces of the input. Several can be under way. */
interface Answering {
  /** How many pieces are worth having under way. */
  readonly width: number;
  answer(lines: Uint8Array): Promise<Answers>;
  close(): Promise<void>;
}

/**
 * So many bytes are answered before threads are started: about two seconds' work. A thread needs one
 * second until its code is compiled, so that for less than this it would come too late.
 */
const firstBytes = 32 << 20;

/** Begins answering, in this thread alone. */
export function openAnswering(defaults: Defaults): Answering {
  const cores = availableParallelism();
  const here = openLines(defaults);
  let threads: readonly Thread[] = [];
  let bytes = 0;
  let turn = 0;
  return {
    width: 2 * cores,
    async answer(lines) {
      bytes += lines.length;
      if (cores === 1 || bytes < firstBytes) return here(lines);
      if (threads.length === 0)
        threads = Array.from({ length: cores }, () => startThread(defaults));
      return threads[turn++ % cores]!.answer(lines);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
