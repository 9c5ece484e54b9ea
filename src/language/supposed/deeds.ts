/**
 * What units do in a supposition, read from its clauses by the places and powers that each names, in whatever words:
 * `wenn der Franzose mit Paris nach Burgund geht und ich mit München auch`.
 */

import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { PlacedUnit } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { type Mention, mentionsIn, placesIn, powersIn, withoutPlaces } from "../names/mentions.js";
import { isStay } from "../orders/clauses/signs.js";
import type { Clause } from "./clauses.js";
import { readFollower, readLeader } from "./following.js";
import { readHelp, readStay } from "./helps.js";
import { attackersIn, go, idle, isWithin, readMove } from "./moves.js";
import { outcomeAsked, takesFromOneself } from "./outcomes.js";
import { type Going, goingsAsked } from "./own-entry.js";
import {
  again,
  type Deed,
  free,
  type Impossible,
  isOrigin,
  put,
  type Situation,
  type Told,
  unitAt,
} from "./told.js";
import { backs, reachedAt, walksTo } from "./ways.js";

export interface Supposed {
  readonly deeds: readonly Deed[];
  readonly impossible: Impossible | null;
  /** The place of which the clauses spoke last. */
  readonly place: ProvinceId | null;
}

/**
 * What the clauses tell of, where a place was named before; null where one of them tells of what cannot be
 * read, or all of nothing. `If Austria attacks from Trieste, do I lose Venice?` names the goal last.
 */
export function deedsSupposed(
  at: Situation,
  clauses: readonly Clause[],
  place: ProvinceId | null = null,
): Supposed | null {
  const asks = clauses.flatMap((each) => (each.asks ? [each.text] : [])).join(" ");
  const [asked = null] = placesIn(at.board, asks);
  const read =
    deedsFrom(at, clauses, place) ?? (asked === null ? null : deedsFrom(at, clauses, asked));
  const outcome = outcomeAsked(asks);
  // `Does Trieste fall if Austria leaves it empty?`
  const isTaking =
    outcome === "lose" && read === null && (asked === null || unitAt(at, asked) === null);
  const isOwn =
    outcome === "lose"
      ? isTaking
      : outcome === "stop" || (saysOneself(asks) && !takesFromOneself(asks));
  const goings = isOwn ? goingsAsked(at, asks, read?.place ?? place) : [];
  const goesAnyhow = read?.deeds.some(
    (deed) =>
      deed.kind === "move" &&
      deed.unit.power === at.own &&
      provinceOf(deed.to) === goings[0]?.goal &&
      (goings[0].from ?? provinceOf(deed.unit.at)) === provinceOf(deed.unit.at),
  );
  if (goings.length === 0 || goesAnyhow === true) return read;
  return deedsFrom(at, clauses, place, goings) ?? read;
}

function deedsFrom(
  at: Situation,
  clauses: readonly Clause[],
  before: ProvinceId | null,
  goings: readonly Going[] = [],
): Supposed | null {
  const told: Told = {
    ...{ deeds: [], impossible: null, place: before, power: at.own, pending: [], starts: [] },
  };
  for (const going of goings) go(at, told, going);
  if (goings.length === 0) readLeader(at, told, clauses);
  told.place = goings[0]?.goal ?? told.place;
  let asked: ProvinceId | null = null;
  for (const { text, asks } of clauses) {
    asked = asks ? (mentionsIn(at.board, text).at(-1)?.at ?? asked) : asked;
    if (comesOnly.test(text)) told.place = asked ?? told.place;
    if (asks) told.place ??= asked;
    else if (!readClause(at, told, text)) return null;
  }
  told.starts = told.starts.filter((unit) => !restsWithin(at, told, clauses, unit));
  const { deeds, impossible, place } = told;
  if (told.starts.length > 0 || (deeds.length === 0 && impossible === null)) return null;
  const text = clauses.map((each) => each.text).join(" ");
  if (bothGo.test(text) && attackersIn(text) === 1) goOneself(at, told);
  // `If we both go to Burgundy`, of somebody whom only an earlier mail named
  const supposed = clauses.flatMap((each) => (each.asks ? [] : [each.text])).join(" ");
  if (twoOfThem.test(supposed) && deeds.length < 2 && impossible === null) return null;
  // `He goes there, and if he doesn't, he stays`: a unit does one thing.
  if (new Set(deeds.map(({ unit }) => unit.at)).size < deeds.length) return null;
  return { deeds, impossible, place };
}

/** A unit that is named within its place, and sent nowhere, stays there. */
function restsWithin(
  at: Situation,
  told: Told,
  clauses: readonly Clause[],
  unit: PlacedUnit,
): boolean {
  const isNamed = ({ text, asks }: Clause) =>
    !asks &&
    mentionsIn(at.board, text).some(
      (each) => each.at === provinceOf(unit.at) && isWithin(text, each),
    );
  const rests = clauses.some(isNamed);
  if (!rests) return false;
  put(told, { kind: "hold", unit });
  told.place ??= provinceOf(unit.at);
  return true;
}

