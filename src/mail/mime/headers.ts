/** The headers of a parsed mail as the judge wants them: in order, unfolded, bounded, addresses checked. */
import type { AddressObject, ParsedMail } from "mailparser";
import { mailAddress } from "../../util/index.js";
import { limits } from "../limits.js";

/**
 * Every header in order, names in lower case, values unfolded. What has no field name before a colon (RFC 5322, section
 * 2.2), as in a damaged mail, is no header.
 */
export function readHeaders(parsed: ParsedMail): [name: string, value: string][] {
  return parsed.headerLines
    .filter(({ key }) => /^[!-9;-~]+$/.test(key))
    .map(({ key, line }) => [
      key.slice(0, limits.headerValue),
      line
        .slice(line.indexOf(":") + 1)
        .replaceAll("\0", "")
        .replace(/\r?\n\s?/g, " ")
        .trim()
        .slice(0, limits.headerValue),
    ]);
}

/** The sender: null unless From appears once and holds exactly one valid address. */
export function readFrom(parsed: ParsedMail): string | null {
  if (parsed.headerLines.filter(({ key }) => key === "from").length !== 1) return null;
  const [first, ...others] = addressesIn(parsed.from);
  return first === undefined || others.length > 0 ? null : mailAddress(first);
}

/** The sender's own name, as it was written. */
export function readFromName(parsed: ParsedMail): string {
  return parsed.from?.value[0]?.name?.slice(0, limits.headerValue) ?? "";
}

/** The return path that the last mail server noted: empty for `<>`, null if it noted none. */
export function readReturnPath(headers: readonly (readonly [string, string])[]): string | null {
  const value = headers.find(([name]) => name === "return-path")?.[1];
  if (value === undefined) return null;
  const inner = value.replace(/^<|>$/g, "").trim();
  return inner === "" ? "" : mailAddress(inner);
}

/** Where the mail went, by its headers. Delivered-To keeps a plus tag that To may have lost. */
export function readRecipients(
  parsed: ParsedMail,
  headers: readonly (readonly [string, string])[],
): string[] {
  const traces = headers
    .filter(([name]) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(name))
    .map(([, value]) => value.replace(/^<|>$/g, ""));
  const named = [parsed.to, parsed.cc].flat().flatMap(addressesIn);
  return checked([...traces, ...named]);
}

/** The valid ones among some addresses, each once, not more than the limit. */
export function checked(addresses: readonly string[]): string[] {
  const valid = addresses.slice(0, 10 * limits.recipients).map(mailAddress);
  return [...new Set(valid.filter((address) => address !== null))].slice(0, limits.recipients);
}

/** The last Message-IDs of the thread, oldest first. */
export function readReferences(parsed: ParsedMail): string[] {
  const all = [parsed.references ?? [], parsed.inReplyTo ?? []].flat();
  const ids = all.flatMap((text) => text.slice(0, 20_000).match(/<[^<>\s]{1,250}>/g) ?? []);
  return [...new Set(ids)].slice(-limits.references);
}

function addressesIn(field: AddressObject | undefined): string[] {
  return (field?.value ?? []).flatMap((emailAddress) =>
    emailAddress.group !== undefined
      ? emailAddress.group.map((member) => member.address ?? "")
      : emailAddress.address === undefined
        ? []
        : [emailAddress.address],
  );
}
