/** `ems move --from FILE --to postgres://...`: a judge from its file to PostgreSQL, while it is stopped. */
import { Command } from "commander";
import { moveDatabase } from "../../../store/index.js";
import { fail } from "../../failure.js";

export function moveCommand(): Command {
  return new Command("move")
    .description("move a judge's database to PostgreSQL")
    .requiredOption("--from <file>", "the SQLite file of a judge that is stopped")
    .requiredOption("--to <address>", "postgres://user@host/database, a database that is empty")
    .action(move);
}

async function move(options: { readonly from: string; readonly to: string }): Promise<void> {
  try {
    const rows = await moveDatabase(options.from, options.to);
    console.log(
      `Moved: ${rows} rows. Name the new database in the settings; the file is as it was.`,
    );
  } catch (error) {
    fail(`Nothing was moved: ${error instanceof Error ? error.message : error}`);
  }
}
