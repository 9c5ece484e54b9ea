/** A sentence that says whom it is for and what to tell them: `Please tell Turkey that I shall leave the Black Sea.` */
import { type BodyItem, mayBeOrder, sentencesOf } from "../../../language/index.js";
import type { Speaker } from "../../session/session.js";
import { type KeptMessage, withoutConfidences, withoutSecrecy } from "./kept-message.js";
import { isGm, readersIn } from "./readers.js";

/** A line with each sentence that tells somebody something, and what follows it, apart. */
export function partsOf(speaker: Speaker, { line }: BodyItem): readonly string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(line).flatMap((each) => toldApart(speaker, each))) {
    const isNew = parts.length === 0 || toldIn(speaker, { line: sentence }) !== null;
    parts.push(isNew ? sentence : `${parts.pop()}${sentence}`);
  }
  return parts;
}

/** `Tell Germany that I stay, and ask Italy what he wants`: one message for each. */
function toldApart(speaker: Speaker, sentence: string): readonly string[] {
  const parts = sentence.split(tellsMore);
  return parts.length > 1 && parts.every((line) => toldIn(speaker, { line }) !== null)
    ? parts
    : [sentence];
}

const tellsMore =
  /,?\s+(?:and|und|et|y|e)\s+(?=(?:please |then |bitte )?(?:tell|ask|inform|let|sag|sage|frag|frage|dis|demande|dile|di)\s)/iu;

const teller =
  "(?:(?:hey|ok|okay|and|then|also|please|pls|bitte|judge|can you|could you|would you|will you|can u|could u|i(?:'d| would) like (?:you )?to|i want (?:you )?to|kannst du|könntest du|peux-tu|pouvez-vous)[ ,]+)*";
const telling =
  "(?:announce to|tell|inform|let|notify|write(?: to)?|message|(?:pass|send|forward|relay|give|hand|convey)(?: this| it| that| a message| the following| these words| the message)?(?: on| over)? to|say to|reply to|answer|sag|sage|sagen sie|schreib|schreibe|schreiben sie|richte|richten sie|teile|teilen sie|dis à|dire à|dites à|écris à|écrivez à|dile a|diga a|escribe a|escriba a|di a|dica a|scrivi a|scriva a|di'|dì|dille|digli|fai sapere|riferisci)";
const told = new RegExp(
  `^${teller}${telling}\\s+(?!(?:me|us|you|mir|uns|moi|nous|dir|mi|ci)\\b)(?<who>[\\p{L} ,&']{3,60}?)(?:\\s+(?:know|aus|mit|bitte))*(?:\\s*:\\s*|,?\\s+(?:that|dass|que|che)\\s+|,?\\s+(?=(?:(?:i|we|you|he|she|they|it|there|let)(?:['\u2019]\\p{L}+)?|im|ill|id|this|my|our|your|ich|wir|je|nous)\\s))(?<what>\\S.*)$`,
  "isu",
);

/** `Ask Dmitri whether he stays out of Galicia.` */
const wanting = new RegExp(
  `^${teller}(?:ask|frag|frage|fragt|demande à|demandez à|pregunta a|pregúntale a|chiedi a|vraag)\\s+(?!(?:me|us|you|mir|uns|moi|nous)\\b)(?<who>[\\p{L} ,&']{3,60}?),?\\s+(?<what>(?:if|whether|what|when|where|why|how|which|who|for|to|ob|was|wann|wo|warum|wie|si|ce qu|quand|où|qué|cuándo|se|cosa|quando|dove|of)(?!\\p{L})\\s*\\S.*)$`,
  "isu",
);

