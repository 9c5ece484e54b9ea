/** What a mail would bring about that waits until its sender says that it is theirs: shown, and not done. */
import type { PressTarget } from "../../game/index.js";
import type { Phase } from "../../rules/index.js";
import { flat, unreachable } from "../../util/index.js";
import { setUpText } from "../answers/set-up.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { plainText } from "../engine/ascii.js";
import { complaintSentence } from "../sentences/complaints.js";
import { eventSayings } from "../sentences/events.js";
import { quote, setOff } from "../sentences/quote.js";
import { whyRefused } from "../sentences/refusals.js";
import { answer, saying } from "../sentences/sentence.js";
import { recipientList } from "../words/people.js";
import type { Sayings, Stage } from "../words/say.js";
import type { ReplyItem, Scene } from "../words/scene.js";
import { phaseName } from "../words/times.js";
import { readingWords } from "./reply-items.js";

/** A paragraph, and the words that stand set off below it. */
type Deed = { readonly text: string; readonly body: string };

interface KeptMail {
  readonly kind: "kept-mail";
  readonly catalogue: Catalogue;
  readonly items: readonly ReplyItem[];
  /** What its writer would see of the game then. */
  readonly after: Scene;
  /** They are of several mails. */
  readonly isSeveral: boolean;
}

export const keptMailSayings: Sayings<KeptMail> = {
  "kept-mail": {
    isSeveral: ({ isSeveral }) => isSeveral,
    deeds: ({ catalogue, items, after }, stage) => {
      const first = items.findIndex(({ kind }) => kind === "set-up");
      return items.flatMap((item, at) =>
        item.kind === "set-up"
          ? at === first
            ? settings(catalogue, stage, after, item.line)
            : []
          : deeds(catalogue, stage, item, items[at + 1]),
      );
    },
  },
};

/** What came of a mail when it was carried out as a trial: `items` are those that are more than answers. */
export function keptMailText(
  catalogue: Catalogue,
  scene: Scene,
  after: Scene,
  items: readonly ReplyItem[],
  isSeveral = false,
): string {
  const subject = { kind: "kept-mail", catalogue, items, after, isSeveral } as const;
  return answer(catalogue, stageOf(catalogue, scene), keptMailSayings, subject);
}

/** The lines of the set-up that would read otherwise. */
function settings(catalogue: Catalogue, stage: Stage, after: Scene, line: string): readonly Deed[] {
  const before = paragraphs(setUpText(catalogue, stage));
  const changed = paragraphs(setUpText(catalogue, stageOf(catalogue, after))).filter(
    (each) => !before.includes(each),
  );
  return (changed.length === 0 ? [quote(line)] : changed).map((text) => ({ text, body: "" }));
}

function paragraphs(text: string): readonly string[] {
  return text.split(/\n(?= {0,2}[A-Z][\w ]*: )/).map(flat);
}

/** Why a line of such a mail would bring about nothing. */
export function whyUnusedText(
  catalogue: Catalogue,
  scene: Scene,
  item: Extract<ReplyItem, { readonly kind: "complaint" | "refused" | "reading" }>,
): string {
  const stage = stageOf(catalogue, scene);
  if (item.kind === "reading") return readingWords(catalogue, stage, item);
  if (item.kind === "complaint")
    return complaintSentence(catalogue, stage, item.line, item.complaint);
  return whyRefused(catalogue, stage, item.refusal);
}

/** One item as paragraphs; the words of a message stand in the item behind it. */
function deeds(
  catalogue: Catalogue,
  stage: Stage,
  item: ReplyItem,
  next: ReplyItem | undefined,
): readonly Deed[] {
  switch (item.kind) {
    case "reading":
      return [{ text: readingWords(catalogue, stage, item), body: "" }];
    case "done": {
      const { event } = item;
      if (event.kind === "orders-taken") return [];
      if (event.kind === "orders-pending" && event.phase !== null)
        return [{ text: ahead(stage, event.phase), body: "" }];
      if (event.kind === "press") return [message(stage, event.to, event.text)];
      return [{ text: saying(catalogue.events, stage, eventSayings, event), body: "" }];
    }
    case "refused":
      return asked(catalogue, stage, item, next?.kind === "returned-press" ? next.text : "");
    case "complaint": {
      const why = complaintSentence(catalogue, stage, item.line, item.complaint);
      return [unread(stage, item.line, why)];
    }
    case "text":
      return item.isDeed === true ? [{ text: item.text, body: "" }] : [];
    case "set-up":
    case "returned-press":
    case "answer":
    case "help":
    case "waiting":
      return [];
    default:
      return unreachable(item);
  }
}

/** What the mail would be asked about, which a YES settles as well; or why the game would not take it. */
function asked(
  catalogue: Catalogue,
  stage: Stage,
  { line, refusal }: Extract<ReplyItem, { readonly kind: "refused" }>,
  text: string,
): readonly Deed[] {
  const { words } = stage;
  // What has a letter of its own is asked there.
  if (refusal.kind === "needs-confirmation" || refusal.kind === "asked-here")
    return [{ text: quote(line), body: "" }];
  if (refusal.kind !== "confirm-first")
    return [unread(stage, line, whyRefused(catalogue, stage, refusal))];
  const { what } = refusal;
  if (what.kind === "message") return [message(stage, what.to, text)];
  if (what.kind === "orders")
    return what.orders.map((order) => ({ text: words.say("guessed", { order }), body: "" }));
  if (what.kind === "wish")
    return what.commands.map((command) => ({ text: plainText(command), body: "" }));
  return [{ text: what.kind === "meant" ? plainText(what.command) : quote(line), body: "" }];
}

/** Orders for a later phase: whoever sends them may not know which one it is. */
function ahead({ words, scene }: Stage, phase: Phase): string {
  const now = scene.view === null ? "" : phaseName(words, scene.view.phase);
  return words.say("kept-ahead", { now, later: phaseName(words, phase) });
}

function unread({ words }: Stage, line: string, why: string): Deed {
  return { text: words.say("kept-unread", { line: quote(line), why }), body: "" };
}

function message(stage: Stage, to: PressTarget, text: string): Deed {
  const head = stage.words.say("kept-message", { readers: recipientList(stage, to) });
  // An empty line would end what belongs together.
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return { text: head, body: setOff(lines.join("\n"), 4) };
}
