/**
 * What a keeper does to the seats of a game, on the judge's own machine: when its masters are gone or at odds,
 * or somebody has lost every way in. No mail can ask for any of it. Members are told as of a master's deeds.
 */
import { type Command, decide, type Event, type Game, playerOf } from "../game/index.js";
import { resolvePowers } from "../language/index.js";
import type { Board } from "../map/index.js";
import { deedSentence, refusalSentence } from "../report/index.js";
import { writeQuestion } from "./confirm.js";
import { deedIn } from "./deeds.js";
import type { Desk } from "./desk.js";
import { type LoadedGame, loadGame, saveGame } from "./games.js";
import { sceneOf, tellMembers } from "./letters.js";
import { openSearches } from "./seeking.js";
import type { Tx } from "./store.js";

/** `who` is a power or a whole address. */
export type SeatWish =
  | { readonly kind: "promote"; readonly address: string }
  | { readonly kind: "eject"; readonly who: string }
  | { readonly kind: "move"; readonly who: string; readonly address: string };

export type SeatOutcome =
  | { readonly kind: "done"; readonly sentences: readonly string[] }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "no-such-game" | "no-such-member" | "last-master" };

/** Carries out what the keeper wants of a game's seats. A seat moves when its new address has confirmed. */
export function changeSeats(desk: Desk, name: string, wish: SeatWish): Promise<SeatOutcome> {
  return desk.store.transaction(async (tx) => {
    const loaded = await loadGame(desk, tx, name);
    if (loaded === null) return { kind: "no-such-game" };
    const command = commandFor(loaded, wish);
    if (command === null) return { kind: "no-such-member" };
    const { game, board } = loaded;
    const decision = decide(board, game, { kind: "keeper" }, command, desk.clock.now());
    if (decision.kind === "accepted") {
      await keep(desk, tx, loaded, decision.game, decision.events);
      await askNewAddress(desk, tx, game, command);
      return { kind: "done", sentences: sentencesOf(desk, decision.game, decision.events) };
    }
    const { refusal } = decision;
    if (refusal.kind === "last-master") return { kind: refusal.kind };
    return {
      kind: "refused",
      why: refusalSentence(desk.catalogue, sceneOf(desk, game, null), refusal),
    };
  });
}

function commandFor({ game, board }: LoadedGame, wish: SeatWish): Command | null {
  if (wish.kind === "promote") return { ...wish, handover: false };
  const holder = holderNamed(game, board, wish.who);
  if (holder === undefined) return null;
  const { id, address } = holder;
  if (wish.kind === "eject") return { kind: "eject", power: holder.power, address };
  return { kind: "move-seat", member: id, address: wish.address, asked: "new" };
}

function holderNamed(game: Game, board: Board, who: string) {
  const at = game.members.find(({ address }) => address === who.toLowerCase());
  const [reading] = resolvePowers(board, [who]);
  if (at !== undefined || reading?.kind !== "power" || reading.guessed) return at;
  return playerOf(game, reading.power);
}

/** Saves the game, writes down what was done, and tells everybody whom it concerns. */
async function keep(
  desk: Desk,
  tx: Tx,
  { game: before, version }: LoadedGame,
  game: Game,
  events: readonly Event[],
): Promise<void> {
  await saveGame(tx, game, version);
  const by = desk.judge.address;
  await tx.deeds.add(
    game.name,
    events.flatMap((event) => deedIn(desk, { before, game, event, by }) ?? []),
  );
  const caused = events.map((event) => ({ event, by: null }));
  const cause = `keeper:${game.name}:${version}`;
  await tellMembers(desk, tx, { cause, before, game, events: caused });
  await openSearches(desk, tx, game, events);
}

async function askNewAddress(desk: Desk, tx: Tx, game: Game, command: Command): Promise<void> {
  if (command.kind !== "move-seat") return;
  const { member, address } = command;
  const what = { kind: "new-address", game: game.name, member, address } as const;
  await writeQuestion({ desk, tx, now: desk.clock.now() }, game, what, address);
}

function sentencesOf(desk: Desk, game: Game, events: readonly Event[]): readonly string[] {
  const scene = sceneOf(desk, game, null);
  return events.flatMap((event) => deedSentence(desk.catalogue, scene, event) ?? []);
}
