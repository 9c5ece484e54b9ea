/**
 * Whole conversations with the judge under a fixed clock: each file's transcript is its golden one. All of
 * them together show everything that can be written and everything that can be answered.
 */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { holdsConversation } from "../support/conversation.js";
import { ownCatalogue } from "../support/templates.js";
import { readUnshown } from "../support/unshown.js";
import { everything, makeWitness } from "../support/witness.js";

const folder = fileURLToPath(new URL("../cases/conversations/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
const witness = makeWitness();
let played = 0;

describe("conversations", () => {
  it.each(files)("%s", async (name) => {
    await holdsConversation(`${folder}${name}`, witness);
    played += 1;
  });
});

describe("all conversations together", () => {
  const unshown = readUnshown();
  const kinds = everything(ownCatalogue());

  it("show every command, event, refusal and complaint, but for those in cases/unshown.txt", ({
    skip,
  }) => {
    skip(played < files.length, "not all were played");
    const missing = kinds.filter((kind) => !witness.shown.has(kind) && !unshown.has(kind));
    expect(missing).toEqual([]);
  });

  it("show nothing of what stands in cases/unshown.txt", ({ skip }) => {
    skip(played < files.length, "not all were played");
    expect([...unshown.keys()].filter((kind) => witness.shown.has(kind))).toEqual([]);
  });

  it("cases/unshown.txt names only what there is", () => {
    expect([...unshown.keys()].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});
