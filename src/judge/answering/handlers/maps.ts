/** MAP: the board as a picture, as the asker may see it, or blank for everybody. */
import type { PublishedRecord } from "../../../game/index.js";
import { blankMapText, mapText } from "../../../report/index.js";
import { type Phase, parsePhase, printPhase } from "../../../rules/index.js";
import { present } from "../../../util/index.js";
import { defaultVariant } from "../../context.js";
import { blankMap, playedMap, presentMap, submittedOrders } from "../../letters/maps.js";
import { mapsPerMailMax, strangersMapsPerMailMax } from "../../limits.js";
import type { Picture } from "../../ports/pictures.js";
import { pastOf, strangersScene } from "../../records/scenes.js";
import { type GameAsked, gameAsked } from "../../session/asked-game.js";
import { openGame } from "../../session/games.js";
import { refuseLine, say } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import type { Of } from "./handler.js";

/** `MAP`, `MAP S1903M`: of orders, the published ones and the asker's own. */
export async function tellMap(
  session: Session,
  { game, phase }: Of<"map">,
  line: string,
): Promise<void> {
  const asked = await gameAsked(session, game, line);
  if (asked === null) return;
  const { catalogue } = session.context;
  const { scene } = asked;
  const wanted = phase === null ? null : present(parsePhase(phase), "The phase of a statement");
  const played = wanted === null ? null : await recordOf(session, asked, wanted);
  if (wanted !== null && played === null && printPhase(wanted) !== printPhase(scene.view.phase)) {
    return refuseLine(session, line, { kind: "no-such-phase", phase: printPhase(wanted) });
  }
  const orders = submittedOrders(scene);
  const picture =
    played === null
      ? presentMap(session.context, scene, orders)
      : playedMap(session.context, scene, played);
  if (!showMap(session, picture)) return refuseMap(session, line);
  const hasOwnOrders = orders.length > 0;
  const shown = { file: `${picture.name}.png`, played: played?.phase ?? null, hasOwnOrders };
  say(session, mapText(catalogue, scene, shown));
}

async function recordOf(
  { tx }: Session,
  { open }: GameAsked,
  phase: Phase,
): Promise<PublishedRecord | null> {
  const records = await pastOf(tx, open.game);
  return records.findLast((record) => printPhase(record.phase) === printPhase(phase)) ?? null;
}

/** `MAP BLANK`, `MAP BLANK colonial`: a board to print, with sheets for orders. */
export async function tellBlankMap(
  session: Session,
  { board }: Of<"blank-map">,
  line: string,
): Promise<void> {
  const variant = await variantMeant(session, board);
  const known = session.context.boards.get(variant);
  if (known === undefined) {
    const names = session.context.boards.names();
    return refuseLine(session, line, { kind: "no-such-variant", variant, known: names });
  }
  const scene = { ...strangersScene(session.context), board: known };
  const picture = blankMap(session.context, scene, variant);
  if (!showMap(session, picture)) return refuseMap(session, line);
  say(session, blankMapText(session.context.catalogue, scene, `${picture.name}.pdf`));
}

/** A variant by its name, a game's, or that of the game that the mail is about. */
async function variantMeant(session: Session, name: string | null): Promise<string> {
  const { context } = session;
  const { speaker, candidate } = session.sender;
  if (name === null) return (speaker ?? candidate)?.game.game.variant ?? defaultVariant;
  if (context.boards.has(name)) return name;
  const open = /^[\w-]+$/.test(name) ? await openGame(session, name) : null;
  return open?.game.variant ?? name;
}

/** Adds a map to the reply, once; false where it has as many as a letter carries. */
export function showMap(session: Session, picture: Picture): boolean {
  const { pictures } = session.reply;
  if (pictures.some(({ name }) => name === picture.name)) return true;
  if (pictures.length >= mostMaps(session)) return false;
  pictures.push(picture);
  return true;
}

function refuseMap(session: Session, line: string): void {
  refuseLine(session, line, { kind: "too-many-maps", limit: mostMaps(session) });
}

function mostMaps({ sender: { speaker, isProved } }: Session): number {
  return speaker !== null || isProved ? mapsPerMailMax : strangersMapsPerMailMax;
}
