export { createFolderTransport } from "./folder.js";
export { createImapSource, type ImapOptions } from "./imap.js";
export type { ImapSettings } from "./imap-session.js";
export { mailKey } from "./key.js";
export { limits } from "./limits.js";
export { createMailReader } from "./read.js";
export { createSmtpTransport, type SmtpSettings } from "./smtp.js";
export { bounceAddress, bouncedRow } from "./verp.js";
export { type Sender, type WrittenMail, writeMail } from "./write.js";
