/**
 * What a sentence says of the writer's own units: without what others do, what it hangs on, and what others are
 * to be told.
 */

import { type Board, provinceOf, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { mentionsIn } from "../../names/mentions.js";
import { powersNamed } from "../../names/powers.js";
import type { ReadingContext } from "../contract.js";
import { blank } from "../prose/markup.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { isTale } from "../prose/passing/tales.js";
import { courtesy, modal } from "./words.js";

interface OfOwn {
  readonly text: string;
  /** What was left out of it was a condition. */
  readonly depends: boolean;
}

/** The sentence with such parts blank, each other word where it was. */
export function saidOfOwn(context: ReadingContext, sentence: string): OfOwn {
  const apart = sentence
    .replace(halting, blank)
    .replace(told, blank)
    .replace(clauses, (clause) => clause.replace(unchanged, blank));
  const plain = withoutIdleConditions("M", apart).replace(
    new RegExp(otherwise, "giu"),
    ` ${elsewise} `,
  );
  const conditions = [...plain.matchAll(condition)].map(({ 0: words, index }) => ({
    from: index,
    text: upToOwn(context, words),
  }));
  const text = conditions.reduce(
    (left, each) =>
      left.slice(0, each.from) + blank(each.text) + left.slice(each.from + each.text.length),
    plain,
  );
  return {
    text: withoutOthers(context, text),
    depends: conditions.some((each) => isOfOthers(context.board, each.text)),
  };
}

/** Does something in the sentence hang on what others do? */
export function dependsOnOthers(context: ReadingContext, sentence: string): boolean {
  return saidOfOwn(context, sentence).depends;
}

/** `I wonder if Paris can get to Belgium`: is nothing said but what hangs on something? */
export function onlySupposes(context: ReadingContext, sentence: string): boolean {
  return (
    mentionsIn(context.board, sentence).length > 0 &&
    mentionsIn(context.board, saidOfOwn(context, sentence).text).length === 0
  );
}

/** `I should be obliged if Paris went to Burgundy`: what hangs on nothing. */
export function saysPolitely(sentence: string): boolean {
  return new RegExp(`${polite.source} (?:if|wenn|si|se|als) `, "iu").test(sentence);
}

/** A condition ends where an own unit is named, or the talk turns. */
function upToOwn({ board, position, power }: ReadingContext, words: string): string {
  const own = position.units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at));
  const unit = mentionsIn(board, words).find(
    ({ at, from }) => own.includes(at) && !behindPreposition.test(words.slice(0, from)),
  );
  const turn = words.search(turning);
  const ends = [unit?.from ?? words.length, turn < 0 ? words.length : turn];
  return words.slice(0, Math.min(...ends));
}

/** `If Russia does not go there`; `si austria no tiene mar jajaja` is chat. */
function isOfOthers(board: Board, words: string): boolean {
  return (
    !laughing.test(words) &&
    (mentionsIn(board, words).length > 0 ||
      wordsIn(words).some(({ text }) => isPower(board, text)) ||
      anybody.test(words))
  );
}

/**
 * From a power's name on a clause speaks of that power, but for whose unit is helped: `steunt Frankrijk van
 * Picardië naar België`.
 */
function withoutOthers({ board, power }: ReadingContext, sentence: string): string {
  return sentence.replace(clauses, (clause) => {
    const other = wordsIn(clause).find(({ text }) => isPower(board, text, power));
    if (other === undefined) return clause;
    const before = clause.slice(0, other.at);
    const isHelped =
      wordsIn(before).some(({ text }) => isSupport(spelling(text))) &&
      mentionsIn(board, before).length > 0;
    const end = isHelped ? other.at + other.text.length : clause.length;
    return before + blank(clause.slice(other.at, end)) + clause.slice(end);
  });
}

function wordsIn(text: string) {
  return [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ text: word, at: index }));
}

function isPower(board: Board, word: string, own: string | null = null): boolean {
  if (word.length < 4) return false;
  const [power, another] = powersNamed(board, spelling(word));
  return power !== undefined && another === undefined && power !== own;
}

