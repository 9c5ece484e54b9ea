/**
 * What says whom a mail is for without a colon: its subject, a line of its own above it, or its first sentence. It
 * becomes a heading, and the mail is read like any other with one.
 */
import { looksLikeOrder } from "../../../language/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ownSubject } from "../../session/texts/own-subject.js";
import { surelyHeads } from "./headings.js";
import { readersIn } from "./readers/readers.js";
import { opensMessage } from "./words/speech.js";

/** Puts the heading above the text. */
export function headsMail(session: Session): void {
  const speaker = session.sender.speaker ?? session.sender.asker;
  if (speaker !== null) headsBySubject(session, speaker);
  keepsSubject(session);
  if (speaker !== null) headsAlone(session, speaker);
  headsInLine(session);
}

const ofNote =
  "(?:message|msg|note|letter|mail|nachricht|brief|lettre|mot|mensaje|carta|messaggio|lettera|bericht)";
const to = "(?:to|for|-+>|=+>|\u2192|an|f\u00fcr|\u00e0|pour|aux?|a|al|para|per|alla|ai|aan|voor)";
const toThem = wrapped`
  (?:
    (?:(?:an?|my|une|mon|eine?|meine?|un|mi|una|il mio|een|mijn) )?${ofNote} ${to}
    |to|an|\u00e0|aux?|al|alla|ai|aan
  )
`;

/** `Message for Turkey` as the subject of a player's mail, whose text does not say that itself. */
function headsBySubject(session: Session, speaker: Speaker): void {
  const { mail } = session;
  if (powerOf(speaker) === null) return;
  const subject = ownSubject(mail).replace(ofGame, "");
  const { who } = bySubject.exec(subject)?.groups ?? {};
  const heading = `To ${who}:`;
  if (who === undefined || surelyHeads(speaker, heading) === null) return;
  const lines = mail.text.split("\n").filter((line) => line.trim() !== "");
  const isHeaded = lines[0] === undefined || surelyHeads(speaker, lines[0]) !== null;
  if (isHeaded || opensMessage.test(mail.text) || lines.every(looksLikeOrder)) return;
  session.mail = { ...mail, text: `${heading}\n${mail.text}` };
}

const ofGame = /^[\w-]{2,16}\s*[-:]\s+/;
const bySubject = new RegExp(
  `^(?:${toThem}|for|f\u00fcr|pour|para|per|voor) (?<who>[^:.?!]{3,60})$`,
  "iu",
);

/** `To Austria and Russia` in a line above what they are told, `Private note for Russia only.` right before it. */
function headsAlone(session: Session, speaker: Speaker): void {
  const { mail } = session;
  const { heading = "", end = "" } = (alone.exec(mail.text) ?? noted.exec(mail.text))?.groups ?? {};
  const line = heading.trim();
  if (line === "") return;
  // `A Par PROXY TO Germany`
  if (looksLikeOrder(line) && !beginsNote.test(line)) return;
  if (surelyHeads(speaker, `${line}:`) === null) return;
  // `NACHRICHT AN ITALIEN` opens a block.
  if (closed.test(mail.text)) return;
  session.mail = { ...mail, text: `${heading}:${mail.text.slice(heading.length + end.length)}` };
}

const beginsNote = new RegExp(`^${ofNote}\\s`, "iu");
const closed = /^\W*(?:end[ _-]?(?:press|message)|ende(?: der)? nachricht|fin du message)\W*$/im;

const alone = new RegExp(
  `^(?<heading>\\s*${toThem} [^\\n:.?!]{3,60}?)(?<end>[ \\t]*[.,]?[ \\t]*)\\n\\s*\\S`,
  "iu",
);
const noted = new RegExp(
  `^(?<heading>\\s*(?:\\p{L}+ ){0,2}${ofNote} ${to} [^\\n:.?!]{3,60}?)(?<end>[.!])\\s+\\S`,
  "iu",
);

/** `To: Italy`, and below it a subject: a heading, and the first sentence of the message. */
function keepsSubject(session: Session): void {
  const { mail } = session;
  const text = mail.text.replace(withSubject, "$<to>$<subject>.\n");
  if (text !== mail.text) session.mail = { ...mail, text };
}

const withSubject = regex("iu")`
  ^(?<to>\s*(?:to|for|an|f\u00fcr|\u00e0|a|per|aan|cc):[^\n]{3,60}\n)
    \s*(?:subject|betreff|objet|sujet|oggetto|asunto|onderwerp|re):[ ]*
    (?<subject>[^\n]{1,80}?)[ .]*\n(?:[ \t]*\n)?
`;

/** `Can you pass this on to Austria? I'd like to keep Galicia empty.`: the first sentence heads those behind it. */
function headsInLine(session: Session): void {
  const { mail, sender } = session;
  const { heading = "", who = "", words = "" } = passingOn.exec(mail.text)?.groups ?? {};
  if (sender.speaker === null || readersIn(sender.speaker, who) === null) return;
  if (looksLikeOrder(words) || words.split(/\s+/).length < fewestPassed) return;
  session.mail = { ...mail, text: mail.text.replace(heading, (all) => `${all.slice(0, -1)}:`) };
}

const fewestPassed = 4;
const passingOn = regex("iu")`
  ^(?<heading>\s*(?:(?:hi|hello|hey|dear|hallo|bonjour)[^.?!:,\n]{0,20},\s)?(?:
      (?:(?:(?:can|could|would|will) you|please|pls|kindly) )*(?:pass|forward|send|relay|give)[ ]
        (?:this|the following)(?: message| note)?(?: on| along| over)? to
      |(?:bitte )?(?:leite|schick|schicke|gib|sende) (?:das|dies|folgendes)(?: bitte)? an
      |(?:peux-tu |pouvez-vous )?(?:transmet(?:s|tre|tez)|envo(?:ie|yer|yez)) ceci \u00e0
    ) (?<who>[^.?!:,\n]{3,40})[.?])[ ]+
    (?<words>(?!(?:thanks?|thank you|thx|cheers|danke|merci|many|best)(?!\p{L}))\S[^\n]*)$
`;
