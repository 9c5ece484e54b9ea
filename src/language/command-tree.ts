/**
 * What the forms of grammar/commands.ne mean. The grammar hands over slices of the line; what comes back
 * is a statement, or a complaint where a form is right and a value in it is not. Places count characters
 * of the line's normal form.
 */
import type {
  Clock,
  ClockKind,
  FakePress,
  ObserverPress,
  Press,
  PressColor,
  StandbyWish,
  UnorderedForm,
} from "../game/index.js";
import type { UnitType } from "../map/index.js";
import { parsePhase, printPhase, type Scoring } from "../rules/index.js";
import { present } from "../util/index.js";
import type { BadClock, ClockPart } from "./command-clock.js";
import { powerWords, type Slice, wishList } from "./command-words.js";
import type { CommandComplaint } from "./complaint.js";
import type {
  LineStatement,
  PressRule,
  Recipients,
  SecrecyRule,
  ShownRecipients,
  Statement,
} from "./statement.js";

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
  return { kind: "create", game: name(game), password: text(password), variant: lower(variant) };
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
    game: name(game),
    whole: prefix.toLowerCase() + name(game),
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
    game: name(game),
    power: text(power),
    password: text(password),
    invitation: text(invited),
  };
}

export function invitation(word: Slice | null): Statement {
  return { kind: "set-invitation", password: text(word) };
}

export function act(game: Slice, as: Slice | null, password: Slice | null): Statement {
  return { kind: "act", game: name(game), as: text(as), password: text(password) };
}

export function observe(game: Slice, password: Slice | null): Statement {
  return { kind: "observe", game: name(game), password: text(password) };
}

// ---- Questions ---------------------------------------------------------------------------------------

export function help(topic: Slice | null): Statement {
  return { kind: "help", topic: lower(topic) };
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

export function scoring(system: Scoring): Statement {
  return { kind: "set-scoring", scoring: system };
}

/** Null for a draw of all survivors. */
export function declare(powers: Slice | null, isSolo: boolean): Statement {
  const words = powers === null ? null : powerWords(powers.text);
  return { kind: "declare", words, isSolo };
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

// ---- Settings ----------------------------------------------------------------------------------------

export function password(secret: Slice): Statement {
  return { kind: "set-password", password: secret.text };
}

export function address(mailbox: Slice | null): Statement {
  return { kind: "set-address", address: lower(mailbox) };
}

/** At a minute of the day, at the usual one, or no more. */
export function digest(minute: number | "usual" | null | BadClock): Built {
  return typeof minute === "object" && minute !== null ? minute : { kind: "set-digest", minute };
}

export function zone(place: Slice): Statement {
  return { kind: "set-zone", zone: place.text.replaceAll(" ", "_") };
}

export function power(mailbox: Slice, word: Slice): Statement {
  return { kind: "set-power", address: mailbox.text.toLowerCase(), power: word.text };
}

export function rules(rulebook: Slice): Statement {
  return { kind: "set-rules", name: rulebook.text.toLowerCase() };
}

export function option(optionName: Slice, value: Slice): Statement {
  return {
    kind: "set-option",
    name: optionName.text.toLowerCase(),
    value: value.text.toLowerCase(),
  };
}

/** All parts of a clock, of which a later one wins; the first wrong value is complained of. */
export function clock(kind: ClockKind, parts: readonly ClockPart[]): Built {
  let change: Partial<Clock> = {};
  for (const part of parts) {
    if ("kind" in part) return part;
    change = { ...change, ...part };
  }
  return { kind: "set-clock", clock: kind, change };
}

export function pressKind(value: Press): Statement {
  return { kind: "set-press", value };
}

export function pressRule(rule: PressRule, on: boolean): Statement {
  return { kind: "set-press-rule", rule, on };
}

export function observerPress(value: ObserverPress): Statement {
  return { kind: "set-observer-press", value };
}

export function fakePress(value: FakePress): Statement {
  return { kind: "set-fake-press", value };
}

export function secrecy(rule: SecrecyRule, on: boolean): Statement {
  return { kind: "set-secrecy", rule, on };
}

export function unordered(form: UnorderedForm): Statement {
  return { kind: "set-unordered", form };
}

export function listed(wanted: boolean): Statement {
  return { kind: "set-listed", listed: wanted };
}

export function proxy(wanted: boolean): Statement {
  return { kind: "set-proxy", proxy: wanted };
}

export function dias(wanted: boolean): Statement {
  return { kind: "set-dias", dias: wanted };
}

// ---- The master --------------------------------------------------------------------------------------

export function process(current: string | null): Statement {
  return { kind: "process", phase: current };
}

export function standby(game: Slice, on: boolean): Statement {
  return { kind: "standby", game: name(game), on };
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

export function rollBack(target: string | null): Statement {
  const to =
    target === null ? ({ kind: "previous" } as const) : ({ kind: "phase", phase: target } as const);
  return { kind: "rollback", to };
}

export function rollForward(target: string | null): Statement {
  const to =
    target === null ? ({ kind: "previous" } as const) : ({ kind: "phase", phase: target } as const);
  return { kind: "roll-forward", to };
}

export function rollBackTurn(turn: Slice): Statement {
  return { kind: "rollback", to: { kind: "turn", turn: Number(turn.text) } };
}

export function become(power: Slice | null): Statement {
  return { kind: "become", power: text(power) };
}

export function place(owner: Slice, type: UnitType, where: Slice): Statement {
  return { kind: "edit", edit: { kind: "place", power: owner.text, type, place: where.text } };
}

export function removeUnit(where: Slice): Statement {
  return { kind: "edit", edit: { kind: "remove", place: where.text } };
}

export function owner(center: Slice, by: Slice | null): Statement {
  return { kind: "edit", edit: { kind: "owner", place: center.text, power: text(by) } };
}

export function editPhase(current: string): Statement {
  return { kind: "edit", edit: { kind: "phase", phase: current } };
}

export function promote(mailbox: Slice, handover: boolean): Statement {
  return { kind: "promote", address: mailbox.text.toLowerCase(), handover };
}

export function eject(who: Slice): Statement {
  return { kind: "eject", who: who.text };
}

// ---- Words -------------------------------------------------------------------------------------------

function name(game: Slice): string {
  return game.text.toLowerCase();
}

function text(slice: Slice | null): string | null {
  return slice?.text ?? null;
}

function lower(slice: Slice | null): string | null {
  return slice?.text.toLowerCase() ?? null;
}
