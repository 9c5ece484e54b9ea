/** What a GM's mail asks for beyond settings: acting for a power, previews, other GMs, the end of a game. */
import { foresee, type Game, type Member, playerOf, viewFor } from "../../../game/index.js";
import { resolvePowers, type Statement } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { previewText } from "../../../report/index.js";
import { mailAddress } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import { askOfPower } from "../../session/named-powers.js";
import { refuseLine, say } from "../../session/outcomes.js";
import { powerNamed } from "../../session/powers.js";
import type { OpenGame, Session } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import { declare } from "../guesses/ending-said.js";
import { edit } from "./edit.js";
import type { Handlers, Of } from "./handler.js";
import { invite } from "./invitations.js";
import { reopen, rollback, rollForward } from "./rollback.js";
import { badAddress } from "./seat.js";

export const gmHandlers = {
  become,
  preview,
  promote,
  eject,
  replace,
  declare,
  "set-power": (session, { address, power: word }, line) =>
    askOfPower(session, word, line, (power) => ({ kind: "set-power", address, power })),
  edit,
  reopen,
  rollback,
  "roll-forward": rollForward,
} satisfies Partial<Handlers>;

/** `BECOME FRANCE`: what follows is done for France, until another BECOME or another seat. */
function become(session: Session, { power: word }: Of<"become">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game, member } = speaker;
  if (!isGm(speaker)) {
    refuseLine(session, line, { kind: "not-your-role", needed: ["gm"] });
    // What follows was meant for another power: it must not happen to the sender's own.
    session.sender.isRejected = true;
    return;
  }
  const power = word === null ? null : powerNamed(session, game, word, line);
  if (word !== null && power === null) {
    session.sender.isRejected = true;
    return;
  }
  session.sender.speaker = power === null ? { game, member } : { game, member, actsFor: power };
}

/** `PREVIEW`: what would happen now, for the GM's eyes; that it was asked stands in the log. */
function preview(session: Session, _: Of<"preview">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { board, game } = speaker.game;
  if (!ask(session, { kind: "preview" }, line)) return;
  const { context, now } = session;
  const scene = { judge: context.judge, board, now, view: viewFor(game, board, speaker.member) };
  say(session, previewText(context.catalogue, scene, foresee(game, board)));
}

/** `PROMOTE anna@example.net`, `HANDOVER anna@example.net`. */
function promote(
  session: Session,
  { address: written, handover }: Of<"promote">,
  line: string,
): void {
  const address = mailAddress(written);
  if (address === null) {
    refuseLine(session, line, badAddress(written));
    return;
  }
  ask(session, { kind: "promote", address, handover }, line);
}

/** `REPLACE FRANCE BY anna@example.net`: the seat is free, and she is invited to it. */
async function replace(session: Session, { who, by }: Of<"replace">, line: string): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game: open } = speaker;
  const comer = by.includes("@") ? by : memberNamed(open.game, by)?.address;
  if (comer === undefined || mailAddress(comer.toLowerCase()) === null) {
    return refuseLine(session, line, { kind: "no-such-member", name: by });
  }
  if (open.game.status === "forming" && comer === by && !session.grave.isConfirmed) {
    const [power] = resolvePowers(open.board, [who]);
    const promised = power?.kind === "power" ? { power: power.power } : {};
    return askMeant(session, line, [`INVITE ${comer.toLowerCase()}`], promised);
  }
  const freed = openSeat(open, who) ?? ejected(session, open, who, line);
  if (freed !== null) await invite(session, [comer.toLowerCase()], freed, line);
}

/** The power that these words name, if nobody plays it in a game that has begun. */
function openSeat({ board, game }: OpenGame, who: string): PowerId | null {
  const [reading] = resolvePowers(board, [who]);
  if (reading?.kind !== "power" || game.status === "forming") return null;
  return playerOf(game, reading.power) === undefined ? reading.power : null;
}

/** The power whose player this takes out of the game; null where that is refused. */
function ejected(session: Session, open: OpenGame, who: string, line: string): PowerId | null {
  const before = open.game;
  eject(session, { kind: "eject", who }, line);
  const freed = open.board.powers.find(
    ({ id }) => playerOf(before, id) !== undefined && playerOf(open.game, id) === undefined,
  );
  return freed?.id ?? null;
}

/** Do the words of a sentence about players name some? A statement about others needs no names. */
export function namesPlayers({ sender: { speaker } }: Session, statement: Statement): boolean {
  const who = namedIn(statement);
  if (speaker === null || who === null) return true;
  const { board, game } = speaker.game;
  const isKnown = (word: string) => resolvePowers(board, [word])[0]?.kind === "power";
  return who.every((word) => isKnown(word) || memberNamed(game, word) !== undefined);
}

/** Whom a statement names, in the words of the mail; null where it need not name anybody. */
function namedIn(statement: Statement): readonly string[] | null {
  if (statement.kind === "eject" || statement.kind === "replace") return [statement.who];
  if (statement.kind === "declare") return statement.words;
  if (statement.kind === "set-power") return [statement.power];
  return statement.kind === "set-address" && statement.whose !== null ? [statement.whose] : null;
}

/** The only member who has this name. */
function memberNamed({ members }: Game, name: string): Member | undefined {
  const wanted = name.toLowerCase();
  const named = members.filter((member) => member.name?.toLowerCase() === wanted);
  return named.length === 1 ? named[0] : undefined;
}

/** `EJECT FRANCE`, `EJECT anna@example.net`, or a part of an address or a name that only one member has. */
function eject(session: Session, { who }: Of<"eject">, line: string): void {
  const { speaker } = session.sender;
  const named = speaker === null ? undefined : memberNamed(speaker.game.game, who);
  if (named !== undefined && named.role !== "gm") {
    ask(session, { kind: "eject", power: null, address: named.address }, line);
  } else if (who.includes("@")) ejectAddress(session, who, line);
  else askOfPower(session, who, line, (power) => ({ kind: "eject", power, address: null }));
}

function ejectAddress(session: Session, who: string, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const part = who.toLowerCase();
  const matching = speaker.game.game.members.filter(
    ({ role, address }) => role !== "gm" && address.includes(part),
  );
  const [only] = matching;
  if (only === undefined || matching.length > 1) {
    refuseLine(session, line, { kind: "no-such-member", name: who });
  } else ask(session, { kind: "eject", power: null, address: only.address }, line);
}
