/** Yes and no in whatever words, from somebody who answers a letter that asks. */

import {
  approves,
  type BodyItem,
  behindPlainNo,
  behindYesWords,
  consentSaid,
  entrySaid,
  isBesideStory,
  isHedged,
  looksLikeOrder,
  placesIn,
  powersIn,
  questionOrText,
  readQuestion,
  saysPlainly,
  sentencesOf,
  settingsNamed,
  standsBy,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answersQuestion, lookAsked } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { asText } from "../../session/texts/sentences-left.js";
import { saysOnlyName } from "../entering/seats-offered.js";
import { requestedIn } from "../messages/words/requested.js";
import { opensTelling } from "../messages/words/speech.js";
import { namesOtherPlace } from "./other-place.js";

/** The items of a mail, where one that answers what was asked, in words of its own, is a plain yes or no. */
export async function withOwnConsent(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (!answersQuestion(session) || items.some(isAnswer)) return items;
  const asked = await lookAsked(session);
  // `Perfect, thank you` is a yes only where something was asked.
  const [line = ""] = ownText(session).trim().split("\n");
  const read = items.length === 0 ? [asText({ number: 1, line })] : items;
  const isLeaving = asked?.kind === "resignation";
  const plain = (line: string) => withoutOrders(session, asked, line.replace(onlyToHim, ""));
  const said = read.map((item, at) =>
    mayAnswer(session, item) && !isBesideStory(item.line, linesOf(read.slice(0, at)))
      ? (consentSaid(plain(item.line), isLeaving) ??
        (approvesShown(asked, plain(item.line)) ||
        (isLeaving && leaves(item) && saysPlainly(ownText(session))) ||
        wantsOffered(asked, item)
          ? true
          : null))
      : null,
  );
  const [answer, other] = new Set(said.filter((each) => each !== null));
  if (asked === null || answer === undefined || other !== undefined) return items;
  // `No, I do want to leave`
  if (isLeaving && !answer && read.some(leaves)) return items;
  return read.flatMap((item, at) =>
    said[at] === null ? [item] : parted(session, asked, item, answer),
  );
}

/** `Yes, but only to him`: whom it shows. */
const onlyToHim = regex("iu")`
  ,?\s+(?:(?:but|aber|mais|pero|ma|maar)\s+)?(?:
    (?:only|just|nur|seulement|uniquement|solo|s\u00f3lo|alleen)\s
      (?:(?:to|an|\u00e0|a|aan|for|f\u00fcr|pour|para|per|voor)\s)?(?:
        him|her|them|ihn|sie|ihm|ihr|lui|elle|eux|\u00e9l|ella|ellos|lei|loro|hem|haar|hen
      )
    |(?:to )?(?:him|her|them) (?:only|alone)
  )(?=\W*$)
`;

/** What was asked showed how a mail was read. */
function approvesShown(asked: Asked | null, line: string): boolean {
  return (asked?.kind === "mail" || asked?.kind === "lines") && approves(line);
}

function linesOf(items: readonly BodyItem[]): readonly string[] {
  return items.map(({ line }) => line);
}

/** `Oh. Then put me on the list`, or `I'd like to watch it`: what the letter offered, said once more. */
function wantsOffered(asked: Asked | null, { line }: BodyItem): boolean {
  if (line.includes("?") || isHedged(line) || ofOthers.test(line)) return false;
  const offered = asked?.kind === "new-game" ? asked.text.trim() : "";
  const [, watched] = /^OBSERVE (\S+)$/.exec(offered) ?? [];
  if (watched !== undefined) return entrySaid(line) === "watch" || saysOnlyName(watched, line);
  const isList = asked?.kind === "standby" || /^STANDBY(?: \S+)?$/.test(offered);
  return isList && (standsBy(line) || entrySaid(line) === "play");
}

/** `For any game`: more than what was offered. */
const ofOthers = /(?<!\p{L})(?:any|all|every|other|another|alle|tous|todas?|tutt\p{L}+)(?!\p{L})/iu;

function leaves({ line }: BodyItem): boolean {
  return readQuestion(line)?.intent === "leave";
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
    .filter(
      (each) =>
        !mayOrder(session, each) &&
        !namesOtherPlace(session, asked, each) &&
        !(speaksAsGm(session) && wishesElse(session, each)),
    )
    .join("");
}

/** `And no messages, please` is no no, and `stop waiting for Germany, just go on` no yes. */
function wishesElse({ sender: { speaker } }: Session, sentence: string): boolean {
  const said = consentSaid(sentence, false);
  if (said === true) {
    const named = speaker === null ? [] : powersIn(speaker.game.board, sentence);
    return named.length > 0 && readQuestion(sentence)?.intent === "go-ahead";
  }
  const isNo = said === false && behindPlainNo(sentence) === null;
  return isNo && settingsNamed(sentence).length > 0;
}

function mayOrder({ sender }: Session, text: string): boolean {
  const board = sender.speaker?.game.board;
  if (board === undefined) return false;
  // `Tell Germany that I agree` agrees to nothing that was asked.
  const isTelling = opensTelling(text) || requestedIn(text) !== null;
  return placesIn(board, text).length > 1 || (isTelling && powersIn(board, text).length > 0);
}

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
      looksLikeOrder(besidesAnswer(each)) ||
      namesOtherPlace(session, asked, each) ||
      each.includes("?"),
  );
  return [
    { kind: "consent", number, line, consent, complaint: null },
    ...more.map((each) => questionOrText(number, besidesAnswer(each))),
  ];
}

/** `It was about my own fleet: F ANK H`, `Certainly, and when is the deadline?` */
function besidesAnswer(sentence: string): string {
  const rest = sentence.slice(sentence.lastIndexOf(":") + 1).trim();
  if (looksLikeOrder(rest)) return rest;
  return consentSaid(sentence, false) === true ? behindYesWords(sentence) : sentence;
}
