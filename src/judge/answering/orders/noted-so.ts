/** `Serbia supports Albania to Greece, right?`: orders that somebody wants to be sure of, compared with those that are noted. */
import { memberById } from "../../../game/index.js";
import { readOrders } from "../../../language/index.js";
import { notedSoText } from "../../../report/index.js";
import { printOrder } from "../../../rules/index.js";
import { sceneOf } from "../../records/scenes.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { ownOrders } from "./own-orders.js";
import { numbered, readingContext } from "./readings.js";

/** Says so where the orders stand as the sentence has them; false for any other sentence. */
export function tellsNoted(session: Session, sentence: string, line: string): boolean {
  const { speaker } = session.sender;
  const orders = notedSo(session, sentence);
  if (speaker === null || orders === null) return false;
  const scene = sceneOf(session.context, speaker.game.game, speaker.member);
  answerLine(session, line, notedSoText(session.context.catalogue, scene, orders));
  return true;
}

/** The orders that a sentence wants to be sure of, all of them noted; null for any other. */
export function notedSo(session: Session, sentence: string): readonly string[] | null {
  const { speaker } = session.sender;
  if (speaker === null || !sentence.includes("?") || !assured.test(sentence)) return null;
  const { board, game } = speaker.game;
  const member = memberById(game, speaker.member);
  const power = member?.power ?? null;
  if (power === null || game.status !== "active") return null;
  const text = sentence
    .replace(assured, "")
    .replace(denied, "")
    .replace(lead, "")
    .replace(idle, "");
  const { readings, complaints } = readOrders(
    readingContext({ board, game }, power),
    numbered([text]),
  );
  if (readings.length === 0 || complaints.length > 0) return null;
  const own = ownOrders(game, member).map(({ order }) => order);
  const noted = new Set(own.map((order) => printOrder(order)));
  const said = readings.map(({ meant, order }) => meant ?? order);
  // A unit without an order holds anyway.
  const isOpen = (order: (typeof said)[number]) =>
    order.kind === "hold" &&
    !own.some((each) => each.kind !== "waive" && each.unit.at === order.unit.at);
  const those = said.filter((order) => noted.has(printOrder(order)));
  const isSo = those.length > 0 && said.every((order) => those.includes(order) || isOpen(order));
  return isSo ? said.map((order) => printOrder(order)) : null;
}

const assured =
  /[\s,;:.?]+(?:(?:is|isn['\u2019]t|was) (?:that|this|it) (?:right|correct|so|it|true|what you have|how you have it)|(?:that['\u2019]s |that is |am i )?(?:right|correct|yes|no)|(?:ist )?(?:das )?(?:so )?(?:richtig|korrekt|stimmt(?:['\u2019]?s)?(?: das)?(?: so)?|oder|ja|nicht wahr|gell)|c['\u2019]est (?:bien )?(?:\u00e7a|cela|juste|correct|bon)|n['\u2019]est-ce pas|non|oui|verdad|correcto|es (?:as\u00ed|correcto)|s\u00ed|vero|giusto|\u00e8 (?:cos\u00ec|giusto|corretto)|s\u00ec|toch|klopt dat|klopt)\s*\?+\s*$/iu;

/** `... and not the other way round` */
const denied =
  /[\s,;]+(?:and |und |et |y |e |en )?(?:not (?:the other way (?:a?round)?|vice versa)|nicht (?:umgekehrt|andersherum)|(?:et )?pas (?:l['\u2019]inverse|le contraire)|no al rev\u00e9s|non (?:il contrario|viceversa)|niet andersom)/iu;

const lead =
  /^\W*(?:[^:.?!,]{0,60}:\s+|(?:so|also|and|ok|okay|just to be sure|to be sure|i want to be sure(?: that)?|just checking|nur zur sicherheit|also|alors|donc|bon|entonces|as\u00ed que|allora|quindi|dus)[\s,]+)*/iu;

/** Words that only stress what is said. */
const idle =
  /(?<!\p{L})(?:bien|schon|ja|doch|still|indeed|really|wirklich|noch|also)\s+(?=\p{L})/giu;
