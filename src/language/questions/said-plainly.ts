/**
 * Questions whose words leave no doubt, though others in much the same words ask something else: they are read ahead of
 * what was learned.
 */
import type { Intent } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";

/** What is asked so; null for all else. */
export function askedPlainly(sentence: string): Intent | null {
  const plain = inFull(plainWords(sentence));
  return plainly.find(([words]) => words.every((each) => each.test(plain)))?.[1] ?? null;
}

/** `What happens if` */
const happens =
  /\b(?:what (?:happens|then|if|becomes|will happen|would happen)|was (?:passiert|geschieht|ist|wird)|que se passe|qu arrive|que pasa(?:ria)?|cosa (?:succede|accade)|che succede|wat gebeurt)\b/;

/** `Turkey does not answer`, whoever that is. */
const othersSilent = new RegExp(
  `\\b(?:${[
    "(?:if|when) (?!i |we |you |nobody |everybody |the (?:game|deadline|map|letter))(?:\\w+ ){1,4}?(?:doesn t|does not|don t|do not|dont|doesnt|never|won t|will not|fails to|stops|forgets to) (?:\\w+ )?(?:answer\\w*|reply\\w*|respond\\w*|writ\\w+|send\\w*|order\\w*|submit\\w*|mov\\w+|show up)",
    "(?:wenn|falls) (?!ich |wir )(?:\\w+ ){1,4}?(?:nicht|nichts|nie) (?:\\w+ )?(?:antwortet|schreibt|schickt|abgibt|zieht|reagiert)",
    "(?:si|s il|s elle) (?!je |j |nous )(?:\\w+ ){0,3}?(?:ne |n )?(?:repond|envoie|ecrit|joue|donne) (?:pas|rien|jamais)|si (?:\\w+ ){1,3}?no (?:contesta|responde|envia|escribe|manda)|se (?:\\w+ ){1,3}?non (?:risponde|manda|invia|scrive)",
  ].join("|")})\\b`,
);

/** `Which year is it?`: the phase, and until when it lasts. */
const whichPhase = new RegExp(
  `\\b(?:${[
    "(?:what|which) (?:(?:game )?year|season|turn|phase|round)(?: (?:and|or) (?:\\w+ )?(?:year|season|turn|phase|round))? (?:is (?:it|this|on|running)|are we|do we have|have we got|is being played)",
    "welche[srn]? (?:jahr|phase|runde|saison|jahreszeit) (?:haben wir|ist|lauft|sind wir|spielen wir)",
    "quelle (?:annee|saison|phase) (?:sommes nous|est ce|est on|on est|en est on)|on est en quelle (?:annee|saison|phase)",
    "(?:en )?que (?:ano|fase|turno|temporada|estacion) (?:estamos|vamos|es)|(?:in )?(?:che|quale) (?:anno|fase|turno|stagione) (?:siamo|e)|welk (?:jaar|seizoen) (?:is|zijn)",
  ].join("|")})\\b`,
);

const changes =
  /\b(?:change|undo|alter|withdraw|take back|take it back|reverse|revoke|switch|andern|zuruck\w*|changer|modifier|retirer|cambiar|retirar|cambiare|ritirare|wijzigen|veranderen)\b/;
const votes =
  /\b(?:my|a|the|our|one s|meine|mon|mi|mio|mijn) (?:\w+ )?(?:votes?|stimme|vote|voix|voto|stem)\b/;

const plainly: readonly (readonly [readonly RegExp[], Intent])[] = [
  [[happens, othersSilent], "missed"],
  [[whichPhase], "deadline"],
  [
    [
      changes,
      votes,
      /\b(?:can|could|may|possible|able|how|kann|wie|puis|peut|comment|puedo|como|posso|come|kan|hoe)\b/,
    ],
    "draw",
  ],
];
