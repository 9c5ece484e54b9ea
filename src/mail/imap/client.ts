/**
 * A player's mail program in one function: for the demonstration, and for tests that play by mail.
 * The judge itself never sends this way.
 */
import { createTransport } from "nodemailer";

interface PlayerMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly inReplyTo?: string;
}

/** Sends a mail to the server at `host:port`; rejects if it is not taken. */
export async function postMail(
  server: { readonly host: string; readonly port: number },
  mail: PlayerMail,
): Promise<void> {
  const transporter = createTransport({
    host: server.host,
    port: server.port,
    secure: false,
    ignoreTLS: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transporter.sendMail({ ...mail, textEncoding: "quoted-printable" });
  } finally {
    transporter.close();
  }
}
