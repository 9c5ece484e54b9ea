/**
 * Settings of which a GM speaks in prose: what no line of the mail sets is shown first, and CONFIRM sets it. What is
 * meant for another game, or for later, changes nothing in this one.
 */
import type { Game } from "../../game/index.js";
import {
  type BodyItem,
  gameNameSaid,
  sentencesOf,
  setsLater,
  settingsSaid,
} from "../../language/index.js";
import { askFirst } from "../session/grave.js";
import type { Session } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";

/**
 * Keeps the settings that a GM's prose speaks of and no line of it sets, until they are confirmed; false where it
 * speaks of none.
 */
export function keptSettings(session: Session, lines: readonly string[]): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session)) return false;
  if (session.grave.waiting.some((each) => !each.startsWith("SET "))) return false;
  const settings = settingsIn(lines);
  const [line] = lines;
  if (line === undefined || settings.length === 0) return false;
  const game = anotherGame(speaker.game.game, session.mail.text);
  const commands = game === null ? settings : [`CREATE ${game}`, ...settings];
  askFirst(session, line, commands, { kind: "meant", command: commands.join(", "), at: null });
  return true;
}

/** The settings that these lines speak of; what is meant for a later phase is none that could be set now. */
function settingsIn(lines: readonly string[]): readonly string[] {
  const sentences = lines.flatMap((line) => sentencesOf(line));
  const now = sentences.filter((sentence) => !setsLater(sentence));
  return settingsSaid(now.join("\n")).map((clause) => `SET ${clause}`);
}

/** `For later I'd like another game, with the name harbor`: what is said is for that game, and not for this one. */
function anotherGame({ name }: Game, text: string): string | null {
  if (
    !/\b(?:another|new|second|next|further|separate) (?:\p{L}+ )?game\b|\ba game (?:called|named|with the name)/iu.test(
      text,
    )
  )
    return null;
  const said = gameNameSaid(text)?.toLowerCase() ?? null;
  return said === name ? null : said;
}

/**
 * The lines of a GM's mail, where some sentences set something and others only speak of settings: all of them wait for
 * one CONFIRM then, so that no half of them holds.
 */
export function waitingTogether(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (!speaksAsGm(session) || session.grave.isConfirmed) return items;
  const texts = items.flatMap(({ kind, line }) => (kind === "text" ? [line] : []));
  if (!items.some(isSetUpSaid) || settingsIn(texts).length === 0) return items;
  return items.map((item) => {
    if (!isSetUpSaid(item)) return item;
    const clauses = settingsSaid(item.line);
    const command = `SET ${clauses.length === 0 ? item.line : clauses.join(", ")}`;
    return { ...item, said: { command, manner: "guess" } };
  });
}

/** A sentence that was taken for a set-up, and no SET. */
function isSetUpSaid(item: BodyItem): item is Extract<BodyItem, { kind: "statement" }> {
  return (
    item.kind === "statement" && item.statement.kind === "set-up" && !/^\W*set\b/i.test(item.line)
  );
}
