/** How phrases are written: as patterns over plain words (small letters, no marks, no signs). */

/** Any of these alternatives, as whole words. */
export function any(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join("|")})\\b`);
}
