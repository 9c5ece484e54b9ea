/** Questions in plain words, each answered with the command that it means or with a sentence. */
import type { Zone } from "../../game/index.js";
import {
  type Intent,
  placesIn,
  powersIn,
  type Question,
  type Statement,
  saysOfSelf,
  wishIn,
} from "../../language/index.js";
import type { Board, PowerId } from "../../map/index.js";
import {
  type AnsweredInWords,
  answeredInWords,
  boardsText,
  pointsToOrders,
  questionText,
  type Scene,
  settingsText,
} from "../../report/index.js";
import { defaultVariant } from "../context.js";
import { gamesOf } from "../records/games.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { refuseLine, say } from "../session/outcomes.js";
import type { Session } from "../session/session.js";
import { isUnknown, speaksAsGm, whyNobodySpeaks } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { ofPhaseSaid } from "./handlers/history.js";
import { tellOwnFailures } from "./handlers/trial.js";
import { tellHosting } from "./hosting.js";
import { zoneNamed } from "./offers.js";
import { timeAsked } from "./wanted-time.js";

/** What a question means as a command; null where a sentence answers it. */
export function commandMeant(session: Session, { intent, about }: Question): Statement | null {
  const { speaker } = session.sender;
  const board = speaker?.game.board;
  const namesPlace = board !== undefined && placesIn(board, about).length > 0;
  if (intent === "why") return namesPlace ? { kind: "why", phase: null, unit: about } : null;
  if (intent === "possible") return { kind: "possible", units: namesPlace ? about : null };
  if (intent === "borders" || intent === "route") return { kind: "possible", units: null };
  if (intent === "map" && /\b(?:blank|empty)\b/i.test(about))
    return { kind: "blank-map", board: null };
  if (intent === "gm-work" && /\b(?:can|commands?|kann|puis|puedo|posso)\b/i.test(about))
    return { kind: "help", topic: "running" };
  // A GM gives no orders, and wants to know what a GM writes.
  if (intent === "orders" && speaksAsGm(session)) return { kind: "help", topic: "running" };
  if (intent === "their-units" && ofAll.test(about)) return { kind: "status", game: null };
  if (intent === "help" && speaker !== null) return { kind: "help", topic: "beginners" };
  if (
    intent === "terms" &&
    (/\b(?:abbrev|abk|abr[eé]v|short names?|kurznam)/i.test(about) ||
      /\b[AF] [A-Z]{3}\b/.test(about))
  )
    return { kind: "help", topic: "abbreviations" };
  if (intent === "terms") return { kind: "help", topic: `glossary ${about}` };
  if (intent === "standings" && speaker === null && !/\bgame\b/i.test(about))
    return { kind: "standings" };
  if (
    speaker === null &&
    needsSeat.has(intent) &&
    /\b(?:games?|part(?:ie|ida|ita)s?|spiele?)\b/i.test(about)
  )
    return { kind: "openings" };
  if (intent === "duty" && speaker === null) return commands.help ?? null;
  return ofPhaseSaid(commands[intent] ?? null, about);
}

/** `Where is everybody?`; `what can he take` is asked of one of them. */
const ofAll =
  /(?<!\p{L})(?:all|every(?:one|body)?|each|others|rest|players|powers|they|alle[nrs]?|jede[rsn]?|anderen|tous|toutes|chacun|autres|todos|cada|otros|tutti|ognuno|altri|iedereen|anderen)(?!\p{L})/iu;

/**
 * What somebody asks about a game who has no part in any and names none: which there are, or what a board looks like;
 * null for any other question.
 */
export async function meantByStranger(
  session: Session,
  { intent, about }: Question,
): Promise<Statement | null> {
  if (general.has(intent) || !isUnknown(session)) return null;
  if (intent === "orders" && /\b(?:play|spielen|jouer|jugar|giocare)\b/i.test(about))
    return { kind: "openings" };
  const meant = commands[intent]?.kind;
  if (meant === "help" || meant === "list" || meant === "openings") return null;
  if (elsewhere.has(intent)) return null;
  const { context, tx, from } = session;
  if ((await gamesOf(context, tx, from)).length > 0) return null;
  const mentioned = await gameMentioned(session, about);
  if (mentioned !== null)
    return needsSeat.has(intent) && mentioned.game.status === "forming"
      ? { kind: "openings" }
      : null;
  return intent === "map" ? { kind: "blank-map", board: null } : { kind: "openings" };
}

/** What has an answer of its own without a game. */
const elsewhere: ReadonlySet<Intent> = new Set<Intent>([
  ...(["boards", "host", "terms", "duty", "join", "on-list"] as const),
]);

