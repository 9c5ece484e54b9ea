/**
 * The clauses of a supposition, and where one begins and ends in a text; whether its moves can be read, a board
 * tells.
 */
import { regex, wrapped } from "../../util/index.js";
import { isStay } from "../orders/clauses/signs.js";
import { checksWhatStandsAbove } from "../questions/plainly/checking.js";
import { courteouslyAsked } from "../questions/plainly/courteous.js";
import { plainWords, withoutOpening } from "../questions/question-words.js";
import { sentencesOf } from "../text/sentences.js";
import { outcomeAsked, tellsOfStandoff } from "./outcomes.js";
import { backs } from "./ways.js";

/** Words that suppose wherever they stand. */
const sure = wrapped`
  what if|let['\u2019]?s (?:say|assume|suppose)|if|whether|suppose|supposing|assum(?:e|ing)
  |imagine|imagining|hypothetically|angenommen|nehmen wir an|gesetzt den fall|stell dir vor|wenn
  |falls|supposons|imaginons|admettons|mettons|s['\u2019](?:il|elle|ils|elles)|supongamos|supón
  |supon|imagina(?:mos|te)?|pongamos|digamos|supponiamo|supponi|mettiamo|immagin(?:a|iamo)|poniamo
  |diciamo|stel dat|stel je voor|stel|gesteld|indien|ingeval
`;
/** Words that do so where a clause begins. */
const begins = "si|se|als|when|say|were|should|in case|mocht(?:en)?|sollten?";
const supposing = regex("iu")`
  (?<!\p{L})(?:${sure})(?!\p{L})
  |(?<=\s)si (?=(?:je|tu|il|elle|on|nous|vous|ils|elles) |(?:j|l)['\u2019])
  |(?<=\s)si (?=(?:el|la|los|las|mis?|sus?|alguien|una?)\s)
  |(?<=\s)se (?=(?:il|i|gli|una?|qualcuno|l[ae] (?:mi[ae]|su[ae]|flott[ae]|armat[ae]|unit\u00e0))\s)
  |(?<!\p{L})(?:tendr|avr|podr|har|ser|sar|quedar|perder|ganar|obtendr)\p{L}+ (?:\p{L}+ ){0,2}?(?:si|se)(?!\p{L})
  |(?:
    ^|[,;:.!?\u00bf(]\s*
    |(?<!\p{L})(?:
      happens|happen|passiert(?: \p{L}+)?|geschieht|passe(?:-t-il|ra|rait)?|arrive(?:-t-il)?|pasa
      |pasaría|ocurre|ocurriría|suceder?ía|sucede|succede|succederebbe|accade|accadrebbe|acontece
      |aconteceria|aconteceu|gebeurt|gebeuren|and|but|so|und|et|que|y|e|ma|en|maar|er|ik|di|de
      |hypoth\p{L}+
    )\s+
    |(?<!\p{L})(?:
      pasa|pasaría|acontece|aconteceria|sucede|succede|accade|gebeurt|passe(?:rait)?|arrive
    )(?:\s+\p{L}+){1,5}?\s+
  )\u00bf?(?:${begins})(?!\p{L})
`;

/** `Frag nur so`, `no lo cambies todav\u00eda`: that nothing is to be ordered. */
const only = regex("iu")`
  ^\W*(?:i(?:['\u2019]m| am) )?(?:
    just|only|nur|je|simple|c['\u2019]est juste|solo|s\u00f3lo|alleen|merely|no lo|non|das|these
    |this|ne|don['\u2019]?t|do not
  )\b[^.?!]{0,60}(?:
    asking|wonder\p{L}*|curious|question|know|orders?|fragt?|frage|neugierde?|hypothet\p{L}*
    |theoret\p{L}*|savoir|curiosit\u00e9|demande|cambies|saber\p{L}*|curiosidad|sapere
    |curiosit\u00e0|chiedo|vraag\p{L}*|weten|note|enter|yet|befehl\p{L}*
  )[^.?!]{0,40}[.!?\s:)(-]*$
  |^\W*frag(?:e)? (?:ja )?nur(?: so)?\b[^.?!]{0,40}[.!?\s:)(-]*$
`;

