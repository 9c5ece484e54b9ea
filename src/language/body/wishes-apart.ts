/**
 * Several wishes in one sentence of a GM: `Give Turkey to carol@example.net, and give everybody two days more`. Each is
 * read by itself, so that none is lost behind another.
 */

import { regex, wrapped } from "../../util/index.js";
import { commandSaid } from "../commands/command-said.js";
import { sentencesOf } from "../text/sentences.js";
import { gmWishesIn } from "../wishes/read-wishes.js";
import { restUntil } from "../wishes/running/rest-until.js";
import { onlyTellsAll } from "../wishes/running/tells-all.js";
import { setUpsSaid } from "./settings-said.js";

const courtesy = wrapped`
  (?:
    (?:
      please|pls|plz|kindly|be so (?:kind|good) as to
      |(?:i(?:['\u2019]d| would| should)? be|i am) (?:most |very )?(?:grateful|obliged|glad) if you (?:
        could|would
      )
      |also|then|just|maybe|ok|okay|actually|sorry|no|oops|bitte|dann|auch|noch|puis|aussi|luego|también|poi|anche
      |(?:can|could|would|will) (?:you|u)|i(?:['\u2019]d| would) like (?:you )?to
      |i want (?:you )?to|kannst du|könntest du|können sie|peux-tu|pouvez-vous|pourriez-vous
      |puedes|puoi
    )[, ]+
  )*
`;

/** What a GM wants done, at the head of a clause. */
const verb = wrapped`
  (?:
    give|grant|allow|let|tell|inform|notify|announce|remind|nudge|ping|poke|chase|nag|bug|prod|pester|show|send|list
    |extend|lengthen|postpone|push|move|delay|shift|set|change|make|put|pause|suspend|freeze
    |resume|unpause|stop|end|close|cancel|terminate|abandon|process|run|roll|undo|begin|open
    |replace|swap|kick|boot|throw|remove|eject|expel|drop|ban|invite|add|accept|approve|admit
    |reject|turn|switch|keep|lift|lower|raise|reduce|shorten|skip
    |(?:
      gib|gebt|geben|sag|sage|sagt|schreibe?|teile?|erinnere?|zeige?|schicke?|verschiebe?|verlängere?|setze?
      |stelle?|ändere?|mache?|unterbrich|pausiere?|brich|beende|werte|ersetze?|tausche?|wirf
      |schmeiß|entferne?|lade?|füge?|lass|lasst|starte?|schalte?|streiche?|hebe?|nimm|donne[rz]?
      |dis|dites|préviens|rappelle[rz]?|montre[rz]?|envoie|envoyez|repousse[rz]?|prolonge[rz]?
      |mets|mettez|arrête[rz]?|reprends|remplace[rz]?|retire[rz]?|invite[rz]?|ajoute[rz]?|dale
      |dales|diles?|av[ií]sa(?:les?)?|recu[eé]rda(?:les?)?|muestra|envía|aplaza|prorroga|pon|para
      |reanuda|sustituye|quita|invita|añade|dai|dì|avvisa|ricorda|mostra|manda|rimanda|sposta
      |metti|ferma|riprendi|sostituisci|togli|aggiungi|ricorda(?:gli|le)|digli|spiega|geef|zeg
      |vertel|laat|herinner|toon|stuur|verschuif|verzet|verleng|verkort|zet|maak|pauzeer|vervang
      |schrap|nodig
    )
  )(?![\p{L}'\u2019])
`;

/** What is to hold for good begins a wish of its own. */
const standing = wrapped`
  (?:
    from (?:now|here|then) on|in (?:the )?future|ab (?:jetzt|sofort)|von (?:nun|jetzt) an|künftig
    |désormais|dorénavant|à partir de maintenant|de ahora en adelante|d['\u2019]ora in poi
    |voortaan|vanaf nu
  )(?!\p{L})
`;

/** `And this turn gets an extra day`, beside what is to hold for good. */
const ofThisTurn = wrapped`
  (?:
    (?:this|the (?:current|present)) (?:turn|phase|one|round|season)|diese[rnm]? (?:runde|zug|phase|z\u00fcge)
    |(?:ce tour|cette phase)|(?:este turno|esta fase)|(?:questo turno|questa fase)|deze (?:beurt|ronde|fase)
  )(?!\p{L})
`;
const timed = regex("iu")`
  (?<!\p{L})(?:
    days?|hours?|weeks?|tage?n?|stunden?|wochen?|jours?|heures?|semaines?|d\u00edas?|horas?|semanas?|giorn[oi]
    |or[ae]|settiman[ae]|dag(?:en)?|uur|uren|we(?:ek|ken)|\d+h
  )(?!\p{L})
`;
const forGood = new RegExp(standing, "iu");

const joint = regex("giu")`
  (?:
    (?<=\p{L}{2})[.!]\s+|[,;]\s+(?:(?:and|but|then|und|et|y|e|en|ma|aber|mais|pero|maar)\s+)?
    |\s+(?:and|und|et|y|e|en(?! pause)|&|\+)\s+|\s+[-\u2013\u2014]+\s+
  )(?=${courtesy}(?:${verb}|${standing}|${ofThisTurn}))
`;
const wishing = regex("iu")`
  (?:^\W*|[,;:.]\s+|\b(?:and|so|und)\s+)${courtesy}(?:
    ${verb}
    |(?:find|look|search|seek|get|take|such|suche|sucht|finde|cherche|trouve|busca|cerca|trova|zoek|vind)
      (?!\p{L})
  )
`;

