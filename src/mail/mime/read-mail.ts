/**
 * Raw bytes to a mail (MIME, charsets, HTML). Whatever comes, it ends: in a mail, or in "unreadable",
 * in bounded time and memory. Quotes and signatures stay in the text; what they mean is not known here.
 */
import type { Attachment, ParsedMail } from "mailparser";
import type { Mail, MailReader, RawMail, ReadMail, Skipped } from "../../judge/ports/index.js";
import { mailAddress, regex } from "../../util/index.js";
import { limits } from "../limits.js";
import { readBounce } from "./bounce.js";
import { asUtf8, decodeDeclared, repairControls } from "./charset.js";
import {
  checked,
  readFrom,
  readFromName,
  readHeaders,
  readRecipients,
  readReferences,
  readReturnPath,
} from "./headers.js";
import { allLines, type CutText, hasStruckOut, htmlToLines } from "./html-lines.js";
import { repairParts } from "./repair-parts.js";

/** A reader that recognises bounces of letters sent under the same secret. */
export function createMailReader(bounceSecret: string): MailReader {
  return async (raw) => {
    try {
      return await read(raw, bounceSecret);
    } catch (error) {
      return { kind: "unreadable", why: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** What is kept of a mail's bytes: one more than the limit, which tells `read` that it was longer. */
export const keptBytes = limits.mailBytes + 1;

async function read(raw: RawMail, bounceSecret: string): Promise<ReadMail> {
  const tooLong = raw.raw.length > limits.mailBytes;
  const headerEnd = endOfHeaders(raw.raw);
  if (headerEnd > limits.headerBytes)
    return { kind: "unreadable", why: "The headers are too long." };
  const bytes = tooLong ? raw.raw.subarray(0, headerEnd) : raw.raw;
  const parsed = await parse(bytes);
  const mail = assemble(raw, parsed, bounceSecret);
  if (!tooLong) return { kind: "mail", mail };
  const skipped: Skipped = { kind: "too-long", what: "mail", limit: limits.mailBytes };
  const cut = { text: "", textAttachments: [], skipped: [skipped], hasMore: true };
  return { kind: "mail", mail: { ...mail, ...cut } };
}

async function parse(raw: Uint8Array): Promise<ParsedMail> {
  // With the first mail: a judge that starts needs it less than anything.
  const { simpleParser } = await import("mailparser");
  const repaired = repairParts(raw);
  return simpleParser(asUtf8(repaired) ?? repaired, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
  });
}

function assemble(raw: RawMail, parsed: ParsedMail, bounceSecret: string): Mail {
  const headers = readHeaders(parsed);
  const recipients = checked([...(raw.envelope?.to ?? []), ...readRecipients(parsed, headers)]);
  const body = readBody(parsed);
  const attachments = parsed.attachments.slice(0, limits.attachments);
  const files = attachments.filter(isText).map(readAttachment);
  const unread = [...body.unread, ...attachments.flatMap(unreadFile)];
  const hasMore =
    attachments.length < parsed.attachments.length ||
    [body.shown, ...files, ...unread].some(({ isCut }) => isCut);
  return {
    from: readFrom(parsed),
    fromName: readFromName(parsed),
    envelopeFrom: readEnvelopeFrom(raw) ?? readReturnPath(headers),
    recipients,
    subject: withWordsBroken(
      clean(parsed.subject ?? "")
        .replace(/\s+/g, " ")
        .slice(0, limits.headerValue),
    ),
    messageId: /<[^<>\s]{1,250}>/.exec(parsed.messageId ?? "")?.[0] ?? null,
    references: readReferences(parsed),
    headers,
    text: body.shown.text,
    textAttachments: files.map(({ name, text }) => ({ name, text })),
    unread: unread.map(({ text }) => text),
    hasMore,
    skipped: [...body.skipped, ...skippedParts(attachments)],
    bounce: readBounce(attachments, recipients, bounceSecret),
    receivedAt: raw.receivedAt,
  };
}

function readEnvelopeFrom({ envelope }: RawMail): string | null {
  if (envelope === null) return null;
  return envelope.from === "" ? "" : mailAddress(envelope.from);
}

/** What is read of a mail's text, what is not, and why not. */
interface Body {
  readonly shown: CutText;
  readonly unread: readonly CutText[];
  readonly skipped: readonly Skipped[];
}

/**
 * The text part, unless it is blank (some programs write only HTML and leave the text empty) or shows as
 * said what is struck out.
 */
function readBody(parsed: ParsedMail): Body {
  const html = typeof parsed.html === "string" ? parsed.html : "";
  const plain = clean(parsed.text ?? "");
  const isSource = html === "" && isHtmlSource(plain.trim());
  const useHtml = isSource || (html !== "" && (saysNothing(plain) || hasStruckOut(html)));
  const asWritten = { text: plain, isCut: false };
  const { text, isCut } = useHtml ? htmlToLines(isSource ? plain : html) : asWritten;
  const shown = wholeLines({ text: clean(text), isCut });
  const skipped: Skipped[] = [];
  if (html !== "" && !useHtml) skipped.push({ kind: "html", why: "text-present" });
  if (shown.isCut) skipped.push({ kind: "too-long", what: "text", limit: limits.textLength });
  const markup = isSource ? plain : html;
  const unread = [
    ...(useHtml && !isSource ? [asWritten] : []),
    ...(markup === "" ? [] : [allLines(markup)]),
  ];
  return { shown, skipped, unread: unread.map(wholeLines) };
}

/** Some programs send HTML as if it were plain text. */
function isHtmlSource(text: string): boolean {
  return (
    /^<(?:!doctype html|html|body|div|p|table)\b[^<>]{0,500}>/i.test(text) &&
    /<\/(?:html|body|div|p|table)>$/i.test(text.slice(-10))
  );
}

/** Is there no plain text, or only what programs write for those who see none but it? */
function saysNothing(plain: string): boolean {
  const text = plain.trim();
  return (
    text === "" || (text.length < 300 && noticeOfHtml.test(text) && !/[->]\s*\w+\s*$/m.test(text))
  );
}

/** `Your mail client does not support HTML.`, `To view this message, please use an HTML compatible viewer!` */
const noticeOfHtml = regex("is")`
  \b(?:not|no|nicht|kein\w*|pas|non|niet)\b.{0,60}\bhtml\b
  |\bhtml\b.{0,40}\b(?:viewer|client|version|view|display|compatible|anzeigen|afficher)\b
`;

/** A word without end is broken, and loses nothing. */
function withWordsBroken(text: string): string {
  return text.replace(endlessWord, "$& ");
}

const endlessWord = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}_]{${limits.word}}(?=[\p{L}\p{M}\p{N}_])`,
  "gu",
);

/** Rows of blanks, empty lines and rulers have an end; a line that begins behind one still does. */
function withoutIdleRuns(text: string): string {
  return withWordsBroken(text)
    .replace(/[^\S\n]+/g, (blanks) => blanks.slice(0, limits.blanks))
    .replace(/[^\p{L}\p{N}]+/gu, (run) => {
      const left = run.slice(limits.idleRun);
      return left === "" ? run : run.slice(0, limits.idleRun) + (left.includes("\n") ? "\n" : "");
    });
}

/** Text within its limit. The last line of a cut text is dropped: half an order may be another order. */
function wholeLines({ text, isCut: wasCut }: CutText): CutText {
  const isCut = wasCut || text.length > limits.textLength;
  if (!isCut) return { text: withoutIdleRuns(text), isCut };
  const within = text.slice(0, limits.textLength);
  return { text: withoutIdleRuns(within.slice(0, within.lastIndexOf("\n") + 1)), isCut };
}

function isText(attachment: Attachment): boolean {
  return attachment.contentType === "text/plain";
}

function readAttachment(attachment: Attachment): CutText & { readonly name: string } {
  const type = attachment.headers.get("content-type");
  const declared = typeof type === "object" && "params" in type ? type.params.charset : undefined;
  const text = clean(decodeDeclared(attachment.content, declared ?? ""));
  return { name: attachmentName(attachment), ...wholeLines({ text, isCut: false }) };
}

/** Attachments that are not read. A signature beside the text is no loss; what is sealed has no name worth telling. */
function skippedParts(attachments: readonly Attachment[]): readonly Skipped[] {
  const others = attachments.filter(
    ({ contentType }) => contentType !== "text/plain" && !signatureTypes.test(contentType),
  );
  const isSealed = others.some(({ contentType }) => sealedTypes.test(contentType));
  return isSealed ? [{ kind: "sealed" }] : others.map(skippedAttachment);
}

const signatureTypes = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature|pgp-keys)$/;
const sealedTypes = /^application\/(?:pgp-encrypted|(?:x-)?pkcs7-mime)$/;

function skippedAttachment(attachment: Attachment): Skipped {
  return {
    kind: "attachment",
    name: attachmentName(attachment),
    type: attachment.contentType.slice(0, limits.attachmentName),
  };
}

/** A file of text that is no plain text: a calendar, a page. */
function unreadFile(attachment: Attachment): readonly CutText[] {
  const { contentType } = attachment;
  if (!contentType.startsWith("text/") || isText(attachment)) return [];
  const file = readAttachment(attachment);
  if (contentType !== "text/html") return [file];
  const { text, isCut } = allLines(file.text);
  return [{ text, isCut: isCut || file.isCut }];
}

function attachmentName({ filename }: Attachment): string {
  return clean(filename ?? "")
    .replace(/\s+/g, " ")
    .slice(0, limits.attachmentName);
}

/** LF line ends, no NUL (PostgreSQL refuses it), no byte order mark, windows-1252 where it was meant. */
function clean(text: string): string {
  return repairControls(text.replace(/\r\n?/g, "\n").replaceAll("\0", "")).replace(/^\ufeff/, "");
}

/** Where the header block ends: at the first empty line, or with the mail. */
function endOfHeaders(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const ends = ["\n\r\n", "\n\n"].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  return ends.length === 0 ? Math.min(raw.length, limits.headerBytes) : Math.min(...ends) + 1;
}
