/**
 * `La flotta di Napoli può appoggiare Roma verso Venezia?`: whether something is possible, as the order or the
 * border that it names.
 */

import {
  type Board,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type UnitType,
} from "../../map/index.js";
import type { Position } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { type Mention, mentionsIn, placesIn } from "../names/mentions.js";
import { namesAnyUnit, typesNamed } from "../names/unit-types.js";
import { recognise } from "../questions/learned/recognise.js";
import { asksOfBorder } from "../questions/tactics/bordering.js";
import { backs, carrying, reachedAt, type Standing, walksTo } from "./ways.js";

/** What is asked: whether an order is possible, two places lie side by side, or any unit can go to a place. */
type Whether =
  | { readonly kind: "standing"; readonly type: UnitType; readonly place: ProvinceId }
  | { readonly kind: "order"; readonly order: string }
  | { readonly kind: "border"; readonly from: ProvinceId; readonly to: ProvinceId };

const able = regex("iu")`
  (?<!\p{L})(?:
    can|could|may|might|able to|allowed|possible|legal|kann|k\u00f6nn\p{L}*|darf|d\u00fcrf\p{L}*
    |erlaubt|m\u00f6glich|geht das|peut|peuvent|puis|peux|pourrai\p{L}*|possible|permis|droit de
    |pued\p{L}*|podr\u00eda\p{L}*|posible|permitid\p{L}*|pu\u00f2|posso|possono|potre\p{L}*
    |possibile|permess\p{L}*|lecito|kan|kunnen|mag|mogen|mogelijk|toegestaan
  )(?!\p{L})
`;
/** The judge is asked for something, or more than whether. */
const otherwise = regex("iu")`
  (?<!\p{L})(?:
    you|u|du|sie mir|vous|tu|usted|te|lei|jij|je mij|who|what|when|why|how|which|where|wer|was
    |wann|warum|wie(?! es)|wo|wohin|welche\p{L}*|qui|que puis|quand|pourquoi|comment|o\u00f9
    |qui\u00e9n|qu\u00e9|cu\u00e1ndo|por qu\u00e9|c\u00f3mo|d\u00f3nde|chi|cosa|quando|perch\u00e9
    |dove|wat|wanneer|waarom|hoe|waar|build|bau\p{L}*|constru\p{L}*|costru\p{L}*|bouw\p{L}*
  )(?!\p{L})
`;
const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|${backs}|assist|unterst\u00fctz|hilf|helf|souten|soutien|appuy|appui
    |aider?(?!\p{L})|apoy|ayud|appoggi|aiut|sosten|steun
    |defend|protect|cover|verteidig|sch\u00fctz|deck|d\u00e9fend
    |prot[e\u00e8]g|couvr|defiend|protej|difend|protegg|copri
    |verdedig|bescherm|dek
  )\p{L}*
