/**
 * What a mail says of a game that there is not yet, sentence by sentence: the settings of each, the word for
 * those who may join, and nothing where a sentence says neither.
 */
import {
  entryWordGiven,
  type GmWish,
  gmWishesIn,
  type Hour,
  mask,
  type SaidWithin,
  setUpBySentence,
  setUpsSaid,
} from "../../../language/index.js";
import { deadlinesText, hourText, noon, spanOf, weekdays } from "../../session/said-times.js";
import { perMail } from "../../session/texts/per-mail.js";

/** A sentence, and the lines that set what it says. */
export interface SetUpSentence {
  readonly sentence: string;
  readonly commands: readonly string[];
  /** The word that opens the game is for nobody who looks over a shoulder. */
  readonly shown: readonly string[];
  /** It says what other sentences say already. */
  readonly isSaid?: true;
}

const most = 14;

/** The sentences of a mail, each with its settings. */
export const setUpSentences = perMail((text: string): readonly SetUpSentence[] => {
  const read = setUpBySentence(text, false).map(({ sentence, said }) => {
    return { sentence, clauses: settingsOf(sentence, said) };
  });
  const isSilent = read.every(({ clauses }) => clauses.length === 0);
  const seen: Seen = { lines: new Set(), days: "", hasWord: false };
  return read.map(({ sentence, clauses }) => {
    return sentenceOf(sentence, isSilent ? setUpsInQuestion(sentence) : clauses, seen);
  });
});

/** What the sentences above have said. */
interface Seen {
  readonly lines: Set<string>;
  days: string;
  hasWord: boolean;
}

function sentenceOf(sentence: string, clauses: readonly string[], seen: Seen): SetUpSentence {
  // `Tuesdays and Fridays. No turns on weekends, of course`
  const wanted = clauses.filter((each) => seen.days === "" || !keepsFree(each, seen.days));
  seen.days = wanted.map(daysIn).find((each) => each !== "") ?? seen.days;
  const lines = wanted
    .map((each) => `SET ${each}`)
    .filter((each) => !seen.lines.has(each) && seen.lines.size < most);
  for (const each of lines) seen.lines.add(each);
  const word = seen.hasWord ? null : entryWordGiven(sentence);
  if (word !== null) seen.hasWord = true;
  const opens = (shown: string) => (word === null ? [] : [`SET INVITATION ${shown}`]);
  const isSaid = clauses.length > 0 && lines.length === 0;
  return {
    sentence,
    commands: [...lines, ...opens(word ?? "")],
    shown: [...lines, ...opens(mask)],
    ...(isSaid && { isSaid }),
  };
}

/** The days of the deadlines that a clause sets, as letters; empty where it sets none. */
function daysIn(clause: string): string {
  const parts = setUpsSaid(clause, false).flatMap((each) => each.parts);
  return parts.flatMap((part) => (part.kind === "clock" ? (part.change.days ?? []) : []))[0] ?? "";
}

/** Does a clause only keep days free on which no deadline falls anyhow? */
function keepsFree(clause: string, days: string): boolean {
  const left = /^(?:no|not)\b/i.test(clause) ? daysIn(clause) : "";
  return left !== "" && [...days].every((letter, at) => letter === "-" || left[at] !== "-");
}

/** The clauses that are settings; and what a wish says more wholly than they: its days, and not its hour alone. */
function settingsOf(sentence: string, said: readonly SaidWithin[]): readonly string[] {
  const wishes = (gmWishesIn(sentence)?.wishes ?? []).flatMap(({ wish }) => {
    const clause = clauseOf(wish);
    return clause === null ? [] : [{ wish, clause }];
  });
  const better = wishes.filter(({ wish, clause }) => isMore(wish, clause, said));
  const left = said.filter(
    (each) => !better.some(({ wish, clause }) => isWithin(each, clause) || isOfSpan(wish, each)),
  );
  const all = [...better.map(({ clause }) => clause), ...left.map((each) => each.said)];
  return all;
}

/** `Could you open a game, with a turn every three days?` says it in a question. */
function setUpsInQuestion(sentence: string): readonly string[] {
  if (!/\?\s*$/.test(sentence)) return [];
  const [, ...clauses] = sentence.replace(/\s*\?\s*$/, "").split(/,\s+/);
  return clauses.flatMap((each) => setUpsSaid(each, false).slice(0, 1)).map((each) => each.said);
}

/** A wish as it can be said behind a SET; null for what no game has that has not begun. */
function clauseOf(wish: GmWish): string | null {
  switch (wish.kind) {
    case "schedule": {
      const [hour, other] = [...new Set(wish.hours.map(timeOf))];
      if (other !== undefined) return null;
      return deadlinesText(wish.days, hour, wish.zone, wish.isWeekly);
    }
    case "days-off":
      return `no deadlines on ${wish.days.map((day) => `${weekdays[day]}s`).join(" and ")}`;
    case "grace":
      return wish.hours === 0 ? "NO GRACE" : `GRACE ${spanOf(wish.hours)}`;
    case "reminder":
      return wish.hours.length === 1
        ? `REMINDER ${wish.hours[0]} HOURS`
        : `REMINDER ${[...wish.hours].sort((one, other) => other - one).join(" ")}`;
    case "rest":
      return `ABSENCE ${wish.first} TO ${wish.last}`;
    case "no-early":
      return "NO EARLY";
    case "start":
      return `START ${[wish.at.date, wish.at.hour && timeOf(wish.at.hour), wish.at.zone].filter(Boolean).join(" ")}`;
    default:
      return null;
  }
}

/** `At eight` is in the evening, where nothing says otherwise. */
function timeOf({ minute, isBare }: Hour): string {
  const all = isBare && minute < noon ? minute + noon : minute;
  return hourText(Math.floor(all / 60), all % 60);
}

/** Does the wish say what the clauses do not? */
function isMore(wish: GmWish, clause: string, said: readonly SaidWithin[]): boolean {
  if (said.length === 0) return true;
  const keys = keysOf(said);
  // `Every Tuesday and every Friday` are days of one list.
  const isSplit = keys.filter((key) => key === "days").length > 1;
  if (wish.kind === "schedule" && isSplit) return true;
  if (wish.kind === "schedule")
    return (
      setUpsSaid(clause, false).length > 0 &&
      !keysOf(setUpsSaid(clause, false)).every((key) => keys.includes(key))
    );
  return (
    !keysOf(setUpsSaid(clause, false)).some((key) => keys.includes(key)) && wish.kind !== "start"
  );
}

/** Does a wish say all that the clause sets? */
function isWithin(each: SaidWithin, clause: string): boolean {
  const keys = keysOf(setUpsSaid(clause, false));
  return keysOf([each]).every((key) => keys.includes(key));
}

/** `Half a day before` is no noon. */
function isOfSpan(wish: GmWish, each: SaidWithin): boolean {
  const isSpan = wish.kind === "reminder" || wish.kind === "grace";
  return isSpan && keysOf([each]).every((key) => key === "clockMinute");
}

function keysOf(said: readonly SaidWithin[]): readonly string[] {
  return said
    .flatMap(({ parts }) => parts)
    .flatMap((part) => ("change" in part ? Object.keys(part.change) : [part.kind]));
}

/** The lines that set all that the mail says. */
export function linesOf(sentences: readonly SetUpSentence[]): readonly string[] {
  return sentences.flatMap(({ commands }) => commands);
}
