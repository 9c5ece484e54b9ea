/** Whatever a player writes, the letters about it are letters: what can be seen, 72 columns, nobody else's words. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { composeLetter, composeReply, type LetterText } from "../../src/report/index.js";
import { misfits } from "../support/letter-lines.js";
import { ownCatalogue } from "../support/templates.js";
import { publicMember, scene, view } from "./scenes.js";

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.stringMatching(/^[|>: {}#\n\t\\$-]{0,60}$/),
  fc.constantFrom("{{judge}}", "\r\n.\r\n", ":: Judge: EVIL", "|", "constructor", "__proto__"),
);

function expectLetter({ subject, text }: LetterText): void {
  expect(misfits(text)).toEqual([]);
  expect(text).toMatch(/^(.{0,72}\n)+$/);
  expect(text.match(/^::/gm)).toHaveLength(2);
  expect(subject).toMatch(/^[\x20-\x7e]{1,120}$/);
}

test("any line, name and value can be answered", () => {
  fc.assert(
    fc.property(anything, anything, anything, fc.nat(), (subject, line, word, from) => {
      const letter = composeReply(ownCatalogue(), {
        scene: scene(view()),
        subject,
        items: [
          { kind: "refused", line, refusal: { kind: "no-such-game", game: word, near: word } },
          { kind: "refused", line, refusal: { kind: "no-such-power", word, nearest: [] } },
          {
            kind: "complaint",
            line,
            number: 1,
            complaint: { kind: "unknown-name", from, to: from + 3, nearest: [word], unit: null },
          },
          {
            kind: "complaint",
            line,
            number: 2,
            complaint: { kind: "bad-date", from, to: from, problem: word },
          },
        ],
        skipped: [{ kind: "attachment", name: word }],
      });
      expectLetter(letter);
    }),
  );
});

test("any press can be passed on", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const letter = composeLetter(ownCatalogue(), {
        scene: scene(view()),
        event: {
          kind: "press",
          shown: null,
          from: publicMember("ITALY"),
          color: "white",
          to: { kind: "all" },
          recipients: [1],
          text,
        },
      });
      expectLetter(letter);
    }),
  );
});
