/** Yes and no in whatever words, from somebody who answers a letter that asks. */

import {
  type BodyItem,
  consentSaid,
  placesIn,
  powersIn,
  questionOrText,
  sentencesOf,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answersQuestion, lookAsked } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { namesOtherPlace } from "./other-place.js";

/** The items of a mail, where one that answers what was asked, in words of its own, is a plain yes or no. */
export async function withOwnConsent(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (!answersQuestion(session) || items.some(isAnswer)) return items;
  const asked = await lookAsked(session);
  if (items.length === 0) return asked === null ? items : kindWords(session);
  const said = items.map((item) =>
    mayAnswer(session, item)
      ? consentSaid(withoutOrders(session, asked, item.line), asksToLeave(asked))
      : null,
  );
  const [answer, other] = new Set(said.filter((each) => each !== null));
  if (asked === null || answer === undefined || other !== undefined) return items;
  return items.flatMap((item, at) =>
    said[at] === null ? [item] : parted(session, asked, item, answer),
  );
}

/** `Perfect, thank you` is no more than kind, unless something was asked. */
function kindWords(session: Session): readonly BodyItem[] {
  const [line = ""] = ownText(session).trim().split("\n");
  if (consentSaid(line, false) !== true) return [];
  const consent = { yes: true, sure: true, passing: false } as const;
  return [{ kind: "consent", number: 1, line, consent, complaint: null }];
}

function asksToLeave(asked: Asked | null): boolean {
  return asked?.kind === "resignation";
}

function isAnswer(item: BodyItem): boolean {
  if (item.kind === "consent") return item.consent.sure;
  return (
    item.kind === "statement" &&
    (item.statement.kind === "confirm" || item.statement.kind === "decline")
  );
}

function mayAnswer(session: Session, item: BodyItem): boolean {
  const { kind } = item;
  // `Yes, I'll take it` is nobody's command but a GM's.
  const isSentence = kind === "statement" && item.said !== undefined && !speaksAsGm(session);
  return isSentence || kind === "text" || kind === "question" || kind === "consent";
}

/** `Paris must go to Gascony, not to Burgundy` says no to nothing. */
function withoutOrders(session: Session, asked: Asked | null, line: string): string {
  return sentencesOf(line)
    .filter((each) => !mayOrder(session, each) && !namesOtherPlace(session, asked, each))
    .filter((each) => !changesNothing.test(each))
    .join("");
}

/** `Don't change it yet`, `no lo cambies todavía`: said of orders, and no answer. */
const changesNothing = regex("iu")`
  (?<!\p{L})(?:don['\u2019]?t|do not|not|no|nichts?|ne|n['\u2019]|non|niet|niets)(?!\p{L})
    [^.?!]{0,30}(?<!\p{L})(?:
      change|alter|cambi\p{L}+|chang\p{L}+|modifi\p{L}+|verander\p{L}*|wijzig\p{L}*
    )(?!\p{L})
  |(?<!\p{L})(?:\u00e4nder\p{L}*|verander)(?!\p{L})[^.?!]{0,30}(?<!\p{L})(?:nichts?|niets?)
    (?!\p{L})
`;

function mayOrder({ sender }: Session, text: string): boolean {
  const board = sender.speaker?.game.board;
  if (board === undefined) return false;
  // `Tell Germany that I agree` agrees to nothing that was asked.
  return (
    placesIn(board, text).length > 1 || (telling.test(text) && powersIn(board, text).length > 0)
  );
}

const telling = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}?(?:
    tell|answer|reply|write|say|inform|sag\p{L}*|antworte\p{L}*|schreib\p{L}*|richte\p{L}*|dis
    |dites|r\u00e9pond\p{L}*|\u00e9cri\p{L}*|di|dile|responde\p{L}*|rispondi|scrivi|zeg|antwoord
    |schrijf
  )(?!\p{L})
`;

/** The answer, and what the line asks or orders besides. */
function parted(
  session: Session,
  asked: Asked,
  { number, line }: BodyItem,
  yes: boolean,
): readonly BodyItem[] {
  const consent = { yes, sure: true, passing: false } as const;
  const more = sentencesOf(line).filter(
    (each) =>
      mayOrder(session, each) ||
      namesOtherPlace(session, asked, each) ||
      (each.includes("?") && consentSaid(each, false) === null),
  );
  return [
    { kind: "consent", number, line, consent, complaint: null },
    ...more.map((each) => questionOrText(number, each)),
  ];
}
