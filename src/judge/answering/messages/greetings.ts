/** Whom a mail greets: `hey austria wanna team up`, `hi all, good luck`. Whoever is greeted is meant to read it. */

import type { PressTarget } from "../../../game/index.js";
import { sentencesOf } from "../../../language/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { addresseesIn, areSame, readersIn } from "./readers/readers.js";
import { nameAhead } from "./words/called.js";

const hello = wrapped`
  (?:
    hi|hello|hey+|ey|heya|hiya|yo|sup|oi|ahoy|greetings
    |good (?:morning|evening|day|afternoon|luck)|dear(?:est)?|welcome|cheers|gl|glhf|have fun
    |happy (?:new year|easter|holidays)|merry christmas|hallo|guten (?:tag|morgen|abend)|moin
    |servus|grüß gott|grüße|lieber?|liebes|viel (?:glück|spaß|erfolg)|bonjour|salut|bonsoir|coucou
    |chère?s?|chers?|bonne (?:chance|partie)|hola|buenas|buenos días|querid[oa]s?
    |(?:buena )?suerte|ciao|salve|car[oaie]|buongiorno|buona fortuna|in bocca al lupo|dag|hoi
    |beste|succes|veel (?:plezier|succes)
  )
`;

/** `Dear George (or whoever reads this),`: a salutation and no more, which is no message, whoever is named. */
export function onlyGreets(words: string): boolean {
  return salutation.test(words);
}

const salutation = new RegExp(
  `^\\W*(?:${hello}|estimad[oa]s?|geachte|(?:sehr )?geehrte[rs]?)(?!\\p{L})[^:?!\\n]{1,80}[,:]\\s*$`,
  "iu",
);

/** `Friends in Vienna and Moscow` are some of the players. */
const ofPlaces = wrapped`
  \s+(?:in|from|aus|\u00e0|de|en|a|uit)\s
    (?!(?:th|die|der|ce|est|quest|nuestr|notr|our|my|unser|onze|dit)\p{L}*)
`;

const many = wrapped`
  (?:you )?(?:
    all|everyone|every one|everybody|every body|y['\u2019]?all|guys|folks|friends|players
    |fellow \p{L}+|gentlemen|ladies(?: and gentlemen)?|gang|lads|mates|people|opponents|leute|alle
    |allen|allerseits|zusammen|miteinander|mitspieler\p{L}*|freunde|tous|toutes|tout le monde
    |les amis|amis|joueurs|todos|todas|amigos|jugadores|tutti|ragazzi|amici|allemaal|iedereen
    |mensen|vrienden
  )(?!\p{L}|${ofPlaces})
`;

const assembled = wrapped`
  (?:
    gentlemen|ladies|ladies and gentlemen|messieurs|mesdames|mesdames et messieurs|meine herren
    |meine damen
    |(?:dear |liebe |chers )?(?:
      fellow \p{L}+|mitspieler|friends|freunde|colleagues|kollegen|amis|collègues|players|joueurs
    )
    |señores|caballeros|amigos|signori|amici|ragazzi|heren|vrienden|folks|guys|everyone|everybody
    |alle zusammen
  )
`;

/** `Sorry for the mess, everyone` */
const courtesy = wrapped`
  (?:
    (?:so |very )?sorry|(?:my )?apologies|well (?:played|done)|congrat\p{L}*|entschuldigung|tut mir leid
    |d\u00e9sol\u00e9e?|pardon|perd\u00f3n|disculpad?|scusate|mi dispiace|f\u00e9licitations
    |complimenti|gl\u00fcckwunsch
  )
`;

const greetsAll = regex("iu")`
  ^\W*${assembled}(?: (?:all|alle|tous|et tous|the \p{L}+))?\s*[,!:]
  |^\W*(?:${hello}[ ,!]+(?:(?:there|again|to|and|und|et|an|à|a|my) )*)+${many}
  |^\W*${courtesy}(?!\p{L})[^.?!\n]{0,40}?[ ,]${many}(?=\s*[,.!]|\s*$)
  |^[^.?!\n]{0,40}(?<!\p{L})(?:wish(?:ing)?|wünsche?n?|souhaite|deseo|auguro|wens)
    (?: (?:you|euch|vous|os|vi|jullie|à|a))? ${many}
`;

