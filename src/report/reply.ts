/** The answer to a mail: what became of each line, and where the sender stands now. */
import type { Event } from "../game/index.js";
import { unreachable } from "../util/index.js";
import { helpText } from "./answers.js";
import type { Catalogue } from "./catalogue.js";
import { complaintSentence } from "./complaints.js";
import { eventSayings } from "./events.js";
import { verbatim } from "./fill.js";
import { helpTopics } from "./help-topics.js";
import { illegalSentence } from "./illegal.js";
import { type Block, letterText, oneLine } from "./letters.js";
import { phaseName } from "./phases.js";
import { prospects } from "./prospects.js";
import { caret, quote, setOff } from "./quote.js";
import { refusalSayings } from "./refusals.js";
import type { Stage } from "./say.js";
import type { LetterText, ReplyItem, ReplyOccasion, Scene, SkippedText } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { saying } from "./sentence.js";
import { stageOf } from "./stage.js";
import { positionTable } from "./tables.js";
import { when } from "./times.js";

/** The reply to a mail. Its subject answers the mail's and carries `CODE:game - S1901M`. */
export function composeReply(catalogue: Catalogue, occasion: ReplyOccasion): LetterText {
  const { scene, items, skipped, isUseful = false } = occasion;
  const stage = stageOf(catalogue, scene);
  const isBlank = items.length === 0 && !isUseful;
  const problems = items.filter(isProblem).length;
  const isQuestion = items.some(isAnswer);
  const welcome = isBlank && scene.view === null ? helpText(catalogue, null) : "";
  const isHelp = welcome !== "" || items.some(({ kind }) => kind === "help");
  const hasLeft = items.some((item) => item.kind === "done" && item.event.kind === "resigned");
  return letterText(
    catalogue.letters.reply({
      ...sceneWords(stage),
      ...prospects(stage),
      answered: bareSubject(occasion),
      problems,
      mustConfirm: items.some(needsConfirmation),
      hasLeft,
      isBlank,
      welcome,
      topics: isHelp ? helpTopics.join(", ").toUpperCase() : "",
      ...crossingWords(stage, occasion),
      items: itemBlocks(catalogue, stage, readingsFirst(items)),
      skipped: stage.words.and(together(skipped).map((text) => skippedText(stage, text))),
      position: isQuestion || hasLeft ? "" : positionBlock(stage),
    }),
  );
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

/** What the orders of the mail have crossed, where they were read at all. */
function crossingWords({ scene, words }: Stage, { crossing }: ReplyOccasion) {
  const { past = null, overtakenBy = null } = crossing ?? {};
  return {
    past: past === null ? "" : phaseName(words, past),
    overtakenBy: overtakenBy === null ? "" : when(scene, overtakenBy),
  };
}

/** What became of the orders that a player had written for a phase that has begun. */
export interface PendingOccasion {
  readonly scene: Scene;
  readonly items: readonly ReplyItem[];
  /** Orders that are not used because their conditions do not hold, as written. */
  readonly others: readonly string[];
}

/** The letter about orders that waited for their phase. */
export function composePending(
  catalogue: Catalogue,
  { scene, items, others }: PendingOccasion,
): LetterText {
  const stage = stageOf(catalogue, scene);
  return letterText(
    catalogue.letters.pending({
      ...sceneWords(stage),
      ...prospects(stage),
      items: itemBlocks(catalogue, stage, items),
      others: verbatim(others.map((line) => `> ${quote(line)}`).join("\n")),
    }),
  );
}

/** Where all units stand; nothing before the game begins. */
function positionBlock({ scene, names }: Stage): string {
  const { board, view } = scene;
  if (view === null || view.status === "forming") return "";
  return verbatim(positionTable(names, board, view.position));
}

/** Whether the sender has to look at this item. */
function isProblem(item: ReplyItem): boolean {
  if (item.kind === "reading") return item.illegal !== null;
  if (item.kind === "refused") return !needsConfirmation(item);
  return item.kind === "complaint";
}

/** Whether nothing is done before the sender has answered another letter. */
function needsConfirmation(item: ReplyItem): boolean {
  return item.kind === "refused" && item.refusal.kind === "needs-confirmation";
}

/** Old hands may write a command into the subject; a reply repeats no password. */
const mayHoldPassword = /\b(sign ?on|sign ?in|log ?in|create|join|password|pw)\b.*\S/i;

/** The subject without `Re:` and without what an earlier reply of the judge put before it. */
function bareSubject({ scene, subject }: ReplyOccasion): string {
  const code = scene.judge.name.replace(/[^\w-]/g, "");
  const mark = new RegExp(`^(\\[[^\\]]*\\] *)?${code}(:[\\w-]+( - \\w+)?)?( +|$)`, "i");
  let bare = oneLine(subject).slice(0, 200);
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/^((re|aw|sv|antw|fwd?|wg)(\[\d+\])?: *)+/i, "").replace(mark, "");
  }
  return mayHoldPassword.test(bare) ? "" : bare;
}

