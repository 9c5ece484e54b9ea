/** A mail that is kept with another text than it came with: its headers stay, its parts are gone. */
import type { Replacement } from "../../judge/ports/index.js";

/** Headers that spoke of the text and its parts. */
const ofText = /^(?:subject|mime-version|content-[a-z-]+):/i;

/** The bytes of the mail with this subject and text, and with those of its headers that may stay. */
export function replaceText(raw: Uint8Array, { subject, text, keeps }: Replacement): Uint8Array {
  const bytes = Buffer.from(raw).toString("latin1");
  const [head = ""] = bytes.split(/\r?\n\r?\n/, 1);
  const kept = head
    .split(/\r?\n(?![ \t])/)
    .filter((header) => !ofText.test(header) && keeps(valueIn(header)));
  const own = [
    `Subject: ${subject.replace(/[^ -~]/g, "?")}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  const headers = Buffer.from([...kept, ...own, "", ""].join("\r\n"), "latin1");
  return Buffer.concat([headers, Buffer.from(text.replace(/\r?\n/g, "\r\n"))]);
}

function valueIn(header: string): string {
  return header
    .slice(header.indexOf(":") + 1)
    .replace(/\r?\n[ \t]+/g, " ")
    .trim();
}
