/** Wishes in prose: what each comes to, and that who asks how, or does not want it, wishes nothing. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveDate } from "../../../src/language/index.js";
import { readQuestion } from "../../../src/language/questions/read-question.js";
import { type Wish, wishIn } from "../../../src/language/questions/wishes.js";
import { dayAt, type Instant } from "../../../src/util/index.js";

const monday = Date.parse("2026-03-02T09:00:00Z") as Instant;

function told(wish: Wish | null): string {
  if (wish === null) return "-";
  if (wish.kind === "new-address") return `${wish.kind} ${wish.address}`;
  if (wish.kind === "digest") return `${wish.kind} ${wish.time ?? ""}`.trim().replace(":", "");
  if (wish.kind !== "absence") return wish.kind;
  const days = [wish.first, wish.last].map((date) => {
    const resolved = resolveDate(date, monday, "UTC", 24 * 60 - 1);
    return resolved.kind === "instant" ? dayAt(resolved.at, "UTC") : resolved.problem;
  });
  return [wish.kind, ...days].join(" ");
}

const cases = readFileSync(new URL("../../cases/wishes.txt", import.meta.url), "utf8").matchAll(
  /^([a-z-]+(?: [^: ]+)*): (.*)$/gm,
);

describe("wishes", () => {
  it.each([...cases].map(([, wish, sentence]) => ({ wish, sentence: sentence! })))(
    "$sentence",
    ({ wish, sentence }) => {
      const question = readQuestion(sentence);
      expect(told(question === null ? null : wishIn(question))).toBe(wish);
    },
  );
});
