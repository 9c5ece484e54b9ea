/** The judge's mailbox, and the settings by which a judge reads it. */
import { chown, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailSystem } from "../../support/mail/mailsys.js";
import { judgeAddress } from "./club.js";

/** Makes the mailbox, before a judge looks into it: Dovecot would notice only half a minute later that it is there. */
export async function makeMailbox(system: MailSystem): Promise<void> {
  const maildir = maildirIn(system);
  for (const folder of ["", "/tmp", "/new", "/cur"]) {
    await mkdir(`${maildir}${folder}`, { recursive: true });
    await chown(`${maildir}${folder}`, nobody.uid, nobody.gid);
  }
}

let brought = 0;

/** As a delivery agent does it: written elsewhere, then there all at once. */
export async function bring(system: MailSystem, mail: string): Promise<void> {
  const maildir = maildirIn(system);
  const name = `${Math.floor(Date.now() / 1000)}.${brought++}.bench`;
  await writeFile(`${maildir}/tmp/${name}`, mail);
  await chown(`${maildir}/tmp/${name}`, nobody.uid, nobody.gid);
  await rename(`${maildir}/tmp/${name}`, `${maildir}/new/${name}`);
}

function maildirIn({ directory }: MailSystem): string {
  return `${directory}/mail/${judgeAddress}/Maildir`;
}

/** Whom the mailboxes belong to. */
const nobody = { uid: 65534, gid: 65534 } as const;

/** Settings in this folder; letters leave by the server at this port. */
export async function writeConfig(
  directory: string,
  { ports }: MailSystem,
  smtpPort: number,
  database: string,
): Promise<string> {
  const file = join(directory, "judge.yaml");
  const login = `user: ${judgeAddress}, password: secret`;
  const text = `
judge: { name: EMSD, address: ${judgeAddress}, keeper: keeper@example.test }
mail:
  source: imap
  imap: { host: 127.0.0.1, port: ${ports.imaps}, secure: true, ${login}, poll_seconds: 60 }
  smtp: { host: 127.0.0.1, port: ${smtpPort}, secure: false, ${login} }
database: ${database}
`;
  await writeFile(file, text);
  return file;
}
