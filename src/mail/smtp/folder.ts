/**
 * Letters out as files, one folder for each recipient: the embedded default, where no mail server is.
 * The same letter always gets the same name, so a repeated delivery overwrites itself.
 */
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Delivery, MailTransport, OutgoingMail } from "../../judge/ports/index.js";
import type { Sender, WrittenMail } from "../mime/write.js";
import { transportOf } from "./compose.js";

/** A transport that writes `<directory>/<recipient>/<number>.eml`. */
export function createFolderTransport(directory: string, sender: Sender): MailTransport {
  async function store(name: string, { to, raw }: WrittenMail): Promise<void> {
    const folder = join(directory, fileName(to));
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `.${name}.tmp`);
    const file = await open(temporary, "w");
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    // Readers never see half a letter.
    await rename(temporary, join(folder, name));
  }

  async function deliver(written: WrittenMail, { id }: OutgoingMail): Promise<Delivery> {
    try {
      await store(`${String(id).padStart(6, "0")}.eml`, written);
      return { kind: "sent" };
    } catch (error) {
      return { kind: "temporary", detail: error instanceof Error ? error.message : String(error) };
    }
  }

  return transportOf(sender, deliver, async () => {});
}

/** An address as a file name: no separators, no leading dot. */
function fileName(address: string): string {
  return address.replace(/[^a-z0-9@._+-]/g, "_").replace(/^\./, "_");
}
