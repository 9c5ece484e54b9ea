/** DKIM (RFC 6376): the key with which the judge signs its letters, and the record that goes with it. */
import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";

/** With what letters are signed. */
export interface Signing {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** 1024 bits are no longer believed, and 4096 do not fit into many zones. */
const keyBits = 2048;

/** What is signed; RFC 8058 wants List-Unsubscribe-Post among it. */
const signedHeaders = [
  ...["From", "Sender", "Reply-To", "Subject", "Date", "Message-ID", "To", "MIME-Version"],
  ...["Content-Type", "Content-Transfer-Encoding", "In-Reply-To", "References", "Auto-Submitted"],
  ...["List-Id", "List-Unsubscribe", "List-Unsubscribe-Post"],
];

/** A new private key, as PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: keyBits });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/** The DNS record for a key, as zone files have it: a text is at most 255 characters long. */
export function dkimRecord({ domain, selector, privateKey }: Signing): string {
  const key = createPublicKey(createPrivateKey(privateKey)).export({ type: "spki", format: "der" });
  const text = `v=DKIM1; k=rsa; p=${key.toString("base64")}`;
  const parts = text.match(/.{1,250}/g) ?? [];
  const quoted = parts.map((part) => `"${part}"`).join(" ");
  return `${selector}._domainkey.${domain}. IN TXT ( ${quoted} )`;
}

/** As nodemailer takes it. */
export function dkimOptions({ domain, selector, privateKey }: Signing) {
  return {
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: signedHeaders.join(":"),
  };
}
