/**
 * `ems login`: the keeper allows the judge to use a mailbox, once, in a browser. By a code that is typed in
 * on any device where the provider has that, else by a browser on this machine that comes back to it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  generateRandomCodeVerifier,
  generateRandomState,
  processAuthorizationCodeResponse,
  processDeviceAuthorizationResponse,
  processDeviceCodeResponse,
  type TokenEndpointResponse,
  validateAuthResponse,
} from "oauth4webapi";
import type { Clock } from "../../judge/ports/index.js";
import { secondMs } from "../../util/index.js";
import { clientOf, type Registration, refusalOf, requestOptions } from "./client.js";
import { type Provider, serverOf } from "./provider.js";
import { writeTokenFile } from "./token-file.js";

interface Login {
  readonly provider: Provider;
  readonly registration: Registration;
  /** Whose mailbox: the provider's page then asks for this account. */
  readonly user: string | null;
  /** Where the tokens go. */
  readonly file: string;
  readonly clock: Clock;
  /** Shows the keeper what to do. */
  readonly show: (sentence: string) => void;
}

/** Asks for permission and writes the token file. Rejects with a sentence if it is not given. */
export async function logIn(login: Login): Promise<void> {
  const { provider, registration, file, clock } = login;
  const server = serverOf(provider);
  const grant = provider.device_url === undefined ? byBrowser : byDevice;
  const granted = await grant(login, server).catch((error: unknown) => {
    const refusal = refusalOf(error);
    throw refusal === null ? error : new Error(`${provider.name} refuses: ${refusal.why}`);
  });
  const { refresh_token, access_token, expires_in = 0 } = granted;
  if (refresh_token === undefined) {
    throw new Error(`${provider.name} gave a token for now, but none to renew it with.`);
  }
  await writeTokenFile(file, {
    provider,
    client_id: registration.id,
    ...(registration.secret === null ? {} : { client_secret: registration.secret }),
    refresh_token,
    access_token,
    expires_at: clock.now() + expires_in * secondMs,
  });
}

/** RFC 8628: the keeper types a short code into a page, on whatever device. */
async function byDevice(
  { provider, registration, show, clock }: Login,
  server: AuthorizationServer,
): Promise<TokenEndpointResponse> {
  const [client, auth] = clientOf(registration);
  const options = requestOptions(provider.token_url);
  const scope = provider.scopes.join(" ");
  const asked = await processDeviceAuthorizationResponse(
    server,
    client,
    await deviceAuthorizationRequest(server, client, auth, { scope }, options),
  );
  show(
    `Open ${asked.verification_uri} in a browser, on any device, and type in: ${asked.user_code}`,
  );
  const until = clock.now() + asked.expires_in * secondMs;
  for (let pause = asked.interval ?? 5; clock.now() < until; ) {
    await sleep(pause * secondMs);
    try {
      const { device_code } = asked;
      const response = await deviceCodeGrantRequest(server, client, auth, device_code, options);
      return await processDeviceCodeResponse(server, client, response);
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code === "slow_down") pause += 5;
      else if (code !== "authorization_pending") throw error;
    }
  }
  throw new Error("Nobody typed the code in; it has lapsed.");
}

/** RFC 8252: the keeper's browser, on this machine, comes back with a code. */
async function byBrowser(
  { provider, registration, user, show }: Login,
  server: AuthorizationServer,
): Promise<TokenEndpointResponse> {
  const [client, auth] = clientOf(registration);
  const verifier = generateRandomCodeVerifier();
  const state = generateRandomState();
  const landing = await openLanding();
  try {
    const url = new URL(provider.authorization_url ?? "");
    url.search = new URLSearchParams({
      client_id: registration.id,
      redirect_uri: landing.address,
      response_type: "code",
      scope: provider.scopes.join(" "),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      // Google gives what renews a token only to those who ask like this.
      access_type: "offline",
      prompt: "consent",
      ...(user === null ? {} : { login_hint: user }),
    }).toString();
    show(
      `Open this page in a browser on this machine, and allow the judge to use the mailbox:\n${url}`,
    );
    const answer = validateAuthResponse(server, client, await landing.arrival, state);
    const options = requestOptions(provider.token_url);
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      auth,
      answer,
      landing.address,
      verifier,
      options,
    );
    return await processAuthorizationCodeResponse(server, client, response);
  } finally {
    landing.close();
  }
}

/** The page of this machine to which the browser comes back. */
async function openLanding() {
  let arrive: (url: URL) => void = () => {};
  const arrival = new Promise<URL>((resolve) => {
    arrive = resolve;
  });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    if (!url.searchParams.has("state")) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/plain", Connection: "close" });
    response.end("You can close this page and go back to the terminal.\n");
    arrive(url);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, arrival, close: () => server.close() };
}
