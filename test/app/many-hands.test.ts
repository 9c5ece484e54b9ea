/** What the daemon's hands do side by side: nobody waits for anybody else's mail server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../src/app/daemon.js";
import { startDaemon } from "../support/judge/daemon.js";
import { openRoom } from "../support/judge/judge-room.js";
import { until } from "../support/judge/world.js";

function newDatabase(): string {
  const directory = mkdtempSync(join(tmpdir(), "ems-hands-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, "ems.sqlite");
}

const mailFrom = (sender: string, text: string) =>
  Buffer.from(`From: ${sender}\r\nMessage-ID: <${sender}.${text}>\r\n\r\n${text}\r\n`);

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
