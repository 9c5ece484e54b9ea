/** Whom a mail speaks for, as their game knows them, and what they may see of it. */
import { type Member, memberById } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import type { Catalogue } from "../../report/index.js";
import { type SceneOfGame, sceneOf } from "../records/scenes.js";
import type { Session, Speaker } from "./session.js";

/** Undefined for somebody whom the mail itself has made leave. */
export function memberOf({ game: { game }, member }: Speaker): Member | undefined {
  return memberById(game, member);
}

export function powerOf(speaker: Speaker): PowerId | null {
  return memberOf(speaker)?.power ?? null;
}

export function roleOf(speaker: Speaker): Member["role"] | undefined {
  return memberOf(speaker)?.role;
}

export function isGm(speaker: Speaker | null): boolean {
  return speaker !== null && roleOf(speaker) === "gm";
}

/** Does this line ask for a seat in the game in which they have one? */
export function joinsOwnGame({ game: { game } }: Speaker, line: string): boolean {
  const [verb, name] = line.split(/\s/);
  return verb === "JOIN" && name === game.name;
}

/** The speaker's game, as they may see it. */
export function sceneFor({ context }: Pick<Session, "context">, speaker: Speaker): SceneOfGame {
  return sceneOf(context, speaker.game.game, speaker.member);
}

/** What every text for the speaker is made from. */
export function stageFor(session: Session, speaker: Speaker): readonly [Catalogue, SceneOfGame] {
  return [session.context.catalogue, sceneFor(session, speaker)];
}
