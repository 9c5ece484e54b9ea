/**
 * The gate through which a reply quotes its mail: no password that the mail tells, in a command or in words, goes
 * back to its sender, whose mailbox others may read.
 */
import { mask, ownWords, secretsIn, withoutSecrets } from "../../language/index.js";
import type { ReplyItem, SkippedText } from "../../report/index.js";
import { literal, once } from "../../util/index.js";
import { defaultVariant } from "../context.js";
import type { Quotations, Session } from "./session.js";

/** What may be quoted of a mail, whose quotations of letters are known. */
export function quotationsOf(session: Session): Quotations {
  const { mail, thread } = session;
  const isName = namesOf(session);
  const own = [mail.subject, ownWords(mail.text, thread.letters)];
  const files = mail.textAttachments.map(({ text }) => text);
  const secrets = [...own, ...files].flatMap((text) => secretsIn(text, isName));
  if (secrets.length === 0) {
    return { quote: (text) => text, item: (item) => item, skipped: (part) => part };
  }
  const all = wordsOf(secrets);
  // What the judge says by itself may have a password's word in it that is one of the language.
  const unlikely = wordsOf(secrets.filter((word) => /\d|\p{Ll}\p{Lu}/u.test(word)));
  const hide = (text: string) => text.replace(unlikely, mask);
  const quote = (text: string) => withoutSecrets(text, isName).replace(all, mask);
  const skipped = (part: SkippedText) =>
    "first" in part && part.first !== undefined ? { ...part, first: quote(part.first) } : part;
  return { quote, item: (item) => shownItem(item, quote, hide), skipped };
}

type Change = (text: string) => string;

function shownItem(item: ReplyItem, quote: Change, hide: Change): ReplyItem {
  if (item.kind === "returned-press") return { ...item, text: quote(item.text) };
  if (item.kind === "done" && item.event.kind === "press") return item;
  const shown = changed(item, hide);
  if (!("line" in shown) || !("line" in item)) return shown;
  const line = quote(item.line);
  if (shown.kind !== "complaint" || line === item.line) return { ...shown, line };
  return { ...shown, line, complaint: { ...shown.complaint, from: 0, to: line.length } };
}

/** The same data, each of its texts changed. */
function changed<T>(data: T, change: Change): T;
function changed(data: unknown, change: Change): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((each) => changed(each, change));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, changed(value, change)]),
  );
}

/** Any of these words, whole; nothing where there are none. */
function wordsOf(words: readonly string[]): RegExp {
  const either = words.length === 0 ? "(?!)" : `(?:${words.map(literal).join("|")})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${either}(?![\\p{L}\\p{N}])`, "gu");
}

/** Names that the writer cannot help using: of powers, places, games and of themselves. */
function namesOf({ context, games, mail, from }: Session): (word: string) => boolean {
  const boards = [
    context.boards.get(defaultVariant),
    ...[...games.values()].map(({ board }) => board),
  ];
  // Few mails speak of a password, and only those need the names.
  const names = once(() => {
    const printed = boards.flatMap((board) =>
      board === undefined
        ? []
        : [...board.powers, ...board.provinces].map(({ id, name }) => `${id} ${name}`),
    );
    const text = [...printed, mail.fromName, from, context.judge.name].join(" ").toLowerCase();
    return new Set(text.match(/[\p{L}\p{N}]+/gu));
  });
  return (word) => {
    const small = word.toLowerCase();
    return names().has(small) || games.has(small) || /^[sfw]\d{1,4}[mrab]$/.test(small);
  };
}
