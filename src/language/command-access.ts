/**
 * What the commands mean by which masters decide who comes, say what a game is, and take its beginning back.
 * Like command-tree.ts, this is called by grammar/commands.ne with slices of the line.
 */
import type { Access } from "../game/index.js";
import { addressList, type Slice } from "./command-words.js";
import type { Statement } from "./statement.js";

export function answerCandidate(who: Slice | null, admits: boolean): Statement {
  return { kind: "answer-candidate", who: who?.text ?? null, admits };
}

export function access(list: keyof Access, addresses: Slice): Statement {
  return { kind: "set-access", list, ...addressList(addresses.text) };
}

/** Null for all of them. */
export function noAccess(list: keyof Access, addresses: Slice | null): Statement {
  const removed = addresses === null ? null : addressList(addresses.text).added;
  return { kind: "set-access", list, added: [], removed };
}

export function comment(words: Slice | null): Statement {
  return { kind: "set-comment", comment: words?.text ?? "" };
}

export function unstart(current: string | null): Statement {
  return { kind: "unstart", phase: current };
}