/** `If Russia goes there, do we both stay?`: the asker goes there, too, if nothing else was said of them. */
function goOneself(at: Situation, told: Told): void {
  const [deed, another] = told.deeds;
  if (deed?.kind !== "move" || another !== undefined || deed.unit.power === at.own) return;
  const to = provinceOf(deed.to);
  const own = free(at, told, at.own);
  const able = own.filter((unit) => provinceOf(unit.at) !== to && reachedAt(at, unit, to) !== null);
  if (own.some((unit) => at.ordered(unit) === to || provinceOf(unit.at) === to)) return;
  const [unit] = able;
  if (unit === undefined) return;
  told.deeds.push({ kind: "move", unit, to: reachedAt(at, unit, to)!, isAssumed: true });
}

const bothGo = regex("iu")`
  (?<!\p{L})(?:
    both|too|also|as well|beide|auch|ebenfalls|tous les deux|toutes les deux|aussi|los dos|ambos
    |tambi\u00e9n|entrambi|tutti due|anche|allebei|ook|tamb\u00e9m
  )(?!\p{L})
`;

const twoOfThem = regex("iu")`
  (?<!\p{L})(?:
    both|neither|beide|keiner von|tous les deux|toutes les deux|los dos|ambos|entrambi|tutti e due
    |allebei
  )(?!\p{L})
`;

/** `And I only hold there` */
const holding = regex("iu")`
  (?<!\p{L})(?:
    hold|halten?|h\u00e4lt|tiens|tient|tenir|aguant\p{L}*|resist\p{L}*|tengo|mantengo|houdt?
  )(?!\p{L})
`;
const anybody = regex("iu")`
  (?<!\p{L})(?:
    some(?:body|one)|any(?:body|one)|jemand|irgendwer|quelqu['\u2019]un|alguien|qualcuno|iemand
  )(?!\p{L})
`;

const beset = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are|gets?|was|were|being) (?:attacked|hit|dislodged|invaded)|angegriffen|vertrieben
    |(?:est|sont|soit) (?:attaqu|d\u00e9log)\p{L}*|(?:es|est\u00e1|sea) (?:atacad|desalojad)\p{L}*
    |(?:\u00e8|viene|fosse) (?:attaccat|sloggiat)\p{L}*|aangevallen|verdreven
  )(?!\p{L})
`;

/** False where the clause tells of a deed that cannot be read. */
function readClause(at: Situation, told: Told, text: string): boolean {
  if (readFollower(at, told, text)) return true;
  const mentions = mentionsIn(at.board, text.replace(/(?<!\p{L})both(?!\p{L})/giu, "    "));
  const actors = actorsIn(at, withoutPlaces(text, mentions));
  // `If somebody else shows up in Norway`: who, nobody knows.
  if (actors.length === 0 && anybody.test(text)) return false;
  const isHelp = helping.test(text) && !unaided.test(text);
  const isAgain = again.test(text) || comingThere.test(text) || comesOnly.test(text);
  const stays = isStay(text) || isThere.test(text) || (mentions.length === 0 && holding.test(text));
  if (denied.test(text) && !stays && !idle.test(text)) return true;
  if (mentions.length === 0 && !isHelp && !stays && !isAgain) {
    told.pending.push(...actors);
    return true;
  }
  // `Se attacco Trieste da Venezia`: who goes comes from there.
  const starts = mentions.filter(({ from }) => isOrigin(text.slice(0, from)));
  const [first] = [...starts, ...mentions].flatMap(({ at: place }) => unitAt(at, place) ?? []);
  // `If the North Sea is attacked`, by whom nobody knows, where none of one's own is.
  if (actors.length === 0 && first === undefined && beset.test(text)) return false;
  const named = [...told.pending.filter((each) => !actors.includes(each)), ...actors];
  // `If I try the Black Sea and he goes to Rumania`: whoever can do both.
  const isHim = named.length === 0 && him.test(text) && (first?.power ?? told.power) === at.own;
  const he = isHim ? onlyOther(at, told, mentions) : null;
  if (isHim && he === null) return false;
  const single = he ?? first?.power ?? told.power;
  const who = named.length > 0 ? named : single === null ? [] : [single];
  told.pending = [];
  told.power = who.at(-1) ?? told.power;
  const read = { text, mentions, who };
  if (isHelp) return readHelp(at, told, read);
  if (stays) return readStay(at, told, read);
  return who.every((power) => readMove(at, told, read, power, isAgain));
}

/** `If he's still there in the autumn` */
const isThere = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are|he['\u2019]s|they['\u2019]re|sits?|stands?) still (?:there|in|at)|still (?:is|are|sits?
    |stands?) (?:there|in|at)
    |(?:ist|sind|steht|stehen|sitzt) (?:\p{L}+ )?noch (?:da|dort|in)|noch (?:da|dort) (?:ist|sind|steht|sitzt)
    |(?:est|sont) (?:encore|toujours) (?:l\u00e0|\u00e0|en)|(?:sigue|siguen|todav\u00eda est\u00e1n?
    |est\u00e1n? todav\u00eda) (?:ah\u00ed|all\u00ed|en)
    |(?:\u00e8|sono) ancora (?:l\u00ec|l\u00e0|a|in)|(?:is|zijn|staat|zit) (?:er )?nog (?:steeds )?(?:daar|in)
    |nog (?:daar|er) (?:is|staat|zit)
  )(?!\p{L})
