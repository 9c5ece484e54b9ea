/** Who may come: what the GM answers those who ask for a seat, and the word of a private game. */

import type { Candidate, Member } from "../../../game/index.js";
import { resolvePowers } from "../../../language/index.js";
import { refuseLine } from "../../session/outcomes.js";
import { peopleNamed } from "../../session/people.js";
import type { OpenGame, Session } from "../../session/session.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import type { Handlers, Of } from "./handler.js";

export const accessHandlers = {
  "answer-candidate": answerCandidate,
  "set-invitation": (session, { password }, line) => {
    const hash = session.passwords.hash(password);
    ask(session, { kind: "set-invitation", hash }, line);
  },
} satisfies Partial<Handlers>;

type Answer = Of<"answer-candidate">;

/**
 * `APPROVE 9`, `DENY anna@example.net`, `APPROVE FRANCE`, `DENY Anna`, `APPROVE ALL`, or `APPROVE` where only
 * one has asked.
 */
function answerCandidate(session: Session, { who, admits }: Answer, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const answer = (id: number) => ask(session, { kind: "answer-candidate", id, admits }, line);
  if (who !== null && /^\d{1,9}$/.test(who)) {
    answer(Number(who));
    return;
  }
  const { candidates, members } = speaker.game.game;
  const named = candidatesNamed(speaker.game, who);
  const [only] = named;
  if (only !== undefined && (named.length === 1 || isAll(who))) {
    for (const { id } of named) answer(id);
    return;
  }
  const [single] = candidates;
  if (session.grave.said !== null && single !== undefined && candidates.length === 1) {
    const command = `${admits ? "APPROVE" : "DENY"} ${single.address}`;
    session.grave.said = { command, manner: "guess" };
    answer(single.id);
    return;
  }
  const [member] = admits || who === null ? [] : comersNamed(members, who);
  if (member === undefined) {
    refuseLine(session, line, { kind: "no-such-candidate", name: who ?? "" });
  } else {
    // Somebody who has been let in already.
    session.grave.said = { command: `EJECT ${member.address}`, manner: "guess" };
    ask(session, { kind: "eject", power: null, address: member.address }, line);
  }
}

/** Is there anybody whom a sentence could let in, or keep out? */
export function mayAnswer({ sender: { speaker } }: Session, { who, admits }: Answer): boolean {
  if (speaker === null) return false;
  const { board, game } = speaker.game;
  if (candidatesNamed(speaker.game, who).length > 0) return true;
  if (who === null || isAll(who)) return false;
  if (game.candidates.length === 1) return resolvePowers(board, [who])[0]?.kind !== "power";
  return !admits && game.status === "forming" && comersNamed(game.members, who).length === 1;
}

/** All of them where nobody is named. */
function candidatesNamed({ board, game }: OpenGame, who: string | null): readonly Candidate[] {
  const { candidates } = game;
  if (who === null || isAll(who)) return candidates;
  const called = peopleNamed(candidates, who);
  if (called.length > 0) return called;
  const [reading] = resolvePowers(board, [who]);
  return reading?.kind === "power" ? candidates.filter(({ power }) => power === reading.power) : [];
}

function comersNamed(members: readonly Member[], who: string): readonly Member[] {
  return peopleNamed(
    members.filter(({ role }) => role !== "gm"),
    who,
  );
}

function isAll(who: string | null): boolean {
  return who !== null && /^all$/i.test(who);
}
