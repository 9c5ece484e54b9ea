/** A yes to no question of the judge's, but to a setting that its letter explained. */
import { readBody } from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import { actorOf, isPossible } from "../../session/games.js";
import { askMeant } from "../../session/grave.js";
import type { Session } from "../../session/session.js";

/** `Yes, please set that then`: asks about the setting; false where the letter explains none, or several. */
export function takesUpSetting(session: Session, line: string): boolean {
  const setting = settingExplained(session);
  if (setting === null || session.grave.waiting.includes(setting)) return false;
  askMeant(session, line, [setting]);
  return true;
}

function settingExplained(session: Session): string | null {
  const { sender, thread } = session;
  const { speaker } = sender;
  const [letter = ""] = thread.letters;
  const found = [...flat(letter).matchAll(explained)].flatMap(([, set, list]) => set ?? list ?? []);
  const [setting, another] = new Set(found);
  if (speaker === null || setting === undefined || another !== undefined) return null;
  const [item] = readBody(setting, []).items;
  if (item?.kind === "statement" && item.statement.kind === "standby") return setting;
  if (item?.kind !== "statement" || item.statement.kind !== "command") return null;
  const { command } = item.statement;
  return isPossible(session, speaker.game, actorOf(session), command) ? setting : null;
}

const explained =
  /\b(SET (?:NO )?[A-Z]+(?: [A-Z]+)*) (?!takes)[a-z]+s\b|\bif you send (STANDBY [a-z]\S*?)\. /g;
