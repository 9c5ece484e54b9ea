/**
 * The gate through which a reply quotes its mail: no password that the mail tells, in a command or in words, goes
 * back to its sender, whose mailbox others may read.
 */
import {
  holdsSecrets,
  type KnownNames,
  knownNames,
  mask,
  ownWords,
  secretsIn,
  withoutHints,
  withoutSecrets,
} from "../../../language/index.js";
import type { ReplyItem, SkippedText } from "../../../report/index.js";
import { literal } from "../../../util/index.js";
import { type Context, defaultVariant } from "../../context.js";
import type { Mail } from "../../ports/mail.js";
import type { OpenGame, Quotations, Session } from "../session.js";

/**
 * What may be quoted of a mail, whose quotations of letters are known. Games that it names are known when it
 * has been read.
 */
export function quotationsOf(session: Session): Quotations {
  const { mail, thread, games } = session;
  const files = mail.textAttachments.map(({ text }) => text);
  const own = [mail.subject, ownWords(mail.text, thread.letters), ...files];
  let known = -1;
  let gate = openGate(session, own);
  const current = () => {
    if (known !== games.size) gate = openGate(session, own);
    known = games.size;
    return gate;
  };
  return {
    told: (text) => current().told(text),
    quote: (text) => current().quote(text),
    kept: (text) => keptOf(current().hide(text), namesOf(session)),
    item: (item) => current().item(item),
    skipped: (part) => current().skipped(part),
    tellsSecrets: () => isTold(mail, namesOf(session)),
    tellsOwnSecrets: () => own.some((text) => holdsSecrets(text, namesOf(session))),
  };
}

/** Words for others go on as they were written. */
const passesOn = /^\W*(?:press|broadcast|postal|statement)\b/im;

type Gate = Pick<Quotations, "told" | "quote" | "item" | "skipped"> & { readonly hide: Change };

function openGate(session: Session, own: readonly string[]): Gate {
  const names = namesOf(session);
  const secrets = own.flatMap((text) => secretsIn(text, names));
  const all = wordsOf(secrets);
  // What the judge says by itself may have a password's word in it that is one of the language.
  const unlikely = wordsOf(secrets.filter((word) => /\d|\p{Ll}\p{Lu}/u.test(word)));
  const written = own.join("\n").toLowerCase();
  const hide = (text: string) =>
    text.replace(written.includes(text.toLowerCase()) ? all : unlikely, mask);
  const told = (text: string) =>
    secrets.length === 0 ? text : withoutSecrets(text, names).replace(all, mask);
  const quote = (text: string) => withoutHints(told(text), names);
  const answered = (text: string) => withoutHints(told(text), names, true);
  const skipped = (part: SkippedText) =>
    "first" in part && part.first !== undefined ? { ...part, first: quote(part.first) } : part;
  return {
    told,
    quote,
    hide,
    item: (item) => shownItem(item, { told, quote, answered, hide }),
    skipped,
  };
}

type Change = (text: string) => string;

function shownItem(
  item: ReplyItem,
  { told, quote, answered, hide }: Readonly<Record<"told" | "quote" | "answered" | "hide", Change>>,
): ReplyItem {
  if (item.kind === "returned-press") return { ...item, text: told(item.text) };
  if (item.kind === "done" && item.event.kind === "press") return item;
  const shown = changed(item, hide);
  if (!("line" in shown) || !("line" in item)) return shown;
  // What was done hints at nothing; a question may be found in what hints at something.
  const shownBy = item.kind === "complaint" ? quote : item.kind === "answer" ? answered : told;
  const line = shownBy(item.line);
  if (shown.kind !== "complaint" || line === item.line) return { ...shown, line };
  return { ...shown, line, complaint: { ...shown.complaint, from: 0, to: line.length } };
}

/** What stands under these names is a word of the program's own, which says what else there is: no text of anybody. */
const ownNames: ReadonlySet<string> = new Set([
  ...["kind", "wish", "mayBe", "what", "why", "reason", "because", "problem", "form", "part"],
  ...["role", "asked", "begun", "status", "season", "type", "sureness"],
]);

/** The data with each of its texts changed. */
function changed<T>(data: T, change: Change): T;
function changed(data: unknown, change: Change): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((each) => changed(each, change));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const isOwn = typeof value === "string" && ownNames.has(name);
      return [name, isOwn ? value : changed(value, change)];
    }),
  );
}

/** Any of these words, whole; nothing where there are none. */
function wordsOf(words: readonly string[]): RegExp {
  const either = words.length === 0 ? "(?!)" : `(?:${words.map(literal).join("|")})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${either}(?![\\p{L}\\p{N}])`, "giu");
}

/** Names that the writer cannot help using: of powers, places, games and of themselves. */
function namesOf({ context, games, mail }: Session): KnownNames {
  return namesIn(context, mail, games);
}

function namesIn(
  context: Context,
  { from, fromName }: Mail,
  games: ReadonlyMap<string, OpenGame>,
): KnownNames {
  const boards = [
    context.boards.get(defaultVariant),
    ...[...games.values()].map(({ board }) => board),
  ].flatMap((board) => (board === undefined ? [] : [board]));
  const printed = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.map(({ id, name }) => `${id} ${name}`).join(" ");
  // Few mails speak of a password, and only those need the names.
  return knownNames(() => ({
    seats: [...boards.map(({ powers }) => printed(powers)), ...games.keys(), fromName].join(" "),
    others: [...boards.map(({ provinces }) => printed(provinces)), from, context.judge.name].join(
      " ",
    ),
  }));
}

/** The text of a mail that nobody has read as it may be stored: of games, those that it names are not known. */
export function storable(context: Context, mail: Mail, text: string): string {
  return keptOf(text, namesIn(context, mail, new Map()));
}

function keptOf(text: string, names: KnownNames): string {
  const told = withoutSecrets(text, names);
  return passesOn.test(text) ? told : withoutHints(told, names);
}

/** Does such a mail hold what may not be stored? */
export function tellsSecrets(context: Context, mail: Mail): boolean {
  return isTold(mail, namesIn(context, mail, new Map()));
}

/** Headers in which people and programs write what they like (RFC 5322, 3.6.5). */
const ownHeaders = /^(?:x-.*|comments|keywords|organi[sz]ation)$/;

/** In whatever place, read or not. What was too long to be read may hold anything. */
function isTold(mail: Mail, names: KnownNames): boolean {
  const { subject, text, textAttachments, unread, headers, hasMore } = mail;
  const parts = [...textAttachments.map((file) => file.text), ...unread];
  const values = headers.flatMap(([name, value]) => (ownHeaders.test(name) ? value : []));
  return hasMore || [subject, text, ...parts, ...values].some((part) => holdsSecrets(part, names));
}