/** Are these words for everybody who plays? */
export function greetsMany(words: string): boolean {
  return words.length < longest && greetsAll.test(words);
}

/** What players call one another. */
const fellow = wrapped`
  (?:
    neighbou?r|friend|colleague|ally|rival|enemy|voisine?|amie?|collègue|alliée?|nachbar(?:in)?
    |freund(?:in)?|kolleg(?:e|in)|verbündeter?|vecin[oa]|amig[oa]|colega|aliad[oa]|vicin[oa]
    |amic[oa]|collega|alleat[oa]|buur(?:man|vrouw)?|vriend(?:in)?|bondgenoot
  )
`;

/** `Chère voisine`, `my dear colleague in Berlin`: who is greeted so plays, whoever it is. */
export function salutedIn(words: string): string | null {
  return saluted.exec(words)?.groups?.who ?? null;
}

const dear = wrapped`
  ^\W*(?:(?:hello|hi|hey|hallo|bonjour|salut|hola|ciao)[ ,]+)?
    (?:(?:my|mon|ma|meine?|mi|mio|mia|mijn|very) )*(?:
      dear|cher|chère|lieber?|werter?|(?:sehr )?geehrter?|verehrter?|querid[oa]|estimad[oa]
      |car[oa]|beste|geachte
    )(?!\p{L})
`;
const saluted = regex("iu")`
  ${dear}(?: (?:friend|herr|frau|old|new|northern|southern|eastern|western|verehrter?|lieber?))?
    (?<who>${fellow})(?!\p{L})
`;

/** `Dear Ennio, ...`, `cher voisin, ...`: a letter to somebody, from its first word on. */
export function opensLetter(words: string): boolean {
  return salutedIn(words) !== null || (opensDear.test(words) && nameAhead(words) !== null);
}

const opensDear = new RegExp(dear, "iu");

/** The words behind such a greeting. */
export function behindGreeting(words: string): string {
  return words.replace(greetsAll, "").replace(/^[\s,.!:]+/, "");
}

const longest = 600;

/** What may stand before whoever is called: `PS`, `and`. */
const led = wrapped`
  (?:(?:
    p\.?s|psst?|s+h+|listen|look|and|oh|so|btw|by the way|but|also|und|ach|\u00fcbrigens|et|au fait|y|e|en
  )\b[.:]?[ ,]+){0,2}
`;

/** Behind these even a full stop ends a greeting. */
const endearing = "(?:dear|liebe[sr]?|ch[e\u00e8]re?s?|querid[oa]s?|car[oaie]|beste)";

const greeted = regex("iu")`
  ^\W*${led}(?<hello>(?:(?:my|mon|ma|meine?|mio|mia|mijn) )?
    ${hello}[ ,!]+(?:(?:there|my|the|again|mr|mrs|herr|frau|lieber|dear|${fellow}) )*)?(?<who>
    (?!aus (?:de[mnr]|\p{Lu}))\p{L}[\p{L}'\u2019]+(?:
      (?: (?:and|und|et|y|e|&) (?:dear )?\p{Lu}[\p{L}'\u2019]+
        |, (?:dear )?\p{Lu}[\p{L}'\u2019]+(?=,| and | und | et | [ye&] |[!:]))*
    )
  )(?: (?:
    car[oa]|mate|buddy|pal|(?:my |old |mon |mein )?${fellow}(?: mi[oa])?
  )(?=[,!:]))?(?<comma>
    [,!:]|(?<=^\W*${endearing} [^.\n]{3,40})\.|\s+[\u2013\u2014-]|\.{2,}|\u2026|)(?=\s+(?<next>[\p{L}'\u2019]+))
`;

