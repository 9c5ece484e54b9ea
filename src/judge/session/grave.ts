/**
 * What a GM cannot easily take back is done only when they surely mean it: where the mail has other faults, or
 * does not name the phase, or says it in a sentence, the line is kept, the reply shows what it would do, and
 * CONFIRM does it.
 */

import { type AskedFirst, type Command, decide } from "../../game/index.js";
import { backSaid, powersIn, sentencesOf } from "../../language/index.js";
import type { Board } from "../../map/index.js";
import type { ReplyItem } from "../../report/index.js";
import type { Instant } from "../../util/index.js";
import { flat, regex } from "../../util/index.js";
import { actorOf } from "./games.js";
import type { OpenGame, Session, Speaker } from "./session.js";
import { isGm } from "./speaker.js";
import { ownText } from "./texts/own-text.js";

/** Keeps a line that must be confirmed first, unless the game refuses it anyway. True if it was kept. */
export function keepsUntilConfirmed(
  session: Session,
  speaker: Speaker,
  command: Command,
  line: string,
  namesPhase: boolean,
): boolean {
  const { game } = speaker;
  if (session.grave.isConfirmed || !isGm(speaker)) return false;
  const said = meantBy(session, game, command, line);
  const what = said ?? graveIn(session, game.game.turn, command);
  if (what === null) return false;
  const isFaulty = said === null && hasFaults(session);
  const isSure = isPlain(command, line, game.game.status === "forming" || namesPhase) && !isFaulty;
  if (isSure && said === null) return false;
  const decision = decide(game.board, game.game, actorOf(session), command, session.now);
  if (decision.kind === "refused") return false;
  const kept = said?.command ?? line;
  // The parts of a set-up wait together.
  if (said !== null && session.grave.waiting.includes(kept)) return true;
  askFirst(session, line, [kept], what, isFaulty);
  return true;
}

/** Keeps commands until they are confirmed; the reply shows what they come to. */
export function askFirst(
  { grave, reply }: Session,
  line: string,
  commands: readonly string[],
  what: AskedFirst,
  isFaulty = false,
): void {
  // A turn is taken back before its deadline is set.
  if (commands.some((each) => each.startsWith("ROLLBACK "))) grave.waiting.unshift(...commands);
  else grave.waiting.push(...commands);
  if (isOnlyOffered(what)) grave.offered.push(...commands);
  reply.isUseful = true;
  reply.items.push({ kind: "refused", line, refusal: { kind: "confirm-first", what, isFaulty } });
}

type Meant = Extract<AskedFirst, { readonly kind: "meant" }>;
type MeantMore = Partial<Omit<Meant, "kind" | "command">>;

/** What a sentence is taken for; `at` is the instant that its commands name, if they name one. */
function meant(line: string, command: string, more: MeantMore = {}): Meant {
  const isOfNextTurn = /^SET DEADLINE \d/.test(command) && nextTurn.test(line);
  return { kind: "meant", command, at: null, ...(isOfNextTurn && { isLater: true }), ...more };
}

/** `Next turn should be due on Tuesday 8pm`: only the turn that runs has a deadline that can be set. */
const nextTurn = regex("iu")`
  (?<!\p{L})(?:
    next (?:turn|phase|round|season)|n\u00e4chste[nr]? (?:zug|runde|phase|saison)|prochain tour|prochaine phase
    |(?:tour|phase) suivante?|pr\u00f3ximo turno|prossimo turno|volgende (?:beurt|ronde)
  )(?!\p{L})
`;

/** What an item of the reply shows and does only after a yes; null for any other item. */
export function askedFirst(item: ReplyItem | undefined): AskedFirst | null {
  return item?.kind === "refused" && item.refusal.kind === "confirm-first"
    ? item.refusal.what
    : null;
}

/** Does what a letter has asked about as confirmed: its lines, which that letter shows, are no quotation of it. */
export async function asConfirmed(
  { grave, thread }: Session,
  work: () => Promise<unknown>,
): Promise<void> {
  const { letters } = thread;
  thread.letters = [];
  grave.isConfirmed = true;
  await work();
  grave.isConfirmed = false;
  thread.letters = letters;
}

/** What may stay unanswered: words that are perhaps to be passed on, and a wish on a condition that nobody watches. */
export function isOnlyOffered(what: AskedFirst): boolean {
  if (what.kind === "message") return ["request", "judge", "orders"].includes(what.mayBe);
  return what.kind === "meant" && what.depends === true;
}

/** Keeps the commands that a sentence comes to. */
export function askMeant(
  session: Session,
  line: string,
  commands: readonly string[],
  more: MeantMore = {},
): void {
  askFirst(session, line, commands, meant(line, commands.join(", "), more));
}

