/**
 * What is known of addresses: letters that come back, senders that prove nothing, and how little a forger
 * can do with either.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import { bounceAddress } from "../../../src/mail/mime/verp.js";
import {
  beginGame,
  type JudgeRoom,
  judgeAddress,
  openRoom,
} from "../../support/judge/judge-room.js";

/** The secret of the room's reader of mail. */
const secret = "bounce secret";
const france = "france@example.net";
const george = "george@example.net";

let room: JudgeRoom;
let reports = 0;

beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

/** A delivery report on a letter, sent to the address that the letter's envelope named. */
async function report(
  letter: OutgoingMail,
  { status = "5.1.1", key = secret, to = letter.to } = {},
): Promise<void> {
  reports += 1;
  const lines = [
    "Return-Path: <>",
    "From: MAILER-DAEMON@mx.example.net",
    `To: ${bounceAddress(letter.id, judgeAddress, key)}`,
    "Subject: Undelivered Mail Returned to Sender",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.net",
    "",
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${status.startsWith("5") ? "failed" : "delayed"}`,
    `Status: ${status}`,
    "--b--",
  ];
  await room.bring(`report:${reports}`, lines.join("\r\n"));
  await room.settle();
}

/** Letters to France, each caused by the GM. */
async function lettersToFrance(count: number): Promise<readonly OutgoingMail[]> {
  for (let day = 4; day < 4 + count; day += 1) {
    const line = `SET DEADLINE 2026-03-${String(day + 3).padStart(2, "0")} 20:00`;
    await room.mail(george, `GAME paris AS MASTER PASSWORD secret\n${line}`);
  }
  await room.settle();
  const letters = room.newLetters().filter(({ to }) => to === france);
  expect(letters).toHaveLength(count);
  return letters;
}

const sent = (to: string) => room.newLetters().filter((letter) => letter.to === to);

describe("letters that come back", () => {
  beforeEach(() => beginGame(room, "paris"));

  it("three of them: the master is told once, and the seat shows it to him alone", async () => {
    const letters = await lettersToFrance(4);
    await report(letters[0]!);
    await report(letters[1]!);
    expect(room.newLetters()).toEqual([]);
    await report(letters[2]!);
    await report(letters[3]!);
    const told = room.newLetters();
    expect(told.map(({ to }) => to)).toEqual([george]);
    expect(told[0]?.subject).toContain("Letters Come Back");
    expect(told[0]?.text).toContain("Letters to France come back from france@example.net");
    await room.mail(george, "GAME paris AS MASTER PASSWORD secret\nSTATUS");
    await room.mail("italy@example.net", "GAME paris AS ITALY PASSWORD pw-ITALY\nSTATUS");
    await room.settle();
    const [gm, italy] = room.newLetters();
    expect(gm?.text).toContain("Letters to France come back.");
    expect(italy?.text).not.toContain("come back");
  });

  it.each([
    [
      "one letter reported often",
      async (letters: readonly OutgoingMail[]) => {
        for (let time = 0; time < 5; time += 1) await report(letters[0]!);
      },
    ],
    [
      "soft failures",
      async (letters: readonly OutgoingMail[]) => {
        for (const letter of letters) await report(letter, { status: "4.4.1" });
      },
    ],
    [
      "full mailboxes",
      async (letters: readonly OutgoingMail[]) => {
        for (const letter of letters) await report(letter, { status: "5.2.2" });
      },
    ],
    [
      "reports that prove no letter",
      async (letters: readonly OutgoingMail[]) => {
        for (const letter of letters) await report(letter, { key: "a guess" });
      },
    ],
  ])("%s: nobody is told", async (_, happen) => {
    await happen(await lettersToFrance(4));
    expect(room.newLetters()).toEqual([]);
  });

  it("a report names whom it likes: only the letter's own recipient counts", async () => {
    for (const letter of await lettersToFrance(4))
      await report(letter, { to: "italy@example.net" });
    const [told] = room.newLetters();
    expect(told?.text).toContain("France");
    expect(told?.text).not.toContain("italy@example.net");
  });

  it("press rests, results go out; a mail from the address brings all and tells the master", async () => {
    for (const letter of (await lettersToFrance(4)).slice(0, 3)) await report(letter);
    room.newLetters();
    const italy = "GAME paris AS ITALY PASSWORD pw-ITALY";
    await room.mail("italy@example.net", `${italy}\nPRESS TO FRANCE\nAre you there?\nENDPRESS`);
    await room.settle();
    expect(sent(france)).toEqual([]);
    await room.mail(george, "GAME paris AS MASTER PASSWORD secret\nPROCESS S1901M");
    await room.settle();
    expect(sent(france).map(({ subject }) => subject)).toEqual([expect.stringMatching(/S1901M/)]);
    await room.mail(france, "HELP");
    await room.settle();
    const healed = room.newLetters();
    expect(healed.filter(({ to }) => to === france).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining("Are you there?")]),
    );
    expect(healed.find(({ to }) => to === george)?.subject).toContain("Letters Arrive Again");
  });

  it("press that rested for two days is given up", async () => {
    for (const letter of (await lettersToFrance(4)).slice(0, 3)) await report(letter);
    const italy = "GAME paris AS ITALY PASSWORD pw-ITALY";
    await room.mail("italy@example.net", `${italy}\nPRESS TO FRANCE\nAre you there?\nENDPRESS`);
    await room.passHours(73);
    await room.mail(france, "HELP");
    await room.settle();
    expect(sent(france).some(({ text }) => text.includes("Are you there?"))).toBe(false);
  });

  it("refusals by the mail server count like reports", async () => {
    const refusal = { kind: "permanent", detail: "550 5.1.1 no such user" } as const;
    for (let day = 4; day < 7; day += 1) {
      await room.mail(
        george,
        `GAME paris AS MASTER PASSWORD secret\nSET DEADLINE 2026-03-0${day} 20:00`,
      );
    }
    await room.sink.caughtUp(room.now());
    const { send } = room.context.transport;
    const transport = {
      ...room.context.transport,
      send: async (mail: OutgoingMail) => (mail.to === france ? refusal : send(mail)),
    };
    Object.assign(room.context, { transport });
    await room.settle();
    expect(room.newLetters().some(({ subject }) => subject.includes("Come Back"))).toBe(true);
  });

  it("the master's own: the keeper is told", async () => {
    for (let mail = 0; mail < 3; mail += 1) {
      await room.mail(george, "GAME paris AS MASTER PASSWORD secret\nSTATUS");
    }
    await room.settle();
    for (const letter of sent(george)) await report(letter);
    const told = room.newLetters();
    expect(told.map(({ to }) => to)).toEqual(["keeper@example.net"]);
    expect(told[0]?.text).toContain("paris");
  });

  it("whoever gives his password can move his seat away from there", async () => {
    for (const letter of (await lettersToFrance(4)).slice(0, 3)) await report(letter);
    room.newLetters();
    const move = "GAME paris AS FRANCE PASSWORD pw-FRANCE\nSET ADDRESS new@example.org";
    await room.mail("new@example.org", move);
    await room.settle();
    await room.mail("new@example.org", "CONFIRM", {
      to: room.replyTo("new@example.org", /\+confirm\./),
    });
    await room.settle();
    await room.mail("new@example.org", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nSTATUS");
    await room.settle();
    expect(sent(france).filter(({ replyTo }) => replyTo.includes("+confirm."))).toEqual([]);
    const game = await room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(game?.game.members.map(({ address }) => address)).toContain("new@example.org");
  });

  it("in a gunboat game nobody but the master reads of it", async () => {
    await room.mail(george, "CREATE ?dark secret\nSET GUNBOAT");
    for (const power of ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"]) {
      await room.mail(
        `${power.toLowerCase()}@example.net`,
        `JOIN dark PASSWORD secret\nSET PREFERENCE ${power}`,
      );
    }
    await room.settle();
    room.newLetters();
    for (const letter of (await lettersToFrance(4)).slice(0, 3)) await report(letter);
    expect(new Set(room.newLetters().map(({ to }) => to))).toEqual(new Set([george]));
  });
});

describe("a sender who proves nothing", () => {
  const victim = "victim@example.org";
  const mails = async (texts: readonly string[], to = judgeAddress) => {
    for (const text of texts) {
      await room.mail(victim, text, { to });
      await room.settle();
    }
    return sent(victim);
  };
  const times = (count: number, text: string) => Array.from({ length: count }, () => text);

  it("is answered ten times a day, whatever his mails hold", async () => {
    await beginGame(room, "paris");
    const claims = times(5, "GAME paris AS FRANCE PASSWORD guess\nA Par H");
    const answers = await mails([...times(4, "buy cheap watches"), ...claims, ...times(5, "HELP")]);
    expect(answers).toHaveLength(10);
    expect(answers.at(-1)?.text).toContain("last answer to you for today");
    await room.passHours(25);
    expect(await mails(times(5, "buy cheap watches"))).toHaveLength(5);
  });

  it("gets ten answers a day, the last of which says how to get more", async () => {
    const answers = await mails(times(15, "HELP"));
    expect(answers).toHaveLength(10);
    expect(answers.filter(({ text }) => text.includes("last answer to you for today"))).toEqual([
      answers.at(-1),
    ]);
  });

  it("is answered without end, nearly, once he answers a letter", async () => {
    const [first] = await mails(["hello?"]);
    const answers = await mails(times(15, "HELP"), first?.replyTo);
    expect(answers).toHaveLength(15);
    expect(await mails(times(4, "hm?"), first?.replyTo)).toHaveLength(4);
  });

  it("cannot use the reply address of somebody else's letter", async () => {
    await room.mail("anna@example.net", "HELP");
    await room.settle();
    const stolen = room.replyTo("anna@example.net");
    expect(stolen).toMatch(/\+hello\./);
    expect(await mails(times(15, "HELP"), stolen)).toHaveLength(10);
  });

  it("is believed where the keeper's mail server vouches for him", async () => {
    Object.assign(room.context.judge, { authserv: "mx.example.net" });
    const headers = ["Authentication-Results: mx.example.net; dmarc=pass header.from=example.org"];
    for (let mail = 0; mail < 15; mail += 1) await room.mail(victim, "HELP", { headers });
    await room.settle();
    expect(sent(victim)).toHaveLength(15);
  });

  it("who was put into a game gets what matters, and little else until he is heard of", async () => {
    await room.mail(george, "CREATE ?paris secret");
    const powers = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA"];
    for (const power of powers)
      await room.mail(`${power.toLowerCase()}@example.net`, "JOIN paris PASSWORD secret");
    await room.mail(victim, "JOIN paris PASSWORD known-to-the-forger");
    await room.settle();
    room.newLetters();
    for (let mail = 0; mail < 30; mail += 1) {
      await room.mail(
        george,
        `GAME paris AS MASTER PASSWORD secret\nBROADCAST\n${mail}\nENDBROADCAST`,
      );
    }
    await room.settle();
    expect(sent(victim)).toHaveLength(20);
    await room.mail(george, "GAME paris AS MASTER PASSWORD secret\nPROCESS S1901M");
    await room.settle();
    expect(sent(victim)).toHaveLength(1);
    await room.passHours(1);
    room.newLetters();
    await room.mail(victim, "GAME paris PASSWORD known-to-the-forger\nSTATUS");
    await room.settle();
    expect(sent(victim)).toHaveLength(11);
  });
});

describe("an answer to a letter of ours", () => {
  it.each([
    [80, false],
    [190, true],
  ])("after %i days proves less than one at once: is confirmed? %s", async (days, isAsked) => {
    const old = await openRoom();
    await old.mail("nina@example.net", "HELP");
    await old.settle();
    const to = old.replyTo("nina@example.net", /\+hello\./);
    old.sleepHours(24 * days);
    old.newLetters();
    await old.mail("nina@example.net", "STANDBY", { to });
    await old.settle();
    const asked = old.newLetters().filter(({ replyTo }) => replyTo.includes("+confirm."));
    expect(asked).toHaveLength(isAsked ? 1 : 0);
    await old.close();
  });
});
