/** The answer to a mail: what became of each line, and where the sender stands now. */
import { isUnderWay, type Refusal } from "../../game/index.js";
import { helpText, helpTopics } from "../answers/help-pages.js";
import { setUpText } from "../answers/set-up.js";
import { statusSaying } from "../blocks/status.js";
import { positionTable } from "../blocks/tables.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { verbatim } from "../engine/fill.js";
import { type LetterText, oneLine } from "../engine/letter-text.js";
import { answeredSubjectMax } from "../limits.js";
import { quote } from "../sentences/quote.js";
import { letter } from "../sentences/sentence.js";
import type { Sayings, Stage } from "../words/say.js";
import type { AnsweredMail, ReplyItem, Scene } from "../words/scene.js";
import { phaseName, when } from "../words/times.js";
import { itemBlocks } from "./reply-items.js";
import { unreadAdvice, unreadText } from "./unread.js";

/** What a reply is made from. */
interface Reply {
  readonly kind: "reply";
  readonly catalogue: Catalogue;
  readonly mail: AnsweredMail;
}

/** Orders that waited for their phase, which has begun. */
interface UsedPending extends ReadPending {
  readonly kind: "pending";
  readonly catalogue: Catalogue;
}

export const replySayings: Sayings<Reply | UsedPending> = {
  reply: {
    ...statusSaying,
    submissions: (subject, stage) =>
      showsOrders(subject.mail) ? statusSaying.submissions!(subject, stage) : "",
    pending: (subject, stage) =>
      showsOrders(subject.mail) ? statusSaying.pending!(subject, stage) : "",
    answered: ({ mail }, { scene }) => bareSubject(scene, mail.subject),
    problems: ({ mail }) => mail.items.filter(isProblem).length,
    mustConfirm: ({ mail }) => mail.items.some(needsConfirmation),
    isStanding: ({ mail }) => !hasLeft(mail) && !isBrief(mail),
    isBlank: ({ mail }) => isBlank(mail),
    isKind: ({ mail }) => isBlank(mail) && isKind(mail),
    welcome: ({ catalogue, mail }) => (isWelcome(mail) ? helpText(catalogue, null) : ""),
    topics: ({ mail }) =>
      isWelcome(mail) || mail.items.some(asksForHelp) ? helpTopics.join(", ").toUpperCase() : "",
    past: ({ mail: { crossing } }, { words }) =>
      crossing?.past ? phaseName(words, crossing.past) : "",
    overtakenBy: ({ mail: { crossing } }, { scene }) => {
      const { overtakenBy = null } = crossing ?? {};
      return overtakenBy === null ? "" : when(scene, overtakenBy);
    },
    items: ({ catalogue, mail }, stage) => itemBlocks(catalogue, stage, readingsFirst(mail.items)),
    skipped: ({ mail }, stage) => unreadText(stage, mail),
    advice: ({ mail }, stage) => unreadAdvice(stage, mail),
    isUtc: (_, { scene: { view } }) => view?.settings.zone === "UTC",
    setUp: ({ catalogue, mail }, stage) =>
      showsSetUp(mail) ? setUpText(catalogue, stage).trimEnd() : "",
    position: ({ mail }, stage) => (showsPosition(mail) ? positionBlock(stage) : ""),
  },
  pending: {
    ...statusSaying,
    items: ({ catalogue, items }, stage) => itemBlocks(catalogue, stage, items),
    others: ({ others }) => others.map((line) => `> ${quote(line)}`).join("\n"),
  },
};

/** The reply to a mail. Its subject answers the mail's and carries `CODE:game - S1901M`. */
export function composeReply(catalogue: Catalogue, mail: AnsweredMail): LetterText {
  const subject = { kind: "reply", catalogue, mail } as const;
  return letter(catalogue, stageOf(catalogue, mail.scene), replySayings, subject);
}

/** The letter about orders that waited for their phase. */
export function composePending(catalogue: Catalogue, read: ReadPending): LetterText {
  const subject = { kind: "pending", catalogue, ...read } as const;
  return letter(catalogue, stageOf(catalogue, read.scene), replySayings, subject);
}

/** What became of the orders that a player had written for a phase that has begun. */
interface ReadPending {
  readonly scene: Scene;
  readonly items: readonly ReplyItem[];
  /** Orders that are not used because their conditions do not hold, as written. */
  readonly others: readonly string[];
}

/** The mail had nothing to use. */
function isBlank({ items, isUseful = false }: AnsweredMail): boolean {
  return items.length === 0 && !isUseful;
}

/** Nothing but kind words, beside what is no message. */
function isKind(mail: AnsweredMail): boolean {
  const kinds = new Set(mail.skipped.map(({ kind }) => kind));
  const others = ["greeting", "quote", "signature", "disclaimer"];
  // A stranger who says no more than hello may want to know what this is.
  const isFriendly = kinds.delete("farewell") || (!isStrange(mail) && kinds.has("greeting"));
  return isFriendly && [...kinds].every((kind) => others.includes(kind));
}

/** From somebody who has no part in any game. */
function isStrange({ scene, ownRole = null }: AnsweredMail): boolean {
  return scene.view === null && ownRole === null;
}

/** A first mail, perhaps, from somebody who does not know what this is. */
function isWelcome(mail: AnsweredMail): boolean {
  return isBlank(mail) && !isKind(mail) && isStrange(mail);
}

/** Where a GM has set something, they want to see what the game is now. */
function showsSetUp({ scene, items }: AnsweredMail): boolean {
  if (scene.view?.you.role !== "gm") return false;
  const isForming = scene.view.status === "forming";
  return items.some(
    (item) =>
      item.kind === "set-up" ||
      (item.kind === "done" &&
        (item.event.kind === "game-created" ||
          (isForming && item.event.kind === "setting-changed"))),
  );
}

