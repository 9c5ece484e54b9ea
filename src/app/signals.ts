/** Ctrl-C and the service manager's stop, as a signal to finish cleanly. */

/** Aborted by the first SIGINT or SIGTERM; a second one ends the process at once. */
export function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => controller.abort());
  }
  return controller.signal;
}
