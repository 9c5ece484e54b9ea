/**
 * Words that look as if they were for other players, without a PRESS before them. Nothing is sent on a guess: the reply
 * shows whom they would go to, and CONFIRM sends them.
 */
import { memberById, type PressTarget } from "../../game/index.js";
import {
  type Body,
  type BodyItem,
  looksLikeOrder,
  ownWords,
  powersIn,
} from "../../language/index.js";
import type { Session, Speaker } from "../session/session.js";
import { asksToSend, type KeptMessage } from "./kept-message.js";
import { ordersIn } from "./press-reply.js";

/** What is left of the mail when such words are taken out and asked about. */
export function withoutMessages(session: Session, body: Body): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.thread.recalled !== null) return body.items;
  const letter = letterIn(session, speaker, body);
  if (letter !== null) return asksToSend(session, speaker, letter) ? [] : body.items;
  return body.items.filter((item) => {
    const message = mayTell.has(item.kind) ? toldIn(speaker, item) : null;
    return message === null || !asksToSend(session, speaker, message);
  });
}

/** TELL and WRITE begin commands of older judges, which none here is. */
const mayTell: ReadonlySet<BodyItem["kind"]> = new Set(["text", "question", "complaint"] as const);

/** A whole mail that greets a power, or begins with whom it is for, and orders nothing. */
function letterIn(session: Session, speaker: Speaker, body: Body): KeptMessage | null {
  const { items, skipped } = body;
  const [first] = items;
  if (first === undefined || !items.every(isTalking)) return null;
  const greeting = skipped.find(({ kind }) => kind === "greeting")?.first ?? "";
  const [heading = ""] = addressed.exec(first.line) ?? handed.exec(first.line) ?? [];
  const line = greeting === "" ? heading : greeting;
  const to = readersIn(speaker, line);
  if (to === null || ordersIn(speaker, body) > 0) return null;
  const words = ownWords(session.mail.text, session.thread.letters);
  const text = words.startsWith(heading) ? words.slice(heading.length).trim() : words;
  return text === "" ? null : { to, text, line, mayOrder: false };
}

/** `To England and France:` above or before a message. */
const addressed =
  /^\s*(?:to|for|an|für|à|a|au|aux|pour|para|per|voor|aan)\s+(?:the\s+|den\s+|die\s+)?[\p{L} ,&']{3,60}?\s*:\s*/iu;

/** `One more thing, please pass the following on to Russia:` */
const handed =
  /^[^:]{0,60}?\b(?:tell|write|message|pass|forward|relay|send|give|deliver|say|transmit|convey|sag|schreib\w*|richte\w*|leite\w*|gib|sende|schick\w*|übermittle\w*|dis|dites|écri\w+|transme\w+|envoie\w*|envoyez|di|dile|escrib\w+|envía\w*|manda\w*|scrivi\w*|inoltra\w*|invia\w*)\b[^:]{0,80}?:\s*/iu;

function isTalking(item: BodyItem): boolean {
  if (item.kind === "consent") return true;
  return mayTell.has(item.kind) && !looksLikeOrder(item.line);
}

const teller =
  "(?:(?:hey|ok|okay|and|also|please|pls|bitte|judge|can you|could you|would you|will you|can u|could u|i(?:'d| would) like (?:you )?to|i want (?:you )?to|kannst du|könntest du|peux-tu|pouvez-vous)[ ,]+)*";
const telling =
  "(?:announce to|tell|inform|let|notify|write(?: to)?|message|pass (?:this |it )?on to|relay to|say to|forward to|reply to|answer|send(?: a message)? to|sag|sage|schreib|schreibe|richte|dis à|dire à|dites à|écris à|dile a|escribe a|di a|scrivi a|di'|dì|dille|digli|fai sapere|riferisci)";
const told = new RegExp(
  `^${teller}${telling}\\s+(?<who>[\\p{L} ,&']{3,60}?)(?:\\s+(?:know|aus|bitte))*(?:\\s*:\\s*|,?\\s+(?:that|dass|que|che)\\s+|,?\\s+(?=(?:i|im|i'm|i'll|ill|we|we'll|let's|he|she|they|ich|wir|je|on|nous)\\s))(?<what>\\S.*)$`,
  "isu",
);

/** `Tell everyone good luck from me`. */
const toldAll = new RegExp(
  `^${teller}(?:tell|wish|say to)\\s+(?<who>all|everyone|everybody|the others|all players|all the others)\\s+(?!to\\b|about\\b|how\\b|what\\b|when\\b|if\\b|who\\b|where\\b|why\\b|of\\b)(?<what>\\S.*)$`,
  "isu",
);

/** `Announcement: the deadline moves.` */
const announced =
  /^(?:please |bitte )?(?:announce(?:ment)?|notice|message|news|info|ankündigung|mitteilung|annonce|anuncio|annuncio|avviso)(?: (?:to|for|an|für|à|pour|a|para|per) [\p{L} ]{3,20})?\s*:\s*(?<what>\S.*)$/isu;

/** `Please tell Turkey that I shall leave the Black Sea.` */
function toldIn(speaker: Speaker, { line }: BodyItem): KeptMessage | null {
  const news = announced.exec(line.trim())?.groups?.what;
  if (news !== undefined) return { to: { kind: "all" }, text: news, line, mayOrder: false };
  const { who = "", what = "" } =
    (told.exec(line.trim()) ?? toldAll.exec(line.trim()))?.groups ?? {};
  const to = readersIn(speaker, who);
  return to === null ? null : { to, text: what.replace(/\?\s*$/, "."), line, mayOrder: false };
}

const everybody =
  /\b(?:all|everyone|everybody|all (?:the )?(?:other )?players|the (?:other )?players|the others|alle|allen|alle anderen|tous|todos|tutti)\b/i;

const master =
  /\b(?:gm|game ?master|master|referee|spielleit(?:er(?:in)?|ung)|maître du jeu|arbitre|árbitro|director|arbitro)\b/i;

/** Whom such words are for, but for the writer's own power; null where they name nobody else. */
function readersIn({ game: { game, board }, member }: Speaker, words: string): PressTarget | null {
  if (everybody.test(words)) return { kind: "all" };
  const own = memberById(game, member)?.power ?? null;
  const powers = powersIn(board, words).filter((power) => power !== own);
  const gm = master.test(words);
  return powers.length === 0 && !gm ? null : { kind: "some", powers, gm, observers: false };
}
