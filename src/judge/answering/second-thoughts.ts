/** Grave lines of a GM that were kept (`session/grave.ts`): the reply asks for a CONFIRM, which carries them out. */
import type { AskedFirst } from "../../game/index.js";
import type { ReplyItem } from "../../report/index.js";
import { printPhase } from "../../rules/index.js";
import { storeAsked } from "../identity/codes.js";
import { questionLifeMs } from "../limits.js";
import type { Asked } from "../ports/store.js";
import { askedFirst } from "../session/grave.js";
import type { Session } from "../session/session.js";
import { joinsOwnGame } from "../session/speaker.js";
import { toWhom } from "./messages/readers/whom-asked.js";
import { standAll } from "./orders/kept-mail.js";
import { inTurn } from "./proof/recalled.js";

/** Stores the lines that were kept, and lets an answer to the reply confirm them. */
export async function askToConfirm(session: Session): Promise<void> {
  withoutStanding(session);
  withoutSeatTaken(session);
  const { context, tx, from } = session;
  const { waiting } = session.grave;
  if (waiting.length === 0 || session.reply.question !== null) return;
  const asked = linesFor(session, inTurn(waiting).join("\n"));
  if (asked.kind === "lines") await dropReplaced(session, asked.game, asked.member, asked.text);
  const { replyTo } = await storeAsked(context, tx, asked, from, questionLifeMs);
  session.reply.question = { to: from, replyTo };
}

/** `Wednesday noon it is, then`, behind an older date: of two that wait, the later one is meant. */
async function dropReplaced(
  { tx, now }: Session,
  game: string,
  member: number,
  text: string,
): Promise<void> {
  const wanted = new Set(amountsSet(text));
  if (wanted.size === 0) return;
  for (const { hash, asked } of await tx.confirmations.ofMember(game, member, now)) {
    const set = asked.kind === "lines" ? amountsSet(asked.text) : [];
    const isReplaced = set.length > 0 && set.every((each) => each !== null && wanted.has(each));
    if (isReplaced) await tx.confirmations.take(hash, now);
  }
}

/** What each of these lines sets that has one value; null for any other line. */
function amountsSet(text: string): readonly (string | null)[] {
  return text.split("\n").map((line) => of.exec(line)?.[0] ?? null);
}

const of = /^(?:SET (?:DEADLINE|FIRST DEADLINE|START|GRACE|REMINDER)|EXTEND|PAUSE)(?= )/;

/** `The fleet, in Kiel. So: army Munich, fleet Kiel`: nobody is asked whether to note what is noted. */
function withoutStanding(session: Session): void {
  const { speaker } = session.sender;
  if (speaker === null) return;
  withoutAsked(session, (what) => {
    const isNoted = what.kind === "orders" && standAll(speaker, what.orders.join("\n"));
    return isNoted ? what.orders : [];
  });
}

/** `Is there still room in quebec? I'd love to play`: nobody is asked whether to give them the seat that they have. */
function withoutSeatTaken(session: Session): void {
  const { speaker } = session.sender;
  if (speaker === null) return;
  const isOfSeat = (command: string) => joinsOwnGame(speaker, command);
  withoutAsked(session, (what) => {
    const commands = what.kind === "meant" ? what.command.split(", ") : [];
    return commands.some(isOfSeat) ? commands : [];
  });
}

/** Without what was asked and needs no answer, and without the lines that would wait for one. */
function withoutAsked(
  { reply, grave }: Session,
  needless: (what: AskedFirst) => readonly string[],
): void {
  const linesOf = (item: ReplyItem): readonly string[] => {
    const what = askedFirst(item);
    return what === null ? [] : needless(what);
  };
  const lines = reply.items.flatMap(linesOf);
  if (lines.length === 0) return;
  reply.items.splice(0, Infinity, ...reply.items.filter((item) => linesOf(item).length === 0));
  grave.waiting.splice(0, Infinity, ...grave.waiting.filter((each) => !lines.includes(each)));
}

/** Whoever has no seat can only have asked for a game of their own. */
function linesFor({ sender, from, reply }: Session, text: string): Asked {
  const speaker = sender.speaker ?? sender.asker;
  if (speaker === null) return { kind: "new-game", address: from, text };
  const { game, member } = speaker;
  const phase = printPhase(game.game.phase);
  const asked = { kind: "lines", game: game.game.name, member, phase, text } as const;
  return needsNoReminder(reply.items) || text.startsWith(toWhom)
    ? { ...asked, again: true }
    : asked;
}

/** To pass on what nothing was made of, or what was answered: whoever says no more is not told of it again. */
function needsNoReminder(items: readonly ReplyItem[]): boolean {
  const kept = items.flatMap((item) => askedFirst(item) ?? []);
  return (
    kept.length > 0 &&
    kept.every((what) =>
      what.kind === "message"
        ? ["request", "judge"].includes(what.mayBe)
        : what.kind === "meant" && what.isLater === true,
    )
  );
}
