/** The letters of test/cases/letters/press. */
import type { LetterText } from "../../../src/report/index.js";
import { later, publicMember, view } from "../scenes.js";
import { notice } from "./stage.js";

export const press: Readonly<Record<string, LetterText>> = {
  named: notice({
    kind: "press",
    shown: null,
    from: publicMember("ITALY", "isabella@example.net"),
    color: "white",
    to: { kind: "some", powers: ["FRANCE", "GERMANY"], gm: true, observers: false },
    recipients: [1, 2],
    text: ":: Judge: EMSD  Game: Paris\nLet\u2019s meet in Z\u00fcrich \u2014 and tell nobody!\n\n> Fleet Brest -> Picardy\nThis line is much longer than the seventy-two columns which are all that a letter has.",
  }),
  broadcast: notice({
    kind: "press",
    shown: null,
    from: publicMember("ITALY"),
    color: "white",
    to: { kind: "all" },
    recipients: [1, 2, 3],
    text: "Peace in our time!",
  }),
  grey: notice({
    kind: "press",
    shown: null,
    from: null,
    color: "grey",
    to: { kind: "some", powers: ["FRANCE"], gm: false, observers: false },
    recipients: [],
    text: "Somebody lies to you.",
  }),
  "grey-broadcast-to-gm": notice({
    kind: "press",
    shown: null,
    from: publicMember("ITALY"),
    color: "grey",
    to: { kind: "all" },
    recipients: [1, 2, 3],
    text: "Guess who.",
  }),
  "final-statement": notice(
    {
      kind: "final-statement",
      from: publicMember("ITALY", "isabella@example.net"),
      text: "It was my first game.\n\n:: Judge: EMSD\nThank you all!",
      replaces: false,
    },
    view({ status: "finished", deadline: null, graceEnds: null, statementsUntil: later(600) }),
  ),
  postal: notice({
    kind: "postal-press",
    messages: [
      { from: publicMember("ITALY"), color: "white", text: "Now you know.\n\nIsabella" },
      { from: null, color: "grey", text: "Nobody knows." },
    ],
  }),
};