/** `Tell everyone good luck from me`, `tell Carla the deal is off`. */
const toldAll = new RegExp(
  `^${teller}(?:tell|wish|say to|wünsche?n?(?: sie)?|sage?|souhaite[rz]?(?: à)?|desea(?: a)?|augura(?: a)?|wens|zeg(?: tegen)?|życz)\\s+(?<who>(?:all|alle[nr]?|iedereen|tous|tout le monde|todos|tutti|wszystkim|the others|all (?:the )?players|all the others|(?:the )?[\\p{L}-]+(?:(?:, | & | and )(?:the )?[\\p{L}-]+){0,5}))\\s+(?!to\\b|about\\b|how\\b|what\\b|when\\b|if\\b|who\\b|where\\b|why\\b|of\\b)(?<what>\\S.*)$`,
  "isu",
);

/** `And for England: « I leave the Channel free. »` */
const givenTo =
  /^(?:(?:and|also|then|und|et|y|e|en|finally|schließlich|enfin)\s+)?(?:(?:this|the following) )?(?:for|to|für|an|pour|à|para|a|per|all['\u2019]|voor|aan)\s+(?:the\s+|den\s+|die\s+|l['\u2019]|la\s+|le\s+|los\s+|el\s+|il\s+)?(?<who>[\p{L} ,&'\u2019]{3,40}?)\s*:\s*["\u201c\u201e\u00ab]\s*(?<what>[^"\u201d\u00bb]{3,}?)\s*["\u201d\u201c\u00bb]\s*\.?$/isu;

/** `Announcement: the deadline moves.` */
const announced =
  /^(?:please |bitte )?(?:announce(?:ment)?|notice|message|news|info|ankündigung|mitteilung|annonce|anuncio|annuncio|avviso)(?: (?:to|for|an|für|à|pour|a|para|per) [\p{L} ]{3,20})?\s*:\s*(?<what>\S.*)$/isu;

/** `Please tell Turkey that I shall leave the Black Sea.` */
export function toldIn(
  speaker: Speaker,
  { line: said }: Pick<BodyItem, "line">,
): KeptMessage | null {
  const line = withoutSecrecy(said);
  // `Please let Turkey have this, so that he knows:` heads what stands below it.
  if (/:\s*$/.test(line)) return null;
  const marked = givenTo.exec(line.trim())?.groups;
  if (marked?.who !== undefined && marked.what !== undefined && !mayBeOrder(marked.what)) {
    const to = readersIn(speaker, marked.who);
    return to === null ? null : { to, text: marked.what.trim(), line, mayBe: "message" };
  }
  const news = announced.exec(line.trim())?.groups?.what;
  if (news !== undefined) return { to: { kind: "all" }, text: news, line, mayBe: "message" };
  const found = [told, toldAll, wanting].map((pattern) => pattern.exec(line.trim())?.groups ?? {});
  const { who = "", what = "" } = found.find((each) => each.who && isList(each.who)) ?? {};
  // `I'd like to write to the Turk but I don't remember how`
  if (
    /^i (?:don't|do not|can't|cannot|forgot|have forgotten)\b.*\b(?:how|know|remember)\b/i.test(
      what,
    )
  )
    return null;
  const to =
    isGm(speaker) && /^(?:them|the players|people)$/i.test(who)
      ? ({ kind: "all" } as const)
      : readersIn(speaker, who);
  // `Could you tell Turkey that I shall leave?` asks the judge.
  const text = asking.test(line) ? what.replace(/\s*\?\s*$/, ".") : what;
  return to === null ? null : { to, text: withoutConfidences(text), line, mayBe: "message" };
}

/** `Gustav and the Austrian player`, and not `everybody the club is closed`. */
function isList(who: string): boolean {
  if (/(?:^|\s)(?:and|und|et|y|e)\s*$/i.test(who)) return false;
  const each = who.split(/\s*[,&]\s*|\s+(?:and|und|et|y|e|but|except|außer|sauf|tranne)\s+/i);
  return each.every((name) => name.trim().split(/\s+/).length <= longestName);
}

/** `everyone apart from Dmitri` */
const longestName = 4;

const asking =
  /^\W*(?:(?:and|also|please|bitte) )*(?:can|could|would|will|kannst|könntest|peux|pouvez)(?!\p{L})/iu;
