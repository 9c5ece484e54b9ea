/** HISTORY: a game's past as it was published, what was said in it, and all of it for who plays in it. */
import { comparePhases, eventFor, type Game, type MemberId, mayRead } from "../game/index.js";
import type { HistoryEdge, Statement } from "../language/index.js";
import {
  history,
  historyAttachment,
  pressHistory,
  summary,
  wholeHistory,
} from "../report/index.js";
import { type Phase, parsePhase } from "../rules/index.js";
import { type Instant, present } from "../util/index.js";
import { type Asked, gameAsked } from "./asking.js";
import { pastFor } from "./dates.js";
import { pastOf } from "./letters.js";
import { historyLinesMax, strangersHistoryLinesMax } from "./limits.js";
import { type Occasion, refuseLine, say } from "./occasion.js";

type Asking = Extract<Statement, { kind: "history" }>;

/** Something in the past of a game. */
interface Played {
  readonly phase: Phase;
  readonly at: Instant;
}

type Bound = (played: Played) => boolean;

export async function tellHistory(occasion: Occasion, one: Asking, line: string): Promise<void> {
  const asked = await gameAsked(occasion, one.game, line);
  if (asked === null) return;
  if (one.of === "game") return tellWholeHistory(occasion, asked, line);
  const { open, member, scene } = asked;
  if (one.of === "press" && member === null) {
    return refuseLine(occasion, line, { kind: "not-identified" });
  }
  const zone = scene.view?.you.zone ?? open.game.settings.zone;
  const isSince = boundOf(occasion, zone, one.since, "since", line);
  const isUntil = boundOf(occasion, zone, one.until, "until", line);
  if (isSince === null || isUntil === null) return;
  const isWithin = (each: Played) => isSince(each) && isUntil(each);
  const most = member === null ? strangersHistoryLinesMax : historyLinesMax;
  const lines = Math.min(one.lines ?? most, most);
  // Who says where to begin reads on from there; who does not wants to know what happened last.
  const keeps = one.since === null ? "last" : "first";
  const { catalogue } = occasion.desk;
  if (one.of === "press" && member !== null) {
    const messages = (await pressFor(occasion, open.game, member)).filter(isWithin);
    return say(occasion, pressHistory(catalogue, scene, messages, { lines, keeps }));
  }
  const records = (await pastOf(occasion.tx, open.game)).filter((record) =>
    isWithin({ phase: record.phase, at: record.turnedAt }),
  );
  say(occasion, history(catalogue, scene, records, { lines, keeps }));
}

/** What a member wrote and read in a game, as he may know it now. */
async function pressFor({ tx }: Occasion, game: Game, member: MemberId) {
  const sent = await tx.press.of(game.name);
  return sent
    .filter(({ event }) => mayRead(event, member))
    .map(({ at, phase, event }) => ({ at, phase, event: eventFor(event, game, member) }));
}

/** Whether a phase lies within this edge; null, with a complaint, if there is no such date. */
function boundOf(
  occasion: Occasion,
  zone: string,
  edge: HistoryEdge | null,
  side: "since" | "until",
  line: string,
): Bound | null {
  if (edge === null) return () => true;
  const sign = side === "since" ? 1 : -1;
  switch (edge.kind) {
    case "year":
      return ({ phase }) => sign * (phase.year - edge.year) >= 0;
    case "phase": {
      const bound = present(parsePhase(edge.phase), "The phase of a statement");
      return ({ phase }) => sign * comparePhases(phase, bound) >= 0;
    }
    case "date": {
      const at = pastFor(occasion, zone, { when: edge.when, edge: side }, line);
      return at === null ? null : (played) => sign * (played.at - at) >= 0;
    }
  }
}

async function tellWholeHistory(
  occasion: Occasion,
  { open, member, scene }: Asked,
  line: string,
): Promise<void> {
  if (member === null) return refuseLine(occasion, line, { kind: "not-identified" });
  const { catalogue } = occasion.desk;
  const records = await pastOf(occasion.tx, open.game);
  say(occasion, summary(catalogue, scene, records));
  say(occasion, wholeHistory(catalogue, scene, records));
  occasion.attachments.push(historyAttachment(catalogue, scene, records));
}
