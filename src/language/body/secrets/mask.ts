/**
 * Passwords in lines that are quoted back: every line that holds one, or was meant to, is quoted without
 * it. Replies are read by others than their receiver.
 */
import { regex } from "../../../util/index.js";
import type { CommandComplaint } from "../../commands/complaint.js";
import { type FormName, forms, type LineStatement } from "../../commands/families.js";
import type { CommandStart } from "../../commands/starts.js";

/** Stands for a word that is not quoted. */
export const mask = "********";

/** A line as it may be quoted, which was read as this statement. */
export function quotable(raw: string, statement: LineStatement): string {
  const secrets = secretsOf(statement);
  if (secrets.length === 0) return raw;
  const [first = raw] = /^\s*\S+/.exec(raw) ?? [];
  const rest = raw.slice(first.length);
  if (secrets.every((secret) => withoutWord(rest, secret) !== rest))
    return `${first}${secrets.reduce(withoutWord, rest)}`;
  // Folding changed a secret, or it is part of a word: nothing of the line is sure to be none of it.
  return rest === "" ? mask : maskedFrom(raw, 1);
}

/** The text with stars for this word, wherever it stands as one. */
export function withoutWord(text: string, word: string): string {
  const [first = "", ...others] = text.split(word);
  return others.reduce((left, right) => {
    const isWhole = !/[\p{L}\p{N}]$/u.test(left) && !/^[\p{L}\p{N}]/u.test(right);
    return `${left}${isWhole ? mask : word}${right}`;
  }, first);
}

function secretsOf(statement: LineStatement): readonly string[] {
  // Old hands may have meant a password.
  const idle = "idle" in statement ? (statement.idle ?? "").split(" ") : [];
  // A line may be quoted that was quoted before.
  return [...passwordsIn(statement), ...idle].filter((word) => word !== "" && word !== mask);
}

/** The passwords and words of entry that a statement gives. */
export function passwordsIn(statement: LineStatement): readonly string[] {
  const all = [
    "password" in statement ? statement.password : null,
    "invitation" in statement ? statement.invitation : null,
  ];
  return all.flatMap((secret) => (secret === null || secret === "" ? [] : [secret]));
}

/** Commands of the older judges that this one does not have, and whose lines hold passwords there. */
const secretiveElsewhere: ReadonlySet<string> = new Set([
  ...["adjust", "monitor", "purge", "record", "rename", "revive", "takeover"],
]);

/** Can lines with this beginning hold what must not be quoted? */
export function isSecretive({ leads, words }: CommandStart): boolean {
  return leads.kind === "form"
    ? forms[leads.form].isSecret === true
    : secretiveElsewhere.has(words);
}

/** A line as it may be quoted, which was probably meant as such a statement, and was not understood. */
export function quotableFailure(
  raw: string,
  form: FormName | null,
  complaint: CommandComplaint,
): string {
  if (complaint.kind === "not-offered" && secretiveElsewhere.has(complaint.command)) {
    return maskedFrom(raw, 1);
  }
  if (form === null || forms[form].isSecret !== true) return raw;
  if ((form === "sign-on" || form === "act") && isAboutGame.test(raw)) return raw;
  // A line in a block of settings may have no SET.
  const isBare = form === "set-invitation" && !/^\W*set/i.test(raw);
  return maskedFrom(raw, isBare || form === "set-password" || form === "sign-on" ? 1 : 2);
}

/** `Game for our office`, which gives no password. */
const isAboutGame = regex("i")`
  ^\W*games?\s+(?:
    for|of|on|at|in|with|by|about|and|or|to|from|we|i|is|was|has|night|nights|request|question
    |over|idea|plan|start|starts|rules|results?|master
  )(?!.*\b(?:as|password|pass|pw)\b)
`;

/** The line with all words masked but so many at its beginning. */
function maskedFrom(raw: string, kept: number): string {
  const words = raw.trim().split(/\s+/);
  return words.map((word, at) => (at < kept ? word : mask)).join(" ");
}
