/** The settings of a game: each statement becomes a change that the game decides. */
import { type Command, memberById, type Zone } from "../game/index.js";
import { knownZone } from "../util/index.js";
import type { Handlers, Of } from "./handler.js";
import { type Occasion, refuseLine } from "./occasion.js";
import { ask } from "./speaking.js";

export const settingHandlers: Handlers<
  | "set-rules"
  | "set-option"
  | "set-scoring"
  | "set-press"
  | "set-press-rule"
  | "set-observer-press"
  | "set-fake-press"
  | "set-secrecy"
  | "set-unordered"
  | "set-zone"
  | "set-listed"
  | "set-missed"
  | "set-flag"
  | "set-limit"
  | "set-reminder"
  | "set-proxy"
  | "set-dias"
  | "set-comment"
> = {
  "set-rules": (occasion, { name }, line) =>
    ask(occasion, { kind: "set-rules", rules: name }, line),
  "set-option": (occasion, { name, value }, line) =>
    ask(occasion, { kind: "set-option", option: name, value }, line),
  "set-scoring": (occasion, { scoring }, line) => setting(occasion, { scoring }, line),
  "set-press": (occasion, { value }, line) => setting(occasion, { press: value }, line),
  "set-press-rule": (occasion, { rule, on }, line) => setting(occasion, { [rule]: on }, line),
  "set-observer-press": (occasion, { value }, line) =>
    setting(occasion, { observerPress: value }, line),
  "set-fake-press": (occasion, { value }, line) => setting(occasion, { fakePress: value }, line),
  "set-secrecy": (occasion, { rule, on }, line) => setting(occasion, { [rule]: on }, line),
  "set-unordered": (occasion, { form }, line) => setting(occasion, { unordered: form }, line),
  "set-zone": setZone,
  "set-listed": (occasion, { listed }, line) => setting(occasion, { listed }, line),
  "set-missed": (occasion, { missed }, line) => setting(occasion, { missed }, line),
  "set-flag": (occasion, { flag, on }, line) => setting(occasion, { [flag]: on }, line),
  "set-limit": (occasion, { limit, value }, line) => setting(occasion, { [limit]: value }, line),
  "set-reminder": (occasion, { hours }, line) => setting(occasion, { reminderHours: hours }, line),
  "set-proxy": (occasion, { proxy }, line) =>
    ask(
      occasion,
      { kind: "set-option", option: "proxy-orders", value: proxy ? "ordered" : "forbidden" },
      line,
    ),
  "set-dias": (occasion, { dias }, line) => setting(occasion, { dias }, line),
  "set-comment": setComment,
};

function setting(
  occasion: Occasion,
  change: Extract<Command, { kind: "set-settings" }>["change"],
  line: string,
): void {
  ask(occasion, { kind: "set-settings", change }, line);
}

/** Enough to say what is special about a game. */
const commentMax = 60;

function setComment(occasion: Occasion, { comment }: Of<"set-comment">, line: string): void {
  if (comment.length <= commentMax && !/^begin$/i.test(comment)) {
    setting(occasion, { comment }, line);
    return;
  }
  const allowed = `one line of up to ${commentMax} characters`;
  refuseLine(occasion, line, { kind: "bad-value", name: "COMMENT", value: comment, allowed });
}

/** The master sets the zone of the game, everybody else that of his own letters. */
function setZone(occasion: Occasion, one: Of<"set-zone">, line: string): void {
  const zone = knownZone(one.zone);
  if (zone !== null) {
    if (speaksAsMaster(occasion)) setting(occasion, { zone: zone as Zone }, line);
    else ask(occasion, { kind: "set-own-zone", zone: zone as Zone }, line);
    return;
  }
  const allowed = "a place of the time zone database, such as Europe/Vienna or America/New_York";
  refuseLine(occasion, line, { kind: "bad-value", name: "ZONE", value: one.zone, allowed });
}

function speaksAsMaster({ speaker }: Occasion): boolean {
  if (speaker === null) return false;
  return memberById(speaker.game.game, speaker.member)?.role === "master";
}
