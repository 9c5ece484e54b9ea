/** The command that a question in plain words means, and what strangers mean by theirs. */

import {
  type Intent,
  ofTurns,
  passwordWanted,
  placesIn,
  type Question,
  type Statement,
  termsAsked,
  termsIn,
} from "../../../language/index.js";
import type { AnsweredInWords } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { gamesOf } from "../../records/games.js";
import { gameSpokenOf } from "../../session/mentioned-game.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { isUnknown, speaksAsGm, unprovedSeat } from "../../session/statements.js";
import { ofPhaseSaid } from "../handlers/history.js";

/** What a question means as a command; null where a sentence answers it. */
export function commandMeant(session: Session, { intent, about }: Question): Statement | null {
  const { speaker } = session.sender;
  const board = speaker?.game.board;
  const namesPlace = board !== undefined && placesIn(board, about).length > 0;
  const word = intent === "password" ? wordWanted(session, about) : null;
  if (word !== null) return { kind: "set-password", password: word };
  if (intent === "why") return namesPlace ? { kind: "why", phase: null, unit: about } : null;
  if (intent === "possible") return { kind: "possible", units: namesPlace ? about : null };
  if (intent === "retreats" && speaker !== null && retreatsNow(speaker) && whither.test(about))
    return { kind: "possible", units: null };
  if (intent === "borders" || intent === "route") return { kind: "possible", units: null };
  if (intent === "map" && /\b(?:blank|empty)\b/i.test(about))
    return { kind: "blank-map", board: null };
  if (intent === "gm-work" && /\b(?:can|commands?|kann|puis|puedo|posso)\b/i.test(about))
    return { kind: "help", topic: "running" };
  if (intent === "orders" && abbreviation.test(about))
    return { kind: "help", topic: "abbreviations" };
  // A GM gives no orders, and wants to know what a GM writes.
  if (intent === "orders" && speaksAsGm(session)) return { kind: "help", topic: "running" };
  if (intent === "help" && speaker !== null) return { kind: "help", topic: "beginners" };
  if (intent === "terms") return { kind: "help", topic: pageOfTerms(about) };
  if (intent === "standings" && speaker === null && !/\bgame\b/i.test(about))
    return { kind: "standings" };
  if (
    speaker === null &&
    needsSeat.has(intent) &&
    /\b(?:games?|part(?:ie|ida|ita)s?|spiele?)\b/i.test(about)
  )
    return { kind: "openings" };
  // All of it, messages included, is for those who are in the game.
  if (intent === "whole-history" && speaker === null)
    return { kind: "history", ...lastPhase, lines: null };
  if (intent === "duty" && speaker === null) return commands.help ?? null;
  return ofPhaseSaid(commands[intent] ?? null, about);
}

/** The password that a member wishes for their own seat: of a GM who wants one for the game it is none. */
function wordWanted(session: Session, about: string): string | null {
  const { speaker } = session.sender;
  if (speaker === null || unprovedSeat(session) !== null) return null;
  return speaksAsGm(session) && !ofSelf.test(about) ? null : passwordWanted(about);
}

const ofSelf = /(?<!\p{L})(?:my|mein|mon|mi|mia|mio|mijn)(?!\p{L})/iu;

/** The entries of the terms that are asked about, or that stand anywhere; or else of what is asked. */
function pageOfTerms(about: string): string {
  const asked = termsAsked(about);
  const isOfNames = abbreviation.test(about) || /\b[AF] [A-Z]{3}\b/.test(about);
  // `What do F and A mean?`
  if (/(?<![\p{L}'\u2019])[FSCH](?![\p{L}'\u2019])/u.test(about)) return "orders";
  if (asked.length === 0 && isOfNames) return "abbreviations";
  const terms = asked.length > 0 ? asked : termsIn(about);
  return `glossary ${terms.length > 0 ? terms.join(", ") : about}`;
}

const abbreviation = regex("iu")`
  (?<!\p{L})(?:
    abbrev|abk[uü]rz|abk\.|abr[eé]v|abbrevia|afkorting|short(?:er)? (?:names?|forms?)|kurznam
    |kurzform
  )
`;

/**
 * What somebody asks about a game who has no part in any and names none: which there are, or what a board looks like;
 * null for any other question.
 */
