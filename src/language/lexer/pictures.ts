/** Pictures that phones offer for words: swords lead somewhere, a shield helps or holds, a cross strikes out. */
import { regex } from "../../util/index.js";
import { orderWords, type Role } from "./order-words.js";
import type { Piece } from "./pieces.js";
import { is, type Tokens, token, verbRoles } from "./token.js";

const pictures: readonly (readonly [RegExp, readonly Role[]])[] = [
  // stop sign, pause, zzz, padlock
  [/[\u{1f6d1}\u23f8\u{1f4a4}\u{1f512}]/u, ["hold"]],
  // swords, dagger, bomb, bang, fire, fist, rocket, bow, target, runner, sail, foot
  [
    regex("u")`
      [\u2694\u{1f5e1}\u{1f4a3}\u{1f4a5}\u{1f525}\u{1f44a}\u{1f680}\u{1f3f9}\u{1f3af}\u{1f3c3}\u26f5\u{1f6b6}\u{1f449}]
    `,
    ["arrow"],
  ],
  // shield, handshake, arm, raised hands
  [/[\u{1f6e1}\u{1f91d}\u{1f4aa}\u{1f64c}]/u, ["support"]],
  // ship
  [/[\u{1f6a2}\u26f4]/u, ["convoy"]],
];

/** They strike out what they stand beside. */
const crosses = /[\u274c\u274e\u2717\u2718\u{1f6ab}]/u;

const anyPicture = /\p{Extended_Pictographic}/u;

/** What a picture says: behind a unit something or nobody knows what, elsewhere nothing. */
export function picture(all: readonly Piece[], at: number, before: Tokens): Tokens {
  const piece = all[at]!;
  const order = before.slice(before.findLastIndex((word) => is(word, "separator", "stop")) + 1);
  const isUnit =
    is(order.at(-1), "place", "coast") && !order.some((word) => is(word, ...verbRoles));
  // Behind a unit alone it is a written x, which removes in winter.
  if (crosses.test(piece.text))
    return [isUnit ? token(["unknown"], { ...piece, text: "x" }) : token(["doubt"], piece)];
  if (!anyPicture.test(piece.text) || !isUnit) return [];
  const next = all[at + 1];
  const [, roles] = pictures.find(([shape]) => shape.test(piece.text)) ?? [];
  // `NWY ⏸ hold`
  const isSaid = roles?.some((role) => is({ roles: orderWords.get(next?.text ?? "") ?? [] }, role));
  if (isSaid === true) return [];
  if (next?.kind === "word") return [token(roles ?? ["unknown"], piece)];
  // A shield behind a unit alone
  const isHold = roles?.some((role) => role === "hold" || role === "support");
  return isHold && next === undefined ? [token(["hold"], piece)] : [];
}
