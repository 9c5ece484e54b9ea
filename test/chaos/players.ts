/** The people of the games of `npm run chaos`, and what they mail. */
import { createTransport } from "nodemailer";
import type { Chance } from "../reading/random.js";
import { openRoom } from "../support/judge/judge-room.js";
import type { Game, SentMail } from "./oracle.js";

const powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const gm = "george@example.net";

/** A player, and where their mail to the judge goes. */
export interface Player {
  readonly address: string;
  readonly power: string;
  readonly game: string;
  readonly replyTo: string;
}

/**
 * Games of seven that have begun, in this database. Each has people of its own: what one address may mail in an
 * hour is bounded.
 */
export async function foundGames(database: string, count: number): Promise<readonly Player[]> {
  const room = await openRoom(new Date().toISOString(), database);
  const players: Omit<Player, "replyTo">[] = [];
  for (let number = 1; number <= count; number += 1) {
    const game = `game${number}`;
    await room.mail(gm, `CREATE ?${game} secret`);
    for (const power of powers) {
      const address = `${power.toLowerCase()}-${number}@example.net`;
      await room.mail(address, `JOIN ${game} PASSWORD pw-${power}\nSET PREFERENCE ${power}`);
      players.push({ address, power, game });
    }
    await room.settle();
  }
  const reachable = players.map((player) => ({ ...player, replyTo: room.replyTo(player.address) }));
  await room.close();
  return reachable;
}

/** The games of these players, each with everybody in it. */
export function gamesOf(players: readonly Player[]): readonly Game[] {
  const names = [...new Set(players.map(({ game }) => game))];
  return names.map((name) => ({
    name,
    members: [gm, ...players.filter(({ game }) => game === name).map(({ address }) => address)],
  }));
}

/** Sends orders, a message to another player, or a question; some come twice, as mail servers do it. */
export async function post(
  port: number,
  players: readonly Player[],
  luck: Chance,
  number: number,
): Promise<SentMail> {
  const { address, power, game, replyTo } = luck.pick(players);
  const others = players.filter((other) => other.game === game && other.power !== power);
  const reader = luck.pick(others);
  const words = `message ${number} of ${power}`;
  const isPress = luck.happens(1 / 3);
  const text = isPress
    ? `PRESS TO ${reader.power}\n${words}\nENDPRESS`
    : luck.pick(["All units hold", "When is the deadline?"]);
  const messageId = `<chaos.${number}@players.example>`;
  // A mail that comes twice has its one Date; with another one it would be another mail.
  const mail = { from: address, to: replyTo, subject: "game", text, messageId, date: new Date() };
  const server = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  for (let times = luck.happens(0.1) ? 2 : 1; times > 0; times -= 1) await server.sendMail(mail);
  server.close();
  return { messageId, from: address, press: isPress ? { words, reader: reader.address } : null };
}
