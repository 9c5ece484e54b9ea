import { describe, expect, test } from "vitest";
import { belongsTo, mailAddress, tagOf, withoutTag, withTag } from "../../src/util/index.js";

describe("an address is strictly checked", () => {
  test.each([
    ["Anna@Example.NET", "anna@example.net"],
    [" anna@example.net ", "anna@example.net"],
    ["judge+b.17.ab@example.test", "judge+b.17.ab@example.test"],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ["me@localhost", "me@localhost"],
    ["Jürgen@Example.net", "jürgen@example.net"],
    ["анна@пример.example", "анна@xn--e1afmkfd.example"],
    ["anna@Bücher.example", "anna@xn--bcher-kva.example"],
    ["anna@bücher.example.", null],
    ["an\u200bna@example.net", null],
    ["anna@exa／mple.net", null],
    ["anna@xn--bcher-kva.example", "anna@xn--bcher-kva.example"],
    [`${"ü".repeat(33)}@example.net`, null],
    ["a@b@c", null],
    ["anna", null],
    ["@example.net", null],
    ["anna@", null],
    [".anna@example.net", null],
    ["an..na@example.net", null],
    ["anna@-example.net", null],
    ["anna@example..net", null],
    ['"a b"@example.net', null],
    ["anna@example.net\r\nBcc: eve@example.net", null],
    ["anna@example.net,eve@example.net", null],
    ["Anna <anna@example.net>", null],
    ["anna@[127.0.0.1]", null],
    [`${"a".repeat(65)}@example.net`, null],
    [`a@${"b".repeat(300)}`, null],
  ])("%j", (text, address) => {
    expect(mailAddress(text)).toBe(address);
  });
});

describe("tags", () => {
  test.each([
    ["judge+fra.12@example.test", "fra.12", "judge@example.test"],
    ["judge+a+b@example.test", "a+b", "judge@example.test"],
    ["judge@example.test", null, "judge@example.test"],
    ["judge+@example.test", "", "judge@example.test"],
  ])("%s", (address, tag, plain) => {
    expect(tagOf(address)).toBe(tag);
    expect(withoutTag(address)).toBe(plain);
    expect(belongsTo(address, "Judge@Example.test")).toBe(true);
  });

  test("a tag replaces another", () => {
    expect(withTag("judge+old@example.test", "new")).toBe("judge+new@example.test");
  });

  test.each(["judges@example.test", "judge@example.net", "x+judge@example.test"])(
    "%s is not the judge",
    (address) => {
      expect(belongsTo(address, "judge@example.test")).toBe(false);
    },
  );
});
