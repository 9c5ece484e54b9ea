/** What can be wrong with a config file: data, and the line that a keeper reads on the terminal. */
import { unreachable } from "../util/index.js";

export type ConfigFault = {
  readonly file: string;
  readonly line: number;
  /** With dots: `mail.imap.port`; empty for the whole file. */
  readonly key: string;
} & ConfigFaultReason;

export type ConfigFaultReason =
  /** The file, or one that it names, cannot be read; or it is no YAML. */
  | { readonly kind: "unreadable"; readonly why: string }
  | { readonly kind: "unknown-key"; readonly nearest: string | null }
  | { readonly kind: "missing"; readonly expected: string }
  | { readonly kind: "malformed"; readonly expected: string }
  /** Only one of these keys can be meant. */
  | { readonly kind: "several"; readonly keys: readonly string[] }
  | { readonly kind: "unset-variable"; readonly variable: string };

/** One line: `judge.yaml:12: mail.imap.prot: there is no such key; perhaps port?` */
export function printConfigFault(fault: ConfigFault): string {
  const key = fault.key === "" ? "" : `${fault.key}: `;
  return `${fault.file}:${fault.line}: ${key}${say(fault)}`;
}

function say(fault: ConfigFaultReason): string {
  switch (fault.kind) {
    case "unreadable":
      return fault.why;
    case "unknown-key":
      return `there is no such key${fault.nearest === null ? "" : `; perhaps ${fault.nearest}?`}`;
    case "missing":
      return `is missing; must be ${fault.expected}`;
    case "malformed":
      return `must be ${fault.expected}`;
    case "several":
      return `only one of ${fault.keys.join(", ")} can be given`;
    case "unset-variable":
      return `the environment has no variable ${fault.variable}`;
    default:
      return unreachable(fault);
  }
}
