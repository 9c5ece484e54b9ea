/**
 * Most mail programs quote the letter that is answered. What comes of a mail must not depend on it: these
 * conversations bring the same letters with every letter quoted below its answer, and above it.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { playScript } from "../support/conversations/conversation.js";
import { courseOf } from "../support/conversations/mailed-play.js";
import { quoting } from "../support/conversations/quoting.js";
import { readScript, type Script } from "../support/conversations/script.js";
import { caseFiles, casePath } from "../support/golden.js";
import { openBegunRoom } from "../support/judge/judge-room.js";

/** Every so many of the files in which players answer letters. */
const step = 13;
const scripts = ["orders", "press", "questions", "votes"]
  .flatMap((folder) => caseFiles(`conversations/${folder}`).map((name) => `${folder}/${name}`))
  .map(
    (name) => [name, readScript(readFileSync(casePath(`conversations/${name}`), "utf8"))] as const,
  )
  .filter(([, { moves, persons }]) => moves[0]?.kind === "begin" && persons.size === 0)
  .filter((_, at) => at % step === 0);

async function courseWith(script: Script, place: "below" | "above" | null) {
  const [first] = script.moves;
  if (first?.kind !== "begin") throw new Error("No game begins.");
  const room = await openBegunRoom(first.game);
  const made = { move: first, now: room.now(), untold: [], letters: [] };
  const exchanges = await playScript(script, place === null ? room : quoting(room, place), [made]);
  await room.close();
  return courseOf(exchanges).map((each) => each.replace(unknown, ""));
}

/** Without references a stranger's mail is no answer to any letter that is known. */
const unknown = /\n\nNot read: quoted text \(\d+ lines\)\./g;

describe("a letter that is quoted whole changes nothing", () => {
  it.each(scripts)("%s", async (_, script) => {
    const bare = await courseWith(script, null);
    expect(await courseWith(script, "below")).toEqual(bare);
    expect(await courseWith(script, "above")).toEqual(bare);
  });
});