/** `Tell them that`, whose words may hold any verb. */
const telling = regex("iu")`
  ^\W*${courtesy}(?:
    tell(?! (?:me|us)\b)|inform|notify|announce|let\b.*\bknow|write
    |send (?:a|this|the) (?:message|note)|sag|sage|sagt|teile?|schreib\p{L}*|dis|dites|préviens
    |diles|avisa|dì|avvisa
  )(?!\p{L})
`;

/** `..., und schreib allen, dass ich krank war`: a message to all, whatever stands before it. */
const tellsAllThat = regex("iu")`
  ^\W*(?:please |also |bitte )*(?:
    tell|inform|let|write|sage?|schreibe?|dis|dites|diles?|di|d\u00ec|zeg|vertel
  )(?!\p{L})[^:",]{0,30}?(?<!\p{L})(?:
    every(?:one|body)|all|them|allen|alle|tout le monde|tous|todos|tutti|iedereen|allemaal
  )(?: know)?,? (?:that|dass|da\u00df|que|che|dat)(?!\p{L})
`;

const longest = 400;

/** The wishes of a line, with what is told beside each; sentences that hold one stay together. */
export function wishesApart(line: string): readonly string[] {
  return line.length > longest ? [line] : inList(line).flatMap(wishesIn);
}

function wishesIn(line: string): readonly string[] {
  const parts: string[] = [];
  let isWhole = false;
  for (const sentence of sentencesOf(line)) {
    const clauses = restUntil(sentence) === null ? clausesOf(sentence) : [sentence];
    if (clauses.length > 1 || !isWhole) parts.push(...clauses);
    else parts.push(`${parts.pop()}${sentence}`);
    isWhole = clauses.length === 1;
  }
  return parts;
}

/** `Three things: 1) deadline to Saturday 2) no more grace`: each is a line of its own. */
function inList(line: string): readonly string[] {
  const parts = line.split(/(?:^|\s)\d{1,2}\)\s+(?=\p{L})/u).filter((each) => /\p{L}/u.test(each));
  return parts.length > 2 || (parts.length > 1 && /^\s*\d/.test(line)) ? parts : [line];
}

/** `Could you pause the game and tell everybody that I am ill?`: the sign belongs to the request, and to no message. */
function clausesOf(sentence: string): readonly string[] {
  const parts = partsOf(sentence);
  const isRequest = request.test(sentence) && parts.length > 1;
  return isRequest ? parts.map((each) => each.replace(/\?+\s*$/, "")) : parts;
}

/** `Die Frist auf Sonntag verschieben und die Nachfrist abschaffen`: in German the verbs stand at the end. */
const infinitives = regex("iu")`
  ^(.*\p{L}{3,}(?:en|ern|eln)) und (
    (?:(?:bitte|dann|auch) )*(?:die|den|das|dem|der|allen|alle|keine?n?) .*\p{L}{3,}(?:en|ern|eln)
      [.!\s]*
  )$
`;

const request = regex("iu")`
  ^\W*(?:(?:hi|hello|and|also|please)[, ]+)*(?:
    can|could|would|will|kannst|könntest|können|könnten|würdest|peux|pouvez|pourr\p{L}*|puedes?
    |podrías?|puoi|potresti
  )(?!\p{L})
`;

function partsOf(sentence: string): readonly string[] {
  const two = infinitives.exec(sentence)?.slice(1);
  if (two !== undefined) return two;
  for (const { index, 0: word } of sentence.matchAll(joint)) {
    const [first, rest] = [sentence.slice(0, index), sentence.slice(index + word.length)];
    // All letters tell of it anyway.
    if (onlyTellsAll(rest) && wishing.test(first)) return [first];
    const isNext =
      /^[.!]/.test(word) ||
      wishing.test(first) ||
      tellsAllThat.test(rest) ||
      (politely.test(rest) && setUpsSaid(rest).length > 0) ||
      isOfAnother(first, rest);
    if (isNext && (!telling.test(first) || isForJudge(rest))) return [first, ...partsOf(rest)];
  }
  return [sentence];
}

/** `Nobody may write anonymously and please nag people`: what is asked for behind what is only said. */
const politely = regex("iu")`
  ^(?:please|pls|plz|bitte|s['\u2019]il (?:te|vous) pla\u00eet|por favor|per favore|alsjeblieft|alstublieft)(?!\p{L})
`;

/** `Four days from now on, and this turn gets one more`: two spans of time, one for good and one for now. */
function isOfAnother(first: string, rest: string): boolean {
  return timed.test(first) && timed.test(rest) && forGood.test(first) !== forGood.test(rest);
}

/** Words behind a message that can only be for the judge. */
function isForJudge(clause: string): boolean {
  const said = clause.replace(/^(?:and|und) |\?+\s*$/gi, "");
  return commandSaid(said) !== null || gmWishesIn(said) !== null;
}
