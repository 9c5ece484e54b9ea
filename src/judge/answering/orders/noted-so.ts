/**
 * `Serbia supports Albania to Greece, right?`: orders that somebody wants to be sure of, compared with those
 * that are noted.
 */

import {
  askedOfAbove,
  placesIn,
  powersIn,
  type ReadingContext,
  readOrders,
  typesNamed,
} from "../../../language/index.js";
import { provinceOf } from "../../../map/index.js";
import { notedSoText, notedWaitsText } from "../../../report/index.js";
import {
  legality,
  type Order,
  type PowerOrder,
  printOrder,
  type WrittenOrder,
} from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { answerLine, answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { ordersInMind } from "./own-orders.js";
import { numbered, readingContext } from "./readings.js";

/** What somebody wants to be sure of: the orders as they say them, and as they are noted. */
interface Check {
  readonly said: readonly string[];
  readonly noted: readonly string[];
  readonly isSo: boolean;
  /** `What have you got for Vienna?` is answered without a yes. */
  readonly isOpen?: boolean;
}

/** Says whether the orders stand as the sentence has them; false for any other sentence. */
export function tellsNoted(session: Session, sentence: string, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null) return false;
  const above = session.orders.given.size > 0 ? askedOfAbove(sentence) : null;
  if (above !== null) {
    answerPlainlyOnce(session, line, above);
    return true;
  }
  const check = checkOfOrders(session, sentence);
  if (check === null) return false;
  const { said, noted, isSo, isOpen } = check;
  answerLine(session, line, asNoted(session, speaker, isSo ? said : null, noted, isOpen));
  return true;
}

/** That these orders (null: others) are noted, or wait for a yes. */
export function asNoted(
  session: Session,
  speaker: Speaker,
  said: readonly string[] | null,
  noted: readonly string[] = [],
  isOpen = false,
): string {
  const { board, game, awaiting } = speaker.game;
  const context = readingContext({ board, game }, powerOf(speaker)!);
  const open = awaiting.map((each) => printOrder(asUnderstood(context, each)));
  const stage = stageFor(session, speaker);
  const shown = said ?? noted;
  return shown.some((each) => open.includes(each))
    ? notedWaitsText(...stage, shown)
    : notedSoText(...stage, said, noted, isOpen);
}

/** Does the sentence only want to be sure of orders? */
export function isCheckOfOrders(session: Session, sentence: string): boolean {
  return checkOfOrders(session, sentence) !== null;
}

/** `What have you got down for Vienna?`, `is my fleet still going to the Black Sea?` */
export function isAboutOwnOrder(session: Session, sentence: string): boolean {
  return checkOfPlace(session, sentence) !== null;
}

function checkOfPlace(session: Session, sentence: string): Check | null {
  const { speaker } = session.sender;
  if (speaker === null || !sentence.includes("?") || whyAsked.test(sentence)) return null;
  const isOpen = onFile.test(sentence);
  if (!isOpen && !stillBound.test(sentence)) return null;
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.phase.kind !== "M") return null;
  const places = placesIn(board, sentence);
  if (powersIn(board, sentence).some((each) => each !== power)) return null;
  const context = readingContext({ board, game }, power);
  const own = ordersInMind(speaker)
    .map((each) => asUnderstood(context, each))
    .filter((each) => each.kind !== "waive");
  const noted = own.map((order) => printOrder(order));
  const starts = places.filter((place) =>
    game.position.units.some((unit) => unit.power === power && provinceOf(unit.at) === place),
  );
  if (isOpen ? starts.length === 0 : places.length === 0) return null;
  const types = typesNamed(sentence);
  const goals = places.filter((place) => !starts.includes(place));
  const fitting = own.filter(
    (order) =>
      (order.unit.type === null || types.includes(order.unit.type)) &&
      (starts.length === 0 || starts.includes(provinceOf(order.unit.at))) &&
      (isOpen || (order.kind === "move" && goals.includes(provinceOf(order.to)))),
  );
  const said = fitting.map((order) => printOrder(order));
  return { said, noted, isSo: said.length > 0, isOpen };
}

const whyAsked =
  /^\W*(?:why|how come|warum|wieso|weshalb|pourquoi|por qu\u00e9|perch\u00e9|waarom)(?!\p{L})/iu;

