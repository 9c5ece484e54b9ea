/** TLS towards the keeper's mail servers. */

interface TlsOptions {
  /** True where a password may not travel in clear. */
  readonly required: boolean;
  readonly tls: { readonly rejectUnauthorized: boolean; readonly ca?: string };
}

/**
 * Certificates are checked, and encryption is required, except on the loopback interface: nobody stands
 * between there, and a mail server on the same machine shows a certificate for its public name or one
 * that it signed itself. Naming an authority (PEM) brings the check back.
 */
export function tlsOptions(host: string, ca: string | null = null): TlsOptions {
  if (ca !== null) return { required: true, tls: { rejectUnauthorized: true, ca } };
  const isStrict = !isLoopback(host);
  return { required: isStrict, tls: { rejectUnauthorized: isStrict } };
}

/** This machine, by its own names. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
}
