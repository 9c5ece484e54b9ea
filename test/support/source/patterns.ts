/**
 * All regular expressions of the program: those that stand in its source, and those that it builds when it is
 * loaded and reads. It judges none.
 */
import { Visitor } from "vite";
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

/** Those that the program builds while `work` runs. */
export async function patternsBuilt(work: () => Promise<void>): Promise<readonly Pattern[]> {
  const found: RegExp[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, parts, self) {
      const built: RegExp = Reflect.construct(target, parts, self);
      const [, , builder = ""] = new Error().stack?.split("\n") ?? [];
      if (!builder.includes("/node_modules/")) found.push(built);
      return built;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return found.map(({ source, flags }) => ({ source, flags }));
}
