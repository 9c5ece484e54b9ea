/** The time that a GM's prose wants: deadlines, pauses, days off, reminders, and grace for those who are late. */
import {
  countedSaid,
  dayOffsSaid,
  daysSaid,
  deadlineSaid,
  extensionSaid,
  graceSaid,
  pauseLater as isLater,
  pauseFrom,
  pauseSaid,
  readDate,
  remindedBefore,
  resumeSaid,
  sentencesOf,
} from "../../../language/index.js";
import { after, dayAt, dayMs, type Instant, minuteMs, regex } from "../../../util/index.js";
import { dateOf, dayMeant, deadlineFor, deadlineMeant } from "../../session/dates.js";
import { isDeadlineMet } from "../../session/deadline-met.js";
import { isEndless } from "../../session/grave.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { settingLines } from "../founding/hosting.js";
import { type Guess, isDone } from "./guess.js";

/** The last date that is named counts, where no other sentence has set one. */
export function laterDeadline(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  if (isDone(session, "deadline-set")) return [];
  const counted = countedDeadline(session, speaker, sentences);
  if (counted !== null) return [counted];
  const line = sentences.findLast((each) => deadlineSaid(each) !== null && !pauseSaid(each));
  const found = line === undefined ? null : deadlineIn(session, speaker, line);
  // `Berlin stays at Friday, as it was`
  if (line === undefined || found === null) return [];
  if (isDeadlineMet(session, found.at ?? null, line, line)) return [];
  const lasting = standing.test(line) ? settingLines(line) : [];
  return [...lasting.map((command) => ({ ...found, command })), found];
}

/** The deadline that a sentence wants, in full; null for none. What is wrong with its date is told: `November 31st`. */
export function deadlineIn(session: Session, speaker: Speaker, line: string): Guess | null {
  const read = readDate(deadlineSaid(line) ?? "");
  const at = read.kind === "date" ? deadlineFor(session, speaker, read.date, line) : null;
  const zone = read.kind === "date" && "zone" in read.date ? read.date.zone : null;
  return at === null ? null : { line, command: `SET DEADLINE ${dateOf(speaker, at, zone)}`, at };
}

const wholeDay = dayMs / minuteMs;

/** `Three full days, counted from this evening, 20:00 Oslo time`. */
function countedDeadline(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): Guess | null {
  const [found] = sentences.flatMap((line) => {
    const said = countedSaid(line);
    return said === null ? [] : [{ line, ...said }];
  });
  // `Three days from today` end with the day's deadline, as far as the game has one.
  if (found?.from === "now") {
    const days = found.minutes / wholeDay;
    const day = { kind: "ahead", days } as const;
    const date = { kind: "calendar", day, minuteOfDay: null, zone: null } as const;
    const end = Number.isInteger(days) ? deadlineFor(session, speaker, date, found.line) : null;
    if (end === null) return null;
    return { line: found.line, command: `SET DEADLINE ${dateOf(speaker, end)}`, at: end };
  }
  const read = readDate(found?.from ?? "");
  const from = read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
  if (found === undefined || from === null) return null;
  const at = after(from, found.minutes * minuteMs);
  return { line: found.line, command: `SET DEADLINE ${dateOf(speaker, at)}`, at };
}

/** `Oh sorry, scrap that. Put it back to where it was`, of a deadline that a GM has just moved: as it was before. */
export async function deadlineBack(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const line = sentences.find((each) => asBefore.test(each) && !each.includes("?"));
  const { timing, name } = speaker.game.game;
  if (line === undefined || timing === null || isDone(session, "deadline-set")) return [];
  const [latest] = await session.tx.gmLog.latest(name, 1);
  const [before, moved] = (latest?.sentence.match(logged) ?? []).map((each) => {
    const read = readDate(each);
    return read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
  });
  const isOfDeadline = before !== undefined && before !== null && moved === timing.deadline;
  return isOfDeadline
    ? [{ line, command: `SET DEADLINE ${dateOf(speaker, before)}`, at: before }]
    : [];
}

