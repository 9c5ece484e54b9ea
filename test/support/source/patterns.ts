/**
 * All regular expressions of the program: those that stand in its source, and those that it builds when it is
 * loaded and reads. It judges none.
 */
import { Visitor } from "vite";
import { vi } from "vitest";
import { wrapped } from "../../../src/util/index.js";
import type { Module } from "./module.js";

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Those that stand in a module whole: literals, and what `regex` makes of a template in which nothing is filled in. */
export function patternsIn({ program }: Module): readonly Pattern[] {
  const found: Pattern[] = [];
  new Visitor({
    Literal: (node) => {
      if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== "CallExpression" || quasi.expressions.length > 0) return;
      if (tag.callee.type !== "Identifier" || tag.callee.name !== "regex") return;
      const [flags] = tag.arguments;
      found.push({
        source: wrapped({ raw: [quasi.quasis[0]!.value.raw] }),
        flags: flags?.type === "Literal" ? String(flags.value) : "",
      });
    },
  }).visit(program);
  return found;
}

/** Those that the program builds while `work` runs, which loads it anew. */
export async function patternsBuilt(work: () => Promise<void>): Promise<readonly Pattern[]> {
  const found: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = noting(original, found);
  vi.doMock("../../../src/util/prefiltered.js", async (load) => {
    const { PrefilteredRegExp } = await load<typeof import("../../../src/util/prefiltered.js")>();
    return { PrefilteredRegExp: noting(PrefilteredRegExp, found) };
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
    vi.doUnmock("../../../src/util/prefiltered.js");
  }
  return found.map(({ source, flags }) => ({ source, flags }));
}

/** The same class; what our own code builds of it is added to a list. */
function noting<T extends new (...parts: never[]) => RegExp>(original: T, found: RegExp[]): T {
  return new Proxy(original, {
    construct(target, parts, self) {
      const built: RegExp = Reflect.construct(target, parts, self);
      const [, , builder = ""] = new Error().stack?.split("\n") ?? [];
      if (!builder.includes("/node_modules/")) found.push(built);
      return built;
    },
  });
}
