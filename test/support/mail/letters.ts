/** Letters and senders for tests of the mail adapters. */
import type { OutgoingMail } from "../../../src/judge/ports/index.js";
import type { Sender } from "../../../src/mail/mime/write.js";
import { instant } from "../../../src/util/index.js";

export const sender: Sender = {
  name: "EMSD",
  address: "judge@example.test",
  bounceSecret: "secret of the tests",
};

/** A letter to Anna, with what the test cares about replaced. */
export function letter(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: 17,
    to: "anna@example.test",
    messageId: "<ems.17.ab@example.test>",
    inReplyTo: null,
    references: [],
    subject: "EMSD:paris - S1901M",
    text: ":: Judge: EMSD  Game: paris\n\nFrance: Army Paris -> Burgundy.\n",
    html: null,
    attachments: [],
    replyTo: "judge+paris.fr@example.test",
    game: "paris",
    isReply: false,
    unsubscribe: [],
    createdAt: instant(Date.UTC(2026, 10, 20, 12)),
    ...changes,
  };
}
