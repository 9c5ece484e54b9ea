/** Going back to a phase that was played, and ahead again to one that was undone. */
import type { PhaseRecord } from "../../../game/index.js";
import { parsePhase, printPhase } from "../../../rules/index.js";
import type { Session } from "../../session/session.js";
import { ask, speakerOf } from "../../session/statements.js";
import type { Of } from "./handler.js";

type RollbackTarget = Of<"rollback">["to"];

/** Finds the phase that was played; the game decides whether it may go back there. */
export async function rollback(
  session: Session,
  { to }: Of<"rollback">,
  line: string,
): Promise<void> {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const { games } = session.tx;
  const { name } = speaker.game.game;
  const records = await games.phases(name);
  const record = to.kind === "previous" ? records.at(-1) : recordAt(records, to);
  const accepted = ask(session, { kind: "rollback", record: record ?? null }, line);
  if (accepted && record !== undefined) await games.undoPhases(name, record.turn);
}

/** `ROLLFORWARD`: to the beginning of the next phase that was undone, or of the one that is named. */
export async function rollForward(
  session: Session,
  { to }: Of<"roll-forward">,
  line: string,
): Promise<void> {
  const speaker = speakerOf(session, line);
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
