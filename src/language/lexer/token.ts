/** Tokens: what the lexer makes of a line and the grammar reads. */
import type { PowerId } from "../../map/index.js";
import type { Candidate } from "../names/names.js";
import type { Role } from "./order-words.js";

export interface Token {
  /** Everything that the grammar may take it for. */
  readonly roles: readonly Role[];
  /** The word or words in the normal form of names. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The provinces that it can mean, with the role `place`. */
  readonly places: readonly Candidate[];
  /** The powers that it can mean, with the role `nation`. */
  readonly powers: readonly PowerId[];
  /** `NC`, with the roles `coast` and `forecoast`. */
  readonly coast: string | null;
  /** It is misspelt, and this is a guess. */
  readonly guessed: boolean;
}

/** A token of the given roles at a place of the line; the rest as the role needs. */
export function token(
  roles: readonly Role[],
  at: { readonly text: string; readonly start: number; readonly end: number },
  details: Partial<Pick<Token, "places" | "powers" | "coast" | "guessed">> = {},
): Token {
  return {
    roles,
    text: at.text,
    start: at.start,
    end: at.end,
    places: details.places ?? [],
    powers: details.powers ?? [],
    coast: details.coast ?? null,
    guessed: details.guessed ?? false,
  };
}

/** A line, a sentence, or a part of one. */
export type Tokens = readonly Token[];

/** The verbs of orders for a movement phase. */
export const verbRoles: readonly Role[] = ["arrow", "hold", "support", "convoy"];

/** Words that change nothing in what is ordered. */
export const frameRoles: readonly Role[] = [
  ...(["arrow", "army", "fleet", "unitword", "noise", "prefix", "separator", "and"] as const),
];

/** Can the token be one of these? */
export function is(token: Pick<Token, "roles"> | undefined, ...roles: readonly Role[]): boolean {
  return token?.roles.some((role) => roles.includes(role)) ?? false;
}
