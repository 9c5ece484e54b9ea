/** What the members say when a game is over: it goes to everybody and stays with the game. */
import { accept, asker, type Case, type Decision, type Handler, refuse } from "../decision.js";
import { statementsUntil } from "../ending.js";
import type { Member } from "../game.js";
import { faceOf } from "../members.js";
import type { Refusal } from "../refusal.js";

/** About five pages: it is kept for ever. */
const statementCharactersMax = 10_000;

export const statementHandlers: {
  readonly "final-statement": Handler<"final-statement">;
} = {
  "final-statement": {
    roles: ["player", "master", "observer"],
    statuses: ["forming", "active", "paused", "finished", "terminated"],
    decide: state,
  },
};

/** A second statement takes the place of the first: nobody has more than one. */
function state(one: Case<"final-statement">): Decision {
  const member = asker(one);
  const { text } = one.command;
  const refusal = whyNot(one, member, text);
  if (refusal !== null) return refuse(refusal);
  const { statements } = one.game;
  const others = statements.filter(({ from }) => from.id !== member.id);
  const added = { from: faceOf(member), text };
  return accept(
    { ...one.game, statements: [...others, added] },
    { kind: "final-statement", ...added, replaces: others.length < statements.length },
  );
}

function whyNot(
  { game, now }: Pick<Case<"final-statement">, "game" | "now">,
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
