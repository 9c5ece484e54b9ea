/** `No, with Turkey`, `without Austria`, in answer to an offer of a draw: the same draw of others. */
import { survivors } from "../../../game/index.js";
import type { PowerId } from "../../../map/index.js";
import { flat, regex } from "../../../util/index.js";
import { lookAsked, takeAsked } from "../../identity/codes.js";
import { askFirst, askMeant } from "../../session/grave.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { declaring } from "../guesses/of-ends.js";
import { drawVote, voteFor } from "./votes-offered.js";

/** Asks again, with those who share the game now, and leaves the mail without it. */
export async function correctsDraw(session: Session): Promise<void> {
  const { speaker } = session.sender;
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
  if (!isGm(speaker)) return asksForVote(session, speaker, own, powers);
  askMeant(session, own, [declaring(speaker, powers)]);
  session.mail = { ...session.mail, text: "" };
}

/** A vote that the game does not take is given all the same: its refusal says why. */
function asksForVote(session: Session, speaker: Speaker, own: string, powers: readonly PowerId[]) {
  const commands = voteFor(session, speaker, "draw", powers);
  const text = commands === null ? drawVote(speaker, powers) : "";
  session.mail = { ...session.mail, text };
  if (commands === null) return;
  const isOfAll = commands.includes("SET DRAW");
  askFirst(session, own, commands, { kind: "wish", wish: "draw", commands, isOfAll });
}

const longest = 12;
const drawAsked = /^(?:DECLARE|SET) (?:A )?DRAW\b([^\n]*)$/iu;

const corrected = regex("iu")`
  ^\W*(?:(?:no|nope|nein|nee|non|sorry|wait|oops|but|and|yes|yeah|ja|doch|oui|mais|aber|und|et|y|e|en|please
    |bitte|also|auch|aussi|anche|ook)[ ,.!]+)*
    (?:it (?:is|was|should be) |that is |a draw )?
    (?:
      (?<inward>with|plus|including|include|add|mit|inklusive|avec|con|met)
      |without|not|excluding|except|leave out|ohne|nicht|sans|pas|sin|senza|zonder|niet
    )[ ](?<names>[^.!?;:]{3,60}?)(?: (?:too|as well|please|auch|bitte|aussi|in it|of it|out))*[.!]*$
`;
