/** What the readers of press get whatever its writer's mail is like, and what they cannot tell from it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

let room: JudgeRoom;

beforeEach(async () => {
  room = await openRoom();
  await beginGame(room, "paris");
});

afterEach(() => room.close());

async function send(from: string, ...lines: string[]): Promise<void> {
  await room.mail(from, lines.join("\n"), { to: room.replyTo(from) });
  await room.settle();
}

/** Brings a mail from France with these headers and this body, as they are. */
async function bring(headers: readonly string[], body: string): Promise<void> {
  const head = [
    "From: Frances Farmer <france@example.net>",
    `To: ${room.replyTo("france@example.net")}`,
    "Message-ID: <press@players.example>",
    ...headers,
  ];
  await room.bring("press", [...head, "", body].join("\r\n"));
  await room.settle();
}

function lettersTo(address: string): readonly OutgoingMail[] {
  return room.letters.filter(({ to }) => to === address);
}

/** The newest letter with press to this address; null if none came. */
function pressTo(address: string): OutgoingMail | null {
  return lettersTo(address).findLast(({ subject }) => /Press|Broadcast/.test(subject)) ?? null;
}

/** The reply that France got. */
function reply(): OutgoingMail {
  const last = lettersTo("france@example.net").at(-1);
  if (last === undefined) throw new Error("France got no reply.");
  return last;
}

/** Everything about the newest letter to this address that its reader can see. */
function seenBy(address: string): object {
  const { subject, text, replyTo, attachments, inReplyTo, references, kind } = room
    .newLetters()
    .filter(({ to }) => to === address)
    .at(-1) as unknown as Record<string, unknown>;
  return { subject, text, replyTo, attachments, inReplyTo, references, kind };
}

describe("a reply address", () => {
  it.each([
    ["as it stands", (address: string) => address],
    ["in an attribution", (address: string) => `On Monday EMSD <${address}> wrote:\n> A Par H`],
    ["as a link", (address: string) => `mailto:${encodeURIComponent(address).toUpperCase()}`],
  ])("goes to nobody else, pasted %s", async (_, pasted) => {
    const own = room.replyTo("france@example.net");
    const [, mark = ""] = /\.([a-z2-7]{10,})@/.exec(own) ?? [];
    expect(mark).not.toBe("");
    await send("france@example.net", "PRESS TO ITALY", `See ${pasted(own)}`, "ENDPRESS");
    const press = pressTo("italy@example.net");
    expect(press?.text).toContain("judge@example.net");
    const others = room.letters.filter(({ to }) => to !== "france@example.net");
    expect(JSON.stringify(others).toLowerCase()).not.toContain(mark);
  });

  it.each([
    ["without its address", (tag: string) => tag],
    ["behind a plus sign", (tag: string) => `judge ＋ ${tag} (at) example.net`],
    ["encoded", (tag: string) => `judge=2B${tag}=40example.net`],
    ["broken before its tag", (tag: string) => `judge+\n${tag}@example.net`],
    [
      "broken within its mark",
      (tag: string) => `judge+${tag.replace(/.{9}$/, "\n> $&")}@example.net`,
    ],
    ["with a sign that nobody sees", (tag: string) => tag.replace(/.{9}$/, "\u200b$&")],
  ])("goes to nobody else, pasted %s", async (_, pasted) => {
    const [, tag = "", mark = ""] =
      /\+(.*\.([a-z2-7]{10,}))@/.exec(room.replyTo("france@example.net")) ?? [];
    expect(mark).not.toBe("");
    await send("france@example.net", "PRESS TO ITALY", `See ${pasted(tag)}`, "ENDPRESS");
    const text = pressTo("italy@example.net")?.text.replace(/[\s>\u200b]/g, "");
    expect(text).toContain("See");
    expect(text).not.toContain(mark);
  });
});

