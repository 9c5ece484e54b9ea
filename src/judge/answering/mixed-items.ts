/** Items of a mail in which orders and questions stand together: what each of them is for who sent the mail. */

import {
  asksForWord,
  asksOutcome,
  type BodyItem,
  clearsOrders,
  foretells,
  type Intent,
  indirectlyAsked,
  isWanting,
  looksLikeOrder,
  placesIn,
  type Question,
  readQuestion,
  sentencesOf,
  supposedIn,
} from "../../language/index.js";
import { regex } from "../../util/index.js";
import { addressesIn } from "../session/people.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { settingLines } from "./founding/hosting.js";
import { asksOfJoining } from "./gm/joining.js";
import { hasOrders } from "./messages/parted/behind-message.js";
import { isCheckOfOrders } from "./orders/noted-so.js";
import { asksTactic } from "./orders/supposed/tactics.js";

/**
 * `Delete all my orders, I start anew: Paris to Picardy, ...`: the orders stand behind the words that delete
 * the others.
 */
export function clearedApart(session: Session, item: BodyItem): readonly BodyItem[] {
  const { speaker } = session.sender;
  const [, words = "", orders = ""] = deletingFirst.exec(item.line) ?? [];
  if (speaker === null || orders === "" || placesIn(speaker.game.board, orders).length < 2)
    return [item];
  const isCleared =
    (item.kind === "statement" && item.form === "clear" && item.said !== undefined) ||
    ((item.kind === "text" || (item.kind === "consent" && !item.consent.yes)) &&
      clearsOrders(words));
  if (!isCleared) return [item];
  const { number } = item;
  const command = { kind: "clear" } as const;
  return [
    {
      ...({ kind: "statement", number, line: words, form: "clear" } as const),
      ...({
        statement: { kind: "command", command },
        said: { command: "CLEAR", manner: null },
      } as const),
    },
    { kind: "text", number, line: orders },
  ];
}

/** `Forget all my orders, except Paris to Picardy` deletes others. */
const deletingFirst = regex("isu")`
  ^([^:]{3,120}(?=:)|[^:.;!?,]{3,120})[:.;!,]\s+((?!
    (?:and |und |et |y |e |en )?(?:
      except|but|save|apart|only|if|unless|when|until|once|in case|au\u00dfer|bis|nur|wenn|falls|sobald|sauf|seulement
      |si|quand|excepto|salvo|menos|solo|s\u00f3lo|cuando|tranne|soltanto|se|quando|behalve|alleen|als|tenzij|aber|mais
      |pero|ma|maar
    )(?!\p{L})
  )\S.*)$
`;

/**
 * `Con to Bulgaria and Ankara to the Black Sea pls when do we hear of it?`: orders, and a question that goes on
 * from them.
 */
export function partedFromOrders(session: Session, item: BodyItem): readonly BodyItem[] {
  const { speaker } = session.sender;
  // `Ok good. Munich to Burgundy pls and who is missing` agrees to nothing.
  const isTalk = item.kind === "consent" && !item.consent.sure;
  const mayHold = item.kind === "question" || item.kind === "text" || isTalk;
  if (!mayHold || speaker === null || speaksAsGm(session)) return [item];
  const { number, line } = item;
  const { board } = speaker.game;
  if (placesIn(board, line).length < 2 || supposedIn(line) !== null) return [item];
  for (const { index } of line.matchAll(asks)) {
    const [orders, rest] = [line.slice(0, index).trim(), line.slice(index).trim()];
    if (placesIn(board, orders).length < 2 || whereItIs.test(rest)) continue;
    // `Sag Bescheid, wenn was fehlt`
    if (asksForWord(`${/[^.!?\n]*$/.exec(orders)![0]} ${rest}`)) continue;
    // `I want to take Greece with Serbia, can the boat help?`
    if (isWanting(orders.replace(courtesy, "")) && !hasOrders(speaker, orders)) continue;
    const question = placesIn(board, rest).length > 0 ? null : askedOfOrders(rest);
    // `Kiel to Denmark was a mistake` orders nothing.
    if (question === null || /^was (?:an? |wrong|not )/i.test(rest)) continue;
    return [
      { kind: "text", number, line: orders },
      { kind: "question", number, line: rest, question },
    ];
  }
  return [item];
}

