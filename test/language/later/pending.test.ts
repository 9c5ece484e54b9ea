/** Orders for later: what is kept of a section, and what is chosen of it in a position. */
import { describe, expect, it } from "vitest";
import { checkPending, dueLines } from "../../../src/language/index.js";
import { isTrue, readCondition } from "../../../src/language/later/conditions.js";
import { parsePhase, startingPosition } from "../../../src/rules/index.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();
/** Spring 1901: Vienna and Budapest are armies, Trieste a fleet, St Petersburg's fleet is on its south coast. */
const position = startingPosition(board);
const phase = parsePhase("F1901M")!;

const conditions: Readonly<Record<string, boolean>> = {
  Vienna: true,
  "NOT Vienna": false,
  "Army Vienna": true,
  "Fleet Vienna": false,
  "Austrian Vienna": true,
  "Russian Vienna": false,
  "Austrian army in Vienna": true,
  "A Vie THEN": true,
  "(A Vie)": true,
  "not not vie": true,
  "F StP": true,
  "F StP(sc)": true,
  "F StP/nc": false,
  "Galicia OR Vienna": true,
  "Galicia AND Vienna": false,
  "Vienna OR Budapest AND Galicia": false,
  "Vienna OR (Budapest AND Galicia)": true,
  "Russian Galicia OR NOT Army Trieste": true,
  "NOT (Vienna OR Galicia)": false,
  "Vienna & Budapest": true,
  "Galicia || Budapest": true,
  "!Galicia": true,
};

const noConditions: Readonly<Record<string, string>> = {
  "Vienna Budapest": "Vienna Budapest",
  "Vienna AND": "Vienna AND",
  "(Vienna": "(Vienna",
  "Vienna OR Xyzzy": "Xyzzy",
  "A Par - Bur": "A Par - Bur",
  "Vienna THEN A Bud H": "Vienna THEN A Bud H",
  "you do not mind": "you do not mind",
};

describe("conditions", () => {
  it.each(Object.entries(conditions))("%s: %s", (text, truth) => {
    const reading = readCondition(board, text);
    expect(reading.kind === "condition" && isTrue(reading.condition, position)).toBe(truth);
    expect(reading.kind).toBe("condition");
  });

  it.each(Object.entries(noConditions))("%s is none, for %s", (text, part) => {
    const reading = readCondition(board, text);
    const place = reading.kind === "problem" ? text.slice(reading.from, reading.to) : null;
    expect(place).toBe(part);
  });
});

interface Case {
  readonly lines: string;
  /** What is kept, where it is not everything. */
  readonly kept?: string;
  readonly complaints?: readonly string[];
  readonly orders: string;
  readonly others?: string;
  readonly wait?: boolean;
}

const cases: Readonly<Record<string, Case>> = {
  "orders and waiting": { lines: "A Vie H|SET WAIT", orders: "A Vie H", wait: true },
  "the first case that holds": {
    lines: "IF Gal|A Vie - Gal|ELSE IF Vie|A Vie - Tyr|ELSE IF Bud|A Vie H|ENDIF",
    orders: "A Vie - Tyr",
    others: "A Vie - Gal|A Vie H",
  },
  "no case that holds": {
    lines: "IF Gal|A Vie - Gal|ENDIF|A Bud H",
    orders: "A Bud H",
    others: "A Vie - Gal",
  },
  "the ELSE of an inner IF": {
    lines: "IF Vie|IF Gal|A Vie H|ELSE|A Vie - Gal|SET WAIT|ENDIF|A Bud H|ELSE|A Bud - Rum|ENDIF",
    orders: "A Vie - Gal|A Bud H",
    others: "A Vie H|A Bud - Rum",
    wait: true,
  },
  "what the mail leaves open": {
    lines: "IF Gal|IF Vie|A Vie H",
    kept: "IF Gal|IF Vie|A Vie H|ENDIF|ENDIF",
    orders: "",
    others: "A Vie H",
  },
  "an order that is none": {
    lines: "A Vie H|A Vie yodels|A Bud H",
    kept: "A Vie H|A Bud H",
    complaints: ["2 not-an-order"],
    orders: "A Vie H|A Bud H",
  },
  "an order of another phase": {
    lines: "BUILD A VIE|A Bud H",
    kept: "A Bud H",
    complaints: ["1 other-phase"],
    orders: "A Bud H",
  },
  "a condition that is none takes its block along": {
    lines: "A Bud H|IF Xyzzy|A Vie H|ELSE|A Vie - Gal|ENDIF|F Tri H",
    kept: "A Bud H|F Tri H",
    complaints: ["2 bad-condition", "2 if-not-understood"],
    orders: "A Bud H|F Tri H",
  },
  "a mistaken ELSE takes its block along": {
    lines: "IF Vie|A Vie H|ELSIF Gal|A Vie - Gal|ENDIF|F Tri H",
    kept: "F Tri H",
    complaints: ["1 if-not-understood", "3 unknown-command"],
    orders: "F Tri H",
  },
  "two ELSE take their block along": {
    lines: "IF Gal|A Vie H|ELSE|A Vie - Gal|ELSE|A Vie - Tyr|ENDIF",
    kept: "",
    complaints: ["1 if-not-understood"],
    orders: "",
  },
  "an ENDIF too many": {
    lines: "A Vie H|ENDIF|A Bud H",
    kept: "A Vie H|A Bud H",
    complaints: ["2 if-not-open"],
    orders: "A Vie H|A Bud H",
  },
};

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split("|");
}

function numbered(texts: readonly string[]) {
  return texts.map((text, at) => ({ number: at + 1, text }));
}

describe("sections", () => {
  it.each(Object.entries(cases))("%s", (_name, { lines, ...expected }) => {
    const checked = checkPending(board, phase, numbered(linesOf(lines)));
    expect(checked.lines).toEqual(linesOf(expected.kept ?? lines));
    const complaints = checked.complaints.map(
      (complaint) => `${complaint.number} ${complaint.complaint.kind}`,
    );
    expect(complaints).toEqual(expected.complaints ?? []);
    const due = dueLines(board, phase, position, numbered(checked.lines));
    expect(due.orders.map(({ text }) => text)).toEqual(linesOf(expected.orders));
    expect(due.others.map(({ text }) => text)).toEqual(linesOf(expected.others ?? ""));
    expect(due.wait).toBe(expected.wait ?? null);
  });
});
