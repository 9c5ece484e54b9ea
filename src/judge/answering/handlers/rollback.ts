/** Going back to a phase that was played, and ahead again to one that was undone. */
import type { PhaseRecord } from "../../../game/index.js";
import { parsePhase, printPhase } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import { sentenceAbove } from "../../session/texts/sentence-above.js";
import type { Of } from "./handler.js";

type RollbackTarget = Of<"rollback">["to"];

/** Finds the phase that was played; the game decides whether it may go back there. */
export async function rollback(
  session: Session,
  { to }: Of<"rollback">,
  line: string,
): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  // `I sent that to the wrong player. Can you take it back?`
  if (ofLetter.test(sentenceAbove(session, line)) && !ofTurn.test(line))
    return answerPlainlyOnce(session, line, "recall");
  const records = await session.tx.games.phases(speaker.game.game.name);
  const record = to.kind === "previous" ? records.at(-1) : recordAt(records, to);
  await goBack(session, speaker, record ?? null, line, to.kind === "phase");
}

const ofLetter = regex("iu")`
  (?<!\p{L})(?:
    messages?|letters?|mails?|broadcasts?|press|nachricht(?:en)?|briefe?|lettres?|courriers?
    |mensajes?|cartas?|messaggi\p{L}?|lettere|berichten|bericht|brie(?:f|ven)
  )(?!\p{L})
`;
const ofTurn = regex("iu")`
  (?<!\p{L})(?:
    roll ?back|turn|phase|season|game|moves|zug|runde|partie|tour|turno|partida|beurt|partij|spring|fall
  )(?!\p{L})
`;

/** `REOPEN`: what ended the game is taken back; if that was a phase, the phase. */
export async function reopen(session: Session, _: Of<"reopen">, line: string): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game } = speaker.game;
  const last = (await session.tx.games.phases(game.name)).at(-1);
  const hasEndedByPlay =
    game.ending !== null && last !== undefined && printPhase(last.phase) === printPhase(game.phase);
  if (hasEndedByPlay) await goBack(session, speaker, last, line, true);
  else ask(session, { kind: "reopen" }, line);
}

async function goBack(
  session: Session,
  { game }: Speaker,
  record: PhaseRecord | null,
  line: string,
  namesPhase: boolean,
): Promise<void> {
  const isDone = ask(session, { kind: "rollback", record }, line, { namesPhase });
  if (isDone && record !== null) await session.tx.games.undoPhases(game.game.name, record.turn);
}

/** `ROLLFORWARD`: to the beginning of the next phase that was undone, or of the one that is named. */
export async function rollForward(
  session: Session,
  { to }: Of<"roll-forward">,
  line: string,
): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { games } = session.tx;
  const { name, turn } = speaker.game.game;
  const later = (await games.undone(name)).filter((record) => record.turn > turn);
  const record = to.kind === "previous" ? later[0] : recordAt(later, to);
  const accepted = ask(session, { kind: "roll-forward", record: record ?? null }, line);
  if (accepted && record !== undefined) await games.redoPhases(name, record.turn);
}

function recordAt(
  records: readonly PhaseRecord[],
  to: Exclude<RollbackTarget, { kind: "previous" }>,
): PhaseRecord | undefined {
  if (to.kind === "turn") return records.find(({ turn }) => turn === to.turn);
  const wanted = parsePhase(to.phase);
  if (wanted === null) return undefined;
  return records.find(({ phase }) => printPhase(phase) === printPhase(wanted));
}
