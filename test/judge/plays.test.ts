/**
 * Whole games by mail in a room: each file's transcript is its golden one. `test/app` plays the same
 * files through real mail servers.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "vitest";
import { holdsGolden, playScript } from "../support/conversation.js";
import { casePath } from "../support/golden.js";
import { openRoom } from "../support/judge-room.js";
import { readScript } from "../support/script.js";

const files = readdirSync(casePath("plays")).filter((name) => name.endsWith(".txt"));

describe("whole games", () => {
  it.each(files)("%s", async (name) => {
    const path = casePath(`plays/${name}`);
    const room = await openRoom();
    const transcript = await playScript(readScript(readFileSync(path, "utf8")), room);
    await room.close();
    holdsGolden(path, transcript);
  });
});
