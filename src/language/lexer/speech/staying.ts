/**
 * What leaves units where they are, said in other ways than by a verb that holds: `Munich doesn't move`,
 * `nobody goes anywhere`.
 */
import { regex } from "../../../util/index.js";
import { is, type Tokens, token } from "../token.js";
import { endOfClause } from "./clauses.js";

/** `Munich and Berlin don't move`, `Paris doesn't need to go`: behind units, and before nothing else, it holds them. */
export function withStillness(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }) => helper.test(text));
  if (at < 1) return tokens;
  const length = tokens.slice(at).findIndex((word) => is(word, "separator", "question", "reason"));
  const end = length < 0 ? tokens.length : at + length;
  const said = tokens.slice(at, end).map(({ text }) => text);
  const subject = is(tokens[at - 1], "colon") ? tokens[at - 2] : tokens[at - 1];
  // `The other four don't move`
  const isCounted = is(subject, "number") && is(tokens[at - 2], "others");
  const isUnit = is(subject, "place", "coast", "army", "fleet", "others", "both") || isCounted;
  if (!isUnit || !still.test(said.join(" "))) return tokens;
  return [...tokens.slice(0, at), token(["hold"], tokens[end - 1]!), ...tokens.slice(end)];
}

const helper =
  /^(?:don|do|doesn|does|needn|need|won|will|isn|aren|has|have|dont|doesnt|wont|isnt|arent|neednt)$/;
const still = regex()`
  ^(?:
    (?:do|does|don|doesn|won|will|isn|aren) (?:t|not)|(?:do|does|wo|is|are|need)nt
    |(?:needn|need) (?:t|not)|(?:has|have) no need
  )(?: (?:need|have|has))?(?: to)? ?(?:to )?(?:move|moving|go|going|budge|leave)$
`;

/** `Nobody moves`, `nothing else goes anywhere`, `nobody moves an inch` */
export function withNobody(tokens: Tokens): Tokens {
  const at = tokens.findIndex((word, index) => {
    const [before, verb] = [tokens[index - 1], tokens[index + 1]];
    const begins = before === undefined || is(before, "separator");
    const behind = tokens.slice(index + 2, endOfClause(tokens, index));
    const isMove = /^(?:moves?|goes|budges?|stirs?|leaves?)$/.test(verb?.text ?? "");
    const isNobody = is(word, "nobody") || word.text === "nothing";
    return isNobody && begins && isMove && behind.every(({ text }) => anywhere.test(text));
  });
  if (at < 0) return tokens;
  const [who, verb] = [tokens[at]!, tokens[at + 1]!];
  const others = [token(["others"], who), token(["hold"], verb)];
  return tokens.toSpliced(at, endOfClause(tokens, at) - at, ...others);
}

const anywhere = regex()`
  ^(?:
    anywhere|an|a|one|single|inch|muscle|finger|step|foot|at all|now|today|yet|this|turn|time|year
    |round|this (?:turn|time|year|season|round|phase)
  )$
`;

/** `The other two hold`: all that are left. */
export function withCountedOthers(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) =>
      is(word, "others") && word.text.endsWith("other") && is(tokens[index + 1], "number"),
  );
  if (at < 0) return tokens;
  // The number tells how many there can be (`interpret.ts`).
  const others = { ...tokens[at]!, text: `the other ${tokens[at + 1]!.text}` };
  return tokens.toSpliced(at, 2, others);
}

/** `Both fleets wait`, `the rest can watch`: behind units and before nothing else. */
export function withWaiting(tokens: Tokens): Tokens {
  const at = tokens.findIndex(({ text }, index) => index > 0 && waiting.test(text));
  const modal = /^(?:can|may|will|should|shall|just|simply)$/.test(tokens[at - 1]?.text ?? "");
  const unit = modal ? at - 2 : at - 1;
  const isUnit = is(tokens[unit], "place", "coast", "army", "fleet", "others", "both");
  const length = tokens
    .slice(at + 1)
    .findIndex((word) => is(word, "separator", "stop", "reason", "colon"));
  const end = length < 0 ? tokens.length : at + 1 + length;
  // `from where they are`
  const behind = tokens.slice(at + 1, end);
  const isIdle = behind.every((word) => !is(word, "place", "arrow", "support", "convoy", "remove"));
  if (at < 1 || !isUnit || !isIdle) return tokens;
  const again = is(tokens[end], "colon") && is(tokens[end + 1], "hold") ? end + 2 : end;
  return [...tokens.slice(0, unit + 1), token(["hold"], tokens[at]!), ...tokens.slice(again)];
}

const waiting = /^(?:wait|watch|relax|rest|look on|take it easy)$/;
