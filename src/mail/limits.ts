/** How much of a mail is read, each limit with the attack or accident that it stops. */
export const limits = {
  /** The whole mail, in bytes. Beyond it only the headers are read: a 50 MB film must not fill memory or database. */
  mailBytes: 2 * 1024 * 1024,
  /** The header block, in bytes: 100,000 `Received` lines make parsers slow or let them throw. */
  headerBytes: 64 * 1024,
  /** One header value, in characters: matching it must stay cheap. */
  headerValue: 2_000,
  /** Addresses taken from all headers: a mail to 50,000 recipients. */
  recipients: 100,
  /** Message-IDs taken from References: the chain of a thread of ten years. */
  references: 20,
  /** The visible text, in characters: pages of pasted rules. 500 orders need less than a tenth. */
  textLength: 256 * 1024,
  /** Letters in a row: a line of 4,000 Chinese letters took 17 seconds, for patterns try each of them as the first. */
  word: 200,
  /** Blanks in a row, and signs that are neither letters nor figures: patterns try each of 100,000 as the first. */
  blanks: 100,
  idleRun: 1_000,
  /** HTML, in characters: nested elements cost the parser the square of their number, 100,000 seconds. */
  htmlLength: 128 * 1024,
  /** Depth of HTML elements that is rendered: the stack. */
  htmlDepth: 100,
  /** Children of one HTML element: a table of a million cells. */
  htmlChildren: 5_000,
  /** Attachments named in the reply or read: a mail of 10,000 empty parts. */
  attachments: 20,
  /** The name of an attachment, in characters. */
  attachmentName: 80,
} as const;
