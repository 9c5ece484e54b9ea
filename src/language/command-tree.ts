/**
 * What the forms of grammar/commands.ne mean. The grammar hands over slices of the line; what comes back
 * is a statement, or a complaint where a form is right and a value in it is not. Places count characters
 * of the line's normal form.
 */
import type { PressColor, StandbyWish } from "../game/index.js";
import { parsePhase, printPhase } from "../rules/index.js";
import { present } from "../util/index.js";
import { gameName, lower, powerWords, type Slice, text, wishList } from "./command-words.js";
import type { CommandComplaint } from "./complaint.js";
import type { LineStatement, Recipients, ShownRecipients, Statement } from "./statement.js";

export type Built = LineStatement | Extract<CommandComplaint, { kind: "bad-date" | "bad-clock" }>;

/** A seat in a game: `Fparis`. */
interface Seat {
  readonly prefix: string;
  readonly game: Slice;
}

// ---- Into a game and out of it -----------------------------------------------------------------------

type Bare = Extract<
  Statement["kind"],
  | "sign-off"
  | "clear"
  | "resign"
  | "confirm"
  | "decline"
  | "openings"
  | "standby-status"
  | "resume"
  | "no-pause"
  | "no-resume"
  | "start"
  | "standings"
  | "info-player"
  | "preview"
  | "terminate"
  | "set-no-draw"
  | "set-no-concede"
>;

/** A statement that says all by its kind. */
export function bare(kind: Bare): () => Statement {
  return () => ({ kind });
}

export function create(game: Slice, password: Slice | null, variant: Slice | null): Statement {
  return {
    kind: "create",
    game: gameName(game),
    password: text(password),
    variant: lower(variant),
  };
}

export function seat(prefix: string, game: Slice): Seat {
  return { prefix, game };
}

export function signOn(
  { prefix, game }: Seat,
  password: Slice | null,
  variant: Slice | null,
): Statement {
  return {
    kind: "sign-on",
    prefix: prefix.toUpperCase(),
    game: gameName(game),
    whole: prefix.toLowerCase() + gameName(game),
    password: text(password),
    variant: lower(variant),
  };
}

export function join(game: Slice, power: Slice | null, password: Slice | null): Statement {
  return joinWith(game, power, null, password);
}

export function joinWith(
  game: Slice,
  power: Slice | null,
  invited: Slice | null,
  password: Slice | null,
): Statement {
  return {
    kind: "join",
    game: gameName(game),
    power: text(power),
    password: text(password),
    invitation: text(invited),
  };
}

export function act(game: Slice, as: Slice | null, password: Slice | null): Statement {
  return { kind: "act", game: gameName(game), as: text(as), password: text(password) };
}

export function observe(game: Slice, password: Slice | null): Statement {
  return { kind: "observe", game: gameName(game), password: text(password) };
}

// ---- Questions ---------------------------------------------------------------------------------------

export function help(topic: Slice | null): Statement {
  const asked = lower(topic);
  return { kind: "help", topic: asked !== null && /^(?:me|us|please)$/.test(asked) ? null : asked };
}

export function list(game: Slice | null, full: boolean): Statement {
  return { kind: "list", game: lower(game), full };
}

export function status(game: Slice | null): Statement {
  return { kind: "status", game: lower(game) };
}

export function summary(game: Slice | null): Statement {
  return { kind: "summary", game: lower(game) };
}

export function log(game: Slice | null): Statement {
  return { kind: "log", game: lower(game) };
}

/** The lines of a trial are read later. */
export function trial(): Statement {
  return { kind: "try", lines: [], closed: false };
}

export function why(inPhase: string | null, unit: Slice): Statement {
  return { kind: "why", phase: inPhase, unit: unit.text };
}

// ---- Players -----------------------------------------------------------------------------------------

export function orderSet(set: "replace" | "keep"): Statement {
  return { kind: "order-set", set };
}

/** What stands below is put in later. */
export function phaseSection(of: string): Statement {
  return { kind: "phase", phase: of, lines: [] };
}

export function clearPending(of: string | null): Statement {
  return { kind: "clear-pending", phase: of };
}

export function when(kind: "if" | "else-if", condition: Slice): LineStatement {
  return { kind, condition: condition.text };
}

/** A part of a section that says all by its kind. */
export function part(kind: "else" | "end-if" | "end-phase"): () => LineStatement {
  return () => ({ kind });
}

export function wait(wanted: boolean): Statement {
  return { kind: "set-wait", wait: wanted };
}

export function draw(powers: Slice | null): Statement {
  return { kind: "set-draw", words: powers === null ? null : powerWords(powers.text) };
}

/** Null for a draw that leaves oneself out. */
export function drawSize(most: Slice | null): Statement {
  return { kind: "set-draw-size", most: Number(most?.text ?? 0) };
}

export function concede(power: Slice): Statement {
  return { kind: "set-concede", power: power.text };
}

export function preference(wishes: Slice): Statement {
  return { kind: "set-preference", wishes: wishList(wishes.text) };
}

export function press(to: Recipients, shown: ShownRecipients, color: PressColor | null): Statement {
  return { kind: "press", to, shown, color, text: "", closed: false };
}

export function broadcast(shown: ShownRecipients, color: PressColor | null): Statement {
  return { kind: "broadcast", shown, color, text: "", closed: false };
}

export function postalPress(color: PressColor | null): Statement {
  return { kind: "postal-press", color, text: "", closed: false };
}

export function finalStatement(): Statement {
  return { kind: "final-statement", text: "", closed: false };
}

export function toAll(): Recipients {
  return { kind: "all" };
}

export function toSome(powers: Slice): Recipients {
  return { kind: "some", words: powerWords(powers.text) };
}

export function toAllBut(powers: Slice): Recipients {
  return { kind: "all-but", words: powerWords(powers.text) };
}

export function standby(game: Slice, on: boolean): Statement {
  return { kind: "standby", game: gameName(game), on };
}

/** All that is said of a wish; what is not said does not matter to its writer. */
export function standbyList(parts: readonly Partial<StandbyWish>[]): Statement {
  const any: StandbyWish = { variants: [], press: "any", atMost: null };
  return { kind: "standby-list", wish: Object.assign({}, any, ...parts) };
}

export function noStandbyList(): Statement {
  return { kind: "standby-list", wish: null };
}

export function standbyVariants(variants: Slice): Partial<StandbyWish> {
  return { variants: powerWords(variants.text.toLowerCase()) };
}

/** `S1901M`, as it is printed. */
export function phase(season: string, year: Slice, kind: string): string {
  return printPhase(
    present(parsePhase(`${season}${year.text}${kind}`), "The phase of the grammar"),
  );
}
