/** A thread that answers pieces of the input, in the order in which it gets them. */
import { Worker } from "node:worker_threads";
import type { Answers, Defaults } from "./request-lines.js";

export interface Thread {
  answer(lines: Uint8Array): Promise<Answers>;
  stop(): Promise<unknown>;
}

/** Starts a thread. If it breaks, so does every answer that is still to come from it. */
export function startThread(defaults: Defaults): Thread {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: defaults });
  const waiting: { resolve(answers: Answers): void; reject(error: unknown): void }[] = [];
  worker.on("message", (answers: Answers) => waiting.shift()?.resolve(answers));
  worker.on("error", (error) => {
    for (const request of waiting) request.reject(error);
  });
  return {
    answer: (lines) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(lines);
      }),
    stop: () => worker.terminate(),
  };
}
