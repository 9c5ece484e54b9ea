/**
 * Floors inside a layer: the folders of a folder are its rooms, a file of its own beside them is a room
 * too, and imports between rooms go one way. Nothing stands in a circle, and no folder is crowded.
 */
import { posix } from "node:path";
import { layerOf } from "./layers.js";
import type { Module } from "./module.js";

export const folderFiles = 20;

/** From each node to what it imports. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that import one another, types included. */
export function circleFaults(modules: readonly Module[]): readonly string[] {
  return circlesOf(graphOf(importPairs(modules))).map(
    (circle) => `${circle.join(", ")}: import one another`,
  );
}

/** Rooms of one folder that import one another. */
export function roomFaults(modules: readonly Module[]): readonly string[] {
  const pairs = importPairs(modules);
  const folders = grouped(pairs, ([from, to]) => commonFolder(from, to));
  return [...folders].flatMap(([folder, within]) => {
    const roomOf = (path: string) => path.slice(folder.length).replace(/(?<=\/).*/, "");
    const rooms = graphOf(within.map(([from, to]) => [roomOf(from), roomOf(to)]));
    return circlesOf(rooms).map((circle) => {
      const among = within.filter((pair) => pair.every((path) => circle.includes(roomOf(path))));
      const imports = among.map(([from, to]) => `  ${from} imports ${to}`);
      return [`${folder}: ${circle.join(", ")} import one another`, ...imports.sort()].join("\n");
    });
  });
}

/** Folders of so many files that nobody reads their list; a layer's index is its door, no content. */
export function crowdFaults(modules: readonly Module[]): readonly string[] {
  const contents = modules.filter(({ path }) => path !== `${layerOf(path)}/index.ts`);
  return [...grouped(contents, ({ path }) => posix.dirname(path))]
    .filter(([, files]) => files.length > folderFiles)
    .map(([folder, files]) => `${folder}: ${files.length} files`);
}

type Pair = readonly [from: string, to: string];

function importPairs(modules: readonly Module[]): readonly Pair[] {
  return modules.flatMap(({ path, imports }) =>
    imports.filter(({ isLibrary }) => !isLibrary).map(({ target }): Pair => [path, target]),
  );
}

/** The innermost folder that holds both, with its slash; empty for `src` itself. */
function commonFolder(path: string, other: string): string {
  const folder = `${posix.dirname(path)}/`;
  return other.startsWith(folder) || folder === "./"
    ? folder.replace(/^\.\/$/, "")
    : commonFolder(folder.slice(0, -1), other);
}

function graphOf(pairs: readonly Pair[]): Graph {
  return new Map(
    [...grouped(pairs, ([from]) => from)].map(([from, found]) => [
      from,
      new Set(found.map(([, to]) => to)),
    ]),
  );
}

/** The sets of nodes of which each reaches every other. */
function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)!.has(node));
  const circles = grouped(inCircle, (node) =>
    inCircle
      .filter((other) => reached.get(node)!.has(other) && reached.get(other)!.has(node))
      .sort()
      .join(" "),
  );
  return [...circles.values()].map((circle) => circle.sort());
}

function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
