/** What the judge needs from cryptography. Secrets never appear in a log, a letter or the database. */
export interface Secrets {
  /** A salted hash of a password, fit to be stored. Slow on purpose. */
  hash(password: string): Promise<string>;
  /** Is this the password that the hash was made from? Takes the same time if not, or if there is none. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** A short unforgeable mark for a text, of lower-case letters and digits. */
  mark(key: string, text: string): string;
  /** A fresh key for `mark`. */
  makeKey(): string;
  /** A number for a game's chances. */
  makeSeed(): number;
  /** The same for the same content and different for any other. */
  fingerprint(parts: readonly string[]): string;
}
