/** `No, with Turkey`, `without Austria`, in answer to whether a draw is to be declared: the same draw of others. */
import { survivors } from "../../../../game/index.js";
import { flat, regex } from "../../../../util/index.js";
import { lookAsked, takeAsked } from "../../../identity/codes.js";
import { askMeant } from "../../../session/grave.js";
import { powersMeant } from "../../../session/people.js";
import type { Session } from "../../../session/session.js";
import { unprovedSeat, writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { declaring } from "../../guesses/of-ends.js";

/** Asks again, with those who share the game now, and leaves the mail without it. */
export async function correctsDraw(session: Session): Promise<void> {
  const speaker = writingGm(session);
  const own = flat(ownText(session)).trim();
  if (speaker === null || unprovedSeat(session) !== null || own.split(" ").length > longest) return;
  const { inward, names = "" } = corrected.exec(own)?.groups ?? {};
  const { board, game } = speaker.game;
  const named = powersMeant(board, game, names);
  const asked = named.length === 0 ? null : await lookAsked(session);
  const [, list] = asked?.kind === "lines" ? (drawAsked.exec(asked.text.trim()) ?? []) : [];
  if (list === undefined) return;
  const shared = list.trim() === "" ? survivors(game, board) : powersMeant(board, game, list);
  const others = shared.filter((each) => !named.includes(each));
  const powers = inward === undefined ? others : [...others, ...named];
  if (powers.length < 2) return;
  await takeAsked(session);
  askMeant(session, own, [declaring(speaker, powers)]);
  session.mail = { ...session.mail, text: "" };
}

const longest = 12;
const drawAsked = /^DECLARE DRAW\b([^\n]*)$/iu;

const corrected = regex("iu")`
  ^\W*(?:(?:no|nope|nein|nee|non|sorry|wait|oops|but|and|yes|yeah|ja|doch|oui|mais|aber|und|et|y|e|en|please
    |bitte|also|auch|aussi|anche|ook)[ ,.!]+)*
    (?:it (?:is|was|should be) |that is |a draw )?
    (?:
      (?<inward>with|plus|including|include|add|mit|inklusive|avec|con|met)
      |without|not|excluding|except|leave out|ohne|nicht|sans|pas|sin|senza|zonder|niet
    )[ ](?<names>[^.!?;:]{3,60}?)(?: (?:too|as well|please|auch|bitte|aussi|in it|of it|out))*[.!]*$
`;
