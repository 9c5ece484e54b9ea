/**
 * Does somebody believe that the turn has been played? They ask whether it was, tell what came of it, speak of
 * units where none can be before it, call places theirs that are not, or ask what they can build now.
 */

import type { Board, ProvinceId } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { seasonNamed, seasonNames } from "../../dates/season-words.js";
import { mentionsIn } from "../../names/mentions.js";
import { sentencesOf } from "../../text/sentences.js";

/** Where the writer's units are. */
interface Standing {
  readonly board: Board;
  isHeld(place: ProvinceId): boolean;
}

/** What the board says. */
interface Facts extends Standing {
  /** Has no turn been played at all? */
  readonly isFirst: boolean;
  readonly isMovement: boolean;
  /** Of the phase that runs. */
  readonly season: string;
  /** Where the writer's own units go, and no unit is yet. */
  readonly aims: readonly ProvinceId[];
  /** Is there no unit at all, and does the place belong to somebody else or nobody? */
  isFar(place: ProvinceId): boolean;
}

/** A sentence that shows such a belief, and where it has a unit of the writer's that is not there. */
interface Belief {
  readonly sentence: string;
  readonly units: readonly ProvinceId[];
}

/** The sentences that show such a belief. */
export function turnBelieved(text: string, facts: Facts): readonly Belief[] {
  return sentencesOf(text.replace(/\s+/g, " ")).flatMap((sentence) => {
    const units = ownUnitsSaid(sentence, facts);
    return units.length > 0 || believes(sentence, facts) ? [{ sentence, units }] : [];
  });
}

function believes(sentence: string, facts: Facts): boolean {
  if (facts.isMovement && overSaid.test(sentence)) return isOfNow(sentence, facts.season);
  if (supposing.test(sentence)) return false;
  if (isLaterSaid(sentence, facts.season)) return true;
  if (facts.isMovement && buildingNow.test(sentence)) return true;
  if (facts.isFirst && facts.isMovement && resultTold.test(sentence)) return true;
  return facts.isMovement && unitsThere(sentence, facts);
}

/** `Is the spring turn over?`, of the season that runs or a later one, or of the turn alone. */
export function asksIfPlayed(sentence: string, season: string): boolean {
  return sentence.includes("?") && overSaid.test(sentence) && isOfNow(sentence, season);
}

/** `El invierno ya llegó`, `so it's fall now`, in the spring. */
function isLaterSaid(sentence: string, season: string): boolean {
  const [, come = "", there = ""] = begunSaid.exec(sentence) ?? [];
  const named = `${come.split(" ")[0] ?? ""} ${there}`;
  const said = named.split(/[^\p{L}]+/u).flatMap((each) => seasonNamed(each) ?? []);
  return said.some((each) => "SFW".indexOf(each) > "SFW".indexOf(season));
}

function isOfNow(sentence: string, season: string): boolean {
  const named = sentence.split(/[^\p{L}]+/u).flatMap((each) => seasonNamed(each) ?? []);
  return named.every((each) => "SFW".indexOf(each) >= "SFW".indexOf(season));
}

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

const turn = wrapped`
  (?:
    ${Object.values(seasonNames).join("|")}|turn|move|round|phase|runde|zug|tour|turno|ronda|beurt
    |ronde
  )
`;
const over = wrapped`
  over|finished|done|played|processed|ended|run|vorbei|rum|gespielt|ausgewertet|zu ende|finie?
  |terminée?|jouée?|passée?|acabad[oa]|terminad[oa]|jug(?:ó|ado|ada)|pasad[oa]|finit[oa]
  |passat[oa]|giocat[oa]|terminat[oa]|voorbij|gespeeld|verwerkt|afgelopen
`;

