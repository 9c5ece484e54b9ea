/**
 * A whole gunboat game and one without press, with everything in it that could tell who plays: no letter to a
 * player or an observer may hold a trace of another player.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

/** Somebody with an address, a name, a place and habits of writing that nobody else has. */
interface Person {
  readonly address: string;
  readonly name: string;
  readonly zone: string;
  readonly signature: string;
}

function person(local: string, domain: string, name: string, zone: string): Person {
  return { address: `${local}@${domain}`, name, zone, signature: `-- \n${name}, ${zone}` };
}

const george = person("george", "masters.example", "George Gale", "UTC");
const players: readonly (readonly [power: string, Person])[] = [
  ["AUSTRIA", person("zita.q", "linz.example", "Zita Quandt", "Asia/Tokyo")],
  ["ENGLAND", person("wilf", "dover.example", "Wilfrid Ulm", "Pacific/Chatham")],
  ["FRANCE", person("odile77", "lyon.example", "Odile Bec", "America/Lima")],
  ["GERMANY", person("jorg+dip", "trier.example", "Joerg Kamm", "Africa/Cairo")],
  ["ITALY", person("pippo", "parma.example", "Pippo Xanti", "Asia/Dhaka")],
  ["RUSSIA", person("yuri-v", "omsk.example", "Yuri Vlk", "Asia/Omsk")],
  ["TURKEY", person("hakan", "izmir.example", "Hakan Demir", "America/Adak")],
];
const heir = person("nadia", "sofia.example", "Nadia Heyr", "Asia/Baku");
const standby = person("sven", "malmo.example", "Sven Rask", "Arctic/Longyearbyen");
const observer = person("olga", "kyoto.example", "Olga Wache", "Asia/Seoul");
const everybody = [...players.map(([, one]) => one), heir, observer, standby];

/** What would give a person away, whatever stands around it. */
function traces({ address, name, zone }: Person): readonly string[] {
  const [local = "", domain = ""] = address.split("@");
  return [local, domain, ...name.split(" "), zone, zone.split("/")[1] ?? zone];
}

interface Play {
  readonly room: JudgeRoom;
  /** Who sent the mail of this Message-ID. */
  readonly senders: Map<string, Person>;
}

/** A mail as people write them: a name, a signature, and the last letter below. */
async function write({ room, senders }: Play, from: Person, ...lines: string[]): Promise<void> {
  const last = room.letters.filter(({ to }) => to === from.address).at(-1);
  const quoted = last?.text.split("\n").map((line) => `> ${line}`) ?? [];
  senders.set(`<test.${senders.size + 1}@players.example>`, from);
  await room.mail(
    `${from.name} <${from.address}>`,
    [...lines, "", from.signature, "", "On Monday EMSD wrote:", ...quoted].join("\n"),
    last === undefined ? {} : { to: last.replyTo },
  );
  await room.settle();
}

