/**
 * Games that were played, as files: each phase's position and orders. `playByMail` plays one anew with
 * a judge: every power mails its orders in a habit of its own, and the game must take the same course.
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { PhaseRecord } from "../../../src/game/index.js";
import { printPhase, printUnit } from "../../../src/rules/index.js";
import { habits } from "./habits.js";

export interface RecordedPhase {
  readonly name: string;
  /** By power; a dislodged unit is marked with an asterisk. */
  readonly units: ReadonlyMap<string, readonly string[]>;
  readonly centers: ReadonlyMap<string, readonly string[]>;
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

export interface StageLetter {
  readonly to: string;
  readonly subject: string;
  readonly replyTo: string;
  readonly text: string;
}

/** A judge that can be written to, wherever it runs. */
export interface Stage {
  readonly judge: string;
  send(mail: { from: string; to: string; subject: string; text: string }): Promise<void>;
  /** Resolves with the first letter to this address that is wanted, now or later. */
  letter(address: string, wanted: (letter: StageLetter) => boolean): Promise<StageLetter>;
  /** Called after each mail that was sent: the place for disturbances. */
  afterSending(): Promise<void>;
}

export function readRecordedGame(name: string): readonly RecordedPhase[] {
  const text = readFileSync(new URL(`../../cases/games/${name}.txt`, import.meta.url), "utf8");
  return text
    .split(/^phase /m)
    .slice(1)
    .map((block) => readPhase(block.trimEnd()));
}

function readPhase(block: string): RecordedPhase {
  const [name, ...lines] = block.split("\n");
  const positions = lines.filter((line) => !line.startsWith(" ")).map(pair);
  const orders = new Map<string, string[]>();
  for (const [power, order] of lines.filter((line) => line.startsWith(" ")).map(pair)) {
    orders.set(power, [...(orders.get(power) ?? []), order.trim()]);
  }
  return {
    name: name!,
    units: new Map(positions.map(([power, rest]) => [power, list(rest.split("|")[0]!, ",")])),
    centers: new Map(positions.map(([power, rest]) => [power, list(rest.split("|")[1]!, " ")])),
    orders,
  };
}

function pair(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim(), line.slice(colon + 1)];
}

function list(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

export const gm = "master@example.test";

/** The mail address of a power's player. */
export function playerOf(power: string): string {
  return `${power.toLowerCase()}@example.test`;
}

/**
 * From CREATE to the end, entirely by mail; the last of `phases` is the position at the end. Movement and retreats run by themselves when all
 * orders are in; what the players of old left out, and winters, the GM asks to be processed.
 */
export async function playByMail(
  stage: Stage,
  phases: readonly RecordedPhase[],
  name: string,
): Promise<void> {
  const post = poster(stage);
  const powers = [...phases[0]!.units.keys()];
  await post("creation", gm, stage.judge, creation(name));
  for (const power of powers) {
    const wish = `JOIN ${name} PASSWORD secret-${power}\nSET PREFERENCE ${power}`;
    await post(`joining as ${power}`, playerOf(power), stage.judge, wish);
  }
  for (const phase of phases.slice(0, -1)) {
    const order = async ([power, orders]: readonly [string, readonly string[]]): Promise<void> => {
      const { replyTo } = await stage.letter(playerOf(power), isAbout(phase.name));
      const text = habits[powers.indexOf(power)]!(orders);
      await post(`${power} in ${phase.name}`, playerOf(power), replyTo, text);
    };
    // All but the last at once: only the last one's reply can tell that the phase will turn.
    const mails = [...phase.orders];
    await Promise.all(mails.slice(0, -1).map(order));
    for (const last of mails.slice(-1)) await order(last);
    if (!isComplete(phase)) {
      const { replyTo } = await stage.letter(gm, isAbout(phase.name));
      await post(`go on from ${phase.name}`, gm, replyTo, `PROCESS ${phase.name}`);
    }
    for (const power of powers) await stage.letter(playerOf(power), isResultOf(phase.name));
  }
}

function creation(name: string): string {
  return [
    `CREATE ?${name} secret-master`,
    "SET RULES 2000",
    "SET MOVE CLOCK -1 MIN 0 NEXT 72 GRACE 24 DELAY 0 DAYS SMTWTFS",
    "SET RETREAT CLOCK -1 MIN 0 NEXT 72 GRACE 24 DELAY 0 DAYS SMTWTFS",
    "SET ADJUST CLOCK -1 MIN 0 NEXT 72 GRACE 24 DELAY 24 DAYS SMTWTFS",
  ].join("\n");
}

/** Sends a mail and waits for its reply, which carries the mail's own subject. */
function poster(stage: Stage) {
  return async (subject: string, from: string, to: string, text: string): Promise<void> => {
    await stage.send({ from, to, subject, text });
    await stage.afterSending();
    await stage.letter(from, (letter) => letter.subject.endsWith(` ${subject}`));
  };
}

/** Does this letter show that the phase has begun? */
/** Results ask for the next phase, under the code of the phase that was played. */
function isAbout(phase: string): (letter: StageLetter) => boolean {
  return ({ subject, text }) =>
    subject.endsWith(" Results")
      ? new RegExp(`^The next phase of '\\w+' will be ${titleOf(phase)}\\.`, "m").test(text)
      : new RegExp(`^:: Deadline: ${codeOf(phase)} `, "m").test(text);
}

function isResultOf(phase: string): (letter: StageLetter) => boolean {
  return ({ subject }) => subject.endsWith(`${codeOf(phase)} Results`);
}

/** The judge's letters write builds as nJudge does. */
function codeOf(phase: string): string {
  return phase.replace(/^.(\d+)A$/, "F$1B");
}

function titleOf(phase: string): string {
  const [, season = "", year = "", kind = ""] = /^(.)(\d+)(.)$/.exec(phase) ?? [];
  const what = { M: "Movement", R: "Retreats", A: "Adjustments" }[kind];
  const when = kind === "A" ? "Winter" : { S: "Spring", F: "Fall" }[season];
  return `${what} for ${when} of ${year}`;
}

/** Has everybody ordered everything, so that the phase turns by itself? */
function isComplete(phase: RecordedPhase): boolean {
  if (phase.name.endsWith("A")) return false;
  return [...phase.units].every(([power, units]) => {
    const due = phase.name.endsWith("R") ? units.filter((unit) => unit.startsWith("*")) : units;
    return due.length === (phase.orders.get(power)?.length ?? 0);
  });
}

/** Every phase of the judge's history began in the recorded position, and the last one led to the end. */
export function expectSameCourse(
  records: readonly PhaseRecord[],
  phases: readonly RecordedPhase[],
): void {
  const played = phases.slice(0, -1).map(({ name }) => name);
  expect(records.map((record) => printPhase(record.phase))).toEqual(played);
  const positions = [
    ...records.map((record) => record.before.position),
    records.at(-1)!.result.position,
  ];
  positions.forEach(({ units, dislodged, owners }, index) => {
    const phase = phases[index]!;
    for (const power of phase.units.keys()) {
      const standing = units.filter((unit) => unit.power === power).map(printUnit);
      const leaving = dislodged.filter((unit) => unit.power === power).map(printUnit);
      const all = [...standing, ...leaving.map((unit) => `*${unit}`)];
      const place = `${power} in ${phase.name}`;
      expect(all.sort(), place).toEqual([...(phase.units.get(power) ?? [])].sort());
      const owned = Object.keys(owners).filter((center) => owners[center] === power);
      expect(owned.sort(), place).toEqual([...(phase.centers.get(power) ?? [])].sort());
    }
  });
}
