/**
 * `Which of my home cities are free?`, `how many fleets has England?`: questions for a list or a number of units
 * or supply centers. Each word of such a question is known; with any other word it asks something else.
 */
import type { Board, PowerId } from "../../../map/index.js";
import { wrapped } from "../../../util/index.js";
import { powersIn } from "../../names/mentions.js";
import { inFull, isAsking, plainWords } from "../question-words.js";
import { courteous, idle, nearWords, ownWords, partsIn, wordsOf } from "./closed.js";

/** What is to be listed: units of a kind, home or other centers and whether they are free, or centers of nobody. */
export interface Listing {
  readonly of: "units" | "armies" | "fleets" | "homes" | "centers" | "neutral";
  /** Whose: of these powers, or of whoever asks; of everybody where neither is said. */
  readonly powers: readonly PowerId[];
  readonly isOwn: boolean;
  /** Whether only those are meant that the asker's units can reach. */
  readonly isNear: boolean;
}

type Part =
  | "which"
  | "many"
  | "home"
  | "center"
  | "unit"
  | Kind
  | "neutral"
  | "free"
  | "near"
  | "own"
  | "idle";
type Kind = "army" | "fleet";

/** The words of each part in plain words; what stands first is looked for first. */
const parts: readonly (readonly [Part, RegExp])[] = (
  [
    ["idle", courteous],
    // The list says it.
    [
      "idle",
      wrapped`
      (?:and )?where (?:are they|is it|they are)(?: all)?|(?:und )?wo (?:stehen|sind|liegen) sie
      |(?:et )?ou (?:sont|se trouvent) (?:ils|elles)
      |(?:y )?donde est(?:an|a)(?: todas?| todos?)?
      |(?:e )?dove (?:sono|si trovano|stanno)|(?:en )?waar (?:staan|zijn) ze
    `,
    ],
    [
      "idle",
      wrapped`
      (?:by|before|until) (?:the )?(?:fall|autumn|winter)|this year|bis (?:zum )?(?:herbst|winter)
      |dieses jahr|d ici (?:l automne|l hiver)|cette annee|antes del? (?:otono|invierno)|este ano
      |(?:entro|per) l (?:autunno|inverno)|quest anno|voor de (?:herfst|winter)|dit jaar
      |(?:dann )?(?:noch )?eine frage|(?:another|one more|a) question|lie|lies|remain|liegen|liegt
      |se trouvent|restent|quedan|estan|restano|si trovano|liggen|blijven
    `,
    ],
    [
      "many",
      wrapped`
      how many|number of|wie ?viele?|anzahl der|combien(?: d| de)?|nombre d[e ]|cuant[oa]s|quant[ei]
      |hoeveel
    `,
    ],
    [
      "neutral",
      wrapped`
      (?:still )?(?:belongs? to|owned by|held by) (?:no ?body|no one|none)
      |(?:gehoren|gehort) (?:\w+ )?(?:niemande?m?|keinem)|(?:niemande?m?|keinem) (?:gehoren|gehort)
      |(?:n )?appartien\w+ (?:\w+ )?a personne
      |a personne|(?:no )?(?:son|pertenecen) (?:\w+ )?de nadie|de nadie
      |(?:non )?(?:sono|appartengono) (?:\w+ )?(?:di|a) nessuno|di nessuno|van niemand
      |neutral\w*|neutre?s?|neutri|neutraal|neutrale|unowned|unclaimed|ownerless|herrenlos\w*
      |not owned|without (?:an )?owner
    `,
    ],
    [
      "near",
      wrapped`
      ${nearWords}
      |(?:can|could|do) (?:i|we|my \w+) (?:reach|get to|go to|take)|reachable
      |erreichbar\w*|(?:kann|konnte) ich \w* ?erreichen
      |(?:die |that |which |que |che )?(?:ich|i|je|yo|io) (?:\w+ ){0,3}?(?:erreichen|reach|get|take)
        (?: (?:kann|konnte|could))?
      |(?:can|could|might) (?:i|we) (?:get|grab|have)
      |(?:puis|pourrais) je (?:atteindre|prendre)|(?:puedo|podria) (?:alcanzar|tomar)
      |(?:posso|potrei) (?:raggiungere|prendere)|kan ik (?:\w+ )?(?:bereiken|halen)
      |erreichen|bei mir|puedo alcanzar|raggiungibili|posso raggiungere|bereikbaar|bij mij
    `,
    ],
    [
      "home",
      wrapped`
      home|heimat|heim|de depart|d origine|nationa(?:l|ux|les?)|nacional(?:es)?
      |de origen|iniciales|di partenza|d origine|di casa|nazionali|thuis
    `,
    ],
    [
      "center",
      wrapped`
      (?:supply |build )?(?:cent(?:er|re)s?|depots?)|scs?|cities|city|towns?|dots?|versorgungszentr\w+
      |zentr(?:um|en)|vzs?|stadte?|stadt|centres? (?:de ravitaillement)|villes?
      |centros?(?: de (?:suministro|abastecimiento))?|ciudad(?:es)?
      |centri(?: di (?:rifornimento|approvvigionamento))?|citta|(?:bevoorradings)?centra|steden
    `,
    ],
    [
      "unit",
      wrapped`
      units?|pieces?|counters?|figuren|einheit(?:en)?|unites?|pions?|unidad(?:es)?|piezas?|fichas?
      |unita|pezzi|eenhe(?:id|den)|stukken
    `,
    ],
    ["army", "arm(?:y|ies)|armeen?|heere?|armees?|ejercitos?|armat[ae]|esercit[io]|legers?"],
    [
      "fleet",
      "fleets?|ships?|boats?|flotten?|schiffe?|flottes?|bateaux?|flotas?|barcos?|navi|vlo(?:ot|ten)|schepen",
    ],
    [
      "free",
      wrapped`
      (?:not|un) ?(?:occupied|guarded|defended|manned)|free|empty|vacant|open
      |un(?:besetzt|bewacht)\w*|nicht besetzt|frei\w*|leer\w*|inoccupe\w*|pas occupe\w*|libres?
      |vides?|vaci[oa]s?|desocupad[oa]s?|liber[oiae]|vuot[oiae]|non occupat[oiae]|onbezet\w*|vrij
      |leeg|lege|vrije
      |(?:where |in which )?(?:nobody|no one|niemand|personne|nadie|nessuno) (?:is|stands|steht|est|esta)
      |occupied|taken|besetzt\w*|occupee?s?|ocupad[oa]s?|occupat[oiae]|bezet\w*
    `,
    ],
    ["own", ownWords],
    [
      "which",
      wrapped`
      which(?: ones?)?|what|whats|list|name|welche[rsnm]?|was|quel(?:le)?s?|lesquel(?:le)?s|cual(?:es)?
      |que|qual[ei]?|che|cosa|welke|wat
    `,
    ],
    ["idle", idle],
  ] as const
).map(([part, words]) => [part, wordsOf(words)]);

