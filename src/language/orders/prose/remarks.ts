/**
 * Remarks beside orders: in brackets, or behind a sign that begins one. A remark is left out only where it
 * says nothing that an order could say; one that doubts or makes conditions stays, and is asked back.
 */

import type { Board } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import { isOrdered, withoutAsides } from "./asides.js";
import { isDeed, type Kind, kindOf, kindsOf, wordsOf } from "./kinds.js";
import { blank } from "./markup.js";
import { retells, tellsAgain } from "./retold.js";

const brackets = regex("gu")`
  \([^()]{2,200}\)|\[[^[\]]{2,200}\]|\{[^{}]{2,200}\}|<\p{L}[^<>]{0,60}>|/\*[^*]{2,200}\*/
  |(?<=\S\s)\*\p{L}[^*]{1,60}\*(?=\s*$)
`;
/** `# main attack`, `// greedy`, `-- then Portugal`: behind something, and a blank before its words. */
const tail = regex("iu")`
  (?<=\S\s+)(?:
    (?:#|//|--|%)\s*
    |[-\u2013\u2014]\s+(?=
      (?:
        they|he|she|you|i|we|nobody|everybody|everyone|nothing|that['\u2019]?s
        |that (?:will|won['\u2019]?t|should|ought|would|is)|this is
        |and (?:about|not|that|then|now|i|we|he|she|they|good|may|god|nothing|no|yes)|about time
        |at last|let['\u2019]?s|may|which|it['\u2019]?s|just|see you|good luck|thanks|cheers|sorry
        |it (?:has|is|was|had|will)|the \p{L}+ (?:will|won['\u2019]t|are|have|need|deserve)
        |payback|revenge|hope|well|oh|hopefully|finally
      )\b
    )
  )\p{L}.{0,200}$
`;
/** `A Bur - Mun -- I am sorry, Klaus -- and A Pic - Bel` */
const framed = regex("giu")`
  (?<=\S\s)(?:\u2014|\u2013|--)\s+(?:
    i|we|you|he|she|they|it|that|this|sorry|well|thanks|yes|hi|oh|ha
  )(?!\p{L})[^\u2013\u2014-]{2,80}\s(?:\u2014|\u2013|--)(?=\s)
`;
/** `Denmark goes for Sweden - I don't expect to get in. Kiel takes Holland` */
const behindDash = regex("giu")`
  (?<=\p{L}\s)[-\u2013\u2014]\s+(?:i|we|they|he|she|it|that)(?:['\u2019]\p{L}{1,2})? [^.!?;:>\u2013\u2014-]{4,120}
    (?=[.!]\s)
`;
/** `Edinburgh, God bless her, to the Norwegian Sea` */
const between = regex("gu")`
  (?<=(?:^|[.!;]\s+)(?:the )?\p{Lu}\p{L}+),\s+(?!and\b|but\b|or\b|with\b|to\b|for\b|not\b)
    [^,;.:!?()]{6,50},(?=\s+(?:to|into|goes|moves|holds|attacks|takes|stays)\s)
`;
/** `A Bur - Mun - Germany will be surprised!` */
const ofPower = regex("u")`
  (?<=\S\s+)[-\u2013\u2014]\s+(\p{Lu}\p{L}+)(?= (?:
    will|won['\u2019]t|is|isn['\u2019]t|has|had|promised|agreed|knows|said|asked|told|wants|owes
    |deserves
  )(?!\p{L})).{0,200}$
`;
/** `(was A Bur - Ruh)`, `[edit: changed from A Bur - Ruh]` */
const before = regex("i")`
  ^\W*(?:edit(?:ed)?\W+)?(?:
    i (?:had )?(?:originally|first|previously|earlier) (?:said|wrote|had|meant|planned|sent)
    |changed from|was|were|formerly|previously|originally|before|used to be|instead of|rather than
    |replac(?:es|ing)
  )\b(?!.*\bif\b)
`;
/** `A Bur - Ruh <- changed!` */
const pointed = /(?<=\S\s+)(?:<-+|\u2190)\s*\p{L}.{0,100}$/u;
const hedges = regex("i")`
  ^\W*(?:
    really|rather|actually|better|make|go|to|no|or|i|not|edit(?:ed)?|correct(?:ed|ion)?|changed
    |now|sorry|w?h?oops|typo|meant|updated?|wait|er+m?|um+
  )\b
`;
/** `(forget it, H)` */
const takesBack = regex("i")`
  ^\W*(?:(?:just|only) )?(?:
    forget|cancel|scrap|scratch|strike|never mind|nvm|kidding|joking|jk|not really
  )\b
`;
/** `(don't tell anyone)`, `(bounce w/ Turkey)`: said to the reader, of no order. */
const entreats = regex("i")`
  ^\W*(?:(?:a|to|an? (?:agreed|arranged|planned)) )?(?:bounce|bouncing|stand-?off)\b
  |^\W*(?:please )?(?:do not|don['\u2019]?t) (?:
    tell|ask|worry|laugh|panic|say|show|mention|look|judge|blame|hate|be
  )\b
`;
/** `(I only get two, right?)`: asked of the GM, not of an order. */
const wonders = regex("i")`
  ^\W*(?:i|we|that|this|it)(?: only| just)? (?:gets?|have|has|is|was|can)\b[^()]{0,40}\b
    (?:right|correct|yes|no|ok|okay) ?\?\W*$
`;
/** `(I know, I said Gascony, I lied)` */
const confesses = regex("i")`
  ^\W*(?:(?:yes|and|but),? )?i (?:know|realis|realiz|see|hear|assume|gather)(?:e)? (?!
    .*\b(?:if|instead|rather|should|hold|change)\b
  )
  |\b(?:
    i lied|i know,? i|i promised|what i (?:said|promised)|i had [^()[\]]{2,40} in mind
    |i (?:thought (?:about|of)|considered|toyed with|was tempted)
  )\b
`;
/** `F Hol - Nth, I want to annoy England`: what for. */
const wanted = regex("giu")`
  (?<=\S)[,;.]\s+(?:because |since |as )?(?:i|we)(?:['\u2019]d)? (?:
    (?:just|only|really|still|would|do) )*(?:want|like|love|hope|mean|need|intend|plan|wish) to (?!
      support|help|back|assist|convoy|hold
    )\p{L}{3,} (?:the )?(\p{L}{4,})(?: a (?:bit|little)| again| too)?(?=\s*(?:[.;!]|$))
`;
/** `(on to Sevastopol next year)`: what comes later. */
const afterThat = regex("iu")`
  ^\W*(?:and )?(?:then|on|onwards?|later|from there|heading|going|off|next stop)(?!\p{L})
    [^()?]{0,40}\b(?:
      (?:next|the following) (?:year|turn|spring|fall|autumn|season|time)|later|after that
      |in (?:the )?(?:spring|fall|autumn)|soon|eventually|one day|some day
    )\W*$
`;
/** `(and obviously Rum does go there)`: an order of its own. */
const affirms = /(?<!\p{L})(?:goes|go|moves?|is going|is moving) (?:there|too|as well)(?!\p{L})/iu;
/** `(will probably bounce)`, `(might not work)`: what becomes of the order. */
const foresees = regex("iu")`
  ^\W*(?:(?:it|this|that|which|he) )?(?:
    (?:
      will|might|may|should|could|would|won['\u2019]?t|is|going to|not|probably|likely|surely
      |maybe|perhaps|possibly|presumably|bound to|sure to|expected to|only|just|even|never
    ) )+(?:
      bounces?|fails?|be cut|(?:be|get) bounced|get cut|succeed|works?|go through|a bounce
      |stand-?off
    )(?!\p{L})
`;
/** `(I don't trust Hans)`: a feeling, and no order. */
const feels = regex("iu")`
  ^\W*(?:i|we) (?:(?:do not|don['\u2019]?t|cannot|can['\u2019]?t|never|no longer) )
    (?:trust|like|believe|care|mind|get|understand|see why)(?!\p{L})
`;
/** `(Ukraine can't support that, I checked)` */
const unable = regex("iu")`
  ^\W*(?:the )?\p{L}+(?: \p{L}+)? (?:can(?:not|['\u2019]?t)|could(?: not|n['\u2019]?t)) (?:
    support|help|reach|convoy|get|go
  )(?!\p{L})
`;
/**
 * `(Turkey will probably try A Rom - Tus as well)`, `(I guess Turkey orders A Rom - Tus)`: what another power
 * may do.
 */