/** What only a seat in a game has an answer to: of games in general, people want to know which there are. */
const needsSeat: ReadonlySet<Intent> = new Set<Intent>(["possible", "units", "duty", "change"]);

/** The last phase alone: of whole phases there is always one. */
const lastPhase = { game: null, of: "results", since: null, until: null, lines: 1 } as const;

const commands: Partial<Readonly<Record<Intent, Statement>>> = {
  happened: { kind: "history", ...lastPhase },
  "past-results": { kind: "history", ...lastPhase },
  "whole-history": { kind: "history", ...lastPhase, of: "game", lines: null },
  messages: { kind: "history", ...lastPhase, of: "press", lines: null },
  games: { kind: "list", game: null },
  join: { kind: "openings" },
  preference: { kind: "openings" },
  everybody: { kind: "status", game: null },
  status: { kind: "status", game: null },
  rules: { kind: "help", topic: "rules" },
  orders: { kind: "help", topic: "orders" },
  sample: { kind: "help", topic: "beginners" },
  help: { kind: "help", topic: null },
  "gm-acts": { kind: "log", game: null },
  commands: { kind: "help", topic: "commands" },
  "on-list": { kind: "standby-status" },
  "press-rules": { kind: "help", topic: "press-rules" },
  letters: { kind: "help", topic: "letters" },
  map: { kind: "map", game: null, phase: null },
};

/** Answers that are the same in every game, and outside of any. */
const general: ReadonlySet<Intent> = new Set<Intent>([
  ...(["votes-seen", "gm-reads", "others-press", "come-back", "open-seat", "to-win"] as const),
  ...(["leaving", "told-leaving", "home-letters", "swap-seats", "trial"] as const),
  ...(["meeting", "retreat-meeting", "swap", "terrain", "supporting", "convoying"] as const),
  ...([
    "own-attack",
    "capture",
    "processing",
    "signature",
    "block",
    "recall",
    "own-games",
    "drawing",
    "ahead",
    "friends",
    "unseen",
    "gm-work",
    "about",
    "address",
    "end-year",
    "one-address",
    "press-count",
    "received",
    "announced",
    "assign",
    "end-game",
    "rename",
    "short-handed",
    "stand-in-orders",
    "which-power",
    "practice",
    "away",
    "back",
    "concede",
    "go-ahead",
    "handover",
    "vacancy",
    "bots",
    "complete",
    "forget-me",
    "lies",
    "negotiate",
    "safety",
    "several",
    "builds",
    "co-gm",
    "draw",
    "effort",
    "gm",
    "host",
    "how-many",
    "invite",
    "illness",
    "language",
    "leave",
    "length",
    "login",
    "missed",
    "no-mail",
    "password",
    "pause",
    "peek",
    "position",
    "press",
    "price",
    "privacy",
    "retreats",
    "secrecy",
    "successor",
    "wait",
    "watch",
    "why",
    "wrong",
    "zone",
    "digest",
  ] as const),
]);

/** What anybody may know of a game that they name. */
const ofAnyGame: ReadonlySet<Intent> = new Set<Intent>([
  ...(["begin", "deadline", "going-on", "players", "settings", "standings"] as const),
]);

