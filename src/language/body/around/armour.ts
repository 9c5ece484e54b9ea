/** What encryption programs put into the text of a mail: signatures are left out, and what is locked is said so. */
import type { Line } from "../../text/lines.js";

interface Armour {
  readonly kind: "signature" | "encrypted";
  /** How many lines it has. */
  readonly count: number;
}

/** The armour (RFC 9580, 6.2) that begins at `at`, or null. */
export function armourAt(lines: readonly Line[], at: number): Armour | null {
  const [, label = ""] = head.exec(lines[at]?.text ?? "") ?? [];
  if (label === "") return null;
  if (label.endsWith("SIGNED MESSAGE")) return { kind: "signature", count: headLines(lines, at) };
  const isSignature = label.endsWith("SIGNATURE") || label.includes("KEY");
  return { kind: isSignature ? "signature" : "encrypted", count: upToTail(lines, at) };
}

const head = /^-{4,5} ?BEGIN ((?:PGP|PKCS7|CMS|SMIME)(?: [A-Z0-9 ]{1,40})?) ?-{4,5}$/;
const tail = /^-{4,5} ?END (?:PGP|PKCS7|CMS|SMIME)/;

/** The head of a text that is signed in clear: `Hash: SHA256` and the like, up to an empty line. */
function headLines(lines: readonly Line[], at: number): number {
  let end = at + 1;
  while (/^[A-Z][A-Za-z-]{1,30}: \S/.test(lines[end]?.text ?? "")) end += 1;
  return end - at;
}

function upToTail(lines: readonly Line[], at: number): number {
  const end = lines.findIndex(({ text }, index) => index > at && tail.test(text));
  return (end < 0 ? lines.length - 1 : end) - at + 1;
}
