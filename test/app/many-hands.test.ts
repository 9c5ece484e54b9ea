/** What the daemon's hands do side by side: nobody waits for anybody else's mail server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../src/app/daemon.js";
import { saveGame } from "../../src/judge/records/games.js";
import { createSmtpTransport, freePort } from "../../src/mail/index.js";
import { present } from "../../src/util/index.js";
import { startDaemon } from "../support/judge/daemon.js";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge/judge-room.js";
import { until } from "../support/judge/world.js";

function newDatabase(): string {
  const directory = mkdtempSync(join(tmpdir(), "ems-hands-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "ems.sqlite");
}

const mailFrom = (sender: string, text: string) =>
  Buffer.from(`From: ${sender}\r\nMessage-ID: <${sender}.${text}>\r\n\r\n${text}\r\n`);

const judge = { name: "EMSD", address: "judge@example.net", bounceSecret: "secret" };

/** A mail server that has each letter wait for its receipt until it is told to go on. */
async function startSlowServer() {
  let goOn = () => {};
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const taken: string[] = [];
  let held = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      stream.resume().on("end", async () => {
        held += 1;
        await released;
        taken.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const port = await freePort("127.0.0.1", 0);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port, held: () => held, taken: (): readonly string[] => taken, goOn };
}

const never = new Promise<void>(() => {});

test("a mail server that never answers holds up the letters to its own domain alone", async () => {
  const room = await openRoom(undefined, newDatabase());
  const sent: string[] = [];
  const daemon = startDaemon(room, async ({ to }) => {
    if (to.endsWith("@hangs.example")) await never;
    sent.push(to);
  });
  const sink = await daemon.sink();
  const bring = (sender: string) =>
    sink.accept([
      { key: sender, raw: mailFrom(sender, "HELP"), receivedAt: room.now(), envelope: null },
    ]);
  for (let index = 0; index < 3; index += 1) await bring(`p${index}@hangs.example`);
  for (let index = 0; index < 5; index += 1) await bring(`p${index}@well.example`);
  await until("the letters of the others", () => sent.length >= 5);
  expect(sent.every((to) => to.endsWith("@well.example"))).toBe(true);
  await daemon.stop();
});

test("a mail server that is slow with every letter gets several at once, and holds up no answer", async () => {
  const server = await startSlowServer();
  const connections = 4;
  const settings = { host: "127.0.0.1", port: server.port, secure: false, connections };
  const smtp = createSmtpTransport(settings, judge);
  const room = await openRoom(undefined, newDatabase());
  const daemon = startDaemon(room, async (mail) => void (await smtp.send(mail)));
  const sink = await daemon.sink();
  const senders = Array.from({ length: 10 }, (_, index) => `anna@club-${index}.example`);
  for (const sender of senders) {
    const raw = mailFrom(sender, "HELP");
    await sink.accept([{ key: sender, raw, receivedAt: room.now(), envelope: null }]);
  }
  await until("as many letters as there are connections", () => server.held() === connections);
  await until("all mails are answered", async () => {
    return (await room.context.store.transaction((tx) => tx.inbox.oldest())) === null;
  });
  expect(server.taken()).toEqual([]);
  server.goOn();
  await until("all letters", () => server.taken().length === senders.length);
  expect(server.taken().toSorted()).toEqual(senders.toSorted());
  await daemon.stop();
  await smtp.close();
});

/** As when the GM has asked for processing, and nothing came of it yet. */
async function callPhase({ context, now }: JudgeRoom, name: string): Promise<void> {
  await context.store.transaction(async (tx) => {
    const { game, version } = present(await tx.games.load(name), name);
    const timing = present(game.timing, "The timing");
    const stage = { kind: "called", at: now() } as const;
    await saveGame(tx, { ...game, timing: { ...timing, stage } }, version);
  });
}

test("games that are due at once keep out neither mail nor letters", async () => {
  const room = await openRoom(undefined, newDatabase());
  const games = ["paris", "rome", "vienna", "london"];
  for (const game of games) await beginGame(room, game);
  for (const game of games) await callPhase(room, game);
  const advanced = () => room.log.events.filter(({ event }) => event === "game advanced").length;
  const before = advanced();
  const seen: number[] = [];
  const daemon = startDaemon(room, async () => {
    // As a mail server's answer does, it comes when the judge lets something in.
    await sleep(0);
    seen.push(advanced() - before);
  });
  const sink = await daemon.sink();
  await sink.caughtUp(room.now());
  await until("all games", () => advanced() - before >= games.length);
  await until("a letter", () => seen.length > 0);
  await daemon.stop();
  expect(seen[0]).toBeLessThan(games.length);
});

test("a second judge on the same database says so and stops", async () => {
  const path = newDatabase();
  const [one, other] = [await openRoom(undefined, path), await openRoom(undefined, path)];
  const daemon = startDaemon(one, async () => {});
  await daemon.sink();
  const source = { start: async () => {}, check: () => {}, stop: async () => {} };
  const second = run(
    { context: other.context, source, connections: 2 },
    new AbortController().signal,
  );
  await expect(second).rejects.toThrow("Another judge is at work on this database.");
  await daemon.stop();
  await expect(other.context.store.occupy()).resolves.toBe("alone");
  await other.close();
});

test("what was claimed by a judge that was killed is done at once when it starts again", async () => {
  const room = await openRoom(undefined, newDatabase());
  await room.mail("anna@example.net", "HELP");
  await room.mail("bert@example.net", "HELP");
  const far = room.now();
  await room.context.store.transaction(async (tx) => {
    await tx.inbox.claim(far, (far + 999_999_999) as typeof far);
  });
  const sent: string[] = [];
  const daemon = startDaemon(room, async ({ to }) => void sent.push(to));
  await until("both answers", () => sent.length === 2);
  await daemon.stop();
  expect(sent.toSorted()).toEqual(["anna@example.net", "bert@example.net"]);
});
