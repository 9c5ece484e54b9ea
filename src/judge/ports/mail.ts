/**
 * A mail after MIME: what the judge looks at. Header names are lower case, bodies are decoded text.
 * Nothing here was checked for truth: the writer of the mail wrote all of it.
 */
import type { Instant } from "../../util/index.js";
import type { RawMail } from "./ports.js";

/** Something in a mail that was not read, to be named in the reply. */
export type Skipped =
  | { readonly kind: "attachment"; readonly name: string; readonly type: string }
  | { readonly kind: "html"; readonly why: "text-present" }
  /** Encrypted, or packed into its signature (S/MIME, PGP). */
  | { readonly kind: "sealed" }
  | { readonly kind: "too-long"; readonly what: "mail" | "text"; readonly limit: number };

/** What a delivery report (RFC 3464) says of a letter. */
export interface Bounce {
  /** The outbox row, proved by the report's own address; null if the letter is not ours or the report is forged. */
  readonly letter: number | null;
  /** `hard`: will not work tomorrow either (5.1.1). `soft`: delayed, full, busy. */
  readonly kind: "hard" | "soft";
  /** The enhanced status code (RFC 3463). */
  readonly status: string;
  readonly recipient: string | null;
}

export interface Mail {
  /** The sender's address in lower case, or null if there is none that is valid and single. */
  readonly from: string | null;
  /** The name that the sender's program writes beside it; empty if none. */
  readonly fromName: string;
  /** The return path in lower case; empty for the null path of automatic mail; null if unknown. */
  readonly envelopeFrom: string | null;
  /** Every address the mail was sent to, from the envelope, To, Cc, Delivered-To, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly messageId: string | null;
  readonly references: readonly string[];
  /** Every header in order, names in lower case, values unfolded; encoded words stay encoded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The text that a reader would see, LF line ends, quoted parts still in it. */
  readonly text: string;
  readonly textAttachments: readonly { readonly name: string; readonly text: string }[];
  /**
   * What stands in the bytes as text and is not read: the HTML beside the text, what it hides or strikes out, other
   * files of text, the letter that is answered. It says nothing to the judge, but may hold what must not be stored.
   */
  readonly unread: readonly string[];
  /** Is there still more in the bytes, beyond the limits, that stands in none of these? It may hold anything. */
  readonly hasMore: boolean;
  readonly skipped: readonly Skipped[];
  /** The delivery report that this mail is, or null. */
  readonly bounce: Bounce | null;
  readonly receivedAt: Instant;
}

/** What became of raw bytes: unreadable mail is a value, so that the loop goes on. */
export type ReadMail =
  | { readonly kind: "mail"; readonly mail: Mail }
  | { readonly kind: "unreadable"; readonly why: string };

/** What stands in the place of a mail's own subject and text, and which of its headers stay. */
export interface Replacement {
  readonly subject: string;
  readonly text: string;
  /** May this value of a header be kept? */
  readonly keeps: (value: string) => boolean;
}

/** The bytes of a mail with these instead; its other parts are gone. */
export type ReplaceText = (raw: Uint8Array, by: Replacement) => Uint8Array;

/** From raw bytes to a mail. Never rejects, and takes bounded time and memory. */
export type MailReader = (raw: RawMail) => Promise<ReadMail>;
