/** The text as part of a pattern, which matches it and nothing else. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
