/** What words change in orders that stand already: `nach D\u00e4nemark, nicht Holland`, `the fleet stays`. */

import { type ProvinceId, provinceOf, spelling, type UnitType } from "../../../map/index.js";
import { adjustmentOf, type WrittenOrder } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { placesIn } from "../../names/mentions.js";
import type { OrderLine } from "../../text/lines.js";
import type { Reading, ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { isTalk } from "../prose/talk.js";
import { readOrders } from "../reading.js";
import { allOfType, withPreference } from "../told/preferred.js";
import { asBuild } from "./as-build.js";
import { withHelpedOrder } from "./helped-order.js";
import { misread } from "./misread.js";
import { reversedText, reversing } from "./reversed.js";
import { withRolesSwapped } from "./roles-swapped.js";
import { turned, withoutTurn } from "./turned.js";

/** What words change. */
interface Change {
  readonly readings: readonly Reading[];
  /** Orders that stand no more, of which no other takes the place. */
  readonly withdrawn: readonly WrittenOrder[];
}

/** The orders that replace some of those given, or join them; null where the words do not say surely which. */
export function changesOf(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  lines: readonly OrderLine[],
): readonly Reading[] | null {
  const read = lines.map((line) => changeIn(context, given, line));
  const changes = read.flatMap((each) => each?.readings ?? []);
  const isWhole = read.every((each) => each !== null && each.withdrawn.length === 0);
  return isWhole && changes.length > 0 && fits(context, given, changes) ? changes : null;
}

/** What a line changes in the orders given; null where nothing surely. */
export function changeIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  written: OrderLine,
): Change | null {
  const standing = { ...context, standing: given };
  const { text: said, isTurned } = turned(context.board, withPreference(written.text));
  const typed = context.phase.kind === "A" ? allOfType(given, said) : null;
  if (typed !== null) {
    const readings = readSurely(standing, { ...written, text: typed });
    return readings === null ? null : { readings, withdrawn: [] };
  }
  const text =
    context.phase.kind === "A" ? asBuild(said) : withHelpedOrder(context.board, given, said);
  const isReversed = reversing.test(text) || reversing.test(written.text);
  const swapped = isReversed ? withReversed(standing, given, written) : null;
  if (swapped !== null) return swapped;
  const roles = withRolesSwapped(context.board, given, written.text);
  const taking = roles === null ? null : readSurely(standing, { ...written, text: roles });
  if (taking !== null) return { readings: taking, withdrawn: [] };
  const meant = exchanged(context, given, text) ?? withoutDenied(text);
  if (meant.denied === "") {
    const line = { ...written, text: meant.text };
    const wanted = context.phase.kind === "A" ? preferred.exec(line.text)?.[1] : undefined;
    const whole =
      readSurely(standing, line) ??
      (wanted === undefined ? null : readSurely(standing, { ...line, text: wanted }));
    if (whole !== null) return { readings: whole, withdrawn: [] };
    const mayBeGoal = isTurned || preferred.test(line.text);
    const isGoalSaid = meaning.test(written.text) || goalIn(context, given, line.text).isAimed;
    return mayBeGoal && (isGoalSaid || !beginsWithUnit(context, given, line.text))
      ? completed(standing, given, line)
      : null;
  }
  const replaced = given.filter((order) => namesOrder(context, given, order, meant.denied));
  if (meant.text === "") return takenBack(context, replaced, text);
  if (replaced.length === 0 || joint.test(meant.denied)) {
    const whole = readSurely(standing, { ...written, text });
    return whole === null ? null : { readings: whole, withdrawn: [] };
  }
  return inPlaceOf(standing, replaced, { ...written, text: meant.text });
}

