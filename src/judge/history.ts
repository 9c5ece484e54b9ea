/** HISTORY: the results of a game's phases, as they were published; a part of them, or all for who plays in it. */
import { comparePhases } from "../game/index.js";
import type { HistoryEdge, Statement } from "../language/index.js";
import { history, historyAttachment, summary, wholeHistory } from "../report/index.js";
import { type Phase, parsePhase } from "../rules/index.js";
import { type Instant, present } from "../util/index.js";
import { type Asked, gameAsked } from "./asking.js";
import { pastFor } from "./dates.js";
import { pastOf } from "./letters.js";
import { historyLinesMax, strangersHistoryLinesMax } from "./limits.js";
import { type Occasion, refuseLine, say } from "./occasion.js";

type Asking = Extract<Statement, { kind: "history" }>;

/** A phase that was played, as far as its place in the past goes. */
interface Played {
  readonly phase: Phase;
  readonly turnedAt: Instant;
}

type Bound = (played: Played) => boolean;

export async function tellHistory(occasion: Occasion, one: Asking, line: string): Promise<void> {
  const asked = await gameAsked(occasion, one.game, line);
  if (asked === null) return;
  if (one.full) return tellWholeHistory(occasion, asked, line);
  const { open, member, scene } = asked;
  const zone = scene.view?.you.zone ?? open.game.settings.zone;
  const isSince = boundOf(occasion, zone, one.since, "since", line);
  const isUntil = boundOf(occasion, zone, one.until, "until", line);
  if (isSince === null || isUntil === null) return;
  const past = await pastOf(occasion.tx, open.game);
  const records = past.filter((each) => isSince(each) && isUntil(each));
  const most = member === null ? strangersHistoryLinesMax : historyLinesMax;
  const lines = Math.min(one.lines ?? most, most);
  // Who says where to begin reads on from there; who does not wants to know what happened last.
  const keeps = one.since === null ? "last" : "first";
  say(occasion, history(occasion.desk.catalogue, scene, records, { lines, keeps }));
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
      return at === null ? null : ({ turnedAt }) => sign * (turnedAt - at) >= 0;
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