`;
/** What stands behind such a word is another matter: `or do I need a ship?`, `even though he is in Sweden` */
const besides = regex("isu")`
  ,?\s+(?:
    or|oder|ou|o|oppure|of(?= (?:moet|heb|is|kan|mag|ik|niet)(?!\p{L}))|even if|if|auch wenn|wenn|falls
    |m\u00eame si|aunque|si|anche se|se|als
    |ook al|(?:even )?though|although|despite|obwohl|obgleich|trotzdem|bien qu\p{L}+|quoique|malgr\u00e9
    |sebbene|bench\u00e9|nonostante|hoewel|ondanks|because|since|now that|weil|parce qu\p{L}+
    |puisque|porque|ya que|omdat
    |instead of|rather than|(?:an)?statt|anstelle|au lieu d(?:e|['\u2019])|plut\u00f4t qu(?:e|['\u2019])|en vez de
    |en lugar de|invece di|in plaats van
  )(?:(?<=['\u2019])|\s).*$
  |(?<=[?!.,]\s).*$
`;

/** What the sentence asks so; null for any other. A board's places are its words. */
export function whetherAsked(
  board: Board,
  position: Position,
  own: PowerId | null,
  sentence: string,
  spokenOf: ProvinceId | null = null,
): Whether | null {
  const backed = withBacking(board, position, sentence);
  if (backed !== null) return backed;
  const text = sentence
    .replace(/^[^?]{0,60}[:;]\s+/u, "")
    // `Stimmt es, dass Moskau ...?`
    .replace(/,\s+(?=(?:dass|da\u00df|dat)\s)/iu, " ")
    .replace(besides, "");
  const mentions = mentionsIn(board, text);
  const [first, second, third, more] = mentions.map(({ at }) => at);
  if (first !== undefined && second === undefined)
    return (
      helpForThat({ board, position }, text, first, spokenOf) ??
      (mayGo(text)
        ? (wayOfOwn({ board, position }, own, text, first) ?? ofAnyUnit(text, first))
        : null)
    );
  if (first === undefined || second === undefined || first === second) return null;
  if (third === undefined && asksOfBorder(text)) return { kind: "border", from: first, to: second };
  const isBare = helping.test(text) && /\?\s*$/.test(sentence);
  if (more !== undefined || !(able.test(text) || isBare) || otherwise.test(text)) return null;
  // `May Warsaw and Moscow change places?`
  if (recognise(sentence).intent === "swap") return null;
  const isHeld = (place: ProvinceId) => position.units.some(({ at }) => provinceOf(at) === place);
  const isFrom = namesUnitLast(text, mentions);
  if (helping.test(text) && third === undefined && !isFrom && !isHeld(first))
    return helpForNobody({ board, position }, own, first, second);
  if (!isHeld(isFrom ? second : first)) return null;
  if (carrying.test(text))
    return third === undefined ? null : { kind: "order", order: `${first} C ${second} - ${third}` };
  if (helping.test(text)) {
    const [helper, helped] = isFrom ? [second, first] : [first, second];
    if (!isHeld(helped)) return null;
    const to = third === undefined ? "" : ` - ${third}`;
    return { kind: "order", order: `${helper} S ${helped}${to}` };
  }
  const [unit, goal] = isFrom ? [second, first] : [first, second];
  return third === undefined ? { kind: "order", order: `${unit} - ${goal}` } : null;
}

/** `Can I move Venice to Trieste with the support of Rome?`: whether Rome can help. */
function withBacking(board: Board, position: Position, sentence: string): Whether | null {
  const [phrase, helper = ""] = backing.exec(sentence) ?? [];
  const [by] = placesIn(board, helper);
  if (phrase === undefined || by === undefined || !able.test(sentence) || otherwise.test(sentence))
    return null;
  const [first, second, more] = mentionsIn(board, sentence.replace(phrase, "")).map(({ at }) => at);
  const isHeld = position.units.some(({ at }) => provinceOf(at) === first);
  if (first === undefined || second === undefined || more !== undefined || !isHeld) return null;
  return { kind: "order", order: `${by} S ${first} - ${second}` };
}

const backing = regex("iu")`
  ,?\s(?:with|mit|avec|con|met)\s(?:\p{L}{1,4}\s|l['\u2019])?(?:
    support|help|backing|hilfe|unterst\u00fctzung|aide|appui|soutien|apoyo|ayuda|appoggio|aiuto|sostegno
    |steun|hulp
  )\s(?:of|from|by|von|aus|durch|de|du|del|d['\u2019]|di|da|dal|dalla|della|van|vanuit|uit)\s?
  (?:(?:the|der|dem|la|le|el|il|de|het)\s|l['\u2019])?(\p{L}[\p{L}. ]{2,20}?)(?=\s*(?:[,?.!;]|$))
`;

/** `Can I support Greece into Serbia?`, where nobody is in Greece: the order of a unit that could do it otherwise. */
function helpForNobody(
  at: Standing,
  own: PowerId | null,
  helped: ProvinceId,
  goal: ProvinceId,
): Whether | null {
  const unit = at.position.units.find((each) => each.power === own && walksTo(at, each, goal));
  return unit === undefined
    ? null
    : { kind: "order", order: `${provinceOf(unit.at)} S ${helped} - ${goal}` };
}

/** `Can Germany support Munich from Berlin?`, `Can I attack Munich with mine in Berlin?`: Berlin's unit is asked of. */
function namesUnitLast(text: string, [first, second]: readonly Mention[]): boolean {
  if (first === undefined || second === undefined) return false;
  // `von Berlin aus` tells it whatever stands behind.
  const isPlain =
    text.search(helping) < first.from || /^ aus(?!\p{L})/u.test(text.slice(second.to));
  return isPlain && from.test(text.slice(first.to, second.from));
}

const from = regex("iu")`
  ^\s(?:from|out of|von|aus|depuis|\u00e0 partir de|desde|dal?|dalla|van(?:uit)?)
    (?: (?:the|der|dem|la|le|el|il|de))?\s$
  |^\s(?:with|using|by|mit|avec|con|met)(?: (?:mine|my|the|meiner|der|dem|ma|mon|la|mi|mia|mijn|de|het))?
    (?: (?:
      army|fleet|unit|one|boat|ship|armee|flotte|einheit|arm\u00e9e|flota|ej\u00e9rcito|flotta|armata|leger|vloot
    ))?
    (?: (?:in|at|from|\u00e0|en|a|dans|de|di|aus))?\s$
`;

/** `Could Constantinople defend it?`, of a place that was named before, and a unit that is there. */
function helpForThat(
  { position }: Standing,
  text: string,
  helper: ProvinceId,
  helped: ProvinceId | null,
): Whether | null {
  const isHeld = (place: ProvinceId) => position.units.some(({ at }) => provinceOf(at) === place);
  if (helped === null || helped === helper || !isHeld(helper) || !isHeld(helped)) return null;
  const asksHelp = able.test(text) && helping.test(text) && !otherwise.test(text);
  return asksHelp && pointing.test(text) ? { kind: "order", order: `${helper} S ${helped}` } : null;
}

const pointing = regex("iu")`
  (?<!\p{L})(?:it|that|this|there|them|das|es|die|ihn|sie|dort|da
    |\u00e7a|cela|l[ae]|l['\u2019]\p{L}+|lo|los|las|het|dat|daar)(?!\p{L})
  |\p{L}[aei]r(?:l[aeio]|l[ao]s)(?!\p{L})
`;

function mayGo(text: string): boolean {
  return able.test(text) && !otherwise.test(text) && !helping.test(text) && !carrying.test(text);
}

/** `Can a fleet go to Rome?`, whosever it is, and from wherever. */
function ofAnyUnit(text: string, place: ProvinceId): Whether | null {
  const [type, another] = typesNamed(text);
  if (!namesAnyUnit(text) || type === undefined || another !== undefined) return null;
  return mine.test(text) || !/\?\s*$/.test(text) ? null : { kind: "standing", type, place };
}

/** `Can my fleet go into the Black Sea?`: the order of the only unit that can be meant. */
function wayOfOwn(
  at: Standing,
  own: PowerId | null,
  text: string,
  goal: ProvinceId,
): Whether | null {
  const types = typesNamed(text);
  if (types.length > 1 || !mine.test(text) || !going.test(text)) return null;
  const units = at.position.units.filter(
    (unit) => unit.power === own && types.includes(unit.type) && provinceOf(unit.at) !== goal,
  );
  const able = units.filter((unit) => reachedAt(at, unit, goal) !== null);
  const [unit, another] = units.length === 1 ? units : able;
  if (unit === undefined || another !== undefined) return null;
  return { kind: "order", order: `${provinceOf(unit.at)} - ${goal}` };
}

const mine =
  /(?<!\p{L})(?:my|our|meine?[nrm]?|unsere?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|mijn|ons|onze)(?!\p{L})/iu;
const going = regex("iu")`
  (?<!\p{L})(?:
    go|goes|move|get|reach|sail|enter|march|gehen|ziehen|fahren|kommen|aller|va|entrer|atteindre
    |ir|llegar|entrar|mover\p{L}*|andare|entrare|arrivare|gaan|varen|komen|in|ins|into|to|nach
    |naar
  )(?!\p{L})
`;
