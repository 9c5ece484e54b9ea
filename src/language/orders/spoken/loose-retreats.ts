/**
 * Where dislodged units are to go by sentences that no grammar reads: `my army should pull back to Venice, if nobody
 * is there`. A way out that is named beside a word of going or wishing is where the unit goes.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import type { DislodgedUnit } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn, withoutPlaces } from "../../names/mentions.js";
import { namesAnyUnit, typesNamed } from "../../names/unit-types.js";
import { signsIn } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import { clausesWithin, elsewise, saidOfOwn } from "./loose-words.js";

interface LooseRetreats {
  readonly retreats: readonly { readonly unit: ProvinceId; readonly text: string }[];
  /** Nothing is weighed or left open. */
  readonly isSure: boolean;
}

/** What the sentence orders of the writer's dislodged units; nothing where it names several ways out for one. */
export function looseRetreats(context: ReadingContext, sentence: string): LooseRetreats {
  const own = context.position.dislodged.filter(({ power }) => power === context.power);
  const [said = ""] = saidOfOwn(context, sentence.replace(instead, ` ${elsewise} `)).text.split(
    ` ${elsewise} `,
  );
  const ways = new Map<DislodgedUnit, Set<string>>();
  for (const { text } of clausesWithin(said)) {
    if (aside.test(text) || signsIn(text, []).some(({ kind }) => kind === "denial")) continue;
    const unit = unitIn(context, own, text) ?? unitIn(context, own, said);
    for (const meant of unit === null ? (everyone.test(text) ? own : []) : [unit]) {
      const found = ways.get(meant) ?? new Set();
      for (const way of waysIn(context, meant, text, sentence)) found.add(way);
      ways.set(meant, found);
    }
  }
  const told = [...ways].flatMap(([unit, found]) => {
    const [only, another] = found;
    if (only === undefined || another !== undefined) return [];
    return [{ unit: provinceOf(unit.at), text: printed(unit, only) }];
  });
  const isOpen = [...ways.values()].some(({ size }) => size > 1);
  const [only, another] = own;
  // Whoever does not want to retreat may not know what becomes of the unit.
  const isRefusal = told.length === 0 && !isOpen && another === undefined && refusing.test(said);
  if (isRefusal && only !== undefined)
    return {
      retreats: [{ unit: provinceOf(only.at), text: printed(only, "DISBAND") }],
      isSure: false,
    };
  return { retreats: isOpen ? [] : told, isSure: !weighing.test(said) };
}

/** What a clause says that the unit does. */
function waysIn(
  context: ReadingContext,
  unit: DislodgedUnit,
  text: string,
  sentence: string,
): readonly string[] {
  const exits = exitsIn(context, unit, text);
  const spokenOf = exits.length > 0 ? [] : exitsPointedAt(context, unit, text, sentence);
  return [...exits, ...spokenOf, ...(disbanding.test(text) ? ["DISBAND"] : [])];
}

/** `Should Budapest be free, then there`, `not Budapest, the other one`, `home`, where there is one such way out. */
function exitsPointedAt(
  context: ReadingContext,
  unit: DislodgedUnit,
  text: string,
  sentence: string,
): readonly ProvinceId[] {
  const named = exitsNamed(context, unit, sentence);
  if (there.test(text)) return named.slice(0, 1);
  const all = unit.retreats.map((to) => provinceOf(to));
  const homes = context.board.powers.find(({ id }) => id === context.power)?.homes ?? [];
  const isMeant = (exit: ProvinceId) =>
    theOther.test(text) ? named.length > 0 && !named.includes(exit) : homes.includes(exit);
  if (!theOther.test(text) && !homeward.test(text)) return [];
  const [only, another] = all.filter(isMeant);
  return only === undefined || another !== undefined ? [] : [only];
}

const everyone = regex("iu")`
  (?<!\p{L})(?:
    them|both|all|everybody|everyone|beide|alle|tous|toutes|les deux|tutt[ie]|entramb[ie]|todos|ambos|allebei
  )(?!\p{L})
`;
const theOther = regex("iu")`
  (?<!\p{L})(?:the other(?: one| place)?|(?:das|die|der|dem|den) andere\p{L}?|l['\u2019]autre
  |el otro|la otra|l['\u2019]altr[oa]|de andere)(?!\p{L})
`;
const homeward = regex("iu")`
  (?<!\p{L})(?:home|heim|nach hause|daheim|maison|chez (?:moi|nous|elle|lui)|au pays|a casa|en casa|naar huis)(?!\p{L})
`;

function printed({ type, at }: DislodgedUnit, way: string): string {
  return way === "DISBAND"
    ? `${type} ${provinceOf(at)} DISBAND`
    : `${type} ${provinceOf(at)} - ${way}`;
}

