/** Lines that are nothing but the name of who wrote the mail. */

import { type BodyItem, looksLikeOrder } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Mail } from "../../ports/mail.js";

/** A line below the words, with the name of their writer. */
export function isName(mail: Mail, { kind, line }: BodyItem): boolean {
  return kind === "text" && isSigned(mail, line);
}

/** Is this line nothing but the sender's own name, or a part of it, with kisses behind it? `Anna B.`, `D.`, `Fay xx` */
export function isSigned(mail: Mail, line: string): boolean {
  return isOwnName(mail, line) || isBelow(mail, line);
}

/** `Debbie Price`, alone below all other words: whoever signs so has a name that the mail program did not give. */
function isBelow({ text }: Mail, line: string): boolean {
  const name = line.trim();
  if (!looksLikeName.test(name) || powerNames.test(name) || looksLikeOrder(name)) return false;
  const paragraphs = text
    .slice(0, mailRead)
    .split(/^(?:>|-- ?$|On .* wrote:$)/m)[0]!
    .trim()
    .split(/\n\s*\n/);
  return paragraphs.length > 1 && paragraphs.at(-1)?.trim() === name;
}

const mailRead = 4000;
/**
 * Two or three words in capitals, and perhaps where they come from: `Ruth Addison, Leeds`, `B. Addison`, `Dr.
 * R. Addison`.
 */
const looksLikeName = regex("u")`
  ^(?:
    (?:\p{Lu}\p{L}{0,4}\.[- ]?)+\p{Lu}[\p{L}'\u2019-]{2,}(?: \p{Lu}[\p{L}'\u2019-]{2,})?
    |\p{Lu}[\p{L}'\u2019-]{2,}(?: (?:
      van|von|de|der|den|del|di|la|le|da|\p{Lu}\.|\p{Lu}[\p{L}'\u2019-]{2,}
    )){1,3}
  )(?:, \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?$
`;
const powerNames = regex("iu")`
  (?<!\p{L})(?:
    army|fleet|austria|england|france|germany|italy|russia|turkey|österreich|frankreich
    |deutschland|italien|russland|türkei|autriche|angleterre|allemagne|italie|russie|turquie
    |inglaterra|francia|alemania|italia|rusia|turquía|inghilterra|germania|turchia|oostenrijk
    |engeland|frankrijk|duitsland|rusland|turkije|press|set|join|help|list|game|draw
  )(?!\p{L})
`;

function isOwnName({ from, fromName }: Mail, line: string): boolean {
  // `Lisa`, from lisa.k@example.org
  const local =
    /^\p{Lu}\p{L}+[.!]?$/u.test(line.trim()) && !powerNames.test(line)
      ? (from ?? "").split("@", 1).join("")
      : "";
  const name = wordsOf(`${fromName} ${local.replace(/[._+-]/g, " ")}`);
  const words = wordsOf(line).filter((word, at) => at === 0 || !/^x{1,3}$/.test(word));
  const isName = (word: string) =>
    name.includes(word) || wordsOf(fromName).some((each) => each[0] === word);
  return words.length > 0 && words.every(isName);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
