/** The words of a text in one line, one blank between them: as texts are compared that programs have wrapped. */
export function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
