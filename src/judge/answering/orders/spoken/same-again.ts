/**
 * `Vienna same again`, `die Flotte wie letztes Mal`, `Black Sea again`: what a unit was ordered in the turn before,
 * where it stands there still. It is named by where it stands, by its kind, or by where it is to go once more.
 */

import { mentionsIn, readOrders, typesNamed } from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { type Order, printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { readingContext } from "../readings.js";

/** The text with such words as the orders that they mean. */
export async function withSameAgain(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || !again.test(text) || text.includes("?")) return text;
  const { board, game } = speaker.game;
  if (game.status !== "active" || game.phase.kind !== "M") return text;
  const records = await session.tx.games.phases(game.name);
  const last = records.findLast(({ phase }) => phase.kind === "M")?.result.results ?? [];
  const stays = ({ unit }: { readonly unit: { readonly at: string } }) =>
    game.position.units.some((own) => own.power === power && own.at === unit.at);
  const still = last.flatMap(({ power: of, order, words }) => {
    if (of !== power || order.kind === "waive" || order.kind === "build") return [];
    // Where a unit went away, another may have come.
    return words.includes("succeeds") || !stays(order) ? [] : [order];
  });
  const context = readingContext(speaker.game, power);
  // `The fleet tries the Black Sea again` needs no turn before it, and is quoted as it was written.
  const isRead = (clause: string) =>
    readOrders(context, [{ number: 1, text: clause }]).readings.some(
      ({ guessed, illegal }) => !guessed && illegal === null,
    );
  return text
    .split(joints)
    .map((clause) => {
      const order = orderSaid(board, still, clause);
      const [lead = ""] = leading.exec(clause) ?? [];
      if (order === null || isRead(clause)) return clause;
      session.orders.spoken.set(printOrder(order), { line: clause.trim(), guesses: [] });
      return `${lead}${printOrder(order)}`;
    })
    .join("");
}

type UnitOrder = Exclude<Order | WrittenOrder, { readonly kind: "waive" | "build" }>;

/** The former order of the one unit that a clause speaks of, if it says only that it stays the same. */
function orderSaid(board: Board, orders: readonly UnitOrder[], clause: string): UnitOrder | null {
  const isWhole = same.test(clause);
  if (!isWhole && !onceMore.test(clause)) return null;
  const said = clause.replace(same, " ").replace(onceMore, " ");
  const [place, another, more] = mentionsIn(board, said);
  const rest = [another, place].reduce(
    (left, name) =>
      name === undefined ? left : `${left.slice(0, name.from)} ${left.slice(name.to)}`,
    said,
  );
  if (more !== undefined || (rest.match(/\p{L}+/gu) ?? []).some((word) => !isIdle(word)))
    return null;
  const [type, other] = typesNamed(rest);
  const ofKind = other === undefined ? orders.filter(({ unit }) => unit.type === type) : orders;
  const starts = ({ unit }: UnitOrder, at: ProvinceId) => provinceOf(unit.at) === at;
  const leads = (order: UnitOrder, at: ProvinceId) =>
    order.kind === "move" && provinceOf(order.to) === at;
  const named = [place, another].flatMap((name) => (name === undefined ? [] : [name.at]));
  const meant = ofKind.filter((order) =>
    named.every((at) => starts(order, at) || leads(order, at)),
  );
  // `Vienna again` is to go once more where it did not arrive; of one that held or supported nobody can say.
  const isLed = meant.every(
    (order) => order.kind === "move" || named.some((at) => leads(order, at)),
  );
  const isNamed = named.length > 0 || other === undefined;
  return meant.length === 1 && isNamed && (isWhole || isLed) ? meant[0]! : null;
}

function isIdle(word: string): boolean {
  return idle.test(word) || typesNamed(word).length === 1;
}

