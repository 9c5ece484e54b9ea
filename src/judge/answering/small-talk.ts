/**
 * What people say beside what they want: that they are sorry, who they are, how nice it was. A host passes over
 * it; whatever may want something is told as unread.
 */

import {
  asksForWord,
  asksToDoIt,
  asksWhatOfIt,
  deniedIn,
  isBareChoice,
  looksLikeOrder,
  onlyStates,
  onlyTellsAll,
  orderedUnit,
  placesIn,
  plannedOrders,
  powersIn,
  sentencesOf,
  takesSide,
  typesNamed,
  wishesWell,
} from "../../language/index.js";
import { type Board, provinceOf } from "../../map/index.js";
import { flat, regex } from "../../util/index.js";
import { defaultVariant } from "../context.js";
import { bringsOrders, isBlank } from "../session/outcomes.js";
import type { Session, Speaker } from "../session/session.js";
import { powerOf } from "../session/speaker.js";
import { speaksAsGm } from "../session/statements.js";
import { isIdleTalk, leansToTalk } from "../session/texts/mail-parts.js";
import { asksOnceMore } from "./messages/words/courtesies.js";
import { ordersGiven } from "./orders/own-orders.js";

/** Leaves of what was not read the sentences that may want something, each once; where nothing was of use, all. */
export function passOverSmallTalk(session: Session): void {
  const { items, skipped } = session.reply;
  const hasUse = !isBlank(session);
  const told = new Set<string>();
  const left = skipped.map((each) => {
    if (each.kind !== "talk" || each.first === undefined || each.isIdle !== undefined) return each;
    const sentences = sentencesOf(each.first).filter((sentence) => {
      const said = flat(sentence).trim();
      const isTold =
        told.has(said) || isRead(items, sentence) || (hasUse && isSmallTalk(session, sentence));
      told.add(said);
      return !isTold;
    });
    const first = sentences.join("").trim();
    return first === "" ? { ...each, isIdle: true } : { ...each, first };
  });
  skipped.splice(0, Infinity, ...left);
}

/** `You lost my orders`, beside an answer to something else, wants one as well. */
const ofTurn = regex("iu")`
  (?<!\p{L})(?:
    orders?|moves?|turns?|befehl\p{L}*|z\u00fcge?n?|ordres?|coups?|\u00f3rden\p{L}*|jugadas?|ordini|mosse|zetten?
  )(?!\p{L})
`;

/** Are there answers beside it? */
function isAttended({ reply }: Session): boolean {
  return reply.items.some(({ kind }) => attended.has(kind));
}

const attended: ReadonlySet<string> = new Set(["reading", "answer", "help", "text"]);

/** Did the mail only ask, and had its answers? `My fleet is in Ankara` then tells what is asked about. */
function isOnlyAnswered(session: Session): boolean {
  const { reply, grave } = session;
  return (
    !speaksAsGm(session) &&
    grave.waiting.length === 0 &&
    reply.items.length > 0 &&
    reply.items.every(({ kind }) => kind !== "reading" && attended.has(kind))
  );
}

/** `Is that a problem?`, beside what was done. */
const whetherFine = regex("iu")`
  ^\W*(?:
    (?:i )?hope (?:that|this|it)(?:['\u2019]s| is)|(?:(?:is|would|will) )?(?:that|this|it)(?: (?:be|is))?
    |(?:ist|w\u00e4re|geht|passt) das|hoffe,? (?:das|es) (?:ist|geht|passt)|c['\u2019]est|est-ce|\u00e7a|es|\u00e8
    |(?:is|kan) dat
  )?\s*(?:an? |ein |un |een )?(?:
    ok(?:ay)?|all ?right|fine|possible|problem|right|so|in ordnung|m\u00f6glich|recht|grave|va|probl\u00e8me
    |posible|problema|possibile|goed|mogelijk|probleem
  )(?: (?:for|with) (?:you|the others|everybody))?\W*$
`;

/** `Can he?`, `are they in?`, of what was asked just above, and answered. */
const echo = regex("iu")`
  ^\W*(?:(?:so|and|und|et|y|e|en)[ ,]+)?(?:
    (?:can|could|may|is|are|was|were|did|does|do|has|have|will|would)(?:n['\u2019]t)?
      [ ](?:he|she|they|it|i|we|those|these)(?: (?:in|there|here|so|then|now|okay|ok|really|arrived?))?
    |(?:kann|darf|ist|sind|hat|haben) (?:er|sie|es|ich|wir|die|das)(?: (?:da|drin|angekommen|denn|so|jetzt))*
    |(?:peut|est|sont|a|ont|puis)-(?:il|elle|ils|elles|on|je|t-il|t-elle)(?: (?:l\u00e0|arriv\u00e9e?s?))?
    |(?:puede|est\u00e1n?|llegaron)(?: (?:ah\u00ed|dentro))?|(?:pu\u00f2|sono|ci sono)(?: arrivati)?
    |(?:kan|mag|is|zijn) (?:hij|ze|zij|het|ik|die)(?: (?:er|binnen|aangekomen))?
  )\s*\?+$
`;

