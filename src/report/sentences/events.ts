/**
 * The words of events: for the sentences of templates/events.txt, notices.txt and gm-log.txt, and for letters
 * about them. Those of the game itself stand here, the others in files of their own.
 */

import type { Event, PositionEdit } from "../../game/index.js";
import { winners } from "../../game/index.js";
import type { LocationId } from "../../map/index.js";
import { plainText, toAscii } from "../engine/ascii.js";
import { powerList, who } from "../words/people.js";
import type { Sayings } from "../words/say.js";
import { phaseCode, seasonOf, when } from "../words/times.js";
import { orderSayings } from "./order-events.js";
import { seatSayings } from "./seat-events.js";
import { timeSayings } from "./time-events.js";

/** Total over the events: one without words does not compile. */
export const eventSayings: Sayings<Event> = {
  ...seatSayings,
  ...orderSayings,
  ...timeSayings,
  "game-created": { created: ({ name }) => name, who: ({ gm }, stage) => who(stage, gm) },
  "game-started": { deadline: ({ deadline }, { scene }) => when(scene, deadline) },
  "setting-changed": {
    name: ({ name }) => toAscii(name),
    before: ({ before }) => plainText(before),
    after: ({ after }) => plainText(after),
  },
  unstarted: {},
  reopened: {
    deadline: ({ deadline }, { scene }) => (deadline === null ? "" : when(scene, deadline)),
  },
  "position-edited": {
    isPlaced: ({ edit }) => edit.kind === "place",
    isRemoved: ({ edit }) => edit.kind === "remove",
    isOwner: ({ edit }) => edit.kind === "owner",
    power: ({ edit }, { names }) =>
      "power" in edit && edit.power !== null ? names.power(edit.power) : "",
    unit: ({ edit }, { words }) =>
      edit.kind === "place" ? words.say(edit.unit.type === "A" ? "an-army" : "a-fleet") : "",
    place: ({ edit }, { names }) => (edit.kind === "phase" ? "" : names.thePlace(placeOf(edit))),
    changed: ({ edit }) => (edit.kind === "phase" ? phaseCode(edit.phase) : ""),
    endsVotes: ({ endsVotes }) => endsVotes,
  },
  previewed: { previewed: ({ phase }) => phaseCode(phase) },
  "phase-turned": {
    played: ({ phase }, { words }) => seasonOf(words, phase),
    playedCode: ({ phase }) => phaseCode(phase),
  },
  "rolled-forward": {
    to: ({ to }) => phaseCode(to),
    deadline: ({ deadline }, { scene }) => when(scene, deadline),
  },
  "rolled-back": {
    to: ({ to }) => phaseCode(to),
    deadline: ({ deadline }, { scene }) => when(scene, deadline),
  },
  ended: {
    isDeclared: ({ why }) => why.kind === "declared",
    isUnfilled: ({ why }) => why.kind === "nobody-came",
    unchangedYears: ({ why }) => (why.kind === "unchanged-years" ? why.years : 0),
    lastYear: ({ why }) => (why.kind === "last-year" ? why.years : 0),
    isSolo: ({ ending }) => ending.kind === "solo",
    isDraw: ({ ending }) => ending.kind === "draw",
    isConcession: ({ ending }) => ending.kind === "concession",
    winners: ({ ending }, stage) => powerList(stage, winners(ending)),
    count: ({ ending }) => winners(ending).length,
  },
};

function placeOf(edit: Exclude<PositionEdit, { readonly kind: "phase" }>): LocationId {
  if (edit.kind === "place") return edit.unit.at;
  return edit.kind === "owner" ? edit.center : edit.at;
}
