/** What stands in the sentence before a request, or right before it, and belongs to it. */
import {
  conditionalSaid,
  isWanting,
  joinsIn,
  placesIn,
  readQuestion,
} from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { mayOrderUnits } from "../ordering/orders-in.js";
import { hasOrders } from "../parted/behind-message.js";
import { lastNamed } from "../readers/last-named.js";
import type { Part } from "../words/sentences-in.js";

interface Request {
  /** What is told stands before it. */
  readonly isPointed: boolean;
  /** It names its reader no more than by `him`. */
  readonly isOfHimAlone: boolean;
}

/** Does the part ahead of a request only lead to it? */
export function leadsIn(
  speaker: Speaker,
  words: string,
  ahead: Part,
  { isPointed, isOfHimAlone }: Request,
): boolean {
  return (
    isIdle(speaker, words, ahead) ||
    (isPointed && !hasOrders(speaker, inOneLine(ahead.said))) ||
    (isOfHimAlone && isOnlyOfHim(speaker, ahead.said))
  );
}

const fewest = 2;

/**
 * `Bevor ich mich entscheide: sag ...`, `Dear judge, would you ...`: what stands in the sentence before it and
 * wants nothing.
 */
function isIdle(speaker: Speaker, words: string, { said, from, to }: Part): boolean {
  const clause = inOneLine(words.slice(from, to)).trim();
  if (announces.test(clause) && !hasOrders(speaker, clause)) return true;
  if (/[.?!\n]["\u201c\u201d\u00bb)]*\s*$/.test(said)) return false;
  if (clause.split(/\s+/).length <= fewest && !/^(?:i|ich|je|yo|io|ik)\s/iu.test(clause))
    return true;
  if (isWanting(clause) || joinsIn(clause) || readQuestion(clause) !== null) return false;
  return placesIn(speaker.game.board, clause).length === 0 && !hasOrders(speaker, clause);
}

/** `Two messages to be passed on, please.` */
const announces = regex("iu")`
  ^[^:]{0,40}(?<!\p{L})(?:
    two|three|2|3|some|a few|a couple of|these|zwei|drei|einige|ein paar|folgende|deux|trois
    |quelques|dos|tres|unos|due|tre|alcuni|twee|drie|enkele
  ) (?:\p{L}+ )?(?:
    messages?|msgs?|notes|letters|nachrichten|mitteilungen|botschaften|briefe|mots|lettres
    |mensajes|recados|messaggi|lettere|cose|bericht(?:en|jes)|brieven
  )(?!\p{L})[^:]{0,60}$
  |^[^:]{0,40}(?<!\p{L})(?:
    (?:pass|send|forward|relay|deliver|hand|convey) (?:on )?(?:
      these|this|them|the following|something|a (?:quick |short |little )?(?:message|word|note|line)
    )
    |(?:transmettre|faire (?:suivre|passer)|passer) (?:
      ceci|cela|ces|quelque chose|une? (?:petit )?(?:message|mot|chose)
    )
    |(?:das|dies\p{L}*|folgende\p{L}*) (?:bitte )?weiter\p{L}+|dit (?:even )?door\p{L}+
    |(?:etwas|was|eine (?:kurze )?nachricht) (?:
      weiter\p{L}+|ausrichten|\u00fcbermitteln|\u00fcberbringen
    )
    |(?:pasar|transmitir|mandar|enviar|dar) (?:algo|un (?:mensaje|recado))
    |(?:riferire|inoltrare|mandare|passare|trasmettere) (?:qualcosa|un messaggio)
    |(?:iets|een bericht(?:je)?) (?:door\p{L}+|overbrengen)
    |(?:an?|einen|une?|een) (?:\p{L}+ )?(?:favou?r|gefallen|favore|service|plezier)
  )(?!\p{L})[^:]{0,30}$
`;

/** `If he attacks me, tell Russia ...`, `if not, tell him ...`: nothing is told unless the writer says so once more. */
export function isCondition({ said }: Part, next: Part | undefined): boolean {
  if (next?.isCut !== true) return false;
  const clause = inOneLine(said).trim();
  return otherwise.test(clause) || conditionalSaid(clause) !== null;
}

const otherwise = regex("iu")`
  ^\W*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)[ ,]+)*(?:
    if (?:so|not|yes|no)|otherwise|(?:wenn|falls) (?:ja|nicht|nein)|sonst|ansonsten|si (?:oui|non)|sinon
    |si (?:s\u00ed|no)|de lo contrario|se (?:s\u00ec|no)|altrimenti|(?:zo|als) (?:ja|niet)|anders
  )(?:,? (?:then|please|pls|dann|bitte|alors|entonces|allora|dan))*\W*$
`;

/** `England is so dramatic. Tell him ...`: what only says of whom the message speaks. */
function isOnlyOfHim(speaker: Speaker, said: string): boolean {
  return (
    !said.includes("?") &&
    lastNamed(speaker, said) !== null &&
    !hasOrders(speaker, said) &&
    !mayOrderUnits(speaker, said) &&
    readQuestion(said) === null
  );
}