/** An order that was read, beside talk on its line. */
function isRead(items: Session["reply"]["items"], sentence: string): boolean {
  const said = flat(sentence).trim();
  return (
    looksLikeOrder(sentence) &&
    items.some((item) => item.kind === "reading" && flat(item.line).includes(said)) &&
    !items.some((item) => item.kind === "complaint" && flat(item.line).includes(said))
  );
}

/** Does a sentence name nothing of the game, ask for nothing, and promise nothing? */
function isSmallTalk(session: Session, sentence: string): boolean {
  const { context, sender } = session;
  const board = sender.speaker?.game.board ?? context.boards.get(defaultVariant);
  if (board === undefined) return false;
  const said = sentence.trim();
  return (
    deniedIn(said) === "deed" ||
    asksForWord(said) ||
    (session.grave.waiting.length > 0 && asksToDoIt(said)) ||
    asksOnceMore(said) ||
    // `Bitte sag allen Bescheid`, of what they are told anyway.
    (speaksAsGm(session) && onlyTellsAll(said)) ||
    isBareChoice(said) ||
    whetherFine.test(said) ||
    (isAttended(session) && (echo.test(said) || asksWhatOfIt(said))) ||
    isToldBesideAnswer(session, said) ||
    (said.length <= longest &&
      !/[?\d>@]|\p{L}\s*-+\s*\p{L}{3}(?!\p{L})/u.test(said) &&
      (!wanting.test(said) ||
        ((bringsOrders(session) || (isAttended(session) && !ofTurn.test(said))) &&
          isIdleTalk(session, said) &&
          !hanging.test(said))) &&
      !takesSide(said) &&
      !looksLikeOrder(said) &&
      placesIn(board, said).length + powersIn(board, said).length === 0) ||
    isToldBeside(session, board, said) ||
    (isOnlyAnswered(session) && onlyStates(said) && !ofTurn.test(said)) ||
    isOfQuestion(session, said)
  );
}

/** `Congratulations to Germany`, beside a question that was answered: surely told, and nothing wished. */
function isToldBesideAnswer(session: Session, said: string): boolean {
  if (!isOnlyAnswered(session) || /[?>@]/.test(said) || ofTurn.test(said)) return false;
  return leansToTalk(session, said) || wishesWell(said);
}

/** `I was thinking of sending Venice to Trieste, what do you think?`: a plan of which the rest is answered. */
function isOfQuestion({ reply, mail }: Session, said: string): boolean {
  if (plannedOrders(said) === null) return false;
  const text = flat(mail.text);
  return reply.items.some(
    (item) =>
      item.kind === "answer" && text.includes(`${flat(said).trim()} ${flat(item.line).trim()}`),
  );
}

/** `The train from Wales broke down`, `the Frenchman frightens me`, beside orders: told, and of no unit of theirs. */
function isToldBeside(session: Session, board: Board, said: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !bringsOrders(session) || said.length > longestTale) return false;
  if (/[?>@]/.test(said) || looksLikeOrder(said) || takesSide(said)) return false;
  if (reason.test(said)) return true;
  if (hanging.test(said)) return false;
  const own = powerOf(speaker);
  // `Somebody else will have to have England` may give up the seat.
  if (powersIn(board, said).some((power) => power === own)) return false;
  const places = placesIn(board, said);
  // `I see that my army sits in Trieste`, where it has its order
  const isOfOwn = unordered(speaker).some(({ at }) => places.includes(provinceOf(at)));
  if (fromWhere.test(said)) return true;
  return !isOfOwn && !isOfUnordered(speaker, said) && isIdleTalk(session, said);
}

/** `The other fleet backs that`, of somebody with a fleet that has no order: nothing of it is lost without a word. */
function isOfUnordered(speaker: Speaker, said: string): boolean {
  const [type, other] = typesNamed(said);
  return other === undefined && unordered(speaker).some((unit) => unit.type === type);
}

/** The speaker's units that have no order. */
function unordered(speaker: Speaker) {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  const ordered = power === null ? [] : ordersGiven(game, power).flatMap(orderedUnit);
  return [...game.position.units, ...game.position.dislodged].filter(
    (unit) => unit.power === power && !ordered.includes(provinceOf(unit.at)),
  );
}

/** `Um Burgund zu decken`, `parce que la Russie m'inquiète`: why an order is given. */
const reason = regex("iu")`
  ^\W*(?:
    um (?:\p{L}+ ){1,6}zu(?: \p{L}+)+|weil|denn|omdat|because|parce qu|car|afin d|porque|ya que|perch\u00e9
    |(?:in order|so as) to|om (?:\p{L}+ ){1,6}te \p{L}+
  )(?!\p{L})
`;

