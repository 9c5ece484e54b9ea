/**
 * The end of a command that failed. What its surroundings did (a missing folder, a port in use) is one
 * sentence; a defect of the program shows where it happened.
 */

/** What to print of an error that nobody caught. */
export function printFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFromOutside = [error, error.cause].some(
    (one) => one instanceof Error && "code" in one && typeof one.code === "string",
  );
  return isFromOutside ? error.message : (error.stack ?? error.message);
}
