/** Results as programs have them from letters, and the same phases adjudicated anew from these alone. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../dist/app/main.js", import.meta.url));

type ByPower<T> = Readonly<Record<string, readonly T[]>>;

/** `templates/README.md` explains what letters with results carry. */
export interface PublishedPhase {
  readonly phase: string;
  readonly orders: readonly {
    readonly power: string;
    readonly order: string;
    readonly result: readonly string[];
  }[];
  readonly units: ByPower<string>;
  readonly centers: ByPower<string>;
  readonly dislodged: ByPower<unknown>;
}

/** What came of the published orders of each phase, in the position that the one before it has left. */
export function readjudicated(
  start: Pick<PublishedPhase, "units" | "centers">,
  phases: readonly PublishedPhase[],
): readonly PublishedPhase[] {
  const lines = phases.map(({ phase, orders }, index) => {
    const { units, centers, dislodged } = { dislodged: {}, ...(phases[index - 1] ?? start) };
    return JSON.stringify({ id: phase, phase, units, centers, dislodged, orders: byPower(orders) });
  });
  const { stdout } = spawnSync(process.execPath, [program, "adjudicate"], {
    input: lines.join("\n"),
    encoding: "utf8",
  });
  const answers = stdout.trimEnd().split("\n");
  return answers.map((line, index) => ({ ...JSON.parse(line), phase: phases[index]!.phase }));
}

function byPower(orders: PublishedPhase["orders"]): Readonly<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { power, order } of orders) all[power] = [...(all[power] ?? []), order];
  return all;
}

/** A phase as lines that can be compared, in no order. */
export function facts({ orders, units, centers }: PublishedPhase): readonly string[] {
  const lists = (what: string, all: ByPower<string>): string[] =>
    Object.entries(all).map(([power, list]) => `${what} ${power}: ${[...list].sort().join(", ")}`);
  return [
    ...orders.map(({ power, order, result }) => `${power}: ${order} ${result.join(" ")}`),
    ...lists("units", units),
    ...lists("centers", centers),
  ].sort();
}