const foretells = regex("iu")`
  ^\W*(?:(?:and|but|since|because|as|though|although|even though|while|unless) )?(?:
    (
      (?:i|we) (?:guess|think|bet|expect|fear|hope|know|hear|assume|suspect)(?: that)?|maybe
      |perhaps|apparently|presumably|hopefully|no doubt
    ) )?(?:the )?(\p{L}{4,}) (?:
      (
        will|would|might|may|should|could|won['\u2019]?t|probably|surely|certainly|likely|always
        |never|tries|wants|thinks|knows|says|said|told|promised|agreed|asked|is|was|has|had
      )
      |plays?|orders?|goes|moves?|attacks?|takes?|supports?|holds?
    )(?!\p{L})
`;
/** `(if that fails I will try again)`: what comes of the order, not whether it stands. */
const afterwards = /^\W*(?:and )?if (?:that|this|it) (?:fails|works|bounces|succeeds|goes|does)\b/i;
const greets = /^\W*(?:hi|hello|hey|bye|thanks|thank you|hallo|salut|ciao|hola|merci|danke)\b/i;
/** `pls & ty`, `merci d'avance`, `thanks for the support` */
const thanks = regex("iu")`
  (?<=\S\s+)(?:
    (?:pl[sz]|please)\s*(?:(?:&|\+|and)\s*)?(?:thanks|thx|ty|tia)
    |(?:(?:many|much|vielen|muchas|mille)\s+)?(?:
      thanks|thank you|thx|cheers(?! (?:it|him|her|them) (?:on|in|along))|merci|danke?|gracias
      |grazie|obrigad[oa]|bedankt
    )
  )(?![\p{L}\d]|\s+to\s+[\p{L} ]{3,25}['\u2019]s?\s+(?:support|help|backing|aid)).{0,60}$
`;
/** `Cheers, Dan`: a name that is no place. */
const farewell = regex("iu")`
  (?<=^\s*|[.!]\s+)(?:
    cheers|(?:(?:best|kind|warm) )?regards|best(?: wishes)?|yours|greetings|love|bye|ciao
    |salut[ios]?|gr(?:u\u00df|\u00fc\u00dfe|uss|uesse)|lg|mfg|vg|groet(?:jes|en)?|amicalement
    |cordialement|bien \u00e0 (?:toi|vous)|saludos|abra\u00e7os?
    |\u00e0 (?:bient\u00f4t|plus(?: tard)?|demain)|bis (?:bald|dann|n\u00e4chstes mal)|tot ziens
    |a presto|hasta (?:luego|pronto)|at\u00e9 (?:logo|breve)|thanks|thx
  )[,!. -]{1,3}([\p{L}. ]{2,30})\s*$
`;
const named = /^(?:the )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?$/u;
const notThat = regex("iu")`
  (?:,?\s+(?:(?:and|but)\s+)?not|,\s+not\s+[->]+)\s[\p{L} ]{2,30}?(?=
    (?:,? (?:as|like) (?:i|we) \p{L}+(?: \p{L}+){0,4})?[!.]*$
  )
`;
/** `All armies hold, but not Venice`: said of many, it spares some. */
const ofAll = regex("iu")`
  (?<!\p{L})(?:
    all|both|every(?:one|body|thing)|the (?:rest|others|armies|fleets)|units|armies|fleets
  )(?!\p{L})[^.;!?]{0,60}$
`;
const ofUnits = /(?<!\p{L})(?:army|armies|fleets?|builds?)(?!\p{L})/iu;
/** `F Ion S F Alb H (Austrian)` */
const nationality = /\(\p{L}{4,12}\)(?=\s*(?:[-,;.=>:]|(?:h|to|holds?)(?!\p{L})|$))/giu;
/** In brackets, on one line. */
const mostRemarks = 12;
const behindWords = /\p{L}[^,;]*$/u;

