/** What all transports share: a letter is composed, then delivered; one that cannot be composed is dead. */
import type {
  Delivery,
  MailTransport,
  OutgoingMail,
  PictureImage,
} from "../../judge/ports/index.js";
import { type Sender, type WrittenMail, writeMail } from "../mime/write.js";

/** A transport around one way of delivering. */
export function transportOf(
  sender: Sender,
  deliver: (written: WrittenMail, mail: OutgoingMail) => Promise<Delivery>,
  close: () => Promise<void>,
): MailTransport {
  async function send(mail: OutgoingMail, images: readonly PictureImage[] = []): Promise<Delivery> {
    let written: WrittenMail;
    try {
      written = await writeMail(mail, sender, images);
    } catch (error) {
      return { kind: "permanent", detail: error instanceof Error ? error.message : String(error) };
    }
    return deliver(written, mail);
  }
  return { send, close };
}
