/**
 * `I have written a note for my Austrian neighbour. Would you hand it to him?`, and below it the note, in quotation
 * marks or apart; and `To everyone except my neighbour:`, which only its writer can tell.
 */
import { regex } from "../../../../util/index.js";
import { answerPlainly } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asText } from "../../../session/texts/sentences-left.js";
import { asksToSend, type KeptMessage } from "../kept-message.js";
import { ordersIn } from "../ordering/orders-in.js";
import { isForGmAlone, readersIn } from "../readers/readers.js";
import { unquoted } from "../readers/whom-ahead.js";
import { withPassageBelow } from "../whole-letter.js";
import { withoutWords } from "../words/without-words.js";

/** Asks whether to send such a note, or for whom it is, and leaves the mail without it. */
export function asksForEntrusted(session: Session): void {
  const { sender, mail, grave } = session;
  const { speaker } = sender;
  if (speaker === null || isGm(speaker) || unprovedSeat(session) !== null) return;
  if (grave.isConfirmed || speaker.game.game.settings.gunboat) return;
  const words = withPassageBelow(mail.text, ownText(session));
  const { line = "", text = "" } = forUnnamed.exec(words)?.groups ?? {};
  if (text !== "") {
    answerPlainly(session, line, "letter-to-whom");
    session.reply.items.push({ kind: "returned-press", text: text.trim() });
  } else {
    const note = noteIn(speaker, words);
    if (note === null || !asksToSend(session, speaker, note)) return;
  }
  session.mail = { ...mail, text: withoutWords(mail.text, words) };
}

function noteIn(speaker: Speaker, words: string): KeptMessage | null {
  const { above = "", below = "" } = parted.exec(words)?.groups ?? {};
  if (below === "" || !entrusts.test(above) || !hands.test(above)) return null;
  const to = readersIn(speaker, above);
  if (to?.kind !== "some" || isForGmAlone(to) || to.gm) return null;
  const text = unquoted(below.trim());
  const isOrder = ordersIn(speaker, { items: [asText({ number: 1, line: above })], skipped: [] });
  if (isOrder > 0) return null;
  return { to, text, line: above.trim().replace(/\s+/g, " "), mayBe: "message", isGuess: true };
}

/** What stands above the note, in few words, and the note itself. */
const parted =
  /^\s*(?<above>[^\n"\u201c\u201e\u00ab]{20,300}(?:\n[^\n"\u201c\u201e\u00ab]{1,200})?)\n\s*\n(?<below>[\s\S]{5,})$/u;

/** `A letter for the French player` */
const entrusts = regex("iu")`
  (?<!\p{L})(?<!(?:this|these|following|diese[nrs]?|ce|cette|quest[oa]|est[ea]|dit|deze) )(?:
    (?:note|letter|message|lines?|words?) (?:\p{L}+ )?(?:for|to)
    |(?:brief|briefchen|nachricht|zeilen|botschaft|notiz|zettel) (?:f\u00fcr|an)
    |(?:mot|message|lettre|billet|lignes) (?:pour|\u00e0)
    |(?:messaggi\p{L}*|lettera|nota|bigliett\p{L}*|righe) (?:per|a)
    |(?:mensaje|carta|nota|l\u00edneas) (?:para|a)|(?:brief\p{L}*|bericht\p{L}*|regels) (?:voor|aan)
  )(?!\p{L})
`;
/** `Would you hand it to him?` */
const hands = regex("iu")`
  (?<!\p{L})(?:
    (?:hand|give|pass|forward|deliver|send|bring|relay|get)(?: (?:on|over))? (?:it|this|that|them|him|her)
    |(?:see|make sure|ensure)(?: to it)?(?: that)? (?:he|she|they|it|this) (?:gets?|reach\p{L}*|receives?|has|arrives?)
    |(?:geben|gib|gibst|weiter\p{L}+|\u00fcber(?:geben|bringen|mitteln|reichen)|aush\u00e4ndigen|zukommen|schicken
      |leiten)
    |(?:remettre|remettez|remets|transm\p{L}+|donner|donnez|passer|faire (?:passer|suivre|parvenir)|envoyer)
    |(?:dar|consegn|pass|inoltr|mandar|inviar|recapit)\p{L}*|(?:entreg|pas|d\u00e1r|envi|hac\u00e9r|hacer)\p{L}*
    |(?:geven|doorgeven|overhandigen|bezorgen|doorsturen|sturen)
  )(?!\p{L})
`;

/** Nobody but the writer knows which neighbor that is. */
const forUnnamed = regex("iu")`
  ^\s*(?<line>(?:(?:message )?(?:to|for)|an|f\u00fcr|\u00e0|pour|a|para|per|aan|voor)[ ]
    (?:every(?:one|body)|all|the others|alle\p{L}*|tous|tout le monde|todos|tutti|iedereen)(?: (?:players?|others?
      |spieler))?[ ]
    (?:except(?: for)?|but(?: for)?|apart from|au\u00dfer|ausser|bis auf|sauf|except\u00e9|excepto|salvo|menos
      |tranne|behalve)[ ]
    (?:(?:my|meine[mnr]?|mon|mes|mi|mis|il mio|i miei|mijn|the|the one) )+
    (?:neighbou?rs?|nachbarn?|voisins?|vecinos?|vicin[oi]|buren|buurman|ally|allies|enem(?:y|ies)|friends?)
  )\s*:\s*(?<text>\S[\s\S]*)$
`;
