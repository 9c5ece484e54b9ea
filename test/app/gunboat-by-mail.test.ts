/**
 * A whole gunboat game without press, from CREATE to the last letter, through Dovecot and Postfix: every
 * letter is read as its reader's mailbox holds it, and tells nothing that it must not.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facts, type PublishedPhase, readjudicated } from "../support/cases/readjudicated.js";
import { playInRoom } from "../support/conversations/conversation.js";
import { everythingIn, leaksIn } from "../support/conversations/leaks.js";
import { courseOf, playByMail } from "../support/conversations/mailed-play.js";
import { offsetOf, type Person } from "../support/conversations/persons.js";
import { readScript } from "../support/conversations/script.js";
import { casePath } from "../support/golden.js";
import type { ReceivedLetter } from "../support/mail/maildir.js";
import { mailAvailable } from "../support/mail/mailsys.js";

const script = readScript(readFileSync(casePath("plays/gunboat.txt"), "utf8"));
const [gm, ...people] = [...script.persons.values()] as [Person, ...Person[]];
const stranger = "stranger@nowhere.test";

/** The last day of the game. */
const end = Date.parse("2026-03-07T07:00:00Z");

describe.runIf(mailAvailable())("through Dovecot and Postfix", () => {
  const played = playByMail(script, [stranger]);

  const lettersTo = (address: string): readonly ReceivedLetter[] => {
    const letters = played.judge.letters.filter(({ to }) => to === address);
    expect(letters.length, address).toBeGreaterThan(0);
    return letters;
  };

  it("takes the same course, letter by letter, as where nothing lies between", async () => {
    expect(courseOf(played.exchanges)).toEqual(courseOf(await playInRoom(script)));
  });

  it.each(people)("tells $nick nothing of anybody else, in no byte of any letter", (reader) => {
    const others = people.filter((person) => person !== reader);
    const leaks = lettersTo(reader.address).flatMap((letter) => leaksIn(letter, others));
    expect(leaks).toEqual([]);
  });

  it("tells a stranger nothing of anybody", () => {
    expect(lettersTo(stranger).flatMap((letter) => leaksIn(letter, people))).toEqual([]);
  });

  it("tells the master who plays: the search finds what there is", () => {
    const known = lettersTo(gm.address).flatMap((letter) => leaksIn(letter, people));
    for (const { address } of people) {
      const local = address.slice(0, address.indexOf("@"));
      expect(
        known.some((leak) => leak.startsWith(`${local} in`)),
        address,
      ).toBe(true);
    }
  });

  it("repeats nobody's password, not even to who has chosen it", () => {
    const told = played.judge.letters.filter((letter) => /\bpw-[a-z]+/i.test(everythingIn(letter)));
    expect(told.map(({ subject }) => subject)).toEqual([]);
  });

  it("shows each reader his own zone, and no other", () => {
    for (const reader of people) {
      const zones = new Set([offsetOf(reader, end), "+0000"]);
      for (const { raw, text } of lettersTo(reader.address)) {
        const date = /^Date: .*$/m.exec(raw)?.[0] ?? "";
        const shown = `${date}\n${text}`.match(/[+-]\d{4}$/gm) ?? [];
        expect(shown.filter((zone) => !zones.has(zone))).toEqual([]);
        expect(date).toMatch(/\+0000\s*$/);
      }
    }
  });

  it("answers each mail under an address that only its reader knows", () => {
    const owners = new Map<string, string>();
    for (const { to, replyTo } of played.judge.letters) {
      if (!replyTo.includes("+")) continue;
      expect(owners.get(replyTo) ?? to, replyTo).toBe(to);
      owners.set(replyTo, to);
    }
    expect(owners.size).toBeGreaterThanOrEqual(people.length);
  });

  it("does not count, in what comes with a letter, the letters to others", () => {
    for (const { raw } of played.judge.letters) {
      expect(raw).toMatch(/^Return-Path: <judge\+b\.[0-9a-f]{32}@example\.net>/m);
      expect(raw).toMatch(/^Message-I[dD]: <ems\.[0-9a-f]{24}@example\.net>/m);
    }
  });

  it("publishes the same results to all, byte by byte", () => {
    const published = new Map<string, Set<string>>();
    const readers = new Map<string, string[]>();
    for (const letter of played.judge.letters.filter(({ subject }) =>
      subject.endsWith(" Results"),
    )) {
      const { subject, attachments, to } = letter;
      const json = attachments.find(({ name }) => name.endsWith(".json"))?.text ?? "";
      published.set(
        subject,
        new Set([...(published.get(subject) ?? []), `${resultsIn(letter)}${json}`]),
      );
      readers.set(subject, [...(readers.get(subject) ?? []), to]);
    }
    expect(published.size).toBe(8);
    for (const [subject, versions] of published) {
      expect(versions.size, subject).toBe(1);
      // The GM, the observer and seven players.
      expect(new Set(readers.get(subject)).size, subject).toBe(9);
    }
  });

  it("publishes legal orders only, and all that it takes to find the results", () => {
    const history = lettersTo("nadia@sofia.test").flatMap(({ attachments }) => attachments);
    const { start } = JSON.parse(history.find(({ name }) => name === "night.json")!.text);
    const published = lettersTo("olga@kyoto.test")
      .flatMap(({ attachments }) => attachments)
      .filter(({ name }) => /-[A-Z]\d{4}[A-Z]\.json$/.test(name))
      .map(({ text }): PublishedPhase => JSON.parse(text));
    const anew = readjudicated(start, published);
    expect(published).toHaveLength(8);
    published.forEach((phase, index) => {
      expect(phase.orders.filter(({ result }) => result.includes("illegal"))).toEqual([]);
      expect(facts(anew[index]!), phase.phase).toEqual(facts(phase));
    });
  });

  it("tells of illegal orders, of none and of waived builds no more than of holding", () => {
    for (const letter of lettersTo("olga@kyoto.test")) {
      expect(everythingIn(letter)).not.toMatch(/CON - MOS|PAR - MOS|No Order|waive|had no order/i);
    }
  });

  it("tells no player who was late, came, left, waits or votes", () => {
    const untold = /Resignation|Signon|Absence|Vote|No orders came|new player|has left|Eject/;
    for (const { to, subject, text } of played.judge.letters) {
      if (to === gm.address || subject.startsWith("Re:") || subject.includes("Welcome")) continue;
      expect(`${subject}\n${text}`).not.toMatch(untold);
      if (subject.includes("Late Notice")) expect(subject).toMatch(ownLateness(to));
    }
  });

  function ownLateness(address: string): RegExp {
    const powers: Readonly<Record<string, string>> = {
      "pippo@parma.test": "Italy",
      "hakan@izmir.test": "Turkey",
      "yuri-v@omsk.test": "Russia",
      "zita.q@linz.test": "Austria",
    };
    return new RegExp(`Late Notice(: ${powers[address]})?$`);
  }
});

/** What a letter with results tells to all: all above the lines about the next phase. */
function resultsIn({ text }: ReceivedLetter): string {
  const start = text.search(/^(Movement|Retreat|Adjustment) results/m);
  const end = text.search(/^(The next phase|No orders came)/m);
  expect(start).toBeGreaterThan(0);
  expect(end).toBeGreaterThan(start);
  return text.slice(start, end);
}
