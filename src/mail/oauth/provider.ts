/** The providers whose mailboxes ask for OAuth 2, and what is needed to get tokens from them. */
import { readFileSync } from "node:fs";
import type { AuthorizationServer } from "oauth4webapi";
import { z } from "zod";

export const providerDescription = z.strictObject({
  name: z.string(),
  token_url: z.url(),
  /** Where a code is shown for typing it in on another device (RFC 8628). */
  device_url: z.url().optional(),
  /** Where the keeper's browser goes, and comes back from to this machine (RFC 8252). */
  authorization_url: z.url().optional(),
  scopes: z.array(z.string()).min(1),
});

export type Provider = Readonly<z.output<typeof providerDescription>>;

const microsoft = "https://login.microsoftonline.com/common/oauth2/v2.0";

const knownProviders: Readonly<Record<string, Provider>> = {
  microsoft: {
    name: "microsoft",
    token_url: `${microsoft}/token`,
    device_url: `${microsoft}/devicecode`,
    authorization_url: `${microsoft}/authorize`,
    scopes: [
      "https://outlook.office.com/IMAP.AccessAsUser.All",
      "https://outlook.office.com/SMTP.Send",
      "offline_access",
    ],
  },
  // Google's flow for devices gives no permission for mail, so the browser must come back to this machine.
  google: {
    name: "google",
    token_url: "https://oauth2.googleapis.com/token",
    authorization_url: "https://accounts.google.com/o/oauth2/v2/auth",
    scopes: ["https://mail.google.com/"],
  },
};

/** A provider by its name, or as a file describes it. Throws a sentence that says what is wrong. */
export function findProvider(name: string): Provider {
  const known = knownProviders[name.toLowerCase()];
  if (known !== undefined) return known;
  const names = Object.keys(knownProviders).join(", ");
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(name, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Error(
      `${name} is neither ${names} nor a JSON file that describes a provider: ${why}`,
    );
  }
  const reading = providerDescription.safeParse(content);
  if (reading.success) return reading.data;
  const faults = reading.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`${name}: ${faults.join("; ")}`);
}

/** The provider as the library knows it. */
export function serverOf({
  token_url,
  device_url,
  authorization_url,
}: Pick<Provider, "token_url" | "device_url" | "authorization_url">): AuthorizationServer {
  return {
    issuer: new URL(token_url).origin,
    token_endpoint: token_url,
    ...(device_url === undefined ? {} : { device_authorization_endpoint: device_url }),
    ...(authorization_url === undefined ? {} : { authorization_endpoint: authorization_url }),
  };
}
