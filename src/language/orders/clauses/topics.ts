/** A unit that is named first and then pointed at: `My last army: take it to Galicia`, `Warsaw, keep it there`. */
import { unitRoles } from "../../lexer/speech/clauses.js";
import { is, type Token, type Tokens, token } from "../../lexer/token.js";

const pointer = /^(?:it|him|her|this one|that one)$/;
const sends = /^(?:take|send|bring|move|put|march|sail|ship|get|push|shift|order|direct|pull)$/;
const keeps = /^(?:keep|hold|leave)$/;
const removes = /^(?:disband|remove|scrap|destroy|delete|drop)$/;

/** The tokens with such a unit in the place of the word that points at it. */
export function withTopics(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word) => pointer.test(word.text));
  const verb = at < 2 ? null : verbOf(tokens[at - 1]!, tokens[at + 1]);
  if (verb === null) return tokens;
  const end = is(tokens[at - 2], "separator", "colon") ? at - 2 : at - 1;
  const start = tokens.slice(0, end).findLastIndex((word) => !is(word, ...unitRoles)) + 1;
  const unit = tokens.slice(start, end);
  const isWhole = start === 0 || is(tokens[start - 1], "separator", "colon");
  const isUnit = unit.some((word) => is(word, "place", "army", "fleet"));
  if (!isWhole || !isUnit) return tokens;
  const { start: from, end: to } = tokens[at]!;
  const meant = unit.map((word) => ({ ...word, start: from, end: to }));
  return [...tokens.slice(0, start), verb, ...meant, ...withTopics(tokens.slice(at + 1))];
}

/** What is done with the unit that the word behind the verb points at; null where it is no order. */
function verbOf(verb: Token, next: Token | undefined): Token | null {
  if (keeps.test(verb.text)) return token(["hold"], verb);
  if (removes.test(verb.text)) return token(["remove"], verb);
  const isWay = is(next, "arrow") || next?.text === "in";
  return sends.test(verb.text) && isWay ? token(["arrow"], verb) : null;
}
