/** Lists of forms, as tables of words write them: between bars, on as many lines as they need. */

/** The forms of a list, one by one. */
export function listed(forms = ""): readonly string[] {
  return forms.split("|").map((form) => form.trim());
}

/** Each verb with each preposition behind it. */
export function withPrepositions(
  verbs: readonly string[],
  prepositions: string,
): readonly string[] {
  return verbs.flatMap((verb) =>
    listed(prepositions).map((preposition) => `${verb} ${preposition}`.trim()),
  );
}

/** A list of forms: each of the first with each of the second behind it. */
export function joined(first: string, second: string): string {
  return withPrepositions(listed(first), second).join("|");
}