async function playSecretly(...settings: string[]): Promise<Play> {
  const play: Play = { room: await openRoom(), senders: new Map() };
  const { room, senders } = play;
  const [austria, england, france, germany, italy, , turkey] = players.map(([, one]) => one);
  await write(play, george, "CREATE ?paris secret", "SET FAKE PRESS", ...settings);
  await write(play, observer, "OBSERVE paris");
  for (const [power, one] of players) {
    await write(
      play,
      one,
      `JOIN paris PASSWORD pw-${power}`,
      `SET PREFERENCE ${power}`,
      "BROADCAST",
      "Hi!",
      "ENDBROADCAST",
    );
  }
  for (const [, one] of players)
    await write(play, one, `SET ZONE ${one.zone}`, `SET NAME ${one.name}`, "STATUS");
  await write(play, france!, "PRESS TO ENGLAND, O", "In white.", "ENDPRESS", "A Par - Bur");
  await write(play, england!, "BROADCAST GREY", "In grey.", "ENDBROADCAST", "SET WAIT");
  await write(play, england!, "PRESS TO FRANCE, O FAKE BROADCAST", "To all?", "ENDPRESS");
  await write(play, italy!, "SET DRAW", "SET ABSENCE 2026-03-20 TO 2026-03-22", "A Ven - Tri");
  await write(play, germany!, "SET ADDRESS", "SUMMARY", "LIST paris", "LOG", "STANDINGS");
  await write(play, germany!, "INFO PLAYER", "LIST", "WHO PLAYS ENGLAND?", "WHO IS AUSTRIA?");
  await write(play, standby, "STANDBY");
  senders.set(`<test.${senders.size + 1}@players.example>`, standby);
  await room.mail(standby.address, "CONFIRM", { to: room.replyTo(standby.address, /confirm/) });
  await room.settle();
  await write(play, turkey!, "GAME paris AS TURKEY PASSWORD pw-TURKEY", "RESIGN");
  await write(play, standby, "DECLINE", "OPENINGS", "STANDBY STATUS");
  await write(play, heir, "SIGNON Tparis throne");
  await write(play, heir, "STANDBY paris", "JOIN paris AS TURKEY");
  await write(play, heir, "A Con - Bul", `SET ZONE ${heir.zone}`);
  await write(play, austria!, "PRESS TO TURKEY", "Are you new?", "ENDPRESS", "STATUS");
  await room.passHours(120);
  await write(play, george, `EJECT ${england!.address}`, "SET DEADLINE +72h");
  await write(play, austria!, "PRESS TO ENGLAND", "Still there?", "ENDPRESS", "HISTORY", "LOG");
  await room.passHours(120);
  for (const one of [austria!, france!, germany!, italy!, heir, players[5]![1]]) {
    await write(play, one, "SET DRAW");
  }
  for (const one of [...everybody, george])
    await write(play, one, "STATEMENT", "It was a game.", "ENDSTATEMENT");
  for (const one of [...everybody, george]) await write(play, one, "STANDINGS", "INFO PLAYER");
  for (const one of [...everybody, george])
    await write(play, one, "SUMMARY paris", "STATUS paris", "LOG", "WHY A MUN", "HISTORY PRESS");
  return play;
}

const whole = ({ to: _, ...letter }: OutgoingMail): string => JSON.stringify(letter).toLowerCase();

/** The letters to this person, up to the one that tells of the game's end; all to who has left before. */
function lettersBeforeEnd({ room }: Play, reader: Person): readonly OutgoingMail[] {
  const letters = room.letters.filter(({ to }) => to === reader.address);
  const end = letters.findIndex(({ subject }) => subject.includes("Draw"));
  return end < 0 ? letters : letters.slice(0, end);
}

/** Every trace of somebody else in the letters to this person. */
function leaks(
  { room }: Play,
  reader: Person,
  letters: readonly OutgoingMail[] = room.letters.filter(({ to }) => to === reader.address),
): readonly string[] {
  expect(letters.length, reader.name).toBeGreaterThan(4);
  return letters.flatMap((letter) =>
    everybody
      .filter((one) => one !== reader)
      .flatMap(traces)
      .filter((trace) => new RegExp(`\\b${trace.toLowerCase()}\\b`).test(whole(letter)))
      .map((trace) => `${trace} in ${letter.subject}`),
  );
}

