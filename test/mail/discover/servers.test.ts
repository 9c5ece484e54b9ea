/** Mail servers are found as mail programs find them, from real answers of a name server and a web server. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "dns-packet";
import { expect, test } from "vitest";
import { findServers, resolverFor } from "../../../src/mail/index.js";
import { startDnsServer } from "../../support/mail/dns-server.js";

async function found(records: readonly Answer[], xml: string | null = null) {
  const dns = await startDnsServer(records);
  const web = createServer((_, response) => {
    response.writeHead(xml === null ? 404 : 200).end(xml ?? "");
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  const { port } = web.address() as AddressInfo;
  const urls = () => ["http://127.0.0.1:1/nothing-listens", `http://127.0.0.1:${port}/`];
  const servers = await findServers("example.test", resolverFor([dns.address]), urls);
  await dns.stop();
  web.close();
  return servers;
}

const mx = (exchange: string): Answer => ({
  type: "MX",
  name: "example.test",
  data: { preference: 10, exchange },
});
const srv = (service: string, target: string, port: number): Answer => ({
  type: "SRV",
  name: `_${service}._tcp.example.test`,
  data: { target, port, priority: 1, weight: 1 },
});

test.each([
  ["aspmx.l.google.com", "google", "imap.gmail.com"],
  ["example-test.mail.protection.outlook.com", "microsoft", "outlook.office365.com"],
])("a domain at %s", async (exchange, provider, host) => {
  expect(await found([mx(exchange)])).toMatchObject({ provider, imap: { host } });
});

test("a name that only looks like a provider's is none", async () => {
  expect(await found([mx("mx.notgoogle.com")])).toBeNull();
});

test("services in DNS, TLS from the first byte before STARTTLS", async () => {
  const records = [
    srv("imap", "imap.example.test", 143),
    srv("imaps", "imap.example.test", 993),
    srv("submission", "smtp.example.test", 587),
  ];
  expect(await found(records)).toEqual({
    provider: null,
    imap: { host: "imap.example.test", port: 993, secure: true },
    smtp: { host: "smtp.example.test", port: 587, secure: false },
  });
});

test("the file for mail programs", async () => {
  const server = (tag: string, type: string, host: string, port: number, socket: string) =>
    `<${tag} type="${type}"><hostname>${host}</hostname><port>${port}</port><socketType>${socket}</socketType></${tag}>`;
  const xml = [
    server("incomingServer", "pop3", "pop.example.test", 995, "SSL"),
    server("incomingServer", "imap", "imap.example.test", 993, "SSL"),
    server("outgoingServer", "smtp", "smtp.example.test", 587, "STARTTLS"),
  ].join("\n");
  expect(await found([], xml)).toMatchObject({
    imap: { host: "imap.example.test", port: 993, secure: true },
    smtp: { host: "smtp.example.test", port: 587, secure: false },
  });
});

test.each(["", '<incomingServer type="imap"><hostname>a b</hostname>', "<html>no</html>"])(
  "a file that says nothing: %s",
  async (xml) => expect(await found([], xml)).toBeNull(),
);
