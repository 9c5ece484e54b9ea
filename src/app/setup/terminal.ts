/** Questions to the keeper on the terminal; answers may come from a pipe as well. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export interface Asking {
  /** Asks until the answer is good; an empty one stands for the proposal. */
  ask(
    question: string,
    proposal: string | null,
    fault: (text: string) => string | null,
  ): Promise<string>;
  /** Asks without showing what is typed. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

export function openAsking(): Asking {
  let isHidden = false;
  const output = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output, terminal });
  const answers = lines[Symbol.asyncIterator]();

  async function next(question: string): Promise<string> {
    process.stdout.write(question);
    const { value, done } = await answers.next();
    if (done === true) throw new Error("No answer came: the questions ended here.");
    if (!terminal) process.stdout.write("\n");
    return value.trim();
  }

  return {
    ask: async (question, proposal, fault) => {
      for (;;) {
        const text = await next(
          proposal === null ? `${question}: ` : `${question} [${proposal}]: `,
        );
        const answer = text === "" ? (proposal ?? "") : text;
        const wrong = fault(answer);
        if (wrong === null) return answer;
        console.log(wrong);
      }
    },
    askSecret: async (question) => {
      isHidden = terminal;
      try {
        return await next(`${question}: `);
      } finally {
        isHidden = false;
        if (terminal) process.stdout.write("\n");
      }
    },
    close: () => lines.close(),
  };
}
