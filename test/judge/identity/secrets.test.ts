/**
 * Passwords go into the judge and nowhere else: not into a table, a letter, or the log. The marks that
 * prove a seat, a code or an address go to their one reader, and nowhere else either.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import type { Context } from "../../../src/judge/index.js";
import { openRoom } from "../../support/judge/judge-room.js";

const directory = mkdtempSync(join(tmpdir(), "ems-secrets-"));
afterAll(() => rmSync(directory, { recursive: true }));

const passwords = [
  ...["Austerlitz9", "Borodino8", "Castiglione7", "Dresden6", "Eylau5", "Friedland4"],
  ...["Gravelotte3", "Hohenlinden2", "Iena1", "Koeniggraetz0", "Leipzig10"],
  ...[
    "Marengo11",
    "Nachod12",
    "Oudenaarde13",
    "Poltava14",
    "Quatrebras15",
    "Ramillies16",
    "Sedan17",
    "Torgau18",
    "Ulm19",
    "Valmy20",
  ],
];

const mails: readonly (readonly [from: string, text: string])[] = [
  ["george@example.net", "CREATE ?paris Austerlitz9\nSET PRESS NONE"],
  ["anna@example.net", "SIGNON ?paris Borodino8\nSET PREFERENCE FRANCE"],
  ["anna@example.net", "GAME paris PASSWORD Borodino8\nSET PASSWORD Castiglione7"],
  ["anna@example.net", "SET PASSWORD Castiglione7"],
  ["mallory@example.org", "SIGNON Fparis Dresden6\nA PAR - BUR"],
  ["mallory@example.org", "SIGNON paris Dresden6 and more words"],
  ["otto@example.net", "JOIN paris PASSWORD Eylau5\nOBSERVE paris Friedland4"],
  ["otto@example.net", "JOIN paris\nset password Eylau5\n\n> SET PASSWORD ********"],
];

/** Mails that end otherwise than answered: known already, not answered, set aside. */
const unanswered: readonly (readonly [key: string, headers: string, text: string])[] = [
  ["one copy", "Message-ID: <twice@example.net>", "SIGNON ?rome Gravelotte3"],
  ["the other copy", "Message-ID: <twice@example.net>", "SIGNON ?rome Gravelotte3"],
  ["a machine's", "Auto-Submitted: auto-replied", "> SIGNON Fparis Hohenlinden2"],
  [
    "set aside",
    "Subject: SIGNON Mparis Iena1\r\nX-Note: SIGNON Mparis Iena1",
    "A Par - Bur\nSIGNON Fparis Iena1",
  ],
];

/** Where nothing is read, a password may stand all the same. */
const unread: readonly (readonly [key: string, headers: string, text: string])[] = [
  ["in a header", "X-Note: SIGNON Mparis Marengo11", "LIST"],
  ["in the HTML", ...beside("text/html", "<p>SIGNON Mparis Nachod12</p>")],
  ["struck out", ...beside("text/html", "<p>LIST <s>SIGNON Mparis Oudenaarde13</s></p>")],
  ["hidden", ...beside("text/html", "<div style='display:none'>SIGNON Mparis Poltava14</div>")],
  ["in the title", ...beside("text/html", "<title>SIGNON Mparis Quatrebras15</title>")],
  ["in a file", ...beside("text/markdown; name=notes.md", "SIGNON Mparis Ramillies16")],
  ["too long", "", `LIST\n${"x".repeat(2 ** 21)}\nSIGNON Mparis Sedan17`],
  [
    "at the end of long HTML",
    ...beside("text/html", `${"<p>x</p>".repeat(2 ** 15)}SIGNON Mparis Torgau18`),
  ],
  [
    "in one file of many",
    ...beside("text/markdown", ...Array<string>(20).fill("none"), "SIGNON Mparis Ulm19"),
  ],
  [
    "in a mail with too many headers",
    "X-Note: none\r\n".repeat(2 ** 13).trim(),
    "SIGNON Mparis Valmy20",
  ],
];

/** Headers and text of a mail with such parts behind one that is read. */
function beside(
  type: string,
  ...contents: readonly string[]
): readonly [headers: string, text: string] {
  const parts = [
    "Content-Type: text/plain\r\n\r\nLIST",
    ...contents.map((content) => `Content-Type: ${type}\r\n\r\n${content}`),
  ];
  const text = [...parts.map((part) => `--parted\r\n${part}`), "--parted--"].join("\r\n");
  return ["MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=parted", text];
}

