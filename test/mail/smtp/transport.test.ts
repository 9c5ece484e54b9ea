import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import type { Delivery, MailTransport } from "../../../src/judge/ports/index.js";
import { createSmtpTransport } from "../../../src/mail/index.js";
import { letter, sender } from "../../support/mail/letters.js";
import { startTcpProxy } from "../../support/mail/tcp-proxy.js";

/** As long as a busy machine may need for an answer, and no longer. */
const patience = { connect: 5_000, greeting: 5_000, silence: 3_000, letter: 6_000 };

interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

describe("letters to a mail server that answers as told", () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function server(options: SMTPServerOptions): Promise<{ port: number; arrived: Arrived[] }> {
    const arrived: Arrived[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: async (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        arrived.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString("latin1"),
        });
        callback();
      },
      ...options,
    });
    smtp.on("error", () => {});
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    ends.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
    const address = smtp.server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return { port: address.port, arrived };
  }

  function transport(
    port: number,
    login: Partial<Parameters<typeof createSmtpTransport>[0]> = {},
  ): MailTransport {
    const settings = { host: "127.0.0.1", port, secure: false, ...login };
    const made = createSmtpTransport(settings, sender, patience);
    ends.unshift(() => made.close());
    return made;
  }

  const refuse = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

  async function outcome(options: SMTPServerOptions): Promise<Delivery["kind"]> {
    const { port } = await server(options);
    return (await transport(port).send(letter())).kind;
  }

  test("a letter arrives with its own envelope", async () => {
    const { port, arrived } = await server({});
    expect(await transport(port).send(letter())).toEqual({ kind: "sent" });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.from).toMatch(/^judge\+b\.[0-9a-f]{32}@example\.test$/);
    expect(arrived[0]?.to).toEqual(["anna@example.test"]);
    expect(arrived[0]?.text).toContain("Message-ID: <ems.17.ab@example.test>");
  });

  test.each([
    ["one that takes it", false, { kind: "sent" }, ["jürgen@example.net"]],
    ["one that knows only ASCII", true, { kind: "permanent" }, []],
  ])(
    "an address in letters of its own goes to %s",
    async (_, hideSMTPUTF8, outcome, recipients) => {
      const onRcptTo: SMTPServerOptions["onRcptTo"] = (_address, { envelope }, callback) =>
        callback(envelope.smtpUtf8 ? null : refuse(553));
      const { port, arrived } = await server({ hideSMTPUTF8, onRcptTo });
      const sent = await transport(port).send(letter({ to: "jürgen@example.net" }));
      expect(sent).toMatchObject(outcome);
      expect(arrived.flatMap(({ to }) => to)).toEqual(recipients);
    },
  );

  test("many letters use few connections", async () => {
    let connections = 0;
    const { port, arrived } = await server({
      onConnect: (_, callback) => {
        connections += 1;
        callback();
      },
    });
    const out = transport(port);
    const ids = Array.from({ length: 30 }, (_, id) => id);
    await Promise.all(ids.map((id) => out.send(letter({ id }))));
    expect(arrived).toHaveLength(30);
    expect(connections).toBeLessThanOrEqual(2);
  });

  test("refused once, sent the next time under the same Message-ID", async () => {
    let refusals = 1;
    const { port, arrived } = await server({
      onRcptTo: (_, __, callback) => callback(refusals-- > 0 ? refuse(451) : null),
    });
    const out = transport(port);
    expect((await out.send(letter())).kind).toBe("temporary");
    expect((await out.send(letter())).kind).toBe("sent");
    expect(arrived.map(({ text }) => /^Message-ID: .*$/m.exec(text)?.[0].trim())).toEqual([
      "Message-ID: <ems.17.ab@example.test>",
    ]);
  });

  test("550 at the recipient", async () => {
    expect(await outcome({ onRcptTo: (_, __, callback) => callback(refuse(550)) })).toBe(
      "permanent",
    );
  });

  test("550 at the sender", async () => {
    expect(await outcome({ onMailFrom: (_, __, callback) => callback(refuse(550)) })).toBe(
      "configuration",
    );
  });

  test("554 at the greeting", async () => {
    expect(await outcome({ onConnect: (_, callback) => callback(refuse(554)) })).toBe(
      "configuration",
    );
  });

  test("421 at the greeting", async () => {
    expect(await outcome({ onConnect: (_, callback) => callback(refuse(421)) })).toBe("outage");
  });

  test("554 after the text", async () => {
    const onData: SMTPServerOptions["onData"] = (stream, _, callback) => {
      stream.resume();
      stream.on("end", () => callback(refuse(554)));
    };
    expect(await outcome({ onData })).toBe("permanent");
  });

  test("silence after the text", async () => {
    expect(await outcome({ onData: (stream) => void stream.resume() })).toBe("temporary");
  });

  test("a wrong password", async () => {
    const { port } = await server({ onAuth: (_, __, callback) => callback(refuse(535)) });
    const out = transport(port, { user: "judge", password: "wrong" });
    expect((await out.send(letter())).kind).toBe("configuration");
  });

  test("a letter larger than the server takes", async () => {
    expect(await outcome({ size: 100, rejectOversized: true })).toBe("permanent");
  });

  test("nobody listens", async () => {
    const { port } = await server({});
    for (const end of ends.splice(0)) await end();
    expect((await transport(port).send(letter())).kind).toBe("outage");
  });

  test("answers that drip byte by byte", async () => {
    const dripping = createServer((socket) => {
      socket.write("220-");
      const drip = setInterval(() => socket.write("a"), 100);
      socket.on("close", () => clearInterval(drip)).on("error", () => {});
    });
    await new Promise<void>((resolve) => dripping.listen(0, "127.0.0.1", resolve));
    ends.push(() => new Promise((resolve) => dripping.close(resolve)));
    const { port } = dripping.address() as AddressInfo;
    const began = performance.now();
    expect((await transport(port).send(letter())).kind).not.toBe("sent");
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  test("a link that swallows everything", async () => {
    const { port } = await server({});
    const proxy = await startTcpProxy(port);
    ends.push(() => proxy.close());
    const out = transport(proxy.port);
    expect((await out.send(letter())).kind).toBe("sent");
    proxy.swallow();
    expect((await out.send(letter())).kind).toBe("temporary");
    expect((await out.send(letter())).kind).toBe("sent");
  });

  test("a recipient that is no address is not tried", async () => {
    const { port, arrived } = await server({});
    const out = transport(port);
    expect((await out.send(letter({ to: "a@b.test\r\nRCPT TO:<e@x.test>" }))).kind).toBe(
      "permanent",
    );
    expect(arrived).toEqual([]);
  });
});