/** The clauses of a sentence, each up to a comma, or to a word that joins the next. */
export function clausesWithin(sentence: string) {
  return [...sentence.matchAll(clauses)].map(({ 0: words, index }) => {
    // The rest of the joining word.
    const [joint = ""] = (/\p{L}$/u.test(sentence.slice(0, index)) && /^\p{L}+/u.exec(words)) || [];
    return { text: words.slice(joint.length), from: index + joint.length };
  });
}

const clauses =
  /(?:(?!(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)(?!\p{L}))[^,;:()!.?\n])+/giu;

/** `I should be obliged if` */
export const polite = regex("iu")`
  (?:
    oblig\p{L}+|grateful|glad|pleased|delighted|happy|nice|good|kind|lovely|appreciate it|dankbar
    |froh|sch\u00f6n|nett|lieb|ravie?|heureu\p{L}+|reconnaissante?|content\p{L}*|bien|gentil
    |agradec\p{L}+|grat[oa]|bello|felice|content[oa]|blij|fijn|mooi
  ),?
`;

const condition = regex("giu")`
  (?<!\p{L})(?<!${polite.source} )(?:
    if(?! (?:i|we) (?:may|might|could|can)(?!\p{L}))|unless|in case|provided|assuming|as long as
    |wenn|falls|sofern|es sei denn,?|f\u00fcr den fall|sauf si|s['\u2019]ils?|au cas o\u00f9|nel caso|por si
    |en caso de que|voor het geval
    |(?<!(?<!\p{L})(?:non|che|ci|come|cosa|dove) )si(?! (?:
      sa|pu\u00f2|va|fa|d\u00e0|muov\p{L}*|spost\p{L}*|ferm\p{L}*
    )(?!\p{L}))
    |\u00e0 moins que|a menos que|a no ser que
    |se(?! (?:
      ne|va|queda|quede|sta|muev|mueve|repli\p{L}*|retir\p{L}*|rend|dirige|d\u00e9place|r\u00e9fugie|sauve
    )(?!\p{L}))|a meno che|tenzij|indien|als
  )(?!\p{L})[^,;:()!.?\n]*
`;

const turning =
  /(?<!\p{L})(?:bueno|pues|entonces|then|dann|alors|allora|dan|so|also|ok|okay)(?!\p{L})/iu;

const laughing = /(?:ja){2,}|(?:ha){2,}|lol|mdr|xd/iu;
const anybody = regex("iu")`
  (?<!\p{L})(?:
    (?:
      he|she|they|anybody|anyone|somebody|someone|nobody|no one|er|sie|jemand|niemand|il|elle|ils|personne|nadie|alguien
      |nessuno|qualcuno|hij|zij|niemand
    )(?!\p{L})
  )
`;
const behindPreposition = regex("iu")`
  (?<!\p{L})(?:to|in|into|at|on|nach|ins?|auf|\u00e0|aux?|en|vers|a|al|pa|para|verso|naar)(?: (?:
    the|die|das|den|der|dem|la|le|l['\u2019]|el|il|lo|de|het
  ))?\s*$
`;

/** For the case that what was said before cannot be. */
export const elsewise = "otherwise";
export const otherwise = regex("iu")`
  (?<!\p{L})(?:
    or else|(?<=[;,.] )else|otherwise|alternatively|failing (?:that|which|this)|if not
    |if (?:it|he|she|they|that|this) (?:(?:do|does|are|is|can|did)(?:n['\u2019]?t| not)|fails|bounces)
    |if (?:it|that|this)(?:['\u2019]s| is) (?:not |im)(?:possible|allowed|free|legal)
    |sonst|ansonsten|andernfalls|(?:wenn|falls) (?:nicht|doch)(?=\s*,)
    |(?:wenn|falls) (?:das|es|dies) nicht (?:geht|klappt|m\u00f6glich)
    |sinon|si (?:\u00e7a|cela) ne (?:marche|va|passe)|si ce n['\u2019]est pas possible|si no|altrimenti
    |se (?:no|non (?:\u00e8 possibile|si pu\u00f2|va|riesce))
    |anders|zo niet|als (?:niet|wel)(?=\s*,)|als (?:dat|het) niet (?:kan|lukt|mag)
  )(?!\p{L})
`;

