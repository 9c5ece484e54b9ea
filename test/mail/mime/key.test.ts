/** What makes two deliveries the same mail, and two mails two. */
import { expect, test } from "vitest";
import { mailKey } from "../../../src/mail/index.js";

const key = (lines: readonly string[], end: string, delivery = "1") =>
  mailKey(Buffer.from(lines.join(end)), delivery);

const head = ["Message-ID: <1@x>", "From: anna@example.net", "Subject: orders"];

test.each([
  ["CRLF", "\r\n"],
  ["LF", "\n"],
])("two mails with one Message-ID and %s are two, however alike their headers are", (_, end) => {
  const first = key([...head, "", "A Par H"], end);
  expect(key([...head, "", "A Par - Bur"], end)).not.toBe(first);
  expect(key(["Received: by another way", ...head, "", "A Par H"], end, "2")).toBe(first);
});

test("a mail that ends with its headers has a key", () => {
  expect(key(head, "\r\n")).toBe(key(head, "\r\n", "2"));
});
