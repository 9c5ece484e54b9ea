/** Questions that change nothing: help, lists, status, summary. Answered from views alone. */
import { hidesAbsence, publicMember, viewFor, writerFor } from "../../../game/index.js";
import {
  gameList,
  gmLogText,
  openingList,
  positionAttachment,
  statusText,
  summary,
  versionText,
} from "../../../report/index.js";
import { unreachableMembers } from "../../letters/deliverability.js";
import { gmLogEntriesMax, listedGamesMax } from "../../limits.js";
import { boardOf, readable } from "../../records/games.js";
import { pastOf, strangersScene } from "../../records/scenes.js";
import { gameAsked } from "../../session/asked-game.js";
import { refuseLine, say, sayOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import type { Handlers } from "./handler.js";
import { tellHistory } from "./history.js";
import { tellBlankMap, tellMap } from "./maps.js";
import { tellPlayerRecord, tellStandings } from "./player-records.js";
import { tellPossible } from "./possible.js";
import { tellTrial, tellWhy } from "./trial.js";

export const questionHandlers = {
  help: (session, { topic }) => tellHelp(session, topic),
  list: (session, { game, all }, line) =>
    game === null && (all || !namesGame(session))
      ? tellGames(session)
      : tellGame(session, game, line),
  openings: (session) => tellOpenings(session),
  status: (session, { game }, line) => tellGame(session, game, line),
  summary: (session, { game }, line) => tellSummary(session, game, line),
  log: (session, { game }, line) => tellLog(session, game, line),
  history: tellHistory,
  standings: (session, _, line) => tellStandings(session, line),
  "info-player": (session, { address }) => tellPlayerRecord(session, address),
  version: tellVersion,
  map: tellMap,
  "blank-map": tellBlankMap,
  try: tellTrial,
  why: tellWhy,
  possible: (session, { units }, line) => tellPossible(session, units, line),
} satisfies Partial<Handlers>;

function tellVersion(session: Session): void {
  const { context } = session;
  const release = context.judge.release ?? "";
  say(session, versionText(context.catalogue, strangersScene(context), release));
}

function tellHelp(session: Session, topic: string | null): void {
  const { items } = session.reply;
  const isTold = items.some((item) => item.kind === "help" && item.topic === topic);
  if (!isTold) items.push({ kind: "help", topic });
  session.reply.isUseful = true;
}

/** Has a line of the mail said for whom it speaks, and so in which game? */
function namesGame({ sender: { speaker, seat } }: Session): boolean {
  return speaker !== null && speaker !== seat;
}

/** The listed games, as a stranger may see them. */
function tellGames(session: Session): Promise<void> {
  const { context, tx } = session;
  return sayOnce(session, "LIST", async () => {
    const { more, ...found } = await tx.games.listed(listedGamesMax);
    const listed = await readable(context, tx, found);
    const views = listed.map((game) => viewFor(game, boardOf(context, game), null));
    return gameList(context.catalogue, strangersScene(context), views, more);
  });
}

/** The seats that are free in games which anybody may join, as a stranger may see them. */
function tellOpenings(session: Session): Promise<void> {
  const { context, tx } = session;
  return sayOnce(session, "OPENINGS", async () => {
    const open = await readable(context, tx, await tx.games.open(listedGamesMax));
    const views = open.map((game) => viewFor(game, boardOf(context, game), null));
    return openingList(context.catalogue, strangersScene(context), views);
  });
}

/** One game in full, as the asker may see it. */
async function tellGame(session: Session, name: string | null, line: string): Promise<void> {
  const asked = await gameAsked(session, name, line);
  if (asked === null) return;
  const isGm = asked.scene.view?.you.role === "gm";
  const unreachable = isGm ? await unreachableMembers(session.tx, asked.open.game) : [];
  say(session, statusText(session.context.catalogue, asked.scene, unreachable.map(publicMember)));
  session.reply.attachments.push(positionAttachment(asked.scene));
}

async function tellSummary(session: Session, name: string | null, line: string): Promise<void> {
  const asked = await gameAsked(session, name, line);
  if (asked === null) return;
  const { open, scene } = asked;
  const records = await pastOf(session.tx, open.game);
  say(session, summary(session.context.catalogue, scene, records));
}

/** LOG: what the GMs did, for members of the game. */
async function tellLog(session: Session, name: string | null, line: string): Promise<void> {
  const asked = await gameAsked(session, name, line);
  if (asked === null) return;
  const { open, member, scene } = asked;
  if (member === null) return refuseLine(session, line, { kind: "not-identified" });
  const latest = await session.tx.gmLog.latest(open.game.name, gmLogEntriesMax);
  const isSecretive = hidesAbsence(open.game) && scene.view?.you.role !== "gm";
  const gmLog = latest.filter(({ discreet }) => !(discreet && isSecretive));
  const { address } = session.context.judge;
  const lines = gmLog.map((entry) => {
    // What the keeper did was done in the judge's name, and its address is no secret.
    const isKeepers = entry.gm === address;
    const gm = isKeepers ? { name: null, address } : writerFor(open.game, member, entry.gm);
    return { ...entry, gm };
  });
  say(session, gmLogText(session.context.catalogue, scene, lines));
}