/** `Wait no, I meant`: whoever says so orders nobody to wait. */
const halting = regex("iu")`
  ^\W*(?:(?:oh|no|hmm?|ok|hey|sorry|ah|ach|nein|non|nee)[,. ]+)*(?:
    wait|hold on|hang on|warten? ?(?:sie|mal)?|attende[sz]?|espera|aspetta|wacht
  )(?=
    [,. !-]+(?:
      no|nein|non|nee|actually|sorry|i|ich|je|ik|mi|my|mein\p{L}*|the|that|maybe|mejor|meglio
    )(?!\p{L})
  )
`;

/** `Stays as it was`: no order to hold, for what its clause names before. */
const unchanged = regex("iu")`
  ^.*(?<!\p{L})(?:
    bleib\p{L}*|reste\p{L}*|stays?|remains?|stands?|stood|stay|sigue\p{L}*|queda\p{L}*|resta\p{L}*
    |rimane|blijf\p{L}*
  )(?: \p{L}+){0,2}? (?:
    dabei|so|wie|as|like|comme|igual|come|zoals|como|zo|the same|uguale|hetzelfde
  )(?!\p{L})
`;

/** `Tell Italy that I go to Tyrolia`, and what is only quoted. */
const told = regex("giu")`
  (?<!\p{L})(?:
    (?:please |bitte |puedes |podrias |kannst du |can you |could you )?(?:
      tell|ask|inform|sag|sagt|frag|schreib|richte|dis|dites|demande[zr]?|dile|diles
      |decir(?:le|les)?|d\u00edgale|preg\u00fantale|digli|dille|chiedi(?:gli)?|scrivi|zeg|vraag
      |antwoord|schrijf
    )(?!\p{L})[^.!?\n]*
  )
  |[\u00ab\u201c\u201e"][^\u00bb\u201d\u201c"]*[\u00bb\u201d\u201c"]
`;

/**
 * What of a sentence says, and does not ask, what units do; null where all of it asks or supposes. Whoever
 * orders other units does not only ask whether this one may go.
 */
export function asksOpenly(sentence: string, isBesideOrders = false): string | null {
  if (supposing.test(sentence) || toOthers.test(sentence)) return null;
  if (mistaken.test(sentence) && !meant.test(sentence)) return null;
  if (
    (isRequest(sentence) && !ofWords.test(sentence)) ||
    tag.test(sentence) ||
    proposing.test(sentence) ||
    ((isBesideOrders || courtesy.test(sentence)) && isModal(sentence))
  )
    return sentence;
  if (!sentence.includes("?")) return asking.test(sentence) ? null : sentence;
  const ask = sentence.search(askingBehind);
  return ask > 0 ? sentence.slice(0, ask) : null;
}

/** `Could Picardy go to Belgium`: that is wanted, or only asked. */
function isModal(sentence: string): boolean {
  return (
    (modal.test(sentence) || /(?<!\p{L})zou(?:den)?(?!\p{L})/iu.test(sentence)) &&
    !/(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})/iu.test(sentence)
  );
}

/** `Could you make it Denmark?` asks for something to be done. */
export function isRequest(sentence: string): boolean {
  return requesting.test(sentence);
}

const requesting = regex("iu")`
  ^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:can|could|would|will) (?:you|u)(?!\p{L})
  |^\W*(?:\p{L}+[ ,.!-]+){0,4}?(?:
    k\u00f6nn(?:t)?est (?:du|ihr)|k\u00f6nn(?:t)?en sie|kannst du|pou(?:rriez|vez)[- ]vous|peux-tu
    |pourrais-tu|puoi|potresti|puedes|podr\u00edas?|kun(?: je|t u)|zou(?: je|(?:dt)? u)
  )(?!\p{L})
`;

