/** STANDINGS and INFO PLAYER: what players did in all games here. */

import { playerRecordText, standingsText } from "../../../report/index.js";
import { playerRecordsOf } from "../../records/player-records.js";
import { strangersScene } from "../../records/scenes.js";
import { type Session, say } from "../../session/session.js";
import { speakerOf } from "../../session/statements.js";

/** Enough for a letter; the rest are those who have not yet ended a game. */
const standingsMax = 50;

/** The standings, for players: their addresses are nobody else's business. */
export async function tellStandings(session: Session, line: string): Promise<void> {
  if (speakerOf(session, line) === null) return;
  const playerRecords = (await playerRecordsOf(session)).filter(({ finished }) => finished > 0);
  say(
    session,
    standingsText(
      session.context.catalogue,
      strangersScene(session.context),
      playerRecords.slice(0, standingsMax),
    ),
  );
}

/** The sender's own figures. The answer goes to that address, whoever wrote the mail. */
export async function tellPlayerRecord(session: Session): Promise<void> {
  const own = (await playerRecordsOf(session)).find(({ address }) => address === session.from);
  say(
    session,
    playerRecordText(session.context.catalogue, strangersScene(session.context), own ?? null),
  );
}
