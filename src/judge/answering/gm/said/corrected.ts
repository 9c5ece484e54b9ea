/**
 * `Make it Thursday the 12th instead`, `two days is too generous, make it one`: what a GM was asked about, or
 * has just had done, with another amount in the place of the one that it named. It is asked about again, and
 * the former question is dropped.
 */
import { clockKindOf } from "../../../../game/index.js";
import {
  type BodyItem,
  type Hour,
  type Instead,
  insteadSaid,
  ownsMistake,
  quoted,
  readDate,
  settingsOfThose,
  settingsSaid,
} from "../../../../language/index.js";
import { printPhase } from "../../../../rules/index.js";
import { after, dayAt, hourMs, type Instant, regex } from "../../../../util/index.js";
import { dateOf, dayMeant, deadlineMeant, weekAfter } from "../../../session/dates.js";
import { askMeant } from "../../../session/grave.js";
import { spanOf } from "../../../session/said-times.js";
import type { Session, Speaker } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import {
  isInWords,
  sentencesOfItems,
  withoutSentences,
} from "../../../session/texts/sentences-left.js";
import { clockTime, momentCommand } from "./commands.js";
import { phasesInLetter, spanTold, tellsOfDone } from "./letter-told.js";

/** The items without the sentences that put an amount in the place of another. */
export async function withoutCorrected(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const speaker = writingGm(session);
  if (speaker === null) return items;
  const gone: string[] = [];
  const sentences = sentencesOfItems(items.filter(isProse));
  const phases = phasesInLetter(session);
  for (const line of sentences) {
    const ofThose = settingsOfThose(line, phases);
    if (ofThose.length > 0) {
      asksToSet(session, line, ofThose);
      gone.push(line);
      continue;
    }
    // What is quoted is said to others.
    const instead = insteadSaid(line.replace(quoted, ""));
    if (instead === null) continue;
    const commands = await commandsWith(session, speaker, instead);
    if (commands === null) continue;
    // `Better at 2 pm, and not on Fridays`
    const settings = speaker.game.game.status === "forming" ? settingsSaid(line) : [];
    if (settings.length > 1) {
      asksToSet(session, line, settings);
      gone.push(line);
      continue;
    }
    const meant = aWeekLater.test(line) ? commands.map(aWeekOn) : commands;
    askMeant(session, line, meant, { at: endOf(session, speaker, meant) });
    gone.push(line, ...sentences.filter(ownsMistake));
  }
  return gone.length === 0 ? items : items.flatMap((item) => withoutSentences(item, gone));
}

function asksToSet(session: Session, line: string, settings: readonly string[]): void {
  askMeant(
    session,
    line,
    settings.map((each) => `SET ${each}`),
  );
}

/** What waits, was set or was done, with such an amount: what the answered letter says was just done comes first. */
async function commandsWith(
  session: Session,
  speaker: Speaker,
  instead: Instead,
): Promise<readonly string[] | null> {
  const isOfDone = tellsOfDone(session);
  const commands =
    ofAsked(session, speaker, instead) ??
    (isOfDone ? null : await ofWaiting(session, speaker, instead)) ??
    (await ofHourSet(session, speaker, instead)) ??
    (await ofSpanSet(session, speaker, instead)) ??
    ofDone(session, speaker, instead);
  return commands ?? (isOfDone ? ofWaiting(session, speaker, instead) : null);
}

/** `Make it 36h`, in answer to a letter that tells how long turns or the time of grace are: those. */
function ofAsked(
  session: Session,
  { game: { game } }: Speaker,
  instead: Instead,
): readonly string[] | null {
  if (instead.topic !== null || instead.date !== null || instead.hour !== null) return null;
  const told = spanTold(session);
  if (told === null) return null;
  const { graceHours } = game.settings.clocks[clockKindOf(game.phase)];
  const hours = hoursOf(instead, told === "GRACE" ? unitOf(graceHours) : dayHours);
  return hours === null ? null : [`SET ${told} ${spanOf(hours)}`];
}

/** `I meant the Saturday a week later` */
const aWeekLater = regex("iu")`
  (?<!\p{L})(?:
    (?:a|one|the) week (?:later|after|on)|week after(?: that| next)?|eine woche (?:sp\u00e4ter|danach)
    |in der woche (?:drauf|danach)|une semaine (?:plus tard|apr\u00e8s)|una semana (?:despu\u00e9s|m\u00e1s tarde)
    |una settimana (?:dopo|pi\u00f9 tardi)|een week (?:later|erna)
  )(?!\p{L})
`;

function aWeekOn(command: string): string {
  return command.replace(/(?<=^SET DEADLINE )\d{4}-\d\d-\d\d/, weekAfter);
}

/** When the one deadline of these lines would be. */
function endOf(session: Session, speaker: Speaker, commands: readonly string[]): Instant | null {
  const [date, other] = commands.flatMap((each) => /^SET DEADLINE (.+)$/.exec(each)?.[1] ?? []);
  const read = readDate(other === undefined ? (date ?? "") : "");
  return read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
}

