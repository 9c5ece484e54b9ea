/**
 * `Take back the Warsaw one, I'll tell you later what it does`, `nimm München wieder zurück`: sentences that
 * take back the order of a unit and give none instead. Whoever leads a unit anywhere, or asks, takes back
 * nothing.
 */

import {
  type Board,
  type ProvinceId,
  provinceOf,
  spelling,
  type UnitType,
} from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import { isStay } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { withoutPutOff } from "../prose/passing/put-off.js";
import { orderNoun, withdrawing } from "../prose/passing/taking-back.js";
import { isTalk } from "../prose/talk.js";
import { readOrders } from "../reading.js";
import { buildsDropped } from "../told/builds-left.js";

interface Withdrawn {
  readonly line: OrderLine;
  readonly order: WrittenOrder;
}

/** Such words may mean more than one unit's order, or something that is none. */
const otherThings = regex("iu")`
  \?
  |(?<!\p{L})(?:
    all|both|everything|every|rest|others?|if|unless|vote|draw|press|message|mail|letter|deadline
    |absence|builds?|new|retreat|not|don['\u2019]?t|alle[srn]?|alles|beide|wenn|nicht|neue?\p{L}*
    |tout\p{L}*|tous|si|pas|todo\p{L}*|nuev\p{L}+|tutt\p{L}+|se|non|nuov\p{L}+|als|niet|nieuwe?
  )(?!\p{L})
`;

/** The orders that a sentence takes back; none where it may say anything else. */
export function withdrawnBy(
  { board, phase, position, power }: ReadingContext,
  given: readonly WrittenOrder[],
  said: string,
): readonly WrittenOrder[] {
  if (phase.kind !== "M") return [];
  if (denying.test(said)) return deniedIn(board, given, said);
  if (unwanted.test(said)) return unwantedIn(board, given, said);
  if (!withdrawing.test(said)) return [];
  const [, spared] = allBut.exec(said) ?? [];
  if (spared !== undefined) return sparing({ board, position, power }, given, spared);
  const clause = mainClause({ board }, said);
  if (clause === null || otherThings.test(clause)) return [];
  if (clause.length > longest || leadsSomewhere(clause)) return [];
  const places = placesIn(board, clause);
  if (places.length === 0 && ofConvoy.test(clause)) return convoyIn(given);
  const own = position.units.filter((unit) => unit.power === power);
  const types = typesIn(clause.replace(withdrawing, " "));
  const isMeant = (at: ProvinceId, to: ProvinceId | null) =>
    places.includes(at) && places.every((place) => place === at || place === to);
  const named = given.filter((each) => {
    const [at] = orderedUnit(each);
    const to = "to" in each && each.to !== null ? provinceOf(each.to) : null;
    if (at === undefined) return false;
    if (places.length > 0) return isMeant(at, to);
    const isOfType = own.some((unit) => provinceOf(unit.at) === at && types.includes(unit.type));
    return types.length === 1 && isOfType;
  });
  return named.length === 1 ? named : [];
}

/** `Cancel everything but the fleet`: all orders but those of the units that are named. */
function sparing(
  { board, position, power }: Pick<ReadingContext, "board" | "position" | "power">,
  given: readonly WrittenOrder[],
  spared: string,
): readonly WrittenOrder[] {
  const places = placesIn(board, spared);
  const types = typesIn(spared);
  const kept = given.filter((order) =>
    orderedUnit(order).some((at) => {
      const unit = position.units.find(
        (each) => each.power === power && provinceOf(each.at) === at,
      );
      return places.length > 0 ? places.includes(at) : types.includes(unit?.type ?? "A");
    }),
  );
  return kept.length === 0 || open.test(spared) ? [] : given.filter((each) => !kept.includes(each));
}

