/**
 * A letter to the bytes that leave: every header that the judge sets is set here, the same at every
 * attempt. Nothing that a player wrote reaches a header unchecked.
 */
import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import {
  loopHeader,
  mapPlace,
  type OutgoingMail,
  type PictureImage,
} from "../../judge/ports/index.js";
import {
  assert,
  belongsTo,
  domainOf,
  escapeMarkup,
  mailAddress,
  present,
  withoutTag,
} from "../../util/index.js";
import { bounceAddress } from "./verp.js";

/** Who the judge is on the wire. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  /** Proves bounces; the same as the mail reader's. */
  readonly bounceSecret: string;
}

/** A letter ready for SMTP: envelope and bytes. */
export interface WrittenMail {
  readonly from: string;
  readonly to: string;
  readonly raw: Buffer;
}

/** RFC 5322 2.1.1: as many References as a line of 998 octets surely holds. */
const mostReferences = 8;

/** Composes a letter. Throws if the recipient is no plain address: nothing else may reach an envelope. */
export async function writeMail(
  mail: OutgoingMail,
  sender: Sender,
  images: readonly PictureImage[] = [],
): Promise<WrittenMail> {
  const to = present(mailAddress(mail.to), "A valid recipient");
  assert(!belongsTo(to, sender.address), "The judge does not write to itself.");
  const composer = new MailComposer({
    from: { name: headerText(sender.name), address: sender.address },
    to: { name: "", address: to },
    replyTo: {
      name: headerText(sender.name),
      address: mailAddress(mail.replyTo) ?? sender.address,
    },
    subject: headerText(mail.subject),
    messageId: headerText(mail.messageId),
    date: new Date(mail.createdAt),
    headers: {
      ...threadHeaders(mail),
      ...automaticHeaders(mail),
      ...(mail.game === null ? {} : { "List-Id": listId(mail.game, sender) }),
      ...unsubscribeHeaders(mail),
      [loopHeader]: sender.address,
    },
    text: bodyText(mail.text),
    ...(mail.html === null ? {} : { html: withImages(mail, images) }),
    textEncoding: "quoted-printable",
    attachments: [...mapParts(mail, images), ...attachedParts(mail)],
    baseBoundary: boundaryOf(mail),
    newline: "\r\n",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { from: bounceAddress(mail.id, sender.address, sender.bounceSecret), to, raw };
}

/** The HTML part, with the maps in their place. */
function withImages(mail: OutgoingMail, images: readonly PictureImage[]): string {
  const shown = images.flatMap(({ alt, type }, index) => {
    if (!isShown(type)) return [];
    const source = `cid:${contentId(mail, index)}`;
    return `<p><img src="${source}" alt="${escapeMarkup(alt)}" width="1000" style="max-width:100%;height:auto"></p>`;
  });
  return bodyText(mail.html ?? "").replace(mapPlace, () => shown.join("\n"));
}

/** A document is for the printer. */
function isShown(type: string): boolean {
  return type.startsWith("image/");
}

/** Each map stands once in the letter: the HTML part shows it, and who reads text alone finds it as a file. */
function mapParts(mail: OutgoingMail, images: readonly PictureImage[]) {
  return images.map(({ name, type, content }, index) => ({
    filename: fileName(name),
    contentType: headerText(type),
    content: Buffer.from(content),
    ...(mail.html === null || !isShown(type) ? {} : { cid: contentId(mail, index) }),
    contentDisposition: "attachment" as const,
  }));
}

function attachedParts({ attachments }: OutgoingMail) {
  return attachments.map(({ name, type, text }) => ({
    filename: fileName(name),
    contentType: headerText(type),
    content: text,
  }));
}

/** As unique as the letter (RFC 2392). */
function contentId({ messageId }: OutgoingMail, index: number): string {
  return `map${index + 1}.${headerText(messageId).replace(/[<>]/g, "")}`;
}

/**
 * The same at every attempt, and known to nobody before the letter is written: no text can hold the line
 * that would end it.
 */
function boundaryOf({ messageId, text, html, attachments }: OutgoingMail): string {
  const content = JSON.stringify([messageId, text, html, attachments]);
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

function threadHeaders(mail: OutgoingMail): Record<string, string> {
  const references = mail.references.map(headerText).filter((id) => id !== "");
  const kept =
    references.length > mostReferences
      ? [...references.slice(0, 1), ...references.slice(1 - mostReferences)]
      : references;
  return {
    ...(mail.inReplyTo === null ? {} : { "In-Reply-To": headerText(mail.inReplyTo) }),
    ...(kept.length === 0 ? {} : { References: kept.join(" ") }),
  };
}

/** Tells other machines not to answer (RFC 3834 5), the old ones and Exchange in their own words. */
function automaticHeaders(mail: OutgoingMail): Record<string, string> {
  return {
    "Auto-Submitted": mail.isReply ? "auto-replied" : "auto-generated",
    Precedence: "bulk",
    "X-Auto-Response-Suppress": "All",
  };
}

/** RFC 2369; one click, where an address takes it (RFC 8058 3.1). */
function unsubscribeHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (unsubscribe.length === 0) return {};
  const isOneClick = unsubscribe.some((address) => address.startsWith("https:"));
  return {
    "List-Unsubscribe": unsubscribe.map((address) => `<${headerText(address)}>`).join(", "),
    ...(isOneClick ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
  };
}

/** RFC 2919: `<paris.judge.example.net>`. */
function listId(game: string, { address }: Sender): string {
  const name = game.toLowerCase().replace(/[^a-z0-9-]/g, "-");
  const judge = withoutTag(address).split("@")[0]?.toLowerCase();
  return `<${name}.${judge}.${domainOf(address)}>`;
}

/** One line of printable text, whatever came: a header must not end before its end. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** No path, and nothing that a file system could take amiss. */
function fileName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/g, "_").replace(/^\.+/, "_");
}

function bodyText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