/** Does the sentence suppose something? */
export function isSupposing(written: string): boolean {
  const sentence = written.replace(wishing, " ");
  return sentence.length <= longest && (supposing.test(sentence) || asksThen.test(sentence));
}

/** `It would be best if the fleet stayed` wishes, and `if that is all right` is a courtesy. */
const wishing = regex("giu")`
  (?<!\p{L})(?:
    (?:it|that)(?: would|['\u2019]d| might) be (?:\p{L}+ )?
      (?:best|better|good|great|nice|safer|safest|wise|wiser|wisest|kind|lovely)(?: for now)?,? if
    |i(?: would|['\u2019]d) (?:\p{L}+ )?(?:be \p{L}+|like it|prefer it|appreciate it) if
    |(?:es|das) w\u00e4re (?:\p{L}+ )?(?:gut|besser|sch\u00f6n|nett|toll|super|am besten),? wenn
    |ich w\u00e4re (?:\p{L}+ )?(?:froh|dankbar|beruhigt),? wenn
    |(?:ce|\u00e7a) serait (?:\p{L}+ )?(?:mieux|bien|bon|sympa|gentil|super) si
    |(?:ser\u00eda|estar\u00eda) (?:mejor|bien|bueno) si|sarebbe (?:meglio|bello|bene) se
    |(?:if|wenn|si|s['\u2019]il|se|als) (?:
      (?:that|this|it)(?: is|['\u2019]s) (?:still )?
        (?:ok|okay|all right|alright|fine|possible|allowed)(?: (?:with|by) you)?
      |i may|you (?:do not|don['\u2019]?t) mind|possible|das (?:ok|okay|in ordnung|m\u00f6glich) ist|m\u00f6glich
      |(?:c['\u2019]est )?possible|(?:te|vous) pla\u00eet|es posible|possibile|possibili|mogelijk
    )
  )(?!\p{L})
`;

/** `Ankara to Armenia, do I lose the Black Sea then?` */
const asksThen = regex("iu")`
  (?:^|[:,]\s+)[^,?]{3,60}(?:\s(?:to|into|nach|vers|\u00e0|en|a|verso|naar)\s|\s?->?\s?)
    [^,?]{3,40},\s[^?]{3,60}(?<!\p{L})(?:then|dann|alors|entonces|allora|dan)(?!\p{L})[^?]{0,40}\?
`;

/** A longer sentence is a story. */
const longest = 420;

/** A part of a text, from its first letter to its last. */
export interface Span {
  readonly text: string;
  readonly sentences: readonly string[];
  /** How it stands in the text, where that is otherwise. */
  readonly said?: string;
}

/**
 * The runs of sentences that may be a question about the board: what is supposed with what is asked of it, and
 * each other sentence that asks. A blank line ends a run, and so does the short line of a greeting.
 */
export function askingSpans(text: string): readonly Span[] {
  return text.split(blockEnds).flatMap((block) => {
    const sentences = sentencesOf(block);
    const spans: Span[] = [];
    for (let at = 0; at < sentences.length; at += 1) {
      const exception = exceptionAsked(sentences, at);
      if (exception !== null) spans.push(exception);
      const end = exception === null ? spanEnd(sentences, at) : at;
      if (end === at) continue;
      const [first = "", ...others] = sentences.slice(at, end);
      const run = [withoutOrder(first), ...others];
      spans.push({ text: run.join("").trim(), sentences: run.map((each) => each.trim()) });
      at = end - 1;
    }
    return spans;
  });
}

/** An empty line, the line of a greeting, and one that is an order by itself: `A Kiel - Holland`. */
const blockEnds = regex("imu")`
  \n\s*\n|(?<=^[^\n]{0,40}[,!.:])\n
  |(?<=
    ^\s*(?:[AF]|Armee|Flotte|Arm\u00e9e|Army|Fleet|Armata|Flotta|Ej\u00e9rcito|Flota|Leger|Vloot)
      \s\p{L}[^\n?]{2,50}
  )\n
  |(?<=^\s*\p{L}[^\n?]{1,40}\s(?:-+>?|>|\u2013|\u2192)\s\p{L}[^\n?]{1,40})\n
`;

