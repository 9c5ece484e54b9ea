/** A set-up in sentences, part by part: each is a command of the game's, and one that is refused costs no other. */
import {
  type Clock,
  type ClockKind,
  type Command,
  clockKinds,
  defaultSettings,
  isUnderWay,
  type SettingsChange,
  type Zone,
} from "../../../game/index.js";
import { deadlineSaid, type SetUpPart } from "../../../language/index.js";
import { instantFor } from "../../session/dates.js";
import { askMeant } from "../../session/grave.js";
import { complainOf } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { ask, speakerOrRefuse, speaksAsGm } from "../../session/statements.js";
import { deadlineIn } from "../guesses/of-time.js";
import type { Handlers, Of } from "./handler.js";

export const setUpHandlers = { "set-up": setUp } satisfies Partial<Handlers>;

/** Zones come first: dates are meant in the zone that the same line gives. */
function setUp(session: Session, { parts }: Of<"set-up">, line: string): void {
  // Somebody who has no game tells of the games that they like.
  if (session.sender.speaker === null && !/^\W*set\b/i.test(line)) {
    if (session.sender.hinted === null) return;
  }
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  if (speaksAsGm(session) && isOfThisTurn(speaker, line)) {
    const { command, at = null } = deadlineIn(session, speaker, line) ?? {};
    if (command !== undefined) askMeant(session, line, [command], { at });
    return;
  }
  const before = session.reply.items.length;
  const isDate = ({ kind }: SetUpPart) => kind === "start" || kind === "first-deadline";
  const inOrder = [...parts.filter((part) => !isDate(part)), ...parts.filter(isDate)];
  for (const part of inOrder) {
    for (const command of commandsOf(session, speaker, part, line)) {
      const isDone = ask(session, command, line);
      // Whoever may not set one thing may set none: once is enough.
      if (!isDone && isForbidden(session)) return;
    }
  }
  if (!namesTime(parts)) freeTimes(session, speaker, parts, line);
  summarize(session, before, line);
}

/** `Deadline on Wednesday at 10 pm`, while a turn has one: that of this turn, and no rule for each Wednesday. */
function isOfThisTurn({ game: { game } }: Speaker, line: string): boolean {
  const isSaid = isUnderWay(game) && !isCommand(line) && /\bdeadline\b/i.test(line);
  return isSaid && deadlineSaid(line) !== null;
}

function isForbidden({ reply: { items } }: Session): boolean {
  const last = items.at(-1);
  return last?.kind === "refused" && last.refusal.kind === "not-your-role";
}

/** Once for all that was set: the set-up itself stands below. */
function summarize({ reply: { items } }: Session, before: number, line: string): void {
  const added = items.splice(before);
  if (added.some(({ kind }) => kind === "done")) {
    const said = items.findLastIndex((item) => item.kind === "set-up" && !isCommand(item.line));
    const earlier = isCommand(line) ? undefined : items[said];
    if (earlier?.kind !== "set-up") items.push({ kind: "set-up", line });
    else if (!earlier.line.includes(line))
      items.splice(said, 1, { ...earlier, line: `${earlier.line} ${line}` });
  }
  items.push(...added.filter(({ kind }) => kind !== "done"));
}

function isCommand(line: string): boolean {
  return /^\W*set\b/i.test(line);
}

function commandsOf(
  session: Session,
  speaker: Speaker,
  part: SetUpPart,
  line: string,
): readonly Command[] {
  switch (part.kind) {
    case "clock":
      return part.clocks.map((clock) => setClock(clock, changeOf(speaker, clock, part)));
    case "pace":
      return clockKinds.map((clock) =>
        setClock(clock, {
          nextHours: part.isEvery === true ? part.hours : paceOf(speaker, clock, part.hours),
        }),
      );
    case "other-days":
      return clockKinds.flatMap((clock) => otherDays(speaker, clock, part));
    case "zone":
      return [setting({ zone: part.zone as Zone })];
    case "settings":
      return [setting(part.change)];
    case "rules":
      return [{ kind: "set-rules", rules: part.rules }];
    case "variant":
      return variantCommands(session, speaker, part.variant, line);
    case "start":
      return startCommands(session, speaker, "startsAt", part.when, line);
    case "first-deadline":
      return startCommands(session, speaker, "firstDeadline", part.when, line);
  }
}

