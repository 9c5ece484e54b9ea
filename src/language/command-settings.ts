/**
 * What SET means: settings of a game, and of a member's seat. Like command-tree.ts, this is called by
 * grammar/commands.ne with slices of the line.
 */
import type {
  Clock,
  ClockKind,
  FakePress,
  ObserverPress,
  Press,
  UnorderedForm,
} from "../game/index.js";
import type { Scoring } from "../rules/index.js";
import type { BadClock, ClockPart } from "./command-clock.js";
import type { Built } from "./command-tree.js";
import { lower, type Slice, text } from "./command-words.js";
import type { PressRule, SecrecyRule } from "./setting-statement.js";
import type { Statement } from "./statement.js";

export function password(secret: Slice): Statement {
  return { kind: "set-password", password: secret.text };
}

export function address(mailbox: Slice | null, whose: Slice | null = null): Statement {
  return { kind: "set-address", address: lower(mailbox), whose: whose?.text ?? null };
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

export function invitation(word: Slice | null): Statement {
  return { kind: "set-invitation", password: text(word) };
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

export function scoring(system: Scoring): Statement {
  return { kind: "set-scoring", scoring: system };
}
