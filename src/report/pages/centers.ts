/** Who owned how many centers at the end of each year: as figures, and as a small graph. */
import type { PhaseRecord } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import { escapeMarkup } from "../../util/index.js";
import { yearEnds } from "../blocks/summary.js";
import type { Stage } from "../words/say.js";

interface YearEnd {
  readonly year: number;
  readonly counts: ReadonlyMap<PowerId, number>;
}

export function centersOfYears(records: readonly PhaseRecord[]): readonly YearEnd[] {
  return [...yearEnds(records)].map(([year, { owners }]) => {
    const counts = new Map<PowerId, number>();
    for (const owner of Object.values(owners)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    return { year, counts };
  });
}

const size = { width: 640, height: 220, left: 24, right: 150, top: 10, bottom: 24 };

/** Lines over years, each named at its end; the table below it says the same. Empty for a single year. */
export function centersGraph(stage: Stage, records: readonly PhaseRecord[]): string {
  const years = centersOfYears(records);
  if (years.length < 2) return "";
  const most = Math.max(1, ...years.flatMap(({ counts }) => [...counts.values()]));
  const x = (index: number) =>
    size.left + (index / (years.length - 1)) * (size.width - size.left - size.right);
  const y = (count: number) =>
    size.height - size.bottom - (count / most) * (size.height - size.top - size.bottom);
  const marks = years.map(({ year }, index) =>
    index % Math.ceil(years.length / 10) === 0
      ? `<text x="${round(x(index))}" y="${size.height - 6}" text-anchor="middle">${year}</text>`
      : "",
  );
  const lines = stage.scene.board.powers.map(({ id }, number) => {
    const counts = years.map(({ counts: each }) => each.get(id) ?? 0);
    const points = counts.map((count, index) => `${round(x(index))},${round(y(count))}`).join(" ");
    return `<polyline class="g${number % 8}" points="${points}"/>`;
  });
  const names = namesByCount(stage, years.at(-1)!).map(
    ([count, shared]) =>
      `<text x="${size.width - size.right + 6}" y="${round(y(count) + 4)}">${escapeMarkup(shared)}</text>`,
  );
  const box = `0 0 ${size.width} ${size.height}`;
  return `<svg class="graph" viewBox="${box}" aria-hidden="true">${[...marks, ...lines, ...names].join("")}</svg>`;
}

/** Lines that end together share a label. */
function namesByCount({ names, scene }: Stage, { counts }: YearEnd): readonly [number, string][] {
  const shared = new Map<number, string[]>();
  for (const { id } of scene.board.powers) {
    const count = counts.get(id) ?? 0;
    if (count > 0) shared.set(count, [...(shared.get(count) ?? []), names.power(id)]);
  }
  return [...shared].map(([count, powers]) => [
    count,
    powers.length > mostNames ? `${powers.slice(0, mostNames).join(", ")} ...` : powers.join(", "),
  ]);
}

/** As many as fit beside the graph. */
const mostNames = 3;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