/** `Could you tell me whether ...` wants to know something. */
const ofWords = regex("iu")`
  (?<!\p{L})(?:
    tell|say|know|explain|check|show|remind|whether|sag\p{L}*|erkl\p{L}*|wissen|ob|dire|dites
    |expli\p{L}*|savoir|confirm\p{L}*|decir\p{L}*|saber|dirmi|sapere|spieg\p{L}*|zeggen|weten
    |uitleggen
  )(?!\p{L})
`;

/** `I wonder whether the army might go up to Bulgaria`, `perhaps the fleet could follow?` */
const proposing = regex("iu")`
  ^(?:(?!(?<!\p{L})(?:or|oder|ou|of)(?!\p{L})).)*?(?<!\p{L})(?:
    i wonder (?:if|whether)|perhaps|maybe|vielleicht|peut-\u00eatre|quiz\u00e1s?|tal vez|forse
    |magari|misschien
  )(?!\p{L})
`;

/** `Can the fleet convoy and move in the same turn`, without its mark. */
const asking = regex("iu")`
  ^\W*(?:
    (?:
      also|wait|so|and|but|btw|oh|hey|ok|okay|or|und|oder|et|y|oye|e|en|aber|mais|pero|ma|maar
      |then|dann
    )[\s,]+
  )*(?:
    can|could|may|might|does|do|did|will|would|is|are|what|who|when|where|why|how|which|kann
    |k\u00f6nnte|darf|d\u00fcrfte|was|wer|wie|warum|wann|peut|pourrait|est-ce|qu['\u2019]est-ce
    |comment|pourquoi|quand|qui|puede|puedo|podr\u00eda|qu\u00e9|qui\u00e9n|cu\u00e1ndo|c\u00f3mo
    |pu\u00f2|posso|potrebbe|cosa|chi|quando|come|kan|mag|zou|wie|hoe|wanneer|waarom
  )(?!\p{L})
`;

const supposing = regex("iu")`
  ^\W*(?:
    (?:and|but|so|und|et|y|e|en|hi|hello|hey|hallo|bonjour|salut|hola|ciao|hoi|ok|okay)[\s,!]+
  )*(?:
    (?:let['\u2019]?s |so )?say (?:that )?(?:i|we)|sagen wir|nehmen wir an|disons|digamos|diciamo
    |stel dat|imaginons|admettons|pongamos|what if|what would|what happens|suppos\p{L}+|imagine|say that|assum\p{L}+
    |was w\u00e4re|was passiert|angenommen|gesetzt den fall|supposons|et si|que se passe|y si
    |qu\u00e9 pasa|supong\p{L}+|e se|cosa succede|mettiamo che|wat als|wat gebeurt|stel
  )(?!\p{L})
`;

/** `If you go west, my fleet leaves the Adriatic` is said to a player. */
const toOthers = regex("iu")`
  (?<!\p{L})(?:if|unless|wenn|falls|si|se|als|tenzij) (?:
    you(?! (?:please|will|like|would|think|believe|expect|know|don['\u2019]t mind)(?!\p{L}))|du|ihr|tu|vous|voi|lei
    |jij|jullie|vai|vas|vieni|vienes|attacchi|atacas|entri|entras|mi attacchi|me atacas
  )(?!\p{L})
`;

/** `Kiel to Denmark was a mistake` */
const mistaken = regex("iu")`
  (?<!\p{L})(?:
    mistake|wrong|fehler|falsch|irrtum|erreur|faux|error|equivocad[oa]|equivocaci\u00f3n|errore
    |sbagliat[oa]|sbaglio|vergissing|fout
  )(?!\p{L})
`;
const meant = regex("iu")`
  (?<!\p{L})(?:
    mean|meant|meine|meinte|voulais|quer\u00eda|quise|volevo|intendevo|bedoel\p{L}*|instead
    |sondern|plut\u00f4t|sino|invece
  )(?!\p{L})
`;

