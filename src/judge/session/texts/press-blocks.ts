/** The messages among the lines that somebody was asked about. */

/** Each with the names of its readers, of which a broadcast has none, and its words. */
export const pressBlocks =
  /^(?:PRESS|BROADCAST)(?: GREY)?(?: TO (?<names>.+))?\n(?<words>[\s\S]*?)\n(?:ENDPRESS|ENDBROADCAST)$/gm;

/** The messages, and no other lines. */
export function messagesIn(text: string): string {
  return (text.match(pressBlocks) ?? []).join("\n");
}

/** The lines, of which those of a message are one. */
export function partsOfLines(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: block, index } of text.matchAll(pressBlocks)) {
    parts.push(...text.slice(from, index).split("\n"), block);
    from = index + block.length;
  }
  return [...parts, ...text.slice(from).split("\n")].filter((each) => each.trim() !== "");
}
