/** Clauses that begin with where a unit goes: `Nach Kiel geht Berlin`, `Into Munich marches the army in Burgundy`. */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { clausesOf, isMeaning } from "./clauses.js";

/** What leads to a goal where it stands first: an arrow, or a word that says nothing elsewhere. */
const leading = regex()`
  ^(?:
    nach|in|ins|auf|zum|zur|an|to|into|in to|on to|over to|naar|en|dans|vers|verso|nel|nella|nello
    |hacia|para|till|til|do|na
  )$
`;
/** Verbs of going behind their goal, before who goes. */
const going = regex()`
  ^(?:
    geht|gehen|faehrt|fahrt|fahren|zieht|ziehen|marschiert|marschieren|segelt|segeln|kommt|ruckt
    |goes|go|moves|marches|sails|gaat|gaan|vaart|trekt|zeilt|va|part|marche|navigue|muove|marcia
    |naviga|marcha|navega|vai
  )$
`;

/** The tokens with the unit of each such clause before its goal. */
export function withGoalsLast(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => going.test(text))) return tokens;
  return clausesOf(tokens, isJoint).flatMap(inOrder);
}

function inOrder(clause: Tokens): Tokens {
  const joint = clause[0] !== undefined && isJoint(clause[0]) ? 1 : 0;
  const rest = clause.slice(joint);
  const verb = rest.findIndex(({ text }) => going.test(text));
  const goal = rest.slice(1, Math.max(1, verb)).filter(isMeaning);
  const unit = rest.slice(verb + 1).filter((word) => isMeaning(word) && !origin.test(word.text));
  const isGoalFirst = leading.test(rest[0]?.text ?? "") && isPlace(goal) && isPlace(unit);
  return isGoalFirst
    ? [...clause.slice(0, joint), ...unit, token(["arrow"], rest[verb]!), ...goal]
    : clause;
}

const origin = /^(?:aus|von|vom|from|uit|van|de|da|del|dal|z|ze)$/;

/** One place, perhaps with its coast and a unit's type. */
function isPlace(words: Tokens): boolean {
  const places = words.filter((word) => is(word, "place"));
  return places.length === 1 && words.every((word) => is(word, "place", "coast", "army", "fleet"));
}

function isJoint(word: Token): boolean {
  return is(word, "separator", "stop", "colon");
}
