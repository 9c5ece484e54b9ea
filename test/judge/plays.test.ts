/**
 * Whole games by mail in a room: the letters are those that the file tells. `test/app` plays the same
 * files through real mail servers.
 */
import { readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { expectTold, playInRoom } from "../support/conversations/conversation.js";
import { readScript } from "../support/conversations/script.js";
import { caseFiles, casePath } from "../support/golden.js";

const files = caseFiles("plays");

describe("whole games", () => {
  it.each(files)("%s", async (name) => {
    const script = readScript(readFileSync(casePath(`plays/${name}`), "utf8"));
    expectTold(`plays/${name}`, script, await playInRoom(script));
  });
});