/** What is noted for a place. */
const onFile = regex("iu")`
  (?<!\p{L})(?:
    (?:what|which orders?) (?:(?:have|do|did) you|you(?:['\u2019]ve| have))
      (?: (?:got|have|noted|put|written))*(?: down)? for
    |what (?:is|was|['\u2019]s) (?:down|noted|in|on file) for
    |what (?:is|was|were|are|['\u2019]s) my (?:orders?|moves?) for
    |what did i (?:put|order|send|say|write)(?: in| down)? for
    |was (?:hab(?:e|t|en)?|hast|steht|liegt) (?:ich |du |sie |ihr )?(?:\p{L}+ ){0,2}?
      (?:f\u00fcr|bei|zu)
    |wie (?:lautete?|war|ist) (?:mein|der) (?:befehl|zug) (?:f\u00fcr|von)
    |quel (?:est|\u00e9tait) mon (?:ordre|coup) pour|cu\u00e1l (?:es|era) mi (?:orden|jugada) para
    |qual (?:\u00e8|era) il mio ordine per|wat (?:is|was) mijn (?:order|bevel|zet) voor
    |qu(?:
      ['\u2019]as-tu|['\u2019]avez-vous|['\u2019]ai-je
      |['\u2019]est-ce que (?:vous avez|tu as|j['\u2019]ai)
    ) (?:\p{L}+ ){0,2}?pour
    |qu\u00e9 (?:tienes?|tengo|hay|he) (?:\p{L}+ ){0,2}?para
    |(?:che )?cosa (?:hai|ha|ho) (?:\p{L}+ ){0,2}?per
    |wat (?:heb|heeft|staat) (?:\p{L}+ ){0,3}?voor
  )(?!\p{L})
`;

/** That a unit of one's own goes somewhere is what the judge has. */
const stillBound = regex("iu")`
  (?<!\p{L})(?:
    (?:still|currently) (?:down|set|ordered|going|headed|heading|bound|due|moving|meant|supposed)
    |down (?:for|to go)
    |(?:geht|zieht|f\u00e4hrt|soll|steht) (?:mein\p{L}* |die |der )?(?:\p{L}+ ){0,3}?
      (?:(?:immer )?noch|weiterhin)
    |va (?:toujours|encore|ancora|sempre)|sigue(?:n)? (?:yendo|apuntad\p{L}*)|todav\u00eda va
    |(?:gaat|staat) (?:\p{L}+ ){0,3}?nog (?:steeds|altijd)
  )(?!\p{L})
`;

