/**
 * What a keeper does to the seats of a game, on the judge's own machine: when its GMs are gone or at odds,
 * or somebody has lost every way in. No mail can ask for any of it. Members are told as if a GM had done it.
 */
import {
  type Command,
  decide,
  type Event,
  type Game,
  playerOf,
  type Refusal,
} from "../../game/index.js";
import { resolvePowers } from "../../language/index.js";
import type { Board } from "../../map/index.js";
import { gmLogSentence, refusalSentence } from "../../report/index.js";
import type { Context } from "../context.js";
import { askedEnough, type Desk, isAskedEnough, writeQuestion } from "../identity/confirmation.js";
import { keepDecision } from "../letters/keep-decision.js";
import type { Tx } from "../ports/store.js";
import { type LoadedGame, loadGame } from "../records/games.js";
import { gmLogEntry } from "../records/gm-log.js";
import { sceneOf } from "../records/scenes.js";

/** `who` is a power or a whole address. */
export type SeatWish =
  | { readonly kind: "promote"; readonly address: string }
  | { readonly kind: "eject"; readonly who: string }
  | { readonly kind: "move"; readonly who: string; readonly address: string };

export type SeatOutcome =
  | { readonly kind: "done"; readonly sentences: readonly string[] }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "no-such-game" | "no-such-member" | "last-gm" };

/** Carries out what the keeper wants of a game's seats. A seat moves when its new address has confirmed. */
export function changeSeats(context: Context, name: string, wish: SeatWish): Promise<SeatOutcome> {
  return context.store.transaction(async (tx) => {
    const loaded = await loadGame(context, tx, name);
    if (loaded === null) return { kind: "no-such-game" };
    const command = commandFor(loaded, wish);
    if (command === null) return { kind: "no-such-member" };
    const { game, board } = loaded;
    const decision = decide(board, game, { kind: "keeper" }, command, context.clock.now());
    if (decision.kind === "refused") return refused(context, game, decision.refusal);
    const desk = { context, tx, now: context.clock.now() };
    if (command.kind === "move-seat" && (await isAskedEnough(desk, command.address))) {
      return refused(context, game, askedEnough(command.address));
    }
    await keep(context, tx, loaded, decision.game, decision.events);
    await askNewAddress(desk, game, command);
    return { kind: "done", sentences: deedsTold(context, decision.game, decision.events) };
  });
}

function refused(context: Context, game: Game, refusal: Refusal): SeatOutcome {
  if (refusal.kind === "last-gm") return { kind: refusal.kind };
  const why = refusalSentence(context.catalogue, sceneOf(context, game, null), refusal);
  return { kind: "refused", why };
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

/** Writes down what was done, beside keeping it. */
async function keep(
  context: Context,
  tx: Tx,
  loaded: LoadedGame,
  game: Game,
  events: readonly Event[],
): Promise<void> {
  const { game: before } = loaded;
  const by = context.judge.address;
  await tx.gmLog.add(
    game.name,
    events.flatMap((event) => gmLogEntry(context, { before, game, event, by }) ?? []),
  );
  await keepDecision(context, tx, loaded, { game, events, by: null, cause: "keeper" });
}

async function askNewAddress(desk: Desk, game: Game, command: Command): Promise<void> {
  if (command.kind !== "move-seat") return;
  const { member, address } = command;
  const what = { kind: "new-address", game: game.name, member, address } as const;
  await writeQuestion(desk, game, what, address);
}

function deedsTold(context: Context, game: Game, events: readonly Event[]): readonly string[] {
  const scene = sceneOf(context, game, null);
  return events.flatMap((event) => gmLogSentence(context.catalogue, scene, event) ?? []);
}
