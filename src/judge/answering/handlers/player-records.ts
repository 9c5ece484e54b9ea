/** STANDINGS and INFO PLAYER: what players did in all games here. */

import { playerRecordText, recordOfOthersText, standingsText } from "../../../report/index.js";
import { playerRecordOf, playerRecordsOf } from "../../records/player-records.js";
import { strangersScene } from "../../records/scenes.js";
import { say, sayOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { speakerOrRefuse } from "../../session/statements.js";

/** Enough for a letter; the rest are those who have not yet ended a game. */
const standingsMax = 50;

/** The standings, for players: their addresses are nobody else's business. */
export async function tellStandings(session: Session, line: string): Promise<void> {
  if (speakerOrRefuse(session, line) === null) return;
  const { context } = session;
  return sayOnce(session, "STANDINGS", async () => {
    const records = (await playerRecordsOf(session)).filter(({ finished }) => finished > 0);
    const best = records.slice(0, standingsMax);
    return standingsText(context.catalogue, strangersScene(context), best);
  });
}

/** The sender's own figures. The answer goes to that address, whoever wrote the mail. */
export async function tellPlayerRecord(session: Session, asked: string | null): Promise<void> {
  const { context, from } = session;
  if (asked !== null && asked !== from) {
    return say(session, recordOfOthersText(context.catalogue, strangersScene(context)));
  }
  const own = await playerRecordOf(session, from);
  say(session, playerRecordText(context.catalogue, strangersScene(context), own));
}
