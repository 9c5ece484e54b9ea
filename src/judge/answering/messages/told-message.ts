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

/** `Tell Germany that I stay, and ask Italy what he wants`: one message for each; before them an order may stand. */
function toldApart(speaker: Speaker, sentence: string): readonly string[] {
  const parts = sentence.split(tellsMore);
  return parts.length > 1 && parts.slice(1).every((line) => toldIn(speaker, { line }) !== null)
    ? parts
    : [sentence];
}

const tellsMore =
  /,?\s+(?:and|und|et|y|e|en)\s+(?=(?:please |pls |plz |just |then |also |bitte |can you |could you )*(?:tell|ask|inform|let|wish|thank|warn|remind|sag|sage|frag|frage|dis|demande|dile|di|chiedi|zeg|vraag)\s)/iu;

/** `btw`, `and could you please`: what stands before the verb and changes nothing about what it wants. */
const lead = `^\\W*(?:(?:${[
  "hey|hi|hello|yo|ay+|ey|dude|bro|um+|hm+|lmao|kindly|possibly|hallo|bonjour|salut|hola|ciao|ok|okay|oh|ah|lol|haha|well|yes|yeah|yep|sure|so|and|but|then|also|btw|by the way|just|please|pls|plz|bitte|und|et|y|e|en|judge|s'il (?:te|vous) pla\u00eet|por favor|per favore|graag",
  "(?:can|could|would|will|might) (?:you|u|some(?:one|body)|any(?:one|body))|maybe|(?:i wonder|i was wondering|might i ask|may i ask|i should be (?:most )?(?:grateful|obliged|glad)|it would be (?:kind|nice|good)) (?:if|whether) you (?:could|would|might)|if you (?:could|would|can|will)|may i trouble you to|would you mind",
  "(?:i['\u2019]?d|i would) (?:like|love) (?:you )?to|i (?:want|need) (?:you )?to|i(?:['\u2019]?d| would) be (?:grateful|obliged|glad) if you (?:could|would)|(?:may|might|can) i (?:therefore )?ask you to|be so (?:kind|good) (?:as to|and)",
  "(?:kannst|k\u00f6nntest|w\u00fcrdest) du|(?:k\u00f6nnen|k\u00f6nnten|w\u00fcrden) sie|sei(?:en sie)? so (?:nett|gut|lieb|freundlich) und|(?:peux|pourrais)-tu|(?:pouvez|pourriez|voulez)-vous|tu peux|vous pouvez|(?:puedes|podr\u00edas|puede|podr\u00eda)|(?:puoi|potresti|pu\u00f2|potrebbe)|(?:kun|kunt|zou|wil) (?:je|u)",
].join("|")})[ ,!]+)*`;

/** `Sag bitte`, `dis donc`: what stands between the verb and the name. */
const softener =
  "(?:\\s+(?:please|pls|kindly|also|just|bitte|mal|doch|noch|auch|donc|aussi|s'il (?:te|vous) pla\u00eet|por favor|per favore|even))*";

const others = "(?!(?:me|us|you|mir|uns|moi|nous|dir|mi|ci)\\b)";
const who = "(?<who>[\\p{L}@ ,&'\u2019]{3,60}?)";

const telling =
  "(?:announce to|tell|inform|let|notify|write(?: to)?|message|(?:pass|send|forward|relay|give|hand|convey)(?: this| it| that| (?:a|the|this|the following) (?:message|note|letter)| the following| these words)?(?: on| over)? to|say to|reply to|answer|antworte|antworten sie|r\u00e9ponds \u00e0|r\u00e9pondez \u00e0|r\u00e9pondre \u00e0|responde a|responda a|rispondi a|antwoord(?: aan)?|sag|sage|sagen sie|sagen|schreib|schreibe|schreiben sie|schreiben|richte|richten sie|teile|teilen sie|dis \u00e0|dire \u00e0|dites \u00e0|\u00e9cris \u00e0|\u00e9crivez \u00e0|\u00e9crire \u00e0|dile a|decirle a|diga a|escribe a|escriba a|di a|dire a|dica a|scrivi a|scriva a|di'|d\u00ec|dille|digli|fai sapere|riferisci|zeg(?: tegen)?)";
const told = new RegExp(
  `${lead}${telling}${softener}\\s+${others}${who}(?:\\s+(?:know|aus|mit|bitte|please|doch|mal|weten))*(?:\\s*:\\s*|,?\\s+(?:that|dass|da\u00df|que|che|dat)\\s+|(?<=\\s(?:aus|mit)),\\s*|,?\\s+(?=(?:(?:i|we|you|he|she|they|it|there|let)(?:['\u2019]\\p{L}+)?|i(?:m|ll|d|ve)|(?:he|she|it|that|there)s|(?:they|you)(?:re|ve|ll|d)|weve|dont|this|my|our|your|ich|wir|je|nous)\\s))(?<what>\\S.*)$`,
  "isu",
);

/** `Please forward the following to England:`, `kannst du England schreiben:`: what stands behind it is for them. */
export const handsOn = new RegExp(
  `${lead}(?:${telling}${softener}\\s+${others}(?<who>[\\p{L}@ ,&'\u2019]{3,60}?)(?:\\s+(?:know|aus|mit|bitte|please|weten|this|the following))*|(?<whom>[\\p{L}@ ,&'\u2019]{3,60}?)\\s+(?:schreiben|sagen|ausrichten|mitteilen|weiterleiten|schicken|senden))\\s*:\\s*(?<what>.*)$`,
  "iu",
);

/**
 * `Ask Dmitri whether he stays out of Galicia`, `tell Russia to watch out`: whole, these are clear to their reader;
 * without the verb they are not.
 */
