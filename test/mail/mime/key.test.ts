/** What makes two deliveries the same mail, and two mails two. */
import { describe, expect, test } from "vitest";
import { mailKey } from "../../../src/mail/index.js";
import { dayMs, instant, minuteMs } from "../../../src/util/index.js";

const key = (lines: readonly string[], end = "\r\n", receivedAt = 0) =>
  mailKey(Buffer.from(lines.join(end)), instant(receivedAt));

const head = ["Message-ID: <1@x>", "From: anna@example.net", "Subject: orders"];

test.each([
  ["CRLF", "\r\n"],
  ["LF", "\n"],
])("two mails with one Message-ID and %s are two, however alike their headers are", (_, end) => {
  const first = key([...head, "", "A Par H"], end);
  expect(key([...head, "", "A Par - Bur"], end)).not.toBe(first);
  expect(key(["Received: by another way", ...head, "", "A Par H"], end, dayMs)).toBe(first);
});

test("a mail that ends with its headers has a key", () => {
  expect(key(head)).toBe(key(head, "\r\n", dayMs));
});

describe("without a Message-ID", () => {
  const bare = ["From: anna@example.net", "To: judge@example.net", "Subject: orders"];
  const dated = [...bare, "Date: Mon, 2 Mar 2026 09:00:00 +0000"];
  const body = ["", "A Par H"];

  test("a dated mail is the same by any way and at any time", () => {
    const first = key([...dated, ...body]);
    const again = ["Received: by another way", ...dated, ...body];
    expect(key(again, "\r\n", dayMs)).toBe(first);
  });

  test.each([
    ["text", [...dated, "", "A Par - Bur"]],
    ["date", [...bare, "Date: Mon, 2 Mar 2026 09:00:01 +0000", ...body]],
    ["recipient", [...dated.map((line) => line.replace("judge", "judge+fr.1")), ...body]],
  ])("another %s makes another mail", (_, lines) => {
    expect(key(lines)).not.toBe(key([...dated, ...body]));
  });

  test("without a date, what comes within the minute is the same, and what comes later is not", () => {
    const first = key([...bare, ...body]);
    expect(key([...bare, ...body], "\r\n", minuteMs - 1)).toBe(first);
    expect(key([...bare, ...body], "\r\n", minuteMs)).not.toBe(first);
  });
});
