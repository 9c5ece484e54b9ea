/** Whole conversations with the judge under a fixed clock: each file's transcript is its golden one. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";
import { holdsConversation } from "../support/conversation.js";

const folder = fileURLToPath(new URL("../cases/conversations/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

describe("conversations", () => {
  it.each(files)("%s", (name) => holdsConversation(`${folder}${name}`));
});
