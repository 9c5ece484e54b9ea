/** The items of a reply: each line of a mail, quoted, and what became of it. */
import type { Event } from "../../game/index.js";
import { unreachable } from "../../util/index.js";
import { helpText } from "../answers/help-pages.js";
import type { Catalogue } from "../catalogue/catalogue.js";
import { verbatim } from "../engine/fill.js";
import { illegalSentence } from "../reasons/illegal.js";
import { complaintSentence } from "../sentences/complaints.js";
import { eventSayings } from "../sentences/events.js";
import { caret, quote, setOff } from "../sentences/quote.js";
import { whyRefused } from "../sentences/refusals.js";
import { saying } from "../sentences/sentence.js";
import type { Block, Stage } from "../words/say.js";
import type { ReplyItem } from "../words/scene.js";

/**
 * The items. Orders follow one another without an empty line, and so does all that came of one line,
 * which is quoted once.
 */
export function itemBlocks(
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
      return block(item.line, whyRefused(catalogue, stage, item.refusal));
    case "complaint": {
      const { line, number, complaint } = item;
      const text = complaintSentence(catalogue, stage, line, complaint);
      const place =
        number === null || isProse(line) ? text : stage.words.say("in-line", { number, text });
      return { ...block(line, place), caret: caret(line, complaint, 2) };
    }
    case "reading":
      return block(item.line, readingWords(catalogue, stage, item));
    case "returned-press": {
      const { words } = stage;
      return block("", `${words.say("returned-press")}\n\n${setOff(item.text, 4)}`);
    }
    case "answer":
      return block(item.line, item.text);
    case "set-up":
      return block(item.line, stage.words.say("set-up-done"));
    case "help": {
      const text = verbatim(helpText(catalogue, item.topic, stage.scene.board).trimEnd());
      return { ...block("", text), isText: true };
    }
    case "waiting":
    case "text":
      return { ...block("", verbatim(item.text.trimEnd())), isText: true };
    default:
      return unreachable(item);
  }
}

/** A paragraph, of which nobody counts the lines. */
function isProse(line: string): boolean {
  return line.trim().split(/\s+/).length >= wordsOfProse;
}

const wordsOfProse = 10;

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
export function readingWords(
  catalogue: Catalogue,
  stage: Stage,
  { readAs, guessed, illegal }: Extract<ReplyItem, { readonly kind: "reading" }>,
): string {
  const { words } = stage;
  if (illegal === null) return guessed ? words.say("guessed", { order: readAs }) : readAs;
  const why = illegalSentence({ ...stage, illegal: catalogue.illegal }, illegal);
  return words.say(guessed ? "guessed-illegal" : "read-illegal", { order: readAs, why });
}
