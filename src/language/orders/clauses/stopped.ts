/**
 * `A Boh - Vie, A Gal S. A Mos - Sev`: a support cut short helps the order before it, where it cannot help the
 * one behind.
 */
import { is, type Token, token } from "../../lexer/token.js";
import { canEnter, type Forces, isAt } from "./situation.js";

/** The tokens with the end of such a support told; `text` is what they were made of. */
export function withHelpStopped(
  forces: Forces,
  tokens: readonly Token[],
  text: string,
): readonly Token[] {
  if (!text.includes(".")) return tokens;
  return tokens.flatMap((word, at) => {
    const isShort = is(word, "support") && word.text.length < 5 && text.charAt(word.end) === ".";
    return isShort && !reaches(forces, tokens, at) ? [word, token(["separator"], word)] : [word];
  });
}

/** Can the unit before the verb go where the one behind it goes? */
function reaches(forces: Forces, tokens: readonly Token[], verb: number): boolean {
  const helper = tokens.slice(0, verb).findLast((word) => is(word, "place"));
  const behind = tokens.slice(verb + 1);
  const [unit, arrow, goal] = behind.filter(
    (word) => !is(word, "army", "fleet", "nation", "coast"),
  );
  const isOrder = is(unit, "place") && is(arrow, "arrow") && is(goal, "place");
  const own = forces.own.find((other) => helper !== undefined && isAt(other, helper));
  // Whoever moves behind it must be the writer's too, or nothing would be left to say of it.
  const isOwn = forces.own.some((other) => unit !== undefined && isAt(other, unit));
  return !isOrder || own === undefined || !isOwn || canEnter(forces, own, goal!);
}
