/**
 * Reads letters as a mapping tool would, by what `templates/README.md` promises to programs and nothing
 * else: it knows no board, and takes every name as it is printed.
 */

export interface ReadUnit {
  readonly power: string;
  readonly type: string;
  /** With its coast, if it has one. */
  readonly place: string;
}

export interface ReadOrder extends ReadUnit {
  readonly kind: string;
  /** The helped unit; its power is "" for the writer's own. */
  readonly of: ReadUnit | null;
  /** The places behind the arrows: of a convoyed army its way, and where it goes. */
  readonly way: readonly string[];
  /** `bounce`, `dislodged`. */
  readonly flags: readonly string[];
}

export interface ReadDislodgement extends Omit<ReadUnit, "power"> {
  readonly adjective: string;
  /** None for a unit that was destroyed. */
  readonly retreats: readonly string[];
}

export interface ReadResults {
  readonly title: ReadTitle;
  readonly orders: readonly ReadOrder[];
  readonly dislodged: readonly ReadDislodgement[];
  readonly centers: ReadonlyMap<string, readonly string[]> | null;
  readonly balance: ReadonlyMap<string, ReadBalance>;
  /** `Retreats for Fall of 1901`; null at the end of the game. */
  readonly next: string | null;
}

export interface ReadTitle {
  /** `Movement`, `Retreat`, `Adjustment`. */
  readonly kind: string;
  /** `Fall of 1901`. */
  readonly season: string;
  readonly game: string;
  readonly turn: number;
}

interface ReadBalance {
  readonly centers: number;
  readonly units: number;
  /** Builds, or removals below zero. */
  readonly change: number;
  readonly isVictory: boolean;
}

export interface ReadPosition {
  readonly units: readonly ReadUnit[];
  readonly retreats: ReadonlyMap<string, readonly string[]>;
  readonly centers: ReadonlyMap<string, readonly string[]> | null;
}

/** The header: who judges, which game, and the phase that the letter is about. */
export function readHeader(text: string): Readonly<Record<string, string>> {
  const [, judge = "", game = "", variant = ""] =
    /^:: Judge: (\S+) {2}Game: (\S+) {2}Variant: (.+)$/m.exec(text) ?? [];
  const [, phase = "", deadline = ""] = /^:: Deadline: ([SFW]\d{4}[MRB]) (.+)$/m.exec(text) ?? [];
  return { judge, game, variant, phase, deadline };
}

/** The results of a phase, from their title to what comes next. */
export function readResults(text: string): ReadResults {
  const [start, title] = titleIn(text, /^(\w+) results for (.+)\. {2}\((.+)\.(\d+)\)$/m);
  const rest = text.slice(start);
  const end = /^The (?:next phase of|game is over)/m.exec(rest);
  if (end === null) throw new Error("The results do not end.");
  const told = rest.slice(0, end.index).split("\n").slice(1);
  const below = told.findIndex((line) => /^(?:The following units|Ownership of)/.test(line));
  const orders = told.slice(0, below < 0 ? told.length : below).filter((line) => line !== "");
  return {
    title,
    orders: orders.map(readOrder),
    dislodged: readDislodged(told),
    centers: readCenters(told),
    balance: readBalance(told),
    next: /^The next phase of '.*' will be (.+)\.$/m.exec(rest.slice(end.index))?.[1] ?? null,
  };
}

function titleIn(text: string, shape: RegExp): readonly [number, ReadTitle] {
  const found = shape.exec(text);
  if (found === null) throw new Error(`No title ${shape} in\n${text}`);
  const [, kind = "", season = "", game = "", turn = ""] = found;
  return [found.index, { kind, season, game, turn: Number(turn) }];
}

const unitShape = /^(Army|Fleet) (.+)$/;

/** `France: Army Paris -> Burgundy.  (*bounce*)`. */
function readOrder(line: string): ReadOrder {
  const [, power = "", order = "", flags = ""] =
    /^([\w-]+): +(.+?)\.(?: {2}\(\*(.+)\*\))?$/.exec(line) ?? fail(line);
  const told = { power, flags: flags === "" ? [] : flags.split(", ") };
  return { ...told, ...(adjustment(order) ?? unitOrder(order)) };
}

type Read = Omit<ReadOrder, "power" | "flags">;

/** `Builds an army in Paris`, `Removes the fleet in the North Sea`, `Build waived`. */
function adjustment(order: string): Read | null {
  if (order === "Build waived") return bare("waive", "", "");
  const found =
    /^(Builds an?|Removes the|Converts the|Defaults, removing the) (army|fleet) in (?:the )?(.+?)(?: into an? (?:army|fleet))?$/.exec(
      order,
    );
  if (found === null) return null;
  const [, verb = "", type = "", place = ""] = found;
  const kinds: Readonly<Record<string, string>> = { B: "build", R: "remove", C: "convert" };
  return bare(kinds[verb.charAt(0)] ?? "remove", type === "army" ? "Army" : "Fleet", place);
}

function bare(kind: string, type: string, place: string): Read {
  return { kind, type, place, of: null, way: [] };
}

