/**
 * Names that a module exports and nobody in `src` imports. A name that an index hands on is used when
 * somebody imports it from the index; tests do not count, for what only they need is not the program. Two kinds of
 * exports are for nobody in `src`: types named `...Check`, which make the compiler compare two types, and those in
 * `forTests`.
 */
import type { Module } from "./module.js";

/** What tests need to hold the program to account, and cannot learn through what it does. */
const forTests: ReadonlySet<string> = new Set([
  // Colors are told apart by simulated eyes.
  "drawing/palette/color.ts Channels",
  "drawing/palette/color.ts channelsOf",
  "drawing/palette/color.ts linear",
  // Every kind must stand in a case.
  "language/body/items.ts skipKinds",
  "language/commands/complaint.ts ComplaintKind",
  "language/commands/left-out.ts leftOutReasons",
  // Types of what tests make by hand.
  "judge/intake/admission.ts Admission",
  "judge/ports/ports.ts MessageNotGiven",
  // The judge with one hand, whose next step a test knows.
  "judge/steps/step.ts step",
  "judge/index.ts step",
  "report/letters/confirmation.ts ConfirmationMatter",
  "report/load.ts TemplateFiles",
  // Documents are spoilt on purpose, and told by their fault.
  "store/schema/codec.ts currentSchema",
  "store/schema/codec.ts DocumentError",
]);

const isForNobody = (path: string, name: string): boolean =>
  name.endsWith("Check") || forTests.has(`${path} ${name}`);

export function exportFaults(modules: readonly Module[]): readonly string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const used = new Set<string>();
  const use = (path: string, name: string): void => {
    const key = `${path} ${name}`;
    if (used.has(key)) return;
    used.add(key);
    const origin = byPath.get(path)?.exports.find((found) => found.name === name)?.from;
    if (origin !== undefined) use(origin.target, origin.name);
    for (const whole of byPath.get(path)?.wholes ?? []) use(whole, name);
  };
  for (const { target, names } of modules.flatMap(ownImports)) {
    const taken = names === "all" ? exportsOf(byPath.get(target)) : names;
    for (const name of taken) use(target, name);
  }
  return modules.flatMap((module) =>
    exportsOf(module)
      .filter((name) => !used.has(`${module.path} ${name}`) && !isForNobody(module.path, name))
      .map((name) => `${module.path}: nobody imports ${name}`),
  );
}

/** What the module takes for itself, not to hand it on. */
const ownImports = ({ imports }: Module) => imports.filter(({ isHandedOn }) => !isHandedOn);

const exportsOf = (module: Module | undefined): readonly string[] =>
  module?.exports.map(({ name }) => name) ?? [];
