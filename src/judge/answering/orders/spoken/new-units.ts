/**
 * `My new fleet goes to the Ionian Sea`, `die Armee, die ich gerade gebaut habe`: the one unit that was built in the
 * winter before is named by where it stands now, so that no other of its kind is taken for it.
 */

import { mentionsIn, typesNamed } from "../../../../language/index.js";
import { type LocationId, provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";

/** The text with such units named by their places. */
export async function withNewUnits(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  if (speaker === null || text.search(newUnit) < 0) return text;
  const { board, game } = speaker.game;
  if (game.status !== "active" || game.phase.kind !== "M") return text;
  const built = await builtUnits(session, speaker);
  return text.replace(newUnit, (words, ...more) => {
    const groups = more.at(-1) as Readonly<Record<string, string | undefined>>;
    const [from, whole] = more.slice(-3) as [number, string, unknown];
    const said = groups.kind ?? groups.what ?? "";
    const types = typesNamed(said);
    const [unit, another] = built.filter(({ type }) => types.includes(type));
    const behind = whole.slice(from + words.length);
    // `My new fleet in Naples` says where it is.
    const isPlaced = mentionsIn(board, behind).some((place) =>
      placing.test(behind.slice(0, place.from)),
    );
    if (unit === undefined || another !== undefined || isPlaced) return words;
    const place = board.province(provinceOf(unit.at))?.name ?? unit.at;
    const named = `${kindSaid(said, unit)} ${place}`;
    session.orders.named.set(words, named);
    return named;
  });
}

/** The kind in the writer's language, and the word that leads to a place there. */
function kindSaid(said: string, { type }: PlacedUnit): string {
  const isNamed = typesNamed(said).length === 1;
  const found = isNamed ? tongues.find(({ kinds }) => kinds.test(said)) : undefined;
  return found === undefined
    ? `the ${type === "A" ? "army" : "fleet"} in`
    : `${found.article} ${said} ${found.in}`;
}

const tongues = [
  { kinds: /^(?:armee|flotte|einheit)$/iu, article: "die", in: "in" },
  { kinds: /^(?:arm\u00e9e|unit\u00e9)$/iu, article: "l'", in: "\u00e0" },
  { kinds: /^(?:flota|unidad)$/iu, article: "la", in: "en" },
  { kinds: /^ej\u00e9rcito$/iu, article: "el", in: "en" },
  { kinds: /^(?:armata|flotta)$/iu, article: "la", in: "a" },
  { kinds: /^(?:vloot|leger)$/iu, article: "de", in: "in" },
];

const placing =
  /^\s*(?:\(|(?:in|at|of|from|aus|von|\u00e0|de|d['\u2019]|en|di|a|van|te)\s)?(?:the |der |la )?$/iu;

/** The writer's units of the winter before this turn, where they are now. */
async function builtUnits(session: Session, speaker: Speaker): Promise<readonly PlacedUnit[]> {
  const { game } = speaker.game;
  const own = powerOf(speaker);
  const records = await session.tx.games.phases(game.name);
  const winter = records.findLastIndex(({ phase }) => phase.kind === "A");
  if (winter < 0) return [];
  const built = records[winter]!.result.results.flatMap(({ power, order, words }) =>
    power === own && order.kind === "build" && words.includes("succeeds") ? [order.unit.at] : [],
  );
  const now = built.map((begin) =>
    records.slice(winter + 1).reduce<LocationId>((at, { result }) => {
      const moved = result.results.find(
        ({ order, words }) =>
          (order.kind === "move" || order.kind === "retreat") &&
          order.unit.at === at &&
          words.includes("succeeds"),
      );
      return moved !== undefined && "to" in moved.order && moved.order.to !== null
        ? moved.order.to
        : at;
    }, begin),
  );
  return game.position.units.filter(({ power, at }) => power === own && now.includes(at));
}

const kinds = wrapped`
  army|fleet|boat|ship|unit|one|armee|flotte|einheit|arm\u00e9e|unit\u00e9|ej\u00e9rcito|flota|unidad|armata|esercito
  |flotta|unit\u00e0|leger|vloot|eenheid
`;
/** Which of the writer's units: `the new fleet`, `the one I just built`. */
const newUnit = regex("giu")`
  (?<!\p{L})(?:
    (?:the|my|our|die|meine|la|ma|notre|mi|nuestra|el|il|mio|mia|la mia|il mio|de|het|mijn)\s(?:
      new(?:ly built|est)?|(?:just|freshly)[- ]built|neue|(?:gerade|eben|frisch) gebaute|nouvelle|nueva|nuevo
      |nuova|nuovo|nieuwe
    )\s(?<kind>${kinds})(?:,?\s(?:that\s|which\s)?i(?:\shave|['\u2019]ve)?\s(?:just\s)?built)?
    |(?:the|that|my|die|meine|la|l['\u2019]|de|het|il|el)\s?(?<what>${kinds}),?\s(?:
      (?:that\s|which\s)?(?:i|we)(?:\shave|['\u2019]ve)?\s(?:(?:only\s)?just\s|newly\s)?(?:built|raised)
        (?:\s(?:just now|(?:in|this|last) (?:the )?winter))?
      |die ich (?:gerade|eben|neu|im winter)(?: erst)? gebaut habe
      |que je viens de (?:construire|cr\u00e9er|lever)|que j['\u2019]ai construite(?: cet hiver)?
      |que acabo de construir|que constru\u00ed|che ho (?:appena )?costruito
      |d(?:ie|at) ik (?:net|juist) (?:heb gebouwd|gebouwd heb)
    )
  )(?!\p{L}),?
`;
