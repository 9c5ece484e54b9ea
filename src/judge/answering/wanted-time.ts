/** How much more time a player asks for: `two more days`, `Thursday night instead`. */
import { deadlineSaid, readDate, spanSaid, untilSaid } from "../../language/index.js";
import { hourMs } from "../../util/index.js";
import { deadlineMeant } from "../session/dates.js";
import type { Session } from "../session/session.js";

/** The time that a player would like, as EXTEND takes it; empty where they name none. */
export function timeAsked(session: Session, about: string): string {
  const span = spanSaid(about);
  if (span !== null) return span;
  const { speaker } = session.sender;
  const read = readDate(deadlineSaid(about.replace(/\?/g, "")) ?? untilSaid(about) ?? "");
  const deadline = speaker?.game.game.timing?.deadline ?? null;
  if (speaker === null || deadline === null || read.kind !== "date") return "";
  const at = deadlineMeant(session, speaker, read.date);
  const hours = at === null ? 0 : Math.ceil((at - deadline) / hourMs);
  return hours > 0 ? `${hours} HOURS` : "";
}
