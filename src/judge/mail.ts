/** A mail after MIME: what the judge looks at. Header names are lower case, bodies are decoded text. */
import type { Instant } from "../util/index.js";

/** Something in a mail that was not read, to be named in the reply. */
export type Skipped =
  | { readonly kind: "attachment"; readonly name: string; readonly type: string }
  | { readonly kind: "html"; readonly why: "text-present" }
  | { readonly kind: "too-long"; readonly limit: number };

export interface Mail {
  /** The sender's address in lower case, or null if there is none that is valid and single. */
  readonly from: string | null;
  /** Every address the mail was sent to, from the envelope, To, Cc, Delivered-To, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly messageId: string | null;
  readonly references: readonly string[];
  /** Every header in order, names in lower case, values unfolded and decoded. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The text that a reader would see, LF line ends, quoted parts still in it. */
  readonly text: string;
  readonly textAttachments: readonly { readonly name: string; readonly text: string }[];
  readonly skipped: readonly Skipped[];
  readonly receivedAt: Instant;
}

/** What became of raw bytes: unreadable mail is a value, so that the loop goes on. */
export type ReadMail =
  | { readonly kind: "mail"; readonly mail: Mail }
  | { readonly kind: "unreadable"; readonly why: string };
