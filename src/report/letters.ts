/**
 * The letters that there are, with the words that each may use beside those of the scene, and how a
 * template's text becomes a subject and a body.
 */
import { toAscii } from "./ascii.js";
import { fill } from "./fill.js";
import type { Word } from "./say.js";
import type { LetterText } from "./scene.js";

/** The state of the reader's orders, and what happens next: templates/letters/parts. */
const prospects = [
  "sheets",
  "pending",
  "isDue",
  "isComplete",
  "missing",
  "missingCount",
  "adjustmentsMissing",
  "wait",
  "draw",
  "hasDrawSize",
  "drawSize",
  "concede",
  "extend",
  "pause",
  "builds",
  "removals",
  "adjustment",
  "waitedFor",
  "waiting",
] as const;

/** How a game ended. */
export const endedFields = [
  "isSolo",
  "isDraw",
  "isConcession",
  "winners",
  "count",
  "isDeclared",
  "isUnfilled",
  "unchangedYears",
  "lastYear",
] as const;

/** What waits for a master, each in a word of its own. */
export const matterFields = [
  "comers",
  "isHeldUp",
  "ready",
  "isStart",
  "isOrders",
  "waitedPowers",
] as const;

/** What waits for a master, and since when, and what comes of it. */
export const silenceFields = [
  ...matterFields,
  "since",
  "next",
  "releasedAt",
  "isFirstCall",
  "isSecondCall",
] as const;

/** Every letter with its words. A letter with the name of an event is the letter about that event. */
export const letterFields = {
  reply: [
    "answered",
    "problems",
    "past",
    "overtakenBy",
    "isBlank",
    "welcome",
    "topics",
    "mustConfirm",
    "hasLeft",
    "items",
    "skipped",
    "position",
    ...prospects,
  ],
  notice: ["topic", "more", "sentence", "showsOrders", ...prospects],
  confirmation: [
    "isResignation",
    "isOldAddress",
    "isLostAddress",
    "isNewAddress",
    "address",
    "power",
    "isStandby",
    "isNoStandby",
  ],
  "seat-offer": ["power", "strength", "position", "isGunboat", "answerBy"],
  "standby-end": ["times"],
  "game-started": ["players", "position", "example", "partners", ...prospects],
  "phase-turned": [
    "played",
    "playedCode",
    "results",
    "proxies",
    "silent",
    "eliminated",
    "next",
    ...prospects,
  ],
  pending: ["items", "others", ...prospects],
  press: ["from", "sender", "isGrey", "to", "shown", "count", "body", "isToAll", "mayBeForged"],
  "postal-press": ["count", "messages"],
  "final-statement": ["from", "replaces", "body"],
  digest: ["count", "notices", ...prospects],
  reminder: [...prospects, "powers"],
  briefed: [
    "power",
    "players",
    "partners",
    "position",
    "ownership",
    "balance",
    "results",
    "summary",
    ...prospects,
  ],
  late: ["powers", "count", "lateness", "isYou", "passed", "graceEnds", "isWaiting", ...prospects],
  "turned-away": ["power", "isDenied", "isTooLate"],
  "master-silent": [...silenceFields, "masters"],
  ended: [...endedFields, "players", "summary", "scores"],
} as const;

/** Letters to the keeper: nothing of them depends on a game. */
export const keeperFields = {
  "game-stuck": ["judge", "stuck"],
  "game-unreadable": ["judge", "unreadable", "why"],
  "judge-failing": ["judge", "why"],
  "master-unreachable": ["judge", "masterless"],
  "mail-shunted": ["judge", "mail", "why"],
  "message-withheld": ["judge", "mailbox", "uid", "why"],
  "master-silent": ["judge", "silent", "masters", "days", "left"],
} as const;

export type KeeperKind = keyof typeof keeperFields;

/** Answers to questions, which stand within a reply. */
export const answerFields = {
  standings: ["standings"],
  "info-player": [
    "hasPlayed",
    "finished",
    "wins",
    "draws",
    "survivals",
    "points",
    "resigned",
    "vacated",
    "takenOver",
    "phasesDue",
    "timesLate",
    "phasesMissed",
    "onTime",
  ],
  list: ["games", "free"],
  status: [
    "players",
    "unassigned",
    "unreachable",
    "lateness",
    "digest",
    "absences",
    "position",
    "ownership",
    "balance",
    "settings",
    "access",
  ],
  openings: ["games"],
  standby: [
    "isOn",
    "variants",
    "isWithPress",
    "isWithoutPress",
    "atMost",
    "isLimited",
    "since",
    "place",
    "all",
    "unanswered",
  ],
  declined: [],
  summary: [
    "players",
    "summary",
    "isSolo",
    "isDraw",
    "isConcession",
    "isTerminated",
    "winners",
    "scores",
    "statements",
  ],
  history: ["phases", "earlier", "later", "next", "start", "hasPlayed"],
  "press-history": ["messages", "earlier", "later", "next", "start"],
  preview: ["results"],
  "whole-history": ["began", "start", "phases"],
  trial: ["closed", "usesOwn", "orders", "isRestSilent", "dislodged"],
  why: ["played", "orders"],
  log: ["deeds"],
  help: ["body", "unknown"],
  kept: [],
  "last-answer": [],
} as const;

export type AnswerKind = keyof typeof answerFields;

export type LetterKind = keyof typeof letterFields;

/** What a list in a letter consists of. */
export type Block = Readonly<Record<string, Word>>;

/** All words of a letter. */
export type LetterWords<L extends LetterKind> = Readonly<
  Record<(typeof letterFields)[L][number], Word | readonly Block[]>
>;

/** Words of the lists' entries. */
export const blockFields = [
  "gap",
  "quote",
  "caret",
  "text",
  "isText",
  "name",
  "value",
  "from",
  "isGrey",
  "body",
  "line",
  "heading",
  "happened",
  "why",
  "time",
  "played",
  "by",
  "powers",
] as const;

/** A subject must stay one line that every program shows. */
const longestSubject = 120;

/** The subject from the first line (`Subject: ...`), the rest filled as the body. */
export function letterText(rendered: string): LetterText {
  const end = rendered.indexOf("\n");
  const subject = rendered.slice("Subject:".length, end);
  return {
    subject: shortened(oneLine(subject)),
    text: fill(toAscii(rendered.slice(end + 1))),
  };
}

/** As many whole words as a subject has room for. */
function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject;
  return `${subject.slice(0, longestSubject - 3).replace(/\s\S*$/, "")}...`;
}

/** Any text as one line of plain ASCII. */
export function oneLine(text: string): string {
  return toAscii(text).replace(/\s+/g, " ").trim();
}
