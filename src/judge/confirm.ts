/**
 * What is done only when somebody has confirmed it by mail: leaving a seat, moving it to another address,
 * taking one over. The code stands in the reply address of a letter that goes to the address which must
 * agree, works once, and dies within a week. A stolen reply token alone can do none of this.
 */
import { type Command, type Game, memberById } from "../game/index.js";
import { composeConfirmation } from "../report/index.js";
import { after, dayMs } from "../util/index.js";
import { withTag } from "./address.js";
import { isUnreachable } from "./addresses.js";
import { careerFor } from "./careers.js";
import { hashOfCode, takeAsked } from "./codes.js";
import { sceneOf, strangersScene } from "./letters.js";
import { confirmationLettersPerDayMax } from "./limits.js";
import {
  carryOut,
  type Occasion,
  type OpenGame,
  openGame,
  refuseLine,
  speakForComer,
} from "./occasion.js";
import { speakerOf } from "./speaking.js";
import { setWish } from "./standby-wish.js";
import type { Asked } from "./store.js";

/** How long a question waits for its answer. */
export const questionLifeMs = 7 * dayMs;

/** `RESIGN`: at once where the mail gave the password, otherwise when the player has confirmed it. */
export async function resign(occasion: Occasion, line: string): Promise<void> {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { game: open, member: id } = speaker;
  const member = memberById(open.game, id);
  const isSure = speaker.byPassword === true || member === undefined || member.role === "observer";
  if (isSure) carryOut(occasion, open, { kind: "member", id }, { kind: "resign" }, line);
  else {
    const what = { kind: "resignation", game: open.game.name, member: id } as const;
    await askFor(occasion, open, what, member.address, line);
  }
}

/** `SET ADDRESS new@example.net`: the old address must agree, and then the new one must answer. */
export async function moveSeat(occasion: Occasion, address: string, line: string): Promise<void> {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { game: open, member: id } = speaker;
  const old = memberById(open.game, id)?.address ?? address;
  if (old === address) {
    carryOut(occasion, open, { kind: "member", id }, { kind: "set-address", address }, line);
    return;
  }
  const seat = { game: open.game.name, member: id, address } as const;
  // Who gives the password need not answer at an address to which nothing can be sent.
  const isGone = speaker.byPassword === true && isUnreachable(await occasion.tx.addresses.of(old));
  if (isGone) return askFor(occasion, open, { kind: "new-address", ...seat }, address, line);
  await askFor(occasion, open, { kind: "old-address", ...seat }, old, line);
}

/** A takeover without a password: whoever reads mail at the sender's address must want it. */
export function askTakeover(
  occasion: Occasion,
  open: OpenGame,
  power: string,
  line: string,
): Promise<void> {
  const { from: address } = occasion;
  const what = { kind: "takeover", game: open.game.name, power, address } as const;
  return askFor(occasion, open, what, address, line);
}

/** `CONFIRM`, in an answer to a letter that asked for it. */
export async function confirm(occasion: Occasion, line: string): Promise<void> {
  const asked = await takeAsked(occasion);
  if (asked?.kind === "standby") {
    occasion.isProved ||= asked.address === occasion.from;
    return setWish(occasion, asked.address, asked.wish);
  }
  const open = asked === null ? null : await openGame(occasion, asked.game);
  if (asked === null || open === null) {
    refuseLine(occasion, line, { kind: "nothing-to-confirm" });
    return;
  }
  if (addressAsked(open, asked) === occasion.from) occasion.isProved = true;
  occasion.desk.log.info("confirmed", { what: asked.kind, game: asked.game });
  await confirmed(occasion, open, asked, line);
}

type AskedOfGame = Exclude<Asked, { kind: "standby" }>;

/** Where the letter with the code went. */
function addressAsked({ game }: OpenGame, asked: AskedOfGame): string | undefined {
  if (asked.kind === "takeover" || asked.kind === "new-address") return asked.address;
  return memberById(game, asked.member)?.address;
}

async function confirmed(
  occasion: Occasion,
  open: OpenGame,
  asked: AskedOfGame,
  line: string,
): Promise<void> {
  if (asked.kind === "takeover") {
    const { power, address } = asked;
    const career = await careerFor(occasion, open.game, address);
    const seat = { kind: "join", role: "player", passwordHash: null, power, asked: true } as const;
    const command: Command = { ...seat, ...career };
    const next = open.game.nextMember;
    const actor = { kind: "stranger", address } as const;
    if (carryOut(occasion, open, actor, command, line)) speakForComer(occasion, open, next);
    return;
  }
  const { member: id } = asked;
  if (asked.kind === "old-address" || asked.kind === "lost-address") {
    const what = { ...asked, kind: "new-address" } as const;
    return askFor(occasion, open, what, asked.address, line);
  }
  occasion.speaker = { game: open, member: id };
  const command: Command =
    asked.kind === "resignation"
      ? { kind: "resign" }
      : { kind: "set-address", address: asked.address };
  if (!carryOut(occasion, open, { kind: "member", id }, command, line)) return;
  // Who reads mail at the old address must not answer for the seat any more.
  await occasion.tx.confirmations.drop(asked.game, id);
}

/** Writes to `to`, and says in the reply that nothing is done before that letter is answered. */
export async function askFor(
  occasion: Occasion,
  open: OpenGame | null,
  what: Asked,
  to: string,
  line: string,
): Promise<void> {
  occasion.isUseful = true;
  refuseLine(occasion, line, { kind: "needs-confirmation", address: to });
  await writeQuestion(occasion, open?.game ?? null, what, to);
}

/** The letter that asks, with a code of its own; none where the address was asked too much today. */
export async function writeQuestion(
  { desk, tx, now }: Pick<Occasion, "desk" | "tx" | "now">,
  game: Game | null,
  what: Asked,
  to: string,
): Promise<void> {
  const sent = await tx.outbox.countTo(to, ["confirmation"], after(now, -dayMs));
  if (sent >= confirmationLettersPerDayMax) return;
  const code = desk.secrets.mark(desk.secrets.makeKey(), to);
  const hash = hashOfCode(desk, code);
  await tx.confirmations.add(hash, what, after(now, questionLifeMs));
  const viewer = "member" in what ? what.member : null;
  const scene = game === null ? strangersScene(desk) : sceneOf(desk, game, viewer);
  const letter = {
    ...composeConfirmation(desk.catalogue, scene, what),
    dedupeKey: `confirm:${hash}`,
    kind: "confirmation",
    to,
    attachments: [],
    inReplyTo: null,
    references: [],
    replyTo: withTag(desk.judge.address, `confirm.${code}`),
    game: game?.name ?? null,
    isReply: false,
  };
  await tx.outbox.add([letter], desk.judge.address, now);
}
