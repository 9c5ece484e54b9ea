/** Everything that reads what strangers or keepers wrote, and what must come of it whatever that was. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { openLines } from "../../src/app/adjudicate/request-lines.js";
import { readConfig } from "../../src/files/index.js";
import { readBody, readOrders } from "../../src/language/index.js";
import { createMailReader } from "../../src/mail/index.js";
import { limits } from "../../src/mail/limits.js";
import { compileBoards, readVariant } from "../../src/map/index.js";
import { defaultRulebook, type Phase, type Position } from "../../src/rules/index.js";
import { instant } from "../../src/util/index.js";
import type { Chance } from "../reading/random.js";
import { standardBoard } from "../support/boards/boards.js";
import { hostileCommands } from "./commands.js";
import { anyHtml, anyLine, anyMail, anyPhrases, anyText, damaged, keepersFiles } from "./inputs.js";

export interface Target {
  /** What it takes before the first input is read. */
  readonly ready?: () => Promise<unknown>;
  make(luck: Chance): string;
  /** What is wrong with what came of it; null where nothing is. A throw is wrong, too. */
  read(input: string): Promise<string | null> | string | null;
}

const frame = ["From: anna@example.net", "To: judge@example.net", "Subject: orders"];
const board = standardBoard();
const phases: readonly Phase[] = [
  { season: "S", year: 1901, kind: "M" },
  { season: "F", year: 1901, kind: "R" },
  { season: "F", year: 1901, kind: "A" },
];
const readMail = createMailReader("secret of the fuzz");

async function mailFault(input: string): Promise<string | null> {
  const raw = Buffer.from(input.replace(/\r?\n/g, "\r\n"));
  const read = await readMail({ key: "fuzz", raw, receivedAt: instant(0), envelope: null });
  if (read.kind === "unreadable") return null;
  const { text, subject } = read.mail;
  if (text.length > limits.textLength) return `a text of ${text.length} characters`;
  return /[\0\r\n]/.test(subject) ? "a subject of several lines" : null;
}

function ordersFault(phase: Phase, text: string): string | null {
  const lines = text.split("\n").map((line, at) => ({ number: at + 1, text: line }));
  const context = { board, rulebook: defaultRulebook, phase, position, power: "FRANCE" };
  const { readings, complaints } = readOrders(context, lines);
  return readings.length + complaints.length > 5_000 ? "too many orders" : null;
}

function bodyFault(text: string): string | null {
  const { items, skipped } = readBody(text);
  return items.length + skipped.length > 5_000 ? `${items.length} items` : null;
}

/** As at the beginning, but a unit of every power has been dislodged. */
const position: Position = {
  ...{ units: board.start.units, owners: board.start.owners, contested: [] },
  dislodged: board.start.units.map((unit) => ({ ...unit, from: "BUR", retreats: ["GAS", "PIC"] })),
};

/** A value of a tree of data put in the place of another. */
function damagedData(luck: Chance, value: unknown): unknown {
  if (typeof value !== "object" || value === null || luck.happens(0.05))
    return anyValue(luck, value);
  const keys = Object.keys(value);
  if (keys.length === 0) return anyValue(luck, value);
  const key = luck.pick(keys);
  const inside = (value as Record<string, unknown>)[key];
  const others = luck.happens(0.1)
    ? Object.entries(value).filter(([other]) => other !== key)
    : Object.entries(value);
  const changed = others.map(([name, old]) => {
    if (name !== key) return [name, old] as const;
    return [luck.happens(0.1) ? damaged(luck, name) : name, damagedData(luck, inside)] as const;
  });
  if (Array.isArray(value)) return changed.map(([, item]) => item);
  return Object.fromEntries(changed);
}

function anyValue(luck: Chance, old: unknown): unknown {
  if (typeof old === "string" && luck.happens(0.5)) return damaged(luck, old);
  return luck.pick<unknown>([
    ...[null, true, -1, 0.5, 1e300, "", "PAR", [], {}, [[]], { PAR: {} }, ["PAR", "PAR"]],
    anyLine(luck),
  ]);
}

const variant = {
  map: parse(keepersFiles.variant) as unknown,
  names: parse(keepersFiles.names) as unknown,
};

function variantFault(input: string): string | null {
  const reading = readVariant(JSON.parse(input));
  // What was let through must be a board that can be played on.
  return reading.kind === "variant" && compileBoards(reading.variant).length === 0
    ? "no board"
    : null;
}

const folder = mkdtempSync(join(tmpdir(), "ems-fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function settingsFault(input: string): string | null {
  const file = join(folder, "judge.yaml");
  writeFileSync(file, input);
  const reading = readConfig(file, {});
  return reading.kind === "faulty" && reading.faults.length === 0 ? "faulty without a fault" : null;
}

const request = {
  ...{
    id: 1,
    variant: "standard",
    rules: "2025",
    options: { paradox: "all-hold" },
    phase: "S1901M",
  },
  units: { FRANCE: ["A PAR", "F SPA/SC"], ITALY: ["A VEN"] },
  centers: { FRANCE: ["PAR", "BRE"] },
  dislodged: { ITALY: [{ unit: "A VEN", from: "TRI", retreats: ["APU", "ROM"] }] },
  orders: { FRANCE: "a par to burgundy\nF Spa(sc) holds", ITALY: ["A VEN H"] },
};
const answerLines = openLines({ variant: "standard", rules: "2025" });

function requestFault(input: string): string | null {
  const { text } = answerLines(Buffer.from(`${input}\n`));
  const lines = new TextDecoder()
    .decode(text)
    .split("\n")
    .filter((line) => line !== "");
  const asked = input.trim() === "" ? 0 : 1;
  if (lines.length !== asked) return `${lines.length} answers`;
  for (const line of lines) JSON.parse(line);
  return null;
}

/** What is read as orders of some phase. */
function inAnyPhase(make: (luck: Chance) => string): Target {
  return {
    make: (luck) => JSON.stringify([luck.pick(phases), make(luck)]),
    read: (input) => ordersFault(...(JSON.parse(input) as [Phase, string])),
  };
}

export const targets: Readonly<Record<string, Target>> = {
  mail: { make: (luck) => anyMail(luck, frame), read: mailFault },
  headers: { make: (luck) => `${damaged(luck, frame.join("\n"))}\n\nA Par H`, read: mailFault },
  html: {
    make: (luck) => [...frame, "Content-Type: text/html", "", anyHtml(luck)].join("\n"),
    read: mailFault,
  },
  body: { make: anyText, read: bodyFault },
  line: { make: anyLine, read: bodyFault },
  orders: inAnyPhase(anyText),
  order: inAnyPhase(anyLine),
  phrases: inAnyPhase(anyPhrases),
  talk: { make: anyPhrases, read: bodyFault },
  commands: hostileCommands,
  settings: { make: (luck) => damaged(luck, keepersFiles.settings), read: settingsFault },
  variants: { make: (luck) => JSON.stringify(damagedData(luck, variant)), read: variantFault },
  requests: {
    make: (luck) => {
      const line = JSON.stringify(damagedData(luck, request));
      return (luck.happens(0.2) ? damaged(luck, line) : line).replace(/[\r\n]/g, " ");
    },
    read: requestFault,
  },
};
