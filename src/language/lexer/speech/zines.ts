/** The codes of postal zines: `SF` for the support of a fleet, `CA` for the convoy of an army, `SF ION-ION`. */
import { is, type Token } from "../token.js";

/** The letters of zines for a verb and the type of its object: `SF`, `CA`. */
export function zineCode(text: string): readonly ["support" | "convoy", "army" | "fleet"] | null {
  if (!/^[sc][af]$/.test(text)) return null;
  return [text.startsWith("s") ? "support" : "convoy", text.endsWith("a") ? "army" : "fleet"];
}

/** `SF ION-ION` helps a fleet that stays. */
export function withoutStays(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((_, at) => !endsStay(tokens, at) && !endsStay(tokens, at + 1));
}

function endsStay(tokens: readonly Token[], at: number): boolean {
  const [code, , from, arrow, to] = tokens.slice(Math.max(0, at - 4), at + 1);
  if (at < 4 || to === undefined || zineCode(code!.text) === null) return false;
  return is(arrow, "arrow") && is(to, "place") && from!.text === to.text;
}
