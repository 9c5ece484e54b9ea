/**
 * Clauses that tell somebody to do something with a unit, or say where it is meant to be: `Park Denmark in Sweden`,
 * `Retake Kiel with Berlin`, `Vienna's destination: Tyrolia`. They become the unit, an arrow and its goal.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token } from "../token.js";
import { clausesOf, endOfClause, isMeaning, startOfClause } from "./clauses.js";

/** The tokens with each such clause as an order. */
export function withImperatives(tokens: Tokens): Tokens {
  if (!tokens.some(({ text }) => cues.some((cue) => cue.test(text)))) return tokens;
  return withAims(clausesOf(tokens, isJoint).flatMap(inOrder));
}

/** What is done with a unit, before it. */
const steering = regex()`
  ^(?:
    park|stick|point|throw|hurl|fling|steer|aim|launch|unleash|set|turn|dispatch|reposition|commit
    |bring|station|deploy|redeploy|relocate|transfer|shift|push|shove|sail|march|lead|guide|drop
    |land|plant|slide|slip|pull|swing|direct|get|have|let|put|place|row|fly|drive|run|roll|edge
    |nudge|sneak|pop|whisk|ferry|draw|order|tell|release|loose
  )$
`;
/** What is done to a place, before it. */
const taking = regex()`
  ^(?:
    retake|recapture|reclaim|reoccupy|liberate|snatch|grab|nab|seize|occupy|take|take back
    |win back|attack|hit|strike|capture|conquer|invade|enter|get|storm|assault|raid|harass|bounce
    |bump|annoy|threaten|poke|stab
  )$
`;
/** What leads from the unit to where it is to be. */
const into = regex()`
  ^(?:
    (?:up|down|over|out|across|back|off|loose|away|round|around)? ?
      (?:in|at|on|into|to|onto|upon|towards?|against|inside)
  )$
`;
const means = /^(?:with|using|from|by means of|by way of)$/;

function inOrder(clause: Tokens): Tokens {
  // `Pull Gascony off the board`
  if (is(clause.at(-1), "remove") && clause.length > 2) return withoutVerb(clause);
  const joint = clause[0] !== undefined && isJoint(clause[0]) ? 1 : 0;
  const verb = clause.findIndex((word, at) => at >= joint && !isIdle(word));
  const first = clause[verb];
  if (first !== undefined && leaving.test(first.text)) return kept(clause, verb);
  if (first === undefined || clause.filter((word) => is(word, "place")).length !== 2) return clause;
  const rest = clause.slice(verb + 1).filter((_, at, words) => !isWhere(words, at));
  const from = rest.findIndex((word, at) => at > 0 && !isNaming(word));
  const [unit, behind] = [rest.slice(0, Math.max(0, from)), rest.slice(Math.max(0, from))];
  const by = behind.findIndex((word) => !isLoose(word));
  const [word, goal] = [behind[by], behind.slice(by + 1)];
  if (word === undefined || !isNamed(unit) || !isNamed(goal)) return clause;
  const head = clause.slice(0, joint);
  if (steers(first) && into.test(word.text))
    return [...head, ...unit, token(["arrow"], word), ...goal];
  return taking.test(first.text) && means.test(word.text)
    ? [...head, ...goal, token(["arrow"], first), ...unit.filter(isPlaced)]
    : clause;
}

/** `slide`, `I'm sliding` */
function steers({ text }: Token): boolean {
  const stem = text.replace(/ing$/, "");
  return [text, stem, `${stem}e`].some((verb) => steering.test(verb));
}

/** `the army in Spain`, `the fleet from Norway`: where a unit stands leads nowhere. */
function isWhere(words: Tokens, at: number): boolean {
  const isIn = /^(?:in|at|from)$/.test(words[at]!.text) && is(words[at - 1], "army", "fleet");
  return isIn && is(words[at + 1], "place");
}

function withoutVerb(clause: Tokens): Tokens {
  const verb = clause.findIndex((word) => !isIdle(word) && !is(word, "separator"));
  const unit = clause.slice(verb + 1, -1);
  return steering.test(clause[verb]?.text ?? "") && unit.length > 0 && unit.every(isNaming)
    ? clause.toSpliced(verb, 1)
    : clause;
}

const leaving = /^(?:keep|keeping|keeps|leave|let|have)$/;
const there = regex()`
  ^(?:
    put|be|alone|still|there|here|home|quiet|unmoved|stationary
    |where (?:it|he|she|they)(?: s| is| are| re)?|as is|as it is|in place|in position
    |where it stands|right there|place|port|harbour|harbor
  )$
`;

