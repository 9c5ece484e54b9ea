/** The messages to players that are taken out of a mail before anything else of it is read. */
import { regex } from "../../../util/index.js";
import { findAsker } from "../../session/seat-of-sender.js";
import type { Session } from "../../session/session.js";
import { unprovedSeat } from "../../session/statements.js";
import { bewilders } from "../../session/texts/mail-parts.js";
import { ownText } from "../../session/texts/own-text.js";
import { passOn } from "./answers/press-reply.js";
import { asksToForward } from "./forwarded.js";
import { headsMail } from "./headed-mail.js";
import { isForOthers } from "./likely-message.js";
import { sendsAnnounced } from "./parted/announced.js";
import { asksForEntrusted } from "./parted/entrusted.js";
import { sendsParted } from "./parted/parted-mail.js";
import { offersParagraph } from "./parted/to-gm.js";
import { readersIn } from "./readers/readers.js";
import { asksAround } from "./told/put-to-all.js";
import { sendsRelayed } from "./told/relayed.js";
import { asksForSame } from "./told/same-told.js";
import { withoutTakenBack } from "./told/thought-again.js";
import { lastCorrespondent } from "./told/told-apart.js";
import { asksForUnknown, namesPowers } from "./unquoted/unknown-reader.js";
import { asksToAnswer } from "./unquoted/unquoted-answer.js";

/** Sends them, or asks about them, and leaves the mail without them. True where nothing is left to be read. */
export async function handsOn(session: Session): Promise<boolean> {
  await findAsker(session);
  headsMail(session);
  partsQuoted(session);
  copiesBelow(session);
  takesBack(session);
  namesPowers(session);
  asksForUnknown(session);
  asksForEntrusted(session);
  if (await asksToForward(session)) return true;
  if (sendsAnnounced(session)) return true;
  asksAround(session);
  // `Tell Germany: ... The same to Italy.`: whoever reads the second must know the first.
  const isApart = !asksForSame(session);
  const isRelayed = isApart && (await sendsRelayed(session));
  const isForJudge = (isApart && sendsParted(session)) || isRelayed;
  offersParagraph(session);
  const { readers } = session.thread;
  if (readers?.kind === "all" && session.sender.speaker !== null)
    session.thread.spokenOf ??= await lastCorrespondent(session, session.sender.speaker);
  const isLost = readers?.kind === "all" && bewilders(session);
  if (!isForJudge && !isLost && (await asksToAnswer(session))) return true;
  return (readers === null || !(isForJudge || isForOthers(session, readers))) && passOn(session);
}

/** `Tell England "no" and Germany "yes"`, `tell England "no" and that I'm sorry`: a request for each. */
function partsQuoted(session: Session): void {
  const { mail, sender } = session;
  const { speaker } = sender;
  if (speaker === null) return;
  const text = mail.text.replace(quotedAnd, (all, ...rest) => {
    const { asked, verb, to = "", who, other, toOther = to } = rest.at(-1) as Quoted;
    if (readersIn(speaker, who) === null) return all;
    if (other === undefined) return `${asked}. ${verb} ${to}${who} `;
    return readersIn(speaker, other) === null ? all : `${asked}. ${verb} ${toOther}`;
  });
  if (text !== mail.text) session.mail = { ...mail, text };
}

interface Quoted {
  readonly asked: string;
  readonly verb: string;
  readonly to?: string;
  readonly who: string;
  /** Whom a second quotation is for; none where what follows is for the same. */
  readonly other?: string;
  readonly toOther?: string;
}

const reader = '[^"\u201c\u201e\u00ab.,:?!\\n]{3,30}?';
const quotedAnd = regex("iu")`
  (?<asked>(?<!\p{L})(?<verb>tell|write|text|message|sag|schreib\p{L}*|dis|di|dile|zeg)[ ](?<to>(?:to|an|\u00e0|a)[ ])?
      (?<who>${reader})[,:]?[ ]
      ["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb\n]{1,300}["\u201d\u201c\u00bb])
    (?:,?[ ](?:please|pls|bitte|s['\u2019]il te pla\u00eet|por favor|per favore))?,?[ ](?:and|und|et|y|e|en)[ ](?:
      (?<toOther>(?:to|an|\u00e0|a)[ ])?(?=(?<other>${reader})[,:]?[ ]["\u201c\u201e\u00ab])
      |(?=(?:that|dass|da\u00df|que|che|dat)[ ])
    )
`;

/** `Cc: Italy`, above an answer to a message: it goes to Italy as well, as if that stood below it. */
function copiesBelow(session: Session): void {
  const { mail, thread } = session;
  const own = ownText(session).trim();
  const [, copy = "", rest = ""] = thread.readers === null ? [] : (copied.exec(own) ?? []);
  if (rest !== "")
    session.mail = { ...mail, text: mail.text.replace(own, () => `${rest}\n\nCc: ${copy}`) };
}

const copied =
  /^(?:b?cc|copy(?: to)?|kopie(?: an)?|copie(?: \u00e0)?)\s*:\s+([^\n]{3,60})\n\s*(\S.*)$/isu;

/** Of a mail that proves nothing nothing is sent yet. */
function takesBack(session: Session): void {
  const { mail, sender, grave } = session;
  if (sender.speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return;
  const text = withoutTakenBack(session, sender.speaker, mail.text);
  if (text !== mail.text) session.mail = { ...mail, text };
}
