/**
 * How postal zines print orders, and players copy them: a unit's place in brackets, `A(Bur)`, an order that
 * fails between angles, double brackets or slashes, and behind it in letters why. The marks are blanked, the
 * orders stay.
 */
import { regex } from "../../../util/index.js";
import { blank } from "../prose/markup.js";

/** `A(Bur)-Mun` */
const framedPlace = /(?<![\p{L}\d])([AF])\(([\p{L}. ]{3,25})\)/giu;
/** `<F Nwy-stp(nc)>`, `<F <NTH> S A hol-bel>`; a coast's brackets and arrows may stand within. */
const angled = regex("giu")`
  <{1,2}((?:a|f|army|fleet)\s(?:[^<>-]|->?|<\p{L}{2,20}>){2,80})>{1,2}
    (?=\s*([,;.)<[]|$|(?:a|f|army|fleet)\s))
`;
/** `A <LPL>-holds`: the word of the unit that is driven out. */
const angledPlace = /(?<=(?:^|[\s,(])(?:a|f|army|fleet)\s)<(\p{L}{2,20})>(?!\p{L})/giu;
/** `/A Ruh-Bel/, F Hol H`: slashes stand for italics. */
const slashed =
  /(^\s{0,3}|[,;.]\s{0,3})\/((?:a|f|army|fleet)\s(?:[^/]|\/[nsew]c(?!\p{L})){3,60})\/(?=\s*(?:[,;.]|$))/giu;
/** `F hel H/ANN`, `A bul-rum/NSO`: no such order, no such unit, annihilated, impossible. */
const whyBehind =
  /(?<=[\p{L})]\s?)\/\s?(?:nso|nsu|nsc|nrp|ann|imp|void|fails?|failed|bounced?)(?=\s*(?:[)\]>,;.]|$))/giu;
/** `A Ber-Mun (u/o)` */
const whyFramed = /\(\s?(?:u\/[olm]|n\/s\/[oud]|n\/a)\s?\)/gi;
/** `A Bur-Mun [2-1]`, `(2 vs 2)`, `<2>`: how strong both sides were. */
const strengths = regex("giu")`
  (?<=\p{L}[)>\]}/]{0,2}\s{0,2})(?:
    \(\d{1,2}(?:\s?(?:[-:]|vs?\.?|to|against)\s?\d{1,2})\)
    |[[<{]\d{1,2}(?:\s?(?:[-:]|vs?\.?|to|against)\s?\d{1,2})?[\]>}]
  )
`;
/** `A Lon-Nwy (via NTH), F Nwg-Bar`: behind the goal and the way another unit has its own. */
const behindWay = regex("giu")`
  (
    (?:[->]|\bto)\s?\p{L}{3,25}(?:/[nsew]c)?\s+(?:
      \((?:via|by)\s[\p{L} ,+&-]{2,40}\)|via\s\p{L}{3,25}(?:\s\p{L}{3,25})?
    )\s?
  ),(?=\s*(?:a|f|army|fleet)\s\p{L}{3,25}\s?(?:[->]|\b(?:to|h|s|c|holds?|supports?|convoys?)\b))
`;

/** The line without such marks, as long as it was. */
export function withoutZineMarks(text: string): string {
  if (!/[([{</]|via/i.test(text)) return text;
  return text
    .replace(whyBehind, blank)
    .replace(whyFramed, blank)
    .replace(strengths, blank)
    .replace(angled, (words, order: string, next: string) => {
      const end = /^[,;.)[]?$/.test(next) ? " " : ";";
      return ` ${order}${end}`.padEnd(words.length);
    })
    .replace(angledPlace, " $1 ")
    .replace(slashed, "$1 $2 ")
    .replace(framedPlace, "$1 $2 ")
    .replace(behindWay, "$1;");
}
