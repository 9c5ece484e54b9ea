/** What a message is called in lists: `Broadcast from France`, `Press from France to Italy`. */
import type { PressEvent } from "../game/index.js";
import { recipientList, who } from "./people.js";
import type { Stage } from "./say.js";

export function pressTitle(stage: Stage, { from, to, shown }: PressEvent): string {
  const { words } = stage;
  const isSigned = from !== null;
  const sent = { from: from === null ? "" : who(stage, from), to: recipientList(stage, to) };
  const title =
    to.kind === "all"
      ? isSigned
        ? words.say("broadcast-from", { from: sent.from })
        : words.say("broadcast")
      : isSigned
        ? words.say("press-from", sent)
        : words.say("press-to", { to: sent.to });
  if (shown === null) return title;
  return words.say("press-shown", { title, shown: recipientList(stage, shown) });
}
