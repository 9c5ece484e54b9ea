import { describe, expect, it } from "vitest";
import { PrefilteredRegExp } from "../../src/util/index.js";
import { requiredLiterals } from "../../src/util/required-literals.js";

describe("the words that an expression needs", () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/\barmy\b/, ["army"]],
    [/\bARMY\b/, ["ARMY"]],
    [/\bARMY\b/iu, ["army"]],
    [/army|fleet/, ["army", "fleet"]],
    [/army|\d/, null],
    [/(?:my )?army/, ["army"]],
    [/(?:my )*army/, ["army"]],
    [/(?:my ){2,}army/, ["army"]],
    [/(?:an?)? ?\p{L}+/u, null],
    [/don['\u2019]?t go/, ["dont go", "don't go", "don\u2019t go"]],
    [/(?<!\bmy )army(?! group)/, ["army"]],
    [/(?<=my )\p{L}+/u, ["my "]],
    [/\p{L}+(?=\s+army)/u, ["army"]],
    [/(?<unit>army)\s\k<unit>\1/, ["army"]],
    [/\u00edcono\x2e\u{e9}/iu, ["\u00edcono.\u00e9"]],
    [/[a-z]rmy|flee[^t]/, ["rmy", "flee"]],
    [/ar.my\.$/s, ["my."]],
    [/\cArmy/, ["rmy"]],
    [/a\d/, null],
    [/\u03c3\u03c3/iu, null],
    [/\u4ee3\u7801/iu, ["\u4ee3\u7801"]],
  ])("%s", (expression, required) => expect(requiredLiterals(expression)).toEqual(required));
});

describe("an expression with a filter", () => {
  const plain = /(\p{L}+)stra\u00dfe|kong/giu;
  const filtered = new PrefilteredRegExp(plain.source, plain.flags);

  it.each(["", "no street", "Hauptstra\u1e9ee, \u212aONG, kong", "hauptstra\u017f\u017fe"])(
    "does with %j what a plain one does",
    (text) => {
      const work = (expression: RegExp) => [
        text.match(expression),
        [...text.matchAll(expression)],
        text.replace(expression, "<$1>"),
        text.replace(expression, (found) => found.toUpperCase()),
        text.search(expression),
        text.split(expression),
        text.split(expression, 1),
        expression.exec(text),
        expression.lastIndex,
        expression.test(text),
        expression.lastIndex,
      ];
      expect(work(filtered)).toEqual(work(plain));
    },
  );

  it("is copied by its source", () => {
    expect("HAUPTSTRASSE, KONG".match(new RegExp(filtered, "i"))?.[0]).toBe("KONG");
    expect(new RegExp(filtered)).toEqual(plain);
  });
});
