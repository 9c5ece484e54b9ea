/** Supports and convoys: who helps whom, as far as the words say it and the rules allow it. */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Own, ownUnits } from "../spoken/units.js";
import { type Group, type Said, saysWholeSupport } from "./groups.js";
import { type Deed, isBeside, isTold, note, placeOf, possible, type Scan, saidAs } from "./scan.js";

/** `Ruhr supports it`: the unit that is named, or what goes where the support is for, or what was ordered last. */
export function helps(scan: Scan, by: Own, group: Group): void {
  const verb = saidAs(group, "convoy") === undefined ? "S" : "C";
  const [aimed, named] = helpedIn(group, verb);
  const aim = aimed === undefined ? null : placeOf(scan, aimed);
  const others = [...scan.deeds.values()].filter((deed) => deed.own.at !== by.at);
  const acting = others.filter(({ isHelp }) => !isHelp);
  const near = acting.findLast(({ from }) => from <= group[0].from) ?? acting[0];
  const meant = supported(scan, named, near, others, aim);
  if (meant === null) return;
  const goal = aim ?? others.find(({ unit }) => unit === meant.at)?.goal ?? null;
  const of = `${meant.type} ${meant.at}${goal === null ? "" : ` - ${goal}`}`;
  // `The boat takes it over` may be learned as the wrong kind of help.
  const text = [verb, "C"].reduce<string | null>(
    (found, each) => found ?? possible(scan, `${by.type} ${by.at} ${each} ${of}`),
    null,
  );
  // Whoever is only said to be helped may go somewhere, too.
  const isSure = verb === "S" && saysWholeSupport(group) && aim === goal;
  if (text !== null) note(scan, { own: by, text, goal: null, isSure }, group);
}

/**
 * `Vienna and Budapest go for Trieste together`: the first goes, and the others help, for they would stop one another;
 * unless that is what is wanted.
 */
export function standsBy(scan: Scan, [{ from }]: Group): void {
  const [sentence = ""] = /^[^.;!?\n]*/.exec(scan.text.slice(from)) ?? [];
  if (each.test(sentence)) return;
  const [first, ...others] = [...scan.deeds.values()].filter((deed) => deed.from === from);
  for (const { own, unit, goal, depends } of others) {
    if (goal === null || goal !== first!.goal) continue;
    const text = possible(
      scan,
      `${own.type} ${unit} S ${first!.own.type} ${first!.unit} - ${goal}`,
    );
    const help = { goal: null, isHelp: true, isInstead: false, isSure: false };
    if (text !== null) scan.deeds.set(unit, { unit, own, text, from, depends, ...help });
  }
}

const each = regex("iu")`
  (?<!\p{L})(?:
    both|each|bounce\p{L}*|stand-?off|beide|jede\p{L}*|prall\p{L}*|chacun\p{L}*|tou(?:te)?s les deux
    |rebond\p{L}*
    |ambos|ambas|cada|rebot\p{L}*|entramb[ei]|ciascun\p{L}*|rimbalz\p{L}*|allebei|elk|bots\p{L}*
  )(?!\p{L})
`;

/** Where the one that is helped goes, and who that is. */
function helpedIn(group: Group, verb: string): readonly (Said | undefined)[] {
  const [helped, aim, target] = (["helped", "aim", "target"] as const).map((role) =>
    saidAs(group, role),
  );
  // `Supports France from Picardy to Belgium`
  const isNamed = helped !== undefined && helped.place !== null;
  if (!isNamed && aim !== undefined && target !== undefined) return [target, aim];
  return [aim ?? (verb === "C" || helped !== undefined ? target : undefined), helped];
}

function supported(
  scan: Scan,
  named: Said | undefined,
  near: Deed | undefined,
  others: readonly Deed[],
  aim: ProvinceId | null,
): Own | null {
  const { position } = scan.context;
  const at = named === undefined ? null : placeOf(scan, named);
  if (at !== null) {
    const unit = position.units.find((each) => provinceOf(each.at) === at);
    if (unit !== undefined) return { type: unit.type, at };
    // `Supports Burgundy`, to where another one goes
    return others.find(({ goal }) => goal === at)?.own ?? null;
  }
  const going = aim === null ? undefined : others.find(({ goal }) => goal === aim)?.own;
  if (going !== undefined) return going;
  const standing =
    aim === null ? undefined : ownUnits(scan.context).find((unit) => unit.at === aim);
  return standing ?? near?.own ?? null;
}

/** `Apulia to Tunis, boat is the Ionian fleet`: who is named, and can carry an army that goes over sea, does so. */
export function carries(scan: Scan): void {
  for (const by of scan.spoken.filter((unit) => unit.type === "F" && !isTold(scan, unit)))
    for (const { own, goal, from, depends, isInstead } of [...scan.deeds.values()]) {
      if (own.type !== "A" || goal === null || isBeside(scan, own, goal)) continue;
      const text = possible(scan, `F ${by.at} C A ${own.at} - ${goal}`);
      const about = { goal: null, isHelp: true, isSure: false, depends, isInstead };
      if (text !== null) scan.deeds.set(by.at, { unit: by.at, own: by, text, from, ...about });
    }
}
