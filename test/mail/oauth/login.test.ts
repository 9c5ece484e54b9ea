/** How the keeper allows the judge to use a mailbox, and the file that comes of it. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findProvider, logIn, readTokenFile, tokensOf } from "../../../src/mail/index.js";
import { realClock, until } from "../../support/judge/world.js";
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from "../../support/mail/authorization-server.js";

let server: AuthorizationServer;
let directory = "";
let file = "";
beforeEach(async () => {
  server = await startAuthorizationServer("judge@example.test");
  directory = mkdtempSync(join(tmpdir(), "ems-oauth-"));
  file = join(directory, "tokens.json");
});
afterEach(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

function login(flow: "device" | "browser", show: (sentence: string) => void): Promise<void> {
  const described = join(directory, "provider.json");
  writeFileSync(described, JSON.stringify(server.description(flow)));
  const registration = { id: "the judge", secret: null };
  const provider = findProvider(described);
  return logIn({ provider, registration, user: null, file, clock: realClock, show });
}

describe("by a code for any device", () => {
  test("the keeper types it in after a while", async () => {
    server.keeper = "waits";
    const shown: string[] = [];
    const done = login("device", (sentence) => shown.push(sentence));
    const kind = "urn:ietf:params:oauth:grant-type:device_code";
    await until("questions", () => (server.asked.get(kind) ?? 0) > 2);
    server.keeper = "allows";
    await done;
    expect(shown).toEqual([expect.stringContaining(`${server.url}/type`)]);
    expect(shown[0]).toContain("ABCD-EFGH");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("the keeper says no", async () => {
    server.keeper = "denies";
    await expect(login("device", () => {})).rejects.toThrow(
      "tests refuses: access_denied: The user said no.",
    );
  });
});

test("by a browser that comes back to this machine", async () => {
  await login("browser", (sentence) => {
    const page = sentence.split("\n")[1] ?? "";
    void fetch(server.allow(page));
  });
  expect(await tokensOf(file, realClock).current()).toMatch(/^[0-9a-f]{24}$/);
});

test("a browser that comes back with another's state is not believed", async () => {
  const done = login("browser", (sentence) => {
    const back = new URL(server.allow(sentence.split("\n")[1] ?? ""));
    back.searchParams.set("state", "another");
    void fetch(back);
  });
  await expect(done).rejects.toThrow(/state/);
});

describe("tokens", () => {
  test("are used as long as they live, then renewed, and the new one is kept", async () => {
    await login("device", () => {});
    const tokens = tokensOf(file, realClock);
    const first = await tokens.current();
    expect(await tokens.current()).toBe(first);
    server.lifetime = 30;
    const second = await tokens.renewed();
    expect(second).not.toBe(first);
    expect(await tokensOf(file, realClock).current()).not.toBe(second);
    expect(server.asked.get("refresh_token")).toBe(2);
  });

  test("reading and sending ask once", async () => {
    server.lifetime = 1;
    await login("device", () => {});
    const tokens = tokensOf(file, realClock);
    await Promise.all([tokens.current(), tokens.current(), tokens.current()]);
    expect(server.asked.get("refresh_token")).toBe(1);
  });

  test("that another process renewed are used", async () => {
    server.lifetime = 1;
    await login("device", () => {});
    const old = readFileSync(file, "utf8");
    const one = tokensOf(file, realClock);
    server.lifetime = 3600;
    const fresh = await tokensOf(file, realClock).current();
    expect(await one.current()).toBe(fresh);
    expect(old).not.toContain(fresh);
  });

  test("end with the permission, which the file remembers until the next login", async () => {
    await login("device", () => {});
    server.revokeAll();
    const tokens = tokensOf(file, realClock);
    await tokens.current();
    const sentence =
      /permission to use the mailbox has ended \(invalid_grant: AADSTS700082: The refresh token has expired\.\)\. Run: ems login --file/;
    await expect(tokens.renewed()).rejects.toThrow(sentence);
    await expect(tokens.current()).rejects.toThrow(sentence);
    expect(server.asked.get("refresh_token")).toBe(1);
    await login("device", () => {});
    expect(await tokens.current()).toMatch(/^[0-9a-f]{24}$/);
  });

  test("a server that is away for a moment ends nothing", async () => {
    await login("device", () => {});
    const tokens = tokensOf(file, realClock);
    await tokens.current();
    await server.stop();
    await expect(tokens.renewed()).rejects.toThrow("fetch failed");
    expect((await readTokenFile(file)).ended).toBeUndefined();
    server = await startAuthorizationServer("judge@example.test");
  });
});

test.each([
  ["nothing", "cannot be read"],
  ["{", "is no token file"],
  ["{}", "is no token file"],
])("a token file with %s is told with its cure", async (content, sentence) => {
  if (content !== "nothing") writeFileSync(file, content);
  const token = tokensOf(file, realClock).current();
  await expect(token).rejects.toThrow(sentence);
  await expect(token).rejects.toThrow("ems login");
});

test.each([
  ["no-such-provider", /is neither microsoft, google nor a JSON file/],
  ["folder", /is neither .*EISDIR/],
  ["half", /half: token_url: .*; scopes: /],
])("a provider that is %s", (name, sentence) => {
  writeFileSync(join(directory, "half"), JSON.stringify({ name: "half" }));
  const path = name === "folder" ? directory : name === "half" ? join(directory, name) : name;
  expect(() => findProvider(path)).toThrow(sentence);
});
