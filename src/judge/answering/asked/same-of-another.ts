/** `And Russia?`, in answer to a letter that told something of France: the same question, of Russia. */
import { placesIn, powersIn, sentencesOf } from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { flat, regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { requestedIn } from "../messages/words/requested.js";
import { opensTelling } from "../messages/words/speech.js";
import { wordsRepeated } from "../orders/supposed/unit-spoken-of.js";

/** Puts the question in the place of such words, so that it is read as if it were asked in full. */
export function asksOfAnother(session: Session): void {
  const { sender, mail, thread, grave } = session;
  const board = sender.speaker?.game.board;
  const own = ownText(session).trim();
  if (board === undefined || speaksAsGm(session) || grave.isConfirmed || thread.readers !== null)
    return;
  const { name = "" } = another.exec(own)?.groups ?? {};
  if (name === "") return;
  const asked = sentencesOf(flat(wordsRepeated(session))).findLast((each) => each.includes("?"));
  const of = powersIn(board, name).length === 1 ? isPower : isPlace;
  // Who wrote to France may want to write to Russia, or to know of it.
  if (asked === undefined || opensTelling(asked) || requestedIn(asked) !== null) return;
  if (asked.includes(":") || !of(board, name)) return;
  const words = [...asked.matchAll(/\p{L}{3,}/gu)].filter(([word]) => of(board, word));
  const [before, other] = words;
  if (before === undefined || other !== undefined) return;
  const [known] = before;
  const question = `${asked.slice(0, before.index)}${name}${asked.slice(before.index + known.length)}`;
  session.mail = { ...mail, text: mail.text.replace(own, () => question.trim()) };
}

function isPower(board: Board, word: string): boolean {
  return powersIn(board, word).length === 1;
}

function isPlace(board: Board, word: string): boolean {
  return placesIn(board, word).length === 1;
}

const another = regex("iu")`
  ^(?:
    (?:and|und|et|y|e|en|ok and|also)[ ]+(?:(?:for|of|in|the|f\u00fcr|in|von|pour|de|la|le|l['\u2019]|el|il|di|voor
      |van)[ ]*){0,2}
    |(?:what|how) about[ ]+(?:the )?|(?:was ist|und was ist|wie ist es) mit[ ]+(?:der )?
    |(?:et pour|qu['\u2019]en est-il de) (?:la |le |l['\u2019])?|(?:y qu\u00e9 pasa con|e per|en hoe zit het met)[ ]
  )(?<name>\p{L}[\p{L} ]{2,20}?)(?: (?:then|too|as well|auch|aussi|then please|please|bitte))?\s*\?+$
`;
