/**
 * Orders for later phases: kept when a mail brings them, read when their phase has begun, and told to the
 * player who wrote them.
 */
import {
  dropPending,
  type Game,
  isUnderWay,
  type PendingOrders,
  playerOf,
  takePending,
  usePending,
  usePendingProxy,
} from "../../../game/index.js";
import {
  aheadSaid,
  buildsAhead,
  checkPending,
  dueLines,
  type OrderLine,
  powersIn,
  type Statement,
} from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import { composePending, type ReplyItem } from "../../../report/index.js";
import { type Phase, parsePhase, printPhase } from "../../../rules/index.js";
import { type Instant, present } from "../../../util/index.js";
import type { Context } from "../../context.js";
import { replyAddress, seatKey } from "../../letters/seat-token.js";
import type { NewLetter, Tx } from "../../ports/store.js";
import { letterTo } from "../../records/new-letter.js";
import type { Caused } from "../../records/news.js";
import { sceneOf } from "../../records/scenes.js";
import { answerPlainlyOnce, complainOf, refuseLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import { type ProxyLine, partProxies } from "./proxies.js";
import { numbered, readingContext, readLines } from "./readings.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `PHASE F1901M`: what stands below it is kept, or ordered at once if that phase is now. */
export function pend(session: Session, section: Of<"phase">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { board, game } = speaker.game;
  const phase = present(parsePhase(section.phase), "The phase of a statement");
  const { lines, complaints } = checkPending(board, phase, section.lines);
  if (section.phase === printPhase(game.phase)) orderNow(session, game, board, section.lines);
  else if (isKept(speaker, section.phase, lines)) answerPlainlyOnce(session, line, "kept-already");
  else if (lines.length > 0) ask(session, { kind: "pend", phase, lines }, line);
  else if (complaints.length === 0) refuseLine(session, line, { kind: "empty-section" });
  for (const { text, number, complaint } of complaints) {
    complainOf(session, text, number, { ...complaint, section: section.phase });
  }
}

function isKept(speaker: Speaker, phase: string, lines: readonly string[]): boolean {
  const power = powerOf(speaker);
  const sections = power === null ? [] : (speaker.game.game.pending[power] ?? []);
  return sections.some(
    (kept) => kept.phase !== null && printPhase(kept.phase) === phase && areKept(kept.lines, lines),
  );
}

/** Are these the lines that are kept, in whatever order? */
export function areKept(kept: readonly string[], lines: readonly string[]): boolean {
  return [...kept].sort().join("\n") === [...lines].sort().join("\n");
}

/** What is left of a line where what it orders for another season is kept until then; null where nothing is. */
export function withoutAhead(session: Session, line: string, number: number): string | null {
  const { speaker } = session.sender;
  if (speaker === null) return line;
  const { board, game } = speaker.game;
  if (keepsBuilds(session, speaker, line)) return null;
  const ahead = aheadSaid(line);
  if (ahead === null) return line;
  const phase = nextOf(game.phase, ahead.season);
  if (phase === null || (phase.kind === "M" && powersIn(board, ahead.order).length > 0))
    return line;
  const lines = [{ number, text: ahead.order }];
  if (checkPending(board, phase, lines).complaints.length > 0) return line;
  pend(session, { kind: "phase", phase: printPhase(phase), lines }, ahead.said);
  const text = line
    .replace(ahead.said, "")
    .replace(/[\s,;]+$/, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** `Deux armées à Paris et Marseille et une flotte à Brest`, while retreats are due. True if it was kept. */
function keepsBuilds(session: Session, speaker: Speaker, line: string): boolean {
  const { game: open } = speaker;
  const { board, game } = open;
  const power = powerOf(speaker);
  const { phase, position } = game;
  const builds = isUnderWay(game) ? buildsAhead({ board, phase, position, power }, line) : null;
  const winter = nextOf(phase, "W");
  if (builds === null || winter === null) return false;
  pend(session, { kind: "phase", phase: printPhase(winter), lines: numbered(builds) }, line.trim());
  return true;
}

/** The next moves of a season, or the next winter; null in that season. */
export function nextOf({ season: now, year }: Phase, season: Phase["season"]): Phase | null {
  if (season === now) return null;
  if (season === "W") return { season, year, kind: "A" };
  const isThisYear = season === "F" && now === "S";
  return { season, year: isThisYear ? year : year + 1, kind: "M" };
}

function orderNow(
  session: Session,
  { phase, position }: Game,
  board: Board,
  lines: readonly OrderLine[],
): void {
  const { orders, wait } = dueLines(board, phase, position, lines);
  session.orders.lines.push(...orders);
  if (wait !== null) ask(session, { kind: "set-wait", wait }, wait ? "SET WAIT" : "SET NO WAIT");
}

/** What became of the orders that a power had written for a phase, now that it has begun. */
interface UsedOrders {
  readonly power: PowerId;
  readonly items: readonly ReplyItem[];
  /** Orders whose conditions do not hold. */
  readonly others: readonly string[];
}

/** The game at the beginning of a phase, with the orders that were written for it. */
export function usePendingOrders(
  game: Game,
  board: Board,
  now: Instant,
): {
  readonly game: Game;
  readonly told: readonly UsedOrders[];
  readonly caused: readonly Caused[];
} {
  const { game: before, taken } = takePending(game, board);
  const told: UsedOrders[] = [];
  const caused: Caused[] = [];
  let current = before;
  for (const { power, due, lapsed } of taken) {
    const used = useSections(current, board, power, due, now);
    current = used.game;
    caused.push(...used.caused);
    told.push({
      power,
      items: [...used.items, ...lapsed.flatMap(lapsedItem)],
      others: used.others,
    });
  }
  return { game: current, told, caused };
}

function lapsedItem({ phase }: PendingOrders): readonly ReplyItem[] {
  if (phase === null) return [];
  const line = `PHASE ${printPhase(phase)}`;
  return [{ kind: "refused", line, refusal: { kind: "phase-past", phase } }];
}

function useSections(
  game: Game,
  board: Board,
  power: PowerId,
  sections: readonly PendingOrders[],
  now: Instant,
) {
  const context = readingContext({ board, game }, power);
  const { phase, position } = context;
  const items: ReplyItem[] = [];
  const others: string[] = [];
  const caused: Caused[] = [];
  let current = game;
  for (const section of sections) {
    const due = dueLines(board, phase, position, numbered(section.lines));
    const { rest, proxies } = partProxies({ game: current, board }, power, due.orders);
    const read = readLines(context, rest, (_, readings) => {
      const orders = readings.map(({ order, text }) => ({ order, text }));
      const used = usePending(current, board, { power, orders, wait: null }, now);
      current = used.game;
      return { kind: "accepted", unused: used.unused };
    });
    if (due.wait !== null) {
      current = usePending(current, board, { power, orders: [], wait: due.wait }, now).game;
    }
    const left = useProxies(current, board, power, proxies, now);
    current = left.game;
    caused.push(...left.caused);
    items.push(...read, ...left.items);
    const isPossible = read.every((item) => item.kind === "reading" && item.illegal === null);
    if (section.phase === null && !isPossible) current = dropPending(current, power, section);
    others.push(...due.others.map(({ text }) => text));
  }
  return { game: current, items, others, caused };
}

/** Units left to other powers, and orders for units that others may have left. */
function useProxies(
  game: Game,
  board: Board,
  power: PowerId,
  proxies: readonly ProxyLine[],
  now: Instant,
) {
  const by = playerOf(game, power)?.id ?? null;
  const items: ReplyItem[] = [];
  const caused: Caused[] = [];
  let current = game;
  for (const { line, command } of proxies) {
    const decision = usePendingProxy(current, board, power, command, now);
    if (decision.kind === "refused") {
      items.push({ kind: "refused", line: line.text, refusal: decision.refusal });
      continue;
    }
    current = decision.game;
    caused.push(...decision.events.map((event) => ({ event, by })));
    items.push(
      ...decision.events.map((event) => ({ kind: "done", line: line.text, event }) as const),
    );
  }
  return { game: current, items, caused };
}

/** A letter for each player whose orders of earlier were read, or have lapsed. */
export async function pendingLetters(
  context: Context,
  tx: Tx,
  game: Game,
  told: readonly UsedOrders[],
  cause: string,
): Promise<readonly NewLetter[]> {
  const key = await seatKey(context, tx);
  return told.flatMap(({ power, items, others }) => {
    const member = playerOf(game, power);
    if (member === undefined) return [];
    const scene = sceneOf(context, game, member.id);
    return [
      letterTo(composePending(context.catalogue, { scene, items, others }), {
        to: member.address,
        kind: "pending-orders",
        dedupeKey: `${cause}:pending:${member.id}`,
        replyTo: replyAddress(context, key, game, member),
        game: game.name,
        without: member.without,
      }),
    ];
  });
}