/** `Venice stays where it is`: said of an order. */
const whereItIs =
  /^where (?:it|he|she|they)(?: (?:is|are|stands?|sits?)|['\u2019](?:s|re))(?!\p{L})[^?]*$/iu;

/** `Wait, can it?`: whether what stands before it is allowed; or any other question. */
function askedOfOrders(text: string): Question | null {
  return whetherSo.test(text) ? { intent: "legal", about: text } : readQuestion(text);
}

const whetherSo = regex("iu")`
  ^(?:wait|hold on|hm+|moment|warte|attends|attendez|espera|aspetta|wacht)[,.!]*\s
    (?:can|could|may|am|is|kann|darf|puis-je|peut|puede|puedo|pu\u00f2|posso|kan|mag)(?:
      \P{L}+(?:
        i|it|he|she|they|that|this|ich|er|sie|es|das|die|man|elle|il|on|ik|hij|ze|het|dat|both|even|really
        |allowed|to|do|so|\u00fcberhaupt|machen|faire|\u00e7a|hacer|eso|farlo|wel|doen
      )(?!\p{L})
    )*\P{L}*$
`;

/**
 * `Turkey will surely come from the Black Sea. If Ukraine supports Sevastopol, does it hold?`: what is asked about
 * outcomes is no order, and what is foretold of others is none either.
 */
export function outcomesApart(session: Session, item: BodyItem): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (item.kind !== "text" || speaker === null || speaksAsGm(session)) return [item];
  const { number, line } = item;
  if (supposedIn(line) !== null) return [item];
  const sentences = sentencesOf(line).map((each) => each.trim());
  const asked = sentences.filter(
    (each) => asksOutcome(each) || isCheckOfOrders(session, each) || asksTactic(session, each),
  );
  if (asked.length === 0) return [item];
  const isTold = (each: string) => asked.includes(each) || foretells(each);
  const about = sentences.filter(isTold).join(" ");
  const rest = sentences.filter((each) => !isTold(each)).join(" ");
  const question = {
    kind: "question",
    number,
    line: about,
    question: { intent: "trial", about },
  } as const;
  return rest === "" ? [question] : [question, { kind: "text", number, line: rest }];
}

const courtesy = /\b(?:please|pls|plz|bitte|svp|stp|por favor|per favore)\b/gi;
const asks = regex("giu")`
  \s(?=
    (?:
      when|what|who|where|how|why|until when|is there|do we|does it|can we|wann|was|wer|wie|quand(?! m\u00eame)
      |comment|cuándo|cómo|quando|come|wanneer|hoe|kiedy
    )\b
  )
  |(?<=,)\s(?=
    (?:can|could|kann|k\u00f6nnte|peut|pourrait|puede|podr\u00eda|pu\u00f2|potrebbe|kan)(?!\p{L})
  )
  |\s(?=
    (?:wait|hold on|hm+|moment|warte|attends|attendez|espera|aspetta|wacht)[,.!]*\s
      (?:can|could|is|am|may|kann|k\u00f6nnte|darf|geht|peut|est|puede|pu\u00f2|posso|kan|mag)(?!\p{L})
  )
`;

/** `Attack France with everything! A Mun - Bur`: what the orders carry out needs no answer beside them. */
export function withoutPlans(items: readonly BodyItem[]): readonly BodyItem[] {
  const hasOrders = items.some(({ kind, line }) => kind === "text" && looksLikeOrder(line));
  if (!hasOrders) return items;
  return items.filter((item) => item.kind !== "question" || item.question.intent !== "plan");
}

/**
 * `I want the fleet to help, so that nobody can stop it`: what names units' places orders them, and wishes
 * nothing else.
 */
export function ordersBefore(session: Session, item: BodyItem): BodyItem {
  const { speaker } = session.sender;
  if (item.kind !== "question" || speaker === null || item.line.includes("?")) return item;
  // `Wir spielen ohne Nachrichten`, from a GM, is how the game is to be.
  if (
    speaksAsGm(session) &&
    ((ofPlayers.has(item.question.intent) && settingLines(item.line).length > 0) ||
      (item.question.intent === "join" &&
        addressesIn(item.line).length === 0 &&
        !asksOfJoining(item.line)))
  )
    return { kind: "text", number: item.number, line: item.line };
  const corrected =
    item.question.intent === "mistake"
      ? correction.exec(item.line)?.[1]?.replace(denied, "")
      : undefined;
  if (corrected !== undefined && placesIn(speaker.game.board, corrected).length > 1)
    return { kind: "text", number: item.number, line: corrected };
  if (aboutUnits.has(item.question.intent) || speaksAsGm(session)) return item;
  // `I wonder whether the fleet in Naples could get to Tunis`
  if (indirectlyAsked(item.line) !== null) return item;
  // `Mit Venedig warte ich noch` is no vote to wait.
  const isOfUnit =
    item.question.intent === "wait" && placesIn(speaker.game.board, item.line).length > 0;
  if (isOfUnit) return { kind: "text", number: item.number, line: item.line };
  if (placesIn(speaker.game.board, item.line).length < 2) return item;
  return { kind: "text", number: item.number, line: item.line };
}

/** `I got the second line wrong: Budapest goes to Rumania`: what is right stands behind the colon. */
const correction = /^[^:;]{3,160}[:;]\s+(\S.*)$/;

/** `to Rumania, not to Serbia`: what was wrong is told once more. */
const denied = regex("gu")`
  ,?\s+(?:and |und |et |y |e |en )?(?:not|nicht|non|pas|no|niet)(?: mehr)? (?:
    (?:to|into|in|nach|\u00e0|en|a|al|naar) )?\p{Lu}[\p{L} ]{2,30}(?=[,.;!]|$)
`;

/** What only players wish, or ask for. */
const ofPlayers: ReadonlySet<Intent> = new Set<Intent>([
  ...(["join", "no-mail", "press", "preference", "leave", "more-time", "terms"] as const),
]);

/** What asks about units, or tells of them, names places too. */
const aboutUnits: ReadonlySet<Intent> = new Set<Intent>([
  ...(["why", "happened", "wrong", "possible", "change", "mistake", "units", "position"] as const),
  ...(["received", "complete", "duty", "undo", "retreats", "builds", "trial", "orders"] as const),
]);
