/** `EDIT`: the places and units of a line, looked up on the game's board. */
import type { PositionEdit } from "../../../game/index.js";
import {
  type Board,
  type LocationId,
  provinceOf,
  spelling,
  type UnitType,
} from "../../../map/index.js";
import { parsePhase } from "../../../rules/index.js";
import { present } from "../../../util/index.js";
import { refuseLine } from "../../session/outcomes.js";
import { powerNamed } from "../../session/powers.js";
import type { OpenGame, Session } from "../../session/session.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import type { Of } from "./handler.js";

export function edit(session: Session, { edit: words }: Of<"edit">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const change = resolved(session, speaker.game, words, line);
  if (change !== null) ask(session, { kind: "edit", edit: change }, line);
}

/** The change with its words resolved; null, and a refusal noted, where one means nothing. */
function resolved(
  session: Session,
  open: OpenGame,
  change: Of<"edit">["edit"],
  line: string,
): PositionEdit | null {
  if (change.kind === "phase") {
    return { kind: "phase", phase: present(parsePhase(change.phase), "The phase of the grammar") };
  }
  const type = change.kind === "place" ? change.type : null;
  const at = placeNamed(open.board, change.place, type);
  if (at === null) {
    refuseLine(session, line, { kind: "no-such-place", word: change.place });
    return null;
  }
  if (change.kind === "remove") return { kind: "remove", at };
  const power = change.power === null ? null : powerNamed(session, open, change.power, line);
  if (change.kind === "owner") {
    if (power === null && change.power !== null) return null;
    return { kind: "owner", center: provinceOf(at), power };
  }
  return power === null ? null : { kind: "place", unit: { type: change.type, at }, power };
}

/** The one location of this name where such a unit could stand, if the name has just one. */
function placeNamed(board: Board, name: string, type: UnitType | null): LocationId | null {
  const all = board.names.get(spelling(name)) ?? [];
  const fit = all.filter((at) => type === null || board.neighbours(type, at).length > 0);
  const [only] = fit.length > 0 ? fit : all;
  return only !== undefined && fit.length < 2 ? only : null;
}
