/** Who may come: what the GM answers those who ask for a seat, and the word of a private game. */

import { refuseLine } from "../../session/outcomes.js";
import { powerNamed } from "../../session/powers.js";
import type { OpenGame, Session } from "../../session/session.js";
import { ask, speakerOf } from "../../session/statements.js";
import type { Handlers, Of } from "./handler.js";

export const accessHandlers = {
  "answer-candidate": answerCandidate,
  "set-invitation": (session, { password }, line) => {
    const hash = session.passwords.hash(password);
    ask(session, { kind: "set-invitation", hash }, line);
  },
} satisfies Partial<Handlers>;

/** `APPROVE 9`, `DENY anna@example.net`, `APPROVE FRANCE`, or `APPROVE` where only one has asked. */
function answerCandidate(
  session: Session,
  { who, admits }: Of<"answer-candidate">,
  line: string,
): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const id = candidateNamed(session, speaker.game, who, line);
  if (id !== null) ask(session, { kind: "answer-candidate", id, admits }, line);
}

/** The number of the one candidate who is meant; null, and a refusal noted, where it is none or several. */
function candidateNamed(
  session: Session,
  open: OpenGame,
  who: string | null,
  line: string,
): number | null {
  if (who !== null && /^\d{1,9}$/.test(who)) return Number(who);
  const { candidates } = open.game;
  const matching =
    who === null ? candidates : candidates.filter(({ address }) => address === who.toLowerCase());
  const [only] = matching;
  if (only !== undefined && matching.length === 1) return only.id;
  const power = who === null || who.includes("@") ? null : powerNamed(session, open, who, line);
  if (power === null && who !== null && !who.includes("@")) return null;
  const forPower = candidates.filter((candidate) => power !== null && candidate.power === power);
  const [single] = forPower;
  if (single !== undefined && forPower.length === 1) return single.id;
  refuseLine(session, line, { kind: "no-such-candidate", name: who ?? "" });
  return null;
}
