/**
 * Access tokens out of a token file. The file is read each time, so that a new login counts at once, and
 * what another process renewed is used.
 */
import { createHash } from "node:crypto";
import { processRefreshTokenResponse, refreshTokenGrantRequest } from "oauth4webapi";
import type { Clock } from "../../judge/ports/index.js";
import { minuteMs, secondMs } from "../../util/index.js";
import { type AccessTokens, GrantEnded } from "../secret.js";
import { clientOf, refusalOf, requestOptions } from "./client.js";
import { serverOf } from "./provider.js";
import { readTokenFile, type TokenFile, writeTokenFile } from "./token-file.js";

/** A token that ends so soon may have ended when it arrives. */
const marginMs = minuteMs;

/** The tokens of a file that `ems login` wrote. */
export function tokensOf(file: string, clock: Clock): AccessTokens {
  let renewing: Promise<string> | null = null;
  let lastGiven: string | undefined;

  async function renew(known: TokenFile): Promise<string> {
    const fresh = await refreshed(known, clock).catch(async (error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal?.code !== "invalid_grant") throw error;
      const latest = await readTokenFile(file);
      // Another process, or a new login, was faster.
      if (latest.refresh_token !== known.refresh_token) return latest;
      await writeTokenFile(file, { ...known, ended: refusal.why });
      throw ended(file, known, refusal.why);
    });
    await writeTokenFile(file, fresh);
    return fresh.access_token ?? "";
  }

  /** Reading and sending ask at the same time: one request serves both. */
  async function token(isUsable: (known: TokenFile) => boolean): Promise<string> {
    renewing ??= (async () => {
      const known = await readTokenFile(file);
      if (known.ended !== undefined) throw ended(file, known, known.ended);
      const { access_token } = known;
      return access_token !== undefined && isUsable(known) ? access_token : renew(known);
    })().finally(() => {
      renewing = null;
    });
    lastGiven = await renewing;
    return lastGiven;
  }

  const holds = ({ expires_at = 0 }: TokenFile) => expires_at > clock.now() + marginMs;
  return {
    current: () => token(holds),
    renewed: () => token((known) => holds(known) && known.access_token !== lastGiven),
  };
}

async function refreshed(known: TokenFile, clock: Clock): Promise<TokenFile> {
  const server = serverOf(known.provider);
  const [client, auth] = clientOf({ id: known.client_id, secret: known.client_secret ?? null });
  const options = requestOptions(known.provider.token_url);
  const { refresh_token } = known;
  const response = await refreshTokenGrantRequest(server, client, auth, refresh_token, options);
  const granted = await processRefreshTokenResponse(server, client, response);
  return {
    ...known,
    // Some providers give a new one each time, and the old one ends.
    refresh_token: granted.refresh_token ?? refresh_token,
    access_token: granted.access_token,
    expires_at: clock.now() + (granted.expires_in ?? 0) * secondMs,
  };
}

function ended(file: string, { refresh_token }: TokenFile, why: string): GrantEnded {
  return new GrantEnded(
    `The permission to use the mailbox has ended (${why}). Run: ems login --file ${file}`,
    createHash("sha256").update(refresh_token).digest("hex"),
  );
}