/** `Liebe Gr\u00fc\u00dfe aus Wien`, `all the best from sunny Naples`: who writes says where they are. */
const fromWhere = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en)\s+)?(?:
    (?:greetings|best wishes|all the best|regards|kind regards|cheers|love|yours)(?:,)? from
    |(?:(?:viele|liebe|beste|sch\u00f6ne|herzliche|ganz liebe|einen lieben|mit besten)\s+)?
      gr(?:\u00fc(?:\u00df|ss)en?|u(?:\u00df|ss)) (?:aus|von|vom)
    |(?:bien \u00e0 vous|amiti\u00e9s|bises|salutations|cordialement|un bonjour),? (?:de|d['\u2019]|du|depuis)
    |(?:saludos|un saludo|un abrazo|recuerdos|abrazos) (?:desde|de)
    |(?:(?:un|tanti|cari)\s)?(?:car[oi]\s)?(?:salut[oi]|abbracci?o?) (?:da|dal|dalla|dall['\u2019])
    |(?:(?:veel|hartelijke|vriendelijke|de)\s)?groet(?:en|jes)? (?:uit|vanuit|van)
  )(?!\p{L}{3}(?<=mir|dir|uns|moi|toi|mij|ons))
`;

const longestTale = 180;

/** In letters: more is a story, of which something may be meant. */
const longest = 90;

/** `But only if nobody objects`: what orders hang on is no talk, however much it sounds like it. */
const hanging = regex("iu")`
  (?<!\p{L})(?:
    if|unless|until|when|once|wenn|falls|sofern|solange|bis|si|s['\u2019]il|quand|tant que|cuando|hasta|siempre que|se
    |quando|finch\u00e9|als|tenzij|tot
  )(?!\p{L})
`;

/** Words that ask, order, wish, deny, or speak of what the judge does. */
const wanting = regex("iu")`
  (?<!\p{L})(?:
    please|pls|plz|can|could|would|will|shall|should|want|need|wish|must|may|might|let|make|give
    |send|tell|ask|stop|start|change|cancel|delete|forget|ignore|wait|wants?|instead|rather|not|no
    |never|don['\u2019]?t|won['\u2019]?t|if|unless|when|until|before|after|all|every\p{L}*|orders?
    |moves?|moving|units?|arm(?:y|ies)|fleets?|supports?|holds?|convoys?|builds?|retreats?|draws?
    |votes?|quit|leav\p{L}+|resign\p{L}*|deadlines?|messages?|press|maps?|rules?|bitte|kann|können
    |könnte\p{L}*|würde\p{L}*|will|möchte\p{L}*|soll\p{L}*|muss|darf|lass\p{L}*|mach\p{L}*|gib
    |sag\p{L}*|schick\p{L}*|warte\p{L}*|lösch\p{L}*|vergiss|nicht|kein\p{L}*|nie|wenn|falls|bis
    |alle\p{L}*|befehl\p{L}*|züge?|zug|einheit\p{L}*|armee\p{L}*|flotte\p{L}*|halt\p{L}*|bau\p{L}*
    |rück\p{L}*|remis|stimm\p{L}*|peux|peut|pouvez|pourr\p{L}+|voudr\p{L}+|veux|veut|voulez|dois
    |doit|faut|fai\p{L}+|donne\p{L}*|envo\p{L}+|di[st]\p{L}*|attend\p{L}*|annul\p{L}*|oubli\p{L}*
    |pas|plus|jamais|si|quand|jusqu\p{L}*|tou[st]\p{L}*|ordres?|coups?|unités?|armées?|flottes?
    |tient|tenir|constru\p{L}+|retrait\p{L}*|nulle?|vot\p{L}+|puede\p{L}*|podr\p{L}+|quier\p{L}+
    |deb\p{L}+|hay que|haz|env\p{L}+|espera\p{L}*|no|nunca|cuando|hasta|tod\p{L}+|[oó]rden\p{L}*
    |movimient\p{L}+|può|puoi|potr\p{L}+|vogli\p{L}+|vorr\p{L}+|dev\p{L}+|fa[ti]\p{L}*|mand\p{L}+
    |aspett\p{L}+|non|mai|quando|fino|tutt\p{L}+|ordin\p{L}+|moss\p{L}+|kun|wil\p{L}*|moet\p{L}*
    |niet|geen|nooit|als|tot|zet\p{L}*|drop|remove|ban|streich\p{L}*|schaff\p{L}*|verbiet\p{L}*
    |mets|mettez|supprim\p{L}*|enlev\p{L}*|interdi\p{L}*|pon|quita\p{L}*|elimin\p{L}*
    |proh\p{L}b\p{L}*|metti|togli|viet\p{L}*|schrap\p{L}*
  )(?!\p{L})
`;
