/**
 * A source file as the rules about it need it: its text, its syntax tree, what it imports and what it
 * exports. It judges nothing.
 */
import { posix } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";

export interface SourceFile {
  /** Relative to `src`, with slashes: `rules/kernel/resolve.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  /** The file's path as `SourceFile` has it, or the library's name. */
  readonly target: string;
  readonly isLibrary: boolean;
  /** The names that are taken, as their owner calls them; none where the module is taken whole. */
  readonly names: readonly string[] | "all";
  /** Taken only to be exported again. */
  readonly isHandedOn?: true;
}

export interface Export {
  readonly name: string;
  /** Where the name comes from, if it is only handed on. */
  readonly from?: { readonly target: string; readonly name: string };
}

export interface Module extends SourceFile {
  readonly program: ESTree.Program;
  /** The text with comments and strings blanked, line for line. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  /** The modules that are handed on whole, by `export *`. */
  readonly wholes: readonly string[];
}

export function readModule(file: SourceFile): Module {
  const parsed = parseSync(file.path, file.text);
  if (parsed.errors.length > 0) throw new Error(`${file.path}: ${parsed.errors[0]!.message}`);
  const { program, module } = parsed;
  const entries = module.staticExports.flatMap((found) => found.entries);
  return {
    ...file,
    program,
    code: blanked(file.text, [...parsed.comments, ...stringsIn(program)]),
    imports: [
      ...module.staticImports.map((found) =>
        importOf(file.path, found.moduleRequest.value, found.entries.map(takenName)),
      ),
      ...lateImports(program).map((specifier) => importOf(file.path, specifier, [undefined])),
      ...entries.flatMap((entry) => handedOn(file.path, entry)),
    ],
    exports: entries.flatMap((entry) => exportOf(file.path, entry)),
    wholes: entries
      .filter(({ importName }) => importName.kind === "AllButDefault")
      .flatMap((entry) => handedOn(file.path, entry).map(({ target }) => target)),
  };
}

type ExportEntry = ReturnType<
  typeof parseSync
>["module"]["staticExports"][number]["entries"][number];

function exportOf(path: string, entry: ExportEntry): readonly Export[] {
  if (entry.importName.kind === "AllButDefault") return [];
  const name = entry.exportName.name ?? "default";
  const origin = takenName(entry);
  const source = handedOn(path, entry)[0];
  return source === undefined || origin === undefined
    ? [{ name }]
    : [{ name, from: { target: source.target, name: origin } }];
}

function handedOn(path: string, entry: ExportEntry): readonly Import[] {
  const { moduleRequest } = entry;
  if (moduleRequest === null) return [];
  return [{ ...importOf(path, moduleRequest.value, [takenName(entry)]), isHandedOn: true }];
}

/** No name where the whole module is taken. */
function takenName(entry: {
  readonly importName: { readonly kind: string; readonly name: string | null | undefined };
}): string | undefined {
  const { kind, name } = entry.importName;
  return kind === "Default" ? "default" : (name ?? undefined);
}

function importOf(
  importer: string,
  specifier: string,
  names: readonly (string | undefined)[],
): Import {
  const isLibrary = !specifier.startsWith(".");
  return {
    target: isLibrary
      ? specifier
      : posix.join(posix.dirname(importer), specifier).replace(/\.js$/, ".ts"),
    isLibrary,
    names: names.every((name) => name !== undefined) ? names : "all",
  };
}

/** `import("./a.js")`, as an expression or as a type. */
function lateImports(program: ESTree.Program): readonly string[] {
  const found: string[] = [];
  const note = (source: ESTree.Node) => {
    if (source.type === "Literal") found.push(String(source.value));
  };
  new Visitor({
    ImportExpression: (node) => note(node.source),
    TSImportType: (node) => note(node.source),
  }).visit(program);
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function stringsIn(program: ESTree.Program): readonly Span[] {
  const found: Span[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === "string" || "regex" in node) found.push(node);
    },
    TemplateElement: (node) => found.push(node),
  }).visit(program);
  return found;
}

function blanked(text: string, spans: readonly Span[]): string {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  let rest = 0;
  let code = "";
  for (const { start, end } of inOrder) {
    code += text.slice(rest, start) + text.slice(start, end).replace(/[^\n]/g, " ");
    rest = end;
  }
  return code + text.slice(rest);
}
