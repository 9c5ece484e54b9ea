/**
 * Mail addresses as the judge accepts them: strictly checked, in lower case, with an optional tag
 * (`judge+tag@example.net`). Letters of any script may stand before the at sign (RFC 6531); what stands behind it
 * is kept as mail servers know it (`xn--...`). Never guesses: what is not plainly an address is none.
 */

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const shape = new RegExp(`^(${atom}(?:\\.${atom})*)@(${label}(?:\\.${label})*)$`, "u");

/** RFC 5321 4.5.3.1: the longest local part and the longest path. */
const longestLocal = 64;
const longestAddress = 254;

/** The address in lower case, or null unless it is a bare dot-atom address (RFC 5321 4.1.2, RFC 6531 3.3). */
export function mailAddress(text: string): string | null {
  if (text.length > 2 * longestAddress) return null;
  const address = withAsciiDomain(text.trim().normalize("NFC").toLowerCase());
  if (octets(address) > longestAddress) return null;
  const local = shape.exec(address)?.[1];
  return local === undefined || octets(local) > longestLocal ? null : address;
}

/** `anna@b\u00fccher.example` as `anna@xn--bcher-kva.example` (RFC 5891): one domain, one spelling. */
function withAsciiDomain(address: string): string {
  const domain = domainOf(address);
  if (/^[ -~]*$/.test(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return address;
  const url = `http://${domain}`;
  if (!URL.canParse(url)) return address;
  return `${address.slice(0, -domain.length)}${new URL(url).hostname}`;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
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
