/** The points of `cases/njudge-layout.txt` are broken by letters that programs cannot read. */
import { expect, test } from "vitest";
import { brokenPoints } from "../support/format/layout-points.js";

const subject = "EMSD:bosporus - S1901M Results";

test.each([
  [
    "a line that is wrapped",
    "Italy: Fleet Naples SUPPORT Fleet Tunis ->\nIonian Sea.",
    "[^.)\\n]$",
  ],
  ["a flag on a line of its own", "Italy: Fleet Naples HOLD.\n  (*void*)", "^ +\\(\\*"],
  ["a flag that nJudge does not have", "Italy: Fleet Naples HOLD.  (*fails*)", "(?!(bounce"],
  [
    "powers without an empty line between",
    "Italy: Army Rome HOLD.\nTurkey: Army Smyrna HOLD.",
    "\\n(?!\\1)",
  ],
  [
    "a remark before what comes next",
    "Italy: Army Rome HOLD.\n\nOut of the game: Turkey.",
    "[.)]\\n\\n(The next",
  ],
])("%s", (_, orders, point) => {
  const text = `Movement results for Spring of 1901.  (bosporus.001)\n\n${orders}\n`;
  const broken = brokenPoints("njudge-layout.txt", [{ subject, text }]);
  expect(broken).toContainEqual(expect.stringContaining(point));
});
