/** What a module must look like: short enough to be read at once, with a first comment, without `any`. */
import { type ESTree, Visitor } from "vite";
import type { Module } from "./module.js";

export const sizes = { fileLines: 330, functionLines: 50, columns: 120 };

/**
 * Files and functions (methods and arrow functions too) that are too long to be read at once, and lines that are too wide.
 * A template is a table, whatever its length: it counts as one line.
 */
export function sizeFaults(modules: readonly Module[]): readonly string[] {
  return modules.flatMap((module) => {
    const lines = linesOf(module.text) - linesInTemplates(module);
    const faults = [...functionFaults(module), ...wideLines(module)];
    return lines > sizes.fileLines ? [`${module.path}: ${lines} lines`, ...faults] : faults;
  });
}

function wideLines({ path, text }: Module): readonly string[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      [...line].length > sizes.columns ? [`${path}:${at + 1}: ${[...line].length} columns`] : [],
    );
}

function linesOf(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

/** The ends of lines in what templates say, without the code that is filled in. */
function linesInTemplates({ program }: Module): number {
  let sum = 0;
  new Visitor({
    TemplateElement: ({ value }) => {
      sum += value.raw.split("\n").length - 1;
    },
  }).visit(program);
  return sum;
}

/** Every function of the module, those inside others too, with its length in lines. */
export function functionsOf(module: Module): readonly { line: number; length: number }[] {
  const found: { line: number; length: number }[] = [];
  const measure = ({ start, end }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const line = linesOf(`${module.text.slice(0, start)}|`);
    found.push({ line, length: linesOf(module.text.slice(start, end)) });
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(module.program);
  return found;
}

function functionFaults(module: Module): readonly string[] {
  return functionsOf(module)
    .filter(({ length }) => length > sizes.functionLines)
    .map(({ line, length }) => `${module.path}:${line}: a function of ${length} lines`);
}

/** Modules that do not begin by saying what they hold; an index is a list and says it by itself. */
export function headerFaults(modules: readonly Module[]): readonly string[] {
  return modules
    .filter(({ path }) => !path.endsWith("/index.ts"))
    .filter(({ text }) => !/^(?:#!.*\n)?\/\*\*/.test(text))
    .map(({ path }) => `${path}: begins without saying what it holds`);
}

/** No module has an `any`. */
export function anyFaults(modules: readonly Module[]): readonly string[] {
  return modules.flatMap(({ path, program }) => {
    const faults: string[] = [];
    new Visitor({ TSAnyKeyword: () => faults.push(`${path}: any`) }).visit(program);
    return faults;
  });
}
