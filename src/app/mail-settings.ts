/** What the settings say of mail, as the mail adapters take it. */
import type { Config } from "../files/index.js";
import type { Clock } from "../judge/ports/index.js";
import { type AccessTokens, type Secret, tokensOf } from "../mail/index.js";

type ImapSource = Extract<Config["source"], { readonly kind: "imap" }>;
type SmtpDelivery = Extract<Config["delivery"], { readonly kind: "smtp" }>;

/** From what the settings give to what proves to a server who logs in. */
export type SecretOf = (password: ImapSource["password"]) => Secret;

/** Reading and sending by the same token file share its tokens: a provider may give each only once. */
export function secretsWith(clock: Clock): SecretOf {
  const byFile = new Map<string, AccessTokens>();
  return (password) => {
    if (typeof password === "string") return password;
    const { tokenFile } = password;
    const tokens = byFile.get(tokenFile) ?? tokensOf(tokenFile, clock);
    byFile.set(tokenFile, tokens);
    return tokens;
  };
}

export function imapSettings(source: ImapSource, secretOf: SecretOf) {
  return { ...source, password: secretOf(source.password) };
}

export function smtpSettings(
  { host, port, secure, login, ca, signing, connections }: SmtpDelivery,
  secretOf: SecretOf,
) {
  const server = { host, port, secure, ca, signing, connections };
  if (login === null) return server;
  return { ...server, user: login.user, password: secretOf(login.password) };
}