/** `Actually, leave the autumn as it was`, behind a setting that a GM has just changed: as it was before. */
export async function settingBack(
  session: Session,
  { game: { game } }: Speaker,
  sentences: readonly string[],
): Promise<readonly Guess[]> {
  const line = sentences.find(
    (each) => (asBefore.test(each) || leftAlone.test(each)) && !each.includes("?"),
  );
  if (line === undefined) return [];
  const entries = [...(await session.tx.gmLog.latest(game.name, changedMost))].reverse();
  // What one mail changed goes back together.
  const commands = new Map<string, string>();
  for (const { at, sentence } of entries) {
    const [, name = "", before = ""] = changed.exec(sentence.replace(/\s+/g, " ")) ?? [];
    if (name === "" || commands.has(name) || at !== entries[0]?.at) break;
    commands.set(name, `SET ${name} ${before}`);
  }
  return [...commands.values()].reverse().map((command) => ({ line, command }));
}

const changedMost = 8;
const changed = /(?:^|\. )([A-Z][A-Z ]*?) was ([^;]+); it is now /;
const leftAlone = regex("iu")`
  (?<!\p{L})(?:
    (?:leave|keep|put|have|make) (?:the |our |all |that |those )?(?:\p{L}+ ){0,3}(?:back )?
      (?:as|the way|like|where) (?:it|they|that|those) (?:was|were|used to be)
    |(?:lass\p{L}*|belass\p{L}*) (?:\p{L}+ ){0,4}?(?:so|bitte so|wieder so)?,? ?wie (?:es|sie|er) (?:
      vorher |bisher )?war(?:en)?
    |(?:laisse\p{L}*|remet\p{L}*|garde\p{L}*) .{0,30}comme (?:
      avant|c['\u2019]\u00e9tait|il \u00e9tait|elle \u00e9tait
    )
    |(?:deja|d\u00e9jal\p{L}*|deje) .{0,30}como (?:antes|estaba\p{L}*)
    |(?:lascia\p{L}*|rimett\p{L}*) .{0,30}com(?:e prima|['\u2019]era(?:no)?)
    |laat .{0,30}zoals (?:het|ze) (?:was|waren)
  )(?!\p{L})
`;

const asBefore = regex("iu")`
  \b(?:
    back (?:to )?(?:where|what|how|when|as|the way) (?:it|that|they) (?:was|were|used to be)
    |(?:leave|keep|put|make|have|restore) (?:it|that|the deadline|everything) (?:back )?
      (?:as|the way|where|what) (?:it|that) was
    |(?:scrap|undo|reverse|revert|take back) (?:that|it|this|the change)
    |(?:the )?(?:old|original|previous|former|earlier) (?:deadline|date|time)
    |so wie (?:es|sie|er) (?:vorher )?war|wie (?:vorher|zuvor)|comme (?:avant|c['\u2019]était)
    |como (?:antes|estaba)|(?:come|com['\u2019]era) prima|zoals het was
  )(?!\p{L})
`;
const logged = /\p{Lu}\p{L}{2} \p{Lu}\p{L}{2} \d\d 20\d\d \d\d:\d\d UTC/gu;

/** `9 pm Eastern, starting with this Friday's`. */
const standing =
  /\b(?:starting (?:with|from)|from (?:this|next) \p{L}+ on|ab (?:diesem|dem)|à partir d[eu])(?!\p{L})/iu;

/** `Nothing is to be due on Christmas Eve and on New Year's Day.` */
export function daysOff(sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) =>
    dayOffsSaid(line).map((days) => ({ line, command: `SET ABSENCE ${days}` })),
  );
}

/** `The reminder comes too late. Could it go out a whole day before the deadline?` */
export function reminding(session: Session, sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) => {
    const hours = remindedBefore(line, ownText(session));
    return hours === null ? [] : [{ line, command: `SET REMINDER ${hours} HOURS` }];
  });
}

