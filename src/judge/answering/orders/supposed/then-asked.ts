/**
 * What is asked of moves that are supposed, beside who gets in: whether one must wait for another, whose a
 * center is then, and where the unit could go on from there.
 */

import {
  type Deed,
  placesIn,
  powersIn,
  type Situation,
  typesNamed,
  walksTo,
} from "../../../../language/index.js";
import { type LocationId, type ProvinceId, provinceOf, seaWay } from "../../../../map/index.js";
import {
  believedText,
  belongsThenText,
  type CarriedThen,
  carriedThenText,
  isMineText,
  nobodyWaitsText,
  wayText,
} from "../../../../report/index.js";
import { destinations } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, sceneFor, stageFor } from "../../../session/speaker.js";
import { situationOf, triedDeeds } from "../trials/trials.js";

/** `Would the latter have to wait until the former had left?` */
const waiting = regex("iu")`
  (?<!\p{L})(?:
    wait\p{L}*|same (?:time|moment|instant)|simultaneous\p{L}*|at once|one after
    |in (?:what|which) order|(?:who|which one|first) (?:goes|moves) first|warte\p{L}*|gleichzeitig
    |nacheinander|attend\p{L}*|en m\u00eame temps|simultan\p{L}*|esper(?:a|ar|e)|al mismo tiempo
    |a la vez|aspett\p{L}*|contemporanea\p{L}*|allo stesso (?:tempo|momento)|wacht\p{L}*
    |tegelijk\p{L}*
  )(?!\p{L})
`;

/** `Do I still have Paris then?`, `gehört mir Kiel danach noch?` */
const keeping = regex("iu")`
  (?<!\p{L})(?:
    still (?:have|own|hold|belong|mine|be mine)|keep(?! (?:\p{L}+ ){1,2}(?:out|from))|belongs?
    |be mine|mine|remain (?:mine|\p{Lu}\p{L}+)|geh\u00f6r\p{L}*|behalt\p{L}*|behielt\p{L}*
    |noch mein\p{L}*|appartien\p{L}*|(?:est|sera|reste) (?:toujours |encore )?\u00e0 (?:moi|qui)
    |garde(?:rai)?|pertenec\p{L}*|(?:sigue siendo|ser[\u00e1a]|es) m[\u00edi][oa]|conserv\p{L}*
    |m[\u00edi][oa] todav\u00eda|appart[ie]\p{L}*|(?:resta|sar\u00e0|\u00e8) (?:ancora )?mi[oa]
    |tengo|mantengo|behoud\p{L}*|van mij|blijft \p{L}+ van
  )(?!\p{L})
`;

/** `Could it then reach Munich?` */
const goingOn = regex("iu")`
  (?<!\p{L})(?:
    reach\p{L}*|(?:go|get|come|move|near|close)(?: on| enough| over)?|attack|trouble|threaten|take
    |weiter\p{L}*|k[\u00e4a]me?|komm\p{L}*|kann|k\u00f6nnte|erreich\p{L}*|angreif\p{L}*|nach|bis
    |aller|atteindre|arriver|attaquer|peut|pourrait|pourrais|llegar|alcanzar|atacar|puede
    |podr\u00eda|arrivare|raggiungere|attaccare|pu\u00f2|potrebbe|bereiken|komen|kan|aanvallen
  )(?!\p{L})
`;

interface Then {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly at: Situation;
  readonly asks: string;
  readonly deeds: readonly Deed[];
}