const allBut = regex("iu")`
  (?<!\p{L})(?:everything|all(?:[ ](?:of[ ])?(?:my|the)[ ](?:orders|moves))?|alles|alle[ ](?:befehle|z\u00fcge)|tout
    |todo|tutto)
  (?:[ ]i(?:['\u2019]ve)?[ ](?:sent|ordered|wrote))?,?[ ]
  (?:(?:but|except|save)(?:[ ]for)?|apart[ ]from|other[ ]than|au\u00dfer|bis[ ]auf|sauf|excepto|menos|salvo
  |tranne|eccetto|behalve)[ ]([^.;!?]{3,60})
`;

/** `Scrap the convoy`: the only one, and the army's way. */
function convoyIn(given: readonly WrittenOrder[]): readonly WrittenOrder[] {
  const convoys = given.flatMap((order) => (order.kind === "convoy" ? [order] : []));
  const [army, another] = new Set(convoys.map(({ of }) => provinceOf(of.at)));
  if (army === undefined || another !== undefined) return [];
  return given.filter(
    (order) => order.kind === "convoy" || (order.kind === "move" && orderedUnit(order)[0] === army),
  );
}

const ofConvoy = /(?<!\p{L})(?:convoy|[ck]onvoi|convoglio|konvooi)(?!\p{L})/iu;

/** `Moscow should not go to Livonia`: the order that says just that, of the unit named first. */
function deniedIn(
  board: Board,
  given: readonly WrittenOrder[],
  said: string,
): readonly WrittenOrder[] {
  const [unit, ...others] = placesIn(board, said);
  if (others.length === 0 || open.test(said)) return [];
  return given.filter((order) => {
    if (orderedUnit(order)[0] !== unit) return false;
    const goal = "to" in order && order.to !== null ? provinceOf(order.to) : null;
    const helped = "of" in order ? provinceOf(order.of.at) : null;
    return others.every((place) => place === goal || place === helped);
  });
}

/** `I don't want to attack Trieste after all`: the one move that leads there. */
function unwantedIn(
  board: Board,
  given: readonly WrittenOrder[],
  said: string,
): readonly WrittenOrder[] {
  const [goal, another] = placesIn(board, said);
  if (another !== undefined || open.test(said)) return [];
  const moves = given.filter((each) => each.kind === "move" && provinceOf(each.to) === goal);
  return moves.length === 1 ? moves : [];
}

const unwanted = regex("iu")`
  (?<!\p{L})(?:
    (?:do[ ]?n['\u2019]?t|do[ ]not|no[ ]longer|won['\u2019]?t|will[ ]not)[ ](?:want[ ]to[ ])?
      (?:go|move|attack|hit|march|invade|take)(?!\p{L})
    |(?:will|m\u00f6chte)[ ](?:ich[ ])?(?:doch[ ]|lieber[ ]|jetzt[ ])?nicht(?:[ ]mehr)?[ ]
      (?:angreifen|gehen|ziehen|nach|in)
    |(?:will|m\u00f6chte)[ ]ich[ ]\p{L}+[ ](?:doch[ ]|lieber[ ])?nicht(?:[ ]mehr)?[ ](?:angreifen|nehmen)
    |ne[ ]veux[ ](?:plus|pas)[ ](?:attaquer|aller|prendre)|(?:ya[ ])?no[ ]quiero[ ](?:atacar|ir|tomar)
    |non[ ]voglio[ ](?:pi\u00f9[ ])?(?:attaccare|andare|prendere)
    |wil[ ](?:ik[ ])?(?:toch[ ])?niet[ ](?:meer[ ])?(?:aanvallen|naar)
  )
`;

const denying = regex("iu")`
  (?<!\p{L})(?:
    (?:should|shall|must|will|is|does|do|did|can|may)(?:n['\u2019]?t|[ ]not)[ ](?:to[ ]|be[ ]|actually[ ])*
      (?:go|move|attack|march|sail|head|support|help)(?:ing)?
    |(?:stays?|keeps?(?:[ ]\p{L}+){0,3})[ ](?:out[ ]of|away[ ]from|clear[ ]of)
    |soll(?:te)?[ ](?:doch[ ]|lieber[ ])?nicht|(?:geht|zieht|f\u00e4hrt)[ ](?:doch[ ]|lieber[ ])?nicht
    |ne[ ](?:doit|devrait|va|part)[ ](?:pas|plus)|no[ ](?:debe|deber\u00eda|va|vaya)
    |non[ ](?:deve|dovrebbe|va)|moet[ ](?:toch[ ])?niet|gaat[ ](?:toch[ ])?niet
  )(?!\p{L})
`;

