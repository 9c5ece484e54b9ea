/** `ems check variant NAME`, `ems check config FILE`: faults with their places, before a start finds them. */
import { Command } from "commander";
import { listVariants, printConfigFault, readConfig, YamlError } from "../../files/index.js";
import { checkVariant } from "../../map/index.js";
import { printVariantFault } from "../variant-faults.js";
import { home, readVariantFiles } from "../variants.js";

export function checkCommand(): Command {
  const check = new Command("check").description("look for faults in a variant or in the settings");
  check
    .command("variant")
    .argument("[names...]", "variants under config/variants; all of them if none is named")
    .option("--dir <folder>", "the folder of a variant that lies elsewhere")
    .action(checkVariants);
  check.command("config").argument("<file>").action(checkConfig);
  return check;
}

function checkVariants(names: readonly string[], options: { readonly dir?: string }): void {
  const folders =
    options.dir !== undefined
      ? [options.dir]
      : (names.length > 0 ? names : listVariants(`${home}config`)).map(
          (name) => `${home}config/variants/${name}`,
        );
  for (const folder of folders) report(folder, faultsOf(folder));
}

/** The faults of one variant as printed lines. */
function faultsOf(folder: string): readonly string[] {
  try {
    return checkVariant(readVariantFiles(folder)).map(printVariantFault);
  } catch (error) {
    if (error instanceof YamlError) return [error.message];
    return [`${folder}: there is no such variant, or it cannot be read.`];
  }
}

function checkConfig(file: string): void {
  const reading = readConfig(file, process.env);
  report(file, reading.kind === "faulty" ? reading.faults.map(printConfigFault) : []);
}

function report(subject: string, faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  const count = faults.length === 0 ? "no" : String(faults.length);
  console.log(`${subject}: ${count} fault${faults.length === 1 ? "" : "s"}`);
  if (faults.length > 0) process.exitCode = 1;
}
