/** HISTORY: a game's past as it was published, what was said in it, and all of it for those who play in it. */
import { comparePhases, type PublishedRecord } from "../../../game/index.js";
import { type HistoryEdge, phasesSaid, type Statement } from "../../../language/index.js";
import {
  history,
  historyAttachment,
  pressHistory,
  summary,
  wholeHistory,
} from "../../../report/index.js";
import { type Phase, parsePhase } from "../../../rules/index.js";
import { type Instant, present } from "../../../util/index.js";
import { playedMap } from "../../letters/maps.js";
import { historyLinesMax, mapsPerHistoryMax, strangersHistoryLinesMax } from "../../limits.js";
import { pressFor } from "../../records/press.js";
import { pastOf } from "../../records/scenes.js";
import { type GameAsked, gameAsked } from "../../session/asked-game.js";
import { pastFor } from "../../session/dates.js";
import { refuseLine, say } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import type { Of } from "./handler.js";
import { showMap } from "./maps.js";

/** Something in the past of a game. */
interface Played {
  readonly phase: Phase;
  readonly at: Instant;
}

type Bound = (played: Played) => boolean;

export async function tellHistory(
  session: Session,
  asking: Of<"history">,
  line: string,
): Promise<void> {
  const asked = await gameAsked(session, asking.game, line);
  if (asked === null) return;
  if (asking.of === "game") return tellWholeHistory(session, asked, line);
  const { open, member, scene } = asked;
  if (asking.of === "press" && member === null) {
    return refuseLine(session, line, { kind: "not-identified" });
  }
  const zone = scene.view?.you.zone ?? open.game.settings.zone;
  const isSince = boundOf(session, zone, asking.since, "since", line);
  const isUntil = boundOf(session, zone, asking.until, "until", line);
  if (isSince === null || isUntil === null) return;
  const isLeftOut = leftOutOf(asking);
  const isWithin = (each: Played) => isSince(each) && isUntil(each) && !isLeftOut(each);
  const most = member === null ? strangersHistoryLinesMax : historyLinesMax;
  const lines = Math.min(asking.lines ?? most, most);
  // With a beginning the answer reads on from there; without one it tells what happened last.
  const keeps = asking.since === null ? "last" : "first";
  const { catalogue } = session.context;
  if (asking.of === "press" && member !== null) {
    const messages = (await pressFor(session.tx, open.game, member)).filter(isWithin);
    return say(session, pressHistory(catalogue, scene, messages, { lines, keeps }));
  }
  const records = await pastOf(session.tx, open.game);
  const isAsked = ({ phase, turnedAt: at }: PublishedRecord) => isWithin({ phase, at });
  const { text, told } = history(catalogue, scene, records, isAsked, { lines, keeps });
  say(session, text);
  const shown = asking.since === null ? told.slice(-1) : told.slice(0, mapsPerHistoryMax);
  for (const record of shown) showMap(session, playedMap(session.context, scene, record));
  if (asking.broad === true && member !== null) {
    const messages = (await pressFor(session.tx, open.game, member)).filter(isWithin);
    say(session, pressHistory(catalogue, scene, messages, { lines, keeps }));
  }
}

/** `Could I have the results of spring 1902 again?`: those, and not the last ones. */
export function ofPhaseSaid(asking: Statement | null, about: string): Statement | null {
  const phases = asking?.kind === "history" ? phasesSaid(about) : null;
  if (asking?.kind !== "history" || asking.of !== "results" || phases === null) return asking;
  return { ...asking, ...phases, lines: null };
}

/** Is a phase one of those that are not asked for? */
function leftOutOf({ without }: Of<"history">): Bound {
  if (without === undefined) return () => false;
  const phaseOf = (text: string) => present(parsePhase(text), "The phase of a statement");
  const first = phaseOf(without.first);
  const last = without.last === null ? null : phaseOf(without.last);
  return ({ phase }) =>
    comparePhases(phase, first) >= 0 && (last === null || comparePhases(phase, last) <= 0);
}

/** Whether a phase lies within this edge; null, with a complaint, if there is no such date. */
function boundOf(
  session: Session,
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
      const at = pastFor(session, zone, { when: edge.when, edge: side }, line);
      return at === null ? null : (played) => sign * (played.at - at) >= 0;
    }
  }
}

async function tellWholeHistory(
  session: Session,
  { open, member, scene }: GameAsked,
  line: string,
): Promise<void> {
  if (member === null) return refuseLine(session, line, { kind: "not-identified" });
  const { catalogue } = session.context;
  const records = await pastOf(session.tx, open.game);
  say(session, wholeHistory(catalogue, scene, records));
  say(session, summary(catalogue, scene, records));
  session.reply.attachments.push(historyAttachment(catalogue, scene, records));
}