/** What is asked, hangs on something, or leads elsewhere. */
const open = regex("iu")`
  \?|(?<!\p{L})(?:
    if|unless|but|instead|or|rather|when|because|wenn|falls|sondern|oder|statt|weil|si|mais|plut\u00f4t|ou|pero|sino
    |se|ma|o|als|maar|(?<!out[ ])of
  )(?!\p{L})
`;

const longest = 110;

/** The clause with such words and the unit; null where another clause speaks of a unit that does not keep its order. */
function mainClause({ board }: Pick<ReadingContext, "board">, said: string): string | null {
  const begin = said.search(withdrawing);
  const clauses = said.split(/(?<=[,;:\u2013\u2014])\s+/);
  const first = clauses.findIndex((_, at) => clauses.slice(0, at + 1).join(" ").length > begin);
  const others = clauses.filter((_, at) => at !== first);
  const isIdle = (each: string) =>
    (keeping.test(each) && !leadsSomewhere(each)) ||
    courtesy.test(each) ||
    (placesIn(board, each).length === 0 && !staying.test(each));
  return begin >= 0 && others.every(isIdle) ? (clauses[first] ?? null) : null;
}

/** `Scrap what I sent for Ankara, it holds` */
const staying = regex("iu")`
  ^\W*(?:it|he|she|sie|er|es|elle|il|ella|ze|hij)\s(?:just\s|will\s|should\s|soll\s)?
    (?:holds?|stays?|remains?|bleibt|bleiben|h\u00e4lt|reste|tient|se\squeda|resta|rimane|blijft)(?!\p{L})
`;