function unitOrder(order: string): Read {
  const helping = /^(.+?) (SUPPORT|CONVOY) (.+)$/.exec(order);
  if (helping !== null) {
    const [, unit = "", verb = "", helped = ""] = helping;
    const [of = "", ...way] = helped.split(" -> ");
    const kind = verb === "CONVOY" ? "convoy" : "support";
    return { ...unitNamed(unit), kind, of: helpedUnit(of), way };
  }
  const plain = /^(.+?)(?: (HOLD|DISBAND)|, (No Order Processed(?: \(DISBAND\))?))$/.exec(order);
  if (plain !== null) {
    const [, unit = "", verb = "", none = ""] = plain;
    const isGone = verb === "DISBAND" || none.endsWith("(DISBAND)");
    return { ...unitNamed(unit), kind: isGone ? "disband" : "hold", of: null, way: [] };
  }
  const [unit = "", ...way] = order.split(" -> ");
  if (way.length === 0) return fail(order);
  return { ...unitNamed(unit), kind: "move", of: null, way };
}

function unitNamed(text: string): { readonly type: string; readonly place: string } {
  const [, type = "", place = ""] = unitShape.exec(text) ?? fail(text);
  return { type, place };
}

/** `German Army Munich`; without a nationality it is the writer's own. */
function helpedUnit(text: string): ReadUnit {
  const [, power = "", unit = ""] = /^(.*?)((?:Army|Fleet) .+)$/.exec(text) ?? fail(text);
  return { power: power.trim(), ...unitNamed(unit) };
}

/** Each unit's sentence may go on in lines that do not begin with `The`. */
function readDislodged(lines: readonly string[]): readonly ReadDislodgement[] {
  const title = lines.indexOf("The following units were dislodged:");
  if (title < 0) return [];
  const block = paragraph(lines, title + 2).join(" ");
  return block.split(/(?<=\.) (?=The )/).map((sentence) => {
    const [, adjective = "", type = "", place = "", places] =
      /^The (\S+) (Army|Fleet) in (?:the )?(.+?) (?:can retreat to (.+)|with no valid retreats was destroyed)\.$/.exec(
        sentence,
      ) ?? fail(sentence);
    return { adjective, type, place, retreats: places === undefined ? [] : places.split(" or ") };
  });
}

function paragraph(lines: readonly string[], from: number): readonly string[] {
  const end = lines.indexOf("", from);
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** `Austria:   Budapest, Vienna.`, going on in lines that begin with blanks. */
function readCenters(lines: readonly string[]): ReadonlyMap<string, readonly string[]> | null {
  const title = lines.indexOf("Ownership of supply centers:");
  if (title < 0) return null;
  const rows = paragraph(lines, title + 2)
    .join("\n")
    .replace(/\n +/g, " ")
    .split("\n");
  return new Map(
    rows.map((row) => {
      const [, power = "", centers = ""] = /^([\w-]+): +(.+)\.$/.exec(row) ?? fail(row);
      return [power, centers.split(", ")] as const;
    }),
  );
}

function readBalance(lines: readonly string[]): ReadonlyMap<string, ReadBalance> {
  const shape =
    /^([\w-]+): *(\d+) Supply centers?, +(\d+) Units?: +(Builds|Removes) +(\d+) units?\.( +\(\* VICTORY!! \*\))?$/;
  const rows = lines.flatMap((line) => {
    const found = shape.exec(line);
    if (found === null) return [];
    const [, power = "", centers, units, verb, change, victory] = found;
    const sign = verb === "Builds" ? 1 : -1;
    const figures = {
      centers: Number(centers),
      units: Number(units),
      change: sign * Number(change),
    };
    return [[power, { ...figures, isVictory: victory !== undefined }] as const];
  });
  return new Map(rows);
}

/** Where the units stand below this title (`Starting position for`, `Status of the`), and who owns what. */
export function readPosition(text: string, title: RegExp): ReadPosition {
  const found = title.exec(text);
  if (found === null) throw new Error(`No title ${title} in\n${text}`);
  const rest = text.slice(found.index);
  const end = /^(?:The deadline|The game is over)/m.exec(rest);
  const told = rest.slice(0, end?.index).split("\n").slice(1);
  const tables = told.indexOf("Ownership of supply centers:");
  const lines = told
    .slice(0, tables < 0 ? told.length : tables)
    .filter((line) => line !== "" && line !== "There are no units on the board.");
  const units = lines.map((line) => {
    const [, power = "", unit = "", places] =
      /^([\w-]+): (.+?)(?: can retreat to (.+))?\.$/.exec(line) ?? fail(line);
    return { power, ...unitNamed(unit), places };
  });
  const retreats = units.flatMap(({ place, places }) =>
    places === undefined ? [] : [[place, places.split(" or ")] as const],
  );
  return {
    units: units.map(({ power, type, place }) => ({ power, type, place })),
    retreats: new Map(retreats),
    centers: readCenters(told),
  };
}

/** A whole game: each phase stands below its `Date:` and `Subject:`. */
export function readHistory(
  text: string,
): readonly { readonly phase: string; readonly text: string }[] {
  const sections = text.split(/^Date: .*\nSubject: /m).slice(1);
  return sections.map((section) => {
    const [, phase = ""] = /^\S+ - ([SFW]\d{4}[MRB]) Results\n/.exec(section) ?? fail(section);
    return { phase, text: section };
  });
}

function fail(line: string): never {
  throw new Error(`Not in the form that is promised: ${line}`);
}
