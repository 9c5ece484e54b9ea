/** Orders as people write them: every line of test/cases/orders. */
import { describe, expect, test } from "vitest";
import { readingCases, readingFiles, readingOf } from "../../support/cases/reading-cases.js";

describe.each(readingFiles())("%s", (file) => {
  test.each(readingCases(file))("$name", (readingCase) => {
    expect(readingOf(readingCase)).toBe(readingCase.expected);
  });
});
