/** A connection to an IMAP server, made as the keeper's settings say. */
import type { ImapFlow } from "imapflow";
import type { Secret } from "../secret.js";
import { tlsOptions } from "../tls.js";
import { ConnectionLost, within } from "./connection.js";

export interface ImapServer {
  readonly host: string;
  readonly port: number;
  /** True: TLS from the first byte. False: STARTTLS. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: Secret;
  /** A certificate authority of the keeper's own, as PEM. */
  readonly ca?: string | null;
}

/** A connection that is logged in. */
export interface Connection {
  readonly client: ImapFlow;
  /** Aborted when the connection ends, with the reason. */
  readonly closed: AbortSignal;
  /** Waits for the server's answer, but not forever. */
  readonly step: <T>(what: string, answer: Promise<T>) => Promise<T>;
}

/**
 * Connects and logs in; `client.close()` ends what comes of it. A token that the server refuses is renewed,
 * once.
 */
export async function connect(
  server: ImapServer,
  roundTrip: number,
  signal?: AbortSignal,
): Promise<Connection> {
  const { password } = server;
  if (typeof password === "string") return logIn(server, { pass: password }, roundTrip, signal);
  const accessToken = await password.current();
  return logIn(server, { accessToken }, roundTrip, signal).catch(async (error: unknown) => {
    if (!isLoginRefused(error)) throw error;
    return logIn(server, { accessToken: await password.renewed() }, roundTrip, signal);
  });
}

type Proof = { readonly pass: string } | { readonly accessToken: string };

/** How long a dead connection may keep its end waiting, in milliseconds. */
const farewell = 3_000;

async function logIn(
  server: ImapServer,
  proof: Proof,
  roundTrip: number,
  signal?: AbortSignal,
): Promise<Connection> {
  const client = await createClient(server, proof);
  const closed = closing(client);
  const giveUp = (): void => void setTimeout(() => client.close(), farewell).unref();
  signal?.addEventListener("abort", giveUp, { once: true });
  closed.addEventListener("abort", () => signal?.removeEventListener("abort", giveUp));
  const step = <T>(what: string, answer: Promise<T>) => within(roundTrip, what, answer, closed);
  try {
    await step("CONNECT", client.connect());
    return { client, closed, step };
  } catch (error) {
    client.close();
    throw error;
  }
}

async function createClient(
  { host, port, secure, user, ca }: ImapServer,
  proof: Proof,
): Promise<ImapFlow> {
  // A judge with a listener never needs it.
  const { ImapFlow } = await import("imapflow");
  const { required, tls } = tlsOptions(host, ca);
  return new ImapFlow({
    host,
    port,
    secure,
    auth: { user, ...proof },
    tls,
    ...(required && !secure ? { doSTARTTLS: true } : {}),
    // IDLE is started by hand, right after reading.
    disableAutoIdle: true,
    // Routers forget silent connections after minutes, RFC 2177's 29 are too many.
    maxIdleTime: 5 * 60_000,
    logger: false,
  });
}

/** Aborts when the connection ends. Without a listener an error would end the process. */
function closing(client: ImapFlow): AbortSignal {
  const closed = new AbortController();
  client.on("error", (error: Error) => closed.abort(error));
  client.once("close", () => closed.abort(new ConnectionLost("The server closed the connection")));
  return closed.signal;
}

/** Refused for what we said, not because the server cannot ask its users' directory just now. */
export function isLoginRefused(error: unknown): boolean {
  if (!(error instanceof Error && "authenticationFailed" in error)) return false;
  return !("serverResponseCode" in error && error.serverResponseCode === "UNAVAILABLE");
}
