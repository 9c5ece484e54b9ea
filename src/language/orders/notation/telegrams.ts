/**
 * Orders in the manner of telegrams, `ARMY PARIS TO BURGUNDY STOP FLEET BREST HOLDS STOP`, and of chats:
 * `/order A Par-Bur`.
 */
import { regex } from "../../../util/index.js";
import { blank } from "../prose/markup.js";

const stop = /(?<!\p{L})(?:FULL )?STOP(?!\p{L})[.,]?/gu;
/** What the sentence before a STOP has done: without it the word itself may be what a unit does. */
const told = regex("iu")`
  (?<=\p{L}{3}[ ./)]{0,2})(?:
    ->?\s?\p{L}
    |(?<!\p{L})(?:
      to|into|holds?|stands?|stays?|supports?|convoys?|attacks?|moves?|retreats?|builds?|removes?
      |disbands?|h|s|c
    )(?!\p{L})
  )
  |^\s*(?:builds?|removes?|disbands?|moves?|holds?)\s+\p{L}{3}
`;
/** `/order`, `!move`: how programs in chats are spoken to. */
const bidden = regex("iu")`
  ^(\s*)[/!](?=
    (?:orders?|moves?|holds?|supports?|convoys?|retreats?|builds?|removes?|disbands?|waives?)
      (?!\p{L})
  )
`;

/** The line with full stops for what telegrams have instead, as long as it was. */
export function withoutTelegraphy(text: string): string {
  const bare = text.replace(bidden, (_, start: string) => `${start} `);
  if (!bare.includes("STOP")) return bare;
  let from = 0;
  return bare.replace(stop, (word: string, at: number) => {
    const sentence = bare.slice(from, at);
    if (!told.test(sentence)) return word;
    from = at + word.length;
    return `;${blank(word.slice(1))}`;
  });
}
