/**
 * What players may not learn about one another, as the settings of a game have it. Answers yes or no;
 * what is then left out, the gate (`view.ts`) and the audience decide.
 */
import type { Game, Member } from "./game.js";
import { rulebookFor } from "./rules.js";
import type { Settings, UnorderedForm } from "./settings.js";

/**
 * Are lateness, absence and changes of players kept from the players? Where they cannot talk, anything
 * that tells of somebody's habits would be a message; nobody has asked for that unless he says so.
 */
export function isQuiet(settings: Settings): boolean {
  return settings.quiet ?? (settings.press === "none" || settings.gunboat);
}

/** While a quiet game runs, who has left or is late is the master's business alone. */
export function hidesAbsence({ settings, status }: Pick<Game, "settings" | "status">): boolean {
  return isQuiet(settings) && (status === "active" || status === "paused");
}

/**
 * How units without a legal order are published. Where orders are the only language, only legal orders
 * may speak: to stand without an order, or with an illegal one, must look like an ordered hold (DATC
 * 4.E.1). Ken Lowe's judge told them apart, and his players used it.
 */
export function unorderedForm(settings: Settings): UnorderedForm {
  if (settings.unordered !== null) return settings.unordered;
  const isSilent = settings.press === "none" && rulebookFor(settings).legality !== "judge";
  return isSilent ? "hold" : "shown";
}

/**
 * Players learn who the others are when the game starts, in a gunboat game when it is over or never; the
 * master knows from the beginning, and strangers never do.
 */
export function knowsPlayers({ settings, status }: Game, viewer: Member | undefined): boolean {
  if (viewer === undefined) return false;
  if (viewer.role === "master") return true;
  const isOver = status === "finished" || status === "terminated";
  return settings.gunboat ? isOver && settings.reveal : status !== "forming";
}