describe("a gunboat game that never reveals its players", () => {
  let play: Play;
  beforeAll(async () => {
    play = await playSecretly("SET GUNBOAT", "SET NO REVEAL", "SET PRESS WHITE/GREY");
  });
  afterAll(() => play.room.close());

  it("is played to its end", async () => {
    const stored = await play.room.context.store.transaction((tx) => tx.games.load("paris"));
    expect(stored?.game.ending).toMatchObject({ kind: "draw" });
  });

  it.each(everybody)("tells $name nothing of anybody else", (reader) => {
    expect(leaks(play, reader)).toEqual([]);
  });

  it("tells the master who plays", () => {
    const known = play.room.letters
      .filter(({ to }) => to === george.address)
      .map(whole)
      .join();
    const inside = everybody.filter((one) => one !== standby);
    for (const { address } of inside) expect(known).toContain(address);
  });

  it("answers only the mail of the reader, under an address of his own", () => {
    const owners = new Map<string, string>();
    for (const { to, replyTo, inReplyTo, references } of play.room.letters) {
      for (const id of [inReplyTo ?? "", ...references]) {
        if (play.senders.has(id)) expect(play.senders.get(id)?.address).toBe(to);
      }
      if (!replyTo.includes("+")) continue;
      expect(owners.get(replyTo) ?? to).toBe(to);
      owners.set(replyTo, to);
    }
    const seats = new Set(
      [...owners.keys()]
        .filter((address) => address.includes("+paris."))
        // A letter with press names its readers behind the mark of the seat.
        .map((address) => address.replace(/(\.[^.@]{20})\.p[^.@]*@/, "$1@")),
    );
    // One for each but the one who is on the standby list only; one more for the GM, and for a player who moved.
    expect(seats.size).toBe(everybody.length + 1);
  });

  it("tells no player who came, left, was late or gave no orders", () => {
    const letters = play.room.letters.filter(
      ({ to, isReply }) => to !== george.address && !isReply,
    );
    expect(letters.map(({ subject }) => subject).join("\n")).not.toMatch(
      /Signon|Resignation|^EMSD.* Late Notice:/m,
    );
    expect(letters.map(({ text }) => text).join("\n")).not.toMatch(/No orders came|new player/);
  });
});

describe("a gunboat game that reveals its players", () => {
  it("does so when it is over, and not before", async () => {
    const play = await playSecretly("SET GUNBOAT", "SET ADDRESSES SHOWN", "SET PRESS WHITE/GREY");
    const [, , france] = players.map(([, one]) => one);
    const found = leaks(play, france!);
    expect(found.length).toBeGreaterThan(0);
    const letters = play.room.letters.filter(({ to }) => to === france!.address);
    expect(whole(letters.at(-1)!)).toContain("pippo@parma.example");
    const before = lettersBeforeEnd(play, france!);
    expect(before.map(whole).join()).not.toContain("pippo");
    await play.room.close();
  });
});

describe("a game without press", () => {
  let play: Play;
  beforeAll(async () => {
    play = await playSecretly("SET NO PRESS");
  });
  afterAll(() => play.room.close());

  it.each(everybody)("tells $name nothing of anybody else while it runs", (reader) => {
    expect(leaks(play, reader, lettersBeforeEnd(play, reader))).toEqual([]);
  });

  it("carries no word between players", () => {
    const letters = play.room.letters.filter(({ isReply }) => !isReply);
    expect(letters.map(({ subject }) => subject).join("\n")).not.toMatch(/Press|Broadcast/);
    expect(letters.map(({ text }) => text).join("\n")).not.toMatch(/In (?:white|grey)|Still there/);
  });

  it("keeps from the log whom the master has put out, until it is over", () => {
    const [austria] = players.map(([, one]) => one);
    const logs = (letters: readonly OutgoingMail[]) =>
      letters.filter(({ text }) => text.includes("GM log of game")).map(({ text }) => text);
    const before = logs(lettersBeforeEnd(play, austria!));
    const after = logs(play.room.letters.filter(({ to }) => to === austria!.address));
    expect(before.join()).not.toMatch(/England was taken/);
    expect(before.join()).toContain("moved the deadline");
    expect(after.at(-1)).toContain("The player of England was taken out of the game");
  });
});

