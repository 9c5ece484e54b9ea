/**
 * What others do in secret changes no letter and no page: the gunboat game is played again with other people, and again
 * with everything done otherwise that nobody may notice. Whoever wrote the same mails has the same mailbox, and
 * whoever visits the pages at the same time sees the same.
 */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { playScript } from "../../support/conversations/conversation.js";
import type { Letter } from "../../support/conversations/correspondence.js";
import { readScript, withoutLetters } from "../../support/conversations/script.js";
import { casePath } from "../../support/golden.js";
import { type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";
import { pagesOf } from "../../support/web/site.js";

const original = withoutLetters(readFileSync(casePath("plays/gunboat.txt"), "utf8"));

interface Play {
  /** Their own mails, and the letters that they got, of all by nickname. */
  readonly written: ReadonlyMap<string, string>;
  readonly letters: ReadonlyMap<string, readonly string[]>;
  /** What visitors saw, by the last time at which the pages looked so. */
  readonly pages: ReadonlyMap<string, string>;
}

const paths = [
  "/",
  "/g/night",
  "/g/night.json",
  "/g/night.ics",
  "/g/night/feed.xml",
  "/g/night/results.csv",
];

async function looks(room: JudgeRoom): Promise<string> {
  const get = pagesOf(room);
  const bodies = paths.map(async (path) => (await get(path)).text());
  return (await Promise.all(bodies)).join("\n");
}

async function play(text: string): Promise<Play> {
  const script = readScript(text);
  const room = await openRoom();
  const pages = new Map<string, string>();
  const settle = async (): Promise<void> => {
    await room.settle();
    pages.set(new Date(room.now()).toISOString(), await looks(room));
  };
  const received = (await playScript(script, { ...room, settle })).flatMap(
    ({ letters }) => letters,
  );
  await room.close();
  const nicks = [...script.persons.keys()];
  const mailsOf = (nick: string): string =>
    JSON.stringify(script.moves.filter((move) => "from" in move && move.from === nick));
  return {
    pages,
    written: new Map(nicks.map((nick) => [nick, mailsOf(nick)])),
    letters: new Map(
      [...script.persons.values()].map(({ nick, address }) => [
        nick,
        received.filter(({ to }) => to === address).map(whole),
      ]),
    ),
  };
}

function whole({ subject, text, attachments, createdAt }: Letter): string {
  const carried = attachments.map((attachment) => `${attachment.name}\n${attachment.text}`);
  return [new Date(createdAt).toISOString(), subject, text, ...carried].join("\n");
}

/** The text with each of these replaced; each must be there. */
function changed(text: string, ...changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    expect(after, String(from)).not.toBe(before);
    return after;
  }, text);
}

/** Everybody but two readers is somebody else. */
const otherPeople = changed(
  original,
  [/^person zita .*$/m, "person zita Ada Novak <ada@brno.test> Asia/Tokyo Phone"],
  [/^person jorg .*$/m, "person jorg Knut Dahl <kd@bergen.test> Europe/Oslo Phone"],
  [/^person pippo .*$/m, "person pippo Lea Roth <lea.r@basel.test> Europe/Zurich Outlook"],
  [/^person yuri .*$/m, "person yuri Igor Sykora <sy@plzen.test> Europe/Prague Thunderbird"],
  [/^person hakan .*$/m, "person hakan Ion Popa <popa@cluj.test> Europe/Bucharest Phone"],
  [/^person nadia .*$/m, "person nadia Mei Lin <mei@taipei.test> Asia/Taipei Phone"],
  [/^person olga .*$/m, "person olga Uma Rao <uma@pune.test> Asia/Kolkata Outlook"],
  [/pw-zita/, "other-one"],
  [/pw-hakan/, "other-two"],
);

/** Turkey's player stays and orders legally, nobody votes or waits, and nobody asks anything. */
const otherDeeds = changed(
  original,
  [/ {4}A Con - Mos/, "    A Con H"],
  [/reply hakan\n {4}RESIGN\nconfirm hakan\n/, ""],
  [/mail nadia\n {4}LIST\n {4}STANDBY .*\n {4}JOIN .*\n/, ""],
  [/( {4}F Smy - Aeg\n) {4}SET NO WAIT\n/, "$1"],
  [/reply nadia/g, "reply hakan"],
  [/mail hakan\n {4}SUMMARY night\n {4}STATUS night\n/, ""],
  [/( {4}F Den - Swe\n) {4}SET DRAW\n/, "$1"],
  [/( {4}F Ion - Gre\n) {4}SET DRAW\n {4}SET WAIT\n/, "$1    SET WAIT\n"],
  [/( {4}F Swe H\n) {4}SET DRAW\n/, "$1"],
  [/( {4}F Nap - Ion\n) {4}SET ABSENCE .*\n/, "$1"],
  [/reply yuri\n {4}SET CONCEDE ENGLAND\n/, ""],
  [/( {4}BUILD F BRE\n) {4}WAIVE\n/, "$1"],
  [/ {4}PRESS TO ENGLAND\n(.*\n){2}/, ""],
  [/mail stranger[\s\S]*? {4}JOIN night\n/, ""],
);

describe("a gunboat game whose secrets are others", () => {
  let first: Play;
  beforeAll(async () => {
    first = await play(original);
  });

  const sameReaders = (second: Play): readonly string[] =>
    [...first.written.keys()].filter(
      (nick) => first.written.get(nick) === second.written.get(nick),
    );

  it("is the same game to who cannot know that the others are other people", async () => {
    const second = await play(otherPeople);
    for (const nick of ["wilf", "odile"]) {
      expect(second.letters.get(nick), nick).toEqual(first.letters.get(nick));
    }
    expect(second.pages).toEqual(first.pages);
  });

  it("is the same game to who does the same, whatever the others do unseen", async () => {
    const second = await play(otherDeeds);
    const readers = sameReaders(second).filter((nick) => nick !== "george");
    expect(readers).toEqual(expect.arrayContaining(["zita", "wilf", "olga"]));
    for (const nick of readers) {
      expect(second.letters.get(nick), nick).toEqual(first.letters.get(nick));
    }
    const times = [...first.pages.keys()].filter((time) => second.pages.has(time));
    expect(times.length).toBeGreaterThan(5);
    for (const time of times) expect(second.pages.get(time), time).toBe(first.pages.get(time));
  });
});