function checkOfOrders(session: Session, sentence: string): Check | null {
  const { speaker } = session.sender;
  const ofPlace = checkOfPlace(session, sentence);
  if (ofPlace !== null) return ofPlace;
  if (speaker === null || !sentence.includes("?") || !assured.test(sentence)) return null;
  const { board, game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return null;
  const context = readingContext({ board, game }, power);
  const own = ordersInMind(speaker).map((order) => asUnderstood(context, order));
  const noted = own.map((order) => printOrder(order));
  if (unchanged.test(sentence)) {
    const [place, another] = placesIn(board, sentence);
    const order = own.find((each) => each.kind !== "waive" && provinceOf(each.unit.at) === place);
    if (place === undefined || another !== undefined) return null;
    const said = order === undefined ? [] : [printOrder(order)];
    return { said, noted, isSo: order !== undefined };
  }
  const { readings, complaints } = readOrders(context, numbered([orderWords(sentence)]));
  if (readings.length === 0 || complaints.length > 0) return null;
  const said = readings.map(({ meant, order }) => meant ?? order);
  // A unit without an order holds anyway.
  const isOpen = (order: Order | WrittenOrder): boolean =>
    order.kind === "hold" &&
    !own.some((each) => each.kind !== "waive" && each.unit.at === order.unit.at);
  const those = said.filter((order) => noted.includes(printOrder(order)));
  const isSo = those.length > 0 && said.every((order) => those.includes(order) || isOpen(order));
  return isSo || asksOfRecord.test(sentence)
    ? { said: said.map((order) => printOrder(order)), noted, isSo }
    : null;
}

function orderWords(sentence: string): string {
  return [assured, denied, sent, sent, lead, idle].reduce(
    (text, words) => text.replace(words, ""),
    sentence,
  );
}

/** The order with what its writer left out: `BUD - SER` is one of an army. */
function asUnderstood(
  { board, rulebook, phase, position }: ReadingContext,
  order: PowerOrder,
): Order | WrittenOrder {
  const read = legality(board, rulebook, phase, position, order);
  return read.kind === "legal" ? read.order : order.order;
}

/** `I sent F KIE - DEN, did that arrive?` */
const arrived = wrapped`
  (?:did|has|have|was|were) (?:that|this|it|they|these|those|you) (?:ever |all )?(?:
    arrived?|(?:get|got|gotten|come|came|gone) (?:there|through|in|it|that|them)|reach(?:ed)? you
    |received?(?: (?:it|that|them))?
  )
  |(?:ist|sind|kam(?:en)?|hast du|haben sie|habt ihr) (?:das|die|es|er|sie) (?:\p{L}+ ){0,3}?(?:
      angekommen|eingegangen|da|an|bekommen|erhalten|gekriegt
    )
  |(?:est-ce (?:que c['\u2019]est )?|c['\u2019]est |elle est |il est )(?:bien )?arriv\u00e9e?
  |l['\u2019](?:as-tu|avez-vous|as tu) (?:bien )?re\u00e7ue?
  |(?:ha )?lleg(?:\u00f3|ado|aron)|(?:lo|la|las|los) (?:recibiste|recibisteis|ha recibido|has recibido)
  |(?:\u00e8|sono) arrivat[oaie]|l['\u2019](?:hai|ha|avete) ricevut[oa]
  |(?:is|zijn) (?:dat|die|het|ze) (?:\p{L}+ ){0,2}?(?:aangekomen|binnen)
  |heb je (?:dat|het|die|ze) (?:ontvangen|gekregen)
`;

/** `Vienna stays the same`: with what was noted for it before. */
export function staysAsNoted(sentence: string): boolean {
  return unchanged.test(sentence);
}

const unchanged = regex("iu")`
  (?<!\p{L})(?:
    (?:stays?|is|remains?|still|keeps?)(?: \p{L}+)? (?:
      the same|unchanged|as (?:it was|before|i said)
    )
    |(?:bleibt|ist)(?: \p{L}+)? (?:gleich|dabei|wie (?:vorher|gehabt|gesagt)|unver\u00e4ndert)
    |(?:reste|est)(?: \p{L}+)? (?:pareil|inchang\u00e9e?|la m\u00eame chose|comme avant)
    |(?:sigue|queda|est\u00e1|esta) igual
    |(?:resta|rimane) (?:uguale|com['\u2019]era|lo stesso|come prima)
    |blijft (?:hetzelfde|gelijk|zo|zoals het was)
  )(?!\p{L})
`;

const sent = regex("iu")`
  ^\W*(?:i(?:['\u2019]ve| have)?|ich (?:hab(?:e)?|hatte)|j['\u2019]ai|he|ho|ik heb)\s(?:
    (?:just|already|earlier|sent|mailed|vorhin|gestern|eben|gerade|schon|heute|d\u00e9j\u00e0|envoy\u00e9|hier|ya
      |enviado|mandado|ayer|gi\u00e0|mandato|inviato|ieri|al|net|gisteren|zojuist|in|you|the order|den befehl
    )\s
  )*
  |\s(?:geschickt|gesendet|gemailt|geschrieben|gestuurd|gestern|vorhin|earlier|yesterday|this morning|just now)(?=\s*$)
`;

/** What is asked is what the judge has, not whether it could be. */
const asksOfRecord = regex("iu")`
  ^\W*(?:(?:so|and|just|ok|okay|to be sure|checking)[\s,:]+)*(?:i|you|we|my orders) (?:
    have|has|had|sent|ordered|wrote|gave|are
  )(?!\p{L})
  |${arrived}
  |(?:did|do|have) (?:i|you) (?:get|got|have)|what (?:you have|i (?:sent|ordered|wrote))
`;

const assured = regex("iu")`
  [\s,;:.?]+(?:
    (?:is|isn['\u2019]t|was) (?:that|this|it) (?:
      right|correct|so|it|true|what you have|how you have it|what i (?:sent|ordered|wrote)
    )
    |(?:did|do|have) (?:i|you) (?:get|got|have) (?:that|this|it|them) (?:all )?
      (?:right|correct(?:ly)?|so|down)
    |(?:that['\u2019]s |that is |am i )?(?:right|correct|yes|no)
    |(?:ist )?(?:das )?(?:so )?(?:
      richtig|korrekt|stimmt(?:['\u2019]?s)?(?: das)?(?: so)?|oder|ja|nicht wahr|gell
    )
    |c['\u2019]est (?:bien )?(?:\u00e7a|cela|juste|correct|bon)|n['\u2019]est-ce pas|non|oui
    |verdad|correcto|es (?:as\u00ed|correcto)|s\u00ed|vero|giusto
    |\u00e8 (?:cos\u00ec|giusto|corretto)|s\u00ec|toch|klopt dat|klopt|${arrived}
  )\s*\?+\s*$
`;

/** `... and not the other way round` */
const denied = regex("iu")`
  [\s,;]+(?:and |und |et |y |e |en )?(?:
    not (?:the other way (?:a?round)?|vice versa)|nicht (?:umgekehrt|andersherum)
    |(?:et )?pas (?:l['\u2019]inverse|le contraire)|no al rev\u00e9s
    |non (?:il contrario|viceversa)|niet andersom
  )
`;

const lead = regex("iu")`
  ^\W*(?:
    [^:.?!,]{0,60}:\s+
    |(?:
      so|also|and|ok|okay|(?:i|you|we) (?:have|sent|ordered|wrote|gave)(?: you)?|my orders are
      |just to be sure|to be sure|i want to be sure(?: that)?|just checking|nur zur sicherheit
      |also|alors|donc|bon|entonces|as\u00ed que|allora|quindi|dus
    )[\s,]+
  )*
`;

/** Words that only stress what is said. */
const idle =
  /(?<!\p{L})(?:bien|schon|ja|doch|still|indeed|really|wirklich|noch|also)\s+(?=\p{L})/giu;
