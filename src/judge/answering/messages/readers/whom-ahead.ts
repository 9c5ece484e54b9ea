/** Whom the words behind a verb of telling name, and where what is to be told begins. */

import type { PressTarget } from "../../../../game/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { nobody } from "./last-named.js";
import { addresseesIn, both, exception, namely, someOfThem } from "./readers.js";

/** Readers, and the words behind their names. */
interface Ahead {
  readonly to: PressTarget;
  readonly what: string;
  /** A colon or a word such as `that` stands between them. */
  readonly isLinked: boolean;
  /** They are named, and not only called `him` or `them`. */
  readonly isNamed: boolean;
}

/**
 * `the gentleman playing France that I stay`: the readers, and `I stay`. `them` is who is meant by `him` or
 * `them`; null where the words name nobody soon enough.
 */
export function whomAhead(speaker: Speaker, words: string, them: PressTarget | null): Ahead | null {
  const said = pronoun.exec(words);
  const group = groupAhead.exec(words)?.[0] ?? "";
  const end = said?.[0].length ?? endOfReaders(speaker, words, group);
  const many = said !== null && toMany.test(said[0]) ? ({ kind: "all" } as const) : null;
  const named = end === 0 ? null : addresseesIn(speaker, words.slice(group.length, end));
  // Who `all my neighbours` are, only their writer can tell.
  const ofGroup = group !== "" && them !== null ? nobody : null;
  const beside =
    said === null || them?.kind !== "some" ? null : alsoNamed(speaker, words.slice(end));
  const to =
    said === null ? (named ?? ofGroup) : beside === null ? (them ?? many) : both(them!, beside.to);
  const rest = words.slice(end + (beside?.length ?? 0));
  // `Answer Italy's question`
  if (to === null || /^['\u2019]s?\s/u.test(rest)) return null;
  const told = rest
    .replace(onlyThem, "")
    .replace(around, "")
    .replace(onlyThem, "")
    .replace(/^(?=\p{L})/u, " ")
    .replace(toThat, "");
  const behind = told.replace(/^\s+/u, "");
  const link = links.exec(behind)?.[0] ?? "";
  return {
    to,
    what: unquoted(behind.slice(link.length).trim()),
    isNamed: named !== null,
    isLinked: link.trim() !== "" || begins.test(behind),
  };
}

/** `him and Russia`: who stands behind `him`. */
function alsoNamed(
  speaker: Speaker,
  words: string,
): { readonly to: PressTarget; readonly length: number } | null {
  const [gap = ""] = /^,? (?:and|und|et|y|e|en|&) /iu.exec(words) ?? [];
  const names = gap === "" ? 0 : endOfNames(speaker, words.slice(gap.length));
  const length = gap.length + names;
  const to = names === 0 ? null : addresseesIn(speaker, words.slice(gap.length, length));
  return to === null ? null : { to, length };
}

/** `Turkey, and only Turkey, that ...`, `Turkey know, just him, that`, `Italien (und sonst niemandem), dass ...` */
const onlyThem = regex("iu")`
  ^\s*[,(]?\s*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?(?:
    (?:
      only|just|nobody|no one|no-one|none|nur|sonst|niemand\p{L}*|seulement|uniquement|personne|solo
      |sólo|soltanto|solamente|nadie|nessun\p{L}*|alleen|verder
    )\s+(?:(?:to|but|the|den|dem|der|die|an|à|a|au|la|le|el|il|l['\u2019])\s*)*\p{L}+(?:\s+else)?
      (?:,?\s+(?:please|bitte))?
    |(?:(?:to|à|a) )?\p{L}+\s+(?:only|alone|allein|seule?|sol[oa]|soltanto|alleen)
    |between (?:us|ourselves|you and me)|unter uns|entre (?:nous|nosotros)|tra (?:di )?noi|onder ons
  )\s*!?[,)]?(?=\s*(?::|(?:that|dass|daß|que|che|dat)(?!\p{L})|qu['\u2019]))
`;
/** What may stand between the name and the words. */
const around = regex("iu")`
  ^\s*(?:
    ,?\s*(?:
      know|knows|bescheid|aus|mit|bitte|please|pls|por favor|per favore
      |s['\u2019]il (?:te|vous) pla[i\u00ee]t|svp|stp|alsjeblieft|alstublieft|von mir|de ma part
      |de mi parte|da parte mia|doch|mal|weten|wissen|savoir|maar|even|door|gerust
      |with my (?:compliments|regards|love|thanks)|anyway|at least|too|also|as well|both
      |an? (?:short |quick |private |friendly |little |kind )?(?:line|note|message|word|text|dm)
      |from me|for me|privately|in private|in confidence|confidentially|discreetly|secretly
      |quietly|politely|kindly|again|once more|personally|even|separately|in secret|vertraulich
      |im vertrauen|heimlich|unter vier augen|getrennt|einzeln|séparément|en secret|discrètement
      |por separado|en secreto|separatamente|in segreto|in via riservata|apart|in het geheim
      |en privé|en privado|in privato
      |(?:
        this|the following|diese[nr]?|folgende[nr]?|ce|cette|este|esta|questo|questa|il seguente
        |deze|dit
      ) (?:
        message|greeting|note|words|gru\u00df|nachricht|message|salut|mot|saludo|mensaje|saluto
        |messaggio|groet|bericht
      )(?=\s*:)
      |(?:alone|only|exclusively|allein|nur|seulement|uniquement|solo|soltanto)
        (?=\s*[:,;]|\s+(?:that|dass|daß|que|che)(?!\p{L}))
    )(?!\p{L})
  )*
`;
/** `trotzdem, dass`, `eso s\u00ed, que`: how it is told, and no word of it. */
const toThat = regex("u")`
  ^(?:
    ,?\s+(?!
      (?:
        dass|da\u00df|dat|che|que|qu|ich|du|wir|er|sie|es|man|ihr|je|tu|il|elle|on|nous|vous|yo
        |\u00e9l|io|noi|ik|wij|hij|we|ja|nein|oui|non|s[\u00ed\u00ec]|si|no|nee|ok|okay|vale|danke
        |merci|gracias|grazie|bedankt|i|you|he|she|they
      )(?!\p{L})(?<!eso s\u00ed)
    )[\p{Ll}'\u2019]{2,}
  ){1,4},?(?=\s+(?:dass|da\u00df|dat|che|que)\s|\s+qu['\u2019])
`;
const links = regex("iu")`
  ^[\s:,;\u2013\u2014-]*(?:
    (?:and|n|&|und|et|y|e|en) (?:just )?(?:
      say|tell (?:him|her|them|em)|ask (?:him|her|them|em)|sag\p{L}*|dis|dites|di|dile|zeg
    )(?: to (?:him|her|them)| (?:ihm|ihr))?(?!\p{L})\s*
  )?[\s:,;\u2013\u2014-]*(?:
    (?:that|dass|da\u00df|que|che|dat|saying|says?|with)(?:\s+(?:that|this)(?=\s*[:,]))?(?=[\s:,])
    |qu['\u2019]
  )?[\s:,\u2013\u2014-]*
`;
/** Who speaks, or a quotation: these begin what is told. */
const begins = regex("iu")`
  ^(?:
    ["\u201c\u201e\u00ab]
    |(?:
      i|we|let['\u2019]?s|you|u|ur|my|our|im|ill|ive|hey|hi|hello|yo|sorry|thanks|thx|wanna|gg|ich
      |wir|je|nous|yo|nosotros|io|noi|ik|wij
    )(?!\p{L})
  )
`;

const pronoun = regex("iu")`
  ^(?:
    (?:the|that) (?:young |old |dear |good |poor )*
      (?:person|lady|man|gentleman|fellow|chap|girl|boy|guy)(?=
        ,? (?:that|this|so|if|whether|please|from me)(?!\p{L})|\s*:
      )
    |(?:der|dem|die) (?:jungen? |guten? |armen? )*(?:dame|herrn?|mann|frau|kerl)(?=[,:])
    |(?:la|le|au) (?:jeune |bonne |brave |petite )*(?:dame|monsieur|fille|homme)(?= qu|\s*:)
    |(?:al|la|a la) (?:buena |pobre )?(?:se\u00f1ora?|chic[oa])(?= que?|\s*:)
    |(?:alla|al|la) (?:povera |cara )?(?:signora|signore|ragazza)(?= che|\s*:)
    |de (?:jonge |goede )?(?:dame|heer|meneer)(?= dat|\s*:)|him|her|them|em|'em|ihn|ihm|ihr|ihnen
    |lui|leur|gli|loro|hem|haar|hen|hun
  )(?: (?:both|all|too|also))*(?!\p{L})
`;

/** `Tell them all good luck`, where nobody was spoken of. */
const toMany = / all(?!\p{L})/iu;

/** Where the readers end: `Italy and Turkey`, `all my neighbours (Italy and Turkey)`. */
function endOfReaders(speaker: Speaker, words: string, group: string): number {
  const rest = words.slice(group.length);
  const [inBrackets = ""] = group === "" ? [] : (bracketed.exec(rest) ?? []);
  if (isNew(speaker, inBrackets)) return group.length + inBrackets.length;
  const [gap = ""] = group === "" ? [] : (beforeNames.exec(rest) ?? []);
  const names = endOfNames(speaker, rest.slice(gap.length));
  const end = group.length + (names === 0 ? 0 : gap.length + names);
  const [listed = ""] = end === 0 ? [] : (listing.exec(words.slice(end)) ?? []);
  return end + listed.length;
}

const groupAhead = new RegExp(`^(?:(?:\\u00e0|a|ai|aan|tegen|to) )?${someOfThem}`, "iu");
const bracketed = /^ ?\([^()]{3,80}\)/;
const beforeNames = new RegExp(
  `^(?:[ ]?\\(|${namely.source}|[,:](?:[ ]dus(?=[ ]))?|(?=[ ]))[ ]*`,
  "iu",
);

/** `Dis \u00e0 tous mes voisins, c'est-\u00e0-dire l'Italie`: whatever comes next goes on with the list. */
export const listsReaders = new RegExp(
  `${someOfThem}(?:${namely.source}|[ ]\\()[^.:!?)]{0,60}$`,
  "iu",
);

const listing = regex("isu")`
  ^[^.:!?\n"\u00ab\u201e\u201c]{0,30}?${namely.source}.{3,80}?(?=
    \s*(?:
      :|["\u00ab\u201e\u201c]
      |,? (?:that|dass|da\u00df|que|q|che|dat|this|questo|este|ce|diese\p{L}*|dit|dies)(?!\p{L})
      |, qu['\u2019]
    )
  )
`;

/** Where the names end: behind the last that names somebody, and what belongs to it. */
function endOfNames(speaker: Speaker, words: string): number {
  const tokens = [...words.matchAll(/\S+/gu)].slice(0, mostWords);
  let [end, before] = [0, 0];
  for (const [at, { 0: token, index }] of tokens.entries()) {
    if (index < end) continue;
    const stop = index + token.length;
    if (isNew(speaker, words.slice(before, stop))) {
      end = Math.max(stop - behindName(token), fullName(speaker, words, index));
      before = Math.max(stop, end);
      if (stops.test(token)) return end;
      const goesOn = token.endsWith(",")
        ? isList(speaker, tokens.slice(at + 1))
        : joins.test(bare(tokens[at + 1]?.[0] ?? ""));
      if (goesOn || excepts.test(words.slice(stop))) continue;
      const whole = withNoun(words, end);
      if (!excepts.test(words.slice(whole))) return whole;
      end = before = whole;
    } else if (stops.test(token) || !(end === 0 ? describes : inList).test(bare(token))) return end;
  }
  return end;
}

/** Do these words name somebody? `Italien aus` names no Austria. */
function isNew(speaker: Speaker, words: string): boolean {
  return addresseesIn(speaker, words.replace(/^[^\p{L}@]+/u, "")) !== null;
}

/** `Italy, Russia and Turkey`, `Italy, Russia:`, and not `Italy, Russia attacks you`. */
function isList(speaker: Speaker, tokens: readonly { readonly 0: string }[]): boolean {
  for (const [at, { 0: token }] of tokens.entries()) {
    if (inList.test(bare(token))) continue;
    if (!isNew(speaker, token)) return false;
    if (token.endsWith(":")) return true;
    if (token.endsWith(",")) continue;
    return joins.test(bare(tokens[at + 1]?.[0] ?? "")) || at > 0;
  }
  return false;
}

/** Where the whole name of a player ends that begins here; 0 where it is none. */
function fullName({ game: { game } }: Speaker, words: string, at: number): number {
  const rest = words.slice(at).toLowerCase();
  const [name = ""] = game.members
    .flatMap((each) => each.name?.toLowerCase() ?? [])
    .filter((each) => each.includes(" ") && rest.startsWith(each));
  return name === "" ? 0 : at + name.length;
}

function behindName(token: string): number {
  return /(?:['\u2019]s?)?[^\p{L}\p{N})'\u2019]*$/u.exec(token)?.[0].length ?? 0;
}

/** `the German guy`, `Spieler Frankreich`: what belongs to the name. */
function withNoun(words: string, end: number): number {
  const behind = words.slice(end);
  const isAll =
    /(?<!\p{L})(?:every(?:one|body)|all|alle[nr]?|tous|toutes|tod[oa]s|tutt[ie])$/iu.test(
      words.slice(0, end),
    );
  const [noun = ""] = (isAll ? theOthers.exec(behind) : null) ?? nouns.exec(behind) ?? [];
  return end + noun.length;
}

function bare(token: string): string {
  return token === "+" ? token : token.replace(/^[^\p{L}@&]+|[^\p{L}&]+$/gu, "").toLowerCase();
}

const mostWords = 16;
const stops = /[:;.!?]$/;
const joins = /^(?:\+|and|und|et|y|e|en|&|or|oder|plus|as)$/u;
const inList = regex("u")`
  ^(?:
    \+|and|und|et|y|e|en|&|or|oder|plus|as|well|also|the|den|die|dem|der|la|le|les|los|el|il|to|an
    |à|a|but|not|nicht|pas|except|for|apart|from|only|our|my|both|außer|ausser|bis|auf|sauf
    |excepté|hormis|excepto|salvo|menos|tranne|eccetto|meno|behalve|
  )$
`;
/** What may stand before a name. */
const describes = regex("u")`
  ^(?:
    the|a|my|our|your|king|queen|emperor|president|chancellor|lord|that|this|those|these|good|dear
    |poor|old|new|noble|esteemed|dude|game|maître|meneur|guy|guys|chap|fellow|gentleman|gentlemen
    |lady|ladies|person|people|player|players|man|woman|friend|friends|colleague|ally|allies
    |neighbou?r|enemy|mr|mrs|ms|miss|sir|herr|frau|herrn|monsieur|madame|señor|signor|who|is|plays
    |playing|represents|as|for|in|of|with|from|tegen|aan|power|both|all|only|just|to|at|the|den
    |dem|der|die|das|unseren?|unserem|meinen?|meinem|lieben?|mann|spieler|spielerin|von|vom|für|le
    |la|les|l|l['\u2019]\p{L}*|au|aux|à|du|de|mon|ma|joueur|joueuse|mes|amis?|el|al|los|las|mi
    |jugador|amigo|il|lo|al|alla|all|mio|giocatore|mijn|speler|het|over|our|own
  )$
`;
const nouns = regex("iu")`
  ^(?:['\u2019]s?)?(?:
    (?: of)?(?: (?:the|my|our|these|other))* (?:
      guy|player|dude|fellow|chap|gentleman|lady|person|man|woman|bloke|leader|side|spieler
      |spielerin|joueur|jugador|giocatore|speler|friend|emperor|king|ambassador|minister|general
      |admiral|court|government|botschafter|ambassadeur|embajador|ambasciatore|team|folk
    )s?
  )+(?!\p{L})
`;
/** `all of the others` */
const theOthers = regex("iu")`
  ^ of them(?!\p{L})
  |^(?: of| von)?(?: (?:the|you|my|our|den|die|les|los|gli|i|de))?(?: (?:
    others?|rest|(?:other )?players?|(?:ander\p{L}* )?(?:mit)?spieler[ns]?|ander\p{L}*
    |(?:autres )?joueurs|autres|(?:otros )?jugadores|otros|dem\u00e1s|(?:altri )?giocatori|altri
    |powers|m\u00e4chte|puissances|potencias|potenze
  )
    | else| sonst)(?!\p{L})
`;
const excepts = new RegExp(`^${exception.source}`, "iu");

const quotedWords = regex("u")`
  ^["\u201c\u201e\u00ab]\s*(
    [^\s"\u201c\u201d\u201e\u00ab\u00bb][^"\u201c\u201d\u201e\u00ab\u00bb]*?
  )\s*["\u201d\u201c\u00bb]\.?$
`;

/** Words without the marks between which they stand. */
export function unquoted(what: string): string {
  const [, inner = what] = quotedWords.exec(what) ?? [];
  return inner;
}
