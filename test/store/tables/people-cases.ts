/** A person who asks to be forgotten stands nowhere afterwards, and nobody else is touched. */
import type { Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game, letter, mail, phaseRecord } from "../samples.js";
import type { Case } from "./contract.js";

export const anna = "anna@example.net";
const otto = "otto@example.net";
const standIn = "forgotten.1@nobody.invalid";
const at = instant(1_000);

const said = {
  kind: "press",
  from: { id: 3, role: "player", power: "FRANCE", name: "Anna", address: anna },
  color: "white",
  to: { kind: "all" },
  shown: null,
  recipients: [1],
  text: `Hello. My address:\n${anna}`,
} as const;

async function playGames(tx: Tx): Promise<void> {
  await tx.games.create(game("paris"), null);
  for (const turn of [1, 2]) await tx.games.addPhase("paris", phaseRecord("paris", turn));
  await tx.games.undoPhases("paris", 2);
  const sentence = "Anna@Example.net was seated.";
  await tx.gmLog.add("paris", [{ at, phase: "S1901M", gm: anna, sentence, discreet: false }]);
  await tx.press.add("paris", [{ at, phase: { season: "S", year: 1901, kind: "M" }, event: said }]);
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

/**
 * A mail of hers that was answered and one that waits, two that name her, whatever their parts are encoded in, and
 * one of somebody whose address only looks like hers.
 */
async function receiveMails(tx: Tx): Promise<void> {
  const mails = [
    "From: Anna <ANNA@example.net>\r\nSubject: x\r\n\r\nA PAR H",
    "From: joanna@example.net\r\nSubject: x\r\n\r\nA PAR H",
    `From: ${otto}\r\n\r\n${base64(`Please ask ${anna} to play.`)}`,
    `From: ${otto}\r\n\r\nPlease ask anna=40example.ne=\r\nt to play.`,
    `From: ${anna}\r\nSubject: x\r\n\r\nA PAR H`,
  ];
  for (const [index, text] of mails.entries())
    await tx.inbox.add(mail(`mail ${index}`, { raw: Buffer.from(text) }));
  await tx.inbox.end(1, { kind: "ignored", why: `${anna} is a machine` }, "print 1", at);
  for (const id of [2, 3, 4]) await tx.inbox.end(id, { kind: "answered" }, `print ${id}`, at);
}

async function writeLetters(tx: Tx): Promise<void> {
  const text = `Write to ${anna}, not to joanna@example.net.\n`;
  const html = `<p>Write to '${anna}', not to jo.anna@example.net.</p>`;
  const attachments = [{ name: "press.txt", type: "text/plain", text: `From\n${anna}` }];
  const about = letter(`invitation:${anna}`, { to: otto, text, html, attachments });
  await tx.outbox.add([letter("1"), about], "judge@example.net", at);
  const times = { happenedAt: at, dueAt: at, untilStart: false };
  const notice = { game: "paris", member: 1, title: anna, text, ...times };
  await tx.notices.add([
    { ...notice, to: otto },
    { ...notice, to: anna },
  ]);
}

async function seekPlayers(tx: Tx): Promise<void> {
  await tx.standbys.put(anna, { variants: [], press: "any", atMost: null }, at);
  const search = { game: "paris", power: "ITALY", asked: [otto, anna], dueAt: at };
  await tx.searches.save({ ...search, waitingFor: anna });
  const question = { kind: "new-address", game: "paris", member: 1, address: anna } as const;
  await tx.confirmations.add("hash", question, instant(9_000));
  await tx.addresses.countBounce(anna);
}

/** Stores Anna wherever an address can stand, and forgets her. */
export async function forgetAnna(tx: Tx): Promise<unknown> {
  await playGames(tx);
  await receiveMails(tx);
  await writeLetters(tx);
  await seekPlayers(tx);
  return tx.people.forget(anna, standIn);
}

const gm = game("paris").members[0];

export const peopleCases: readonly Case[] = [
  {
    title: "in how many games, letters and mails a person stood is told",
    work: forgetAnna,
    gives: { games: 1, letters: 2, mails: 3 },
  },
  {
    title: "the game is as it was, with somebody else in that seat who has no name and no password",
    work: async (tx) => {
      await forgetAnna(tx);
      const { game: after, version } = (await tx.games.load("paris"))!;
      const [gm, seat] = after.members;
      return {
        version,
        position: after.position,
        gm,
        seat: [seat?.address, seat?.name, seat?.passwordHash],
      };
    },
    gives: { version: 2, position: game("paris").position, gm: gm, seat: [standIn, null, null] },
  },
  {
    title: "the phases that were played, and those that were rolled back, can still be read",
    work: async (tx) => {
      await forgetAnna(tx);
      return [...(await tx.games.phases("paris")), ...(await tx.games.undone("paris"))].map(
        ({ turn, before }) => [turn, before.members[1]?.address],
      );
    },
    gives: [
      [1, standIn],
      [2, standIn],
    ],
  },
  {
    title: "longer addresses with this one in them are somebody else's",
    work: async (tx) => {
      await forgetAnna(tx);
      const { text, html } = (await tx.outbox.byId(2))!;
      return [text, html];
    },
    gives: [
      `Write to ${standIn}, not to joanna@example.net.\n`,
      `<p>Write to '${standIn}', not to jo.anna@example.net.</p>`,
    ],
  },
  {
    title: "no letter is written twice because it was emptied",
    work: async (tx) => {
      await forgetAnna(tx);
      await tx.outbox.add([letter("1")], "judge@example.net", at);
      const claimed = await tx.outbox.claim(instant(2_000), instant(3_000));
      return [claimed?.id, await tx.outbox.byId(3)];
    },
    gives: [2, null],
  },
  {
    title: "a search that waited for the person goes on",
    work: async (tx) => {
      await forgetAnna(tx);
      return tx.searches.find("paris", "ITALY");
    },
    gives: { game: "paris", power: "ITALY", asked: [otto, standIn], waitingFor: null, dueAt: at },
  },
  {
    title: "what the person was asked cannot be confirmed, and what is known of them is gone",
    work: async (tx) => {
      await forgetAnna(tx);
      return [
        await tx.confirmations.take("hash", at),
        (await tx.addresses.of(anna)).bounces,
        await tx.standbys.all(),
        (await tx.notices.take("paris", 1)).map(({ to, title }) => [to, title]),
      ];
    },
    gives: [null, 0, [], [[otto, standIn]]],
  },
  {
    title: "the address is found in any number of letters",
    work: async (tx) => {
      const keys = Array.from({ length: 250 }, (_, index) => `letter ${index}`);
      const letters = keys.map((key) => letter(key, { to: otto, text: `To ${anna}.\n` }));
      await tx.outbox.add(letters, "judge@example.net", at);
      return tx.people.forget(anna, standIn);
    },
    gives: { games: 0, letters: 250, mails: 0 },
  },
];