/** A game whose GM lets players in and falls silent then: while candidates wait, and while a phase does. */
async function playWithSilentMaster(): Promise<Play> {
  const play: Play = { room: await openRoom(), senders: new Map() };
  const { room } = play;
  const [austria, , , , , , turkey] = players.map(([, one]) => one);
  const settings = ["SET GUNBOAT", "SET NO REVEAL", "SET APPROVAL", "SET ESCALATION 12 HOURS"];
  await write(play, george, "CREATE ?paris secret", ...settings);
  await write(play, observer, "OBSERVE paris");
  await write(play, heir, "JOIN paris", "SET PREFERENCE FRANCE");
  await write(play, george, `DENY ${heir.address}`);
  for (const [power, one] of players) {
    await write(play, one, "JOIN paris", `SET PREFERENCE ${power}`);
    await write(play, observer, "STATUS paris");
    if (one === turkey) await write(play, standby, "JOIN paris");
    await write(play, george, `APPROVE ${one.address}`);
  }
  await write(play, george, "SET MANUAL PROCESS");
  await write(play, turkey!, "GAME paris AS TURKEY", "RESIGN");
  await confirm(play, turkey!);
  for (const one of [heir, standby]) {
    await write(play, one, "JOIN paris AS TURKEY");
    await write(play, one, "STANDBY paris", "JOIN paris AS TURKEY PASSWORD throne");
  }
  for (const _ of Array(12)) {
    await room.passHours(12);
    await write(play, austria!, "STATUS", "LOG");
  }
  await write(play, george, "STATUS", `APPROVE ${heir.address}`, "PROCESS");
  await room.passHours(12);
  for (const one of everybody) await write(play, one, "STATUS paris", "LOG", "HISTORY paris");
  return play;
}

async function confirm({ room, senders }: Play, from: Person): Promise<void> {
  senders.set(`<test.${senders.size + 1}@players.example>`, from);
  await room.mail(from.address, "CONFIRM", { to: room.replyTo(from.address, /confirm/) });
  await room.settle();
}

describe("a gunboat game whose master lets players in, and falls silent", () => {
  let play: Play;
  const toPlayers = () => play.room.letters.filter(({ to }) => to !== george.address);
  beforeAll(async () => {
    play = await playWithSilentMaster();
  });
  afterAll(() => play.room.close());

  it.each(everybody)("tells $name nothing of anybody else", (reader) => {
    expect(leaks(play, reader)).toEqual([]);
  });

  it("has come to letters of all these kinds", () => {
    const subjects = play.room.letters.map(({ subject }) => subject).join("\n");
    for (const kind of [/Candidate/, /Turned Away|No Seat/i, /Silent|Waits/i]) {
      expect.soft(subjects).toMatch(kind);
    }
  });

  it("tells no player who asked for a seat, nor that somebody did", () => {
    const letters = toPlayers().filter(({ isReply }) => !isReply);
    expect(letters.map(({ subject }) => subject).join("\n")).not.toMatch(/Candidate/);
    const waiting = [heir, standby].map(({ address }) => address);
    const others = letters.filter(({ to }) => !waiting.includes(to));
    expect(others.map(({ text }) => text).join("\n")).not.toMatch(
      /candidate|asks? (?:for|to play)/i,
    );
  });
});

describe("a stranger who asks for a power of a game that hides who has left", () => {
  it.each([
    "JOIN paris AS POWER",
    "JOIN paris AS POWER PASSWORD guess",
    "SIGNON POWER@paris guess",
    "GAME paris AS POWER PASSWORD guess",
    "LIST paris",
  ])("gets the same answer to %s, whether it is free or not", async (line) => {
    const room = await openRoom();
    await beginGame(room, "paris");
    await room.mail("george@example.net", "SIGNON Mparis secret\nSET QUIET\nEJECT TURKEY");
    await room.settle();
    room.newLetters();
    for (const power of ["FRANCE", "TURKEY"]) {
      await room.mail(`${power}@curious.example`, line.replace("POWER", power));
    }
    await room.settle();
    const answers = room.newLetters();
    expect(answers).toHaveLength(2);
    const [taken, free] = answers.map(({ text }) => text.replace(/^> .*$/m, ""));
    expect(free).toBe(taken);
    await room.close();
  });
});
