/** Orders as people write them: every line of test/cases/orders. */
import { describe, expect, test } from "vitest";
import { readingCases, readingFiles, readingOf } from "../support/reading-cases.js";

describe.each(readingFiles())("%s", (file) => {
  test.each(readingCases(file))("$name", (one) => {
    expect(readingOf(one)).toBe(one.expected);
  });
});