`;

/** Does the text say what is done by somebody whom it only calls `he`? */
export function speaksOfHim(text: string): boolean {
  return him.test(text);
}

const him = regex("iu")`
  (?<!\p{L})(?:he|they|er(?= )|ils?|s['\u2019]il|\u00e9l|ellos|lui|loro|hij)(?!\p{L})
`;

/** The one other power that can go to the places named, or of several the one that can go where it was spoken of. */
function onlyOther(at: Situation, { place }: Told, mentions: readonly Mention[]): PowerId | null {
  const isNear = (power: PowerId, to: ProvinceId) =>
    at.position.units.some((unit) => unit.power === power && walksTo(at, unit, to));
  const goals = mentions.length > 0 || place === null ? mentions.map((each) => each.at) : [place];
  const able = at.board.powers
    .map(({ id }) => id)
    .filter((power) => power !== at.own && goals.some((goal) => isNear(power, goal)));
  const both = place === null ? able : able.filter((power) => isNear(power, place));
  const [one, another] = both.length > 0 ? both : able;
  return one === undefined || another !== undefined ? null : one;
}

/** `I don't hold the Ruhr yet`: what is not so is no deed. */
const denied = regex("iu")`
  (?<!\p{L})(?:
    not|\p{L}+n['\u2019]t|never|nicht|nie|kein\p{L}*|pas|jamais|no|non|nunca|mai|niet|geen
  )(?!\p{L})
`;

function actorsIn({ board, own }: Situation, text: string): readonly PowerId[] {
  const others = powersIn(board, text).filter((power) => power !== own);
  if (own === null) return others;
  const isSelf = saysOneself(text) || powersIn(board, text).includes(own);
  return isSelf ? [...others, own] : others;
}

/** Does the text speak of whoever writes it? */
export function saysOneself(text: string): boolean {
  return oneself.test(text);
}

const oneself = regex("iu")`
  (?<!\p{L})(?:
    i|we|my|mine|i['\u2019](?:d|ll|m)|ich|wir|meine?[nrm]?|je|j['\u2019]|moi|nous|mon|ma(?! se)|mes|yo
    |mis?(?! (?:
      attacc|prend|togli|minacci|blocc|vien|scacci|batt|colp|aggred|invad|ruba|ferm|appoggi|aiut|sosten|lasci
    )\p{L}*)
    |nosotros|voy|mando|muevo|io|noi|mio|mia|miei|mie|vado|muovo|mando|ik|wij|we|mijn|eu
    |prendo|entro|riesco|arrivo|vinco|conquisto|ottengo|perdo|tomo|consigo|llego|logro|pierdo|gano
    |paso|passo|ataco|attacco
    |n\u00f3s|meus?|minhas?
  )(?!\p{L})
  |(?<!\p{L})j['\u2019]
`;
const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|${backs}|assist|unterst\u00fctz|hilf|hilft|helf|soutien|soutenu
    |soutien|soutenir|appu[iy]|aide|apoy|ayud|appoggi|aiut|sost[ei]|steun|hulp|meehelp|convoy
    |carr(?:y|ies)|konvoi|transport|escolt|trasport
  )\p{L}*
`;
const unaided = regex("iu")`
  (?<!\p{L})(?:
    no ?(?:one|body)?|without|un(?:aided|supported)|ohne|niemand|keine?r?|sans|personne|sin|nadie
    |senza|nessuno|zonder|niemand
  )(?!\p{L})
`;

const comingThere = /(?<=['\u2019\s])y (?=va|vais|vont|aille|entre|allons)/iu;

/** `Can anybody keep me out of Rumania if I come with support?` */
const comesOnly = regex("iu")`
  ^\W*(?:i|we|he|she|they|ich|wir|er|sie|je|nous|il|elle|ils|yo|\u00e9l|ellos|io|noi|lui|loro|ik|wij|hij
  |zij)\s(?:(?:do|does|will|would)\s)?(?:
    come|comes|go|goes|attack|attacks|try|tries|move|moves|komme[nt]?|kommt|ziehe|zieht|gehe|geht|viens|vient
    |viennent|attaque|vais|vengo|viene|voy|ataco|ataca|vado|attacco|attacca|kom|komt|ga|gaat
  )\W*$
`;
