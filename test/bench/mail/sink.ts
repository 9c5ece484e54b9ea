/** A mail server that takes every letter, after as long as it is told to wait, and tells which mail each answers. */
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../src/mail/index.js";

export interface Sink {
  readonly port: number;
  /** Letters taken so far. */
  count(): number;
  /** The instant at which the answer to this mail comes. */
  answered(messageId: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startSink(waitMs = 0): Promise<Sink> {
  const waiting = new Map<string, (at: number) => void>();
  let letters = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: "judge" }),
    onData: (stream, _session, done) => {
      let head = "";
      stream.on("data", (data: Buffer) => {
        if (head.length < 10_000) head += data.toString("latin1");
      });
      stream.on("end", () => {
        setTimeout(() => {
          letters += 1;
          const answered = /^In-Reply-To:\s*(<[^>]*>)/im.exec(head)?.[1];
          if (answered !== undefined) waiting.get(answered)?.(Date.now());
          done();
        }, waitMs);
      });
    },
  });
  const port = await freePort("127.0.0.1", 0);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port,
    count: () => letters,
    answered: (messageId) => new Promise((resolve) => waiting.set(messageId, resolve)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
