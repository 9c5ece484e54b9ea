/**
 * The page on which somebody ends letters that are not needed to play. To look at it changes nothing: mail programs and
 * their guards follow links by themselves (RFC 8058 1). One click does, without a letter in answer.
 */
import { type Command, decide, memberById } from "../../game/index.js";
import { composePage, type Site } from "../../report/index.js";
import type { Context } from "../context.js";
import { keepDecision } from "../letters/keep-decision.js";
import { seatKey } from "../letters/seat-token.js";
import { type Ending, endingIn } from "../letters/unsubscribe.js";
import type { Tx } from "../ports/store.js";
import { loadGame } from "../records/games.js";
import { strangersScene } from "../records/scenes.js";
import type { Sight } from "./visits.js";

/** Null for a link that is none of ours, or not good any more. */
export interface Endings {
  ask(token: string): Promise<Sight | null>;
  end(token: string): Promise<Sight | null>;
}

export function openEndings(context: Context, site: Site): Endings {
  /** It never changes; asked once, a stranger's link costs no transaction. */
  let key: string | null = null;
  const endingOf = async (token: string): Promise<Ending | null> => {
    key ??= await context.store.transaction((tx) => seatKey(context, tx));
    return endingIn(context, key, token);
  };
  const page = (ending: Ending, isDone: boolean): Sight => {
    const game = ending.kind === "standby" ? null : ending.game;
    const { catalogue } = context;
    const said = {
      kind: "unsubscribe",
      catalogue,
      site,
      letters: ending.kind,
      game,
      isDone,
    } as const;
    const body = composePage(strangersScene(context), said);
    return { type: "text/html; charset=utf-8", body, revision: null, isListed: false };
  };
  return {
    ask: async (token) => {
      const ending = await endingOf(token);
      return ending === null ? null : page(ending, false);
    },
    end: async (token) => {
      const ending = await endingOf(token);
      if (ending === null) return null;
      const isEnded = await context.store.transaction((tx) => end(context, tx, ending));
      return isEnded ? page(ending, true) : null;
    },
  };
}

/** True also if there was nothing left to end: who clicks twice has done nothing wrong. */
async function end(context: Context, tx: Tx, ending: Ending): Promise<boolean> {
  if (ending.kind === "standby") {
    await tx.standbys.remove(ending.address);
    return true;
  }
  const loaded = await loadGame(context, tx, ending.game);
  if (loaded === null) return false;
  const member = memberById(loaded.game, ending.member);
  if (member === undefined) return true;
  // Somebody who plays by now does not leave by an old link.
  const isWatching = member.role === "observer";
  if (member.tokenVersion !== ending.version || isWatching !== (ending.kind === "watching")) {
    return false;
  }
  const actor = { kind: "member", id: member.id } as const;
  const now = context.clock.now();
  const decision = decide(loaded.board, loaded.game, actor, commands[ending.kind], now);
  if (decision.kind === "refused") return false;
  const { game, events } = decision;
  await keepDecision(context, tx, loaded, { game, events, by: member.id, cause: "unsubscribe" });
  return true;
}

const commands: Readonly<Record<"watching" | "digests", Command>> = {
  watching: { kind: "resign" },
  digests: { kind: "set-digest", minute: null },
};
