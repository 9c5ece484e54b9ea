/** What only a GM does: the game's settings, rolling back, ending it. */
import { findOption, optionName, printPhase, resolveRulebook } from "../../rules/index.js";
import { after, dayMs, formatInZone, type Instant } from "../../util/index.js";
import { endGame, postalPress } from "../ends/ending.js";
import { unbegin } from "../life/create.js";
import { rollBackTo } from "../life/rollback.js";
import type { SettingsChange } from "../model/command.js";
import {
  accept,
  type Decision,
  type Handlers,
  notEnded,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Event } from "../model/event.js";
import type { Game } from "../model/game.js";
import { printNmrPolicy } from "../model/nmr-policy.js";
import type { Refusal } from "../model/refusal.js";
import { isQuiet, unorderedForm } from "../model/secrecy.js";
import type { Settings } from "../model/settings.js";
import { timingOf } from "../time/deadline.js";

export const administrationHandlers = {
  "set-rules": { roles: ["gm"], statuses: notEnded, decide: setRules },
  "set-option": { roles: ["gm"], statuses: notEnded, decide: setOption },
  "set-settings": { roles: ["gm"], statuses: notEnded, decide: setSettings },
  rollback: {
    roles: ["gm"],
    statuses: ["active", "paused", "finished", "terminated"],
    decide: rollback,
  },
  reopen: { roles: ["gm"], statuses: ["finished", "terminated"], decide: reopen },
  "roll-forward": { roles: ["gm"], statuses: ["active", "paused"], decide: rollForward },
  unstart: { roles: ["gm"], statuses: ["active", "paused"], decide: unstart },
  terminate: {
    roles: ["gm"],
    statuses: notEnded,
    decide: terminate,
  },
} satisfies Partial<Handlers>;

/** Another rulebook decides all issues anew. */
function setRules(request: Request<"set-rules">): Decision {
  const rules = request.command.rules.toLowerCase();
  const { rules: former, options } = request.game.settings;
  const changed = (name: string, before: string, after: string): Event => {
    return { kind: "setting-changed", name, before, after };
  };
  const dropped = Object.entries(options).map(([name, value]) =>
    changed(`OPTION ${name}`, value, `as in ${rules}`),
  );
  return changeRules(request, { rules, options: {} }, changed("RULES", former, rules), ...dropped);
}

