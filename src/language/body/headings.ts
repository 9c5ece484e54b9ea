/**
 * What stands above a quotation and says whose it is: an attribution (`On ... wrote:`), a separator, or the headers of
 * the quoted mail. Each test looks at a few lines of limited length; none says how far the quotation goes.
 */

import EmailReplyParser from "email-reply-parser";
import { regex } from "../../util/index.js";
import { readCommand } from "../commands/read-command.js";
import { looksLikeOrder, mayBeOrder } from "../lexer/order-like.js";
import { limits } from "../text/limits.js";
import type { Line } from "../text/lines.js";

/** A line that shows, wherever it stands, that another mail begins: not even a press block goes on there. */
export function beginsQuotation(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? "";
  return separator.test(text) || judgesLetter.test(text) || isHeaderBlock(lines, at);
}

/** The judge's own letters begin so. A player who copies one would order what was ordered before. */
export const judgesLetter = /^:: ?judge:/i;

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
    "mensagem original",
    "mensagem encaminhada",
    "ursprungligt meddelande",
    "oprindelig meddelelse",
    "opprinnelig melding",
    "wiadomo\u015b\u0107 oryginalna",
    "p\u016fvodn\u00ed zpr\u00e1va",
  ].join("|")})(?: ?-{2,}|:)$`,
  "i",
);

const sender =
  /^\*?(?:from|von|de|van|da|od|fra|fr\u00e5n|exp\u00e9diteur|mittente|remitente)\*? ?:/i;

/** The other headers that mail programs repeat above a quotation, one group for each. */
const headers = [
  regex("i")`
    ^\*?(?:
      sent|date|gesendet|datum|envoy\u00e9|verzonden|inviato|data|envia[dr][oa](?: e[lm])?|fecha
      |skickat|sendt|wys\u0142ano|odesl\u00e1no
    )\*? ?:
  `,
  /^\*?(?:to|an|\u00e0|aan|a|para|destinatario|till|til|do|komu)\*? ?:/i,
  regex("i")`
    ^\*?(?:
      subject|betreff|objet|onderwerp|oggetto|asunto|assunto|\u00e4mne|emne|temat
      |p\u0159edm\u011bt
    )\*? ?:
  `,
] as const;

/** How many lines a block of headers can have, with long lists of receivers wrapped. */
const mostHeaders = 8;

/** How many lines of headers with a label each stand from `at` on; 0 where no other mail's headers do. */
export function headerLines(lines: readonly Line[], at: number): number {
  if (!isHeaderBlock(lines, at)) return 0;
  const end = lines.findIndex(({ text }, index) => index >= at && !label.test(text));
  return (end < 0 ? lines.length : end) - at;
}

/**
 * The sender and two more headers, with an address or the time of a day: what a player heads their own words with
 * (`From: the Tsar`) has neither.
 */
function isHeaderBlock(lines: readonly Line[], at: number): boolean {
  const first = lines[at]?.text ?? "";
  if (!label.test(first)) return false;
  const block = lines.slice(at, at + mostHeaders).map(({ text }) => text.slice(0, limits.quote));
  const isKnown = [sender, ...headers].some((header) => header.test(first));
  if (!isKnown) return isForeignBlock(block);
  const has = (header: RegExp) => block.some((text) => header.test(text));
  if (!has(sender) || headers.filter(has).length < 2) return isForeignBlock(block);
  return has(address) || has(clockTime);
}

/** In whatever language: lines with a label each, one of them with an address, another with a date and a time. */
function isForeignBlock(block: readonly string[]): boolean {
  const end = block.findIndex((text) => !label.test(text));
  const labelled = block.slice(0, end < 0 ? block.length : end);
  const isDate = (text: string) => clockTime.test(text) && /\b\d{4}\b/.test(text);
  return (
    labelled.length >= 3 && labelled.some(isDate) && labelled.some((text) => address.test(text))
  );
}

const label = /^\*?\p{L}[\p{L} -]{0,19}\*? ?[:\uff1a]\*? ?\S/u;
const address = /\S@\S/;
const clockTime = /\b\d{1,2}[:.h]\d\d\b/;

/** How many lines the attribution that begins at `at` has; 0 where none begins. */
export function attributionLines(lines: readonly Line[], at: number): number {
  const between = betweenDashes.exec(lines[at]?.text ?? "")?.[1];
  if (between !== undefined && isAttribution(between)) return 1;
  let joined = "";
  for (let count = 1; count <= limits.attribution; count += 1) {
    const text = lines[at + count - 1]?.text ?? "";
    if (text === "" || text.startsWith(">")) return 0;
    joined = `${joined} ${text}`.trimStart();
    if (joined.length > limits.attributionLength) return 0;
    if (endsHeading.test(text)) return isAttribution(joined) ? count : 0;
    if (!attributionStart.test(joined)) return 0;
  }
  return 0;
}

/** How many lines from `at` on may say, in whatever words, whose words follow: the last of them ends in a colon. */
export function headingLines(lines: readonly Line[], at: number): number {
  for (let count = 1; count <= limits.attribution; count += 1) {
    const { text = "", raw = "" } = lines[at + count - 1] ?? {};
    if (text === "" || text.startsWith(">") || raw.length > limits.attributionLength) return 0;
    if (endsHeading.test(text)) return count;
    if (count === 1 && !/[\d@]/.test(text)) return 0;
  }
  return 0;
}

/** Could the line be an order or a command? */
export function isForJudge(line: Line): boolean {
  const { text } = line;
  if (looksLikeOrder(text) || readCommand(line)?.kind === "statement") return true;
  return mayBeOrder(text) && !saysWrote(text);
}

/** Does the line say that somebody wrote something? */
export function saysWrote(text: string): boolean {
  return verb.test(text);
}

const endsHeading = /[:\uff1a]$/;

/** Zoho's attributions: `---- On Mon, 02 Mar 2026 10:00:00 +0100 EMSD wrote ----`. */
const betweenDashes = /^-{2,} ?([^-].{0,300}?) ?-{2,}$/;

/** An attribution that goes on in the next line begins so. */
const attributionStart =
  /^(?:on|at|le|am|op|il|in data|el|em|den|w dniu|dnia|pe|\d{1,4}[-./]).*\d/i;

const verb = regex("i")`
  (?:^|\s)(?:
    wrote|writes|schrieb|\u00e9crit|schreef|scritto|escribi\u00f3|escreveu|pisze
    |napisa\u0142\(?a?\)?|napsal\(?a?\)?|skrev|kirjoitti
  )(?=[\s:]|$)
`;

/** Says when or from which address somebody wrote. */
function isAttribution(text: string): boolean {
  if (!/\d|@/.test(text)) return false;
  return saysWrote(text) || isKnownElsewhere(text);
}

/** email-reply-parser knows more languages. It hides what it takes for the head of a quotation. */
function isKnownElsewhere(text: string): boolean {
  return new EmailReplyParser().parseReply(`${text}\n> .`).trim() === "";
}
