/** Mail programs that quote the letter which is answered, whole: below what is written, or above it. */
import type { Correspondence, Letter } from "./correspondence.js";

export type Place = "below" | "above";

/** The same judge, to whom every answer comes with the letter that it answers; one that quotes by itself stays as it is. */
export function quoting(judge: Correspondence, place: Place): Correspondence {
  return {
    ...judge,
    mail: (from, text, more) => {
      const answered = judge.lastLetter(from);
      const isAnswer = answered !== undefined && more?.to === answered.replyTo;
      return judge.mail(from, isAnswer ? withLetter(text, answered, place) : text, more);
    },
  };
}

const ownQuotation = /^\s*>|:$|^-- $|^[-_]{5}|^From: /m;

function withLetter(text: string, { text: letter }: Letter, place: Place): string {
  if (ownQuotation.test(text)) return text;
  const marked = letter
    .trimEnd()
    .split("\n")
    .map((line) => `> ${line}`.trimEnd());
  const quotation = [
    "On Mon, Mar 2, 2026 at 9:00 AM EMSD <judge@example.net> wrote:",
    "",
    ...marked,
  ];
  return (place === "below" ? [text, "", ...quotation] : [...quotation, "", text]).join("\n");
}
