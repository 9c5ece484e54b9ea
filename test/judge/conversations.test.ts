/**
 * Whole conversations with the judge under a fixed clock: the letters are those that the file tells. All of
 * them together show everything that can be written and everything that can be answered, and who is told
 * of what.
 */
import { beforeEach, describe, expect, it } from "vitest";
import { type Reader, readers, watchAudience } from "../support/conversations/audience.js";
import { holdsConversation } from "../support/conversations/conversation.js";
import { type Cell, mailMatrix } from "../support/conversations/mail-matrix.js";
import { readUnshown } from "../support/conversations/unshown.js";
import { everything, makeWitness } from "../support/conversations/witness.js";
import { caseFiles } from "../support/golden.js";
import { ownCatalogue } from "../support/templates.js";

const files = caseFiles("conversations");
const witness = makeWitness();
const audience = watchAudience();
let begun = 0;

describe("conversations", () => {
  it.each(files)("%s", async (name) => {
    // One that fails hides nothing of what all together show.
    begun += 1;
    await holdsConversation(`conversations/${name}`, witness, audience);
  });
});

describe("all conversations together", () => {
  const unshown = readUnshown();
  const kinds = everything(ownCatalogue());

  beforeEach(({ skip }) => skip(begun < files.length, "not all are played"));

  it("show every command, event, refusal and complaint, but for those in cases/unshown.txt", () => {
    const missing = kinds.filter((kind) => !witness.shown.has(kind) && !unshown.has(kind));
    expect(missing).toEqual([]);
  });

  it("show nothing of what stands in cases/unshown.txt", () => {
    expect([...unshown.keys()].filter((kind) => witness.shown.has(kind))).toEqual([]);
  });

  it("cases/unshown.txt names only what there is", () => {
    expect([...unshown.keys()].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

describe("who is told, as templates/README.md has it", () => {
  beforeEach(({ skip }) => skip(begun < files.length, "not all are played"));

  const unshown = readUnshown();
  const shown = mailMatrix.filter(
    ({ event }) => !(unshown.has(`event ${event}`) && unshown.has(`notice ${event}`)),
  );

  it.each(shown.map((row) => [row.event, row] as const))("%s", (event, row) => {
    const reach = audience.reached.get(event);
    const seen = (reader: Reader): Cell => {
      const told = reach?.told.get(reader);
      return told ?? (reach?.spared.has(reader) ? "-" : null);
    };
    expect([...(reach?.answered ?? [])].sort()).toEqual([...row.answered].sort());
    expect(new Map(readers.map((reader) => [reader, seen(reader)]))).toEqual(row.cells);
    const depends = readers.some((reader) => reach?.told.has(reader) && reach.spared.has(reader));
    if (depends) expect(row.when, "told at one time and not at another: when?").not.toBe("");
  });
});