export async function meantByStranger(
  session: Session,
  { intent, about }: Question,
): Promise<Statement | null> {
  if (!isUnknown(session)) return null;
  if (intent === "vacancy") return { kind: "openings" };
  if (isGeneral(intent)) return null;
  if (intent === "orders" && /\b(?:play|spielen|jouer|jugar|giocare)\b/i.test(about))
    return { kind: "openings" };
  const meant = commands[intent]?.kind;
  if (meant === "help" || meant === "list" || meant === "openings") return null;
  if (elsewhere.has(intent)) return null;
  const { context, tx, from } = session;
  if ((await gamesOf(context, tx, from)).length > 0) return null;
  const mentioned = await gameSpokenOf(session, about);
  if (mentioned !== null)
    return needsSeat.has(intent) && mentioned.game.status === "forming"
      ? { kind: "openings" }
      : null;
  return intent === "map" ? { kind: "blank-map", board: null } : { kind: "openings" };
}

/** Has the asker a unit that is to retreat? */
function retreatsNow(speaker: Speaker): boolean {
  const power = powerOf(speaker);
  return speaker.game.game.position.dislodged.some((unit) => unit.power === power);
}

/** `Which places can my army retreat to?` */
const whither = regex("iu")`
  (?<!\p{L})(?:
    where|which|what (?:places?|provinces?|options|are (?:my|the))|whither|wo|wohin|welche[rnms]?|o\u00f9|quel(?:le)?s?
    |d\u00f3nde|ad\u00f3nde|cu\u00e1les|qu\u00e9 (?:provincias|lugares)|dove|quali?|waar(?:heen)?
  )(?!\p{L})
`;

/** Is a seat free in any game, as far as everybody may know? */
export async function hasFreeSeat({ tx }: Session): Promise<boolean> {
  return (await tx.games.open(1)).games.length > 0;
}

/** What has an answer of its own without a game. */
const elsewhere: ReadonlySet<Intent> = new Set<Intent>([
  ...(["boards", "terms", "duty", "join", "on-list"] as const),
]);

/** What only a seat in a game has an answer to: of games in general, people want to know which there are. */
const needsSeat: ReadonlySet<Intent> = new Set<Intent>(["possible", "units", "duty", "change"]);

/** The last phase alone: of whole phases there is always one. */
const lastPhase = { game: null, of: "results", since: null, until: null, lines: 1 } as const;

const commands: Partial<Readonly<Record<Intent, Statement>>> = {
  happened: { kind: "history", ...lastPhase },
  bounced: { kind: "history", ...lastPhase },
  "past-results": { kind: "history", ...lastPhase },
  summary: { kind: "history", ...lastPhase },
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

/** Is the answer the same in every game, and outside of any? */
export function isGeneral(intent: Intent): boolean {
  return generalAnswer(intent) !== null;
}

/** The sentence that answers it for all. Whatever has none must be about one game: the compiler names it else. */
function generalAnswer(intent: Intent): AnsweredInWords | "host" | null {
  return isOfOneGame(intent) ? null : intent;
}

function isOfOneGame(intent: Intent): intent is (typeof ofOneGame)[number] {
  return (ofOneGame as readonly Intent[]).includes(intent);
}

/** What only a game has an answer to, or a command. */
const ofOneGame = [
  ...(["copies", "absences", "settings-later", "settings-back", "in-time"] as const),
  ...(["right-here", "progress", "same-again", "plan", "lateness", "going-on"] as const),
  ...(["turn-run", "their-units", "mistake", "undo", "begin", "late", "standings"] as const),
  ...(["change", "more-time", "reminders", "deadline", "build-count", "units", "duty"] as const),
  ...(["players", "so-far", "legal", "normal", "count-ahead", "unit-counts", "summary"] as const),
  ...ofTurns,
  ...(["whole-history", "commands", "past-results", "on-list", "press-rules", "gm-acts"] as const),
  ...(["boards", "borders", "route", "everybody", "letters", "terms", "messages"] as const),
  ...(["settings", "status", "preference", "map", "possible", "happened", "rules"] as const),
  ...(["sample", "orders", "join", "games", "help"] as const),
] as const;
