/** The settings of a command that works on a judge's database, or the end of the command. */
import { type Config, printConfigFault, readConfig } from "../files/index.js";

/** EX_CONFIG of sysexits.h. */
const faultyConfigStatus = 78;

/** The settings, or null after every fault was printed and the exit status set. */
export function settingsFrom(file: string): Config | null {
  const reading = readConfig(file, process.env);
  if (reading.kind === "config") return reading.config;
  for (const fault of reading.faults) console.error(printConfigFault(fault));
  process.exitCode = faultyConfigStatus;
  return null;
}