/**
 * `Paris goes to Picardy, and if Germany goes to Burgundy, does it get in?`: what stands before the supposition
 * is no part of it.
 */
function withoutOrder(sentence: string): string {
  const [before] = behindOrder.exec(sentence) ?? [];
  if (before === undefined || isSupposing(before) || asking.test(before) || vague.test(before))
    return sentence;
  const isOrder = moving.test(before) || isStay(before) || goal.test(before);
  return isOrder ? sentence.slice(before.length) : sentence;
}

const behindOrder = regex("isu")`
  ^.{8,}?(?:
    [,;:]?\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+(?=
      (?:what if|if|wenn|falls|was (?:passiert|w\u00e4re)|si|s['\u2019]il|se|als|stel|wat als)
        (?!\p{L})
    )
    |[,;:\u2013-]\s(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s+)?(?=
      (?:
        what (?:happens|would happen|will happen|if)|was (?:passiert|geschieht|ist)|que se passe
        |qu\u00e9 (?:pasa|pasar\u00eda)|(?:che )?cosa (?:succede|succederebbe)|wat gebeurt
      )(?!\p{L})
    )
  )
`;
/** `Paris to Burgundy` */
const goal = regex("iu")`
  \p{L}{3} (?:to|into|nach|ins?|vers|en|a|\u00e0|in|verso|hacia|naar)(?: (?:the|der|la|le|el|il|de|het))? \p{Lu}
`;
const vague = regex("iu")`
  (?<!\p{L})(?:
    think\p{L}*|consider\p{L}*|wonder\p{L}*|toy\p{L}*|maybe|perhaps|could|might|would|\u00fcberleg\p{L}*
    |vielleicht|k\u00f6nnte\p{L}*|w\u00fcrde\p{L}*|peut-\u00eatre|pens\p{L}*|pourrai\p{L}*|quiz\u00e1s?|piens\p{L}*
    |podr\u00eda\p{L}*|forse|potre\p{L}*|misschien|denk|zou
  )(?!\p{L})
`;

/**
 * `Sevastopol to the Black Sea unless Turkey does - what then?`: what comes of it if both go there; the rest is an
 * order.
 */
function exceptionAsked(sentences: readonly string[], at: number): Span | null {
  const [before = "", sentence = "", next = ""] = [at - 1, at, at + 1].map((n) => sentences[n]);
  const both = `${sentence.trimEnd()} ${next.trim()}`;
  const found = unlessThen.exec(sentence) ?? unlessThen.exec(both) ?? alsoThen.exec(both);
  const { who = "", tail: said = "" } = found?.groups ?? {};
  const order = found?.groups?.order ?? orderIn(before, both.slice(0, found?.index));
  if (who === "" || order === null) return null;
  const text = `If ${order.trim()} and ${who} goes there too, what then?`;
  return { text, sentences: [text], said: said.replace(/^[\s.]+/u, "").trim() };
}

/** The last order of the asker that stands ahead of `but Germany might go there too`; null where none does. */
function orderIn(...texts: readonly string[]): string | null {
  const clauses = texts.flatMap((text) =>
    text.split(/[.,;]\s*|\s(?:but|aber|mais|pero|ma|maar)\s/iu),
  );
  const found = clauses.findLast((each) => /\s[-\u2013>]+\s/u.test(each) || goal.test(each));
  return found?.replace(/^\W*(?:i|we|ich|je|yo|io|ik) /iu, "") ?? null;
}

/** The text without `- what then?`, which asks of such an exception. */
export function withoutThenAsked(text: string): string {
  const { tail = "" } = (unlessThen.exec(text) ?? alsoThen.exec(text))?.groups ?? {};
  return tail === "" ? text : withoutThenAsked(text.replace(tail, "."));
}