function setOption(request: Request<"set-option">): Decision {
  const { option, value } = request.command;
  const { options, rules } = request.game.settings;
  const key = findOption(option);
  // However it is spelled, an option has one name: a second value replaces the first.
  const name = key === null ? option.toLowerCase() : optionName(key);
  return changeRules(
    request,
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
  { game }: Request<"set-rules"> | Request<"set-option">,
  change: Pick<Settings, "rules" | "options">,
  ...events: readonly Event[]
): Decision {
  const resolution = resolveRulebook(change.rules, change.options);
  if (resolution.kind === "rulebook") {
    return accept({ ...game, settings: { ...game.settings, ...change } }, ...events);
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
function setSettings({ game, command }: Request<"set-settings">): Decision {
  const before = game.settings;
  const { change } = command;
  const refusal = whyNotSet(game, change);
  if (refusal !== null) return refuse(refusal);
  const after = { ...before, ...change };
  const events = (Object.keys(change) as (keyof SettingsChange)[]).map((name): Event => {
    return {
      kind: "setting-changed",
      name: nameOf(name),
      before: shown(before, name),
      after: shown(after, name),
    };
  });
  return accept({ ...game, settings: after }, ...events);
}

function whyNotSet({ settings, status }: Game, change: SettingsChange): Refusal | null {
  const after = { ...settings, ...change };
  const share = shares.find((name) => after[name] > 100);
  if (share !== undefined) {
    const value = String(after[share]);
    return { kind: "bad-value", name: nameOf(share), value, allowed: "0 to 100 per cent" };
  }
  if (change.comment !== undefined && !isComment(change.comment)) {
    const allowed = `one line of up to ${commentMax} characters`;
    return { kind: "bad-value", name: "COMMENT", value: change.comment, allowed };
  }
  const promise = promises.find(
    (name) => settings[name] !== after[name] && isPromised(name, after),
  );
  const late = promise ?? ofForming.find((name) => name in change);
  if (late === undefined || status === "forming") return null;
  return { kind: "not-before-start", name: nameOf(late) };
}

/** Enough to say what is special about a game. */
const commentMax = 60;

/** BEGIN is how nJudge's comments of several lines begin. */
function isComment(text: string): boolean {
  return text.length <= commentMax && !/^begin$/i.test(text);
}

/** Figures in per cent. */
const shares = ["minOnTime", "maxLeft"] as const;

/** As it is set by mail: `MANUAL START`. */
function nameOf(name: string): string {
  return name.replace(/[A-Z]/g, " $&").toUpperCase();
}

/** Of no use when a game has begun. */
const ofForming = ["manualStart", "formingDays", "startsAt", "firstDeadline"] as const;

/** Those who join a game rely on these: nobody is revealed after a promise that they would not be. */
const promises = ["gunboat", "reveal", "addressesShown"] as const;

function isPromised(name: (typeof promises)[number], after: Settings): boolean {
  return name === "gunboat" || after[name];
}

/** A setting's value as it is set, or as it works where it follows from others. */
function shown(settings: Settings, name: keyof SettingsChange): string {
  if (name === "unordered") return unorderedForm(settings);
  const value = name === "quiet" ? isQuiet(settings) : settings[name];
  if (typeof value === "boolean") return value ? "on" : "off";
  if (name === "startsAt" || name === "firstDeadline") {
    return settings[name] === null ? "not set" : formatInZone(settings[name], settings.zone);
  }
  if (typeof value !== "object" || value === null) return String(value ?? "") || "none";
  return "kind" in value ? printNmrPolicy(value) : value.join(", ") || "none";
}

function terminate({ game, command, now }: Request<"terminate">): Decision {
  const { phase } = command;
  const current = printPhase(game.phase);
  if (phase !== null && phase !== current) return refuse({ kind: "wrong-phase", phase, current });
  const ended = endGame(game, { kind: "terminated" }, { kind: "declared" }, now);
  return accept(ended.game, ...ended.events);
}

/** Long enough to notice a mistake; later, others have begun new games. */
const reopenMs = 7 * dayMs;

function isOverForGood({ endedAt }: Game, now: Instant): boolean {
  return endedAt !== null && after(endedAt, reopenMs) < now;
}

/** The game goes on where a GM or a vote has ended it; what was played at its end is rolled back instead. */
function reopen({ game, now }: Request<"reopen">): Decision {
  if (isOverForGood(game, now)) return refuse({ kind: "too-late-to-reopen" });
  const open = { ...game, ending: null, endedAt: null };
  if (game.years.length === 0) {
    const forming: Game = { ...open, status: "forming", forming: { since: now, notices: 0 } };
    return accept(forming, { kind: "reopened", deadline: null });
  }
  const timing = timingOf(game.settings, game.phase, now);
  const submissions = Object.fromEntries(
    // Orders that are complete would be processed at once.
    Object.entries(game.submissions).map(([power, given]) => [power, { ...given, wait: true }]),
  );
  return accept(
    { ...open, status: "active", timing, submissions },
    { kind: "reopened", deadline: timing.deadline },
  );
}

function rollback(request: Request<"rollback">): Decision {
  const { record } = request.command;
  if (isOverForGood(request.game, request.now)) return refuse({ kind: "too-late-to-reopen" });
  if (record === null) return refuse({ kind: "nothing-to-roll-back" });
  const { game, deadline } = rollBackTo(request.game, record, request.now);
  return accept(game, { kind: "rolled-back", to: record.phase, deadline });
}

/** What was played has to be undone first, so that nobody loses a year by one word. */
function unstart(request: Request<"unstart">): Decision {
  const { phase } = request.command;
  const current = printPhase(request.game.phase);
  if (phase !== null && phase !== current) return refuse({ kind: "wrong-phase", phase, current });
  if (request.game.turn > 1)
    return refuse({ kind: "begun-too-long", first: request.board.start.phase });
  const game = unbegin(request.game, request.board, request.now);
  return accept(game, ...postalPress(request.game), { kind: "unstarted" });
}

function rollForward(request: Request<"roll-forward">): Decision {
  const { record } = request.command;
  if (record === null) return refuse({ kind: "nothing-undone" });
  const { game, deadline } = rollBackTo(request.game, record, request.now);
  return accept(game, { kind: "rolled-forward", to: record.phase, deadline });
}