/** The answer, and whether the trial is told behind it; null where something else is asked. */
export function thenTold(then: Then): { readonly text: string; readonly tries: boolean } | null {
  const scene = sceneFor(then.session, then.speaker);
  const { catalogue } = then.session.context;
  const { deeds, asks } = then;
  if (waiting.test(asks)) {
    const tries = deeds.length > 1;
    return { text: nobodyWaitsText(catalogue, scene, tries), tries };
  }
  const carried = deeds.length === 0 ? null : carriedThen(then);
  if (carried !== null) return { text: carriedThenText(catalogue, scene, carried), tries: false };
  const way = wayOn(then);
  if (way !== null) {
    const { from, to, type, isStopped } = way;
    const asked = { from, to, asksWhether: false, types: [type] };
    return { text: wayText(catalogue, scene, asked), tries: isStopped };
  }
  if (!keeping.test(asks)) return null;
  // What was supposed could not be read: the rule holds in any case.
  if (deeds.length === 0)
    return placesIn(then.at.board, asks).length > 0
      ? { text: belongsThenText(catalogue, scene, null), tries: false }
      : null;
  const place = centerAsked(then);
  if (place === null) return { text: belongsThenText(catalogue, scene, null), tries: false };
  return {
    text: belongsThenText(catalogue, scene, { place, ...ownerThen(then, place) }),
    tries: false,
  };
}

/** `Will Bulgaria be mine after this?`: whose it is, or would be with the asker's orders; and when it changes. */
export function mineTold(
  session: Session,
  speaker: Speaker,
  text: string,
  places: readonly ProvinceId[],
): string | null {
  const own = powerOf(speaker);
  const [place, another] = places;
  const { board, game } = speaker.game;
  // `Have I got it right that the French are in Burgundy?`
  const ofAnother = powersIn(board, text).some((power) => power !== own);
  if (own === null || place === undefined || ofAnother) return null;
  const stage = stageFor(session, speaker);
  const isCenter = board.province(place)?.isCenter === true;
  const isOfOne = another === undefined && isCenter && game.phase.kind === "M";
  if (!isOfOne || !toCome.test(text) || atOnce.test(text)) return isMineText(...stage, places, own);
  const { now, later } = ownerThen({ speaker, at: situationOf(speaker), deeds: [] }, place);
  return believedText(...stage, later === own, belongsThenText(...stage, { place, now, later }));
}

/** `Is it mine now, or only after the fall?` */
const atOnce = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are) (?:it|that|this|they|\p{L}+) (?:\p{L}+ )?(?:mine|ours) (?:now|already|yet|at once|straight away)
    |(?:is|are) (?:it|that|this|they|\p{L}+) (?:already|now) (?:mine|ours)
    |(?:jetzt|schon|bereits|sofort) (?:mir|mein\p{L}*|uns)|mir (?:jetzt|schon|bereits|sofort)
    |\u00e0 moi (?:maintenant|d\u00e9j\u00e0|tout de suite)|d\u00e9j\u00e0 \u00e0 moi
    |(?:ya|ahora) (?:es )?m\u00ed[oa]|m\u00ed[oa] (?:ya|ahora)|gi\u00e0 mi[oa]|mi[oa] (?:gi\u00e0|ora|adesso|subito)
    |(?:nu|al|meteen) van mij|van mij (?:nu|al|meteen)
  )(?!\p{L})