/** `did the spring turn run?`, `ora che la primavera è finita`, `¿ya se jugó la primavera?` */
const overSaid = regex("iu")`
  (?<!
    (?:
      if|when|once|as soon as|dès que|en cuanto|appena|after|until|before|till|wenn|sobald|nach
      |bis|quand|après|avant|cuando|cuándo|hasta|quando|dopo|prima|als|zodra|wanneer|wann
    )\b[^.?!]{0,30}
  )(?:
    ${[
      wrapped`
      (?<!\p{L})(?:is|has|was|did|now that|ist|wurde|da|est|a|es|está|ha|è|è stata|is|now) (?:
        \p{L}+ |l['\u2019]
      ){0,3}${turn}(?: \p{L}+){0,3} (?:${over})
    `,
      wrapped`
      (?<!\p{L})${turn}(?: \p{L}+){0,2} (?:is|ist|est|a été|ha sido|se ha|è|is) (?:\p{L}+ ){0,2}
        (?:${over})
    `,
      `(?<!\\p{L})(?:ya se (?:jugó|ha jugado)|terminó|acabó|se jugó) (?:ya )?(?:la |el )?${turn}`,
    ].join("|")}
  )(?!\p{L})
`;

const season = Object.values(seasonNames).join("|");
const begunSaid = regex("iu")`
  (?<!\p{L})(?:
    (?=((?:${season}) [^.?!]*))(?:${season}) (?:\p{L}+ ){0,2}(?:
      has (?:come|begun|started|arrived)|is (?:here|upon us)|ist da|hat begonnen
      |est (?:là|arrivée?)|a commencé|llegó|ha llegado|comenzó|ha comenzado
      |è (?:arrivat[oa]|iniziat[oa]|cominciat[oa])|is (?:begonnen|aangebroken|er)
    )
    |(?:
      it['\u2019]?s|it is|now is|es ist|wir haben|c['\u2019]est|nous sommes en|estamos en|ya es
      |siamo in|è|het is
    ) (?:
      now |already |jetzt |schon |maintenant |déjà |ahora |ya |ora |già |nu |al |the |l['\u2019]
      |el )*((?:${season})(?= (?:now|already|jetzt|maintenant|ahora|ora|nu)|\W*$))
  )(?!\p{L})
`;

const supposing = new RegExp(
  word(
    wrapped`
      if|when|once|should|would|could|might|may|wants?|try|unless|suppose|assuming|will|next|later
      |wenn|falls|sobald|würde|könnte|wird|will|werde|si|quand|serait|pourrait|sera|cuando|podría
      |sería|será|se|quando|potrebbe|sarebbe|sarà|als|zodra|zou|zal|want
    `,
  ),
  "iu",
);

/** `We bounced`, `ich sehe, dass Wien nicht weggekommen ist`, `he visto que todo ha salido bien` */
const resultTold = new RegExp(
  [
    word(
      wrapped`
        (?:was|were|got|is|been) (?:repelled|repulsed|beaten back|dislodged|destroyed)|repelled
        |bounced|rimbalzat[oaie]|abgeprallt|rebondi|rebotado|rebotó|rebotaron|gestuit|gebotst
        |teruggestuiterd
      `,
    ),
    word(
      wrapped`
        (?:did|has) (?:it|that|this|my \p{L}+|everything|it all) (?:
          work(?:ed)?|succeed(?:ed)?|get in|get through|go through|make it
        )
        |(?:everything|it all) (?:went|worked|moved|got|arrived)
        |(?:hat|haben) (?:das|es|alles|mein\p{L}*) (?:\p{L}+ ){0,4}?(?:geklappt|gelungen)
        |zusammengestoßen|zusammengeprallt|collided
        |(?:ça|cela|tout) a(?:-t-(?:il|elle))? (?:bien )?(?:marché|réussi)
        |(?:ha|todo) (?:\p{L}+ )?(?:funcionado|salido bien)|ha funzionato
        |(?:is|heeft) (?:het|dat|alles) (?:\p{L}+ ){0,2}?(?:gelukt|gewerkt)
      `,
    ),
    wrapped`
      ${word("thanks|thank you|danke|merci|gracias|grazie|bedankt|dank je(?: wel)?")} (?:
        for|für|pour|por|per i|voor
      ) (?:the |die |les |los |de )?${word(wrapped`
        results|ergebnisse|résultats|resultados|risultati|uitslag(?:en)?
      `)}
    `,
    wrapped`
      ^\W*(?:\p{L}+[,!]? ){0,3}?${word(wrapped`
        i (?:can )?see|i saw|i notice|ich sehe|wie ich sehe|je vois|j['\u2019]ai vu|veo|he visto
        |vedo|ho visto|ik zie
      `)}
        [^.?!]*${word(
          wrapped`
        (?:
          did(?: not|n['\u2019]t)|has|have|failed|made it|went|took|worked|succeeded|arrived
          |reached|got
        )
        |(?:ist|sind|hat|haben) [^.?!]*(?:
          gekommen|geschafft|geklappt|angekommen|gelungen|gezogen|genommen
        )
        |(?:gekommen|geschafft|geklappt|angekommen|gelungen|gezogen|genommen) (?:ist|sind|hat|haben)
        |(?:a|ont|est|sont) (?:\p{L}+ )?(?:
          réussi|échoué|marché|allée?s?|partie?s?|prise?|arrivée?s?|passée?s?
        )
        |ha(?:n)? (?:\p{L}+ )?(?:salido|llegado|fallado|funcionado|entrado|tomado|ido)
        |(?:ha|è|sono|hanno) (?:\p{L}+ )?(?:
          riuscit[oaie]|fallit[oaie]|arrivat[oaie]|andat[oaie]|funzionato|pres[oaie]
        )
        |(?:is|zijn|heeft) (?:\p{L}+ )?(?:niet |wel )?(?:\p{L}+ )?
          (?:gekomen|gelukt|mislukt|aangekomen|gegaan|gekregen)
      `,
        )}
    `,
  ].join("|"),
  "iu",
);

const building = regex("iu")`
  ${word(
    wrapped`
      can|may|how many|what|where|could|kann|darf|wie viele|was|wo|puis-je|je peux|combien|puedo
      |cuánt[oa]s|posso|quant[ei]|kan|mag|hoeveel
    `,
  )}
    [^.?!]{0,30}${word(wrapped`
      builds?|make|raise|bauen?|construire|bâtir|construir|costruire|bouwen|maken|aufstellen
    `)}
`;
/** `So what can I build?`, `Mag ik nu nieuwe legers maken?` */
const buildingNow = regex("iu")`
  (?=.*${building.source})(?:
    .*${word("now|jetzt|nun|maintenant|ahora|adesso|ora|nu")}
    |^\W*(?:\p{L}+[,!]+ ?)*${word("so|also|alors|entonces|allora|dus")} )
`;

const unit = wrapped`
  army|armies|fleets?|boats?|ships?|units?|guys?|troops|armeen?|heer|truppen?|flotten?
  |einheit(?:en)?|schiff|armées?|flottes?|unités?|ejércitos?|tropas?|flotas?|barco|unidad(?:es)?
  |armat[ae]|esercit[oi]|flott[ae]|unità|legers?|vloot|vloten|eenheid
`;
const inPlace = wrapped`
  (?:
    (?:
      in|at|on|en|à|au|dans|de|d['\u2019]|auf|von|aus|nel|nella|a|di|del|della|van|uit|op|the|la
      |el|mar|il|l['\u2019]|het|der|dem
    ) ?
  ){1,3}$
`;
/** `my army in Bulgaria`, before the place. */
const unitIn = new RegExp(`(?<!\\p{L})(?:${unit}) ${inPlace}`, "iu");
const stands = wrapped`
  is|are|stands?|sits?|steht|ist|sitzt|stehen|sind|est|se trouve|sont|está|están|è|sta|sono
  |si trova|staat|staan|zit
`;
/** `My army is now in Bulgaria`, `meine Armee, die jetzt in Bulgarien`, `my army in Bulgaria` */
const own = regex("iu")`
  ${word(wrapped`
    my|our|meiner?|meinen?|unsere?|mon|ma|mes|notre|mi|mis|nuestr[oa]|mi[oa]|mijn|ons|onze
  `)} (?:${unit})
    ,?(?<way>
      (?: (?:
        ${stands}|which|that|now|currently|already|still|just|die|der|ja|doch|jetzt|nun|schon|que
        |qui|maintenant|déjà|ahora|ya|che|ora|già|adesso|nu|al|toch
      )){0,5}
    ) ${inPlace}
`;
const standing = new RegExp(word(stands), "iu");
const standsBehind = new RegExp(`^ (?:${stands})(?!\\p{L})`, "iu");
const sending = regex("iu")`
  (?<!\p{L})(?:
    put|place|want|get|bring|send|sending|move|moving|envoi\p{L}*|envoy\p{L}*|env\u00ed\p{L}*
    |mand\p{L}*|spost\p{L}*|mett\p{L}*|muev\p{L}*|mover|llev\p{L}*|schick\p{L}*|zieh\p{L}*
    |verleg\p{L}*|stur\p{L}*|stuur|zet|breng\p{L}*|quier\p{L}*|voudr\p{L}*|veux|vorre\p{L}*|voglio
    |wil|m\u00f6chte|build\p{L}*
  )(?!\p{L})
`;

const mine = regex("iu")`
  ^\W*(?:
    (?:is|are|ist|est|es|è|is|now|jetzt|nu|ahora|ora|maintenant|toch|wel|doch|really|bien) ){1,4}(?:
      mine|ours|meins|mein|unser|à moi|à nous|mí[oa]|nuestr[oa]|mi[oa]|nostr[oa]|van mij|van ons
    )(?!\p{L})
`;
const now = new RegExp(word("now|jetzt|nun|maintenant|ahora|ora|adesso|nu"), "iu");
const taken = regex("iu")`
  (?<!\p{L})(?:i|we) (?:(?:have|now|already|just) )*
    (?:took|taken|captured|conquered|won|got|grabbed|hold|own) (?:\p{L}+ )?$
  |(?<!\p{L})(?:ich|wir) hab(?:e|en)? (?:doch |ja |jetzt |nun |schon |also ){1,3}$
  |(?<!\p{L})(?:j['\u2019]ai|nous avons) (?:pris|conquis|occupé) (?:la |l['\u2019]|le )?$
  |(?<!\p{L})(?:he|hemos) (?:tomado|conquistado|ocupado) $
  |(?<!\p{L})(?:ho|abbiamo) (?:preso|conquistato|occupato) (?:la |l['\u2019]|il )?$
`;

/** Where the sentence has units of the writer's that are not there; what is said of nothing else may be an order. */
function ownUnitsSaid(sentence: string, { board, isHeld }: Standing): readonly ProvinceId[] {
  return mentionsIn(board, sentence).flatMap(({ at, from, to }) => {
    const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
    if (isHeld(at) || sending.test(before)) return [];
    // `My Burgundy army`
    if (possessive.test(before) && unitBehind.test(behind)) return [at];
    if (supposing.test(before)) return [];
    const way = own.exec(before)?.groups?.way;
    return way !== undefined && (saysItStands(way, behind) || goesOn.test(behind)) ? [at] : [];
  });
}

const possessive = /(?<!\p{L})(?:my|our|mijn|mein\p{L}*) (?:\p{L}+e[rn]? )?$/iu;
const unitBehind = /^ (?:army|fleet|boat|ship|unit|guy|troops)(?!\p{L})/iu;

function saysItStands(way: string, behind: string): boolean {
  return standing.test(way) || standsBehind.test(behind);
}

const goesOn = /\p{L}\W+\p{L}/u;

/** `Meine Armee steht ja jetzt in Serbien`, where none does: told, and no order. */
export function standsElsewhere(sentence: string, facts: Standing): boolean {
  const [mention, another] = mentionsIn(facts.board, sentence);
  if (mention === undefined || another !== undefined || sentence.includes("?")) return false;
  const way = own.exec(sentence.slice(0, mention.from))?.groups?.way;
  if (way === undefined || !saysItStands(way, sentence.slice(mention.to))) return false;
  return ownUnitsSaid(sentence, facts).length > 0;
}

function unitsThere(sentence: string, { board, aims, isFar }: Facts): boolean {
  return mentionsIn(board, sentence).some(({ at, from, to }) => {
    if (!isFar(at)) return false;
    const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
    // `Denmark is mine!` may be meant for a rival.
    const isOwned = mine.test(behind) && (sentence.includes("?") || now.test(sentence));
    if (isOwned || taken.test(before)) return true;
    const isOrder = sending.test(before) || orderedTo.test(before);
    return unitIn.test(before) && !isOrder && aims.includes(at);
  });
}

/** `Flotte au Portugal`, which is an order. */
const orderedTo = /(?<!\p{L})(?:à|aux?|en|dans|al?|alla)\s(?:la\s|l['\u2019])?$/iu;
