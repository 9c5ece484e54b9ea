/**
 * Letters out by SMTP, through the keeper's own mail server. One attempt per call: when to try again
 * is the outbox's business.
 */
import { createTransport } from "nodemailer";
import type { Delivery, MailTransport } from "../../judge/index.js";
import type { Sender, WrittenMail } from "../mime/write.js";
import { tlsOptions } from "../tls.js";
import { transportOf } from "./compose.js";
import { deliveryAfter, type SmtpFailure } from "./failure.js";

interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte. False: STARTTLS. */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** A certificate authority of the keeper's own, as PEM. */
  readonly ca?: string | null;
}

/** How long a mail server may be silent, in milliseconds. */
const patience = { connect: 20_000, greeting: 20_000, silence: 60_000 };

/** A transport that keeps at most two connections open, since providers count them. */
export function createSmtpTransport(
  settings: SmtpSettings,
  sender: Sender,
  timeouts = patience,
): MailTransport {
  const { host, port, secure, user, password } = settings;
  const { required, tls } = tlsOptions(host, settings.ca);
  const transporter = createTransport({
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    idleTimeout: 30_000,
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? "" } }),
    // Without a login, STARTTLS is taken where it is offered.
    requireTLS: required && user !== undefined && !secure,
    tls,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  // A pooled connection that dies while idle is no letter's failure, but unheard it would end the process.
  transporter.on("error", () => {});

  async function deliver({ from, to, raw }: WrittenMail): Promise<Delivery> {
    try {
      await transporter.sendMail({ envelope: { from, to }, raw });
      return { kind: "sent" };
    } catch (error) {
      return deliveryAfter(error as SmtpFailure);
    }
  }

  return transportOf(sender, deliver, async () => transporter.close());
}
