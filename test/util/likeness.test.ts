import { expect, test } from "vitest";
import { likeness } from "../../src/util/index.js";

test.each([
  ["France", "Frаnсe"],
  ["Germany", "Gerrnany"],
  ["Italy", "ltaly"],
  ["Italy", "1taly"],
  ["Turkey", "T u r k e y."],
  ["GM", "G.M."],
  ["Judge", "Jüdgé"],
  ["Russia", "Russ\u0456a"],
  ["Austria", "Αυstria"],
  ["England", "Ｅｎｇｌａｎｄ"],
])("%s looks like %s", (name, other) => {
  expect(likeness(other)).toBe(likeness(name));
});

test.each([
  ["France", "Frances"],
  ["Germany", "Germaine"],
  ["GM", "Gemma"],
  ["Anna", "Hanna"],
  ["Italy", "Ali"],
])("%s does not look like %s", (name, other) => {
  expect(likeness(other)).not.toBe(likeness(name));
});