const keeping = regex("iu")`
  (?<!\p{L})(?:
    stays?|stands?|remains?|is (?:fine|ok|okay|good)|keeps?|bleibt|steht|reste|queda|resta|blijft
  )(?!\p{L})(?![^.]*[-=]>)
`;
const courtesy = /^\W*(?:por favor|per favore|s['\u2019]il (?:vous|te) pla\u00eet)\W*$/iu;

/** `Withdraw Galicia to Warsaw` moves a unit. */
function leadsSomewhere(clause: string): boolean {
  return /[-=]>|(?<!\p{L})(?:to|into|onto|towards?|nach|vers|hacia|naar|verso)\s+(?:the )?\p{L}/iu.test(
    clause.replace(new RegExp(`(?<!\\p{L})${orderNoun}(?!\\p{L})[^.;!?]*$`, "iu"), ""),
  );
}

function typesIn(words: string): readonly UnitType[] {
  const roles = (words.match(/\p{L}{3,}/gu) ?? []).flatMap(
    (word) => orderWords.get(spelling(word)) ?? [],
  );
  return [
    ...(is({ roles }, "army") ? (["A"] as const) : []),
    ...(is({ roles }, "fleet") ? (["F"] as const) : []),
  ];
}

/** The lines without such sentences, and without what is only said beside them; and what these take back. */
export function withoutWithdrawals(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): { readonly lines: readonly OrderLine[]; readonly withdrawn: readonly Withdrawn[] } {
  if (given.length === 0) return { lines, withdrawn: [] };
  const withdrawn: Withdrawn[] = [];
  const left = lines.flatMap((line) => {
    const dropped = buildsDropped(context, given, line.text);
    if (dropped.length > 0) {
      withdrawn.push(...dropped.map((order) => ({ line, order })));
      return [];
    }
    const sentences = sentencesOf(line.text).flatMap(withConvoyApart);
    const taken = sentences.map((each) => withdrawnBy(context, given, each));
    if (taken.every(({ length }) => length === 0)) return [line];
    const rest = sentences.filter(
      (each, at) => taken[at]!.length === 0 && !isBeside(context, each),
    );
    const text = rest.join("");
    const isMore = /[\p{L}\p{N}]/u.test(text);
    // `Instead of Spain I want it in Piedmont` belongs to the sentence before.
    const isOfUnits = isMore && placesIn(context.board, text).length > 0;
    if (isOfUnits && readOrders(context, [{ ...line, text }]).complaints.length > 0) return [line];
    withdrawn.push(...taken.flat().map((each) => ({ line, order: each })));
    return isMore ? [{ ...line, text }] : [];
  });
  return { lines: left, withdrawn };
}

/** `Keep Albania, scrap Serbia`: the removals that such clauses take back. */
export function removalsSpared(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): readonly Withdrawn[] {
  const keeps = (clause: string) => (isStay(clause) || saving.test(clause)) && !open.test(clause);
  return adjustmentsIn(context, given, lines, "remove", keeps);
}

/** `Scrap Trieste, I waive one`: the builds that such clauses give up for one that is waived. */
export function buildsGivenUp(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): readonly Withdrawn[] {
  return adjustmentsIn(context, given, lines, "build", (clause) => givingUp.test(clause));
}

/** The adjustments of this kind at places that such clauses name. */
function adjustmentsIn(
  { board, phase }: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
  kind: "build" | "remove",
  takesBack: (clause: string) => boolean,
): readonly Withdrawn[] {
  if (phase.kind !== "A") return [];
  return lines.flatMap((line) => {
    const clauses = line.text.split(
      /[,.;:!\n]|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s/iu,
    );
    const places = clauses.filter(takesBack).flatMap((each) => placesIn(board, each));
    return given.flatMap((order) =>
      order.kind === kind && orderedUnit(order).some((at) => places.includes(at))
        ? [{ line, order }]
        : [],
    );
  });
}

const givingUp = new RegExp(
  `${withdrawing.source}|^\\W*(?:no|not|kein\\p{L}*|pas|niente|ninguna?|geen)(?!\\p{L})`,
  "iu",
);

const saving = regex("iu")`
  (?<!\p{L})(?:
    keep|spare|save|garde[rz]?|conserve[rz]?|behalte?n?|mant\u00e9n|conserva|tengo|teniamo|tieni|houd
  )(?!\p{L})
`;

/** `Scrap the convoy, the North Sea goes to Norway itself`: what is taken back, and what is ordered. */
function withConvoyApart(sentence: string): readonly string[] {
  const [lead = ""] = /^[^,;:]*[,;:]\s+(?=\p{L})/u.exec(sentence) ?? [];
  const isApart = lead !== "" && withdrawing.test(lead) && ofConvoy.test(lead);
  return isApart ? [lead, sentence.slice(lead.length)] : [sentence];
}

/** `I shall write again tomorrow`, `the rest is fine` */
function isBeside({ board, position, power }: ReadingContext, sentence: string): boolean {
  if (placesIn(board, sentence).length > 0) return false;
  const own = position.units
    .filter((unit) => unit.power === power)
    .map(({ at }) => ({ at: provinceOf(at) }));
  const isPutOff = withoutPutOff({ board, own }, `x. ${sentence}`) !== `x. ${sentence}`;
  return isPutOff || fine.test(sentence) || isTalk(board, sentence) || later.test(sentence);
}

const fine = regex("iu")`
  (?<!\p{L})(?:rest|others?|everything else|alles andere|reste|resto|dem\u00e1s|altri)(?!\p{L})
    [^.!?]{0,30}(?:fine|ok(?:ay)?|good|same|stays?|stands?|bleibt|gut|bon|bien|bene|goed)
`;
const later = regex("iu")`
  (?<!\p{L})(?:
    tomorrow|tonight|later|again|soon|morgen|sp\u00e4ter|demain|plus tard|ma\u00f1ana|luego|domani
    |dopo|later|straks
  )(?!\p{L})
`;