/** Keeps commands of which all players are told at once: a GM who wants to tell them later is warned. */
export function askMeantOfAll(
  session: Session,
  line: string,
  commands: readonly string[],
  at: Instant | null = null,
): void {
  const isOfTurn = commands.some((each) => /^(?:SET DEADLINE \d|EXTEND )/.test(each));
  const board = session.sender.speaker?.game.board;
  const isOfAll = isOfTurn && board !== undefined && isForOne(session, board, line);
  askMeant(session, line, commands, { at, isTold: wantsQuiet(session), isOfAll });
}

/** Does the reply ask its reader something already, or is it about to? */
export function isAsking({ grave, reply }: Pick<Session, "grave" | "reply">): boolean {
  return grave.waiting.length > 0 || reply.question !== null;
}

/** Something else in the mail was not understood, or not allowed. */
function hasFaults({ isFaulty, reply: { items } }: Session): boolean {
  return isFaulty || items.some((item) => item.kind === "complaint" || isRefusedForGood(item));
}

/** What waits for a yes is none of it. */
function isRefusedForGood(item: ReplyItem): boolean {
  return item.kind === "refused" && askedFirst(item) === null;
}

/** The command that a sentence was taken for, where it may not be carried out on such a reading. */
function meantBy(session: Session, { board, game }: OpenGame, command: Command, line: string) {
  const { said } = session.grave;
  if (said === null) return null;
  const isTold = wantsQuiet(session);
  // `Give him until tomorrow`: nobody gives time by taking some away.
  const goesOn = session.reply.items.some(
    (item) => item.kind === "done" && item.event.kind === "resumed",
  );
  const isLess =
    !goesOn &&
    command.kind === "set-deadline" &&
    command.at < (game.timing?.deadline ?? 0) &&
    gives.test(line);
  // `Take the spring back, and set its deadline to Sunday`: one after the other.
  const isBehind = ofTurn.has(command.kind) && sentencesOf(ownText(session)).some(backSaid);
  // `Stop the game. I mean for good.`
  if (command.kind === "pause" && isEndless(session)) return meant(line, "TERMINATE", { isTold });
  // `Give only Italy one more day`: a deadline is everybody's.
  const isOfAll = ofTurn.has(command.kind) && isForOne(session, board, line);
  const isSure =
    said.manner !== "guess" && !lasting.has(command.kind) && !isLess && !isBehind && !isOfAll;
  if (!isTold && isSure) return null;
  const kept = standsIn(line) ? said.command.replace(/^HANDOVER\b/, "PROMOTE") : said.command;
  return meant(line, kept, { at: instantIn(command), isTold, isOfAll });
}

/**
 * Is time wished for one of the players, and no other? Who it is may stand in the sentence before (`Italy is ill. Give
 * him a day more`), and that the others get none in the one behind.
 */
function isForOne(session: Session, board: Board, line: string): boolean {
  const sentences = sentencesOf(flat(ownText(session)));
  const at = sentences.findIndex((each) => each.includes(flat(line)));
  const [before = "", own = line, behind = ""] =
    at < 0 ? [] : [-1, 0, 1].map((by) => sentences[at + by]);
  const isAlone = alone.test(own) || sparesOthers.test(`${own} ${behind}`);
  const named = [own, before].map((each) => powersIn(board, each));
  const [power, other] = named.find((powers) => powers.length > 0) ?? [];
  return isAlone && power !== undefined && other === undefined;
}

const alone = regex("iu")`
  (?<!\p{L})(?:
    only|alone|(?:nobody|no one) else|nur|niemand\p{L}*|allein|seule?(?:ment)?|uniquement
    |personne d['\u2019]autre
    |s\u00f3lo|solamente|nadie m\u00e1s|solo|soltanto|nessun altro|alleen
  )(?!\p{L})
`;

const sparesOthers = regex("iu")`
  (?<!\p{L})(?:
    not (?:for |to )?(?:the (?:others|rest)|every(?:one|body) else)|(?:the others|the rest|every(?:one|body) else) (?:
      do(?:es)? not|do(?:es)?n['\u2019]t|not|as (?:before|planned|usual)|keeps?|stays?|still
    )|(?:den|die|allen?) (?:anderen|andern|\u00fcbrigen|rest) (?:aber )?(?:nicht|keine?|wie bisher|bleib\p{L}*)
    |nicht (?:den|die|allen?) (?:anderen|andern|\u00fcbrigen)
    |pas (?:les|aux) autres|(?:les|aux) autres,? (?:non|pas|rien|comme avant|gardent|restent)
    |(?:los|las) (?:dem\u00e1s|otros|otras),? (?:no|igual|como|siguen)|no (?:a )?(?:los|las) (?:dem\u00e1s|otros)
    |(?:agli|gli) altri,? (?:no|come prima|niente)|non (?:agli|gli) altri
    |(?:de anderen|de rest) (?:niet|geen|blij\p{L}*)|niet (?:voor )?de (?:anderen|rest)
  )(?!\p{L})
`;

