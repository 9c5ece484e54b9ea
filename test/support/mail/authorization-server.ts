/**
 * A small authorization server (OAuth 2): gives tokens for codes, devices and refresh tokens, says whose a
 * token is, and takes all of it back when a test wants that.
 */
import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface AuthorizationServer {
  readonly url: string;
  /** How providers are described to `ems login`. */
  readonly description: (flow: "device" | "browser") => object;
  /** How often each kind of grant was asked for. */
  readonly asked: Map<string, number>;
  /** How long tokens live that are given from now on, in seconds. */
  lifetime: number;
  /** What the keeper does on the page for devices. */
  keeper: "waits" | "allows" | "denies";
  /** Access tokens that were given so far are good no more. */
  expireAll(): void;
  /** Nothing is given any more for what was given so far. */
  revokeAll(): void;
  /** As a browser whose user allows it: the address to which it is sent back. */
  allow(page: string): string;
  stop(): Promise<void>;
}

type Answer = readonly [status: number, body: object];

export async function startAuthorizationServer(user: string): Promise<AuthorizationServer> {
  const access = new Set<string>();
  let refresh: string | null = null;
  const codes = new Map<string, { readonly challenge: string; readonly redirect: string }>();
  const asked = new Map<string, number>();
  const word = () => randomBytes(12).toString("hex");

  function give(): Answer {
    const token = word();
    access.add(token);
    refresh = word();
    const expires_in = server.lifetime;
    return [200, { access_token: token, token_type: "Bearer", expires_in, refresh_token: refresh }];
  }

  const refuse = (error: string, error_description?: string): Answer => [
    400,
    { error, error_description },
  ];

  const grants: Readonly<Record<string, (form: URLSearchParams) => Answer>> = {
    refresh_token: (form) =>
      form.get("refresh_token") === refresh
        ? give()
        : refuse("invalid_grant", "AADSTS700082: The refresh token has expired.\r\nTrace ID: 1"),
    authorization_code: (form) => {
      const code = codes.get(form.get("code") ?? "");
      const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
      const isRight =
        code?.challenge === verifier.digest("base64url") &&
        code.redirect === form.get("redirect_uri");
      return isRight ? give() : refuse("invalid_grant");
    },
    "urn:ietf:params:oauth:grant-type:device_code": () => {
      if (server.keeper === "waits") return refuse("authorization_pending");
      return server.keeper === "allows" ? give() : refuse("access_denied", "The user said no.");
    },
  };

  function answer(path: string, form: URLSearchParams): Answer {
    if (path === "/introspect") {
      const active = access.has(form.get("token") ?? "");
      return [200, active ? { active, username: user } : { active }];
    }
    if (path === "/device") {
      const page = { verification_uri: `${server.url}/type`, user_code: "ABCD-EFGH" };
      return [200, { device_code: word(), ...page, expires_in: 60, interval: 0.05 }];
    }
    const grant = form.get("grant_type") ?? "";
    asked.set(grant, (asked.get(grant) ?? 0) + 1);
    return grants[grant]?.(form) ?? refuse("unsupported_grant_type");
  }

  const http = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://here");
      const [status, content] = answer(url.pathname, new URLSearchParams(body));
      response.writeHead(status, { "Content-Type": "application/json", Connection: "close" });
      response.end(JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: AuthorizationServer = {
    url,
    description: (flow) => ({
      name: "tests",
      token_url: `${url}/token`,
      ...(flow === "device"
        ? { device_url: `${url}/device` }
        : { authorization_url: `${url}/authorize` }),
      scopes: ["mail"],
    }),
    asked,
    lifetime: 3600,
    keeper: "allows",
    expireAll: () => access.clear(),
    revokeAll: () => {
      access.clear();
      refresh = null;
    },
    allow: (page) => {
      const wanted = new URL(page).searchParams;
      const code = word();
      const redirect = wanted.get("redirect_uri") ?? "";
      codes.set(code, { challenge: wanted.get("code_challenge") ?? "", redirect });
      return `${redirect}?${new URLSearchParams({ code, state: wanted.get("state") ?? "" })}`;
    },
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
  return server;
}
