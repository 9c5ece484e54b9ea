import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
// The classifier is internal to the adapter; its table is worth testing apart from sockets.
import { deliveryAfter } from "../../../src/mail/smtp/failure.js";

interface Case {
  readonly name: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly is: "temporary" | "permanent" | "outage" | "configuration";
}

const cases = parse(
  readFileSync(new URL("../../cases/mail/smtp-failures.yaml", import.meta.url), "utf8"),
) as Case[];

describe("an SMTP failure is the recipient's, the moment's or ours", () => {
  test.each(cases)("$name", ({ name, is, ...failure }) => {
    expect(deliveryAfter({ message: name, ...failure }).kind).toBe(is);
  });

  test("the detail is one bounded line with the server's words", () => {
    const response = `550 no\r\n550 ${"really ".repeat(100)}`;
    const { detail } = deliveryAfter({ message: "x", responseCode: 550, response });
    expect(detail).toMatch(/^550 no 550 really/);
    expect(detail).not.toMatch(/[\r\n]/);
    expect(detail.length).toBeLessThanOrEqual(300);
  });
});