/** `Heimatzentren` */
const joined = /\b(?:heimat|heim|thuis)(?=zentr|cent)/g;

/** The list or number that a question asks for; null where it asks anything else. */
export function listingAsked(board: Board, sentence: string): Listing | null {
  const plain = inFull(plainWords(sentence)).replace(joined, "$& ");
  const found = isAsking(plain, sentence)
    ? partsIn(parts, plain, (word) => powersIn(board, word).length > 0)
    : null;
  if (found === null || !(found.has("which") || found.has("many"))) return null;
  const powers = powersIn(board, sentence);
  const isOwn = found.has("own") && !found.has("near") && powers.length === 0;
  const isOfUnits = found.has("unit") || found.has("army") || found.has("fleet");
  // `Which neutral ones lie near me?`
  const isOfNobody = found.has("neutral") || (found.has("free") && found.has("near"));
  const isOfCenters = found.has("center") || (isOfNobody && !isOfUnits);
  if (isOfCenters === isOfUnits) return null;
  const of = isOfUnits
    ? unitsMeant(found, isOwn || powers.length > 0)
    : centersMeant(found, isOwn || powers.length > 0);
  return of === null
    ? null
    : {
        of,
        powers,
        isOwn: isOwn || (of === "homes" && powers.length === 0),
        isNear: found.has("near"),
      };
}

function unitsMeant(found: ReadonlySet<Part>, isOfSome: boolean): Listing["of"] | null {
  const isOfKind = found.has("army") !== found.has("fleet");
  const isNarrow = isOfKind ? found.has("many") || isOfSome : found.has("many") && isOfSome;
  if (!isNarrow || elsewhere.some((part) => found.has(part))) return null;
  return isOfKind ? (found.has("army") ? "armies" : "fleets") : "units";
}

const elsewhere: readonly Part[] = ["near", "free", "neutral", "home"];

/** `How many centers have I?` is asked in many other words, too. */
function centersMeant(found: ReadonlySet<Part>, isOfSome: boolean): Listing["of"] | null {
  if (found.has("home")) return "homes";
  if (found.has("free") && isOfSome) return "centers";
  return found.has("neutral") || found.has("free") ? "neutral" : null;
}