/** The unit that is named by its place or its kind; the only one needs no name. */
function unitIn(
  { board }: ReadingContext,
  own: readonly DislodgedUnit[],
  text: string,
): DislodgedUnit | null {
  const places = mentionsIn(board, text).map(({ at }) => at);
  const named = own.filter(({ at }) => places.includes(provinceOf(at)));
  const types = namesAnyUnit(text) ? typesNamed(text) : [];
  const ofType = own.filter(({ type }) => types.includes(type));
  const [unit, another] = named.length > 0 ? named : own.length === 1 ? own : ofType;
  return another === undefined ? (unit ?? null) : null;
}

/** Where it can go, of the places that the clause sends somebody to. */
function exitsIn(
  context: ReadingContext,
  unit: DislodgedUnit,
  text: string,
): readonly ProvinceId[] {
  const isBare = bare.test(withoutPlaces(text, mentionsIn(context.board, text)));
  return (going.test(text) && !telling.test(text)) || isBare ? exitsNamed(context, unit, text) : [];
}

function exitsNamed(
  { board }: ReadingContext,
  unit: DislodgedUnit,
  text: string,
): readonly ProvinceId[] {
  const exits = unit.retreats.map((to) => provinceOf(to));
  return mentionsIn(board, text).flatMap(({ at, from }) =>
    exits.includes(at) && !behindOrigin.test(text.slice(0, from)) ? [at] : [],
  );
}

/** What stands around the place: `Budapest, please` */
const bare = regex("iu")`
  ^[^\p{L}]*(?:(?:please|then|it is|so|ok|just|well|bitte|dann|also|halt|svp|alors|donc|por favor|pues|entonces
  |per favore|allora|dunque|graag|dan|dus)[^\p{L}]*)*$
`;
/** `Budapest is empty, isn't it? Then that's where it goes`: the way out of which a question asks is meant. */
export function goesWhereAsked(asked: string, sentence: string): string | null {
  const isMeant = asked.trimEnd().endsWith("?") && there.test(sentence) && isFree.test(asked);
  return isMeant ? `${asked.trimEnd().replace(sign, ",")} ${sentence.replace(ifSo, "")}` : null;
}

/** `... , oder?` */
const sign = /(?:,(?:\s\p{L}+){1,2})?\s*\?+$/u;
const ifSo =
  /^\W*(?:if (?:so|yes)|(?:wenn|falls) ja|si (?:oui|s\u00ed)|se s\u00ec|zo ja)(?!\p{L}),?/iu;

const isFree = regex("iu")`
  (?<!\p{L})(?:
    empty|free|open|vacant|available|leer|frei|offen|unbesetzt|libre|vide|vac[\u00edi][oa]|liber[oa]|vuot[oa]|vrij|leeg
  )(?!\p{L})
`;
/** `There it goes`, `it goes in`: does it point at a place that was named before? */
export function pointsThere(said: string): boolean {
  return there.test(said);
}

const there = regex("iu")`
  (?<!\p{L})(?:there|in(?=\s*(?:[.;,]|$))|that way|that['\u2019]?s where|dort(?:hin)?|dahin|hin
  |l\u00e0(?:-bas)?|j['\u2019]y|all\u00ed
  |all\u00e1|ah\u00ed
  |l\u00ec|daar(?:heen)?|erheen)(?!\p{L})
`;

const behindOrigin = regex("iu")`
  (?<!\p{L})(?:from|out of|aus|von|vom|depuis|desde|dal|dalla|uit|van)(?: (?:the|der|dem|la|le|el|il|de|het))?\s*$
`;

/** What tells why, or of what was before. */
const aside = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en)\s)?(?:
    because|since|as (?:i|he|she|they|it|that|there)|so that|now that|even (?:if|though)|although|where|when
    |i (?:know|think|see|heard|understand|promised)
    |weil|da(?! (?:will|gehe?|m\u00f6chte|soll))|denn|damit|obwohl|wo|wenn|ich (?:wei\u00df|glaube|denke|habe)
    |car|parce qu|puisqu|pour qu|afin|m\u00eame si|o\u00f9|je (?:sais|crois|pense)
    |porque|ya que|aunque|para que|donde|s\u00e9|perch\u00e9|poich\u00e9|dato che|tanto|anche se|dove
    |omdat|want|zodat|hoewel|waar|ik (?:weet|denk)
  )(?!\p{L})
