/**
 * The tick that polls a mailbox beside IDLE, which some servers lack and some links lose. Only a tick:
 * what is due, and since when, is never read from a cron expression.
 */

/** Calls `task` at least every so many seconds until the returned function is called. */
export async function everySeconds(
  seconds: number,
  task: () => void,
): Promise<() => Promise<void>> {
  // node-cron loses the hours at the end of daylight saving, unless the process lives in UTC
  // before it is loaded (node-cron/node-cron#509).
  process.env.TZ = "UTC";
  const cron = await import("node-cron");
  const scheduled = cron.schedule(cronPattern(seconds), task, { suppressMissedWarning: true });
  return async () => {
    await scheduled.destroy();
  };
}

/** The cron pattern whose gaps are at most `seconds`, and at most an hour. */
function cronPattern(seconds: number): string {
  if (seconds <= 1) return "* * * * * *";
  if (seconds < 60) return `*/${Math.floor(seconds)} * * * * *`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `0 */${minutes} * * * *` : "0 0 * * * *";
}