const idle = regex("iu")`
  ^(?:
    the|to|into|in|for|with|and|so|i|ll|will|want|let|lets|s|same|my|please|pls|then|ok|now
    |just|goes|go|tries|try|attacks?|does|do
    |der|die|das|den|dem|ins?|nach|mit|f\u00fcr|und|bitte|meine?|macht|geht|zieht|bei|dann|deshalb|also
    |einfach|ich|will|dasselbe|das|gleiche
    |la|le|les|l|en|vers|\u00e0|avec|pour|et|ma|mon|va|fait|svp|donc|alors
    |el|los|las|a|al|con|para|y|va|hace|entonces|mi|il|lo|nel|nella|verso|per|e|mia|fa|quindi|allora
    |de|het|naar|met|voor|mijn|gaat|doet|graag|dus
  )$
`;

/** What joins an order to the reason that stands before it. */
const leading = /^\s*(?:(?:so|then|also|dann|deshalb|donc|alors|entonces|quindi|allora|dus)\s+)?/iu;

/** Clauses, and what joins them. */
const joints = /([,;.!\n]+(?:\s(?:and|und|et|y|e|en)(?=\s))?|\s(?:and|und|et|y|e|en)(?=\s))/iu;

const turn = wrapped`
  (?:
    (?:the )?last (?:time|turn|season|phase|move)|(?:in )?(?:the )?(?:spring|fall|autumn)
    |(?:das )?letzte[sn]? (?:mal|zug|runde)|(?:in der )?letzten runde|beim letzten mal|zuletzt
    |im (?:fr\u00fchling|fr\u00fchjahr|herbst)
    |(?:la derni\u00e8re fois|le tour (?:pr\u00e9c\u00e9dent|dernier)|au (?:printemps|dernier tour)|en automne)
    |(?:la \u00faltima vez|el turno pasado|(?:en )?(?:la )?primavera|(?:en )?(?:el )?oto\u00f1o)
    |(?:l['\u2019](?:ultima|altra) volta|(?:in )?primavera|(?:in )?autunno|il turno scorso)
    |(?:de )?(?:vorige|laatste) (?:keer|beurt)|(?:in )?(?:het voorjaar|de herfst|de lente|het najaar)
  )
`;
/** The order of the turn before, whatever it was. */
const same = regex("iu")`
  (?<!\p{L})(?:
    (?:repeat|(?:the )?same) (?:my |the |its )?(?:last|spring|fall|autumn|previous|former) (?:order|move)
    |(?:(?:does |do |goes )?(?:the )?same(?: thing| order| move)?(?: again)? )?(?:as|like)(?: (?:it did
    |before))? ${turn}
    |what it did (?:in |the )*${turn}|again the same|(?:the )?same(?: thing)? again
    |(?:noch ?mals? )?(?:das gleiche|dasselbe|das selbe|genau ?so)?,? ?wie ${turn}
    |(?:das gleiche|dasselbe|das selbe) noch ?mals?|noch ?mals? (?:das gleiche|dasselbe|das selbe)
    |(?:pareil|idem|(?:la )?m\u00eame chose|(?:le )?m\u00eame ordre|comme)(?: qu(?:e |['\u2019])| )?${turn}
    |(?:refait|encore) (?:pareil|la m\u00eame chose)
    |(?:lo mismo|igual|como)(?: que| en)? ${turn}|lo mismo otra vez
    |(?:lo stesso|come|uguale)(?: (?:a|del))? ${turn}|(?:di nuovo|ancora) lo stesso
    |(?:hetzelfde |net )?(?:als|zoals) ${turn}|weer hetzelfde
  )(?!\p{L})
`;
/** That a unit goes there once more. */
const onceMore = regex("iu")`
  (?<!\p{L})(?:
    again|once (?:more|again)|one more (?:time|try)|noch ?(?:ein)?mals?|erneut|wieder|encore(?: une fois)?|de nouveau
    |\u00e0 nouveau|otra vez|de nuevo|di nuovo|ancora(?: una volta)?|nog (?:een keer|eens)|opnieuw|weer
  )(?!\p{L})
`;
const again = new RegExp(`${same.source}|${onceMore.source}`, "iu");
