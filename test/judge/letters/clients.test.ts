/** What mail programs, calendars and mapping tools find in letters, whoever wrote them and on whatever board. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readHeader } from "../../support/format/letter-reader.js";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const france = "france@example.net";
const germany = "germany@example.net";
const root = "<ems.game.paris@example.net>";
const headerTime = /^:: Deadline: \w+ (.*)$/m;

type Letter = JudgeRoom["letters"][number];

function fileOf({ attachments }: Letter, name: string): string {
  return attachments.find((file) => file.name === name)?.text ?? "";
}

function entryOf(letter: Letter): Readonly<Record<string, string>> {
  const lines = fileOf(letter, "paris.ics").matchAll(/^([A-Z-]+)[;:](.*?)\r?$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** `20260305T233000Z`, as JSON writes an instant. */
function instantIn(entry: string): string {
  return entry.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6.000Z");
}

describe("the letters of a game", () => {
  let room: JudgeRoom;
  beforeAll(async () => {
    room = await openRoom();
    await beginGame(room, "paris");
  });
  afterAll(() => room.close());

  async function answer(text: string, from = france): Promise<Letter> {
    await room.mail(from, text, { to: room.replyTo(from, /\+paris\./) });
    await room.settle();
    return room.newLetters().findLast(({ to }) => to === from)!;
  }

  function lastOf(shape: RegExp): Letter {
    return room.letters.findLast(({ to, subject }) => to === france && shape.test(subject))!;
  }

  it("names its deadline to the second alike in text, calendar and JSON", async () => {
    const status = await answer("STATUS");
    const told = new Date(headerTime.exec(status.text)![1]!).toISOString();
    const start = lastOf(/Game Starting/);
    expect(new Date(headerTime.exec(start.text)![1]!).toISOString()).toBe(told);
    expect(instantIn(entryOf(start).DTSTART!)).toBe(told);
    for (const letter of [status, start]) {
      const { deadline } = JSON.parse(fileOf(letter, "paris-position.json"));
      expect(new Date(deadline).toISOString()).toBe(told);
    }
  });

  it("has a calendar entry with an alarm a day before", () => {
    expect(entryOf(lastOf(/Game Starting/))).toMatchObject({
      METHOD: "PUBLISH",
      ACTION: "DISPLAY",
      TRIGGER: "-P1D",
    });
  });

  it("carries its position with the start, LIST, STATUS and replies to orders", async () => {
    const letters = [
      lastOf(/Game Starting/),
      await answer("LIST paris"),
      await answer("STATUS"),
      await answer("A Par - Bur"),
    ];
    for (const letter of letters) {
      const { game, phase, units } = JSON.parse(fileOf(letter, "paris-position.json"));
      expect({ game, phase, units: units.FRANCE }).toEqual({
        game: "paris",
        phase: "S1901M",
        units: expect.arrayContaining(["A PAR", "A MAR", "F BRE"]),
      });
    }
  });

  it("names who wrote a message and who has it in its subject", async () => {
    room.newLetters();
    await room.mail("england@example.net", "PRESS TO FG\nHello.\nENDPRESS", {
      to: room.replyTo("england@example.net"),
    });
    await room.settle();
    for (const reader of [france, germany]) {
      const { subject } = room.letters.findLast(({ to }) => to === reader)!;
      expect(subject).toBe("EMSD:paris - S1901M Press from E to FG");
    }
  });

  it("hangs together: every letter refers to the game, an answer to what it answers", async () => {
    const parent = "<phone.17@players.example>";
    await room.mail(france, "STATUS", {
      to: room.replyTo(france),
      headers: [`Message-ID: ${parent}`, "References: <first@players.example>"],
    });
    await room.settle();
    const reply = room.letters.at(-1)!;
    expect(reply).toMatchObject({
      inReplyTo: parent,
      references: [root, "<first@players.example>", parent],
    });
    const ofGame = room.letters.filter(({ replyTo }) => /\+paris\./.test(replyTo));
    expect(ofGame.filter(({ references }) => references[0] !== root)).toEqual([]);
  });

  it("names the phase that was played in letters with results, and the next below", async () => {
    room.newLetters();
    await room.passHours(24 * 13);
    const letters = room.newLetters().filter(({ to }) => to === france);
    const results = letters.filter(({ subject }) => subject.endsWith(" Results"));
    const phases = results.map(({ subject, text }) => [subject, readHeader(text).phase]);
    expect(phases.slice(0, 2)).toEqual([
      ["EMSD:paris - S1901M Results", "S1901M"],
      ["EMSD:paris - F1901M Results", "F1901M"],
    ]);
    expect(results[0]!.text).toContain(
      "The next phase of 'paris' will be Movement for Fall of 1901.",
    );
    const [{ text }, entry] = [results[0]!, entryOf(results[0]!)];
    const next = new Date(
      /^The deadline for orders will be (.*)\.$/m.exec(text)![1]!,
    ).toISOString();
    expect(instantIn(entry.DTSTART!)).toBe(next);
    const told = JSON.parse(fileOf(results[0]!, "paris-S1901M.json")).next;
    expect([told.phase, new Date(told.deadline).toISOString()]).toEqual(["F1901M", next]);
  });

  it("takes its entry out of calendars when it is over", async () => {
    const to = room.replyTo("george@example.net");
    await room.mail("george@example.net", "TERMINATE\nCONFIRM", { to });
    await room.settle();
    await room.mail("george@example.net", "CONFIRM", { to: room.replyTo("george@example.net") });
    await room.settle();
    const entry = entryOf(room.letters.findLast((letter) => letter.to === france)!);
    expect(entry).toMatchObject({ METHOD: "CANCEL", STATUS: "CANCELLED" });
    expect(entry.UID).toBe(entryOf(lastOf(/Game Starting/)).UID);
  });
});
