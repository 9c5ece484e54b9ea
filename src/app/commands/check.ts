/**
 * `ems check variant NAME`, `ems check config FILE`, `ems check mail --config FILE`: faults with their places
 * and cures, before a start finds them.
 */
import { Command } from "commander";
import { checkDrawing, readSheet } from "../../drawing/index.js";
import { printConfigFault, readConfig, YamlError } from "../../files/index.js";
import { checkVariant, compileBoards, readVariant } from "../../map/index.js";
import { present } from "../../util/index.js";
import { printDrawingFault } from "../drawing-faults.js";
import { KeepersFault } from "../failure.js";
import { settingsFrom } from "../settings-file.js";
import { printVariantFault } from "../variant-faults.js";
import { misnamed, openVariants, readDrawingFile, readVariantFiles } from "../variants.js";

export function checkCommand(): Command {
  const check = new Command("check").description(
    "look for faults in a variant, the settings, or the mail set-up",
  );
  check
    .command("variant")
    .argument("[names...]", "variants that come with the program; all of them if none is named")
    .option("--dir <folder>", "the folder of a variant of your own")
    .action(checkVariants);
  check.command("config").argument("<file>").action(checkConfig);
  check
    .command("mail")
    .description("send the judge a letter from itself, and look at DNS")
    .requiredOption("--config <file>", "the judge's settings")
    .option("--wait <seconds>", "how long a letter may take", Number, 60)
    .option("--dns <server...>", "ask these DNS servers, instead of the machine's own", [])
    .action(checkMailSetUp);
  return check;
}

function checkVariants(names: readonly string[], options: { readonly dir?: string }): void {
  const known = openVariants();
  const folders =
    options.dir !== undefined
      ? [options.dir]
      : (names.length > 0 ? names : known.names).map((name) => known.folderOf(name) ?? name);
  for (const folder of folders) report(folder, faultsOf(folder));
}

/** The faults of one variant as printed lines; a drawing is held against a board that has none. */
function faultsOf(folder: string): readonly string[] {
  try {
    const files = readVariantFiles(folder);
    const faults = checkVariant(files);
    if (faults.length > 0) return faults.map(printVariantFault);
    const name = misnamed(folder, files);
    return name === null
      ? drawingFaults(folder)
      : [`map: name: must be the folder's name, and not ${name}`];
  } catch (error) {
    if (error instanceof YamlError || error instanceof KeepersFault) return [error.message];
    return [
      `${folder}: there is no such variant, or it cannot be read. The program has: ${openVariants().names.join(", ")}.`,
    ];
  }
}

function drawingFaults(folder: string): readonly string[] {
  const drawing = readDrawingFile(folder);
  if (drawing === undefined) return [];
  const reading = readVariant(readVariantFiles(folder));
  if (reading.kind === "faulty") return [];
  const board = present(compileBoards(reading.variant)[0], "The board of a variant");
  const sheet = readSheet(drawing, board);
  const faults = sheet.kind === "faulty" ? sheet.faults : checkDrawing(board, sheet.sheet);
  return faults.map(printDrawingFault);
}

function checkConfig(file: string): void {
  const reading = readConfig(file, process.env);
  report(file, reading.kind === "faulty" ? reading.faults.map(printConfigFault) : []);
}

async function checkMailSetUp(options: {
  readonly config: string;
  readonly wait: number;
  readonly dns: readonly string[];
}): Promise<void> {
  const config = settingsFrom(options.config);
  if (config === null) return;
  const { tryMail } = await import("../setup/check-mail.js");
  const faults = await tryMail(config, { waitSeconds: options.wait, dns: options.dns });
  printCount(options.config, faults);
}

function report(subject: string, faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  printCount(subject, faults.length);
}

function printCount(subject: string, faults: number): void {
  console.log(`${subject}: ${faults === 0 ? "no" : faults} fault${faults === 1 ? "" : "s"}`);
  if (faults > 0) process.exitCode = 1;
}
