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
  const inDocument = (document: string) =>
    inText(document) === document ? document : inText(withoutSecretsOf(address, document));
  return { inText, inDocument };
}

function patternOf(address: string): RegExp {
  // No part of a longer address: `na@example.net` does not stand in `anna@example.net`.
  return new RegExp(`(?<![\\w!#$%&'*+/=?^\`{|}~.-])${literal(address)}(?![\\w-]|\\.\\w)`, "gi");
}

/** A damaged document stays as it is: it is text all the same. */
function withoutSecretsOf(address: string, document: string): string {
  try {
    return JSON.stringify(JSON.parse(document), (_, value) => {
      if (value === null || value.address !== address) return value;
      const secrets = ["name", "passwordHash"].filter((key) => key in value);
      return { ...value, ...Object.fromEntries(secrets.map((key) => [key, null])) };
    });
  } catch {
    return document;
  }
}
