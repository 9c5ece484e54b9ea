/**
 * What carries out one statement of a mail. A file of handlers holds those of its family, `satisfies
 * Partial<Handlers>`.
 */
import type { Statement } from "../../../language/index.js";
import type { Session } from "../../session/session.js";

export type Kind = Statement["kind"];

/** The statement of this kind. */
export type Of<K extends Kind> = Extract<Statement, { kind: K }>;

/** `line` is what is quoted back: secrets are masked in it. */
export type Handler<K extends Kind> = (session: Session, statement: Of<K>, line: string) => unknown;

/** One handler for each kind. */
export type Handlers = { readonly [K in Kind]: Handler<K> };
