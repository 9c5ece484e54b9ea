/** What only a master does: the game's settings, rolling back, ending it. */
import { printPhase, resolveRulebook } from "../../rules/index.js";
import type { Command as AnyCommand } from "../command.js";
import { unbegin } from "../create.js";
import { accept, type Case, type Decision, type Handler, refuse } from "../decision.js";
import { endGame, postalPress } from "../ending.js";
import type { Event } from "../event.js";
import { printMissed } from "../missed.js";
import { restore } from "../rollback.js";
import { isQuiet, unorderedForm } from "../secrecy.js";
import type { Settings } from "../settings.js";

type Command = Extract<AnyCommand, { kind: "set-settings" }>;

const running = ["forming", "active", "paused"] as const;

export const masteringHandlers: {
  readonly "set-rules": Handler<"set-rules">;
  readonly "set-option": Handler<"set-option">;
  readonly "set-settings": Handler<"set-settings">;
  readonly rollback: Handler<"rollback">;
  readonly "roll-forward": Handler<"roll-forward">;
  readonly unstart: Handler<"unstart">;
  readonly terminate: Handler<"terminate">;
} = {
  "set-rules": { roles: ["master"], statuses: running, decide: setRules },
  "set-option": { roles: ["master"], statuses: running, decide: setOption },
  "set-settings": { roles: ["master"], statuses: running, decide: setSettings },
  rollback: { roles: ["master"], statuses: ["active", "paused", "finished"], decide: rollback },
  "roll-forward": { roles: ["master"], statuses: ["active", "paused"], decide: rollForward },
  unstart: { roles: ["master"], statuses: ["active", "paused"], decide: unstart },
  terminate: {
    roles: ["master"],
    statuses: running,
    decide: (one) => {
      const ended = endGame(one.game, { kind: "terminated" }, { kind: "declared" }, one.now);
      return accept(ended.game, ...ended.events);
    },
  },
};

function setRules(one: Case<"set-rules">): Decision {
  const rules = one.command.rules.toLowerCase();
  return changeRules(
    one,
    { rules, options: {} },
    {
      kind: "setting-changed",
      name: "RULES",
      before: one.game.settings.rules,
      after: rules,
    },
  );
}

function setOption(one: Case<"set-option">): Decision {
  const { option, value } = one.command;
  const { options, rules } = one.game.settings;
  const name = option.toLowerCase();
  return changeRules(
    one,
    { rules, options: { ...options, [name]: value.toLowerCase() } },
    {
      kind: "setting-changed",
      name: `OPTION ${name}`,
      before: options[name] ?? `as in ${rules}`,
      after: value.toLowerCase(),
    },
  );
}

/** Checks a rulebook before it is set, so that a stored game always names one that exists. */
function changeRules(
  one: Case<"set-rules"> | Case<"set-option">,
  change: Pick<Settings, "rules" | "options">,
  event: Event,
): Decision {
  const resolution = resolveRulebook(change.rules, change.options);
  if (resolution.kind === "rulebook") {
    return accept({ ...one.game, settings: { ...one.game.settings, ...change } }, event);
  }
  const { problem } = resolution;
  const [name, value] =
    problem.kind === "unknown-rulebook"
      ? ["RULES", problem.name]
      : problem.kind === "unknown-option"
        ? ["OPTION", problem.option]
        : [`OPTION ${problem.option}`, problem.value];
  return refuse({ kind: "bad-value", name, value, allowed: problem.known.join(", ") });
}

/** A setting that is as it should be already is still acknowledged; only others are not told. */
function setSettings(one: Case<"set-settings">): Decision {
  const before = one.game.settings;
  const { change } = one.command;
  const after = { ...before, ...change };
  const share = shares.find((name) => after[name] > 100);
  if (share !== undefined) {
    const value = String(after[share]);
    return refuse({ kind: "bad-value", name: nameOf(share), value, allowed: "0 to 100 per cent" });
  }
  const promise = promises.find((name) => before[name] !== after[name] && isPromised(name, after));
  const late = promise ?? ofForming.find((name) => name in change);
  if (late !== undefined && one.game.status !== "forming") {
    return refuse({ kind: "not-before-start", name: nameOf(late) });
  }
  const events = (Object.keys(change) as (keyof typeof change)[]).map((name): Event => {
    return {
      kind: "setting-changed",
      name: nameOf(name),
      before: shown(before, name),
      after: shown(after, name),
    };
  });
  return accept({ ...one.game, settings: after }, ...events);
}

/** Figures in per cent. */
const shares = ["minOnTime", "maxLeft"] as const;

/** As it is set by mail: `MANUAL START`. */
function nameOf(name: string): string {
  return name.replace(/[A-Z]/g, " $&").toUpperCase();
}

/** Of no use when a game has begun. */
const ofForming = ["manualStart", "formingDays"] as const;

/** Who joins a game relies on these: nobody is revealed who was told that he would not be. */
const promises = ["gunboat", "reveal"] as const;

function isPromised(name: (typeof promises)[number], after: Settings): boolean {
  return name === "gunboat" || after.reveal;
}

/** A setting's value as it is set, or as it works where it follows from others. */
function shown(settings: Settings, name: keyof Command["change"]): string {
  if (name === "unordered") return unorderedForm(settings);
  const value = name === "quiet" ? isQuiet(settings) : settings[name];
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value !== "object" || value === null) return String(value ?? "") || "none";
  return "kind" in value ? printMissed(value) : value.join(", ") || "none";
}

function rollback(one: Case<"rollback">): Decision {
  const { record } = one.command;
  if (record === null) return refuse({ kind: "nothing-to-roll-back" });
  const { game, deadline } = restore(one.game, record, one.now);
  return accept(game, { kind: "rolled-back", to: record.phase, deadline });
}

/** What was played has to be undone first, so that nobody loses a year by one word. */
function unstart(one: Case<"unstart">): Decision {
  const { phase } = one.command;
  const current = printPhase(one.game.phase);
  if (phase !== null && phase !== current) return refuse({ kind: "wrong-phase", phase, current });
  if (one.game.turn > 1) return refuse({ kind: "begun-too-long", first: one.board.start.phase });
  const game = unbegin(one.game, one.board, one.now);
  return accept(game, ...postalPress(one.game), { kind: "unstarted" });
}

function rollForward(one: Case<"roll-forward">): Decision {
  const { record } = one.command;
  if (record === null) return refuse({ kind: "nothing-undone" });
  const { game, deadline } = restore(one.game, record, one.now);
  return accept(game, { kind: "rolled-forward", to: record.phase, deadline });
}
