/** Questions that change nothing: help, lists, status, summary. Answered from views alone. */
import { faceOf, type Game, hidesAbsence, viewFor } from "../game/index.js";
import {
  deedLog,
  gameList,
  openingList,
  type Scene,
  statusText,
  summary,
} from "../report/index.js";
import { unreachableMembers } from "./addresses.js";
import { boardOf, readableGames } from "./games.js";
import { pastOf, sceneOf, strangersScene } from "./letters.js";
import { loggedDeedsMax } from "./limits.js";
import { type Occasion, type OpenGame, openGame, refuseLine, say } from "./occasion.js";
import { whyNobodySpeaks } from "./speaking.js";

export function tellHelp(occasion: Occasion, topic: string | null): void {
  occasion.items.push({ kind: "help", topic });
  occasion.isUseful = true;
}

/** Every listed game, as a stranger may see it. */
export async function tellGames(occasion: Occasion): Promise<void> {
  const { desk, tx } = occasion;
  const listed = (await readableGames(desk, tx)).filter((game) => game.settings.listed);
  const views = listed.map((game) => viewFor(game, boardOf(desk, game), null));
  say(occasion, gameList(desk.catalogue, strangersScene(desk), views));
}

/** The seats that are free in games which anybody may join, as a stranger may see them. */
export async function tellOpenings(occasion: Occasion): Promise<void> {
  const { desk, tx } = occasion;
  const open = (await readableGames(desk, tx)).filter(isOpen);
  const views = open.map((game) => viewFor(game, boardOf(desk, game), null));
  say(occasion, openingList(desk.catalogue, strangersScene(desk), views));
}

function isOpen({ settings, invitation }: Game): boolean {
  return settings.listed && invitation === null;
}

/** One game in full, as the asker may see it. */
export async function tellGame(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const asked = await gameAsked(occasion, name, line);
  if (asked === null) return;
  const isMaster = asked.scene.view?.you.role === "master";
  const unreachable = isMaster ? await unreachableMembers(occasion.tx, asked.open.game) : [];
  say(occasion, statusText(occasion.desk.catalogue, asked.scene, unreachable.map(faceOf)));
}

export async function tellSummary(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const asked = await gameAsked(occasion, name, line);
  if (asked === null) return;
  const { open, scene } = asked;
  const records = await pastOf(occasion.tx, open.game);
  say(occasion, summary(occasion.desk.catalogue, scene, records));
}

/** LOG: what the masters did, for members of the game. */
export async function tellLog(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<void> {
  const asked = await gameAsked(occasion, name, line);
  if (asked === null) return;
  const { open, member, scene } = asked;
  if (member === null) return refuseLine(occasion, line, { kind: "not-identified" });
  const latest = await occasion.tx.deeds.latest(open.game.name, loggedDeedsMax);
  const isSecretive = hidesAbsence(open.game) && scene.view?.you.role !== "master";
  const deeds = latest.filter(({ discreet }) => !(discreet && isSecretive));
  say(occasion, deedLog(occasion.desk.catalogue, scene, deeds));
}

/** A game that is asked about, as the asker may see it; `member` is null for who has no part in it. */
export interface Asked {
  readonly open: OpenGame;
  readonly member: number | null;
  readonly scene: Scene;
}

export async function gameAsked(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<Asked | null> {
  const open = await gameNamed(occasion, name, line);
  if (open === null) return null;
  const member = memberIn(occasion, open);
  return { open, member, scene: sceneOf(occasion.desk, open.game, member) };
}

/** The named game, or the one the mail speaks in; notes a refusal where there is neither. */
async function gameNamed(
  occasion: Occasion,
  name: string | null,
  line: string,
): Promise<OpenGame | null> {
  if (name === null) {
    const asked = occasion.speaker ?? occasion.candidate;
    if (asked === null) refuseLine(occasion, line, whyNobodySpeaks(occasion));
    return asked?.game ?? null;
  }
  const open = await openGame(occasion, name.toLowerCase());
  if (open === null) refuseLine(occasion, line, { kind: "no-such-game", game: name });
  return open;
}

function memberIn(occasion: Occasion, open: OpenGame): number | null {
  return occasion.speaker?.game === open ? occasion.speaker.member : null;
}