const whatThen = wrapped`
  (?:(?:and|so|und|et|y|e|en)\s)?(?:
    what (?:then|happens(?: then)?|would happen(?: then)?)|was (?:dann|passiert dann|ist dann)|et alors
    |que se passe-t-il(?: alors)?|y entonces|qu\u00e9 pasa(?: entonces)?|e allora
    |cosa succede(?: allora)?|wat (?:dan|gebeurt er dan)
  )\s?\?
`;
const unlessThen = regex("isu")`
  (?<order>[^,;.?!]{5,80}?),?\s(?:
    unless|es sei denn,?(?: dass)?|au\u00dfer(?: wenn)?|sauf si|\u00e0 moins que|salvo que|a menos que|a meno che
    |tenzij
  )\s(?<who>(?:(?:the|der|die|das|la|le|el|il|de)\s|l['\u2019])?\p{L}+)[^,;.?!\u2013\u2014-]{2,40}?
    (?<tail>\s?[,;.\u2013\u2014-]+\s${whatThen})
`;

/** `Germany might go there too. What happens then?` */
const alsoThen = regex("isu")`
  (?<who>(?<!\p{L})(?:(?:the|der|die|das|la|le|el|il|de)\s|l['\u2019])?\p{L}{3,})\s(?:
    might|may|could|will|would|is going to|k\u00f6nnte|wird|pourrait|va|puede|podr\u00eda|pu\u00f2|potrebbe|zou|kan
  )(?:\s\p{L}+)?\s(?:
    (?:go|move|come|head|want to go|try to go)\s(?:there|that way)(?:\s(?:too|also|as well))?
    |(?:auch\s)?(?:dorthin|dahin|hin)\s(?:gehen|ziehen|wollen)|y aller(?: aussi)?|aller l\u00e0(?: aussi)?
    |ir (?:all\u00ed|all\u00e1)(?: tambi\u00e9n)?|andarci(?: anche)?|(?:daarheen|erheen) (?:gaan|willen)
  )(?<tail>\s?[,;.!\u2013\u2014-]+\s${whatThen})
`;

/** Behind which sentence the run ends that begins here; the same where none does. */
function spanEnd(sentences: readonly string[], at: number): number {
  const first = sentences[at]!;
  const next = sentences[at + 1] ?? "";
  // `Austria will surely come. If Rome helps Venice, does it hold?`
  if ((foretells(first) || aiming.test(first)) && isSupposing(next) && asks(next))
    return spanEnd(sentences, at + 1);
  const isIf = isSupposing(first);
  if (!isIf && !asks(first)) return at;
  let end = at + 1;
  // What is supposed over several sentences.
  if (isIf && !asks(first)) {
    while (end < sentences.length && end - at <= most && !asks(sentences[end]!)) end += 1;
    const last = sentences[end];
    if (last === undefined || !asks(last))
      return whatIf.test(first) || merely.test(first) ? at + 1 : at;
    end += 1;
  }
  if (isIf) while (end < sentences.length && goesOn(sentences[end]!)) end += 1;
  while (end < sentences.length && only.test(sentences[end]!)) end += 1;
  return end;
}

const most = 2;

/** `Turkey will surely come`: what somebody expects of others. */
export function foretells(sentence: string): boolean {
  return expecting.test(sentence);
}

const expecting = regex("iu")`
  ^(?:the |der |die |das |l['\u2019]|la |le |el |il |los |gli |i )?\p{L}+ (?:
    will|might|may|is going to|could|wird|k\u00f6nnte|va|peut|pourrait|puede|podr\u00eda|pu\u00f2
    |potrebbe|zal|kan
  ) (?:
    surely|probably|certainly|likely|no doubt|of course|sicher|wohl|bestimmt|s\u00fbrement
    |seguramente|sicuramente|zeker|waarschijnlijk
  )(?!\p{L})
`;
/** `Turkey seems to be after Greece, too` */
const aiming = regex("iu")`
  (?<!\p{L})(?:
    seems?|wants?|intends|is (?:after|heading|going)|scheint|will|m\u00f6chte|semble|veut|parece|quiere
    |sembra|vuole|wil|lijkt
  )(?!\p{L})
`;
const whatIf = regex("iu")`
  (?<!\p{L})(?:
    what (?:if|happens|would happen)|was(?: ist| w\u00e4re| passiert| geschieht)?(?: dann)?,? wenn
    |und wenn|et si|que se passe|y si|qu\u00e9 pasa|e se|cosa succede|en als|wat als
  )(?!\p{L})
`;

