/** The lines of a question as what they come to: messages with their readers, orders and commands. */
import type { PressTarget } from "../../../../game/index.js";
import { looksLikeOrder, powersIn } from "../../../../language/index.js";
import type { Waits } from "../../../../report/index.js";
import type { Asked } from "../../../ports/store.js";
import type { Session } from "../../../session/session.js";
import { pressBlocks } from "../../../session/texts/press-blocks.js";
import { readersIn } from "./readers.js";

export function waitsIn(session: Session, text: string, kind: Asked["kind"]): readonly Waits[] {
  if (kind === "mail") return [{ kind: "mail", text }];
  const messages = [...text.matchAll(pressBlocks)].map(({ groups }) => {
    const { names = "", words = "" } = groups ?? {};
    return { kind: "message", to: readersOf(session, names), text: words } as const;
  });
  const lines = text.replace(pressBlocks, "").split("\n");
  return [...linesIn(session, lines), ...messages];
}

function readersOf({ sender: { speaker } }: Session, names: string): PressTarget {
  return (speaker === null || names === "" ? null : readersIn(speaker, names)) ?? { kind: "all" };
}

/** Orders together, for each power whose part a GM plays; the other lines as they are. */
function linesIn({ sender: { speaker } }: Session, lines: readonly string[]): readonly Waits[] {
  const waits: Waits[] = [];
  let power: string | null = null;
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== "")) {
    const [, who] = /^BECOME (.+)$/.exec(line) ?? [];
    const last = waits.at(-1);
    if (who !== undefined) {
      power = speaker === null ? null : (powersIn(speaker.game.board, who)[0] ?? null);
    } else if (!looksLikeOrder(line)) waits.push({ kind: "command", command: line });
    else if (last?.kind === "orders" && last.power === power)
      waits.splice(-1, 1, { ...last, orders: [...last.orders, line] });
    else waits.push({ kind: "orders", orders: [line], power });
  }
  return waits;
}