const orderLike = regex("u")`
  , [^,]+, (?:to|into|goes|moves|holds|attacks|takes|stays) | [-\u2013\u2014] \p{L}
  |[([{#<%*\u2190]|/[/*]|--|not
`;

/** The line with its remarks blanked. */
export function withoutRemarks(board: Board, text: string): string {
  const bare = withoutAsides(text).replace(farewell, (words, name: string) =>
    named.test(name.trim()) ? blank(words) : words,
  );
  if (!orderLike.test(bare) && !thanks.test(bare)) return bare;
  // Each is compared with all that stands above it: so many are no remarks.
  const isFull = (bare.match(brackets) ?? []).length > mostRemarks;
  const drop = (words: string, at?: number) =>
    isRemark(board, words) || (typeof at === "number" && isComment(board, bare.slice(0, at), words))
      ? blank(words)
      : words;
  const inBrackets = (words: string, at: number) => {
    const above = bare.slice(0, at);
    if (
      before.test(words) ||
      repeats(board, above, words) ||
      tellsAgain(board, above, words) ||
      retells(board, above, words) ||
      saysAgain(above, words) ||
      namesAgain(board, above, words) ||
      isNote(board, above, words)
    )
      return blank(words);
    return drop(words, at);
  };
  return bare
    .replace(wanted, (words, power: string) => (isNation(board, power) ? blank(words) : words))
    .replace(between, (words) => (placesIn(board, words).length > 0 ? words : drop(words)))
    .replace(nationality, (words, at: number) =>
      isNation(board, words) && behindWords.test(bare.slice(0, at)) ? blank(words) : words,
    )
    .replace(brackets, isFull ? (words) => words : inBrackets)
    .replace(framed, (words) => (isDeed(wordsOf(words)) ? words : drop(words)))
    .replace(behindDash, (words) => drop(words))
    .replace(ofPower, (words, name: string) => (isNation(board, name) ? drop(words) : words))
    .replace(tail, (words, at: number) =>
      retells(board, bare.slice(0, at), words) ? blank(words) : drop(words, at),
    )
    .replace(pointed, (words) => drop(words))
    .replace(thanks, (words) => (isIdle(board, words) ? blank(words) : words))
    .replace(notThat, (words, at: number) =>
      isDenied(words, bare.slice(0, at)) ? drop(words) : words,
    );
}

