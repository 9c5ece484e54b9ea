/**
 * `On my map the Italian fleet is in Rome, and yours has an army there. Which is right?`: what stands in these
 * places.
 */

import { type BodyItem, placesIn } from "../../../language/index.js";
import { placesText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";
import { isProse, sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";

/** The items without the sentences that compare another board with mine, which are answered. */
export function withoutBoardsCompared(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status === "forming" || session.grave.isConfirmed)
    return items;
  const { board } = speaker.game;
  const sentences = sentencesOfItems(items.filter(isProse));
  const at = sentences.findIndex((each) => compares.test(each) && placesIn(board, each).length > 0);
  const told = sentences[at];
  if (told === undefined) return items;
  answerLine(
    session,
    told,
    placesText(...stageFor(session, speaker), placesIn(board, told).slice(0, most)),
  );
  const about = sentences.filter((each, index) => index === at || (index > at && asks.test(each)));
  return items.flatMap((item) => withoutSentences(item, about));
}

const most = 4;
const compares = regex("iu")`
  (?<!\p{L})(?:
    (?:on|in|by|to) my (?:own )?(?:board|map|set)
    |my (?:own )?(?:board|map|set)(?: at home)? (?:has|shows|says)
    |(?:auf|bei|nach) mein(?:em|er) (?:eigenen )?(?:brett|karte|spielbrett|spielplan)
    |(?:sur|chez) (?:ma carte|mon plateau)|(?:en|según) mi (?:tablero|mapa)
    |(?:sulla|nella) mia (?:mappa|plancia)|sul mio (?:tabellone|tavoliere)|op mijn (?:bord|kaart)
  )(?!\p{L})
`;
/** What goes on from it. */
const asks = regex("iu")`
  (?<!\p{L})(?:
    right|wrong|correct|true|yours|other way|mistake|stimmt|richtig|falsch|umgekehrt|juste|raison
    |faux|inverse|contraire|correcto|bien|mal|cierto|revés|giusto|sbagliato|contrario|klopt|goed
    |fout|andersom
  )(?!\p{L})
`;
