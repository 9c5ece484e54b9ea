/** The pages of a judge in a room. */
import { createPictures } from "../../../src/app/pictures.js";
import { openVariants } from "../../../src/app/variants.js";
import { openEndings, openVisits } from "../../../src/judge/index.js";
import { startWeb } from "../../../src/web/index.js";
import { routesOf } from "../../../src/web/routes.js";
import { beginGame, type JudgeRoom, openRoom } from "../judge/judge-room.js";

export const siteUrl = "https://judge.example.net";

/** A judge that draws real pictures. */
export function openDrawingRoom(): Promise<JudgeRoom> {
  return openRoom(undefined, undefined, (context) => ({
    ...context,
    pictures: createPictures(context.boards, openVariants().drawing),
  }));
}

/** Two turns of a game in which there is something of everything to see. */
export async function playSome(room: JudgeRoom, game: string, setUp = ""): Promise<void> {
  await beginGame(room, game);
  if (setUp !== "") await order(room, "george", setUp);
  await order(room, "france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - Mid");
  await order(room, "germany", "A Mun - Bur\nBROADCAST\nHello <b>everybody</b>\nENDBROADCAST");
  await room.passHours(150);
  await order(room, "england", "F Lon - Nth\nF Edi - Nwg");
  await room.passHours(150);
}

export async function order(room: JudgeRoom, player: string, text: string): Promise<void> {
  const address = `${player}@example.net`;
  await room.mail(address, text, { to: room.replyTo(address) });
  await room.settle();
}

/** The pages as answers to requests, without a network. */
export function pagesOf({ context }: Pick<JudgeRoom, "context">, base = "") {
  const { clock, log } = context;
  const visits = openVisits(context, { url: siteUrl + base });
  const endings = openEndings(context, { url: siteUrl + base });
  const routes = routesOf({ visits, endings, clock, log, base });
  return (path: string, init?: RequestInit) =>
    Promise.resolve(routes.request(path, init)) as Promise<Response>;
}

/** The pages on a port of this machine. */
export async function serve({ context }: JudgeRoom) {
  const { clock, log } = context;
  const host = "127.0.0.1";
  const visits = openVisits(context, { url: `http://${host}` });
  const endings = openEndings(context, { url: `http://${host}` });
  const site = { host, url: `http://${host}`, visits, endings, clock, log };
  const server = await startWeb({ ...site, port: 0 });
  return { ...server, url: `http://${host}:${server.port}` };
}
