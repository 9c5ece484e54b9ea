/** What proves to a mail server who logs in: a password, or tokens that stand for one. */

/** Access tokens (OAuth 2) of one account, each good for an hour or so. */
export interface AccessTokens {
  /** A token that should be good. Rejects with `GrantEnded` where the keeper must log in again. */
  current(): Promise<string>;
  /** A new token, since the server refused the last one. */
  renewed(): Promise<string>;
}

export type Secret = string | AccessTokens;

/** The provider gives no more tokens: somebody took the permission back, or it lapsed. */
export class GrantEnded extends Error {
  override readonly name = "GrantEnded";

  /** Names the permission that ended, and gives nothing of it away. */
  readonly grant: string;

  constructor(message: string, grant: string) {
    super(message);
    this.grant = grant;
  }
}
