/**
 * Settings in a block: below a CREATE, or below a SET that stands alone in its line, each line may leave out
 * its own SET. The block ends with the first command that is no setting. What is a command as it stands
 * stays one, and what looks like an order is never taken for a setting.
 */

import type { FormName } from "../commands/families.js";
import {
  type CommandReading,
  readBehindSet,
  readCommand,
  readSetUpAlone,
  readSetUpWhole,
  rightBehindSet,
} from "../commands/read-command.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import { readQuestion } from "../questions/read-question.js";
import { type Line, written } from "../text/lines.js";
import { quotable } from "./secrets/mask.js";

/** Is the line at `at` a SET above its settings, which means nothing by itself? */
export function headsSettings(lines: readonly Line[], at: number): boolean {
  if (!/^set(?:tings?)?[ .:]*$/i.test(lines[at]?.text ?? "")) return false;
  const next = lines.find(({ text }, index) => index > at && text !== "");
  const reading = next === undefined ? null : readSetting(next);
  return reading?.kind === "statement" && isSetting(reading.form);
}

/** Does a block of settings go on, or begin, behind a line that begins so? */
export function leadsSettings(form: FormName, isInside: boolean): boolean {
  return form === "create" || (isInside && isSetting(form));
}

/** A line of a block of settings. */
export function readSetting(line: Line): CommandReading | null {
  const plain = readCommand(line);
  // `If somebody misses a deadline, they get 12 hours more` is no condition of an order.
  const said = plain?.form === "if" ? readSetUpWhole(line) : null;
  if (said !== null) return said;
  if (plain?.kind === "statement") return plain;
  if (!mayBeSetting(line)) return readSetUpWhole(line) ?? plain;
  const setting = readBehindSet(line);
  // What a sentence sets among other words is read with the sentences around it.
  if (setting?.kind === "statement" && !setting.unread?.length) return setting;
  if (setting?.kind === "statement") return plain?.kind === "complaint" ? null : plain;
  return plain ?? (isNearSetting(setting) ? setting : null);
}

/** `22 heures (heure de Paris)`, below a long line that ends in `avant`: a program broke the sentence there. */
export function goesOnWith(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1]?.raw.trim() ?? "";
  const isBroken = before.length >= wrappedAt && !/[.?!:;,]$/.test(before);
  return isBroken && !/^set /i.test(before) && !/^\W*set /i.test(lines[at]?.text ?? "");
}

const wrappedAt = 60;

/** What players set for themselves alone: `absence Dec 24 to Dec 26` needs no SET to be meant. */
const ownForms: ReadonlySet<FormName> = new Set([
  ...(["set-absence", "set-no-absence", "set-digest", "set-name"] as const),
]);

/**
 * A line outside such a block that would be a setting if it had its SET. It is asked back, unless it can be nothing
 * but a set-up, or concerns only its writer.
 */
export function missesSet(line: Line): CommandReading | null {
  const said = readSetUpAlone(line);
  if (said !== null) return said;
  const setting = mayBeSetting(line) ? rightBehindSet(line) : null;
  if (setting === null || setting.form === "set-up") return null;
  // `Draw without Turkey` is a wish for one.
  if (setting.form === "set-draw" && readQuestion(line.text)?.intent === "draw") return null;
  if (ownForms.has(setting.form)) return setting;
  const { statement, form } = setting;
  const meant = `SET ${quotable(line.text.replace(/^\W+/, ""), statement)}`;
  const place = written(line, 0, line.text.length);
  const complaint = { kind: "unknown-command", nearest: [meant], ...place } as const;
  return { kind: "complaint", complaint, form };
}

/**
 * `P secret` may be somebody's initial; SET P is not. `Comment ?` asks, in French. `Private game` gives no word that
 * players must know.
 */
function mayBeSetting({ text }: Line): boolean {
  const asks = /^\W*\p{L}+\s*\?|\s\?/u.test(text);
  return /^\W*(?!private\b)[a-z]{2}/i.test(text) && !asks && !looksLikeOrder(text);
}

/** A sentence between the settings is none of them. */
function isNearSetting(reading: CommandReading | null): boolean {
  if (reading?.kind !== "complaint") return false;
  const { complaint } = reading;
  return complaint.kind !== "unknown-setting" || complaint.nearest.length > 0;
}

function isSetting(form: FormName): boolean {
  return form.startsWith("set-");
}