function setClock(clock: ClockKind, change: Partial<Clock>): Command {
  return { kind: "set-clock", clock, change };
}

function setting(change: SettingsChange): Command {
  return { kind: "set-settings", change };
}

function clockOf({ game }: Speaker, kind: ClockKind): Clock {
  return game.game.settings.clocks[kind];
}

/** Days that are kept free leave the others as they are: `not on Wednesdays` brings no weekends back. */
function changeOf(
  speaker: Speaker,
  kind: ClockKind,
  { change, isFree }: Extract<SetUpPart, { kind: "clock" }>,
): Partial<Clock> {
  const { days: left } = change;
  if (isFree !== true || left === undefined) return change;
  const days = [...clockOf(speaker, kind).days].map((day, at) => (left[at] === "-" ? "-" : day));
  return days.every((day) => day === "-") ? change : { ...change, days: days.join("") };
}

/** Clocks that have none of the days that are to go stay as they are. */
function otherDays(
  speaker: Speaker,
  kind: ClockKind,
  { on, off }: { readonly on: string; readonly off: string },
): readonly Command[] {
  const { days } = clockOf(speaker, kind);
  const isOff = (at: number) => off[at] !== "-";
  if (![...days].some((day, at) => day !== "-" && isOff(at))) return [];
  const left = [..."SMTWTFS"].map((letter, at) => {
    if (on[at] !== "-") return letter;
    return isOff(at) ? "-" : (days[at] ?? "-");
  });
  return [setClock(kind, { days: left.join("") })];
}

/** Where nobody says `every phase`, a retreat that was shorter than a move stays so. */
function paceOf(speaker: Speaker, kind: ClockKind, hours: number): number {
  return kind === "move" ? hours : Math.min(hours, clockOf(speaker, kind).nextHours);
}

function startCommands(
  session: Session,
  speaker: Speaker,
  name: "startsAt" | "firstDeadline",
  when: Extract<SetUpPart, { kind: "start" }>["when"],
  line: string,
): readonly Command[] {
  if (when === null) return [setting({ [name]: null })];
  const at = instantFor(session, speaker, when, line);
  return at === null ? [] : [setting({ [name]: at })];
}

/** A game has its board from the beginning: another one would be another game. */
function variantCommands(
  session: Session,
  { game }: Speaker,
  variant: string,
  line: string,
): readonly Command[] {
  if (game.game.variant === variant) return [setting({})];
  const complaint = { kind: "not-offered", why: "variant", from: 0, to: line.length };
  complainOf(session, line, null, complaint);
  return [];
}

function namesTime(parts: readonly SetUpPart[]): boolean {
  return parts.some((part) => part.kind === "clock" && part.change.clockMinute !== undefined);
}

/** Phases of 36 hours fit no time of day that nobody chose: their deadlines fall when the time is up. */
function freeTimes(
  session: Session,
  speaker: Speaker,
  parts: readonly SetUpPart[],
  line: string,
): void {
  const isPaced = parts.some(
    (part) =>
      part.kind === "pace" || (part.kind === "clock" && part.change.nextHours !== undefined),
  );
  if (!isPaced) return;
  const isUsual = (kind: ClockKind) =>
    clockOf(speaker, kind).clockMinute === defaultSettings.clocks[kind].clockMinute;
  const { nextHours } = clockOf(speaker, "move");
  const isOdd = nextHours % 24 !== 0 && nextHours !== defaultSettings.clocks.move.nextHours;
  if (!isOdd || !clockKinds.every(isUsual)) return;
  for (const kind of clockKinds) ask(session, setClock(kind, { clockMinute: -1 }), line);
}