function isProse(item: BodyItem): boolean {
  // `No, better the 14th` says more than no.
  if (item.kind === "consent") return !item.consent.yes && !item.consent.sure;
  return isInWords(item);
}

/** The lines that wait, the latest first, where one of them names such an amount. */
async function ofWaiting(
  session: Session,
  speaker: Speaker,
  instead: Instead,
): Promise<readonly string[] | null> {
  const { tx, now } = session;
  const { game } = speaker.game;
  const waiting = await tx.confirmations.ofMember(game.name, speaker.member, now);
  for (const { asked, hash } of [...waiting].reverse()) {
    if (asked.kind !== "lines" || asked.phase !== printPhase(game.phase)) continue;
    const lines = asked.text.split("\n").filter((each) => each.trim() !== "");
    const changed = lines.map((line) => withInstead(session, speaker, line, instead));
    if (changed.filter((each) => each !== null).length !== 1) continue;
    await tx.confirmations.take(hash, now);
    return lines.map((line, at) => changed[at] ?? line);
  }
  return null;
}

/** The line with that amount; null where it names none of the kind. */
function withInstead(
  session: Session,
  speaker: Speaker,
  line: string,
  instead: Instead,
): string | null {
  const { date, hour, zone, topic } = instead;
  if (topic !== null && !of[topic]?.test(line)) return null;
  const [, span, unit = ""] = spanSaid.exec(line) ?? [];
  const hours = hoursOf(instead, /^d/i.test(unit) ? dayHours : 1);
  if (hours !== null && span !== undefined)
    return `${span} ${/REMINDER/i.test(span) ? `${hours} HOURS` : spanOf(hours)}`;
  if (date === null) return hour === null ? null : withHour(speaker, line, hour, zone);
  const [, head, before = ""] = moment.exec(line) ?? [];
  if (head !== undefined)
    return momentCommand(session, speaker, head, { date, hour, zone, isSameHour: false }, before);
  const [, from] = days.exec(line) ?? [];
  return from === undefined ? null : daysUntil(session, speaker, from, date);
}

const spanSaid = /^(EXTEND|SET (?:GRACE|REMINDER|DEADLINES)) \d+ ?(\w+)?$/i;

/** The hours that are meant, of which a count alone says so many. */
function hoursOf({ hours, count }: Instead, unit: number): number | null {
  return count === null ? hours : count * unit;
}

/** What was set in whole days is counted in days. */
function unitOf(hours: number): number {
  return hours % dayHours === 0 ? dayHours : 1;
}

const dayHours = 24;

/** Where it says its days as they are printed. */
const moment = /^(SET DEADLINE|PAUSE UNTIL) \S+(?: (\d{1,2}:\d\d(?: [a-z_/]+)?))?$/i;
const days = /^SET ABSENCE (\d{4}-\d\d-\d\d)(?: TO \d{4}-\d\d-\d\d)?$/i;
const of: Readonly<Partial<Record<string, RegExp>>> = {
  pause: /^(?:PAUSE|SET ABSENCE)\b/i,
  deadline: /^(?:SET DEADLINE|EXTEND)\b/i,
  grace: /^SET GRACE\b/i,
  reminder: /^SET REMINDER\b/i,
};

function daysUntil(session: Session, speaker: Speaker, from: string, date: string): string | null {
  const read = readDate(inMonth(from, date));
  const to = read.kind === "date" ? dayMeant(session, speaker, read.date, from) : null;
  return to === null || to < from ? null : `SET ABSENCE ${from} TO ${to}`;
}

/** `The 8th`, of days that begin in April: the first one behind their beginning. */
function inMonth(from: string, date: string): string {
  const [, figure] = /^(\d{1,2})th$/.exec(date) ?? [];
  if (figure === undefined) return date;
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const end = new Date(Date.UTC(year, month - 1 + (Number(figure) < day ? 1 : 0), Number(figure)));
  return end.toISOString().slice(0, 10);
}

/** The line with another hour of the day; null where it names none, or two. */
function withHour(speaker: Speaker, line: string, hour: Hour, zone: string | null): string | null {
  const [before, other] = /^SET\b/.test(line) ? (line.match(clock) ?? []) : [];
  const time = clockTime(speaker, hour);
  if (before === undefined || other !== undefined) return null;
  const changed =
    zone === null ? line.replace(before, time) : line.replace(clockInZone, `${time} ${zone}`);
  return changed === line ? null : changed;
}

const clock = /(?<![\d:])\d{1,2}:\d\d(?![\d:])/g;
const clockInZone = /(?<![\d:])\d{1,2}:\d\d(?: [A-Z][a-z]+\/[A-Za-z_/]+)?(?![\d:])/;