/** `are you up for it?`, `how about`, `let's`: behind a name, they are said to whoever is called so. */
const spokenTo = regex("iu")`
  ^\s+(?:
    (?:(?:
      are|do|did|will|would|could|can|have|were|may|won['\u2019]?t|don['\u2019]?t|shall|should|what|where|how|why|when
    ) ){1,2}(?:you|u|ya|we|your)
    |you(?:['\u2019]\p{L}+)?|u r|(?:how|what) (?:about|bout|if)|wanna|want to|care to|any (?:chance|interest)|fancy
    |let(?:['\u2019]?s| us| me)|(?:please|pls) (?:do not|don['\u2019]?t|stay|keep|leave|let|stop)
    |(?:don['\u2019]?t|stay|keep|stop|leave|watch)
    |(?:willst|hast|bist|kannst|k\u00f6nntest|w\u00fcrdest|magst|wirst|machst|gehst) (?:du|ihr)|du
    |(?:wollen|sollen|k\u00f6nnen) wir|wie (?:w\u00e4r|w\u00e4re)\p{L}*
    |lasst? (?:uns|mich)|tu|vous|(?:veux|peux|vas|as|es|serais)-tu|(?:voulez|pouvez|avez|\u00eates)-vous
    |on (?:fait|s['\u2019]allie)
    |(?:quieres|puedes|vas|tienes|podemos)|t[u\u00fa]|(?:vuoi|puoi|hai|sei|facciamo|potresti|non)
    |(?:wil|heb|ben|kun|zou) je|jij|je
  )(?!\p{L})
`;

interface Greeted {
  readonly to: PressTarget;
  readonly line: string;
  /** A word of greeting stands before the name, or words that are said to whoever is called so behind it. */
  readonly says: boolean;
}

/** Whom the first words greet, and those words; null for nobody who plays. */
export function greetedIn(speaker: Speaker, words: string): Greeted | null {
  const found = greeted.exec(words);
  const { hello, who = "", comma = "", next = "" } = found?.groups ?? {};
  if (found === null) return null;
  const isSpokenTo = spokenTo.test(words.slice(found.index + found[0].length));
  if (hello === undefined && comma === "" && !isSpokenTo) return null;
  // `Hey, France is attacking me`
  if (comma === "" && !isSpokenTo && tells.test(next)) return null;
  const to = addresseesIn(speaker, who);
  const [line = ""] = sentencesOf(words.trim());
  return to === null ? null : { to, line: line.trim(), says: hello !== undefined || isSpokenTo };
}

const tells =
  /^(?:here|is|was|has|had|will|would|did|does|do|can|could|should|and|or|player|\p{L}+ed|\p{L}{3,}s)$/iu;

/**
 * `Dear Italy, shall we leave Tyrolia alone? Yours, Austria`: does a player write to powers whom the letter greets, or
 * speaks to by name from its first word on?
 */
export function isOpen(speaker: Speaker, letter: string, to: PressTarget): boolean {
  const isOfPowers = to.kind === "some" && to.powers.length > 0 && !to.gm && !to.observers;
  const greeted = isOfPowers && !isGm(speaker) ? greetedIn(speaker, letter) : null;
  return greeted?.says === true && areSame(greeted.to, to);
}

/** `What do you say, Italy?`, `tell me, Italy, are you coming?`: whom a sentence calls behind its first words. */
export function calledWithin(speaker: Speaker, words: string): PressTarget | null {
  const [to = null] = sentencesOf(words).flatMap((sentence) => {
    const { before = "", who = "" } = calling.exec(sentence)?.groups ?? {};
    const named = who === "" ? null : addresseesIn(speaker, who);
    const isOne = named?.kind === "some" && named.powers.length === 1 && !named.gm;
    // `Against Austria, Italy`, `I live in Turin, Italy`
    const isListed = readersIn(speaker, before) !== null || ofPlace.test(before);
    return isOne && (!isListed || speaksToOne.test(sentence)) ? [named] : [];
  });
  return to;
}

const calling = regex("u")`
  ^(?<before>[^,.?!\n]*\p{L}),\s(?:(?:my|mein|mon|mio|mi)\s)?(?:dear\s|lieber\s|cher\s|caro\s|old\s|friend\s)*
    (?<who>\p{Lu}\p{L}{3,})\s*(?=[,.!?\u2026]|$)
`;
const ofPlace = /(?<!\p{L})(?:in|from|near|at|aus|\u00e0|de|da|en)\s\p{Lu}[\p{L}'-]+$/u;
const speaksToOne = regex("iu")`
  (?<!\p{L})(?:you|your|yours|we|us|our|let['\u2019]s|together|du|dich|dir|dein\p{L}*|wir|uns|unser\p{L}*|tu|toi|te|ton
  |vous|votre|nous|notre|noi|nostr\p{L}+|ti|tuo|tua|nosotros|nuestr\p{L}+|jij|je|wij|ons)(?!\p{L})
`;
