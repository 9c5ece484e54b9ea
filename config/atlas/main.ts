/** `npm run maps`: draws the boards anew, and says where a drawing and its board differ. */
import { writeFileSync } from "node:fs";
import { checkDrawing } from "../../src/drawing/check/check-drawing.js";
import { boardOf } from "./boards.js";
import { chartOf } from "./chart.js";
import { sheetOfChart } from "./draw.js";
import { readFacts } from "./facts.js";
import { printSheet } from "./write.js";

/** The sheets by the variant that has them, and the facts that they are made from. */
const sheets: Readonly<Record<string, string>> = {
  standard: "europe",
  loeb9: "loeb9",
  ancmed: "mediterranean",
  colonial: "asia",
};

function draw(variant: string, facts: string): void {
  const board = boardOf(variant);
  const known = readFacts(facts);
  const sheet = sheetOfChart(chartOf(known), known, board);
  const preamble = `# Made by \`npm run maps\` from config/atlas/${facts}.yaml: change that, not this. Format: docs/variants.md.`;
  writeFileSync(
    new URL(`../variants/${variant}/drawing.yaml`, import.meta.url),
    printSheet(sheet, preamble),
  );
  for (const fault of checkDrawing(board, sheet)) {
    console.log(variant, JSON.stringify(fault));
    process.exitCode = 1;
  }
}

const wanted = process.argv.slice(2);
for (const [variant, facts] of Object.entries(sheets)) {
  if (wanted.length === 0 || wanted.includes(variant)) draw(variant, facts);
}
