/** What a part of a mail is for. */
export const purposes = [
  /** Greeting, closing words, name. */
  "greeting",
  /** What own units shall do. */
  "order",
  /** What would happen, or could be done; nothing shall be. */
  "supposition",
  /** Any other question to the judge. */
  "question",
  /** Something that the judge shall do, and that is no order for a unit. */
  "wish",
  /** That something be passed on, and to whom. */
  "relay",
  /** What another player shall read. */
  "message",
  /** Yes or no to what the judge asked. */
  "answer",
  /** Told to the judge, asking nothing: thanks, feelings, reasons, plans. */
  "talk",
] as const;

export type Purpose = (typeof purposes)[number];

/** What is known of a mail before it is read. */
export interface Occasion {
  /** What it answers: a letter of the judge, a message of a player, a question of the judge; or nothing. */
  readonly kind: "reply" | "press" | "confirm" | "fresh";
  readonly who: "player" | "gm" | "watcher" | "stranger";
}
