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

/** Reads a template; `parts` are the texts that it may include as `{{> name}}`. */
export function readTemplate(
  text: string,
  parts: Readonly<Record<string, string>>,
  form: "text" | "markup" = "text",
): TemplateReading {
  const options = { ...strictly, noEscape: form === "text" };
  const engine = Handlebars.create();
  engine.registerHelper("plural", (count: number, one: string, many: string) =>
    count === 1 ? one : many,
  );
  try {
    for (const [name, part] of Object.entries(parts)) {
      engine.registerPartial(name, engine.compile(part, options));
    }
    const uses = {
      fields: new Set<string>(),
      parts: new Set<string>(),
      helpers: new Set<string>(),
    };
    collectUses(text, parts, uses);
    const compiled = engine.compile(text, options);
    return { kind: "template", template: (words) => compiled(words), uses };
  } catch (error) {
    return { kind: "faulty", fault: error instanceof Error ? error.message : String(error) };
  }
}

interface Collected {
  readonly fields: Set<string>;
  readonly parts: Set<string>;
  readonly helpers: Set<string>;
}

/** A field by itself; the words that mean something to Handlebars are none. */
const plainField = /\{\{(?!(?:else|this|true|false|null|undefined)\}\})([a-z]\w*)\}\}/gi;

/** Collects the names in a text and in the parts that it includes. */
function collectUses(text: string, parts: Readonly<Record<string, string>>, uses: Collected): void {
  // Most texts have nothing but fields; to parse all of them takes a tenth of the time to start.
  if (/\{\{|\\/.test(text.replace(plainField, ""))) collectParsed(text, parts, uses);
  else for (const [, field] of text.matchAll(plainField)) uses.fields.add(field!);
}

function collectParsed(
  text: string,
  parts: Readonly<Record<string, string>>,
  uses: Collected,
): void {
  const visitor = new Handlebars.Visitor();
  const call = (node: hbs.AST.MustacheStatement | hbs.AST.BlockStatement) => {
    const isCall = node.type === "BlockStatement" || node.params.length > 0;
    if (isCall) uses.helpers.add((node.path as hbs.AST.PathExpression).original);
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
    if (uses.parts.has(name)) return;
    uses.parts.add(name);
    collectUses(parts[name] ?? "", parts, uses);
  };
  visitor.PathExpression = (node) => {
    if (!node.data) for (const part of node.parts) uses.fields.add(String(part));
  };
  visitor.accept(Handlebars.parse(text));
}
