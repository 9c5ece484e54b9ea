/** Whoever wishes for a game of their own is shown it where they give it a name; else they are told what is lacking. */

import {
  asksForName,
  asksHow,
  type BodyItem,
  foundsGame,
  gameNameSaid,
  type Intent,
  plainWords,
  type Question,
  settingsSaid,
} from "../../../language/index.js";
import { hostText } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { strangersScene } from "../../records/scenes.js";
import { openGame } from "../../session/games.js";
import { askFirst, askMeant } from "../../session/grave.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import { dropItems, noteTold, say } from "../../session/outcomes.js";
import { addressesIn } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { perMail } from "../../session/texts/per-mail.js";
import { sentencesOfItems } from "../../session/texts/sentences-left.js";
import { linesOf, setUpSentences } from "./set-up-said.js";

const nameInMail = perMail(gameNameSaid);
/**
 * Keeps the game that somebody without a seat wishes for, as their mail describes it, until they confirm it;
 * false where they wish for none or give it no name.
 */
export async function keepsNewGame(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker, candidate, isRejected } = session.sender;
  if (speaker !== null || isRejected) return false;
  const described = candidate === null ? await gameDescribed(session) : null;
  const name = described ?? (ofNewGames.has(intent) ? gameWished(session, about) : null);
  if (name !== null) keepGame(session, name, line);
  // What such a mail asks besides is answered.
  return name !== null && isPartOfIt(intent, about);
}

/** Is it said of the game, rather than asked besides? */
function isPartOfIt(intent: Intent, about: string): boolean {
  if (ofNewGames.has(intent) || intent === "help" || intent === "duty") return true;
  if (asksForName(about)) return true;
  return !about.includes("?") && intent !== "end-year";
}

/** Shows what makes this game, and sets it as the mail says: CONFIRM does it. Once in a reply. */
export function keepGame(session: Session, name: string, line: string): void {
  const create = `CREATE ${name.toLowerCase()}`;
  if (session.grave.waiting.includes(create)) return;
  withoutVainSettings(session);
  const sentences = setUpSentences(session);
  const friends = invitationOf(session, ownText(session));
  const shown = sentences.flatMap((each) => each.shown);
  const command = [create, ...shown, ...friends].join(", ");
  const isNameless = nameInMail(session)?.toLowerCase() !== name.toLowerCase();
  const what = { kind: "meant", command, at: null, isNameless } as const;
  askFirst(session, line, [create, ...linesOf(sentences), ...friends], what);
}

/** The friends whose addresses a text names, as a line that writes to them. */
function invitationOf({ mail: { from } }: Session, text: string): readonly string[] {
  const friends = addressesIn(text).filter((each) => each !== from);
  return friends.length === 0 ? [] : [`INVITE ${friends.join(", ")}`];
}

/**
 * `Open a game teapot for my friends, anna@example.net and bob@example.net`: the game is made, and they are
 * asked about.
 */
export function offerFriends(session: Session, items: readonly BodyItem[]): void {
  const isMade = items.some((item) => item.kind === "statement" && item.form === "create");
  if (!isMade || session.sender.speaker?.game.version !== null || session.grave.isConfirmed) return;
  const [line = "", ...others] = sentencesOfItems(
    items.filter((item) => item.kind === "text" || (item.kind === "statement" && item.said)),
  ).filter((each) => addressesIn(each).length > 0);
  const commands = invitationOf(session, [line, ...others].join(" "));
  if (commands.length === 0) return;
  askMeant(session, line, commands);
}

/** What a text says of settings, as commands. */
export function settingLines(text: string): readonly string[] {
  return asCommands(settingsSaid(text));
}

function asCommands(clauses: readonly string[]): readonly string[] {
  return clauses.map((clause) => `SET ${clause}`);
}

/** What asks for a game of one's own. */
export const ofNewGames: ReadonlySet<Intent> = new Set<Intent>(["host", "rename"]);

function gameWished(session: Session, about: string): string | null {
  return asksHow(about) ? null : (gameNameSaid(about) ?? nameInMail(session));
}

/**
 * The name of a game which there is not, in a mail that says how it is to be, in whatever words; null where it is only
 * asked about.
 */
export async function gameDescribed(session: Session): Promise<string | null> {
  const text = ownText(session);
  const isFounded = foundsGame(text);
  const isDescribed = linesOf(setUpSentences(session)).length > 0 || isFounded;
  if (!isDescribed || onlyAsks.test(text)) return null;
  if ((await gameMentioned(session, text)) !== null) return null;
  return nameInMail(session) ?? (isFounded ? nameFor(session) : null);
}

/** A name for the game of somebody who has given it none: theirs, as long as no other game has it. */
async function nameFor(session: Session): Promise<string | null> {
  const { from, fromName } = session.mail;
  const [called = ""] = [fromName, from ?? "", "maple"]
    .flatMap((each) => firstWord.exec(plainWords(each)) ?? [])
    .filter((word) => !ofNobody.test(word));
  for (const name of [called, ...[2, 3, 4, 5].map((count) => `${called}${count}`)])
    if ((await openGame(session, name)) === null) return name;
  return null;
}

const firstWord = /^[a-z]{2,12}(?![a-z])/;
const ofNobody = regex()`
  ^(?:
    gm|dr|mr|mrs|ms|sir|herr|frau|the|info|mail|email|contact|admin|office|judge|game|games
    |diplomacy|me|my
  )$
`;

const onlyAsks = regex("iu")`
  \b(?:
    (?:don['\u2019]?t|do not|not) (?:open|create|start|make|set|do)
    |only (?:want|wanted|wish|like) to know|just (?:asking|wondering)
    |(?:noch )?nicht (?:anlegen|eröffnen|starten)|nur wissen
    |ne (?:la |l['\u2019])?(?:crée|ouvre)\p{L}* pas
  )(?!\p{L})
`;

/** How to get a game, with what the mail has said of it. */
export function tellHosting(session: Session): void {
  const { context } = session;
  if (!noteTold(session, "HOSTING")) return;
  withoutVainSettings(session);
  const settings = linesOf(setUpSentences(session))
    .filter((each) => !each.startsWith("SET INVITATION "))
    .map((each) => each.replace(/^SET /, ""));
  say(session, hostText(context.catalogue, strangersScene(context), settings));
}

/** Settings of a game that there is not yet were refused line by line. */
function withoutVainSettings(session: Session): void {
  dropItems(session, (item) => item.kind === "refused" && item.refusal.kind === "sign-on-first");
}