/** `What if Russia goes there?`, and nothing else: whatever comes of it is asked. */
export function asksWhatIf({ text }: Span): boolean {
  return whatIf.test(text);
}

/** `Say I go to Galicia and Russia does as well.`: it supposes, and asks with no word. */
export function isMereSupposition({ sentences: [first = "", another] }: Span): boolean {
  return another === undefined && !asks(first) && merely.test(first);
}

const merely = regex("iu")`
  ^\W*(?:(?:and|but|so|ok|okay|und|aber|et|mais|y|pero|e|ma|en|maar|for (?:example|instance)|e\.?g\.?|zum beispiel
  |z\.\s?b\.|par exemple|por ejemplo|per esempio|bijvoorbeeld),? )*(?:
    (?:let['\u2019]?s )?say,?(?= (?:i|we|he|she|they|the|my|both|\p{L}+ (?:and|goes|moves|attacks|does|comes|takes)) )
    |suppose|supposing|assume|assuming|imagine|angenommen|nehmen wir an|gesetzt den fall|stell dir vor
    |sagen wir|supposons|imaginons|admettons|mettons|disons|supongamos|pongamos|digamos|supponiamo|mettiamo
    |poniamo|diciamo|stel dat|stel
  )(?!\p{L})
`;

/** `Do I get in then?`, behind what is supposed; what supposes anew is another run. */
function goesOn(sentence: string): boolean {
  return asks(sentence) && !isSupposing(sentence) && outcomeAsked(sentence) !== null;
}

const unsigned = regex()`
  ^(?:(?:also|en|maar) )*(?:
    can|could|may|might|does|do|is|are|would|will|kann|konnte|darf|durfte|ist|grenzt|kommt|puis je
    |est ce que|peut|peut on|puede|puedo|podria|puo|posso|potrebbe|kan|mag|grenst
  )\b
`;

function asks(sentence: string): boolean {
  if (checksWhatStandsAbove(sentence)) return false;
  if (/[?\u00bf]/.test(sentence) || unsigned.test(withoutOpening(plainWords(sentence))))
    return true;
  if (courteouslyAsked(sentence).length > 0) return true;
  return isSupposing(sentence) && unsignedBehind.test(sentence);
}

/** `If I go there who wins`: what asks without a sign, behind what is supposed. */
const tail = wrapped`
  (?:
    who (?:wins|gets)|what (?:happens|then)|do (?:i|we|they)
    |does (?:it|he|she|\p{L}+ (?:still|then|belong|get|stay|fall|hold|lose|remain|count))
    |is (?:it|\p{L}+ (?:still|then|safe|mine))|will (?:i|we|it|he)|am i|wer (?:gewinnt|kommt)
    |was passiert|komm(?:e)? ich|verlier(?:e)? ich|prallen wir|flieg(?:e)? ich|que se passe
    |qui gagne|qué pasa|quién gana|cosa succede|chi vince|wie wint
  )(?!\p{L})
`;
const unsignedBehind = new RegExp(`\\s${tail}[^.]*$`, "iu");

/** A clause, and whether it asks what comes of the others. */
export interface Clause {
  readonly text: string;
  readonly asks: boolean;
}

