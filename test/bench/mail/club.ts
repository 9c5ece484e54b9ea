/** A club: a database full of games in their first spring, and the mails that some of their players write. */
import {
  type Command,
  createGame,
  decide,
  type Game,
  memberById,
  membersIn,
  startWhenFull,
} from "../../../src/game/index.js";
import { replyAddress, seatKey } from "../../../src/judge/letters/seat-token.js";
import { saveGame } from "../../../src/judge/records/games.js";
import { nodeSecrets } from "../../../src/secrets/index.js";
import { openStore } from "../../../src/store/index.js";
import { instant, present } from "../../../src/util/index.js";
import { composeMail } from "../../support/mail/compose-mail.js";
import { standardBoard } from "../places.js";

export const judgeAddress = "judge@example.test";

const board = standardBoard();

/** Of a game's seven players so many write: the phase ends for none of them. */
const writersOfGame = 5;

export interface Club {
  /** The addresses to which letters go. */
  readonly readers: readonly string[];
  /** The next mail of somebody: mostly orders, now and then a question or a message. */
  write(): WrittenMail;
}

export interface WrittenMail {
  readonly messageId: string;
  readonly bytes: string;
}

interface Seat {
  readonly address: string;
  readonly replyTo: string;
  readonly orders: string;
}

/**
 * Fills an empty database with so many games; players of up to `lively` of them write. The GMs of the others have asked
 * for processing if all are due.
 */
export async function foundClub(
  database: string,
  games: number,
  lively: number,
  allDue = false,
): Promise<Club> {
  const store = await openStore(database);
  const context = { secrets: nodeSecrets(), judge: { address: judgeAddress } };
  const seats: Seat[] = [];
  const readers: string[] = [];
  await store.transaction(async (tx) => {
    const key = await seatKey(context as Parameters<typeof seatKey>[0], tx);
    for (let number = 0; number < games; number++) {
      const game = runningGame(number);
      const isDue = allDue && number >= lively;
      await saveGame(tx, isDue ? processed(game) : game, null);
      if (number >= lively) continue;
      readers.push(...game.members.map(({ address }) => address));
      for (const member of membersIn(game, "player").slice(0, writersOfGame)) {
        const replyTo = replyAddress(context as Parameters<typeof seatKey>[0], key, game, member);
        seats.push({ address: member.address, replyTo, orders: ordersOf(game, member.id) });
      }
    }
    await tx.mailbox.saveReadUntil(instant(Date.now()));
  });
  await store.close();
  let written = 0;
  return {
    readers,
    write: () => mailNumber(seats, written++),
  };
}

function runningGame(number: number): Game {
  const now = instant(Date.now());
  const name = `game-${number}`;
  const gm = { address: `gm-${number}@example.test`, passwordHash: null };
  let { game } = createGame(name, board, gm, 1, now);
  for (const { id } of board.powers) {
    const address = `${id.toLowerCase()}-${number}@example.test`;
    const command: Command = { kind: "join", role: "player", passwordHash: null, power: null };
    const decision = decide(board, game, { kind: "stranger", address }, command, now);
    if (decision.kind === "refused") throw new Error(decision.refusal.kind);
    game = decision.game;
  }
  return startWhenFull(game, board, now).game;
}

function processed(game: Game): Game {
  const gm = present(membersIn(game, "gm")[0], "The GM");
  const asked: Command = { kind: "process", phase: null };
  const decision = decide(board, game, { kind: "member", id: gm.id }, asked, instant(Date.now()));
  if (decision.kind === "refused") throw new Error(decision.refusal.kind);
  return decision.game;
}

function ordersOf(game: Game, id: number): string {
  const power = present(memberById(game, id), "The member").power;
  const units = game.position.units.filter((unit) => unit.power === power);
  const lines = units.map(({ type, at }) => `${type} ${at} - ${board.neighbours(type, at)[0]}`);
  return lines.join("\n");
}

function mailNumber(seats: readonly Seat[], number: number): WrittenMail {
  const { address, replyTo, orders } = seats[number % seats.length]!;
  const text = [
    ...Array.from({ length: 7 }, () => orders),
    "PRESS TO GM\nWill you be there tomorrow?\nENDPRESS",
    "STATUS",
    "HELP",
  ][number % 10]!;
  const date = Date.now();
  const messageId = `<bench.${number}.${date}@example.test>`;
  const frame = { from: address, to: replyTo, subject: "Re: game", messageId, date };
  const headers = ["MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8"];
  return { messageId, bytes: composeMail(frame, headers, text) };
}
