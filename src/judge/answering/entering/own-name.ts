/** Lines that are nothing but the name of who wrote the mail. */
import type { BodyItem } from "../../../language/index.js";
import type { Mail } from "../../ports/mail.js";

/** A line below the words, with the name of their writer. */
export function isName(mail: Mail, { kind, line }: BodyItem): boolean {
  return kind === "text" && isSigned(mail, line);
}

/** Is this line nothing but the sender's own name, or a part of it, with kisses behind it? `Anna B.`, `D.`, `Fay xx` */
export function isSigned({ fromName }: Mail, line: string): boolean {
  const name = wordsOf(fromName);
  const words = wordsOf(line).filter((word, at) => at === 0 || !/^x{1,3}$/.test(word));
  const isName = (word: string) => name.includes(word) || name.some((each) => each[0] === word);
  return words.length > 0 && words.every(isName);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