/** Answers a question with a sentence. */
export async function answerInWords(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<void> {
  const { context } = session;
  const { speaker } = session.sender;
  if (intent === "host") return tellHosting(session);
  const isOfResults = intent === "why" || intent === "wrong";
  if (isOfResults && speaker !== null && (await tellOwnFailures(session, speaker))) return;
  if (intent === "boards") {
    const known = context.boards.names();
    say(session, boardsText(context.catalogue, strangersScene(context), known, defaultVariant));
    return;
  }
  const open =
    speaker?.game ?? (ofAnyGame.has(intent) ? await gameMentioned(session, about) : null);
  if (open === null && !general.has(intent)) {
    refuseLine(session, line, whyNobodySpeaks(session));
    return;
  }
  const scene =
    open === null ? strangersScene(context) : sceneOf(context, open.game, speaker?.member ?? null);
  if (intent === "settings") say(session, settingsText(context.catalogue, scene));
  const powers = open === null ? [] : powersAsked(open.board, intent, about, ownText(session));
  const spoken = intent === "standings" && powers.length > 0 ? "their-units" : intent;
  if (!isAnsweredInWords(spoken)) return;
  // Who is in no game wants to leave a list.
  const isGm = scene.view?.you.role === "gm";
  const isList = open === null && intent === "leave" && !about.includes("?");
  // `What do I have to send you, and when?`: when stands below it anyhow.
  const isDuty = intent === "deadline" && duty.test(about) && !isGm;
  const asked = isDuty ? "duty" : spoken;
  const kind = isList
    ? "no-mail"
    : isGm
      ? askedByGm(asked, about, powers.length > 0)
      : shownTo(session, asked, about);
  const zone = intent === "zone" ? zoneNamed(session, about) : null;
  const games = intent === "own-games" ? await namesOfGames(session) : [];
  const text = questionText(
    context.catalogue,
    zone === null ? scene : inZone(scene, zone as Zone),
    kind,
    powers,
    games,
    intent === "more-time" ? timeAsked(session, about) : "",
  );
  pushAnswer(session, line, text, pointsToOrders(asked));
}

const duty =
  /\b(?:what|which orders?|was|que|qué|cosa|wat)\b.*\b(?:send|do|write|order|mail|submit|give|schick\p{L}*|tun|machen|schreib\p{L}*|envoy\p{L}*|faire|écri\p{L}*|envi\p{L}*|hacer|escrib\p{L}*|mand\p{L}*|fare|scriv\p{L}*|stur\p{L}*|doen)(?!\p{L}).*\b(?:and|und|et|y|e|en)\b.*\b(?:when|wann|quand|cuándo|cuando|quando|wanneer)\b/iu;

/** `Turkey is gone. Please find somebody.` asks once. */
function pushAnswer({ reply }: Session, line: string, text: string, pointsBelow: boolean): void {
  const last = reply.items.at(-1);
  const isAgain = last?.kind === "answer" && last.text === text;
  if (isAgain) reply.items.pop();
  const lines = isAgain ? `${last.line} ${line}` : line;
  reply.items.push({ kind: "answer", line: lines, text, pointsBelow });
  reply.isUseful = true;
}

/** `I live in Buenos Aires. At what time is that over here?`: the answer has the time there. */
function inZone(scene: Scene, zone: Zone): Scene {
  const { view } = scene;
  return view === null ? scene : { ...scene, view: { ...view, you: { ...view.you, zone } } };
}

type Asked = AnsweredInWords & Intent;

/** Whose mail proves nothing is not shown their orders; and where no draw is wanted and none was voted for, that is all. */
function shownTo(
  { sender: { asker, speaker } }: Session,
  intent: Asked,
  about: string,
): AnsweredInWords {
  const isNo = intent === "draw" && wishIn({ intent, about })?.kind === "no-draw";
  if (isNo && speaker !== null) return "no-draw-vote";
  return asker !== null && intent === "received" ? "received-unshown" : intent;
}

/** The games in which the sender's address has a part. */
export async function namesOfGames({ context, tx, from }: Session): Promise<readonly string[]> {
  return (await gamesOf(context, tx, from)).map(({ name }) => name);
}

/** A GM sends no orders: they want to know about those of the players, and what becomes of the game without them. */
function askedByGm(intent: Asked, about: string, isOfPlayer: boolean): AnsweredInWords {
  if (intent === "illness" && isOfPlayer && !saysOfSelf(about)) return "missed";
  // Who runs the game asks what becomes of it without them, and needs no word with a GM.
  if (intent === "gm" || (intent === "away" && saysOfSelf(about))) return "illness";
  if (ofOrders.has(intent) || (intent === "go-ahead" && /\bif\b/i.test(about))) return "late";
  return intent === "missed" &&
    /\b(?:(?:if|when|once|should|what) (?:I|we)|(?:I|we) miss)\b/i.test(about)
    ? "illness"
    : intent;
}

const ofOrders: ReadonlySet<Intent> = new Set<Intent>(["received", "complete"]);

/** `Russia can't go on. Max takes over from him.` */
function powersAsked(
  board: Board,
  intent: Intent,
  about: string,
  text: string,
): readonly PowerId[] {
  const named = powersIn(board, intent === "press" ? about.replace(unaware, "") : about);
  if (named.length > 0) return named;
  // `Did Turkey lie to me? Where are his units?`
  if (intent === "their-units") return powersIn(board, text).slice(0, 1);
  return intent === "successor" ? powersIn(board, text) : named;
}

/** `... without Russia reading it` */
const unaware =
  /(?<!\p{L})(?:without|but not|behind|ohne|nicht|sans|sin|senza|zonder|bez)(?!\p{L}).*$/iu;

function isAnsweredInWords(intent: Intent): intent is Asked {
  return (answeredInWords as readonly Intent[]).includes(intent);
}