describe("a forged header", () => {
  it.each([
    ["BROADCAST", "PRESS TO ITALY FAKE BROADCAST"],
    ["PRESS TO ITALY, RUSSIA", "PRESS TO ITALY FAKE TO ITALY, RUSSIA"],
    ["PRESS TO RUSSIA, ITALY", "BROADCAST FAKE TO RUSSIA, ITALY"],
  ])("of %s cannot be told from the true one: %s", async (honest, forged) => {
    await send("george@example.net", "SET FAKE PRESS");
    const seen: object[] = [];
    for (const header of [honest, forged]) {
      await send("france@example.net", header, "Trust me.", "ENDPRESS");
      seen.push(seenBy("italy@example.net"));
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it("waits for the digest exactly where a true one would", async () => {
    await send("george@example.net", "SET FAKE PRESS");
    await send("italy@example.net", "SET DIGEST");
    room.newLetters();
    await send("france@example.net", "PRESS TO ITALY FAKE BROADCAST", "Hear!", "ENDPRESS");
    expect(room.newLetters().filter(({ to }) => to === "italy@example.net")).toEqual([]);
    await room.passHours(10);
    expect(seenBy("italy@example.net")).toMatchObject({
      text: expect.stringContaining("Broadcast from France"),
    });
    await send("france@example.net", "BROADCAST FAKE TO ITALY", "You alone!", "ENDBROADCAST");
    expect(seenBy("italy@example.net")).toMatchObject({
      subject: "EMSD:paris - S1901M Press from F to I",
    });
  });
});

/** The words between the header of a letter with press and its end. */
function words({ text }: OutgoingMail): string {
  return /in 'paris':\n\n([\s\S]*)\n\nEnd of message/.exec(text)?.[1] ?? text;
}

describe("press in a mail that is", () => {
  const lines = ["PRESS TO ITALY", "Shall we meet in Piedmont?", "ENDPRESS", "A Par - Bur"];
  const html = `<html><body>${lines.map((line) => `<div>${line}</div>`).join("")}
    <div class="gmail_signature">--<br>Frances Farmer, +43 1 234</div>
    <blockquote>On Monday EMSD wrote:<div>PRESS TO ITALY</div><div>your words</div><div>ENDPRESS</div></blockquote>
    </body></html>`;

  it.each([
    ["HTML alone", ["Content-Type: text/html; charset=utf-8"], html],
    [
      "both text and HTML",
      ['Content-Type: multipart/alternative; boundary="b"'],
      [
        "--b",
        "Content-Type: text/plain",
        "",
        ...lines,
        "--b",
        "Content-Type: text/html",
        "",
        html,
        "--b--",
      ].join("\r\n"),
    ],
    [
      "quoted-printable",
      ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable"],
      lines.join("=0A").replaceAll("e", "=65"),
    ],
    [
      "base64",
      ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64"],
      Buffer.from(lines.join("\n")).toString("base64"),
    ],
  ])("%s", async (_, headers, body) => {
    await bring(headers, body);
    const letter = pressTo("italy@example.net")!;
    expect(words(letter)).toBe("  Shall we meet in Piedmont?");
    const { text, html, ...rest } = letter;
    for (const part of [text, html, JSON.stringify(rest)]) {
      expect(part).not.toMatch(/Frances|Farmer|france@|\+43|your words\s*ENDPRESS.*your/s);
    }
    expect(letter.attachments).toEqual([]);
    expect(reply().text).toContain("France: Army Paris -> Burgundy.");
  });

  it("of other alphabets, told as it was written", async () => {
    await bring(
      ["Content-Type: text/plain; charset=utf-8"],
      "PRESS TO ITALY\nGr\u00fc\u00dfe aus K\u00f6ln \ud83c\udf89 \u2013 \u201ebis bald\u201c\nENDPRESS",
    );
    expect(words(pressTo("italy@example.net")!)).toBe(
      "  Gr\u00fc\u00dfe aus K\u00f6ln \ud83c\udf89 \u2013 \u201ebis bald\u201c",
    );
  });

  it("a hundred kilobytes long, which is sent to nobody", async () => {
    await bring(
      [],
      `PRESS TO ITALY\n${"All work and no play. \n".repeat(4600)}ENDPRESS\nA Par - Bur`,
    );
    expect(pressTo("italy@example.net")).toBeNull();
    expect(reply().text.length).toBeLessThan(50_000);
  });

  it("as long as it may be", async () => {
    const text = `${"All work and no play.\n".repeat(900)}The end.`;
    await bring([], `PRESS TO ITALY\n${text}\nENDPRESS\nA Par - Bur`);
    expect(words(pressTo("italy@example.net")!)).toContain("The end.");
    expect(reply().text).toContain("France: Army Paris -> Burgundy.");
  });
});

describe("nobody gets into a header", () => {
  it.each([
    "PRESS TO ITALY\rBcc: eve@example.net",
    "PRESS TO ITALY\u2028Bcc: eve@example.net",
    "PRESS TO ITALY\u0085Bcc: eve@example.net",
    "PRESS TO ITALY, eve@example.net",
    "PRESS TO ITALY%0aBcc:eve@example.net",
    "PRESS TO ITALY\u0000, eve@example.net",
    "PRESS TO ITALY FAKE TO eve@example.net",
  ])("by naming recipients: %j", async (header) => {
    await send("george@example.net", "SET FAKE PRESS");
    await bring(["Content-Type: text/plain; charset=utf-8"], `${header}\nHello.\nENDPRESS`);
    expect(lettersTo("eve@example.net")).toEqual([]);
    for (const letter of room.letters) {
      expect(letter.subject).not.toMatch(/eve|[\r\n]/);
      // A token is drawn by chance and may hold any three letters.
      expect(letter.replyTo).toMatch(/^judge(?:\+[\w.-]+)?@example\.net$/);
    }
  });

  it.each([
    "=?utf-8?Q?Hi=0D=0ABcc=3A_eve=40example.net?=",
    "Hi\r\n Bcc: eve@example.net",
    "{{judge}} {{#each games}}",
    "EMSD:paris - S1901M Broadcast from Germany",
  ])("by the subject: %j", async (subject) => {
    await bring([`Subject: ${subject}`], "PRESS TO ITALY\nHello.\nENDPRESS");
    expect(lettersTo("eve@example.net")).toEqual([]);
    expect(pressTo("italy@example.net")!.subject).toBe("EMSD:paris - S1901M Press from F to I");
    expect(reply().subject).not.toMatch(/[\r\n]/);
  });
});

describe("what is written in a message", () => {
  it("cannot look like a letter of the judge", async () => {
    const forged = [
      ":: Deadline: S1901M Thu Mar 05 2026 23:30:00 +0000",
      "End of message. To answer it, answer this letter like this:",
      "Message from Germany to Italy in 'paris':",
      "|Message from Germany to Italy in 'paris':",
      "> PRESS TO ITALY",
      "{{judge}} {{> footer}} &lt;b&gt;",
      "Movement results for Spring of 1901.  (paris.001)",
    ];
    await send("france@example.net", "PRESS TO ITALY", ...forged, "ENDPRESS");
    const { text } = pressTo("italy@example.net")!;
    for (const line of forged) expect(text).toContain(`  ${line}`);
    const unindented = text.split("\n").filter((line) => /^\S/.test(line));
    expect(unindented.filter((line) => /Germany|Movement results/.test(line))).toEqual([]);
    expect(unindented.filter((line) => line.startsWith("::")).length).toBe(2);
  });

  it("is no copy of a letter of the judge", async () => {
    const copied = ":: Judge: EMSD  Game: Paris  Variant: Standard";
    await send("france@example.net", "PRESS TO ITALY", "Look:", copied, "Secret.", "ENDPRESS");
    expect(pressTo("italy@example.net")).toBeNull();
    expect(reply().text).toContain("Nothing was sent.");
  });

  it("is no order and no command, to whomever it goes", async () => {
    await send(
      "france@example.net",
      "BROADCAST",
      "A Par - Bur",
      "SET WAIT",
      "RESIGN",
      "GAME paris AS GERMANY PASSWORD pw-GERMANY",
      "A Mun - Ruh",
      "ENDBROADCAST",
    );
    expect(reply().text).toMatch(/everybody\.\n\n {4}A Par - Bur\n/);
    expect(reply().text).not.toContain("Army Paris ->");
    const stored = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(stored?.game.submissions).toEqual({});
    expect(stored?.game.members.map(({ power }) => power)).toContain("FRANCE");
  });

  it("comes back to no order in the letter that answers it", async () => {
    await send("france@example.net", "PRESS TO ITALY", "A Ven - Tri", "A Rom - Ven", "ENDPRESS");
    const { text } = pressTo("italy@example.net")!;
    const quotations = [
      text.split("\n").map((line) => `> ${line}`),
      [
        "-----Original Message-----",
        "From: EMSD <judge@example.net>",
        "To: italy@example.net",
        "",
        text,
      ],
      ["On Mon, Mar 2, 2026 at 10:00 AM EMSD <judge@example.net> wrote:", "", text],
    ];
    for (const quotation of quotations) {
      await send("italy@example.net", "F Nap H", "", ...quotation.flat());
      const last = lettersTo("italy@example.net").at(-1)!;
      expect(last.text).toContain("Italy: Fleet Naples HOLD.");
      expect(last.text).toContain("Italy: Army Venice, No Order Processed.");
      expect(pressTo("france@example.net")).toBeNull();
    }
  });
});
