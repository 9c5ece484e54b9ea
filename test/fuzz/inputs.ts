/** What strangers send: lines that people wrote, mails as programs make them, and what chance makes of them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Chance } from "../reading/random.js";
import { writtenLines } from "../support/written-lines.js";

const words = [...new Set(writtenLines.flatMap((line) => line.split(/\s+/)))];

/** What breaks readers of text. */
const sharp: readonly string[] = [
  ...[
    "\0",
    "\r",
    "\r\n\r\n",
    "\u2028",
    "\ufeff",
    "\u202e",
    "\ud83d",
    "e\u0301",
    "\u200d",
    "\x1b[2J",
  ],
  ...[
    "((((((((",
    "{{{{",
    "}}",
    "<<<>>>",
    "[[[",
    "\\",
    '"',
    "'",
    "`",
    ";",
    "--",
    "->",
    "::",
    "|",
    "> ",
  ],
  ...[
    "__proto__",
    "constructor",
    "NaN",
    "1e309",
    "-0",
    "99999999999999999999",
    "%s%n",

    "../../etc",
  ],
  ...[
    "ENDPRESS",
    "PRESS TO ALL",
    "BROADCAST",
    "TRY",
    "ENDTRY",
    "IF",
    "IN S1999M",
    "UNTIL",
    "REPLACE",
    "BECOME",
  ],
  ...["=?utf-8?Q?=00?=", "<script>", "</table>", "&#0;", "<b".repeat(50), "&".repeat(60)],
  ...["1901-13-45", "31 Feb", "25:61", "Mars/Olympus", "next never", "GMT+99", "-5 days"],
];

/** One of these, as often as a mail bears. */
function repeated(luck: Chance, text: string, most: number): string {
  return text.repeat(1 + Math.floor(luck.next() ** 4 * most));
}

function piece(luck: Chance): string {
  if (luck.happens(0.4)) return luck.pick(words);
  if (luck.happens(0.6)) return luck.pick(sharp);
  return String.fromCodePoint(1 + Math.floor(luck.next() ** 3 * 0xd7fe));
}

/** A text with a few damages: cut, doubled, moved, mixed with what is sharp. */
export function damaged(luck: Chance, text: string): string {
  let result = text;
  do {
    const at = Math.floor(luck.next() * (result.length + 1));
    const end = Math.min(result.length, at + Math.floor(luck.next() ** 3 * 60));
    const middle = luck.pick([
      "",
      repeated(luck, piece(luck), 200),
      repeated(luck, result.slice(at, end), 50),
      [...result.slice(at, end)].reverse().join(""),
      piece(luck),
    ]);
    result = result.slice(0, at) + middle + result.slice(end);
  } while (luck.happens(0.6) && result.length < 200_000);
  return result;
}

/** A line of a mail: an order or a command, or nearly one. */
export function anyLine(luck: Chance): string {
  if (luck.happens(0.3)) return luck.pick(writtenLines);
  if (luck.happens(0.6)) return damaged(luck, luck.pick(writtenLines));
  return Array.from({ length: 1 + Math.floor(luck.next() ** 3 * 60) }, () => piece(luck)).join(" ");
}

/**
 * A few words that somebody wrote, again and again, and something else: a pattern that can part them in many ways may try them
 * all when the end does not fit.
 */
export function anyPhrases(luck: Chance): string {
  const said = luck.pick(writtenLines).split(" ");
  const from = Math.floor(luck.next() * said.length);
  const phrase = said.slice(from, from + 1 + Math.floor(luck.next() * 5)).join(" ");
  const joint = luck.pick([" ", ", ", " and ", "; ", ": ", ". "]);
  const times = Math.ceil(400 / (phrase.length + joint.length));
  const end = luck.happens(0.5) ? joint + piece(luck) : "";
  return Array.from({ length: times }, () => phrase).join(joint) + end;
}

/** The text of a mail. */
export function anyText(luck: Chance): string {
  const lines = Array.from({ length: 1 + Math.floor(luck.next() ** 3 * 80) }, () => anyLine(luck));
  return lines.join("\n");
}

const tags = ["p", "div", "table", "tr", "td", "blockquote", "ul", "li", "s", "style", "pre", "a"];

/** HTML as nobody writes it. */
export function anyHtml(luck: Chance): string {
  const parts = Array.from({ length: 1 + Math.floor(luck.next() ** 3 * 200) }, () => {
    const tag = luck.pick(tags);
    const close = luck.happens(0.6) ? `</${tag}>` : "";
    return `<${tag}${luck.happens(0.2) ? ` ${damaged(luck, 'style="display:none"')}` : ""}>${anyLine(luck)}${close}`;
  });
  return repeated(luck, parts.join(luck.happens(0.5) ? "\n" : ""), 20);
}

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
METHOD:REPLY
BEGIN:VEVENT
UID:1@example.net
DTSTART;TZID=Europe/Vienna:20260302T090000
RRULE:FREQ=DAILY;COUNT=100000
SUMMARY:A Par - Bur
ATTENDEE;PARTSTAT=ACCEPTED:mailto:anna@example.net
END:VEVENT
END:VCALENDAR`;

const boundary = "next";

function part(headers: readonly string[], content: string): string {
  return [`--${boundary}`, ...headers, "", content].join("\n");
}

/** A whole mail, in parts or not, as its sender and the way may have mangled it. */
export function anyMail(luck: Chance, frame: readonly string[]): string {
  const text = anyText(luck);
  if (luck.happens(0.4)) return [...frame, "", text].join("\n");
  const parts = [
    part(["Content-Type: text/plain; charset=utf-8; format=flowed"], text),
    part(["Content-Type: text/html; charset=windows-1252"], anyHtml(luck)),
    part(["Content-Type: text/calendar; method=REPLY"], damaged(luck, calendar)),
    part(
      ["Content-Type: text/plain", "Content-Disposition: attachment; filename*=utf-8''a%00b"],
      text,
    ),
    part(
      ["Content-Type: text/plain", "Content-Transfer-Encoding: base64"],
      damaged(luck, "QSBQYXIgSA=="),
    ),
    part(
      ["Content-Type: message/delivery-status"],
      damaged(luck, "Final-Recipient: rfc822; a@b\nStatus: 5.1.1"),
    ),
  ].filter(() => luck.happens(0.5));
  const type = `Content-Type: multipart/${luck.pick(["mixed", "alternative", "report", "related"])}; boundary=${boundary}`;
  const whole = [...frame, type, "", ...parts, `--${boundary}--`].join("\n");
  return luck.happens(0.5) ? whole : damaged(luck, whole);
}

const root = fileURLToPath(new URL("../../config/", import.meta.url));

/** Files that keepers write: settings, and a variant's map. */
export const keepersFiles = {
  settings: readFileSync(`${root}judge.example.yaml`, "utf8"),
  variant: readFileSync(`${root}variants/standard/map.yaml`, "utf8"),
  names: readFileSync(`${root}variants/standard/names.yaml`, "utf8"),
};
