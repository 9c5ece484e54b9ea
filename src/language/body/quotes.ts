/**
 * Where a mail quotes another: `>` before each line, an attribution (`On ... wrote:`) or a block of headers
 * before an unmarked quotation. Unmarked quotations reach to the end of the mail, for nothing shows where
 * they end. Every test looks at a few lines of limited length.
 */
import EmailReplyParser from "email-reply-parser";
import { limits } from "../text/limits.js";
import type { Line } from "../text/lines.js";

/** How many lines from `at` on are quoted; 0 where none is. */
export function quotedLines(lines: readonly Line[], at: number): number {
  if (isMarked(lines[at])) return markedRun(lines, at);
  if (beginsQuotation(lines, at)) return lines.length - at;
  const attribution = attributionLines(lines, at);
  if (attribution === 0) return 0;
  const marked = markedRun(lines, at + attribution);
  return marked > 0 ? attribution + marked : lines.length - at;
}

/** A line that shows, wherever it stands, that another mail begins: not even a press block goes on there. */
export function beginsQuotation(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? "";
  return separator.test(text) || judgesLetter.test(text) || isHeaderBlock(lines, at);
}

function isMarked(line: Line | undefined): boolean {
  return line?.text.startsWith(">") ?? false;
}

/** How many lines a marked quotation has, with the blank ones before and between. */
function markedRun(lines: readonly Line[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    if (isMarked(lines[at])) end = at + 1;
    else if (lines[at]?.text !== "") break;
  }
  return end - from;
}

/** The judge's own letters begin so. A player who copies one would order what was ordered before. */
const judgesLetter = /^:: ?judge:/i;

/** Outlook and others: `-----Original Message-----`, in the languages of their menus. */
const separator = new RegExp(
  `^(?:-{2,} ?)?(?:${[
    "original message",
    "forwarded message",
    "begin forwarded message",
    "original-nachricht",
    "originalnachricht",
    "urspr\u00fcngliche nachricht",
    "weitergeleitete nachricht",
    "anfang der weitergeleiteten nachricht",
    "message d'origine",
    "message original",
    "message transf\u00e9r\u00e9",
    "d\u00e9but du message transf\u00e9r\u00e9",
    "oorspronkelijk bericht",
    "doorgestuurd bericht",
    "messaggio originale",
    "messaggio inoltrato",
    "mensaje original",
    "mensaje reenviado",
  ].join("|")})(?: ?-{2,}|:)$`,
  "i",
);

const sender = /^\*?(?:from|von|de|van|da|exp\u00e9diteur|mittente)\*? ?:/i;

/** The other headers that mail programs repeat above a quotation, one group for each. */
const headers = [
  /^\*?(?:sent|date|gesendet|datum|envoy\u00e9|verzonden|inviato|data|enviado|fecha)\*? ?:/i,
  /^\*?(?:to|an|\u00e0|aan|a|para)\*? ?:/i,
  /^\*?(?:subject|betreff|objet|onderwerp|oggetto|asunto)\*? ?:/i,
] as const;

/** How many lines a block of headers can have, with long lists of receivers wrapped. */
const headerLines = 8;

/** The sender and two more headers in a few lines: one alone is somebody's way of beginning a sentence. */
function isHeaderBlock(lines: readonly Line[], at: number): boolean {
  const first = lines[at]?.text ?? "";
  if (![sender, ...headers].some((header) => header.test(first))) return false;
  const block = lines.slice(at, at + headerLines);
  const has = (header: RegExp) => block.some(({ text }) => header.test(text));
  return has(sender) && headers.filter(has).length >= 2;
}

/** How many lines the attribution that begins at `at` has; 0 where none begins. */
function attributionLines(lines: readonly Line[], at: number): number {
  const between = betweenDashes.exec(lines[at]?.text ?? "")?.[1];
  if (between !== undefined && isAttribution(between)) return 1;
  let joined = "";
  for (let count = 1; count <= limits.attribution; count += 1) {
    const text = lines[at + count - 1]?.text ?? "";
    if (text === "" || text.startsWith(">")) return 0;
    joined = `${joined} ${text}`.trimStart();
    if (joined.length > limits.attributionLength) return 0;
    if (/[:\uff1a]$/.test(text)) return isAttribution(joined) ? count : 0;
    if (!attributionStart.test(joined)) return 0;
  }
  return 0;
}

/** Zoho's attributions: `---- On Mon, 02 Mar 2026 10:00:00 +0100 EMSD wrote ----`. */
const betweenDashes = /^-{2,} ?([^-].{0,300}?) ?-{2,}$/;

/** An attribution that goes on in the next line begins so. */
const attributionStart =
  /^(?:on|at|le|am|op|il|in data|el|em|den|w dniu|dnia|pe|\d{1,4}[-./]).*\d/i;

const verb =
  /(?:^|\s)(?:wrote|writes|schrieb|\u00e9crit|schreef|scritto|escribi\u00f3|escreveu|pisze|napisa\u0142\(?a?\)?|napsal\(?a?\)?|skrev|kirjoitti)(?=[\s:]|$)/i;

/** Says when or from which address somebody wrote. */
function isAttribution(text: string): boolean {
  if (!/\d|@/.test(text)) return false;
  return verb.test(text) || isKnownElsewhere(text);
}

/** email-reply-parser knows more languages. It hides what it takes for the head of a quotation. */
function isKnownElsewhere(text: string): boolean {
  return new EmailReplyParser().parseReply(`${text}\n> .`).trim() === "";
}
