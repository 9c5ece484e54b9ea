/** Text in HTML and SVG. */

const special = /[&<>"]/;

/** The text as it stands in an element or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