/**
 * The items. Orders follow one another without an empty line, and so does all that came of one line,
 * which is quoted once.
 */
function itemBlocks(
  catalogue: Catalogue,
  stage: Stage,
  items: readonly ReplyItem[],
): readonly Block[] {
  return items.map((item, index) => {
    const block = itemBlock(catalogue, stage, item);
    const before = items[index - 1];
    const isSame = before !== undefined && isSameLine(item, before);
    const isNextOrder = item.kind === "reading" && before?.kind === "reading";
    return { ...block, quote: isSame ? "" : (block.quote ?? ""), gap: !isSame && !isNextOrder };
  });
}

/** Did both come of one line of the mail: what a command did, or its several orders? */
function isSameLine(item: ReplyItem, before: ReplyItem): boolean {
  if (item.kind === "done") return before.kind === "done" && item.line === before.line;
  if (item.kind !== "reading" || before.kind !== "reading") return false;
  return item.number !== null && item.number === before.number && item.line === before.line;
}

function itemBlock(catalogue: Catalogue, stage: Stage, item: ReplyItem): Block {
  switch (item.kind) {
    case "done":
      return done(item.line, item.event, saying(catalogue.events, stage, eventSayings, item.event));
    case "refused":
      return block(item.line, saying(catalogue.refusals, stage, refusalSayings, item.refusal));
    case "complaint": {
      const { line, number, complaint } = item;
      const text = complaintSentence(catalogue, stage, line, complaint);
      const place = number === null ? text : stage.words.say("in-line", { number, text });
      return { ...block(line, place), caret: caret(line, complaint, 2) };
    }
    case "reading":
      return block(item.line, reading(catalogue, stage, item));
    case "returned-press": {
      const { words } = stage;
      return block("", `${words.say("returned-press")}\n\n${setOff(item.text, 4)}`);
    }
    case "help": {
      const text = verbatim(helpText(catalogue, item.topic).trimEnd());
      return { ...block("", text), isText: true };
    }
    case "text":
      return { ...block("", verbatim(item.text.trimEnd())), isText: true };
    default:
      return unreachable(item);
  }
}

/** Press is shown as it was sent; orders are not quoted again, since each was shown as it was read. */
function done(line: string, event: Event, sentence: string): Block {
  if (event.kind === "orders-taken") return block("", sentence);
  if (event.kind === "press") return block(line, `${sentence}\n\n${setOff(event.text, 4)}`);
  return block(line, sentence);
}

/** A line with what became of it. */
function block(line: string, text: string): Block {
  return { quote: quote(line), caret: "", text, isText: false };
}

/** How an order was read, and why it does not count if it does not. */
function reading(
  catalogue: Catalogue,
  stage: Stage,
  { readAs, guessed, illegal }: Extract<ReplyItem, { readonly kind: "reading" }>,
): string {
  const { words } = stage;
  if (illegal === null) return guessed ? words.say("guessed", { order: readAs }) : readAs;
  const why = illegalSentence({ ...stage, illegal: catalogue.illegal }, illegal);
  return words.say(guessed ? "guessed-illegal" : "read-illegal", { order: readAs, why });
}

/** Lines that were left out for the same reason, as one. */
function together(skipped: readonly SkippedText[]): readonly SkippedText[] {
  const all = new Map<string, SkippedText>();
  for (const text of skipped) {
    const key = "name" in text ? `${text.kind} ${text.name}` : text.kind;
    const before = all.get(key);
    const isMore = before !== undefined && "lines" in before && "lines" in text;
    all.set(key, isMore ? { ...before, lines: before.lines + text.lines } : text);
  }
  return [...all.values()];
}

/** What was not read, in words. */
function skippedText({ words }: Stage, skipped: SkippedText): string {
  switch (skipped.kind) {
    case "attachment":
      return words.say("skipped-attachment", { name: quote(skipped.name) });
    case "too-long":
      return words.say("skipped-too-long", { limit: skipped.limit });
    case "mail-too-large":
      return words.say("skipped-mail-too-large", {
        megabytes: Math.floor(skipped.limit / (1024 * 1024)),
      });
    default:
      return words.say(`skipped-${skipped.kind}`, {
        lines: words.count(skipped.lines, "one-line", "lines"),
      });
  }
}
