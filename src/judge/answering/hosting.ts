/** Who wishes for a game of their own gets it where they give it a name; else they are told what is lacking. */
import {
  asksHow,
  gameNameSaid,
  type Question,
  type Statement,
  settingsSaid,
  setUpSaid,
} from "../../language/index.js";
import { hostText, type ReplyItem } from "../../report/index.js";
import { strangersScene } from "../records/scenes.js";
import { gameMentioned } from "../session/mentioned-game.js";
import { say } from "../session/outcomes.js";
import { perMail } from "../session/per-mail.js";
import type { Session } from "../session/session.js";

const nameInMail = perMail(gameNameSaid);
const setUpInMail = perMail(setUpSaid);
const settingsInMail = perMail(settingsSaid);

/** What makes the game that is wished for, and sets it as the mail says; nothing where it has no name. */
export function gameWished(session: Session, { about }: Question): readonly Statement[] {
  const game = gameNameSaid(about) ?? nameInMail(session.mail);
  return game === null || asksHow(about) ? [] : making(session, game);
}

function making(session: Session, game: string): readonly Statement[] {
  withoutVainSettings(session);
  const parts = setUpInMail(session.mail);
  const create = { kind: "create", game, password: null, variant: null } as const;
  return parts.length === 0 ? [create] : [create, { kind: "set-up", parts }];
}

/**
 * A mail from nobody's seat that names a game which there is not and says how it is to be, in whatever words: what
 * makes that game. Nothing where it is only asked about.
 */
export async function gameDescribed(session: Session): Promise<readonly Statement[]> {
  const { mail, sender } = session;
  if (sender.speaker !== null || sender.candidate !== null || sender.isRejected) return [];
  const game = nameInMail(mail);
  if (game === null || setUpInMail(mail).length === 0 || onlyAsks.test(mail.text)) return [];
  const known = await gameMentioned(session, mail.text);
  return known === null ? making(session, game) : [];
}

const onlyAsks =
  /\b(?:(?:don['\u2019]?t|do not|not) (?:open|create|start|make|set|do)|only (?:want|wanted|wish|like) to know|just (?:asking|wondering)|(?:noch )?nicht (?:anlegen|eröffnen|starten)|nur wissen|ne (?:la |l['\u2019])?(?:crée|ouvre)\p{L}* pas)(?!\p{L})/iu;

/** How to get a game, with what the mail has said of it. */
export function tellHosting(session: Session): void {
  const { context, mail } = session;
  withoutVainSettings(session);
  say(session, hostText(context.catalogue, strangersScene(context), settingsInMail(mail)));
}

/** Settings of a game that there is not yet were refused line by line. */
function withoutVainSettings({ reply: { items } }: Session): void {
  items.splice(0, items.length, ...items.filter((item) => !isWithoutGame(item)));
}

function isWithoutGame(item: ReplyItem): boolean {
  return item.kind === "refused" && item.refusal.kind === "sign-on-first";
}
