/**
 * Templates: Handlebars with everything that could fail at run time found at load. In letters nothing is escaped
 * (they are plain text), in pages everything; no helper is looked up by name at run time, and a missing field is an
 * error.
 */
import Handlebars from "handlebars";

export type Template = (words: Readonly<Record<string, unknown>>) => string;

/** Names that a template and its parts use, found without running it. */
interface TemplateUses {
  readonly fields: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  readonly helpers: ReadonlySet<string>;
}

type TemplateReading =
  | { readonly kind: "template"; readonly template: Template; readonly uses: TemplateUses }
  | { readonly kind: "faulty"; readonly fault: string };

/** What templates may call: the built-in blocks, and `{{plural n "seat" "seats"}}`. */
export const templateHelpers: readonly string[] = ["if", "unless", "each", "with", "plural"];

const strictly: CompileOptions = {
  strict: true,
  knownHelpersOnly: true,
  knownHelpers: { plural: true } as unknown as KnownHelpers,
};

/** Texts that templates of one form may include as `{{> name}}`: each is parsed once, whoever includes it. */
export interface Parts {
  has(name: string): boolean;
  /** The parsed part; without content where there is none of this name. */
  parsed(name: string): hbs.AST.Program;
  /** Is done when the template is first used: most are not, in a day. */
  compile(template: string | hbs.AST.Program): Template;
}

export function partsOf(
  texts: Readonly<Record<string, string>>,
  form: "text" | "markup" = "text",
): Parts {
  const options = { ...strictly, noEscape: form === "text" };
  const engine = Handlebars.create();
  engine.registerHelper("plural", (count: number, one: string, many: string) =>
    count === 1 ? one : many,
  );
  for (const [name, text] of Object.entries(texts)) {
    engine.registerPartial(name, engine.compile(text, options));
  }
  const programs = new Map<string, hbs.AST.Program>();
  return {
    has: (name) => name in texts,
    parsed: (name) => {
      const program = programs.get(name) ?? Handlebars.parse(texts[name] ?? "");
      programs.set(name, program);
      return program;
    },
    compile: (template) => {
      const compiled = engine.compile(template, options);
      return (words) => compiled(words);
    },
  };
}

/** Reads a template, which may include these parts. */
export function readTemplate(text: string, parts: Parts): TemplateReading {
  // Most texts have nothing but fields; to parse all of them takes a tenth of the time to start.
  if (!/\{\{|\\/.test(text.replace(plainField, ""))) {
    const fields = new Set([...text.matchAll(plainField)].map(([, field]) => field!));
    return { kind: "template", template: parts.compile(text), uses: { ...nothing, fields } };
  }
  try {
    const program = Handlebars.parse(text);
    return { kind: "template", template: parts.compile(program), uses: usesOf(program, parts) };
  } catch (error) {
    return { kind: "faulty", fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A field by itself; the words that mean something to Handlebars are none. */
const plainField = /\{\{(?!(?:else|this|true|false|null|undefined)\}\})([a-z]\w*)\}\}/gi;

const nothing: TemplateUses = { fields: new Set(), parts: new Set(), helpers: new Set() };

/** The names in a template and in the parts that it includes. */
function usesOf(program: hbs.AST.Program, parts: Parts): TemplateUses {
  const fields = new Set<string>();
  const helpers = new Set<string>();
  const included = new Set<string>();
  const visitor = new Handlebars.Visitor();
  const call = (node: hbs.AST.MustacheStatement | hbs.AST.BlockStatement) => {
    const isCall = node.type === "BlockStatement" || node.params.length > 0;
    if (isCall) helpers.add((node.path as hbs.AST.PathExpression).original);
    else visitor.accept(node.path);
    for (const parameter of node.params) visitor.accept(parameter);
  };
  visitor.MustacheStatement = call;
  visitor.BlockStatement = (node) => {
    call(node);
    visitor.accept(node.program);
    if (node.inverse) visitor.accept(node.inverse);
  };
  visitor.PartialStatement = (node) => {
    const name = (node.name as hbs.AST.PathExpression).original;
    if (included.has(name)) return;
    included.add(name);
    visitor.accept(parts.parsed(name));
  };
  visitor.PathExpression = (node) => {
    if (!node.data) for (const part of node.parts) fields.add(String(part));
  };
  visitor.accept(program);
  return { fields, helpers, parts: included };
}
