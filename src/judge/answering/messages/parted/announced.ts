/**
 * A GM's announcement below a heading: `Please tell everyone:`, and below it words that go to the players. None of them
 * is a wish. Behind it a paragraph may be for the judge again: `Also move the deadline to Saturday.`
 */
import {
  commandSaid,
  commandsSaid,
  gmWishesIn,
  isWanting,
  readBody,
  sentencesOf,
} from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { unprovedSeat, writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { headingOf, readersOfHeading } from "../headings.js";
import { allSentAtOnce, asksToSend, type KeptMessage } from "../kept-message.js";
import { unquoted } from "../readers/whom-ahead.js";
import { surelyReminds } from "../reminders.js";
import { opensMessage } from "../words/speech.js";
import { greetsJudge } from "../words/turns-to-judge.js";
import { withoutWords } from "../words/without-words.js";

interface Announced {
  readonly message: KeptMessage;
  /** Its heading and its words, as they stand in the mail. */
  readonly taken: string;
}

/** Sends it, or asks about it, and leaves the mail without it. True where nothing else is left. */
export function sendsAnnounced(session: Session): boolean {
  const speaker = writingGm(session);
  if (speaker === null || unprovedSeat(session) !== null) return false;
  const own = ownText(session);
  const found = opensMessage.test(own) ? null : announcedIn(speaker, own);
  if (found === null) return false;
  const { message, taken } = found;
  if (!allSentAtOnce(session, [message]) && !asksToSend(session, speaker, message)) return false;
  const left = withoutWords(own, taken);
  session.mail = { ...session.mail, text: withoutWords(session.mail.text, taken) };
  return readBody(left, session.thread.letters, speaker.game.game.name).items.length === 0;
}

function announcedIn(speaker: Speaker, own: string): Announced | null {
  const heading = headingOf(own);
  const at = own.indexOf(heading);
  const end = at + heading.trimEnd().length;
  // In one line with its words, each sentence is read by itself.
  if (heading === "" || !/^[ \t]*\n/.test(own.slice(end))) return null;
  const told = behindWish(heading);
  const to = readersOfHeading(speaker, told);
  const words = own.slice(end, end + lengthOf(own.slice(end)));
  const text = unquoted(words.trim());
  if (to === null || !/\p{L}/u.test(text)) return null;
  // The word that joins the two goes, too.
  const from = at + heading.slice(0, heading.length - told.length).replace(hanging, "").length;
  const line = told.trim();
  return {
    message: { to, text, line, mayBe: "message" },
    taken: own.slice(from, end + words.length),
  };
}

/** `Please pause the game and tell everybody:` wants two things; what is told is the second. */
function behindWish(heading: string): string {
  for (const { 0: joint, index } of heading.matchAll(joints)) {
    const told = heading.slice(index + joint.length);
    const wish = heading.slice(0, index);
    if (headingOf(`${told}\n`) !== "" && (isWanting(wish) || commandSaid(wish) !== null))
      return pointing.test(wish) ? heading : told;
  }
  return heading;
}

const joints = /[,;]?\s+(?:and|und|et|y|e|en)\s+(?:then |also |dann |auch |aussi )?/giu;
const hanging = /[,;]?\s+(?:and|und|et|y|e|en)(?:\s+\p{L}+)?\s+$/iu;
/** `Set it up like this and tell everybody:`, above what is to be set. */
const pointing =
  /(?<!\p{L})(?:this|these|following|below|so|dies\p{L}*|folgend\p{L}*|ceci|suivant\p{L}*|ainsi)(?!\p{L})/iu;

/** How far the announcement goes: to a command in a line of its own, or a paragraph that turns to the judge. */
function lengthOf(below: string): number {
  const command = below.search(commandLine);
  const paragraphs = [...below.matchAll(/\n[ \t]*\n\s*(?=\S)/gu)]
    .filter(({ index }) => /\S/.test(below.slice(0, index)))
    .find(({ index, 0: gap }) => isForJudge(below.slice(index + gap.length)));
  return Math.min(...[command, paragraphs?.index ?? -1, below.length].filter((at) => at >= 0));
}

const commandLine = /(?<=\n)[ \t]*(?:PAUSE|RESUME|EXTEND|PROCESS|REMIND|STATUS|SET \p{Lu}{3,})\b/u;

/** `Also move the deadline to Saturday`: no player is asked that. */
function isForJudge(rest: string): boolean {
  if (rest.trimStart().search(greetsJudge) === 0) return true;
  const [paragraph = ""] = rest.split(/\n[ \t]*\n/, 1);
  const [first = ""] = sentencesOf(inOneLine(paragraph).trim());
  if (!turning.test(first)) return false;
  const wish = first.replace(turning, "").trim();
  const isCommand = [first, wish].some((each) =>
    commandsSaid(each).some(({ manner }) => manner !== "guess"),
  );
  return isCommand || gmWishesIn(first) !== null || surelyReminds(first);
}

const turning = regex("iu")`
  ^\W*(?:
    also|and|then|besides|please|(?:can|could|would|will) you|one more thing|after that|finally
    |(?:und )?(?:au\u00dferdem|dann|bitte|noch etwas|ferner|kannst du|k\u00f6nntest du)
    |(?:et )?(?:aussi|puis|ensuite|merci de|peux-tu|pourrais-tu)|tambi\u00e9n|adem\u00e1s|inoltre|ook
  )(?!\p{L})
`;
