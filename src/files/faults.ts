/** Gathers the faults of one config file, each with the line where it stands. */
import type { z } from "zod";
import { nearest } from "../util/index.js";
import { expectedAt, keysAt } from "./config-schema.js";
import type { ConfigFault, ConfigFaultReason } from "./fault.js";
import type { Path, YamlFile } from "./yaml.js";

export interface Faults {
  readonly found: readonly ConfigFault[];
  add(path: Path, reason: ConfigFaultReason): void;
  /** Adds what the schema found. */
  addIssues(issues: readonly z.core.$ZodIssue[]): void;
}

export function gatherFaults(file: string, yaml: YamlFile): Faults {
  const found: ConfigFault[] = [];
  const add: Faults["add"] = (path, reason) => {
    found.push({ file, line: yaml.lineOf(path), key: path.join("."), ...reason });
  };
  return {
    found,
    add,
    addIssues(issues) {
      for (const issue of issues) addIssue(add, yaml, issue);
    },
  };
}

function addIssue(add: Faults["add"], yaml: YamlFile, issue: z.core.$ZodIssue): void {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      add([...path, key], { kind: "unknown-key", nearest: nearest(key, keysAt(path)) });
    }
    return;
  }
  const isMissing = yaml.valueAt(path) === undefined;
  add(path, { kind: isMissing ? "missing" : "malformed", expected: expectedAt(path) });
}
