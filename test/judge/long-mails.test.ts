/**
 * Long mails cost no more than they are long. Counted are the characters of all texts that are searched, parted or
 * rewritten while a whole judge answers: they are the same on every machine, and time is not.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge/judge-room.js";

const france = "france@example.net";
const methods = ["replace", "replaceAll", "split", "match", "matchAll", "search"] as const;

let room: JudgeRoom;
beforeAll(async () => {
  room = await openRoom();
  await beginGame(room, "paris");
  await sizesRead("Hello, when is the deadline?");
}, 60_000);
afterAll(() => room.close());

async function sizesRead(text: string): Promise<number> {
  let sum = 0;
  const originals = methods.map((name) => [name, String.prototype[name]] as const);
  for (const [name, original] of originals) {
    const counting = function (this: string, ...given: unknown[]): unknown {
      sum += this.length;
      return (original as (...given: unknown[]) => unknown).apply(this, given);
    };
    Object.assign(String.prototype, { [name]: counting });
  }
  try {
    await room.mail(france, text, { to: room.replyTo(france) });
    await room.settle();
  } finally {
    Object.assign(String.prototype, Object.fromEntries(originals));
  }
  return sum;
}

it.each([
  ["names in one line", "Anna, den "],
  ["words in one line", "a "],
  ["one conjunction", "and "],
  ["lines of one letter", "a\n"],
  ["short questions", "what? "],
  ["lines of talk", "Well, Anna, I wonder what den Italy will do in the end.\n"],
])(
  "%s",
  async (_, again) => {
    const [some, fourTimes] = [4_000, 16_000].map((length) =>
      again.repeat(Math.floor(length / again.length)),
    );
    const before = await sizesRead(`Hello, ${some}`);
    expect(await sizesRead(`Hello, ${fourTimes}`)).toBeLessThan(6 * before);
  },
  60_000,
);
