/** The lines of a question as the things that wait for an answer: messages with their readers, orders and commands. */
import type { PressTarget } from "../../../game/index.js";
import { looksLikeOrder, powersIn, readOrders } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import type { Waits } from "../../../report/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import type { Asked } from "../../ports/store.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { partsOfLines, pressBlocks } from "../../session/texts/press-blocks.js";
import { readersIn } from "../messages/readers/readers.js";
import { partsOf } from "../messages/sentence-parts.js";
import { requestedIn } from "../messages/words/requested.js";
import { opensTelling } from "../messages/words/speech.js";
import { mailWaits } from "../orders/kept-mail.js";
import { numbered, readingContext } from "../orders/readings.js";

/** One thing that waits; `text` are its lines. */
export type Thing =
  | {
      readonly kind: "message";
      readonly text: string;
      readonly to: PressTarget;
      readonly words: string;
    }
  /** `order`: what it means for the power that writes; `power`: whose part a GM plays with it. */
  | {
      readonly kind: "order";
      readonly text: string;
      readonly order: WrittenOrder | null;
      readonly power: PowerId | null;
    }
  | { readonly kind: "command"; readonly text: string };

/** In the order in which they were asked about. */
export function thingsIn(session: Session, text: string): readonly Thing[] {
  const { speaker } = session.sender;
  const things: Thing[] = [];
  let power: PowerId | null = null;
  for (const part of partsOfLines(text).map((each) => each.trim())) {
    const [message] = part.matchAll(pressBlocks);
    const [, who] = /^BECOME (.+)$/.exec(part) ?? [];
    if (message !== undefined) {
      const { names = "", words = "" } = message.groups ?? {};
      things.push({ kind: "message", text: part, to: readersOf(speaker, names), words });
    } else if (who !== undefined) {
      power = speaker === null ? null : (powersIn(speaker.game.board, who)[0] ?? null);
    } else if (looksLikeOrder(part)) {
      things.push({ kind: "order", text: part, order: orderIn(speaker, part), power });
    } else things.push({ kind: "command", text: part });
  }
  return things;
}

/** What a kept mail wants others to be told, as it stands there, and all else of it: most of that are orders. */
export function thingsInMail(speaker: Speaker, text: string): readonly Thing[] {
  const sentences = partsOf(speaker, { line: text }).map((sentence) => {
    const isTold = requestedIn(sentence) !== null || opensTelling(sentence);
    const to = isTold ? readersIn(speaker, sentence) : null;
    return { sentence, to };
  });
  const others = sentences.flatMap(({ sentence, to }) => (to === null ? [sentence] : []));
  const messages = sentences.flatMap(({ sentence, to }) =>
    to === null ? [] : [{ kind: "message", text: sentence, to, words: sentence } as const],
  );
  const orders = { kind: "order", text: others.join(""), order: null, power: null } as const;
  return others.length === 0 ? messages : [orders, ...messages];
}

function readersOf(speaker: Speaker | null, names: string): PressTarget {
  return (speaker === null || names === "" ? null : readersIn(speaker, names)) ?? { kind: "all" };
}

function orderIn(speaker: Speaker | null, line: string): WrittenOrder | null {
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || speaker.game.game.status !== "active") return null;
  const [reading] = readOrders(readingContext(speaker.game, power), numbered([line])).readings;
  return reading?.order ?? null;
}

/** The same as people would name them: orders together, for each power whose part a GM plays. */
export function waitsIn(session: Session, asked: Asked): readonly Waits[] {
  if (asked.kind === "mail") return [mailWaits(asked)];
  return "text" in asked ? inWords(thingsIn(session, asked.text)) : [];
}

export function inWords(things: readonly Thing[]): readonly Waits[] {
  const waits: Waits[] = [];
  for (const thing of things) {
    const last = waits.at(-1);
    if (thing.kind === "message") {
      waits.push({ kind: "message", to: thing.to, text: thing.words });
    } else if (thing.kind === "command") waits.push({ kind: "command", command: thing.text });
    else if (last?.kind === "orders" && last.power === thing.power)
      waits.splice(-1, 1, { ...last, orders: [...last.orders, thing.text] });
    else waits.push({ kind: "orders", orders: [thing.text], power: thing.power });
  }
  return waits;
}