/** `Keep Burgundy put`, `let the fleet in Naples be`, `keep the boat home`: it stays. */
function kept(clause: Tokens, verb: number): Tokens {
  const rest = clause.slice(verb + 1);
  const end = rest.findIndex((word, at) => at > 0 && there.test(word.text));
  const unit = rest.slice(0, Math.max(0, end));
  const behind = rest.slice(Math.max(0, end) + 1);
  const isType = unit.some((word) => is(word, "army", "fleet")) && unit.every(isNaming);
  const isKept =
    (isNamed(unit) || isType) && behind.every((word) => isIdle(word) || there.test(word.text));
  return isKept ? [...clause.slice(0, verb), ...unit, token(["hold"], rest[end]!)] : clause;
}

/** `loose`, `up`: a word between a unit and what leads it somewhere. */
function isLoose({ text }: Token): boolean {
  return /^(?:loose|up|down|over|out|across|back|off|away|straight)$/.test(text);
}

function isIdle(word: Token): boolean {
  return is(word, "noise") && !is(word, "place") && !steering.test(word.text);
}

/** A word that names a unit or a place, or an article before it. */
function isNaming(word: Token): boolean {
  const names = is(word, "place", "coast", "army", "fleet", "unitword", "nation");
  return names || (is(word, "noise") && !into.test(word.text));
}

function isNamed(words: Tokens): boolean {
  return words.filter((word) => is(word, "place")).length === 1 && words.every(isNaming);
}

function isPlaced(word: Token): boolean {
  return is(word, "place", "coast");
}

function isJoint(word: Token): boolean {
  return is(word, "separator", "stop", "colon") && !is(word, "place");
}

/** Nouns for where a unit is meant to go. */
const aim = regex()`
  ^(?:
    destination|objective|goal|target|aim|stop|address|home|task|job|mission|assignment|quarters
    |orders|ziel|reiseziel|obiettivo|destinazione|objectif|destino|objetivo|doel|bestemming
  )$
`;
const adjective = /^(?:next|new|final|first|only|main|naechstes|nachstes|neues)$/;
const being =
  /^(?:is|are|be|will be|ist|est|es|is het|shall be|for|this|the|fall|spring|turn|season)$/;

/**
 * `Vienna's destination: Tyrolia`, `Venice is the destination of Trieste`, `the goal of the Adriatic fleet is
 * Trieste`.
 */
function withAims(tokens: Tokens): Tokens {
  const noun = tokens.findIndex(({ text }) => aim.test(text));
  if (noun < 0) return tokens;
  const start = startOfClause(tokens, noun);
  const end = endOfClause(tokens, noun + 1);
  const behind = tokens.slice(noun + 1, end);
  const ahead = tokens.slice(start, noun).filter(({ text }) => !adjective.test(text));
  // `Picardy's job: support Paris to Burgundy`
  const verb = behind.findIndex((word) => !is(word, "colon") && isMeaning(word));
  const isDone = verb > 0 && is(behind[verb], "support", "hold", "convoy") && named(ahead) !== null;
  const order = isDone ? [...ahead, ...behind.slice(verb)] : aimed(ahead, behind);
  return order === null ? tokens : [...tokens.slice(0, start), ...order, ...tokens.slice(end)];
}

function aimed(ahead: Tokens, behind: Tokens): Tokens | null {
  const [left, right] = [named(ahead), named(behind)];
  const places = (words: Tokens) => words.filter((word) => is(word, "place")).length;
  if (left === null || right === null || behind[0] === undefined) return null;
  const arrow = token(["arrow"], behind[0]);
  // `Vienna's destination: Tyrolia`
  if (places(left) === 1 && places(right) === 1) {
    const isOfUnit = /^(?:of|for|der|die|des|meiner|meine|von|de|di|del|della|van)$/.test(
      behind[0].text,
    );
    return isOfUnit ? [...right, arrow, ...left] : [...left, arrow, ...right];
  }
  if (places(left) > 0 || places(right) !== 2) return null;
  // `the goal of the Adriatic fleet is Trieste`
  const goal = right.findLastIndex((word) => is(word, "place"));
  return [...right.slice(0, goal), arrow, ...right.slice(goal)];
}

/** The words that name units and places; null where others stand among them. */
function named(words: Tokens): Tokens | null {
  const isName = (word: Token) => is(word, "place", "coast", "army", "fleet", "unitword");
  const isOther = (word: Token) =>
    isMeaning(word) && !isName(word) && !being.test(word.text) && !is(word, "colon", "reference");
  return words.some(isOther) ? null : words.filter(isName);
}

const cues = [/^\p{L}{2,}ing$/u, steering, taking, leaving, aim];