/** `Gib allen bitte noch anderthalb Tage.` */
export function extending(session: Session, sentences: readonly string[]): readonly Guess[] {
  const isSet = isDone(session, "deadline-set");
  const kind = session.sender.speaker?.game.game.phase.kind;
  // `Give the retreats twelve hours only`, in a phase of moves, lengthens no turn.
  const isOfOther = (each: string) => kind === "M" && namesOtherPhase(each);
  const line = isSet
    ? undefined
    : sentences.find((each) => extensionSaid(each) !== null && !isOfOther(each));
  return line === undefined ? [] : [{ line, command: `EXTEND ${extensionSaid(line)}` }];
}

/** `Whoever is late must have two full days before it goes on without them.` */
export function gracing(sentences: readonly string[]): readonly Guess[] {
  return sentences.flatMap((line) => {
    const span = graceSaid(line);
    return span === null ? [] : [{ line, command: `SET GRACE ${span}` }];
  });
}

/** `We stop for the exams, from now on. We go on on 7 December`: the two may stand in different sentences. */
export function pausing(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  if (isDone(session, "paused") || isEndless(session)) return [];
  const line = sentences.find(pauseSaid);
  if (line === undefined) return [];
  const at = resumption(session, speaker, sentences);
  if (at === null) return [{ line, command: "PAUSE" }];
  return [{ line, command: `PAUSE UNTIL ${dateOf(speaker, at).slice(0, 10)}`, at }];
}

/**
 * What `stop the game from Sunday, and start again on Monday the 4th` comes to: a pause, or days off where it
 * begins later.
 */
export function stopping(session: Session, speaker: Speaker, about: string): readonly string[] {
  if (isDone(session, "paused") || isEndless(session)) return [];
  if (meanwhile.test(about)) {
    const days = daysNamed(session, speaker);
    return days === null ? [] : [`SET ABSENCE ${days}`];
  }
  const wish = about.replace(/\?/g, "");
  const at = resumption(session, speaker, [wish]);
  const begins = readDate(pauseFrom(wish) ?? "");
  const from = begins.kind === "date" ? dayMeant(session, speaker, begins.date) : null;
  if (from !== null) return at === null ? [] : [`SET ABSENCE ${from} TO ${dayBefore(speaker, at)}`];
  if (at !== null) return [`PAUSE UNTIL ${dateOf(speaker, at).slice(0, 10)}`];
  return isLater(wish) ? [] : ["PAUSE"];
}

/** `Can you put the game on hold for that time?` */
const meanwhile = regex("i")`
  \b(?:
    (?:for|during|in|over|on|between) (?:that|this|these|those) (?:
      time|period|days?|dates|break|weeks?
    )
    |meanwhile|in between|(?:in|während) (?:dieser|der) zeit|solange
    |pendant (?:ce temps|cette période)|mientras|durante ese tiempo|nel frattempo|in quel periodo
  )\b
`;

/** The days that a mail names, as SET ABSENCE takes them; null where no sentence of it names any. */
function daysNamed(session: Session, speaker: Speaker): string | null {
  for (const sentence of sentencesOf(ownText(session))) {
    const days = daysSaid(sentence);
    const from = days === null ? null : dayMeant(session, speaker, days.first);
    const to = days === null ? null : dayMeant(session, speaker, days.last, from);
    if (from !== null && to !== null && from !== to) return `${from} TO ${to}`;
  }
  return null;
}

/** When a game that is to rest goes on again. */
function resumption(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): Instant | null {
  const read = readDate(sentences.flatMap((each) => resumeSaid(each) ?? [])[0] ?? "");
  return read.kind === "date" ? deadlineMeant(session, speaker, read.date) : null;
}

function dayBefore({ game }: Speaker, at: Instant): string {
  return dayAt(after(at, -dayMs), game.game.settings.zone);
}

/** Does a sentence speak of retreats or builds? */
export function namesOtherPhase(sentence: string): boolean {
  return otherPhases.test(sentence);
}

const otherPhases = regex("iu")`
  (?<!\p{L})(?:
    builds?|retreats?|aufbau\p{L}*|r\u00fcckz\p{L}*|constructions|retraites|construcciones
    |retiradas|costruzioni|ritirate|opbouw|terugtocht\p{L}*
  )(?!\p{L})
`;
