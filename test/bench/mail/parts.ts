/** Where the processor time went: the samples of V8's profiles, each counted for the part that asked for the work. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

/** What a module works for. Others work for whom calls them. */
const parts: readonly (readonly [string, RegExp])[] = [
  ["database", /\/(?:better-sqlite3|kysely|pg|pg-[a-z]+|bindings)\/|\/dist\/store\//],
  ["mailbox", /\/imapflow\/|\/dist\/mail\/imap\//],
  ["sending", /\/nodemailer\/|\/dist\/mail\/(?:smtp\/|mime\/(?:write|html|verp))/],
  [
    "MIME",
    /\/(?:mailparser|libmime|libqp|libbase64|email-reply-parser|iconv-lite)\/|\/dist\/mail\//,
  ],
  ["reading", /\/nearley\/|\/fastest-levenshtein\/|\/dist\/language\//],
  ["rules", /\/dist\/(?:rules|game|map)\//],
  ["letters", /\/handlebars\/|\/dist\/report\//],
  ["maps", /\/resvg|\/dist\/(?:drawing|raster)\//],
  ["log", /\/(?:pino|sonic-boom|thread-stream)\//],
  ["the judge's steps", /\/dist\/(?:judge|app|clock|secrets)\//],
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

function partNamed({ callFrame: { functionName, url } }: ProfileNode): string | undefined {
  if (functionName === "(idle)") return "(idle)";
  if (functionName === "(garbage collector)") return "garbage";
  return parts.find(([, modules]) => modules.test(url))?.[0];
}
