/** The words of a text in one line, one blank between them: as texts are compared that programs have wrapped. */
export function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The same text without the ends of its lines, each a blank: as it was before a program wrapped it. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