/** `The other way round`: of two builds each gets the type of the other, of two moves each the goal. */
function withReversed(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
): Change | null {
  const types = typesIn(line.text);
  const [one, other, another] = given.filter(
    (order) => types.length === 0 || namesOrder(context, given, order, line.text),
  );
  if (one === undefined || other === undefined || another !== undefined) return null;
  const text = reversedText(one, other);
  const readings = text === null ? null : readSurely(context, { ...line, text });
  return readings?.length === 2 ? { readings, withdrawn: [] } : null;
}

/** `No, Brest`: what is there may be meant, or what is to go there. */
function beginsWithUnit(
  { board, phase }: ReadingContext,
  given: readonly WrittenOrder[],
  words: string,
): boolean {
  const [first] = placesIn(board, words);
  return phase.kind === "M" && first !== undefined && given.flatMap(orderedUnit).includes(first);
}

/** `Oh dear, I meant Edinburgh`: of a unit people say where it was to go. */
const meaning = regex("iu")`
  (?<!\p{L})(?:
    meant|should (?:have been|be|read)|meinte|gemeint|voulais dire|quer\u00eda decir|quise decir
    |volevo dire|intendevo|bedoelde|queria dizer
  )(?!\p{L})
`;

/** `Cancel Paris to Burgundy`: the one order is gone. In retreats and removals such words mean the unit. */
function takenBack(
  { board, phase, position, power }: ReadingContext,
  replaced: readonly WrittenOrder[],
  text: string,
): Change | null {
  const [order, another] = replaced;
  if (order === undefined || another !== undefined || !takingBack.test(text)) return null;
  const isBuilding = power !== null && adjustmentOf(board, position, power).change > 0;
  const mayScrap = phase.kind === "M" ? !ofUnits.test(text) : phase.kind === "A" && isBuilding;
  return mayScrap ? { readings: [], withdrawn: [order] } : null;
}

/** The line as what is meant in place of these orders. */
function inPlaceOf(
  context: ReadingContext,
  replaced: readonly WrittenOrder[],
  line: OrderLine,
): Change | null {
  const readings = readSurely(context, line);
  if (readings === null) return completed(context, replaced, line);
  const units = replaced.flatMap(orderedUnit);
  const isOfThem = readings.every(({ order }) =>
    orderedUnit(order).every((at) => units.includes(at)),
  );
  if (isOfThem) return { readings, withdrawn: [] };
  // In winter a unit takes the place of another.
  const isOne = readings.length === 1 && replaced.length === 1;
  return context.phase.kind === "A" && isOne ? { readings, withdrawn: replaced } : null;
}

/** The orders of a line of which nothing is in doubt; null where something is. */
function readSurely(context: ReadingContext, line: OrderLine): readonly Reading[] | null {
  const { readings, complaints } = readOrders(context, [line]);
  const isOpen = complaints.some(({ text, complaint }) =>
    "from" in complaint && "to" in complaint
      ? !isTalk(context.board, text.slice(complaint.from, complaint.to))
      : true,
  );
  const isSure = ({ illegal, guessed, power }: Reading) =>
    illegal === null && !guessed && power === context.power;
  return readings.length > 0 && !isOpen && readings.every(isSure) ? readings : null;
}

/** The words as what becomes of the one unit whose order they can change. */
function completed(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  line: OrderLine,
): Change | null {
  const { goal, of } = goalIn(context, given, line.text);
  if (!isGoal(context, goal)) return null;
  const options = of.flatMap((order) =>
    wholeOrders(order, goal).flatMap((text): readonly Change[] => {
      const [reading, another] = readSurely(context, { ...line, text }) ?? [];
      if (reading === undefined || another !== undefined) return [];
      const isSame = orderedUnit(reading.order)[0] === orderedUnit(order)[0];
      if (!isSame && context.phase.kind !== "A") return [];
      return [{ readings: [reading], withdrawn: isSame ? [] : [order] }];
    }),
  );
  return options.length === 1 ? options[0]! : null;
}

