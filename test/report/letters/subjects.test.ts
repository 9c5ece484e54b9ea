/** Subjects: a reply carries the game and the phase once, however often the two answer each other. */
import { expect, test } from "vitest";
import { composeReply } from "../../../src/report/index.js";
import { ownCatalogue } from "../../support/templates.js";
import { scene, view } from "../scenes.js";

const inGame: readonly (readonly [subject: string, answered: string])[] = [
  ["my orders", "Re: EMSD:paris - S1901M my orders"],
  ["", "Re: EMSD:paris - S1901M"],
  ["Re: my orders", "Re: EMSD:paris - S1901M my orders"],
  ["AW: Re: [2]: Antw: my orders", "Re: EMSD:paris - S1901M [2]: Antw: my orders"],
  ["Re: EMSD:paris - W1900A my orders", "Re: EMSD:paris - S1901M my orders"],
  ["Re: [Please check] EMSD:paris - S1901M my orders", "Re: EMSD:paris - S1901M my orders"],
  ["Fwd: Re: emsd:paris - S1901M Re: my orders", "Re: EMSD:paris - S1901M my orders"],
  ["EMSD:paris - S1901M Results", "Re: EMSD:paris - S1901M Results"],
  ["SIGNON Fparis secret", "Re: EMSD:paris - S1901M"],
  ["Re: my password is secret", "Re: EMSD:paris - S1901M"],
  ["[paris] my orders", "Re: EMSD:paris - S1901M [paris] my orders"],
  ["Z\u00fcge\r\nBcc: eve@example.net", "Re: EMSD:paris - S1901M Zuge Bcc: eve@example.net"],
];

test.each(inGame)("%j is answered as %j", (subject, answered) => {
  const occasion = { scene: scene(view()), subject, items: [], skipped: [] };
  expect(composeReply(ownCatalogue(), occasion).subject).toBe(answered);
});

test.each([
  ["hello", "Re: EMSD hello"],
  ["Re: EMSD hello", "Re: EMSD hello"],
  ["", "Re: EMSD"],
])("outside a game %j is answered as %j", (subject, answered) => {
  const occasion = { scene: scene(null), subject, items: [], skipped: [] };
  expect(composeReply(ownCatalogue(), occasion).subject).toBe(answered);
});

test("a subject of any length is cut", () => {
  const occasion = { scene: scene(null), subject: "Re: ".repeat(9999), items: [], skipped: [] };
  expect(composeReply(ownCatalogue(), occasion).subject.length).toBeLessThanOrEqual(120);
});
