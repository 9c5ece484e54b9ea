/** What a stored mail may say, without reading it as mail: enough to find a word in it. */

/** At least a line of base64 (RFC 2045, 6.8), and lines that follow it. */
const base64 = /(?:^[A-Za-z0-9+/]{16,}={0,2}(?:\r?\n|$))+/gm;

/** Its bytes as text, and what its encoded parts are in clear. */
export function textsOfMail(raw: Uint8Array): readonly string[] {
  const text = Buffer.from(raw).toString("utf8");
  const blocks = [...text.matchAll(base64)].map(([block]) => block);
  return [text, unquoted(text), ...blocks.map((block) => fromBase64(block))];
}

/** Quoted-printable (RFC 2045, 6.7), as far as it hides ASCII. */
function unquoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, "");
  return joined.replace(/=([2-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function fromBase64(text: string): string {
  return Buffer.from(text, "base64").toString("utf8");
}
