/**
 * Commands: every spelling of test/cases/commands must be read as its line says, with one reading; whatever
 * else is written must be read in one way or in none.
 */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import nearley from "nearley";
import { describe, expect, it } from "vitest";
import type { FormName } from "../../../src/language/commands/families.js";
import { readCommand } from "../../../src/language/commands/read-command.js";
import { commandStartOf } from "../../../src/language/commands/starts.js";
import rules from "../../../src/language/generated/commands.js";
import { formNames } from "../../../src/language/index.js";
import { readLine } from "../../../src/language/text/lines.js";
import { standardBoard } from "../../support/boards/boards.js";
import { caseFiles, compactComplaint, compactStatement } from "../compact.js";

interface Case {
  readonly written: string;
  readonly meaning: string;
  /** Whose spelling it is: the heading above it in the file. */
  readonly dialect: string;
}

function casesOf(file: { readonly text: string }): readonly Case[] {
  let dialect = "";
  return file.text.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) dialect = line.slice("## ".length);
    if (line.startsWith("#") || line.trim() === "") return [];
    const [written = "", meaning = "text"] = line.split(/ +==> /);
    return [{ written, meaning, dialect }];
  });
}

function meaningOf(written: string): string {
  const reading = readCommand(readLine(written));
  if (reading === null) return "text";
  if (reading.kind === "statement") return compactStatement(reading.statement);
  return compactComplaint(reading.complaint, written);
}

function formOf(written: string): FormName | null {
  const reading = readCommand(readLine(written));
  return reading?.kind === "statement" ? reading.form : null;
}

const grammar = nearley.Grammar.fromCompiled(rules);

function readings(text: string): number {
  const parser = new nearley.Parser(grammar);
  try {
    return parser.feed(`${text}\n`).results.length;
  } catch {
    return 0;
  }
}

const files = caseFiles("commands").filter(({ name }) => name !== "dates.txt");
const cases = files.flatMap(casesOf);

describe.each(files)("commands in $name", (file) => {
  it.each(casesOf(file))("$written", ({ written, meaning }) => {
    expect(meaningOf(written)).toBe(meaning);
  });
});

describe("the grammar of commands", () => {
  /** The forms that no spelling under these headings means. */
  function unspelt(...dialects: readonly string[]): readonly string[] {
    const spelt = cases.filter(({ dialect }) => dialects.includes(dialect));
    const forms = new Set(spelt.map(({ written }) => formOf(written)));
    return formNames.filter((form) => !forms.has(form));
  }

  it("reads every form in a plain spelling", () => {
    expect(unspelt("plain", "as people write them")).toEqual([]);
  });

  it("reads every form that nJudge had in nJudge's spelling", () => {
    const own = [
      "join",
      "act",
      "openings",
      "log",
      "try",
      "why",
      "possible",
      "order-set",
      "clear-pending",
      "end-phase",
      "set-power",
      "set-rules",
      "set-option",
      "set-draw-size",
      "standings",
      "info-player",
      "start",
      "set-scoring",
      "declare",
      "extend",
      "standby",
      "standby-list",
      "standby-status",
      "invite",
      "no-invitations",
      "set-unordered",
      "set-page",
      "set-zone",
      "set-reminder",
      "set-digest",
      "set-name",
      "set-letter-part",
      "set-addresses",
      "final-statement",
      "roll-forward",
      "reopen",
      "edit",
      "no-pause",
      "no-resume",
      "confirm",
      "decline",
    ];
    expect(unspelt("nJudge").toSorted()).toEqual(own.toSorted());
  });

  it("has one reading for every line, or none", () => {
    const words = [...new Set(cases.flatMap(({ written }) => written.split(/\s+/)))];
    const line = fc.array(fc.constantFrom(...words), { maxLength: 7 }).map((all) => all.join(" "));
    const started = fc
      .tuple(fc.constantFrom(...cases.map(({ written }) => written)), line)
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(fc.oneof(line, started), (text) => {
        expect(readings(readLine(text).text)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3000 },
    );
  });

  it("takes no order and no heading for a command, whatever the names in it", () => {
    const board = standardBoard();
    const orders = [...board.names.keys()].flatMap((name) => [`${name} holds`, `${name} s par`]);
    for (const line of [...orders, ...board.powerNames.keys()]) {
      expect.soft(meaningOf(line), line).toBe("text");
    }
  });

  it("points into the line, whatever is wrong with it", () => {
    const opening = fc.constantFrom(
      "SET ",
      "PRESS TO",
      "SET MOVE",
      "signon",
      "SET DEADLINE ",
      "lits",
    );
    const written = fc
      .tuple(opening, fc.string({ unit: "binary" }))
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(written, (raw) => {
        const reading = readCommand(readLine(raw));
        if (reading?.kind !== "complaint") return;
        const { from, to } = reading.complaint;
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(raw.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the right forms that complaints show", () => {
  const url = new URL("../../../templates/forms.txt", import.meta.url);
  const forms = readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => /^[a-z-]+: /.test(line));

  it.each(forms)("%s", (line) => {
    const [form = "", shown = ""] = line.split(/: (.*)/);
    for (const example of shown.split(/, or |, then /).filter((part) => /^[A-Z]/.test(part))) {
      const reading = readCommand(readLine(example.replace(/ \(.*| to join$/, "")));
      if (example.startsWith("END")) continue;
      expect(reading, example).toMatchObject({ kind: "statement", form });
    }
  });
});

/** Signs that meet one another in folding: marks, their letters, and what may stand invisibly between them. */
const hardSign = fc.constantFrom(
  ..."aeś ->='’´¨ŉ→…ｶﾞか\u0300\u0301\u0327\u0345\u3099\u200d\u00ad\ufe0f\u1161\u11a8\u09c7\u09be\ufb2a\u0085",
);

describe("the normal form of a line", () => {
  it("does not change when it is made again", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(hardSign, fc.string({ unit: "binary", maxLength: 1 })) }),
        (raw) => {
          const { text } = readLine(raw.replaceAll("\n", " "));
          expect(readLine(text).text).toBe(text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("has an origin for each of its characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (raw) => {
        const { text, origins } = readLine(raw);
        expect(origins === null || origins.length === text.length + 1).toBe(true);
      }),
    );
  });

  it.each([
    ["A Par \u2013 Bur", "A Par - Bur"],
    ["A Par \u2212 Bur", "A Par - Bur"],
    ["A Par \u2192 Bur", "A Par -> Bur"],
    ["A Par --> Bur", "A Par -> Bur"],
    ["A Par => Bur", "A Par -> Bur"],
    ["A Par \u27a1\ufe0f Bur", "A Par -> Bur"],
    ["\uff21 \uff30\uff21\uff32\uff0d\uff22\uff35\uff32", "A PAR-BUR"],
    ["set\u00a0\u200bwait\u200f", "set wait"],
    ["\ufeff  set \t wait ", "set wait"],
    ["\u201cset wait\u201d", '"set wait"'],
    ["soft\u00adhyphen", "softhyphen"],
    ["S\u0327irnak", "\u015eirnak"],
  ])("of %j is %j", (raw, text) => expect(readLine(raw).text).toBe(text));
});

describe("the start of a command", () => {
  it.each([
    ["sign on", "sign-on"],
    ["SETNOWAIT", "set-wait"],
    ["set no", null],
    ["waiting", null],
    ["listen", null],
    ["PROCESSING", null],
  ])("of %j is that of %j", (text, form) => {
    const leads = commandStartOf(text)?.leads;
    expect(leads?.kind === "form" ? leads.form : null).toBe(form);
  });
});