const wanting = new RegExp(
  `${lead}(?<what>(?:(?:ask|frag|frage|fragt|fragen sie|demande \u00e0|demandez \u00e0|pregunta a|preg\u00fantale a|chiedi a|vraag)${softener}\\s+${others}${who},?\\s+(?:if|whether|what|when|where|why|how|which|who|for|to|ob|was|wann|wo|warum|wie|wieso|si|s['\u2019]|ce qu|pourquoi|quand|o\u00f9|qu\u00e9|cu\u00e1ndo|se|cosa|quando|dove|perch\u00e9|of|wat|waarom)|(?:tell|remind|warn|advise|urge|beg|thank|congratulate)${softener}\\s+${others}(?<told>[\\p{L}@ ,&'\u2019]{3,60}?),?\\s+(?:to|not to|never to|that|for|on|against))(?!\\p{L})\\s*\\S.*)$`,
  "isu",
);

/** `Tell everyone good luck from me`, `tell Carla the deal is off`, `btw tell Austria he's trash`. */
const toldAll = new RegExp(
  `${lead}(?:tell|wish|say to|w\u00fcnsche?n?(?: sie)?|sage?|souhaite[rz]?(?: \u00e0)?|desea(?: a)?|augura(?: a)?|wens|zeg(?: tegen)?|\u017cycz)${softener}\\s+(?<who>(?:all|alle[nr]?|iedereen|tous|tout le monde|todos|tutti|wszystkim|the others|all (?:the )?players|all the others|(?:the |l['\u2019])?@?[\\p{L}-]+(?:(?:, | & | and )(?:the )?@?[\\p{L}-]+){0,5}))\\s+(?!to\\b|about\\b|how\\b|what\\b|when\\b|if\\b|who\\b|where\\b|why\\b|of\\b)(?<what>\\S.*)$`,
  "isu",
);

/** `Could everyone be told that I shall be slow?`, `please have Italy informed that ...` */
const toBeTold = new RegExp(
  `^\\W*(?:\\p{L}+[ ,]+){0,3}?(?:can|could|would|may|might|should|let|have|please have|i(?:['\u2019]d| would) like|i want)\\s+${others}${who}\\s+(?:(?:to )?(?:please |kindly )?be )?(?:told|informed|notified|warned|reminded)\\s+(?:please\\s+)?(?:that\\s+|of\\s+)?(?<what>\\S.*)$`,
  "isu",
);

/** `And for England: « I leave the Channel free. »` */
const givenTo =
  /^(?:(?:and|also|then|und|et|y|e|en|finally|schließlich|enfin)\s+)?(?:(?:this|the following) )?(?:for|to|für|an|pour|à|para|a|per|all['\u2019]|voor|aan)\s+(?:the\s+|den\s+|die\s+|l['\u2019]|la\s+|le\s+|los\s+|el\s+|il\s+)?(?<who>[\p{L} ,&'\u2019]{3,40}?)\s*:\s*["\u201c\u201e\u00ab]\s*(?<what>[^"\u201d\u00bb]{3,}?)\s*["\u201d\u201c\u00bb]\s*\.?$/isu;

/** `Announcement: the deadline moves.` */
const announced =
  /^(?:please |bitte )?(?:announce(?:ment)?|notice|message|news|info|ankündigung|mitteilung|annonce|anuncio|annuncio|avviso)(?: (?:to|for|an|für|à|pour|a|para|per) (?<who>[\p{L} ]{3,20}))?\s*:\s*(?<what>\S.*)$/isu;

const everybody = { kind: "all" } as const;

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
  const news = announced.exec(line.trim())?.groups;
  if (news?.what !== undefined) {
    const to = news.who === undefined ? everybody : readersIn(speaker, news.who);
    return to === null ? null : { to, text: news.what, line, mayBe: "message" };
  }
  const found = [told, toldAll, wanting, toBeTold].map(
    (pattern) => pattern.exec(line.trim())?.groups ?? {},
  );
  const named = found.map(({ who = "", told = who, what = "" }) => ({ who: told, what }));
  const { who = "", what = "" } = named.find((each) => each.who !== "" && isList(each.who)) ?? {};
  // `Tell France nothing`
  if (/^(?:nothing|nichts|rien|nada|niente|niets)\W*$/i.test(what)) return null;
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
  const text = (asking.test(line) ? what.replace(/\s*\?\s*$/, ".") : what).replace(pleading, "");
  const words = text.replace(/^[-\u2013\u2014]\s+/, "");
  return to === null ? null : { to, text: withoutConfidences(words), line, mayBe: "message" };
}

/** `..., s'il vous plaît`: said to the judge. */
const pleading =
  /,?\s+(?:please|pls|plz|bitte|s['\u2019]il (?:te|vous) pla[iî]t|por favor|per favore|alsjeblieft|alstublieft)(?=[.!?]*$)/iu;

/** `Gustav and the Austrian player`, and not `everybody the club is closed`. */
function isList(who: string): boolean {
  if (/(?:^|\s)(?:and|und|et|y|e)\s*$/i.test(who)) return false;
  const each = who.split(/\s*[,&]\s*|\s+(?:and|und|et|y|e|but|except|außer|sauf|tranne)\s+/i);
  return each.every((name) => name.trim().split(/\s+/).length <= longestName);
}

/** `everyone apart from Dmitri` */
const longestName = 4;

const asking =
  /^\W*(?:\p{L}+[ ,]+){0,3}(?:can|could|would|will|kannst|könntest|würdest|können sie|könnten sie|peux|pouvez|pourr\p{L}+|puede\p{L}*|podría\p{L}*|puoi|potresti)(?!\p{L})/iu;