function hasLeft({ items }: AnsweredMail): boolean {
  return items.some((item) => item.kind === "done" && item.event.kind === "resigned");
}

/** Whoever only asked, or is only asked back, wants no more than that; their orders have not changed. */
function isBrief(mail: AnsweredMail): boolean {
  const { items, scene } = mail;
  const isGm = scene.view?.you.role === "gm";
  // A note below a message that was sent is no page.
  const isSent = items.some(sendsPress);
  const isAnswered =
    items.length > 0
      ? items.every((item) => needsNoMore(item) || (isSent && item.kind === "text"))
      : isGm || isKind(mail);
  return scene.view !== null && isUnderWay(scene.view) && isAnswered;
}

function needsNoMore(item: ReplyItem): boolean {
  if (item.kind === "answer") return !item.pointsBelow;
  if (item.kind === "done") return sendsPress(item);
  if (item.kind === "refused") return item.refusal.kind === "confirm-first";
  return brief.has(item.kind);
}

function sendsPress(item: ReplyItem): boolean {
  return item.kind === "done" && item.event.kind === "press";
}

const brief: ReadonlySet<ReplyItem["kind"]> = new Set([
  ...(["help", "set-up", "returned-press", "waiting"] as const),
]);

/** The players' orders are no business of a GM who has given none: PREVIEW shows them, and the LOG names it. */
function showsOrders({ items, scene }: AnsweredMail): boolean {
  return scene.view?.you.role !== "gm" || items.some(({ kind }) => kind === "reading");
}

/** Whoever has just come needs to see the board, and so does whoever ordered what cannot be done on it. */
function showsPosition(mail: AnsweredMail): boolean {
  const { items } = mail;
  if (items.some(isAnswer) || hasLeft(mail) || isBrief(mail)) return false;
  return items.length === 0 || items.some(concernsPosition);
}

function concernsPosition(item: ReplyItem): boolean {
  if (item.kind === "reading") return isIllegal(item);
  return item.kind === "done" && boardEvents.has(item.event.kind);
}

/** Somebody comes, or the units stand elsewhere. */
const boardEvents: ReadonlySet<string> = new Set([
  ...(["joined", "took-over", "handed-over", "position-edited", "previewed"] as const),
]);

/** HELP alone, which tells of all pages; each page names the next. */
function asksForHelp(item: ReplyItem): boolean {
  return item.kind === "help" && item.topic === null;
}

/** A page that was asked for. */
function isAnswer({ kind }: ReplyItem): boolean {
  return kind === "text" || kind === "help";
}

/** How the orders were read comes before any page: nobody looks for it below one. */
function readingsFirst(items: readonly ReplyItem[]): readonly ReplyItem[] {
  const end = items.findLastIndex(({ kind }) => kind === "reading") + 1;
  const isPage = (item: ReplyItem, at: number) => isAnswer(item) && !isPreview(items[at - 1]);
  const upTo = items.slice(0, end);
  const pages = upTo.filter(isPage);
  return [...upTo.filter((item, at) => !isPage(item, at)), ...pages, ...items.slice(end)];
}

/** What a PREVIEW shows holds for the orders above it. */
function isPreview(item: ReplyItem | undefined): boolean {
  return item?.kind === "done" && item.event.kind === "previewed";
}

/** Where all units stand; nothing before the game begins. */
function positionBlock({ scene, names }: Stage): string {
  const { board, view } = scene;
  if (view === null || view.status === "forming") return "";
  return verbatim(positionTable(names, board, view.position));
}

function isIllegal({ illegal, corrected }: Extract<ReplyItem, { kind: "reading" }>): boolean {
  return illegal !== null && corrected !== true;
}

/** Whether the sender has to look at this item. */
function isProblem(item: ReplyItem): boolean {
  if (item.kind === "reading") return isIllegal(item);
  if (item.kind === "refused") return !waiting.has(item.refusal.kind);
  return item.kind === "complaint";
}

/** Whether nothing is done before the sender has answered this letter, or another. */
function needsConfirmation(item: ReplyItem): boolean {
  return (
    item.kind === "refused" && waiting.has(item.refusal.kind) && !mayStayUnanswered(item.refusal)
  );
}

/** To pass words on that were answered, or that nothing was made of: who says no more loses nothing. */
function mayStayUnanswered(refusal: Refusal): boolean {
  if (refusal.kind !== "confirm-first" || refusal.what.kind !== "message") return false;
  return refusal.what.mayBe === "request" || refusal.what.mayBe === "judge";
}

const waiting: ReadonlySet<string> = new Set([
  ...(["needs-confirmation", "asked-here", "unproved-mail", "confirm-first"] as const),
]);

/** Old hands may write a command into the subject; a reply repeats no password. */
const mayHoldPassword = /\b(sign ?on|sign ?in|log ?in|create|join|password|pw)\b.*\S/i;

/** The subject without `Re:` and without what an earlier reply of the judge put before it. */
function bareSubject(scene: Scene, subject: string): string {
  const code = scene.judge.name.replace(/[^\w-]/g, "");
  const mark = new RegExp(`^(\\[[^\\]]*\\] *)*${code}(:[\\w-]+( - \\w+)?)?( +|$)`, "i");
  let bare = oneLine(subject).slice(0, answeredSubjectMax);
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/^((re|aw|sv|antw|fwd?|wg)(\[\d+\])?: *)+/i, "").replace(mark, "");
  }
  return mayHoldPassword.test(bare) ? "" : bare;
}
