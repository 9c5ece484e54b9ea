/**
 * The end of a command that failed. What its surroundings did (a missing folder, a port in use) is one
 * sentence; a defect of the program shows where it happened.
 */

/** Says why a command does not do its work; others can tell by its exit status. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Something that the keeper can mend, said in full by its message. */
export class KeepersFault extends Error {}

/** What to print of an error that nobody caught. */
export function printFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof KeepersFault) return error.message;
  const isFromOutside = [error, error.cause].some(
    (cause) => cause instanceof Error && "code" in cause && typeof cause.code === "string",
  );
  return isFromOutside ? error.message : (error.stack ?? error.message);
}
