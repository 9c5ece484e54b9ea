/**
 * Somebody who comes because they were told to, in their own words, and names no game: `Hallo Hanna, bin
 * dabei!` They can mean the game of the GM whom they name, or the only one that takes players; and are asked
 * before they have a seat.
 */

import type { Game } from "../../../game/index.js";
import {
  gameSought,
  powersIn,
  putsOffEntry,
  sentencesOf,
  takesSeat,
} from "../../../language/index.js";
import { capital, regex } from "../../../util/index.js";
import { openGame } from "../../session/games.js";
import { askMeant } from "../../session/grave.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import type { OpenGame, Session } from "../../session/session.js";
import { isUnknown } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { wishesFor } from "./entry-wishes.js";

/** As many games are looked through. */
export const gamesMost = 50;

/**
 * The game that has not begun whose GM a mail names; or else, for who surely comes, the only one. Null where it
 * may be several.
 */
export async function gameOfHost(session: Session, isOnly = false): Promise<OpenGame | null> {
  const { games } = await session.tx.games.open(gamesMost);
  const forming = games.filter(({ status }) => status === "forming");
  const text = `${session.mail.subject} ${ownText(session)}`;
  const hosted = forming.filter((game) => hostsOf(game).some((name) => names(text, name)));
  const [game, another] = hosted.length > 0 || !isOnly ? hosted : forming;
  return game === undefined || another !== undefined ? null : openGame(session, game.name);
}

/** What people call the GMs of a game: by the name that they gave, or how their address begins. */
function hostsOf({ members }: Game): readonly string[] {
  return members
    .filter(({ role }) => role === "gm")
    .flatMap(({ name, address }) => [
      ...(name ?? "").split(/\s+/),
      /^[a-z]+/i.exec(address)?.[0] ?? "",
    ])
    .filter((word) => word.length >= shortest && !ofNobody.test(word));
}

const shortest = 3;
const ofNobody = /^(?:the|gm|info|mail|email|contact|admin|office|judge|game|games|diplomacy)$/i;

function names(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}@.])${capital(name.toLowerCase())}(?![\\p{L}@])`, "u").test(text);
}

/**
 * Asks whether a seat in this game is meant, with the powers that the mail would like; false where it sets a
 * condition.
 */
export function keptJoining(session: Session, open: OpenGame, line: string): boolean {
  const text = ownText(session).replace(/\s+/g, " ");
  if (open.game.status !== "forming" || session.grave.waiting.length > 0) return false;
  if (putsOffEntry(text) || conditional.test(text)) return false;
  const wishes = sentencesOf(text).filter((each) => powersIn(open.board, each).length > 0);
  const powers = wishesFor(open.board, wishes.join(" ")).flatMap((wish) =>
    wish.kind === "set-preference"
      ? wish.wishes.map(({ words, isEqual }) =>
          isEqual ? `(${words.join(", ")})` : words.join(" "),
        )
      : [],
  );
  const preference = powers.length === 0 ? [] : [`SET PREFERENCE ${powers.join(", ")}`];
  askMeant(session, line, [`JOIN ${open.game.name}`, ...preference]);
  return true;
}

/**
 * `22 Uhr ist prima, dann bin ich drin`: asks whether a seat is meant in the game that the mail names, or must
 * mean.
 */
export async function keptComing(session: Session): Promise<boolean> {
  if (!isUnknown(session) || session.sender.isRejected || session.grave.isConfirmed) return false;
  const line = comesIn(session);
  if (line === null) return false;
  const text = ownText(session);
  const open =
    (await gameMentioned(session, text)) ?? (await gameOfHost(session, gameSought(text) === null));
  return open !== null && keptJoining(session, open, line);
}

/** The sentence by which somebody comes, in hardly more words than that; null for none. */
export function comesIn(session: Session): string | null {
  const sentences = sentencesOf(ownText(session).replace(/\s+/g, " ")).map((each) => each.trim());
  return sentences.find((each) => takesSeat(each) && !onlyAgrees.test(each)) ?? null;
}

/** `Please go ahead` takes a seat that was offered, and no other. */
const onlyAgrees =
  /\b(?:go (?:on|ahead)|any|whichever|whatever|mind|care|egal|gleich|importe|cual\p{L}+|qual\p{L}+)\b/iu;

const conditional = regex("iu")`
  (?<!\p{L})(?:
    otherwise|only if|unless|provided|sonst|nur wenn|falls|sinon|seulement si|si no|solo si
    |altrimenti|se no|anders|alleen als|if there
  )(?!\p{L})
`;
