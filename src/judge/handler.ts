/** What carries out one statement of a mail. */
import type { Statement } from "../language/index.js";
import type { Occasion } from "./occasion.js";

export type Kind = Statement["kind"];

/** The statement of this kind. */
export type Of<K extends Kind> = Extract<Statement, { kind: K }>;

/** `line` is what is quoted back: secrets are masked in it. */
export type Handler<K extends Kind> = (
  occasion: Occasion,
  statement: Of<K>,
  line: string,
) => unknown;

/** One handler for each of these kinds. */
export type Handlers<Kinds extends Kind> = { readonly [K in Kinds]: Handler<K> };
