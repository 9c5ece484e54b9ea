/**
 * Repairs of character sets that senders declare wrongly or not at all. Works on bytes and text,
 * knows nothing of MIME structure.
 */

/** What windows-1252 has at 0x80 to 0x9F; the gaps are undefined there too. */
const windows1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Charset names under which undeclared or wrongly declared 8-bit text travels. */
const vague = /^(?:(?:us-?)?ascii|ansi_x3\.4-1968|utf-?8|unknown-8bit|x-unknown|default|)$/i;

/**
 * Control characters U+0080 to U+009F are windows-1252 that was taken for ISO 8859-1: nobody sends
 * them on purpose, and a dash or quote of an order hides there.
 */
export function repairControls(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (char) => windows1252[char.charCodeAt(0) - 0x80] ?? char);
}

/** Bytes to text: strict UTF-8 if they are that, else windows-1252, which never fails. */
function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return repairControls(Buffer.from(bytes).toString("latin1"));
  }
}

/** Bytes to text in a declared charset; an unknown or vague one is found out from the bytes. */
export function decodeDeclared(bytes: Uint8Array, charset: string): string {
  if (vague.test(charset) || /^(?:windows-1252|iso-8859-1)$/i.test(charset))
    return decodeUndeclared(bytes);
  try {
    return repairControls(new TextDecoder(charset).decode(bytes));
  } catch {
    return decodeUndeclared(bytes);
  }
}

/**
 * Mail whose 8-bit text is declared as UTF-8, ASCII or nothing, but is windows-1252, with that text
 * made UTF-8; null if there is nothing to repair. MIME parsers give U+FFFD for every such byte.
 */
export function asUtf8(raw: Uint8Array): Buffer | null {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const latin = bytes.toString("latin1");
  if (!/[\x80-\xff]/.test(latin) || isUtf8(bytes)) return null;
  const declared = latin.matchAll(/charset\s*=\s*"?([^\s";]*)/gi);
  for (const [, name] of declared) if (!vague.test(name ?? "")) return null;
  return Buffer.from(repairControls(latin), "utf8");
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
