/** What a message is called in lists: `Broadcast from France`, `Press from France to Italy`. */
import type { PressEvent } from "../game/index.js";
import { recipientList, who } from "./people.js";
import type { Stage } from "./say.js";

export function pressTitle(stage: Stage, event: PressEvent): string {
  const title = usualTitle(stage, event);
  if (event.shown === null) return title;
  const shown = recipientList(stage, event.shown);
  return stage.words.say("press-shown", { title, shown });
}

function usualTitle(stage: Stage, { from, to }: PressEvent): string {
  const { words } = stage;
  if (to.kind === "all") {
    return from === null
      ? words.say("broadcast")
      : words.say("broadcast-from", { from: who(stage, from) });
  }
  const named = recipientList(stage, to);
  return from === null
    ? words.say("press-to", { to: named })
    : words.say("press-from", { from: who(stage, from), to: named });
}
