/** What all requests to an authorization server have in common. */
import {
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretPost,
  None,
  ResponseBodyError,
} from "oauth4webapi";
import { isLoopback } from "../tls.js";

/** How long an authorization server may take, in milliseconds. */
const patience = 20_000;

/** How the program names itself to the provider. */
export interface Registration {
  readonly id: string;
  /** Google gives desktop programs one, which is none. */
  readonly secret: string | null;
}

export function clientOf({ id, secret }: Registration): readonly [Client, ClientAuth] {
  return [{ client_id: id }, secret === null ? None() : ClientSecretPost(secret)];
}

/** Encryption is required except on this machine, where nobody stands between. */
export function requestOptions(url: string) {
  const isHere = isLoopback(new URL(url).hostname);
  return {
    signal: () => AbortSignal.timeout(patience),
    ...(isHere ? { [allowInsecureRequests]: true } : {}),
  };
}

/** The code and the words of a refusal (RFC 6749, 5.2); null for any other failure. */
export function refusalOf(error: unknown): { readonly code: string; readonly why: string } | null {
  if (!(error instanceof ResponseBodyError)) return null;
  const words = error.error_description?.split(/\r?\n/)[0];
  return { code: error.error, why: words === undefined ? error.error : `${error.error}: ${words}` };
}
