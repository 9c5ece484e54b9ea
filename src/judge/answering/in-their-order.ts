/** In which order the questions of a mail are answered, whoever answers them. */

import { type BodyItem, isOwnWish } from "../../language/index.js";
import { flat } from "../../util/index.js";
import type { Session } from "../session/session.js";

/** A question that the board answers, as the mail has it. */
export interface OfBoard {
  readonly line: string;
  tell(): void;
}

/** Any other. */
type OfGame = Extract<BodyItem, { kind: "question" }>;

/** As they stand in the text; those that enter a game before all others. */
export function inTheirOrder(
  text: string,
  asked: readonly (OfBoard | OfGame)[],
): readonly (OfBoard | OfGame)[] {
  const whole = flat(text);
  let last = 0;
  const placed = asked.map((each) => {
    const words = flat(each.line).replace(/[\s?.!]+$/, "");
    const at = whole.indexOf(words.slice(0, telling));
    // What was put into other words stays behind what stood before it.
    if (at >= 0) last = at;
    return { each, at: "question" in each && entersGame(each) ? -1 : last };
  });
  return placed.toSorted((one, other) => one.at - other.at).map(({ each }) => each);
}

/** So much of a question tells where it stands. */
const telling = 20;

function entersGame({ question: { intent, about } }: OfGame): boolean {
  return intent === "join" && isOwnWish(about, intent);
}

/** `@Austria let's leave Trieste alone, ok?` asks Austria. */
export function isSent({ reply }: Session, line: string): boolean {
  return reply.items.some(
    (item) =>
      item.kind === "done" && item.event.kind === "press" && flat(item.line).includes(flat(line)),
  );
}
