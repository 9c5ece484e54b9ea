/** Everything the judge works with, given to it once at the start. Holds no state of any game. */
import type { Board } from "../map/index.js";
import type { Catalogue } from "../report/index.js";
import type { MailReader, ReplaceText } from "./ports/mail.js";
import type { Pictures } from "./ports/pictures.js";
import type { Clock, Log, MailTransport } from "./ports/ports.js";
import type { Secrets } from "./ports/secrets.js";
import type { Store } from "./ports/store.js";

export interface Context {
  readonly judge: {
    /** The name in the letters' header lines: `EMSD`. */
    readonly name: string;
    /** Where mail to the judge goes. */
    readonly address: string;
    /** Who is told when something is wrong. */
    readonly keeper: string;
    /** The mail server whose word on a sender counts as proof; without it only a token or a password does. */
    readonly authserv?: string;
    /** Where its pages are, without a slash at the end; absent where there are none. */
    readonly site?: string;
    /** Which release of the program this is, as its package says. */
    readonly release?: string;
    /** How often the mailbox is read at the least, in milliseconds, where that is known. */
    readonly readEveryMs?: number;
    /** How long the texts of mails and letters are kept, in milliseconds; without it, forever. */
    readonly keepMs?: number;
  };
  readonly boards: Boards;
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly transport: MailTransport;
  readonly pictures: Pictures;
  readonly readMail: MailReader;
  readonly replaceText: ReplaceText;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Log;
}

/** The boards of all variants, each made when it is first asked for. */
export interface Boards {
  get(name: string): Board | undefined;
  has(name: string): boolean;
  names(): readonly string[];
}

/** The variant of a game whose creator named none. */
export const defaultVariant = "standard";