const clauseEnds = regex("giu")`
  \s*[,;:.!?\u2026\u00bf\u00a1()]+\s*
  |\s+(?:
    and|while|whereas|but|und|w\u00e4hrend|aber|et|tandis que|alors que|pendant que|mais
    |y(?! (?:va|vais|vont|aille|aillent|entre\p{L}*)(?!\p{L}))|mientras(?: que)?|pero|e|ed|mentre
    |ma(?! (?:flotte|arm\u00e9e|unit\u00e9)(?!\p{L}))
    |en(?= (?:
      ik|jij|hij|zij|wij|de|het|mijn|rusland|frankrijk|duitsland|itali\u00eb|oostenrijk|engeland
      |turkije
    )(?!\p{L}))
    |terwijl|maar
  )\s+
  |\s+(?=
    (?:with|mit|avec|con|met)\s(?:(?!\s(?:and|und|et|y|e|en)\s)[^,;.?!]){0,40}(?:
      support|back|help|hilf|unterst|appui|soutien|aide|apoyo|ayuda|appoggio|aiuto|sostegno|steun
      |hulp
    )
  )
  |\s+(?=
    (?:
      supported|backed|helped|unterst\u00fctzt|soutenue?s?|appuy\u00e9e?|aid\u00e9e?|apoyad[oa]
      |ayudad[oa]|appoggiat[oa]|sostenut[oa]|aiutat[oa]|gesteund
    ) (?:by|von|durch|par|por|da|dal\p{L}*|door)
  )
  |\s+(?=(?:if|wenn|falls|s['\u2019]il) )
`;
const ends = new RegExp(`${clauseEnds.source}|\\s+(?=${tail})`, "giu");

/** `Tutte e due` holds no joint; `to the Gulf of Lyon too` none either. */
const unparted = /(?<!\p{L})(tutt[ei]) e (due|tre)(?!\p{L})/giu;

/** `If I convoy my army to Norway`, by whichever fleet */
const convoyed = regex("giu")`
  (?<!\p{L})(?:i|we) (?:(?:can|could|would|will|do) )?(?:convoy|ferry|ship|carry|transport|take)
    ((?: my| our| the) army) (?=(?:\p{L}+ )?(?:from|to|into)\s)
`;

/** `If Russia moves to the Black Sea and so do I` */
const soDoI = /(?<!\p{L})so (?:do|will|would|can) (I|we)(?!\p{L})/giu;

/** `Als Turkije met hulp van Armenië naar Sebastopol komt`: the help stands by itself behind what it helps. */
const helpWithin = regex("giu")`
  (?<=\s)(
    (?:with|mit|avec|con|met) (?:\p{L}+ |l['\u2019]){0,2}?(?:
      support|help|backing|hilfe|unterstützung|aide|appui|soutien|apoyo|ayuda|appoggio|aiuto
      |sostegno|hulp|steun
    ) (?:
      from|of|by|aus|von|durch|de|d['\u2019]|du|depuis|desde|del|dal|da|dalla|di|della|van|vanuit|uit
      |door
    ) ?(?:the |der |dem |la |le |l['\u2019]|el |il |de |het )?\p{L}+
  ) (
    (?:
      to|into|against|nach|auf|gegen|in|vers|contre|contra|contro|tegen|en|à|au|a|al|hacia|verso
      |naar
    ) (?:(?! (?:and|und|et|y|e|en) )[^,;.?!])+
  )
`;

/** `Does it hold`, `komm ich rein`: a clause that begins with a verb or a question's word asks. */
const asking = regex("iu")`
  ^\W*(?:
    (?:and|then|so|but|or|und|dann|oder|et|alors|ou|y|entonces|o|e|allora|oppure|en|dan|of|also)
      \s+
  )*(?:
    does|do|did|is|are|am|will|would|can|could|may|might|what|who|whose|where|how|which|was|wer|wo
    |wie|wird|werde|kommt?|komme|komm|bleibt?|bleibe|bleib|flieg\p{L}*|verlier\p{L}*|kann
    |k\u00f6nnte|k\u00f6nnen|darf|ist|bin|sind|muss|est-ce|qu['\u2019]|que devient|qui|o\u00f9
    |comment|reste|je perds|peut|peuvent|puis|pourrait|qu\u00e9|qui\u00e9n|d\u00f3nde|c\u00f3mo
    |queda|puede|pueden|podr\u00eda\p{L}*|pierdo|entro|nos quedamos|cosa|che cosa|chi|dove|come
    |resta|perdo|pu\u00f2|possono|potrebbe\p{L}*|rimbalz\p{L}*|entra\p{L}*|entrons|entre-t-\p{L}+
    |gano|gana|paso|passo|passe|gagne|krieg\p{L}*|schaff\p{L}*|klappt|gelingt|hält|lukt|tient|wat
    |waar|hoe|kan|kunnen|blijft|verlies|kom ik|geh\u00f6r\p{L}*|appartien\p{L}*|pertenec\p{L}*
    |appart[ie]\p{L}*|sigue|behalt\p{L}*|behoud\p{L}*|krijg\p{L}*|m[ue]ss\p{L}*|f\u00e4llt|valt
    |cae|cade|tombe|reich(?:t|en|ten?)|suffi\p{L}*|bast(?:a|an|ano|a\p{L}*n)
  )(?!\p{L})
`;

