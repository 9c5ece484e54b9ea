/** What the members say when a game is over: it goes to everybody and stays with the game. */

import { statementsUntil } from "../ends/ending.js";
import {
  accept,
  asker,
  type Decision,
  type Handlers,
  type Request,
  refuse,
} from "../model/decision.js";
import type { Member } from "../model/game.js";
import { publicMember } from "../model/members.js";
import type { Refusal } from "../model/refusal.js";

/** About five pages: it is kept forever. */
const statementCharactersMax = 10_000;

export const statementHandlers = {
  "final-statement": {
    roles: ["player", "gm", "observer"],
    statuses: ["forming", "active", "paused", "finished", "terminated"],
    decide: state,
  },
} satisfies Partial<Handlers>;

/** A second statement takes the place of the first: nobody has more than one. */
function state(request: Request<"final-statement">): Decision {
  const member = asker(request);
  const { text } = request.command;
  const refusal = whyNot(request, member, text);
  if (refusal !== null) return refuse(refusal);
  const { statements } = request.game;
  const others = statements.filter(({ from }) => from.id !== member.id);
  const added = { from: publicMember(member), text };
  return accept(
    { ...request.game, statements: [...others, added] },
    { kind: "final-statement", ...added, replaces: others.length < statements.length },
  );
}

function whyNot(
  { game, now }: Pick<Request<"final-statement">, "game" | "now">,
  { role }: Member,
  text: string,
): Refusal | null {
  const until = statementsUntil(game);
  if (game.ending === null) return { kind: "no-statement-yet" };
  if (until === null || until <= now) return { kind: "no-statement-any-more" };
  if (role === "observer" && game.settings.observerPress === "none") {
    return { kind: "no-observer-press" };
  }
  if (text.trim() === "") return { kind: "empty-press" };
  if (text.length <= statementCharactersMax) return null;
  return { kind: "press-too-long", limit: statementCharactersMax };
}
