/** What goes with a letter for programs: the results it tells of, and the deadline it sets. */
import type { Event } from "../../game/index.js";
import { present } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import type { Attachment, Scene } from "../words/scene.js";
import { type DeadlineChange, deadlineAttachment } from "./calendar-file.js";
import { positionAttachment, resultAttachment } from "./phase-data.js";

/** The attachments of a letter that tells its reader of these events. */
export function attachmentsFor(
  catalogue: Catalogue,
  scene: Scene,
  events: readonly Event[],
  change: DeadlineChange,
): readonly Attachment[] {
  const results = events.flatMap((event) => {
    if (event.kind !== "phase-turned") return [];
    const view = present(scene.view, "The view of the game");
    return [resultAttachment(catalogue, scene.board, view, event)];
  });
  const begins = events.some(({ kind }) => kind === "game-started" || kind === "briefed");
  const data = begins ? [...results, positionAttachment(scene)] : results;
  if (!events.some((event) => setsDeadline(event, scene))) return data;
  const entry = deadlineAttachment(stageOf(catalogue, scene), change);
  return entry === null ? data : [...data, entry];
}

const aboutDeadlines: ReadonlySet<Event["kind"]> = new Set([
  "game-started",
  "phase-turned",
  "deadline-set",
  "outage",
  "paused",
  "resumed",
  "rolled-back",
  "rolled-forward",
  "excused",
  "unstarted",
  "reopened",
  "ended",
]);

/** Does the reader's next deadline change by this? Who has just come has known none. */
function setsDeadline(event: Event, { view }: Scene): boolean {
  if (event.kind === "took-over") return view?.you.power === event.power;
  if (event.kind === "position-edited") return event.edit.kind === "phase";
  return aboutDeadlines.has(event.kind);
}

/** The deadline of a game as it stands, for whoever asks; null where none runs. */
export function calendarOf(catalogue: Catalogue, scene: Scene): Attachment | null {
  return deadlineAttachment(stageOf(catalogue, scene), { before: null });
}
