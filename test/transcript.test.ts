/** Transcripts tell what is new and leave out what is known, and nothing changes unseen. */
import { describe, expect, it } from "vitest";
import { blocksOf } from "./support/conversations/blocks.js";
import type { Letter } from "./support/conversations/correspondence.js";
import { readScript } from "./support/conversations/script.js";
import { makeTranscript } from "./support/conversations/transcript.js";

const header = ":: Judge: EMSD  Game: Paris  Variant: Standard\n:: Deadline: S1901M not set";
const position = "Position:\n\nFrance:    A PAR, F BRE\nItaly:     A ROM";

function letter(to: string, ...paragraphs: string[]): Letter {
  const text = `${[header, ...paragraphs].join("\n\n")}\n`;
  return { to, subject: "News", text, replyTo: "", createdAt: 0, attachments: [] };
}

/** What is told of the last of these mails' letters. */
function lastTold(...mails: readonly (readonly Letter[])[]): readonly string[] {
  const transcript = makeTranscript(
    (address) => address,
    () => false,
  );
  return mails.map((letters) => transcript.tell(letters)).at(-1)!;
}

const told = letter("anna", "One.", position);

describe("a block that stands in many letters", () => {
  it.each([
    ["is told the first time", [], position.split("\n\n").join("\n").split("\n"), ""],
    ["is named when it is as it was", [[told]], [], "  [position]"],
    [
      "is told where it has changed",
      [[letter("anna", "One.", position.replace("A ROM", "A VEN"))]],
      ["Italy:     A ROM"],
      "  [position 1/3]",
    ],
    [
      "is told to have changed when it has only lost a line",
      [[letter("anna", "One.", `${position}\nTurkey:    A CON`)]],
      [],
      "  [position 0/3]",
    ],
    ["is known from a letter to somebody else", [[{ ...told, to: "bert" }]], [], "  [position]"],
  ])("%s", (_, before, lines, mark) => {
    const [head, own, ...rest] = lastTold(...before, [told]).filter((line) => !/::/.test(line));
    expect([head, own]).toEqual([`-> anna: News${mark}`, " | One."]);
    expect(rest).toEqual(lines.map((line) => ` | ${line}`));
  });
});

describe("what a letter was written for", () => {
  it("is told each time", () => {
    expect(lastTold([told], [told])).toContain(" | One.");
  });

  it("is told once to all who get the same", () => {
    expect(lastTold([told], [told, { ...told, to: "bert" }])).toEqual([
      "-> anna, bert: News  [position]",
      " | One.",
    ]);
  });

  it("is told by its differences to who gets another one", () => {
    expect(lastTold([told], [told, letter("bert", "Two.", "Three.", position)])).toEqual([
      "-> anna: News  [position]",
      " | One.",
      "-> bert: likewise  [position]",
      " - One.",
      " | Two.",
      " | Three.",
    ]);
  });
});

describe("lines", () => {
  it.each([
    ["of prose are one again", `${"word ".repeat(14)}\nend.`, [`${"word ".repeat(14)} end.`]],
    ["of a list stay apart", "France: Army Paris.\nFrance: Fleet Brest.", 2],
    ["of an answer stand behind what is answered", "> STATUS\n  All is well.", 1],
    ["below a caret stay there", "> A Par - X\n          ^\n  No.", 3],
  ])("%s", (_, text, expected) => {
    const [block] = blocksOf(text);
    if (typeof expected === "number") expect(block?.lines).toHaveLength(expected);
    else expect(block?.lines).toEqual(expected);
  });
});

describe("a script", () => {
  const bare = "# Two mails.\nmail anna\n    LIST\n\n    HELP\n# Later.\nwait 1\n";

  it("is the same with its letters taken out", () => {
    const full = readScript(bare).withLetters([["-> anna: Re: EMSD", " | Hello."], [" @ 10:00"]]);
    expect(full).toContain("    HELP\n-> anna: Re: EMSD\n | Hello.\n# Later.\nwait 1\n @ 10:00\n");
    expect(readScript(full).withLetters([])).toBe(bare);
    expect(readScript(full).moves).toEqual(readScript(bare).moves);
  });
});