/** `Anna looks after the game while I am away`: for some days nobody gives a game away. */
export function standsIn(text: string): boolean {
  return forSomeDays.test(text) && !/\b(?:for good|permanently|for ever|forever)\b/i.test(text);
}

const forSomeDays = regex("iu")`
  \b(?:
    (?:for|in|over|during) (?:
      (?:a|an|one|two|three|four|five|\d{1,2}|the|that|this|my|these|next|few|coming|some) ){1,3}(?:
        days?|weeks?|weekend|months?|time|holidays?|vacation|trip|absence|meantime
      )
    |until|till|while (?:i|we)|whilst|as long as|when i(?:['\u2019]m| am) (?:away|gone)|meanwhile
    |(?:from|between) \p{L}+day (?:to|till?|until|through|and)|stand(?:s|ing)? in|temporar\p{L}*|für (?:ein|zwei|drei
    |die|\d)
    |solange|bis|währenddessen|vertritt|vertreten|pendant|jusqu|mientras|hasta|durante|finché|fino
    |nel frattempo|zolang|tijdens
  )(?!\p{L})
`;

/** `I mean for good`: whoever says so wants no pause. */
export function isEndless(session: Session): boolean {
  return endless.test(ownText(session));
}

const endless = regex("iu")`
  (?<!\p{L})(?:
    for good|for ever|forever|permanently|once and for all|f\u00fcr immer|endg\u00fcltig
    |pour de bon|pour toujours|d\u00e9finitivement|para siempre|definitivamente|per sempre
    |definitivamente|voorgoed|definitief
  )(?!\p{L})
`;

const ofTurn: ReadonlySet<Command["kind"]> = new Set<Command["kind"]>(["set-deadline", "extend"]);

const gives = regex("iu")`
  \b(?:
    give|grant|allow|wait|let|extend|postpone|delay|push|gib|gebt|geben|wart\p{L}*|verläng\p{L}*
    |verschieb\p{L}*|donn\p{L}*|laiss\p{L}*|attend\p{L}*|prolong\p{L}*|repouss\p{L}*|dales?|danos
    |esper\p{L}*|aplaz\p{L}*|dagli|date|aspett\p{L}*|rinvi\p{L}*|geef|wacht\p{L}*
  )(?!\p{L})
`;

/** `Don't tell the players yet`: whoever writes so may not know that they are told. */
export function wantsQuiet(session: Session): boolean {
  return quietly.test(ownText(session));
}

const quietly = regex("i")`
  \b(?:don['\u2019]?t|do not|without|not) (?:
    tell|telling|inform|informing|announce|announcing|let(?= [^.]{2,30} (?:know|see|hear)\b)
  )\b(?! me\b)
  |\btell (?:the (?:players|others)|them|every(?:one|body)) nothing\b|\btell (?:nobody|no one)\b
  |\bi(?:['\u2019]ll| will| shall|['\u2019]d rather) (?:tell|announce|inform)\b
`;

/** When that would be. */
function instantIn(command: Command): Instant | null {
  return command.kind === "set-deadline" ? command.at : null;
}

/** What is seen by everybody at once, or costs somebody their seat. */
const lasting: ReadonlySet<Command["kind"]> = new Set<Command["kind"]>([
  "declare",
  "edit",
  "eject",
  "process",
  "promote",
  "rollback",
  "terminate",
]);

function graveIn(
  { grave: { waiting } }: Session,
  turn: number,
  command: Command,
): AskedFirst | null {
  switch (command.kind) {
    case "declare":
      return { kind: "ending" };
    case "terminate":
      return { kind: "termination" };
    case "eject":
      return { kind: "ejection" };
    case "process":
      // What was to be processed after a line that waits is not what stands now.
      return waiting.length > 0 ? { kind: "following" } : null;
    case "rollback": {
      if (command.record === null) return null;
      const count = turn - command.record.turn;
      return count < 2 ? null : { kind: "rollback", count, to: command.record.phase };
    }
    default:
      return null;
  }
}

/** Do the words leave no doubt about what they mean? */
function isPlain(command: Command, line: string, namesPhase: boolean): boolean {
  if (command.kind === "terminate") return namesPhase || command.phase !== null;
  return (
    (command.kind === "eject" && terse.test(line)) || (command.kind === "rollback" && namesPhase)
  );
}

/** `EJECT FRANCE`, `REPLACE ITALY BY ben@example.net`; `kick him out and don't let him back` is a sentence. */
const terse = regex("i")`
  ^\W*(?:\d{1,2}[.)]\s*)?(?:please )?(?:eject|kick(?: out)?|replace)(?: the player of)?\s+
    (?:(?!out\b)\S+\s*){1,3}?(?:\s+(?:by|with|for)\s+\S+@\S+)?\s*$
`;
