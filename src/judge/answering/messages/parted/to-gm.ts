/**
 * A paragraph for the GM among others: `Hey George, Turkey has not answered any of my mails`, `And a question for George, is
 * it only this time?` The GM is a human; what the rules or the board answer, the judge answers.
 */
import { memberById } from "../../../../game/index.js";
import { sentencesOf } from "../../../../language/index.js";
import { isNamed } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { speaksToJudge } from "../for-the-judge.js";
import { asksToSend } from "../kept-message.js";
import { hasOrders, scopeOf } from "./scope.js";
import { withoutWords } from "./without-words.js";

/** Offers to pass such a paragraph on, and leaves the mail without it. */
export function offersParagraph(session: Session): void {
  const { sender, mail, grave } = session;
  const { speaker, asker } = sender;
  if (speaker === null || asker !== null || grave.isConfirmed) return;
  if (memberById(speaker.game.game, speaker.member)?.role !== "player") return;
  const words = ownText(session);
  for (const { 0: block, index } of words.matchAll(blocks)) {
    const begun = addressing.exec(block)?.groups;
    const { hello, note, who = "", comma = "", said = "" } = begun ?? {};
    if (begun === undefined || !isMaster(speaker, who)) continue;
    // `George is slow`
    if (hello === undefined && note === undefined && comma === "") continue;
    const isAlone = said.trim() === "";
    const scope = isAlone ? scopeOf(speaker, words.slice(index + block.length), message) : 0;
    const below = words.slice(index + block.length, index + block.length + (scope ?? 0));
    const text = `${block}${below}`.trim();
    const asked = isAlone ? below : said;
    if (scope === null || asked.trim() === "" || hasOrders(speaker, asked)) continue;
    if (note === undefined && isForJudge(speaker, asked)) continue;
    const [line = text] = sentencesOf(text);
    const told = note === undefined ? text.replace(listMark, "") : asked.trim();
    if (!asksToSend(session, speaker, { to: theGm, text: told, line: line.trim(), mayBe: "wish" }))
      return;
    session.mail = { ...mail, text: withoutWords(mail.text, text) };
    return;
  }
}

const theGm = { kind: "some", powers: [], gm: true, observers: false } as const;
const message = { to: theGm, text: "", line: "", mayBe: "wish" } as const;

/** Paragraphs, and the points of a list. */
const blocks = /(?:(?!\n[ \t]*(?:\n|(?:[a-z]\)|\d{1,2}[.)]|[-*\u2022])\s))[\s\S])+/gu;
const listMark = /^\W*(?:[a-z]\)|\d{1,2}[.)])\s*/u;

const addressing =
  /^\W*(?:(?:[a-z]\)|\d{1,2}[.)])\s*)?(?:(?:(?:and|oh|also|ps|p\.s\.|one more thing|und|et|y|e|en)[ ,:]+)*)(?:(?<hello>(?:hi|hello|hey|dear|hallo|lieber?|moin|bonjour|salut|cher|hola|querido|ciao|caro|beste|hoi|dag|sorry)[ ,]+)|(?<note>(?:(?:a|an|one|my|eine?|une?|una?|een) )?(?:(?:quick|short|small|little|last|kleine|kurze|petite|peque\u00f1a|piccola|korte) )?(?:question|note|request|word|message|frage|bitte|nachricht|mot|demande|pregunta|nota|mensaje|domanda|messaggio|vraag|bericht)s? (?:for|to|an|f\u00fcr|pour|\u00e0|para|per|a|voor|aan) ))?(?<who>\p{L}[\p{L}'\u2019-]+)(?<comma>\s*[,:!.\u2013-])?(?<said>[\s\S]*)$/iu;

function isMaster({ game: { game } }: Speaker, name: string): boolean {
  const masters = game.members.filter(({ role }) => role === "gm");
  const others = game.members.filter(({ role }) => role !== "gm");
  return masters.some((each) => isNamed(each, name)) && !others.some((each) => isNamed(each, name));
}

/** `George, when is the deadline?` */
function isForJudge(speaker: Speaker, words: string): boolean {
  return !ofTime.test(words) && speaksToJudge(speaker, { kind: "all" }, words);
}

/** Only a GM gives time, finds players, and says what comes next. */
const ofTime =
  /(?<!\p{L})(?:more time|extra|longer|later|extend\p{L}*|extension|until|any chance|possible|could (?:we|you)|can (?:we|you)|mehr zeit|l\u00e4nger|sp\u00e4ter|verl\u00e4nger\p{L}*|m\u00f6glich|plus de temps|plus tard|possible|m\u00e1s tiempo|posible|pi\u00f9 tempo|possibile|langer|later|mogelijk)(?!\p{L})/iu;