/** A place and nothing more, or what a unit does that goes nowhere; in winter a type, too. */
function isGoal({ board, phase }: ReadingContext, goal: string): boolean {
  if (staying.test(goal)) return true;
  const bare = goal.replace(goalLead, "").replace(goalEnd, "").trim();
  if (board.names.has(spelling(bare))) return true;
  const words = bare.split(/\s+/);
  if (phase.kind === "A" && words.length < 3 && typesIn(bare).length > 0) return true;
  // `St Petersburg (north coast)`, and names that are cut short
  return (
    words.length < 4 &&
    placesIn(board, bare).length === 1 &&
    !/\p{L}{3}.*\s(?!coast)\p{L}{3,}$/iu.test(bare)
  );
}

const goalLead = regex("iu")`
  ^(?:
    (?:
      go(?:es|ing)?|moves?|sails?|heads?|back|over|up|down|on|retreats?|fall(?:s|ing)?|withdraws?
      |f\u00e4hrt|geht|zieht|va|vai|gaat
    )\s+
  ){0,3}(?:
    (?:
      to|into|in|on|at|for|nach|ins?|zu[mr]?|vers|\u00e0|au|en|dans|a|al|alla|ad|naar|verso|hacia
    )\s+
  )?(?:(?:the|an?|die|den|der|das|eine?|la|le|el|il|lo|de|het|una?|une?|een)\s+)?
`;
const goalEnd = /\s*\(?(?:(?:north|south|east|west)(?:ern)? coast|[nsew]\.?c\.?)\)?$/iu;
const staying = regex("iu")`
  ^(?:to )?(?:
    holds?|holding|stays?(?: put| there| home| at home)?|stands?(?: still)?|remains?
    |disbands?(?: it)?|bleib(?:en|t)(?: stehen)?|halten|stehen(?: bleiben)?|reste[rz]?|tenir|tient
    |resta(?:re)?|rester\u00e0|se queda|quedarse|mantiene|blijft|blijven|aufl\u00f6sen|dissoudre
  )$
  |^(?:to )?(?:
    supports?|supporting|helps?|unterst\u00fctz(?:t|en)|soutien(?:t|s)|soutenir|apoya(?:r)?
    |appoggia(?:re)?|steunt|s|c|convoys?
  ) `;

/** A goal, or in winter a type or a place, as the whole order that it may complete. */
function wholeOrders(order: WrittenOrder, goal: string): readonly string[] {
  if (order.kind === "waive") return [];
  const { type, at } = order.unit;
  if (order.kind === "build") return [`build ${type ?? ""} ${goal}`, `build ${goal} ${at}`];
  if (order.kind === "remove") return [`remove ${goal}`];
  return [`${type ?? ""} ${at} ${goal}`];
}

/** Where a unit is to go, and whose orders say so: `Denmark for the fleet`, `Skagerrak is better`. */
function goalIn(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  text: string,
): { readonly goal: string; readonly of: readonly WrittenOrder[]; readonly isAimed: boolean } {
  const [, goal = "", unit = ""] = aimed.exec(text) ?? [];
  const of = given.filter((order) => namesOrder(context, given, order, unit));
  if (of.length > 0) return { goal: goal.trim(), of, isAimed: true };
  return { goal: (preferred.exec(text)?.[1] ?? text).trim(), of: given, isAimed: false };
}

const aimed = regex("iu")`
  ^(.{2,30}?),? (?:for|with|mit|f\u00fcr|pour|avec|con|per|para|voor|met) (
    (?:(?:the|my|der|die|den|la|le|il|el|de|l'|ma|mi|mein[er]?) ?)?\p{L}{3,20}
  )$
`;
const preferred = regex("iu")`
  ^(.{2,30}?)(?:
    ['\u2019]s| is| would be| looks| seems| feels| ist| w\u00e4re| est| serait| es| ser\u00eda
    | \u00e8| sarebbe| zou
  ) (?:(?:a|much|far|even|clearly|probably|the|viel|doch|wohl|bien|mucho|molto|veel) ){0,2}(?:
    better|best|nicer|safer|smarter|wiser|handier|more (?:useful|use|sensible)|besser|sicherer
    |sch\u00f6ner|n\u00fctzlicher|sinnvoller|mieux|meilleure?
    |(?:plus|m\u00e1s|pi\u00f9) (?:utile|\u00fatil|s\u00fbre?|segur[oa]|sicur[oa])|mejor|meglio
    |migliore|beter|veiliger|nuttiger
  )(?:
    (?! (?:for|than|if|when|f\u00fcr|wenn|pour|si) ?(?:
      you|him|her|them|us|everyone|everybody|both|all|dich|euch|ihn|uns|beide|toi|vous|nous|lui|he
      |she|they
    )(?!\p{L}))[^,;:?]
  )*$
`;

