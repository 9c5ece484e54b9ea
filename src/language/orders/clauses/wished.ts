/** A goal, and for whom it is: `Holland for Kiel, please`, `Burgundy it is for the Paris army`. */
import { unitRoles } from "../../lexer/speech/clauses.js";
import { is, type Token, type Tokens, token } from "../../lexer/token.js";
import { canEnter, type Forces, isAt } from "./situation.js";

const intended = /^(?:for|for the|fur|fuer|fur die|pour|per|para|voor)$/;

/** The tokens with each such clause as an order, where only one of the two is the writer's, and can go to the other. */
export function withWishes(forces: Forces, tokens: Tokens): Tokens {
  if (forces.can === undefined || !tokens.some(({ text }) => intended.test(text))) return tokens;
  const at = tokens.findIndex((word, index) => index > 1 && is(word, "separator", "stop"));
  // `Tunis, please, for the Ionian fleet`
  const isOpen = at > 0 && intended.test(tokens[at + 1]?.text ?? "");
  const next = tokens.findIndex((word, index) => index > at && is(word, "separator", "stop"));
  const end = isOpen ? next : at;
  const clause = end < 0 ? tokens : tokens.slice(0, end);
  const behind = end < 0 ? [] : withWishes(forces, tokens.slice(end + 1));
  return [...inClause(forces, clause), ...(end < 0 ? [] : [tokens[end]!]), ...behind];
}

function inClause(forces: Forces, clause: Tokens): Tokens {
  const at = clause.findIndex(({ text }) => intended.test(text));
  if (at < 1) return clause;
  const head = clause.slice(0, at).filter((word) => !is(word, "reference", "separator"));
  const tail = clause.slice(at + 1);
  return (
    wished(forces, head, tail, clause[at]!) ?? wished(forces, tail, head, clause[at]!) ?? clause
  );
}

function wished(forces: Forces, goal: Tokens, unit: Tokens, arrow: Token): Tokens | null {
  const areNames = [...goal, ...unit].every((word) => is(word, ...unitRoles));
  const [to, another] = goal.filter((word) => is(word, "place"));
  const [from, more] = unit.filter((word) => is(word, "place"));
  if (!areNames || to === undefined || from === undefined || (another ?? more) !== undefined)
    return null;
  const isBare = !goal.some((word) => is(word, "army", "fleet"));
  const isOwn = forces.own.some((other) => isAt(other, to));
  const goes = forces.own.some((other) => isAt(other, from) && canEnter(forces, other, to));
  return isBare && !isOwn && goes ? [...unit, token(["arrow"], arrow), ...goal] : null;
}
