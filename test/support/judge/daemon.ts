/** The program's daemon around the judge of a room: no mailbox, and letters that go where the test says. */
import { run } from "../../../src/app/daemon.js";
import type { MailSink, MailSource, OutgoingMail } from "../../../src/judge/ports/index.js";
import type { JudgeRoom } from "./judge-room.js";
import { until } from "./world.js";

export interface Daemon {
  /** What takes its mails in, once it is up. */
  readonly sink: () => Promise<MailSink>;
  readonly stop: () => Promise<void>;
}

/** Starts the daemon around a room's judge, with this way of sending, which may also never end. */
export function startDaemon(
  room: JudgeRoom,
  send: (mail: OutgoingMail) => Promise<void> | void,
): Daemon {
  const stopping = new AbortController();
  let opened: MailSink | null = null;
  const source: MailSource = {
    start: async (sink) => {
      opened = sink;
    },
    check: () => {},
    stop: async () => {},
  };
  const giveUp = new AbortController();
  const transport = {
    send: async (mail: OutgoingMail) => {
      const gone = new Promise<void>((resolve) =>
        giveUp.signal.addEventListener("abort", () => resolve()),
      );
      await Promise.race([send(mail), gone]);
      return { kind: "sent" as const };
    },
    close: async () => giveUp.abort(),
  };
  const context = { ...room.context, transport };
  const running = run({ context, source, connections: 4 }, stopping.signal);
  return {
    sink: async () => {
      await until("the daemon started", () => opened !== null);
      return opened!;
    },
    stop: async () => {
      giveUp.abort();
      stopping.abort();
      await running;
    },
  };
}
