/** The embedded listener while the set-up is checked: can it listen, and do the letters to itself come? */
import type { Clock, MailSink, RawMail } from "../../judge/ports/index.js";
import { createListener } from "../smtp/listener.js";
import type { Finding } from "./findings.js";
import { type Arrivals, headerLines } from "./mailbox.js";

export interface CheckedListener {
  readonly host: string;
  readonly port: number;
  readonly judgeAddress: string;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Listens as the judge would, and reports whether it can; null if it cannot. */
export async function openListener(
  { host, port, judgeAddress }: CheckedListener,
  clock: Clock,
  report: (finding: Finding) => void,
): Promise<Arrivals | null> {
  const mails: RawMail[] = [];
  const source = await createListener({ host, port, judgeAddress, clock, log: silent });
  try {
    await source.start(sinkInto(mails));
  } catch {
    report({ kind: "port-taken", host, port });
    return null;
  }
  report({ kind: "listening", host, port });
  return {
    find: async (word) => {
      for (const { raw, receivedAt } of mails) {
        const [head = ""] = Buffer.from(raw)
          .toString("latin1")
          .split(/\r?\n\r?\n/);
        const headers = headerLines(head);
        if (headers.some((line) => /^subject:/i.test(line) && line.includes(word)))
          return { receivedAt, junk: null, headers };
      }
      return null;
    },
    close: () => source.stop(),
  };
}

/** Keeps mails for the check alone: players' mail that comes meanwhile is sent back to wait. */
function sinkInto(mails: RawMail[]): MailSink {
  return {
    accept: async (taken) => {
      mails.push(...taken);
      if (!taken.every(({ raw }) => Buffer.from(raw).includes("ems-check-")))
        throw new Error("Only a check is running.");
    },
    caughtUp: async () => {},
    passOver: async () => {},
    permissionEnded: async () => {},
    loadCursor: async () => null,
    saveCursor: async () => {},
  };
}
