/**
 * Letters out by SMTP, through the keeper's own mail server. One attempt per call: when to try again
 * is the outbox's business.
 */
import { createTransport } from "nodemailer";
import type { Delivery, MailTransport } from "../../judge/ports/index.js";
import type { Sender, WrittenMail } from "../mime/write.js";
import type { Secret } from "../secret.js";
import { tlsOptions } from "../tls.js";
import { transportOf } from "./compose.js";
import { dkimOptions, type Signing } from "./dkim.js";
import { deliveryAfter, type SmtpFailure } from "./failure.js";

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte. False: STARTTLS. */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly password?: Secret | undefined;
  /** A certificate authority of the keeper's own, as PEM. */
  readonly ca?: string | null;
  /** The key that signs letters; without it they leave as they are. */
  readonly signing?: Signing | null;
  /** The most that are open at once. */
  readonly connections?: number;
}

/** How long a mail server may be silent, and how long it may take for a whole letter, in milliseconds. */
const patience = { connect: 20_000, greeting: 20_000, silence: 60_000, letter: 120_000 };

/** A transport that keeps no more connections open than it was told to, since providers count them. */
export function createSmtpTransport(
  settings: SmtpSettings,
  sender: Sender,
  timeouts = patience,
): MailTransport {
  const transporter = createPool(settings, timeouts);
  // A pooled connection that dies while idle is no letter's failure, but unheard it would end the process.
  transporter.on("error", () => {});

  async function deliver({ from, to, raw }: WrittenMail): Promise<Delivery> {
    try {
      // A server that drips its answers is never silent: hence a limit for the whole.
      const signal = AbortSignal.timeout(timeouts.letter);
      await transporter.sendMail({ envelope: { from, to }, raw, signal });
      return { kind: "sent" };
    } catch (error) {
      return deliveryAfter(error as SmtpFailure);
    }
  }

  return transportOf(sender, deliver, async () => transporter.close({ force: true }));
}

/** Connections to the keeper's mail server. */
export function createPool(
  settings: SmtpSettings,
  timeouts: Omit<typeof patience, "letter"> = patience,
) {
  const { host, port, secure, user, password, signing = null } = settings;
  const { required, tls } = tlsOptions(host, settings.ca);
  return createTransport({
    pool: true,
    maxConnections: settings.connections ?? 2,
    maxRequeues: 0,
    idleTimeout: 30_000,
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: authOf(user, password ?? "") }),
    // Without a login, STARTTLS is taken where it is offered.
    requireTLS: required && user !== undefined && !secure,
    tls,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
    ...(signing === null ? {} : { dkim: dkimOptions(signing) }),
  });
}

/** The library asks for a token before each login, and for a new one if the server refuses it. */
function authOf(user: string, password: Secret) {
  if (typeof password === "string") return { user, pass: password };
  return {
    type: "OAuth2" as const,
    user,
    provisionCallback: (
      _: string,
      isRefused: boolean,
      done: (error: Error | null, token?: string, expires?: number) => void,
    ): void => {
      const token = isRefused ? password.renewed() : password.current();
      // It expires at once: whoever asks again gets what the file has then.
      token.then(
        (text) => done(null, text, 1),
        (error: Error) => done(error),
      );
    },
  };
}
