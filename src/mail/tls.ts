/** TLS towards the keeper's mail servers. */

/**
 * Certificates are checked, except on the loopback interface: nobody stands between there, and a mail
 * server on the same machine shows a certificate for its public name or one that it signed itself.
 */
export function tlsOptions(host: string): {
  readonly isLoopback: boolean;
  readonly tls: { readonly rejectUnauthorized: boolean };
} {
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
  return { isLoopback, tls: { rejectUnauthorized: !isLoopback } };
}
