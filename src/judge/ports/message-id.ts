/** How the judge's letters are named on the wire, so that they are recognised when they come back. */
import { domainOf } from "../../util/index.js";

/** Set in every letter to the judge's address; a mail that carries it was ours once. */
export const loopHeader = "x-loop";

const prefix = "ems.";

/** The Message-ID of a letter. `unique` must be the same at every attempt (letters, digits, dots). */
export function letterId(unique: string, judgeAddress: string): string {
  return `<${prefix}${unique}@${domainOf(judgeAddress)}>`;
}

/** True if a mail with this Message-ID is one of the judge's letters. */
export function isLetterId(messageId: string, judgeAddress: string): boolean {
  const id = messageId.toLowerCase();
  return id.startsWith(`<${prefix}`) && id.endsWith(`@${domainOf(judgeAddress).toLowerCase()}>`);
}
