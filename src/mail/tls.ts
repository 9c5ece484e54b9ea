/** TLS towards the keeper's mail servers. */

/**
 * Certificates are checked, except on the loopback interface: nobody stands between there, and a mail
 * server on the same machine shows a certificate for its public name or one that it signed itself.
 * `ca` is an authority of the keeper's own, as PEM.
 */
export function tlsOptions(
  host: string,
  ca: string | null = null,
): {
  readonly isLoopback: boolean;
  readonly tls: { readonly rejectUnauthorized: boolean; readonly ca?: string };
} {
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
  // Whoever names an authority wants it asked, even on the loopback interface.
  if (ca !== null) return { isLoopback, tls: { rejectUnauthorized: true, ca } };
  return { isLoopback, tls: { rejectUnauthorized: !isLoopback } };
}
