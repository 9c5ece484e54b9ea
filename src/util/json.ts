/** JSON text made piece by piece, where values for `JSON.stringify` would cost more than their text. */

/** What stands between quotation marks as it is. */
const plain = /^[ !#-[\]-~]*$/;

/** A text as a JSON string. */
export function jsonString(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
