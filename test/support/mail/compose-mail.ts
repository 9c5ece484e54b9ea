/** Mails as players' programs make them: headers, an empty line, text. */

export interface MailParts {
  readonly to?: string;
  readonly subject?: string;
  /** Beside the usual headers, or instead of those of the same name. */
  readonly headers?: readonly string[];
}

export interface MailFrame {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  /** UTC, in milliseconds. */
  readonly date: number;
}

/** The mail with CRLF line ends. */
export function composeMail(
  { from, to, subject, messageId, date }: MailFrame,
  headers: readonly string[],
  text: string,
): string {
  const usual = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${new Date(date).toUTCString()}`,
  ];
  const own = new Set(headers.map(nameOf));
  const head = [...usual.filter((header) => !own.has(nameOf(header))), ...headers];
  return [...head, "", text].join("\n").replace(/\r?\n/g, "\r\n");
}

function nameOf(header: string): string {
  return header.slice(0, header.indexOf(":")).toLowerCase();
}

/** `anna@example.net`, of `Anna Berg <anna@example.net>` too. */
export function bareAddress(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}