/** `..., no?`: said all the same. */
const tag = regex("iu")`
  (?<!\p{L})(?:
    no|ok|okay|right|yes|eh|va bene(?: cos\u00ec)?|giusto|oder|ja|gell|ne|hein|non
    |d['\u2019]accord|vale|s\u00ed|h\u00e8|toch|klopt|goed|please|bitte|porfa(?:vor)?
    |is that (?:ok|okay|right|fine|alright)|don['\u2019]t you(?: think)?|isn['\u2019]t it
    |wouldn['\u2019]t you(?: (?:say|think|agree))?|nicht wahr|n['\u2019]est-ce pas|verdad|nietwaar
  )\s*\?+\s*$
`;

/** `..., or should Paris help?` */
const askingBehind = regex("iu")`
  [,;\u2013-]?\s*(?<!\p{L})(?:
    (?:but|aber|mais|pero|ma|maar)\s+(?:
      what|how|would|was|wie|que|comment|qu\u00e9|c\u00f3mo|cosa|come|wat|hoe
    )
    |(?:or|oder|ou|o|of)\s+(?:
      should|could|can|would|shall|soll\p{L}*|k\u00f6nn\p{L}*|kann|wo|devrait|peut|pourrait
      |deber\u00eda|puede|dovrebbe|pu\u00f2|moet|kan
    )
  )(?!\p{L})
`;

/** Is it told of a turn that is over, or of where the writer is themselves? */
export function tellsPast(sentence: string): boolean {
  if (tellsOfSelf(sentence) || isTale(sentence)) return true;
  return past.test(sentence) && !stillWanted.test(sentence);
}

/** `I am in Munich until Friday, then in Berlin` */
export function tellsOfSelf(sentence: string): boolean {
  return ofSelf.test(sentence) && !stillWanted.test(sentence);
}

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    i(?:['\u2019]?m| am|['\u2019]ll be| will be| was| live| work| stay)
    |ich (?:bin|wohne|lebe|arbeite|war)|je (?:suis|serai|vis|travaille)
    |j['\u2019](?:habite|\u00e9tais)|estoy|estar\u00e9|vivo|trabajo|sono|sar\u00f2|abito|lavoro
    |ik (?:ben|woon|werk)
  )(?: \p{L}+){0,3} (?:in|at|en|\u00e0|a|ad|te)(?!\p{L})(?!
    .*(?<!\p{L})(?:arm\p{L}+|fleet|boat|ship|flott\p{L}+|flota|barco|ej\u00e9rcito|vloot|leger)
      (?!\p{L})
  )
`;

const past = regex("iu")`
  (?<!\p{L})(?:
    bounced|went|attacked|failed|lost|took|sailed|marched|supported|prallten?|abgeprallt|ging|zog
    |fuhr|griff|verlor|gezogen|gegangen|angegriffen|rebondi|est all\u00e9e?|a attaqu\u00e9|perdu
    |rebot\u00f3|atac\u00f3|fue|perdi\u00f3|ha perso|\u00e8 andat[oa]|ha attaccato|rimbalzat[oa]
    |viel aan|botste|verloor
  )(?!\p{L})
`;
const stillWanted = regex("iu")`
  (?<!\p{L})(?:
    now|jetzt|nun|maintenant|ahora|adesso|nu|ought|should|let|please|bitte|soll|think|thinking
    |dachte|idea|instead|lieber|rather
  )(?!\p{L})
`;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(spelling));

const helping = wordSet(
  "help helps lend lends hilft aide aiderait ayuda ayude aiuta helpt covers dekt",
);
/** `Rückt nach` */
export const following = wordSet(
  `nach nachrucken nachziehen hinterher folgt folgen follow follows following suit suivre sigue siga segue segua
    volgt volgen achterna erachteraan daarachteraan`,
);
export function isSupport(word: string): boolean {
  return word.length > 1 && (helping.has(word) || (orderWords.get(word) ?? []).includes("support"));
}

/** Is it that, or any form of such a word? */
export function isHelp(word: string): boolean {
  return isSupport(word) || supporting.test(word);
}

/** As `spelling` writes them. */
const supporting =
  /^(?:support|unterstutz|stutz(?!punkt)|souten|soutien|appuy|appui|apoy|appogg|sosten|steun)/;
