/** A bare SMTP client for tests: sends lines as they are and returns the replies. */
import { connect } from "node:net";

/** Speaks the given lines one by one, waiting for each reply; gives the replies' codes, the greeting first. */
export async function smtpDialogue(port: number, lines: readonly string[]): Promise<number[]> {
  const socket = connect(port, "127.0.0.1");
  const codes: number[] = [];
  let waiting = "";
  const toSay = [...lines];
  socket.setEncoding("latin1");
  for await (const chunk of socket as AsyncIterable<string>) {
    waiting += chunk;
    for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
      const reply = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (reply[3] === "-") continue;
      codes.push(Number(reply.slice(0, 3)));
      const next = toSay.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`, "latin1");
    }
  }
  return codes;
}

/** The lines that hand over one mail. */
export function smtpMail(from: string, to: readonly string[], mail: string): string[] {
  const body = mail.replace(/\n$/, "").replaceAll("\n", "\r\n").replace(/^\./gm, "..");
  return [
    "EHLO test",
    `MAIL FROM:<${from}>`,
    ...to.map((address) => `RCPT TO:<${address}>`),
    "DATA",
    `${body}\r\n.`,
    "QUIT",
  ];
}
