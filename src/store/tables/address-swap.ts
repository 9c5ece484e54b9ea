/** Puts one mail address where another stands, in texts and in documents. */
import { literal } from "../../util/index.js";

export interface Swap {
  readonly inText: (text: string) => string;
  /** As in a text; and where the address stands as somebody's, their name and password go with it. */
  readonly inDocument: (document: string) => string;
}

/** The address is found whole, and in any case of letters. */
export function swapOf(address: string, standIn: string): Swap {
  const whole = patternOf(address);
  const inText = (text: string) => text.replace(whole, () => standIn);
  return { inText, inDocument: (document) => swapInDocument(document, inText, standIn) };
}

/** A sign of an address that may as well stand around one: a quotation mark, a dash. */
const sign = "[!#$%&'*+/=?^_`{|}~.-]";
const letter = "[\\p{L}\\p{M}\\p{N}]";

/** In plain text or in HTML. No part of a longer address: `na@example.net` does not stand in `anna@example.net`. */
function patternOf(address: string): RegExp {
  const written = literal(address).replaceAll("&", "&(?:amp;)?");
  return new RegExp(`(?<!${letter}${sign}?)${written}(?!${letter}|[.-]${letter})`, "giu");
}

/**
 * Text by text, since in a document as a whole the `n` of an escaped line end stands right before what begins the next
 * line. A damaged document is a text all the same.
 */
function swapInDocument(document: string, inText: Swap["inText"], standIn: string): string {
  let isIn = false;
  const swapped = (_: string, value: unknown): unknown => {
    if (typeof value === "string") {
      const after = inText(value);
      isIn ||= after !== value;
      return after;
    }
    return isOwn(value, standIn) ? withoutSecrets(value) : value;
  };
  try {
    const after = JSON.stringify(JSON.parse(document, swapped));
    return isIn ? after : document;
  } catch {
    return inText(document);
  }
}

function isOwn(value: unknown, standIn: string): value is object {
  return (
    typeof value === "object" && value !== null && "address" in value && value.address === standIn
  );
}

function withoutSecrets(value: object): object {
  const secrets = ["name", "passwordHash"].filter((key) => key in value);
  return { ...value, ...Object.fromEntries(secrets.map((key) => [key, null])) };
}