/** The words without what they say is not meant any more. */
function withoutDenied(text: string): { readonly text: string; readonly denied: string } {
  const [, before = "", denied = "", behind = ""] = denying.exec(text) ?? [];
  if (denied.trim() === "") return { text, denied: "" };
  return { text: `${before} ${withoutTurn(behind)}`.trim(), denied };
}

/** `Change Holland to Denmark`, of where a unit goes; in winter, `change Berlin to Munich`. */
function exchanged(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  words: string,
): ReturnType<typeof withoutDenied> | null {
  const { board, phase } = context;
  const [, denied = "", text = ""] =
    misread(words) ??
    exchanging.exec(words) ??
    corrected.exec(words) ??
    insteadOf.exec(words) ??
    [];
  const [first, second] = placesIn(board, denied);
  if (first === undefined) return redirected(context, given, denied, text);
  if (second !== undefined) return null;
  const isUnit = phase.kind !== "A" && given.flatMap(orderedUnit).includes(first);
  return isUnit ? { text: `${denied} to ${text}`, denied: "" } : { text, denied };
}

/** `Change the fleet to the Channel`, of somebody who has given one fleet an order. */
function redirected(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  unit: string,
  goal: string,
): ReturnType<typeof withoutDenied> | null {
  if (context.phase.kind === "A" || typesIn(unit).length === 0) return null;
  const [order, another] = given.filter((each) => namesOrder(context, given, each, unit));
  if (order === undefined || order.kind === "waive" || another !== undefined) return null;
  return { text: `${order.unit.at} to ${goal}`, denied: "" };
}

const exchanging = regex("iu")`
  ^(?:
    change|swap|switch|replace|exchange|ersetz(?:e|en sie)?|tausch(?:e|en sie)?
    |\u00e4nder(?:e|n sie)?|aendere|remplace[rz]?|change[rz]|cambia(?:re)?|sostituisci|sustituye
    |reemplaza|vervang|wijzig
  ) (?:the |my )?(.{2,30}?) (?:
    to|into|for|with|by|durch|gegen|in|auf|zu|par|en|por|a|con|door|naar
  ) (.{2,40})$
`;

/** `Instead of Spain go Piedmont` */
const insteadOf = regex("iu")`
  ^(?:
    instead of|rather than|not|statt|au lieu (?:de |d['\u2019])|en vez de|invece (?:di|che)
    |in plaats van
  ) (.{2,30}?),? (?:
    (?:please |just |let['\u2019]?s |it |have it )?(?:go|goes|move|moves|do|make it)|geh|geht|va
    |vai
  ) (?:(?:in)?to |nach |en |\u00e0 |a )?(.{2,40})$
`;

/** `Spain should be Piedmont` */
const corrected = regex("iu")`
  ^(.{2,30}?) (?:
    (?:should|must|ought to) (?:have been|be|read|say)|was meant to be|is meant to be
  ) (?:to )?(.{2,30})$
`;

