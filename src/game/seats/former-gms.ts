/** Whoever runs a game, or once ran it, has seen everybody's orders and cannot play in it. */
import type { Game, Member } from "../model/game.js";
import { membersIn } from "../model/members.js";
import type { Refusal } from "../model/refusal.js";

/** The game with this GM remembered, who is about to step down; before it begins there are no orders to see. */
export function withFormerGm(game: Game, { address }: Member): Game {
  if (game.status === "forming" || game.formerGms.includes(address)) return game;
  return { ...game, formerGms: [...game.formerGms, address] };
}

/** Why nobody with this address may play; null where they were never a GM of the game. */
export function whyGmsCannotPlay(game: Game, address: string): Refusal | null {
  const isFormer = game.formerGms.includes(address);
  const isGm = membersIn(game, "gm").some((gm) => gm.address === address);
  return isGm || isFormer ? { kind: "gm-cannot-play", address, isFormer: !isGm } : null;
}
