/** Answers are made once for all who ask within a moment, and for good where nothing can change. */
import { expect, it } from "vitest";
import { instant } from "../../src/util/index.js";
import { createCache } from "../../src/web/cache.js";
import { answerOf } from "../../src/web/kept-answer.js";

/** A cache under a clock, with what an answer is made of: the time at which it was. */
function cacheAt(revision: string | null) {
  const time = { now: 0 };
  const cache = createCache({ now: () => instant(time.now) });
  const make = async () =>
    answerOf({ type: "text/plain", body: `${time.now}`, revision, isListed: true });
  const ask = async (asked: string | null = null, made = make) =>
    Buffer.from((await cache("phase", asked, made)).body).toString();
  return { time, ask };
}

it("is made anew after two seconds", async () => {
  const { time, ask } = cacheAt(null);
  expect(await Promise.all([ask(), ask()])).toEqual(["0", "0"]);
  time.now = 1999;
  expect(await ask()).toBe("0");
  time.now = 2000;
  expect(await ask()).toBe("2000");
});

it("is kept for those who ask for its revision, and for no other", async () => {
  const { time, ask } = cacheAt("abc");
  expect(await ask("abc")).toBe("0");
  time.now = 3_600_000;
  expect(await ask("abc")).toBe("0");
  expect(await ask("abd")).toBe("3600000");
  time.now = 7_200_000;
  expect(await ask()).toBe("7200000");
});

it("is made anew after a failure", async () => {
  const { ask } = cacheAt(null);
  await expect(ask(null, () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await ask()).toBe("0");
});
