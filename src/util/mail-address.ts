/**
 * Mail addresses as the judge accepts them: strictly checked, in lower case, with an optional tag
 * (`judge+tag@example.net`). Never guesses: what is not plainly an address is none.
 */

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const shape = new RegExp(`^(${atom}(?:\\.${atom})*)@(${label}(?:\\.${label})*)$`);

/** RFC 5321 4.5.3.1: the longest local part and the longest path. */
const longestLocal = 64;
const longestAddress = 254;

/** The address in lower case, or null unless it is a bare dot-atom address (RFC 5321 4.1.2). */
export function mailAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  if (address.length > longestAddress) return null;
  const local = shape.exec(address)?.[1];
  return local === undefined || local.length > longestLocal ? null : address;
}

/** `judge+tag@example.net` without its tag. */
export function withoutTag(address: string): string {
  return address.replace(/\+[^@]*@/, "@");
}

/** What stands between the first plus sign and the at sign, or null. */
export function tagOf(address: string): string | null {
  return /\+([^@]*)@/.exec(address)?.[1] ?? null;
}

/** The address with a tag: `judge@example.net` and `b.17` give `judge+b.17@example.net`. */
export function withTag(address: string, tag: string): string {
  return withoutTag(address).replace("@", `+${tag}@`);
}

/** What stands after the at sign. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

/** True if mail to `address` is mail to `base`, whatever the tag. */
export function belongsTo(address: string, base: string): boolean {
  return withoutTag(address.toLowerCase()) === withoutTag(base.toLowerCase());
}
