/**
 * What players may not learn about one another, as the settings of a game have it. Answers yes or no;
 * what is then left out, the gate (`view.ts`) and the audience decide.
 */

import type { Event, EventKind } from "./event.js";
import {
  type Game,
  hasEnded,
  isUnderWay,
  type Member,
  type MemberId,
  type Person,
  type Role,
} from "./game.js";
import type { Settings, UnorderedForm } from "./settings.js";
import { rulebookFor } from "./settings.js";
import { submissionEvents } from "./submission-event.js";

/**
 * Are lateness, absence and changes of players kept from the players? Where they cannot talk, anything
 * that tells of somebody's habits would be a message; nobody has asked for that unless they say so.
 */
export function isQuiet(settings: Settings): boolean {
  return settings.quiet ?? (settings.press === "none" || settings.gunboat);
}

/** While a quiet game runs, only the GM learns that somebody has left or is late. */
export function hidesAbsence({ settings, status }: Pick<Game, "settings" | "status">): boolean {
  return isQuiet(settings) && isUnderWay({ status });
}

/**
 * How units without a legal order are published. Where orders are the only language, only legal orders
 * may speak: to stand without an order, or with an illegal one, must look like an ordered hold (DATC
 * 4.E.1). Ken Lowe's judge told them apart, and its players used it.
 */
export function unorderedForm(settings: Settings): UnorderedForm {
  if (settings.unordered !== null) return settings.unordered;
  const isSilent = settings.press === "none" && rulebookFor(settings).legality !== "judge";
  return isSilent ? "hold" : "shown";
}

/**
 * Is it a secret who plays? In a gunboat game until it is over, or for good; and while no press is allowed, since
 * who knows an address can write to it without the judge. Only GUNBOAT is a promise: a GM can allow press.
 */
export function hidesPlayers(game: Pick<Game, "settings" | "status">): boolean {
  const { gunboat, reveal, press } = game.settings;
  if (gunboat) return !hasEnded(game) || !reveal;
  return press === "none" && !hasEnded(game);
}

/** Players learn who the others are when the game starts; the GM knows before, and strangers never do. */
export function knowsPlayers(game: Game, viewer: Member | undefined): boolean {
  if (viewer === undefined) return false;
  if (viewer.role === "gm") return true;
  return game.status !== "forming" && !hidesPlayers(game);
}

/** Addresses are the GMs' alone, unless the game says otherwise. Who the GMs are is told to all members. */
export function personFor<P extends Person & { readonly id: MemberId; readonly role: Role }>(
  game: Game,
  viewer: Member | undefined,
  person: P,
): P {
  if (viewer?.role === "gm" || viewer?.id === person.id) return person;
  const isKnown = viewer !== undefined && (person.role === "gm" || knowsPlayers(game, viewer));
  if (!isKnown) return { ...person, name: null, address: null };
  return game.settings.addressesShown ? person : { ...person, address: null };
}

/** Does this tell who plays, or what somebody has done or left undone? */
export function tellsOfHabits({ kind }: Event): boolean {
  return ofHabits.has(kind);
}

const ofHabits: ReadonlySet<EventKind> = new Set<EventKind>([
  "joined",
  "took-over",
  "power-assigned",
  "briefed",
  "resigned",
  "ejected",
  "vacated",
  "opening",
  "standby-set",
  "seat-moving",
  ...submissionEvents,
  "extension-voted",
  "pause-voted",
  "resume-voted",
  "excused",
  "late",
  "reminder",
]);