`;

/** When this turn is over. */
const toCome = regex("iu")`
  (?<!\p{L})(?:
    will|(?:\p{L}+['\u2019])ll|going to|gonna|after (?:this|that|the)|afterwards|once|by then|wird
    |werd\p{L}*|nach (?:diese[mnr]|dem|der)|danach|dann|sera|seront|va (?:\u00eatre|a ser|devenir)
    |apr\u00e8s|ser\u00e1n?|despu\u00e9s|al (?:final|terminar)|sar\u00e0|dopo|alla fine|wordt|zal
    |worden|daarna|na (?:deze|dit|de)
  )(?!\p{L})
`;

/** `Could my army be shipped on to Norway then?`: from where, and over which seas; it may walk there first. */
function carriedThen({ at, asks, deeds, speaker }: Then): CarriedThen | null {
  const { board, own, position } = at;
  if (!typesNamed(asks).includes("A") || !crossing.test(asks)) return null;
  const armies = position.units.filter(({ power, type }) => power === own && type === "A");
  const moved = armies.filter((each) => deeds.some(({ unit }) => unit.at === each.at));
  const [army, another] = moved.length > 0 ? moved : armies;
  const [to, other] = placesIn(board, asks).filter((place) => place !== army?.at);
  if (army === undefined || another !== undefined || to === undefined || other !== undefined)
    return null;
  const then = { board, position: triedDeeds(speaker, at, deeds).result.position };
  const deed = deeds.find(({ unit }) => unit.at === army.at);
  const stays = then.position.units.some((each) => each.at === army.at && each.power === own);
  const now = deed?.kind === "move" && !stays ? provinceOf(deed.to) : provinceOf(army.at);
  if (walksTo(then, { ...army, at: now }, to)) return null;
  const held = then.position.units.map((each) => provinceOf(each.at));
  const steps =
    deed === undefined ? destinations(board, position, army).direct.map(provinceOf) : [];
  const seas = then.position.units.flatMap((each) =>
    each.type === "F" ? [provinceOf(each.at)] : [],
  );
  const ways = [now, ...steps.filter((each) => !held.includes(each))].map((from) => ({
    ...{ from, to, army, isFirst: from !== now },
    over: seaWay(board, from, to, seas),
  }));
  return ways.find(({ over }) => over !== null) ?? ways[0] ?? null;
}

const crossing = regex("iu")`
  (?<!\p{L})(?:
    ship(?:ped)?|convoy(?:ed)?|carried|ferried|transport\p{L}*|brought|taken|across|over
    |(?:get|go|come|land)(?: \p{L}+)? (?:to|in)
    |\u00fcber\p{L}*|hin\u00fcber|r\u00fcber|gebracht|bef\u00f6rder\p{L}*|convoy\p{L}*|travers\p{L}*|passer|emmen\p{L}*
    |llev\p{L}*|cruzar|trasport\p{L}*|port(?:are|ata)|oversteken|overgezet|vervoer\p{L}*
  )(?!\p{L})
`;

/** From where the one unit that was supposed to go stands then, to the other place that is named. */
function wayOn({ at, asks, deeds, speaker }: Then) {
  const [deed, another] = deeds.filter(({ unit }) => unit.power === at.own);
  if (deed?.kind !== "move" || another !== undefined || !goingOn.test(asks)) return null;
  const named = placesIn(at.board, asks);
  const [to, other] = named.filter((place) => place !== provinceOf(deed.unit.at));
  if (to === undefined || other !== undefined || to === provinceOf(deed.to)) return null;
  const { result } = triedDeeds(speaker, at, deeds);
  const moved = result.results.find(
    ({ order, power }) =>
      order.kind === "move" && power === at.own && order.unit.at === deed.unit.at,
  );
  const isStopped = moved?.words.includes("succeeds") !== true;
  const from: LocationId = isStopped ? deed.unit.at : deed.to;
  return { from, to, type: deed.unit.type, isStopped };
}

function centerAsked({ at: { board, own }, asks, deeds, speaker }: Then): ProvinceId | null {
  const left = deeds.flatMap(({ unit }) => (unit.power === own ? [provinceOf(unit.at)] : []));
  const goals = deeds.flatMap((deed) => (deed.kind === "move" ? [provinceOf(deed.to)] : []));
  const { owners } = speaker.game.game.position;
  const isCenter = (place: ProvinceId) => board.province(place)?.isCenter === true;
  const named = placesIn(board, asks).filter(isCenter);
  return (
    named[0] ?? [...left, ...goals].find((each) => isCenter(each) && owners[each] === own) ?? null
  );
}

/** Whose it is now, and whose it would be if the year ended with these moves. */
function ownerThen(
  { speaker, at, deeds }: Pick<Then, "speaker" | "at" | "deeds">,
  place: ProvinceId,
) {
  const { position, phase } = speaker.game.game;
  const now = position.owners[place] ?? null;
  const { result } = triedDeeds(speaker, at, deeds);
  const there = result.position.units.find((unit) => provinceOf(unit.at) === place)?.power ?? null;
  return { now, later: phase.season === "F" ? (there ?? now) : now };
}
