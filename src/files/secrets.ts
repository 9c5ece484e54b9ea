/** Passwords and certificates that stand outside the config file, so that the file itself can be shown. */
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Faults } from "./faults.js";
import type { Path } from "./yaml.js";

/** Where a config file's names lead. */
export interface Surroundings {
  /** The config file's folder: names in it are relative to it. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

interface SecretKeys {
  readonly password?: string | undefined;
  readonly password_file?: string | undefined;
  readonly password_env?: string | undefined;
  readonly token_file?: string | undefined;
}

/** A password, or the file that gives tokens instead of one. */
export type Password = string | { readonly tokenFile: string };

export const secretKeys = ["password", "password_file", "password_env", "token_file"] as const;

/** The password of the section at `path`, or null after a complaint. */
export function readPassword(
  keys: SecretKeys,
  path: Path,
  { environment, directory }: Surroundings,
  faults: Faults,
): Password | null {
  const given = secretKeys.filter((key) => keys[key] !== undefined);
  if (given.length > 1) {
    faults.add([...path, given[1]!], { kind: "several", keys: given });
    return null;
  }
  if (keys.token_file !== undefined) {
    const content = readNamedFile(keys.token_file, [...path, "token_file"], directory, faults);
    return content === null ? null : { tokenFile: resolve(directory, keys.token_file) };
  }
  if (keys.password_file !== undefined) {
    return readNamedFile(keys.password_file, [...path, "password_file"], directory, faults);
  }
  if (keys.password_env !== undefined) {
    const variable = keys.password_env;
    const value = environment[variable];
    if (value !== undefined && value !== "") return value;
    faults.add([...path, "password_env"], { kind: "unset-variable", variable });
    return null;
  }
  if (keys.password !== undefined) return keys.password;
  const expected = "given here, or by password_file, password_env or token_file";
  faults.add([...path, "password"], { kind: "missing", expected });
  return null;
}

/** The text of a file named at `path`, without the line end that editors add; null after a complaint. */
export function readNamedFile(
  name: string,
  path: Path,
  directory: string,
  faults: Faults,
): string | null {
  try {
    return readFileSync(resolve(directory, name), "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    faults.add(path, { kind: "unreadable", why: whyUnreadable(error) });
    return null;
  }
}

/** Is this PEM a key with which mail can be signed? */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

export function whyUnreadable(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "EISDIR") {
    return "is a folder, and must be a file";
  }
  if (error instanceof Error && "code" in error && error.code === "ENOENT") {
    return "cannot be read: there is no such file";
  }
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
