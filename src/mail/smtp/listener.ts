/**
 * SMTP as a source of mail: the embedded default, which needs no mail server on the machine. Takes mail
 * for the judge's own address and nothing else, and says "250" only when the mail is in the database;
 * on any doubt it says "451", and the sender's server keeps the mail and tries again.
 */
import type { Resolver } from "node:dns/promises";
import type { AddressInfo } from "node:net";
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { Clock, Log, MailSink, MailSource, RawMail } from "../../judge/ports/index.js";
import { type Instant, instant, secondMs } from "../../util/index.js";
import { limits } from "../limits.js";
import { mailKey } from "../mime/key.js";
import { Door, type DoorLimits, usualDoor } from "./door.js";
import { withVerdict } from "./verify-sender.js";

interface ListenerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The only address that mail is taken for, with any tag. */
  readonly judgeAddress: string;
  readonly clock: Clock;
  readonly log: Log;
  /** The listener verifies senders itself, and signs its verdicts with this name. */
  readonly verifier?: { readonly authserv: string; readonly resolver: Resolver };
  /** How often it reports that nothing is waiting, in milliseconds. */
  readonly reportEvery?: number;
  readonly door?: DoorLimits;
}

interface ListeningSource extends MailSource {
  /** The port that it listens on, once it was started. */
  port(): number;
}

/** More at the same time are asked to come back later. */
const mostBytesAtHand = 16 * limits.mailBytes;

/** Whoever sends so much in one mail, though all of it beyond the limit is thrown away, is not listened to any more. */
const wasteMax = 8 * limits.mailBytes;

/** A mail that is on its way into the database. */
interface Taking {
  readonly receivedAt: Instant;
  readonly done: Promise<void>;
}

/** An SMTP listener as a mail source. */
export async function createListener(options: ListenerOptions): Promise<ListeningSource> {
  const { createServer } = await import("./guarded-server.js");
  const { clock, log, reportEvery = 30 * secondMs } = options;
  const taking = new Set<Taking>();
  const door = new Door(options.door ?? usualDoor);
  const collect = collector((session) => door.dismiss(session));
  let sink: MailSink | null = null;
  let reports: NodeJS.Timeout | undefined;
  const server = createServer(options, door, async (stream, session) => {
    const raw = await collect(stream, session);
    if (stream.sizeExceeded) return;
    door.received(session);
    if (sink === null) throw new Error("The listener was not started.");
    const receivedAt = clock.now();
    const done = verified(options, raw, session).then((bytes) =>
      sink?.accept([{ ...rawMail(raw, session, receivedAt), raw: bytes }]),
    );
    const mail = { receivedAt, done: done.catch(() => {}) };
    taking.add(mail);
    await done.finally(() => taking.delete(mail));
  });

  /** Nothing that arrived before the oldest mail at hand is missing. */
  async function report(): Promise<void> {
    const oldest = [...taking].map(({ receivedAt }) => receivedAt);
    await sink?.caughtUp(instant(Math.min(clock.now(), ...oldest))).catch((error: Error) => {
      log.warn("reading not noted", { error: error.message });
    });
  }

  return {
    port: () => (server.server.address() as AddressInfo).port,
    start: async (to) => {
      sink = to;
      await listening(server, options);
      await report();
      reports = setInterval(() => void report(), reportEvery);
    },
    check: () => void report(),
    stop: async () => {
      clearInterval(reports);
      door.close();
      await new Promise<void>((resolve) => server.close(resolve));
      await Promise.all([...taking].map(({ done }) => done));
    },
  };
}

function listening(server: SMTPServer, options: ListenerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.server.once("error", (cause) => reject(cannotListen(options, cause)));
    server.listen(options.port, options.host, resolve);
  });
}

function cannotListen({ host, port }: ListenerOptions, cause: NodeJS.ErrnoException): Error {
  const why =
    cause.code === "EADDRINUSE" ? "another program, or this judge, does already" : cause.message;
  return new Error(`The judge cannot listen on ${host}, port ${port}: ${why}`, { cause });
}

/** The mail, with what the listener found out about its sender, where it is asked to. */
async function verified(
  { verifier }: ListenerOptions,
  raw: Buffer,
  { remoteAddress, hostNameAppearsAs: helo, envelope }: SMTPServerSession,
): Promise<Buffer> {
  if (verifier === undefined) return raw;
  const sender = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
  const { authserv, resolver } = verifier;
  return withVerdict(raw, { remoteAddress, helo: helo || "unknown", sender }, authserv, resolver);
}

function rawMail(raw: Buffer, session: SMTPServerSession, receivedAt: Instant): RawMail {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    key: mailKey(raw, receivedAt),
    raw,
    receivedAt,
    envelope: {
      from: mailFrom === false ? "" : mailFrom.address,
      to: rcptTo.map(({ address }) => address),
    },
  };
}

/**
 * Gives the bytes of a mail. Beyond its limit they are counted by the server and thrown away; all mails at hand
 * together have a limit too. Whoever goes on and on is not listened to any more.
 */
function collector(dismiss: (session: SMTPServerSession) => void) {
  let atHand = 0;
  return async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (stream.byteLength > wasteMax) dismiss(session);
        if (stream.sizeExceeded || atHand > mostBytesAtHand) continue;
        chunks.push(chunk);
        length += chunk.length;
        atHand += chunk.length;
      }
    } finally {
      atHand -= length;
    }
    if (length < stream.byteLength && !stream.sizeExceeded) throw new Error("Too many at once");
    return Buffer.concat(chunks);
  };
}