/** Does it only say what is not meant? */
function isDenied(words: string, above: string): boolean {
  // `I live in Brest, not in Spain`
  const isStay = /not (?:in|at)\s/i.test(words) && !ofUnits.test(above);
  // `I am not going to build anything`
  const isWaived = /not (?:going to |planning to )?build/i.test(words);
  return !isStay && !isWaived && !ofAll.test(above);
}

/** `A Vie - Tyr // covers Tri`: behind an order, what a sign of comments tells of its unit. */
function isComment(board: Board, above: string, text: string): boolean {
  if (!/^\s*(?:\/\*|\/\/|#|%|--)/.test(text) || !isOrdered.test(above) || hedges.test(text))
    return false;
  const words = wordsOf(text);
  const kinds = kindsOf(board, words);
  // Two orders may stand on both sides of `--`.
  if (/^\s*--/.test(text) && kinds.includes("name")) return false;
  const isUnit = /^(?:a|f|army|fleet)$/.test(words[0] ?? "") || kinds[0] === "name";
  return !isUnit && !kinds.includes("doubt");
}

function isRemark(board: Board, text: string): boolean {
  const words = wordsOf(text);
  const isCoast = words.length === 2 && words[1] === "coast";
  if (words.length === 0 || isCoast || board.coastNames.has(words.join(" "))) return false;
  const kinds = kindsOf(board, words);
  // `/* finally */`
  if (text.startsWith("/*") && kinds.every((kind) => kind === "word" || kind === "strange"))
    return !isDeed(words);
  if (unable.test(text) || afterThat.test(text) || isForetold(board, text)) return true;
  // `(North Sea convoys it)`
  if (kinds[0] === "name" && isDeed(words) && !words.includes("not")) return false;
  if (takesBack.test(text) || (affirms.test(text) && kinds.includes("name"))) return false;
  if (confesses.test(text) || (wonders.test(text) && !kinds.includes("name"))) return true;
  if (foresees.test(text) || feels.test(text)) return !kinds.includes("name") || feels.test(text);
  if (entreats.test(text) && placesIn(board, text).length === 0) return true;
  if (afterwards.test(text) && !kinds.includes("name") && !/\b(?:hold|support)/i.test(text))
    return true;
  // `A Bur - Ruh (not Mun)`: what is not meant, where the order says what is.
  const denied = words.indexOf("not") + 1;
  const isDenial = denied === 1 || (denied === 2 && /^(?:and|but)$/.test(words[0]!));
  const behind = words.slice(denied).filter((word) => !/^(?:[af]|in|at|the)$/.test(word));
  if (isDenial && isNameAndTalk(kindsOf(board, behind))) return true;
  // `F Nth - Hol (really Den!)`
  if (hedges.test(text) && kinds.includes("name")) return false;
  if (kinds.includes("doubt")) return isAboutOthers(words, kinds);
  if (/^(?:then|later|next)$/.test(words[0]!)) return true;
  const isAside = kinds[0] === "strange" && !words.includes("coast");
  if (isAside && kinds.slice(1).every((kind) => kind === "name")) return true;
  // `// obviously`
  if (words.every((word) => orderWords.get(word)?.every((role) => role === "noise"))) return true;
  const strange = kinds.filter((kind) => kind === "strange").length;
  // `(Dutch treat!)`, `(hello Austria)`
  if (strange > 0 && /!\W*$/.test(text)) return true;
  if (greets.test(text) && !kinds.includes("name")) return true;
  return strange > 1 || (strange === 1 && !kinds.includes("name"));
}

/** Does it tell what a power may do or said? What it does for certain could be an order of the writer's. */
function isForetold(board: Board, text: string): boolean {
  const [, guess, power, doubt] = foretells.exec(text) ?? [];
  return power !== undefined && isNation(board, power) && (guess ?? doubt) !== undefined;
}

/** `not Mun`, `and not F Edi, he can swim` */
function isNameAndTalk(kinds: readonly Kind[]): boolean {
  const [first, ...rest] = kinds;
  return first === "name" && rest.every((kind) => kind === "name" || kind === "strange");
}

/** `F Kie - HEL (Helgoland Bight, not the Finger Lakes)`: the goal again, and what it is not. */
function repeats(board: Board, text: string, words: string): boolean {
  const [meant = "", denied] = words.split(/\bnot\b/i);
  if (denied === undefined) return false;
  const goal = placesIn(board, text).at(-1);
  const kinds = [...kindsOf(board, wordsOf(meant)), ...kindsOf(board, wordsOf(denied))];
  return goal !== undefined && placesIn(board, meant).at(-1) === goal && !kinds.includes("doubt");
}

/**
 * `F Tri - Alb {Greece later}`, `A Bud - Rum [Russia said ok]`: behind an order, a name with a plan or what it
 * said.
 */
function isNote(board: Board, above: string, text: string): boolean {
  if (!isOrdered.test(above) || !noted.test(text) || hedges.test(text)) return false;
  const words = wordsOf(text.replace(noted, " "));
  const told = words.filter((word) => kindOf(board, word) !== "name");
  const isIdleWord = (word: string) =>
    (orderWords.get(word) ?? []).every((role) => idle.includes(role));
  return words.length - told.length < 2 && told.every(isIdleWord);
}

/** When, or who said so. */
const noted = regex("i")`
  \b(?:
    (?:in |for |until )?(?:the |this |that |next )?
      (?:fall|autumn|spring|winter|season|year|turn|time)
    |later(?: on)?|next|then|afterwards?|soon|eventually|some ?day|after that
    |(?:
      said|says|told me|agreed|agrees|promised|promises|knows|approves?d?|is fine|is ok|wants? it
      |asked(?: for it| me)?
    )(?: (?:ok|okay|yes|so|it|to it|with it|this|that))?
  )(?= *\W*$)
`;

/** What words have no part in an order by. */
const idle: readonly Role[] = ["noise", "heading", "unknown", "reason", "reference"];

/** `A Bul H (guard)`, `calls it a day (disband)` */
function namesAgain(board: Board, text: string, words: string): boolean {
  const meant = words.replace(
    /(?<!\p{L})(?:that is|that['\u2019]s|i\.? ?e\.?|meaning|aka|of course)(?!\p{L})/giu,
    " ",
  );
  const [place, another] = placesIn(board, meant);
  const isName = wordsOf(meant).length <= 4 && !isDeed(wordsOf(meant));
  return (
    place !== undefined && another === undefined && isName && placesIn(board, text).at(-1) === place
  );
}

function saysAgain(text: string, words: string): boolean {
  const [word, another] = wordsOf(words);
  const last = wordsOf(text).slice(-4);
  const isSame = (role: Role) =>
    is({ roles: orderWords.get(word ?? "") ?? [] }, role) &&
    last.some((_, at) => is({ roles: orderWords.get(last.slice(at).join(" ")) ?? [] }, role));
  return another === undefined && (isSame("hold") || isSame("remove"));
}

function isNation(board: Board, text: string): boolean {
  return wordsOf(text).every((word) => namesOf(board).nation(word).length > 0);
}

/** It names no place, doubts nothing, and orders nothing behind a comma: `thx, i waive`. */
function isIdle(board: Board, text: string): boolean {
  const isSaid = kindsOf(board, wordsOf(text)).every((kind) => kind !== "name" && kind !== "doubt");
  return isSaid && !isDeed(wordsOf(/[,;:](.*)$/.exec(text)?.[1] ?? ""));
}

/** `(he'll never see it coming)`: a negation among words of talk denies no order. */
function isAboutOthers(words: readonly string[], kinds: readonly Kind[]): boolean {
  const isTalk = kinds.every((kind) => kind !== "name");
  const denies = words.filter((_, at) => kinds[at] === "doubt");
  const strange = kinds.filter((kind) => kind === "strange").length;
  return isTalk && strange > 2 && denies.every((word) => /^(?:no|not|never|don|dont)$/.test(word));
}