/** Words that take back what follows them. */
const takes = wrapped`
  (?:i (?:hereby |would like to |want to |wish to |now )*)?(?:
    scrap|cancel|undo|revoke|withdraw|delete|drop|forget|scratch|strike|ignore|disregard|take back
    |streich(?:e|en sie)?|lösch(?:e|en sie)?|vergiss|vergessen sie|stornier(?:e|en sie)?
    |annule[rz]?|supprime[rz]?|retire[rz]?|oublie[rz]?|cancela|anula|borra|quita|olvida|annulla
    |cancella|togli|dimentica|schrap|annuleer|vergeet
  )(?: (?:about|please|bitte|maar|even))*(?: (?:
    the|my|that|den|die|das|der|meinen?|l'|le|la|les|mon|ma|el|mi|il|lo|de|het|mijn
  )(?!\p{L}))*(?: ?(?:orders?|moves?|befehl|zug|ordre|coup|orden|ordine|mossa|zet) (?:
    for|of|from|in|für|von|de|pour|para|per|van|voor
  ))?
`;
const takingBack = new RegExp(`^${takes}(?!\\p{L})`, "iu");
/** `Scrap the fleet in Brest`: the unit, where no word speaks of its order. */
const ofUnits = regex("iu")`
  ^(?:scrap|drop|delete|l\u00f6sch\p{L}*|retire[rz]?|quita|togli)(?!\p{L})(?!
    .*(?:
      -|>
      |(?<!\p{L})(?:to|into|ones?|orders?|moves?|nach|naar|befehl|zug|ordre|orden|ordine|zet)
        (?!\p{L})
    )
  )
`;

/** Words that say what is not meant any more. */
const denying = regex("iu")`
  ^(.*?)[\s,]*(?<!\p{L})(?:
    ${takes}|and not|not|instead of|in place of|rather than|und nicht|nicht|(?:an)?statt
    |anstelle von|anzich\u00e9|et (?:non )?pas|et non|pas|non pas|au lieu (?:de|d')
    |plut\u00f4t que|y no|no|en (?:vez|lugar) de|e non|non|invece (?:di|che)|al posto di|en niet
    |niet|in plaats van
  )(?!\p{L})([^,.;!:]*?)(?:[,.;!:]|\s+(?=(?:but|sondern|mais|sino|ma|maar)\s)|$)(.*)$
`;
const joint = /(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})/iu;

/** Do these words name the order: where it leads, or else its unit, or the type of that? */
export function namesOrder(
  { board, position, phase }: ReadingContext,
  given: readonly WrittenOrder[],
  order: WrittenOrder,
  words: string,
): boolean {
  if (order.kind === "waive") return false;
  const [first, second] = placesIn(board, words);
  const at = provinceOf(order.unit.at);
  if (second !== undefined) return at === first && leadsTo(order, second);
  if (first !== undefined) {
    const goal = given.some((other) => leadsTo(other, first));
    return goal ? leadsTo(order, first) : at === first;
  }
  const units = phase.kind === "R" ? position.dislodged : position.units;
  const type = order.unit.type ?? units.find((unit) => provinceOf(unit.at) === at)?.type;
  return type !== undefined && typesIn(words).includes(type);
}

function typesIn(words: string): readonly UnitType[] {
  const roles = words.split(/\P{L}+/u).flatMap((word) => orderWords.get(spelling(word)) ?? []);
  return [
    ...(roles.includes("army") ? (["A"] as const) : []),
    ...(roles.includes("fleet") ? (["F"] as const) : []),
  ];
}

function leadsTo(order: WrittenOrder, place: ProvinceId): boolean {
  return (order.kind === "move" || order.kind === "retreat") && provinceOf(order.to) === place;
}

/** In winter a power must not build or remove more than is due: what was changed there replaces nothing by itself. */
function fits(
  { board, phase, position, power }: ReadingContext,
  given: readonly WrittenOrder[],
  changes: readonly Reading[],
): boolean {
  if (phase.kind !== "A" || power === null) return true;
  const due = Math.abs(adjustmentOf(board, position, power).change);
  const all = [...given, ...changes.map(({ order }) => order)];
  return new Set(all.flatMap(orderedUnit)).size <= due;
}
