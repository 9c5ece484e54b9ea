/** The letters of test/cases/letters/time. */
import { composeComings, composeDigest, type LetterText } from "../../../src/report/index.js";
import { deadline, later, now, scene, submission, view } from "../scenes.js";
import { catalogue, notice } from "./stage.js";

export const time: Readonly<Record<string, LetterText>> = {
  "late-nameless": notice(
    { kind: "late", powers: [], deadline, graceEnds: later(24), isForAll: true, isWaiting: false },
    view({ settings: { ...view().settings, press: "none" } }),
  ),
  reminder: notice(
    { kind: "reminder", powers: ["FRANCE"], deadline },
    view({ submissions: [submission("FRANCE", "S1901M", ["A PAR - BUR"], ["A MAR", "F BRE"])] }),
  ),
  "late-you": notice(
    {
      kind: "late",
      powers: ["FRANCE", "ITALY"],
      deadline: later(-80),
      graceEnds: later(-56),
      isForAll: true,
      isWaiting: false,
    },
    view({ deadline: later(-80), graceEnds: later(-56) }),
  ),
  "late-other": notice({
    kind: "late",
    powers: ["ITALY"],
    deadline,
    graceEnds: later(24),
    isForAll: true,
    isWaiting: false,
  }),
  "deadline-set": notice({
    kind: "deadline-set",
    before: deadline,
    after: later(48),
    why: "gm",
  }),
  digest: composeDigest(catalogue, scene(view()), [
    { title: "Broadcast from Italy", text: "  Peace in our time!", happenedAt: now },
    { title: "Observer Signon", text: "olga@example.org watches game paris now.", happenedAt: now },
  ]),
  comings: composeComings(catalogue, scene(view()), [
    { title: "New Player Signon", text: "A player has joined game paris.", happenedAt: now },
    { title: "New Player Signon", text: "Anna Berg has joined game paris.", happenedAt: now },
    { title: "New Player Signon", text: "A player has joined game paris.", happenedAt: now },
  ]),
};
