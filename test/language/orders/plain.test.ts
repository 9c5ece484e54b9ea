/** Plain lines take a short way through reading: it ends where the long one does. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOrders } from "../../../src/language/index.js";
import { orderWords, type Role } from "../../../src/language/lexer/order-words.js";
import { isPlain } from "../../../src/language/lexer/plain.js";
import type { Board } from "../../../src/map/index.js";
import { defaultRulebook, parsePhase } from "../../../src/rules/index.js";
import { present } from "../../../src/util/index.js";
import { boardOf, standardBoard } from "../../support/boards/boards.js";

function read(board: Board, phase: string, text: string) {
  const { units, owners } = board.start;
  const context = {
    board,
    rulebook: defaultRulebook,
    phase: present(parsePhase(phase), "A phase"),
    position: { units, dislodged: [], owners, contested: [] },
    power: board.powers[0]!.id,
  };
  const { readings, complaints } = readOrders(context, [{ number: 1, text }]);
  return [
    ...readings.map(({ text: _, ...reading }) => reading),
    ...complaints.map(({ complaint: { kind } }) => kind),
  ];
}

/** A sign that says nothing, and stands in no plain line: all stages look at it. */
const long = (line: string) => `${line} !`;

const wordsFor = (role: Role) =>
  [...orderWords.entries()].flatMap(([word, roles]) => (roles.includes(role) ? [word] : []));

/** Orders in all words that there are, of every board's names. */
function linesOn(board: Board): fc.Arbitrary<string> {
  const word = (role: Role, ...usual: readonly string[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...wordsFor(role)) },
    );
  const place = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...board.names.keys()),
        fc.constantFrom(...board.provinces.map(({ id }) => id.toLowerCase())),
      ),
      fc.constantFrom("", "", "", "", ".", "/nc", " sc", " (south coast)"),
    )
    .map(([name, end]) => `${name}${end}`);
  const unit = fc
    .tuple(
      fc.constantFrom("", "", "", "", "the ", ...[...board.powerNames.keys()].slice(0, 3)),
      fc.oneof(word("army", "a", "army"), word("fleet", "f", "fleet"), fc.constant("")),
      place,
    )
    .map(([before, type, at]) => `${before} ${type} ${at}`.replace(/ +/g, " ").trim());
  const move = fc.tuple(word("arrow", "-", "->", "to"), place).map((way) => way.join(" "));
  const via = fc.oneof({ weight: 4, arbitrary: fc.constant("") }, word("via", "via convoy"));
  const support = word("support", "s", "supports");
  const verb = fc.oneof(word("hold", "h"), word("remove", "d"), word("build", "b"));
  return fc
    .oneof(
      fc.tuple(unit, move, via),
      fc.tuple(unit, word("retreat", "r"), place),
      fc.tuple(unit, verb),
      fc.tuple(verb, unit),
      fc.tuple(word("arrow", "move"), unit, move),
      fc.tuple(unit, support, unit),
      fc.tuple(unit, support, unit, move),
      fc.tuple(unit, support, unit, word("hold", "h")),
      fc.tuple(unit, word("convoy", "c", "convoys"), unit, move),
    )
    .map((parts) => parts.join(" ").trim());
}

/** The same lines in every run; to try others, change it. */
const drawn = 1901;

const boards = [standardBoard(), ...["colonial", "ancmed", "1898"].map(boardOf)];

describe.each(boards.map((board) => [board.name, board] as const))("%s", (_, board) => {
  test("the short way ends where the long one does", () => {
    const phases = fc.constantFrom("S1901M", "F1901R", "W1901A");
    fc.assert(
      fc.property(phases, linesOn(board), (phase, line) => {
        fc.pre(isPlain(board, line));
        expect(isPlain(board, long(line))).toBe(false);
        expect(read(board, phase, line)).toEqual(read(board, phase, long(line)));
      }),
      { numRuns: 300, seed: drawn },
    );
  });
});

test.each([
  "A Par - Bur",
  "1. a par-bur",
  "Fleet North Sea convoys Army London to Norway",
  "A Mun. - Ruh.",
  "F Spa/sc S A Mar - Gas",
  "Army Paris supports Army Marseilles hold",
  "move A Par to Bur",
])("%s is plain", (line) => {
  expect(isPlain(standardBoard(), line)).toBe(true);
});

test.each([
  "A Par - Bur because I must",
  "A Par - Bur?",
  "A Par - Burg undi",
  "A Pariz - Bur",
  "not A Par - Bur",
  "A Par - Bur, A Mar - Spa",
  "F Bo - Swe",
  "does not move A Par",
  "A Par",
])("%s is not plain", (line) => {
  expect(isPlain(standardBoard(), line)).toBe(false);
});
