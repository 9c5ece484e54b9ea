/** What somebody was asked about, and agrees to when the phase has turned: some of it was for that phase alone. */
import type { CommandKind } from "../../game/index.js";
import { readBody, type Statement } from "../../language/index.js";
import { partsOfLines, pressBlocks } from "../session/texts/press-blocks.js";

/** Messages, and the settings, seats and invitations that were asked about: no phase is meant by them. */
export function lastingIn(text: string): string {
  return partsOfLines(text).filter(isLasting).join("\n");
}

function isLasting(part: string): boolean {
  if (part.match(pressBlocks) !== null) return true;
  const { items } = readBody(part, []);
  return (
    items.length > 0 && items.every((item) => item.kind === "statement" && lasts(item.statement))
  );
}

function lasts(statement: Statement): boolean {
  return statement.kind === "command"
    ? commands.has(statement.command.kind)
    : statements.has(statement.kind);
}

const commands: ReadonlySet<CommandKind> = new Set<CommandKind>([
  ...(["set-settings", "set-clock", "set-rules", "set-option", "set-access"] as const),
  ...(["set-invitation", "set-no-absence", "set-name", "set-letter-part"] as const),
  ...(["set-digest"] as const),
]);

const statements: ReadonlySet<Statement["kind"]> = new Set<Statement["kind"]>([
  ...(["set-up", "set-absence", "set-no-absence", "set-zone", "set-address"] as const),
  ...(["set-invitation", "answer-candidate", "promote", "invite", "invitations"] as const),
  ...(["join", "observe", "standby", "standby-list"] as const),
]);
