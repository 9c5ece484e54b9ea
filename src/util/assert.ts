/** Stops the unit of work with a full sentence when our own assumption does not hold (never for input). */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** The end of a `switch` over a union: does not compile while a member is unhandled. */
export function unreachable(value: never): never {
  throw new Error(`This case cannot happen: ${JSON.stringify(value)}.`);
}

/** The value, which is known to be there; `what` names it in the sentence when it is not. */
export function present<T>(value: T | null | undefined, what: string): T {
  assert(value !== null && value !== undefined, `${what} is missing.`);
  return value;
}
