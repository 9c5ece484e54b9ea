/**
 * `Then Vienna attacks and Galicia gives the support instead`, `swap their roles`, of a unit that goes somewhere and
 * another that supports it: each takes the other's part.
 */
import { type Board, provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn, placesIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";

type Move = Extract<WrittenOrder, { readonly kind: "move" }>;

interface Pair {
  readonly move: Move;
  readonly helper: Move["unit"];
}

/** The two orders with their parts exchanged, as they are written; null where the words mean no such pair. */
export function withRolesSwapped(
  board: Board,
  given: readonly WrittenOrder[],
  text: string,
): string | null {
  const named = mentionsIn(board, text);
  const [first, second, third] = named;
  const pairs = pairsIn(given);
  const byKinds = text.includes("?") ? null : pairOfKinds(board, pairs, text);
  if (byKinds !== null) return swapped(byKinds);
  if (first === undefined)
    return pairs.length === 1 && roles.test(text) ? swapped(pairs[0]!) : null;
  if (second === undefined || third !== undefined || text.includes("?")) return null;
  const [going, helping] = helps.test(text.slice(0, second.from))
    ? [second, first]
    : [first, second];
  const said = [first.to, second.to].map((from, at) =>
    text.slice(from, at === 0 ? second.from : undefined),
  );
  const [ofGoing = "", ofHelping = ""] = going === first ? said : said.toReversed();
  if (!goes.test(ofGoing) || !helps.test(ofHelping)) return null;
  const pair = pairs.find(
    ({ move, helper }) =>
      provinceOf(helper.at) === going.at && provinceOf(move.unit.at) === helping.at,
  );
  return pair === undefined ? null : swapped(pair);
}

/** `The fleet goes in and the army backs it up`, of an army that goes somewhere and a fleet that helps it. */
function pairOfKinds(board: Board, pairs: readonly Pair[], text: string): Pair | null {
  const clauses = text.split(joint);
  const kindWhich = (does: RegExp, doesNot?: RegExp) => {
    const [kind, another] = clauses
      .filter((each) => does.test(each) && doesNot?.test(each) !== true)
      .map(typesNamed)
      .flatMap(([type, other]) => (other === undefined ? (type ?? []) : []));
    return another === undefined ? kind : undefined;
  };
  const [going, helping] = [kindWhich(isIn, helps), kindWhich(helps)];
  if (going === undefined || helping === undefined || going === helping) return null;
  const places = placesIn(board, text);
  const [pair, another] = pairs.filter(
    ({ move, helper }) =>
      move.unit.type === helping &&
      helper.type === going &&
      places.every((at) => at === provinceOf(move.to)),
  );
  return another === undefined ? (pair ?? null) : null;
}

function pairsIn(given: readonly WrittenOrder[]): readonly Pair[] {
  return given.flatMap((order) => {
    if (order.kind !== "support" || order.to === null) return [];
    const move = given.find(
      (each): each is Move =>
        each.kind === "move" &&
        provinceOf(each.unit.at) === provinceOf(order.of.at) &&
        provinceOf(each.to) === provinceOf(order.to!),
    );
    return move === undefined ? [] : [{ move, helper: order.unit }];
  });
}

function swapped({ move, helper }: Pair): string {
  const way = `${provinceOf(helper.at)} - ${provinceOf(move.to)}`;
  return `${way}, ${provinceOf(move.unit.at)} S ${way}`;
}

const goes = regex("iu")`
  ^\W*(?:(?:then|now|should|shall|will|can|to|do|does|dann|doch)\s)*(?:
    attacks?|goes|go|moves?|leads?|enters?|advances?|marches|takes? it|(?:the |does the )?(?:attack|move|moving
    |attacking)
    |greift|zieht|geht|marschiert|attaque|avance|y va|ataca|va|attacca|valt|gaat
  )(?!\p{L})
`;
const isIn = regex("iu")`
  (?<!\p{L})(?:
    attacks?|goes|go|moves?|leads?|enters?|in|greift|geht|rein|hinein|attaque|entre|y va|ataca|entra|va|attacca|gaat
    |erin
  )(?!\p{L})
`;
const joint = /[,;:.]|(?<!\p{L})(?:and|while|und|et|y|e|en|mit)(?!\p{L})/iu;
const helps = regex("iu")`
  (?<!\p{L})(?:
    support\p{L}*|helps?|backs?|assists?|unterst\u00fctz\p{L}*|hilft|hilfe|soutien\p{L}*|soutient|aide|apoya|ayuda
    |appoggia|aiuta|steunt?|helpt
  )(?!\p{L})
`;
const roles = regex("iu")`
  ^\W*(?:(?:please|actually|no|ok|bitte|can you|could you|let['\u2019]?s|just)[ ,]+)*(?:
    (?:swap|switch|exchange|reverse|change) (?:their |the |those )?(?:two )?(?:roles?|parts?|jobs?)
    |(?:do it |make it |it['\u2019]?s )?the other way (?:a)?round|vice versa
    |(?:genau )?(?:umgekehrt|anders ?(?:he)?rum)|tausch\p{L}* (?:die )?rollen|(?:die )?rollen tauschen
    |(?:inverse[rz]?|\u00e9change[rz]?) (?:les|leurs) r\u00f4les|l['\u2019]inverse|al rev\u00e9s|viceversa
    |al contrario|andersom
  )(?:[ ,]+(?:please|then|bitte|instead))*\W*$
`;
