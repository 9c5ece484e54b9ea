export { createFolderTransport } from "./folder.js";
export { limits } from "./limits.js";
export { createMailReader } from "./read.js";
export { createSmtpTransport, type SmtpSettings } from "./smtp.js";
export { bounceAddress, bouncedRow } from "./verp.js";
export { type Sender, type WrittenMail, writeMail } from "./write.js";