`;

/** For the case that the first choice fails. */
const instead = regex("iu")`
  (?<!\p{L})(?:
    (?:should|if) (?:that|this|it)(?: should)? (?:not be|be not|isn['\u2019]?t|is not|can['\u2019]?t be|cannot be
    |doesn['\u2019]?t|does not)
    |failing that|sollte (?:das|dies|es) nicht|falls (?:das|dies|es) nicht|wenn (?:das|dies|es) nicht
    |si (?:ce|ça|cela) n['\u2019]?(?:est|\u00e9tait)? ?pas|si (?:eso|esto) no|se (?:questo|ci\u00f2) non|als dat niet
  )(?!\p{L})
`;

const going = regex("iu")`
  (?<!\p{L})(?:
    go(?:es|ing)?|moves?|moving|retreat\p{L}*|pull(?:s|ing|ed)?|fall(?:s|ing)?|back|run(?:s|ning)?|flee\p{L}*|heads?
    |heading|takes?
    |wants?|want|prefer\p{L}*|choose|pick|rather|like|send|bring|put|withdraw\p{L}*|escape\p{L}*|hide|to|into|choice
    |geh\p{L}*|zieh\p{L}*|zur\u00fcck\p{L}*|flieh\p{L}*|fl\u00fccht\p{L}*|weich\p{L}*|ab|nach|will|m\u00f6chte\p{L}*
    |lieber|soll|nehm\p{L}*|w\u00e4hl\p{L}*
    |aller?|va|vais|vont|repli\p{L}*|recul\p{L}*|retir\p{L}*|retrait\p{L}*|vers|sur|veux|voudrais|pr\u00e9f\p{L}*
    |chois\p{L}*|retour\p{L}*|rentr\p{L}*|revi\p{L}*
    |ir|voy|retroced\p{L}*|quiero|quisiera|prefier\p{L}*|elij\p{L}*|vuelv\p{L}*|volver|hacia|a|al
    |vado|andare|ritir\p{L}*|ripieg\p{L}*|torn\p{L}*|rientr\p{L}*|voglio|vorrei|preferi\p{L}*|scelg\p{L}*|verso
    |ga|gaat|gaan|trek\p{L}*|terug\p{L}*|naar|wil|liever|kies\p{L}*
  )(?!\p{L})
`;

/** `Budapest is free`: told of the place alone. */
const telling = regex("iu")`
  (?<!\p{L})(?:is|are|['\u2019]s|looks|seems|ist|sind|est|sont|est\u00e1|es|\u00e8|staat)\s(?:\p{L}+\s){0,2}?(?:
    empty|free|open|vacant|safe|taken|full|leer|frei|besetzt|vide|libre|prise?|occup\p{L}*|vac\u00ed[oa]|liber[oa]
    |vuot[oa]|leeg|vrij|bezet
  )(?!\p{L})
`;

const disbanding = regex("iu")`
  (?<!\p{L})(?:
    disband\p{L}*|dissolv\p{L}*|scrap\p{L}*|remov\p{L}*|destroy\p{L}*|kill (?:it|him|her|them)
    |(?:let|lass\p{L}*|laisse\p{L}*|deja\p{L}*|lascia\p{L}*|laat) (?:\p{L}+ ){0,2}?
      (?:die|perish|sterben|mourir|morir\p{L}*|sterven)
    |(?:take|taken) (?:\p{L}+ ){0,3}off
    |(?:auf)(?:l\u00f6s\p{L}*|zul\u00f6sen|gel\u00f6st)|l\u00f6s(?:e|t|en) (?:[^,;.!?]{0,40} )?auf
    |dissou\p{L}*|dissol\p{L}*|d\u00e9band\p{L}*|disolver\p{L}*|disuelv\p{L}*|elimin\p{L}*
    |sciogli\p{L}*|sciolg\p{L}*|smobilit\p{L}*|ontbind\p{L}*|opheff\p{L}*|hef (?:[^,;.!?]{0,40} )?op
  )(?!\p{L})
`;

const weighing = regex("iu")`
  \?|(?<!\p{L})(?:
    maybe|perhaps|possibly|might|could|thinking (?:of|about)|consider\p{L}*|wonder\p{L}*|not sure|unsure|idk|dunno
    |hmm+|or
    |vielleicht|k\u00f6nnte|\u00fcberleg\p{L}*|eventuell|oder|peut-\u00eatre|h\u00e9sit\p{L}*|pourrai\p{L}*|ou
    |quiz\u00e1s?|tal vez|podr\u00eda\p{L}*|forse|potre\p{L}*|misschien|zou|of
  )(?!\p{L})
`;

const refusing = regex("iu")`
  (?<!\p{L})(?:
    (?:don['\u2019]?t|do not|won['\u2019]?t|will not) (?:\p{L}+ ){0,2}?retreat|no retreat
    |kein(?:en)? r\u00fcckzug|nicht zur\u00fcckziehen|ziehe? (?:mich |sie )?nicht zur\u00fcck|pas de (?:retraite
    |repli)
    |ne (?:\p{L}+ ){1,2}pas (?:me |se )?(?:retirer|replier)|(?:sin|no quiero) (?:retirada|retirarme)
    |(?:nessuna|senza) ritirata|non (?:\p{L}+ )?ritir\p{L}+|geen terugtocht|niet terugtrekken
  )(?!\p{L})
`;
