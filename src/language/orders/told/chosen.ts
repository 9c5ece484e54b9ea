/**
 * `I can't decide between Wales and Yorkshire for Liverpool. Let's say Yorkshire.`, `torn between an army in Warsaw and
 * a fleet in Moscow ... the army it is`: of two ways that are weighed, the one that is named behind them.
 */
import { type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with the order that such sentences come to. */
export function withChosen(context: ReadingContext, line: string): string {
  if (!weighs.test(line)) return line;
  for (const { 0: joint, index } of line.matchAll(joints)) {
    const start = line.slice(0, index).search(/[^.!?;\n]*$/);
    const from = index + joint.length;
    const [tail] = chosenThere.exec(line.slice(from))!;
    const order = chosenOf(context, line.slice(start, index), tail);
    if (order === null) continue;
    const [reason] = /^[^.;!?\n]*/.exec(line.slice(from + tail.length))!;
    const isIdle = mentionsIn(context.board, reason).length === 0;
    const rest = line.slice(from + tail.length + (isIdle ? reason.length : 0));
    return `${line.slice(0, start)}${order}${rest}`;
  }
  return line;
}

function chosenOf(context: ReadingContext, head: string, tail: string): string | null {
  if (!weighs.test(head)) return null;
  const said = mentionsIn(context.board, `${head}. ${tail}`);
  const named = said.filter(({ to }) => to <= head.length);
  const [chosen, another] = said.filter(({ from }) => from > head.length);
  const beside: readonly string[] = tail.toLowerCase().match(/\p{L}+/gu) ?? [];
  const name =
    chosen === undefined
      ? ""
      : tail.slice(chosen.from - head.length - 2, chosen.to - head.length - 2);
  const ofName: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (another !== undefined || !beside.every((word) => choosing.has(word) || ofName.includes(word)))
    return null;
  return context.phase.kind === "M"
    ? moveTo(context, named, chosen?.at)
    : buildAt(context, head, tail, named, chosen?.at);
}

/** An own unit and two goals, in any order. */
function moveTo(
  context: ReadingContext,
  named: readonly Mention[],
  chosen: ProvinceId | undefined,
): string | null {
  const own = ownUnits(context).map(({ at }) => provinceOf(at));
  const [unit, other] = named.filter(({ at }) => own.includes(at) && at !== chosen);
  const goals = named.filter((each) => each !== unit).map(({ at }) => at);
  if (unit === undefined || other !== undefined || goals.length !== 2) return null;
  return chosen !== undefined && goals.includes(chosen) ? `${unit.at} - ${chosen}` : null;
}

/** Two sites, each of a kind; or two kinds for the one that is named. */
function buildAt(
  { phase }: ReadingContext,
  head: string,
  tail: string,
  named: readonly Mention[],
  chosen: ProvinceId | undefined,
): string | null {
  if (phase.kind !== "A" || named.length !== 2) return null;
  const options = named.map(({ at, from, to }, index) => {
    const start = index === 0 ? 0 : named[0]!.to;
    return {
      at,
      type: one(typesNamed(head.slice(start, from))) ?? one(typesNamed(head.slice(to))),
    };
  });
  const kind = one(typesNamed(tail));
  const fitting = options.filter(
    ({ at, type }) => at === chosen || (chosen === undefined && type === kind),
  );
  const [site, another] = fitting;
  const type = kind ?? site?.type ?? null;
  return site === undefined || another !== undefined ? null : `Build ${type ?? ""} ${site.at}`;
}

function one(types: readonly UnitType[]): UnitType | null {
  return types.length === 1 ? types[0]! : null;
}

/** `Allez, la mer du Nord` */
const chosenThere =
  /^(?:(?:allez|bon|ok|okay|well|so|also|na gut|gut|venga|dai|beh|nou|ach),\s+)?[^.,;!?\n\u2026]*/iu;
const joints = /\s*(?:[.!?\u2026]+|[,;:]|\s[-\u2013\u2014]+)\s+/gu;

const weighs = regex("iu")`
  (?<!\p{L})(?:
    between|torn|(?:can(?:['\u2019]?t|not)|could(?:n['\u2019]t| not)) decide|undecided|hesitat\p{L}*|either
    |could go (?:to )?[\p{L} ]{3,30} or|zwischen|schwanke|unentschlossen|entweder|h\u00e9sit\p{L}*|entre|soit
    |indecis[oa]|tra|fra|dubbio|dudo|dud\p{L}*|tussen|twijfel
  )(?!\p{L})
`;

const choosing: ReadonlySet<string> = new Set(
  `let lets s us ll i we go with make it say take choose pick is be will would then ok okay fine so well the to for
    please just army fleet an a one of me do prefer rather think better looks seems nehmen wir nehm nehme ich also
    dann eben doch lieber wird es na gut machen mach mal sagen die der das den armee flotte allez va pour disons ce
    sera on prend je prends la le l les plutôt bon alors armée mettons choisis facciamo prendiamo diciamo sarà
    vada per meglio il lo armata esercito flotta dai allora scelgo que sea mejor pongamos elijo el ejército flota
    venga entonces digamos tomo doe maar dan wordt het laten zeggen toch liever leger vloot neem kies de`.split(
    /\s+/,
  ),
);
