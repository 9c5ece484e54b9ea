/**
 * Does a line look like an order? Asked where something that is no order would be lost or sent without
 * harm, but an order must not be: behind a greeting, and in press that nobody closed. Reading orders
 * needs a board, and is done elsewhere.
 */

import { spelling } from "../../map/index.js";
import { wrapped } from "../../util/index.js";
import { isForeign, orderWords, type Role } from "./order-words.js";

/** `A nice offer to make peace`, `A quiet spring to all of you`: such words go to no place. */
const infinitive = wrapped`
  (?:
    (?:make|be|do|have|see|say|tell|ask|talk|discuss|think|consider|know|share|win|keep)\b
    |(?:all|both|each|everybody|everyone|you|me|us|him|her|them)\b
  )
`;

const verb = wrapped`
  (?:
    ->?|\bto\b(?! ${infinitive})
    |\b(?:s|h|c|via|holds?|supports?|convoys?|moves?|retreats?|disbands?|builds?)\b
  )
`;

const shapes: readonly RegExp[] = [
  // A Par - Bur, fleet North Sea convoys army London to Norway
  new RegExp(String.raw`^(?:a|f|army|fleet)\.? .{2,40}?${verb}`, "i"),
  // Par-Bur, StP/NC -> Nwy
  /^[a-z.]{3,}(?:[ /(][nsew]c\)?)? ?->? ?[a-z./]{3,}$/i,
  // Par S Mar - Bur, Nth C Lon - Nwy, Mun H
  /^[a-z]{3}(?:[ /(]?[nsew]c\)?)? (?:[sc] (?:[af] )?[a-z]{3}|h(?:old)?s?[ .]*$)/i,
  // build A Par, remove F Lon
  /^(?:build|remove|disband|retreat) (?:a|f|army|fleet) /i,
  /^waive\b/i,
];

export function looksLikeOrder(text: string): boolean {
  const plain = text.replace(/^(?:[*-]|\d{1,2}[.)]) /, "").replace(/^[a-z]+: /i, "");
  return shapes.some((shape) => shape.test(plain));
}

const predicates: readonly Role[] = ["arrow", "hold", "support", "backing", "convoy", "retreat"];
const imperatives: readonly Role[] = ["hold", "support", "convoy", "build", "remove", "waive"];

/**
 * Could a line among closing words be an order, in anybody's words? `Paris moves to Burgundy` and `hold
 * Paris` could, `Jean Dupont` and `Head of Sales` could not.
 */
export function mayBeOrder(text: string): boolean {
  if (looksLikeOrder(text) || /\p{L}\s*(?:->|\s-\s)\s*\p{L}/u.test(text)) return true;
  const words = text.split(/[^\p{L}]+/u).filter(({ length }) => length > 1);
  return words.some((written, at) => {
    const word = spelling(written);
    // `Jan van der Valt` is a name.
    const isName = isForeign(word) && /^\p{Lu}\p{Ll}/u.test(written);
    const roles = isName ? [] : (orderWords.get(word) ?? []);
    return roles.some((role) => (at === 0 ? imperatives : predicates).includes(role));
  });
}

/** Does a text speak of an army or a fleet, in whatever language? */
export function namesUnit(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter(({ length }) => length > 3);
  return words.some((word) => {
    const roles = orderWords.get(spelling(word)) ?? [];
    return roles.includes("army") || roles.includes("fleet") || roles.includes("unitword");
  });
}