/** A judge that stumbles over one password. */
const stumbling = (context: Context): Context => ({
  ...context,
  secrets: {
    ...context.secrets,
    matches: (password, hash) =>
      password === "Iena1"
        ? Promise.reject(new Error("stumbled"))
        : context.secrets.matches(password, hash),
  },
});

/** Answers to letters, whose addresses say who it is; the last to the letter that asks for CONFIRM. */
const answers: readonly (readonly [from: string, text: string, to: RegExp])[] = [
  ["mallory@example.org", "HELP\nthe address above is mine", /\+hello\./],
  ["anna@example.net", "STATUS\nRESIGN", /\+paris\./],
  ["anna@example.net", "SET ADDRESS anna@example.org", /\+paris\./],
  ["anna@example.net", "CONFIRM", /\+confirm\./],
  ["anna@example.org", "CONFIRM", /\+confirm\./],
];

/** Mails that prove nothing: they are kept until their senders answer, and these never do. */
const kept: readonly string[] = [
  "SET PASSWORD Koeniggraetz0\nSET ZONE CET",
  "GAME paris PASSWORD Leipzig10",
];

describe("after a conversation full of passwords", async () => {
  const path = join(directory, "judge.sqlite");
  const room = await openRoom(undefined, path, stumbling);
  for (const [from, text] of mails) {
    await room.mail(from, text);
    await room.settle();
  }
  for (const [from, text, to] of answers) {
    await room.mail(from, text, { to: room.replyTo(from, to) });
    await room.settle();
  }
  for (const text of kept) {
    await room.mail("anna@example.org", text);
    await room.settle();
  }
  for (const [key, header, text] of [...unanswered, ...unread]) {
    const head = ["From: otto@example.net", header].filter((line) => line !== "").join("\r\n");
    await room.bring(key, `${head}\r\n\r\n${text}\r\n`);
  }
  await room.settle();
  const waiting = room.letters.filter(({ text }) => text.includes("I have kept this mail"));
  const shunted = await room.context.store.transaction((tx) => tx.inbox.shunted());
  await room.close();
  const marks = new Set(
    room.letters.flatMap(({ replyTo }) => /([a-z2-7]{16,})@/.exec(replyTo)?.[1] ?? []),
  );
  const bytes = readFileSync(path);
  const database = new Database(path, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  const values = tables.flatMap((table) =>
    database.prepare(`select * from "${table}"`).raw().all().flatMap(cells),
  );
  database.close();

  it.each(passwords)("%s stands in no freed page either", (password) => {
    expect(bytes.includes(password)).toBe(false);
  });

  it.each(passwords)("%s stands nowhere", (password) => {
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => value.includes(password))).toEqual([]);
    expect(
      room.letters.filter(({ subject, text }) => `${subject}${text}`.includes(password)),
    ).toEqual([]);
    expect(JSON.stringify(room.log.events)).not.toContain(password);
  });

  it("keeps mails until they are proved", () => {
    expect(waiting.filter(({ to }) => to === "anna@example.org")).toHaveLength(kept.length);
  });

  it("keeps what was set aside but for its passwords", () => {
    const unreadable = 1;
    expect(shunted).toHaveLength(unreadable + 1);
    expect(
      values.filter((value) => value.includes("A Par - Bur\r\nSIGNON Fparis ********")),
    ).toHaveLength(1);
  });

  it("marks stand in the addresses of letters, and in mails to these", () => {
    expect(marks.size).toBeGreaterThan(5);
    for (const mark of marks) {
      expect(JSON.stringify(room.log.events)).not.toContain(mark);
      const told = room.letters.filter(({ subject, text, attachments }) =>
        `${subject}${text}${JSON.stringify(attachments)}`.includes(mark),
      );
      expect(told).toEqual([]);
      const holding = values.filter((value) => value.includes(mark));
      expect(
        holding.filter((value) => !/^(?:judge\+\S+|[\s\S]*^To: judge\+)/m.test(value)),
      ).toEqual([]);
    }
  });

  it("each mark goes to one reader", () => {
    const readers = new Map<string, Set<string>>();
    for (const { to, replyTo } of room.letters) {
      readers.set(replyTo, (readers.get(replyTo) ?? new Set()).add(to));
    }
    const shared = [...readers].filter(([address, all]) => address.includes("+") && all.size > 1);
    expect(shared).toEqual([]);
  });

  it("still knows who is who", () => {
    expect(room.letters.some(({ text }) => text.includes("Your new password is valid"))).toBe(true);
    expect(room.log.events.length).toBeGreaterThan(0);
  });
});

/** A row's values as text, bytes too. */
function cells(row: unknown): readonly string[] {
  return (row as readonly unknown[]).map((value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
  );
}
