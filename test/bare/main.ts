/**
 * `npm run bare [-- --root DIR --own-native]`: what a new keeper does on a fresh Debian, in the order in which they do it.
 * The root is made by debootstrap in DIR, where it is used again next time, or else in a folder that goes afterwards.
 */
import { parseArgs } from "node:util";
import { bareRoot } from "./root.js";
import { walk } from "./walk.js";

const { values } = parseArgs({
  options: { root: { type: "string" }, "own-native": { type: "boolean", default: false } },
});
const root = await bareRoot(values.root ?? null);
try {
  await walk(root, values["own-native"]);
  console.log("All of it worked.");
} finally {
  await root.leave();
}