/** The hour that was set last: all deadlines have it, and shall have another. */
async function ofHourSet(
  { tx }: Session,
  speaker: Speaker,
  { date, hour, hours, zone }: Instead,
): Promise<readonly string[] | null> {
  if (hour === null || date !== null || hours !== null || zone !== null) return null;
  // Before a game begins, an hour can only be that of all its deadlines.
  if (speaker.game.game.status === "forming") return [`SET due at ${clockTime(speaker, hour)}`];
  const [latest] = await tx.gmLog.latest(speaker.game.game.name, 1);
  const [, before] = setTo.exec(latest?.sentence.replace(/\s+/g, " ") ?? "") ?? [];
  const time = clockTime(speaker, hour);
  return before === undefined || before === time ? null : [`SET due at ${time}`];
}

const setTo = /(?:it is now CLOCK |every day at )(\d{1,2}:\d\d)/;

/** The length of phases, or of the grace, that was set last. */
async function ofSpanSet(
  { tx }: Session,
  speaker: Speaker,
  instead: Instead,
): Promise<readonly string[] | null> {
  const isSpan = instead.hours !== null || instead.count !== null;
  if (!isSpan || instead.topic !== null) return null;
  const changes = [...(await tx.gmLog.latest(speaker.game.game.name, phaseKinds.length))].reverse();
  const found = changes.flatMap(({ sentence }) => spanChanged(sentence.replace(/\s+/g, " ")));
  const [first] = found;
  // What was set last is no span where the latest entry tells of something else.
  if (first === undefined || !clockSet.test(changes[0]?.sentence.replace(/\s+/g, " ") ?? ""))
    return null;
  const hours = hoursOf(instead, unitOf(first.hours));
  if (hours === null || hours === first.hours) return null;
  if (first.field === "GRACE") return [`SET GRACE ${spanOf(hours)}`];
  const alike = found.filter(({ field, hours }) => field === "NEXT" && hours === first.hours);
  const [one, other] = alike.map(({ name }) => name).reverse();
  if (one === "MOVE" && other === undefined) return [`SET DEADLINES ${spanOf(hours)}`];
  return alike.map(({ name }) => `SET ${name} NEXT ${hours}`).reverse();
}

const phaseKinds = ["MOVE", "RETREAT", "ADJUST"];
const clockSet = new RegExp(`(?<![A-Z])(${phaseKinds.join("|")}) was ([^;]+); it is now (.+)`);

/** The field of a phase's clock that a change has set to another span. */
function spanChanged(sentence: string) {
  const [, name = "", before = "", now = ""] = clockSet.exec(sentence) ?? [];
  return ["GRACE", "NEXT"].flatMap((field) => {
    const [was, is] = [before, now].map((each) => each.match(`${field} (\\d+)`)?.[1]);
    return is === undefined || is === was ? [] : [{ name, field, hours: Number(is) }];
  });
}

/** What stands as it was set: the one holiday of the game, or its deadline. */
function ofDone(session: Session, speaker: Speaker, instead: Instead): readonly string[] | null {
  const { settings, status, timing } = speaker.game.game;
  const { date, hour, zone, topic } = instead;
  const hours = hoursOf(instead, unitOf((timing?.extended ?? 0) / hourMs));
  const extension = hours !== null && topic === null ? ofExtension(speaker, hours) : null;
  if (extension !== null) return extension;
  if (date === null) return hour === null ? null : ofPresent(session, speaker, hour, zone);
  const [holiday, other] = settings.holidays;
  if (topic === "pause" && status === "paused") {
    const end = { date, hour, zone, isSameHour: false };
    const command = momentCommand(session, speaker, "PAUSE UNTIL", end);
    return command === null ? null : [command];
  }
  if (topic === "pause") {
    if (holiday === undefined || other !== undefined) return null;
    const command = daysUntil(session, speaker, holiday.from, date);
    return command === null ? null : [command];
  }
  if (topic !== null && topic !== "deadline") return null;
  if (status !== "active" || timing === null) return null;
  const at = { date, hour, zone, isSameHour: hour === null };
  const command = momentCommand(session, speaker, "SET DEADLINE", at);
  return command === null ? null : [command];
}

/** `21 h plut\u00f4t, heure de Paris`: the day stays that of the deadline. */
function ofPresent(
  session: Session,
  speaker: Speaker,
  hour: Hour,
  zone: string | null,
): readonly string[] | null {
  const { settings, status, timing } = speaker.game.game;
  if (status !== "active" || timing === null || timing.deadline <= session.now) return null;
  const date = dayAt(timing.deadline, zone ?? settings.zone);
  const at = { date, hour, zone, isSameHour: false };
  const command = momentCommand(session, speaker, "SET DEADLINE", at);
  return command === null ? null : [command];
}

/** Time that has just been given: the deadline moves by the difference. */
function ofExtension(speaker: Speaker, hours: number): readonly string[] | null {
  const { timing, status } = speaker.game.game;
  if (status !== "active" || timing === null || timing.extended <= 0) return null;
  const more = Math.round(hours - timing.extended / hourMs);
  if (more === 0) return null;
  if (more > 0) return [`EXTEND ${more} HOURS`];
  return [`SET DEADLINE ${dateOf(speaker, after(timing.deadline, more * hourMs))}`];
}
