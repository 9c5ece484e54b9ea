/**
 * The listener's server: who may speak, for whom mail is taken, and how it is refused. Loaded by who listens: a judge
 * that reads a mailbox has no use for it.
 */
import type { Socket } from "node:net";
import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";
import type { Log } from "../../judge/ports/index.js";
import { belongsTo, secondMs } from "../../util/index.js";
import { limits } from "../limits.js";
import type { Door } from "./door.js";

interface Taker {
  /** The only address that mail is taken for, with any tag. */
  readonly judgeAddress: string;
  readonly log: Log;
}

type Receive = (stream: SMTPServerDataStream, session: SMTPServerSession) => Promise<void>;

/** More at the same time are asked to come back later. */
const mostRecipients = 20;

/** Only whom the door lets in is spoken to. */
class GuardedServer extends SMTPServer {
  readonly #door: Door;

  constructor(door: Door, options: SMTPServerOptions) {
    super(options);
    this.#door = door;
  }

  override connect(socket: Socket): void {
    if (this.#door.enter(socket)) super.connect(socket);
  }
}

/** A server that hands every mail to `receive`, and says "250" only when that has succeeded. */
export function createServer(
  { judgeAddress, log }: Taker,
  door: Door,
  receive: Receive,
): SMTPServer {
  const server = new GuardedServer(door, {
    name: "ems",
    banner: "Ems Dispatch",
    size: limits.mailBytes,
    rejectOversized: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    socketTimeout: 60 * secondMs,
    closeTimeout: 5 * secondMs,
    logger: false,
    onRcptTo: ({ address }: SMTPServerAddress, { envelope }, callback) => {
      if (!belongsTo(address, judgeAddress)) callback(refusal(550, "No such user here"));
      else if (envelope.rcptTo.length >= mostRecipients) callback(refusal(452, "Too many"));
      else callback();
    },
    onData: (stream, session, callback) => {
      receive(stream, session)
        .then(
          () => callback(null, "Accepted"),
          (error: Error) => {
            log.warn("mail not accepted", { error: error.message });
            callback(refusal(451, "Not stored, try again later"));
          },
        )
        .finally(() => door.answered(session));
    },
  });
  server.on("error", (error: Error) => log.warn("listener failed", { error: error.message }));
  return server;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