/** The clauses of a run, as far as any can be parted; those behind a word that supposes ask nothing. */
export function clausesOfSpan({ sentences }: Span): readonly Clause[] {
  return sentences.flatMap((sentence) => {
    const isQuestion = asks(sentence);
    let isBehind = false;
    return sentence
      .replace(unparted, "$1 $2")
      .replace(soDoI, "$1 do too")
      .replace(convoyed, "$1 goes ")
      .replace(helpWithin, "$2, $1")
      .split(ends)
      .flatMap((text) => supposedApart(text.trim()))
      .map(({ text, asks }) => {
        // `Does it wait | until that is gone`: what goes on from a question, and tells of no deed, asks with it.
        const goesOn = isBehind && !moving.test(text) && !isStay(text) && !aiding.test(text);
        const isAsked = asks ?? (isQuestion && (goesOn || isAsking(text)));
        isBehind = isAsked;
        return { text, asks: isAsked };
      })
      .filter(({ text }) => /\p{L}/u.test(text));
  });
}

const aiding = regex("iu")`
  (?<!\p{L})(?:
    support|help|${backs}|hilf|helf|unterst|soutien|souten|appui|appuy|aide|apoy|ayud|appogg|aiut|sost
    |steun|hulp|convoy|konvoi
  )
`;

/** `Que se passe-t-il si | la Russie entre l\u00e0`: what asks, and what is supposed. */
function supposedApart(text: string): readonly { text: string; asks: boolean | null }[] {
  const found = supposing.exec(text);
  if (found === null) return [{ text, asks: null }];
  const end = found.index + found[0].length;
  const before = text.slice(0, end);
  return [
    { text: before, asks: outcomeAsked(before) !== null },
    { text: text.slice(end).trim(), asks: false },
  ];
}

function isAsking(text: string): boolean {
  if (asking.test(text) || tellsOfStandoff(text)) return true;
  const outcome = outcomeAsked(text);
  return outcome !== null && outcome !== "hold" && !moving.test(text);
}

/** `Russia bounces me there`: it goes there, too. */
const meeting = wrapped`
  (?<!\p{L})(?:
    (?:bounces?|blocks?|stops?) (?:me|us|him|her|them|it|my)
    |(?:blockt|blockiert|bremst) (?:mich|uns|ihn|sie)|prallt (?:mit|gegen|an) (?:mir|mich|uns)
    |(?:me|m['\u2019]|nous) ?(?:bloque|arr\u00eate)|rebondit (?:avec|contre) (?:moi|nous)
    |me (?:bloquea|para|frena)|rebota conmigo|mi (?:blocca|ferma)|rimbalza (?:con|contro) (?:di )?me
    |(?:blokkeert|stuit) (?:mij|me|op mij)
  )(?!\p{L})
`;

/** Words of going, by which a clause tells of a move though it names an outcome, too. */
const moving = regex("iu")`
  (?<!\p{L})(?:
    go|goes|moves?|sails?|marche?s?|attacks?|walks?|enters?|tries|comes?|geht|gehe|gehn?
    |zieh\p{L}*|greif\p{L}*|will|va|vais|vont|aille|attaque|entre(?:nt|z|ons)?|voy|van|ataca|entra
    |mueve|vado|vanno|attacca|ga|gaat|gaan|valt
  )(?!\p{L})
  |${meeting}
`;
