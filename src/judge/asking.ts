/** Questions that change nothing: help, lists, status, summary, history. Answered from views alone. */
import { type Game, viewFor } from "../game/index.js";
import {
  deedLog,
  gameList,
  helpText,
  history,
  historyAttachment,
  statusText,
  summary,
  wholeHistory,
} from "../report/index.js";
import { present } from "../util/index.js";
import { defaultVariant } from "./desk.js";
import { pastOf, sceneOf } from "./letters.js";
import { loggedDeedsMax } from "./limits.js";
import { type Occasion, type OpenGame, openGame, refuseLine, say } from "./occasion.js";

export function tellHelp(occasion: Occasion, topic: string | null): void {
  say(occasion, helpText(occasion.desk.catalogue, topic));
}

/** Every listed game, as a stranger may see it. */
export async function tellGames(occasion: Occasion): Promise<void> {
  const { desk, tx } = occasion;
  const listed = (await tx.games.list()).filter((game) => game.settings.listed);
  const views = listed.map((game) => viewFor(game, boardOf(occasion, game), null));
  const board = present(desk.boards.get(defaultVariant), "The standard board");
  const scene = { judge: desk.judge, board, now: occasion.now, view: null };
  say(occasion, gameList(desk.catalogue, scene, views));
}

/** One game in full, as the asker may see it. */
export async function tellGame(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const open = await gameAsked(occasion, name, line);
  if (open === null) return;
  const scene = sceneOf(occasion.desk, open.game, memberIn(occasion, open));
  say(occasion, statusText(occasion.desk.catalogue, scene));
}

export async function tellSummary(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const open = await gameAsked(occasion, name, line);
  if (open === null) return;
  const scene = sceneOf(occasion.desk, open.game, memberIn(occasion, open));
  const records = await pastOf(occasion.tx, open.game);
  say(occasion, summary(occasion.desk.catalogue, scene, records));
}

/** `full` is the whole game, as text and as data, for who has a part in it. */
export async function tellHistory(
  occasion: Occasion,
  name: string | null,
  full: boolean,
  line: string,
): Promise<void> {
  const open = await gameAsked(occasion, name, line);
  if (open === null) return;
  if (full) return tellWholeHistory(occasion, open, line);
  const scene = sceneOf(occasion.desk, open.game, memberIn(occasion, open));
  const records = await pastOf(occasion.tx, open.game);
  say(occasion, history(occasion.desk.catalogue, scene, records));
}

async function tellWholeHistory(occasion: Occasion, open: OpenGame, line: string): Promise<void> {
  const member = memberIn(occasion, open);
  if (member === null) return refuseLine(occasion, line, { kind: "not-identified" });
  const { catalogue } = occasion.desk;
  const scene = sceneOf(occasion.desk, open.game, member);
  const records = await pastOf(occasion.tx, open.game);
  say(occasion, summary(catalogue, scene, records));
  say(occasion, wholeHistory(catalogue, scene, records));
  occasion.attachments.push(historyAttachment(catalogue, scene, records));
}

/** LOG: what the masters did, for members of the game. */
export async function tellLog(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const open = await gameAsked(occasion, name, line);
  if (open === null) return;
  const member = memberIn(occasion, open);
  if (member === null) return refuseLine(occasion, line, { kind: "not-identified" });
  const deeds = await occasion.tx.deeds.latest(open.game.name, loggedDeedsMax);
  say(occasion, deedLog(occasion.desk.catalogue, sceneOf(occasion.desk, open.game, member), deeds));
}

/** The named game, or the one the mail speaks in; notes a refusal where there is neither. */
async function gameAsked(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<OpenGame | null> {
  if (name === null) {
    if (occasion.speaker === null) refuseLine(occasion, line, { kind: "sign-on-first" });
    return occasion.speaker?.game ?? null;
  }
  const open = await openGame(occasion, name.toLowerCase());
  if (open === null) refuseLine(occasion, line, { kind: "no-such-game", game: name });
  return open;
}

function memberIn(occasion: Occasion, open: OpenGame): number | null {
  return occasion.speaker?.game === open ? occasion.speaker.member : null;
}

function boardOf(occasion: Occasion, game: Game) {
  return present(occasion.desk.boards.get(game.variant), `The variant ${game.variant}`);
}
