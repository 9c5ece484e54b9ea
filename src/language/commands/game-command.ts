/** A line that says all that the game needs: the game's own command, which goes to it as it is. */
import type { Command, SettingsChange } from "../../game/index.js";

export interface GameCommand {
  readonly kind: "command";
  readonly command: Command;
}

export function commanded(command: Command): GameCommand {
  return { kind: "command", command };
}

/** Settings of the game get these values. */
export function setting(change: SettingsChange): GameCommand {
  return commanded({ kind: "set-settings", change });
}
