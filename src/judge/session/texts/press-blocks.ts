/** The messages among the lines that somebody was asked about. */

/** Each with the names of its readers, of which a broadcast has none, and its words. */
export const pressBlocks =
  /^(?:PRESS|BROADCAST)(?: GREY)?(?: TO (?<names>.+))?\n(?<words>[\s\S]*?)\n(?:ENDPRESS|ENDBROADCAST)$/gm;

/** The messages, and no other lines. */
export function messagesIn(text: string): string {
  return (text.match(pressBlocks) ?? []).join("\n");
}
