/** Where the processor time went: the samples of V8's profiles, each counted for the part that asked for the work. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly children?: readonly number[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** What a module works for. Others work for whom calls them. */
const parts: readonly (readonly [string, RegExp])[] = [
  ["database", /\/(?:better-sqlite3|kysely|pg|pg-[a-z]+|bindings)\/|\/src\/store\//],
  ["mailbox", /\/imapflow\/|\/src\/mail\/imap\//],
  ["sending", /\/nodemailer\/|\/src\/mail\/(?:smtp\/|mime\/(?:write|html|verp))/],
  [
    "MIME",
    /\/(?:mailparser|libmime|libqp|libbase64|email-reply-parser|iconv-lite)\/|\/src\/mail\//,
  ],
  ["reading", /\/nearley\/|\/fastest-levenshtein\/|\/src\/language\//],
  ["rules", /\/src\/(?:rules|game|map)\//],
  ["letters", /\/handlebars\/|\/src\/report\//],
  ["maps", /\/resvg|\/src\/(?:drawing|raster)\//],
  ["log", /\/(?:pino|sonic-boom|thread-stream)\//],
  ["the judge's steps", /\/src\/(?:judge|app|clock|secrets)\//],
];

/** The share of each part in the time that was not idle, the largest first. */
export function sharesIn(directory: string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const file of readdirSync(directory)) {
    count(JSON.parse(readFileSync(join(directory, file), "utf8")) as Profile, counts);
  }
  counts.delete("(idle)");
  const all = [...counts.values()].reduce((sum, samples) => sum + samples, 0);
  return [...counts]
    .map(([part, samples]) => [part, samples / all] as const)
    .toSorted(([, share], [, other]) => other - share);
}

function count({ nodes, samples }: Profile, counts: Map<string, number>): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const partOf = new Map<number, string>();
  const enter = (node: ProfileNode, caller: string) => {
    const part = partNamed(node) ?? caller;
    partOf.set(node.id, part);
    for (const child of node.children ?? []) enter(byId.get(child)!, part);
  };
  enter(nodes[0]!, "the rest of Node");
  for (const sample of samples) {
    const part = partOf.get(sample)!;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
}

function partNamed({ callFrame }: ProfileNode): string | undefined {
  if (callFrame.functionName === "(idle)") return "(idle)";
  if (callFrame.functionName === "(garbage collector)") return "garbage";
  const source = sourceOf(callFrame);
  return parts.find(([, modules]) => modules.test(source))?.[0];
}

const maps = new Map<string, SourceMap | null>();

/** The module that a function was written in, before the build put many into one file. */
function sourceOf({ url, lineNumber, columnNumber }: CallFrame): string {
  if (!url.startsWith("file:")) return url;
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    maps.set(url, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null);
  }
  const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
  return entry !== undefined && "originalSource" in entry ? `/${entry.originalSource}` : url;
}
