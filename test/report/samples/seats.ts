/** The letters of test/cases/letters/seats. */
import {
  composeConfirmation,
  composeInvitation,
  composeSeatOffer,
  composeStandbyEnd,
  composeTurnedAway,
  type LetterText,
} from "../../../src/report/index.js";
import type { ConfirmationMatter } from "../../../src/report/letters/confirmation.js";
import { deadline, later, scene, view } from "../scenes.js";
import { catalogue, forming } from "./stage.js";

function confirmation(matter: ConfirmationMatter, seen: ReturnType<typeof view> | null = view()) {
  return composeConfirmation(catalogue, scene(seen), matter);
}

const candidate = { id: 9, address: "nina@example.net", power: "ITALY" };

export const seats: Readonly<Record<string, LetterText>> = {
  "confirm-resignation": confirmation({ kind: "resignation" }),
  "confirm-takeover": confirmation({ kind: "takeover", power: "ITALY" }),
  "confirm-old-address": confirmation({ kind: "old-address", address: "anna@example.org" }),
  "confirm-lost-address": confirmation({ kind: "lost-address", address: "anna@example.org" }),
  "confirm-new-address": confirmation({ kind: "new-address", address: "anna@example.org" }),
  "confirm-standby": confirmation({ kind: "standby", wish: {} }, null),
  "confirm-no-standby": confirmation({ kind: "standby", wish: null }, null),
  invitation: composeInvitation(catalogue, scene(forming), {
    by: { isGm: true, name: "George" },
    power: null,
    isPrivate: true,
  }),
  "invitation-to-power": composeInvitation(catalogue, scene(view({ deadline })), {
    by: { isGm: false, name: "" },
    power: "ITALY",
    isPrivate: false,
  }),
  offer: composeSeatOffer(catalogue, scene(view()), { power: "ITALY", answerBy: later(-24) }),
  "standby-end": composeStandbyEnd(catalogue, scene(null), 3),
  denied: composeTurnedAway(catalogue, scene(view()), { kind: "candidate-denied", candidate }),
  "too-late": composeTurnedAway(catalogue, scene(view()), {
    kind: "candidate-lapsed",
    candidate,
    why: "too-late",
  }),
  unanswered: composeTurnedAway(catalogue, scene(view({ deadline })), {
    kind: "candidate-lapsed",
    candidate: { ...candidate, power: null },
    why: "unanswered",
  }),
};
