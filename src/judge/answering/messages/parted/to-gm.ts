/**
 * A paragraph for the GM among others: `Hey George, Turkey has not answered any of my mails`, `And a question
 * for George, is it only this time?` The GM is a human; what the rules or the board answer, the judge answers.
 */

import { type Member, toGm } from "../../../../game/index.js";
import { placesIn, sentencesOf } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import { isNamed } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { roleOf } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { changesOrders } from "../changes-orders.js";
import { plain, speaksToJudge, weighFor } from "../for-the-judge.js";
import { onlyGreets } from "../greetings.js";
import { asksToSend } from "../kept-message.js";
import { mayOrderUnits } from "../ordering/orders-in.js";
import { withoutWords } from "../words/without-words.js";
import { hasOrders } from "./behind-message.js";
import { scopeOf } from "./scope.js";

/** Offers to pass such a paragraph on, and leaves the mail without it. */
export function offersParagraph(session: Session): void {
  const { sender, mail, grave } = session;
  const { speaker } = sender;
  if (speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  if (roleOf(speaker) !== "player") return;
  const words = ownText(session);
  for (const { index } of words.matchAll(begins)) {
    const [block = ""] = toItsEnd.exec(words.slice(index)) ?? [];
    const begun = addressing.exec(block)?.groups;
    const { hello, note, who = "", comma = "", said = "" } = begun ?? {};
    if (begun === undefined || !isMaster(speaker, who)) continue;
    // `George is slow`
    if (hello === undefined && note === undefined && comma === "" && !speaks.test(said)) continue;
    const isAlone = said.trim() === "" || onlyGreets(block);
    const scope = isAlone ? scopeOf(speaker, words.slice(index + block.length), message) : 0;
    const below = words.slice(index + block.length, index + block.length + (scope ?? 0));
    const text = `${block}${below}`.trim();
    const asked = isAlone ? below : said;
    if (scope === null || asked.trim() === "" || hasOrders(speaker, asked)) continue;
    if (changesOrders(speaker, asked)) continue;
    if (note === undefined && (isForJudge(speaker, asked) || mayOrderUnits(speaker, asked)))
      continue;
    const [line = text] = sentencesOf(text);
    const told = note === undefined ? text.replace(listMark, "") : asked.trim();
    if (!asksToSend(session, speaker, { to: toGm, text: told, line: line.trim(), mayBe: "wish" }))
      return;
    session.mail = { ...mail, text: withoutWords(mail.text, text) };
    return;
  }
}

const message = { to: toGm, text: "", line: "", mayBe: "wish" } as const;

/** Where a paragraph, a point of a list, or a line below a whole sentence begins. */
const begins = regex("gu")`
  (?<=^|\n[ \t]*\n|[.!?][ \t]*\n|\n)(?=
    (?:[a-z]\)|\d{1,2}[.)]|[-*\u2022])\s|(?<=^|\n[ \t]*\n|[.!?][ \t]*\n)\S
  )
`;
const toItsEnd = /^(?:(?!\n[ \t]*(?:\n|(?:[a-z]\)|\d{1,2}[.)]|[-*\u2022])\s))[\s\S])+/u;
const listMark = /^\W*(?:[a-z]\)|\d{1,2}[.)])\s*/u;

const addressing = regex("iu")`
  ^\W*(?:(?:[a-z]\)|\d{1,2}[.)])\s*)?(?:
    (?:(?:and|oh|also|ps|p\.s\.|one more thing|und|et|y|e|en)[ ,:]+)*
  )(?:
    (?<hello>
      (?:
        hi|hello|hey|dear|hallo|lieber?|moin|bonjour|salut|cher|hola|querido|ciao|caro|beste|hoi
        |dag|sorry
      )[ ,]+
    )
    |(?<note>
      (?:(?:a|an|one|my|eine?|une?|una?|een) )?(?:
        (?:quick|short|small|little|last|kleine|kurze|petite|peque\u00f1a|piccola|korte) )?(?:
          question|note|request|word|message|frage|bitte|nachricht|mot|demande|pregunta|nota
          |mensaje|domanda|messaggio|vraag|bericht
        )s? (?:for|to|an|f\u00fcr|pour|\u00e0|para|per|a|voor|aan) )
  )?(?<who>\p{L}[\p{L}'\u2019-]+)(?: (?:
    please|pls|bitte|s['\u2019]il te pla\u00eet|por favor|per favore|alsjeblieft
  )(?=[,:!]))?(?<comma>\s*[,:!.\u2013-])?(?<said>[\s\S]*)$
`;

/** `Georg sorry to ask but ...` */
const speaks = regex("iu")`
  ^\s+(?:
    sorry|please|pls|could|can|would|will you|i['\u2019]?(?:m|ve|d)?|we|is (?:it|there)|any|do you
    |just|thanks|bitte|entschuldige|kannst|k\u00f6nntest|ich|wir|je|j['\u2019]|peux|pourrais
    |d\u00e9sol\u00e9|puedes|podr\u00edas|perdona|puoi|potresti|scusa|kun|kan|zou
  )(?!\p{L})
`;

function isMaster({ game: { game } }: Speaker, name: string): boolean {
  const masters = game.members.filter(({ role }) => role === "gm");
  const others = game.members.filter(({ role }) => role !== "gm");
  const isMeant = masters.some((each) => isNamed(each, name) || isNearly(each, name));
  return isMeant && !others.some((each) => isNamed(each, name));
}

/** `Georg` for George. */
function isNearly({ name, address }: Member, said: string): boolean {
  const word = said.toLowerCase();
  return (
    word.length >= 4 && [name ?? "", address].some((each) => each.toLowerCase().startsWith(word))
  );
}

/** `George, when is the deadline?` */
function isForJudge(speaker: Speaker, words: string): boolean {
  const isOfTime = ofTime.test(words) && placesIn(speaker.game.board, words).length === 0;
  if (isOfTime || !speaksToJudge(speaker, { kind: "all" }, words)) return false;
  return sentencesOf(words).some(
    (each) => weighFor(speaker, each).judge >= (each.includes("?") ? plain : surely),
  );
}

const surely = 3;

/** Only a GM gives time, finds players, and says what comes next. */
const ofTime = regex("iu")`
  (?<!\p{L})(?:
    more time|extra|longer|later|extend\p{L}*|extension|until|any chance|possible|could (?:we|you)
    |can (?:we|you)|mehr zeit|l\u00e4nger|sp\u00e4ter|verl\u00e4nger\p{L}*|m\u00f6glich
    |plus de temps|plus tard|possible|m\u00e1s tiempo|posible|pi\u00f9 tempo|possibile|langer
    |later|mogelijk
  )(?!\p{L})
`;
