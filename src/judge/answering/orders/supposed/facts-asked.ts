/** Questions that the board answers by itself: where units can go, who is where, lists of units and centers. */
import {
  asksHindrance,
  bareQuestion,
  couldIn,
  holderAsked,
  isAsking,
  isSurely,
  type Listing,
  lacksSubject,
  listingAsked,
  placesIn,
  plainWords,
  powersIn,
  sentencesOf,
  typesNamed,
} from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  attackersText,
  believedText,
  freeCentersText,
  isCenterText,
  movesText,
  nearText,
  neutralCentersText,
  notThereText,
  openCentersText,
  placesText,
  unitsListText,
} from "../../../../report/index.js";
import { regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { type Former, goalsAsked } from "./where-to.js";

/** What asks, as it stands in the text, its answer, and what is left in its place. */
interface Fact {
  readonly text: string;
  readonly told: string;
  readonly left: string;
}

/** The sentences and clauses of a text that ask so. */
export function factsAsked(
  session: Session,
  speaker: Speaker,
  text: string,
  former: Former,
): readonly Fact[] {
  const goals = goalsAsked(speaker, text, former).map((each) => ({
    text: each.text,
    told: movesText(...stageFor(session, speaker), each.units),
    left: each.left,
  }));
  const asking = { session, speaker, former };
  let before: readonly ProvinceId[] = [];
  const facts = sentencesOf(text).flatMap((sentence) => {
    if (goals.some((each) => each.text.includes(sentence.trim()))) return [];
    const named = placesIn(speaker.game.board, sentence);
    // `NWG - NWY, NTH S it. Can anybody stop me there?` goes on from the orders.
    if (named.length === 0 && asksHindrance(sentence)) return [];
    const told = toldOf(asking, sentence, before);
    if (named.length > 0) before = goalOf(speaker, sentence, named);
    return told;
  });
  return [...goals, ...facts];
}

/** `Ukraine to Rumania with support from Sevastopol. Who else can get in there?`: where the help goes to. */
function goalOf(
  { game: { board } }: Speaker,
  sentence: string,
  named: readonly ProvinceId[],
): readonly ProvinceId[] {
  const led = placesIn(board, sentence.split(helped)[0]!);
  return (led.length > 1 ? led : named).slice(-1);
}

const helped = regex("iu")`
  (?<!\p{L})(?:
    with (?:the |some )?(?:support|help|backing)|(?:supported|helped|backed) by
    |mit (?:der )?(?:hilfe|unterst\u00fctzung)
    |unterst\u00fctzt von|avec (?:le |l['\u2019])?(?:soutien|aide|appui)|soutenue? par
    |con (?:el |la |il |l['\u2019])?(?:apoyo|ayuda|appoggio|aiuto|supporto|sostegno)|met (?:de )?(?:steun|hulp)
  )(?!\p{L})
`;

/** `Which of my home cities are free, and until when can I build?`: the whole sentence, or those parts of it. */
function toldOf(asking: Asking, sentence: string, before: readonly ProvinceId[]) {
  let last = before;
  const factOf = (text: string, left: string): readonly Fact[] => {
    const named = placesIn(asking.speaker.game.board, text);
    if (named.length > 0) last = named;
    const told = factTold(asking, bareQuestion(text.replace(joint, "").trim()), last);
    return told === null ? [] : [{ text: left === "" ? text.trim() : text.trimEnd(), told, left }];
  };
  const parts = sentence.split(joints);
  // `How many centers does one need to win, and which are still free near me?`
  const isOfPart = parts.length > 1 && parts.some((each) => asksWhatIsOpen(asking.speaker, each));
  const whole = isOfPart ? [] : factOf(sentence, "");
  // `Can it be shipped to Norway if it goes there, and my fleet is in the North Sea?` supposes all of it.
  if (whole.length > 0 || conditional.test(sentence)) return whole;
  return parts.flatMap((each, at, all) => {
    // `He has shown his true colours and is sitting in Trieste.`
    const isTold = lacksSubject(
      each
        .replace(joint, "")
        .trim()
        .replace(/^\p{L}+\s/u, ""),
    );
    return isTold ? [] : factOf(each, at === 0 ? "" : endOf(all[at - 1]!));
  });
}

/** What ends a clause when the next is taken out: `Hello`, before what is asked, asks nothing. */
function endOf(clause: string): string {
  return isAsking(plainWords(clause), "") || clause.split(/\s+/).length > fewWords ? "?" : ".";
}

const fewWords = 4;

const conditional = /(?<!\p{L})(?:if|wenn|falls)(?!\p{L})/iu;
const joint = /^[,;]\s+/;
const joints = /(?=[,;]\s)|(?<![,;])(?=\s(?:and|und|et|y|e|en)\s)/u;

/** Who asks, and where their units once stood. */
interface Asking {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly former: Former;
}

function factTold(asking: Asking, text: string, places: readonly ProvinceId[]): string | null {
  const { session, speaker } = asking;
  const { board, game } = speaker.game;
  const listing = listingAsked(board, text);
  if (listing !== null) return listTold(session, speaker, listing);
  if (asksWhatIsOpen(speaker, text)) return openCentersText(...stageFor(session, speaker));
  const asked = places.length > most ? null : (holderAsked(board, text) ?? heldAsTold(board, text));
  if (asked === null || places.length === 0) return null;
  const stage = stageFor(session, speaker);
  if (asked === "comers") {
    // `Can anybody take Serbia from me?` is tried.
    const isTried = couldIn(board, text, powerOf(speaker), [])?.outcome === "lose";
    return game.phase.kind === "R" || isTried ? null : attackersText(...stage, places);
  }
  if (asked === "near") return nearText(...stage, places, powersIn(board, text), typesNamed(text));
  const told = placesText(...stage, places);
  if (asked === "holder") return told;
  if (asked === "center") return isCenterText(...stage, places[0]!);
  const own = powerOf(speaker);
  if (asked === "own-where") return whereTold(asking, text, places);
  const isThere = places.every((place) =>
    game.position.units.some(({ at, power }) => power === own && provinceOf(at) === place),
  );
  return own === null ? null : believedText(...stage, isThere, told);
}

/** `Venice is full already, right?`, `in Burgund stehen die Franzosen noch, oder?`: who is there. */
function heldAsTold(board: Board, text: string): "holder" | null {
  const [place, another] = placesIn(board, text);
  const isOfOne = place !== undefined && another === undefined;
  return isOfOne && assured.test(text) && holding.test(text) && !doing.test(text) ? "holder" : null;
}

const assured = regex("iu")`
  [\s,;\u2013-]+(?:
    right|correct|yes|no|is(?:n['\u2019]t| it| he)?(?: not)?(?: it| he)?|are(?:n['\u2019]t)? they|oder(?: nicht)?
    |nicht(?: wahr)?|ja|gell|stimmt['\u2019]?s?|n['\u2019]est-ce pas|non|hein|verdad|no es as\u00ed|vero|giusto|toch
    |niet(?: waar)?
  )\s*\?+\s*$
`;
const holding = regex("iu")`
  (?<!\p{L})(?:
    full|empty|free|vacant|open|occupied|taken|mine|yours|(?:is|are|sits?|stands?|sitting
    |standing) (?:still )?(?:in|at|there)
    |still (?:in|at|there)|steh(?:t|en)|sitz(?:t|en)|(?:ist|sind) (?:noch |schon )?in|frei|leer|besetzt|voll|libre|vide
    |occup\u00e9e?|(?:est|sont) (?:encore |toujours )?(?:\u00e0|en|l\u00e0)|ocupad[oa]|vac\u00edo|est\u00e1n?
    |occupat[oa]
    |liber[oa]|vuot[oa]|staa[nt]|bezet|vrij|leeg
  )(?!\p{L})
`;
/** Of what is to be done no unit stands. */
const doing = regex("iu")`
  (?<!\p{L})(?:
    can|could|will|would|may|move[sd]?|go(?:es)?|attack\p{L}*|support\p{L}*|hold[s]?|convoy\p{L}*|order\p{L}*
    |kann|wird|geht|zieht|unterst\u00fctz\p{L}*|peut|va|soutien\p{L}*|puede|pu\u00f2|kan
  )(?!\p{L})
`;

/** `Which could I take this fall?`, of no place or power. */
function asksWhatIsOpen({ game: { board } }: Speaker, about: string): boolean {
  if (!about.includes("?") || placesIn(board, about).length > 0) return false;
  return powersIn(board, about).length === 0 && isSurely({ intent: "open-centers", about });
}

/** `Where is my fleet from Edinburgh?`: where the unit that once stood there is now. */
function whereTold(
  { session, speaker, former }: Asking,
  text: string,
  places: readonly ProvinceId[],
) {
  const own = speaker.game.game.position.units.filter(({ power }) => power === powerOf(speaker));
  const types = typesNamed(text);
  const those = own.filter((unit) => {
    const all = [provinceOf(unit.at), ...former(unit)];
    return types.includes(unit.type) && all.some((place) => places.includes(place));
  });
  const stage = stageFor(session, speaker);
  if (those.length > 0)
    return placesText(
      ...stage,
      those.map(({ at }) => provinceOf(at)),
    );
  return notThereText(
    ...stage,
    places.map((place) => ({ place, given: null })),
  );
}

/** More places than these are a story. */
const most = 3;

function listTold(session: Session, speaker: Speaker, listing: Listing): string | null {
  const own = powerOf(speaker);
  const isOwn = listing.isOwn && own !== null;
  const powers = isOwn ? [...new Set([own, ...listing.powers])] : listing.powers;
  const stage = stageFor(session, speaker);
  if (listing.of === "neutral") return neutralCentersText(...stage, listing.isNear && own !== null);
  if (listing.of === "homes" || listing.of === "centers")
    return powers.length === 0 ? null : freeCentersText(...stage, powers, listing.of === "homes");
  const types = listing.of === "armies" ? "A" : listing.of === "fleets" ? "F" : null;
  return unitsListText(...stage, powers, types === null ? ["A", "F"] : [types]);
}
