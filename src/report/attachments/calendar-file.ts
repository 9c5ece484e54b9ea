/**
 * A game's deadline as an entry for calendar programs (iCalendar, RFC 5545). A game has one entry, which
 * keeps its UID: each letter about a new deadline moves it, under a higher SEQUENCE (RFC 5546 2.1.4).
 */
import { type Instant, present } from "../../util/index.js";
import type { Stage } from "../words/say.js";
import type { Attachment } from "../words/scene.js";
import { seasonOf } from "../words/times.js";

/** What a calendar knows of a deadline beside what the reader may see of the game. */
export interface DeadlineChange {
  /** The deadline before, where one ran: what is called off is named by it. */
  readonly before: Instant | null;
}

/** The entry for the deadline that the reader sees now, or its end; null if there never was one. */
export function deadlineAttachment(stage: Stage, { before }: DeadlineChange): Attachment | null {
  const { judge, now } = stage.scene;
  const view = present(stage.scene.view, "The view of the game");
  const at = view.deadline ?? before;
  if (at === null) return null;
  const { words } = stage;
  const phase = seasonOf(words, view.phase);
  const summary = words.say("calendar-entry", {
    game: view.name,
    phase,
    kind: words.say(view.phase.kind),
  });
  const isOff = view.deadline === null;
  const method = isOff ? "CANCEL" : "PUBLISH";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ems Dispatch//Deadlines//EN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${view.name}.${judge.address}`,
    `SEQUENCE:${sequenceAt(now)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `ORGANIZER:mailto:${judge.address}`,
    `SUMMARY:${escaped(summary)}`,
    "TRANSP:TRANSPARENT",
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    ...(isOff ? [] : alarm(summary)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return {
    name: `${view.name}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: lines.map((line) => `${folded(line)}\r\n`).join(""),
  };
}

/** RFC 5545 3.6.6: the day before. */
function alarm(summary: string): readonly string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
  ];
}

/** `20270305T223100Z`. */
function utc(at: Instant): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** TEXT of RFC 5545 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
}

/** Octets of a line; what is longer goes on behind a blank (RFC 5545 3.1). Letters are ASCII. */
const longestLine = 75;

function folded(line: string): string {
  const parts = [line.slice(0, longestLine)];
  for (let from = longestLine; from < line.length; from += longestLine - 1) {
    parts.push(` ${line.slice(from, from + longestLine - 1)}`);
  }
  return parts.join("\r\n");
}

const firstSequence = Date.UTC(2026, 0, 1);

/** Rises with time, and so tells nothing of how many mails the game had in between. */
function sequenceAt(now: Instant): number {
  return Math.max(0, Math.floor((now - firstSequence) / 1000));
}
