/** A mail server in front of a mailbox that refuses or adds what a test tells it. */
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface Oddities {
  readonly refusesSender?: boolean;
  readonly refusesTags?: boolean;
  readonly refusesAll?: boolean;
  /** Header lines that it puts on top of each mail. */
  readonly adds?: string;
  /** What smtp-server can be told beside. */
  readonly options?: SMTPServerOptions;
}

export interface OddRelay {
  readonly port: number;
  stop(): Promise<void>;
}

/** Takes mail without a login and hands it to the mailboxes behind this LMTP port. */
export async function startOddRelay(lmtp: number, odd: Oddities): Promise<OddRelay> {
  const mailboxes = createTransport({
    host: "127.0.0.1",
    port: lmtp,
    lmtp: true,
    tls: { rejectUnauthorized: false },
  });
  const refusal = (text: string) => Object.assign(new Error(text), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom: (_, __, callback) =>
      callback(odd.refusesSender ? refusal("5.7.60 not allowed to send as this sender") : null),
    onRcptTo: ({ address }, _, callback) => {
      const isRefused = odd.refusesAll || (odd.refusesTags && address.includes("+"));
      callback(isRefused ? refusal("5.1.1 no such user") : null);
    },
    onData: async (stream, { envelope }, callback) => {
      const raw = Buffer.concat([Buffer.from(odd.adds ?? ""), await buffer(stream)]);
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      await mailboxes.sendMail({ envelope: { from, to }, raw });
      callback();
    },
    ...odd.options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: async () => {
      mailboxes.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
