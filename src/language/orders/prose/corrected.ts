/**
 * Lines that correct what was written above them: `Change A Bur - Mun to A Bur - Ruh`, `A Bur - Ruh, not A Bur
 * - Mun`.
 */
import { regex, wrapped } from "../../../util/index.js";
import { isTooLong } from "../../text/order-limits.js";
import { blank } from "./markup.js";
import { correctionAt, excuseAt, marked, turnAt } from "./turns.js";

const correcting = regex("i")`
  change|replace|swap|amend|should|ought|meant to|supposed to|intended to|instead|rather|not|nicht
  |\bpas\b|non|\bno\b|niet|n\u00e3o|forget|scrap|cancel|scratch|strike|ignore|disregard|never mind
  |[([*<-] ?(?:th[ia][st] |use|correct|updat|revis|edit|new)
`;

/**
 * A line without these words, and without a turn at its beginning, corrects nothing: few lines need more
 * looking at.
 */
const mayReplace = (text: string) =>
  !isTooLong(text) && (correcting.test(text) || turnAt.test(text));
/** An order begins: `A Bur`, `Burgundy to`. */
const order = wrapped`
  (?:
    (?:a|f|army|fleet) \S
    |(?:(?:the|my) )?\p{L}[\p{L}. ]{2,24}? ?(?:
      -
      |(?:to|into|goes|moves|holds?|stays?|supports?|heads|sails|attacks|marches|convoys)(?!\p{L})
    )
  )
`;
/** `Instead of A Bur - Mun: A Bur - Ruh`. */
const inPlace = regex("i")`
  ^\s*(?:instead of|rather than) (?:a|f|army|fleet) .{2,40}?(?::|,|\bi want|\bi order|\bdo)\s*
    (?=(?:a|f|army|fleet) \S)
`;
/** `Forget A Bur - Mun, do A Bur - Ruh`: the same unit again, or a word that says so. */
const forgetting = regex("iu")`
  ^\s*(?:please |ok |no,? )*(?:forget|scrap|cancel|scratch|strike|ignore|disregard|never mind|not)
    (?: about)? ((?:(?:a|f|army|fleet) )?\p{L}{3,})(?!\p{L})[^,;:.!]{2,40}[,;:.!]\s*
    (?:(?:please|but|and|let'?s|just|i|we|rather|instead) )*(?:
      (?:do|use|play|make it|want|order|go with|try)[: ]+(?=(?:a|f|army|fleet) \S)|(?=\1)
    )
`;
/** `A Bur - Ruh, not A Bur - Mun`. */
const notThat = regex("iu")`
  ,? (?:and not|not|rather than) (?:a|f|army|fleet) \p{L}{2,} ?->? ?\p{L}{2,}(?:,? please)?
    (?=[ .!]*$|[.!;]\s)
`;
/** `Tyrolia can't help there, so it supports Munich instead`: of what is not done, on the same line. */
const denied =
  /(?:n['\u2019]t|\bnot|\bcannot|\bnever)(?!\p{L})[^.;!?]*(?:\bso|\bbut)(?!\p{L})[^.;!?]*\binstead\b/iu;
/** But for `keep Tyrolia, the fleet instead`, which tells of both. */
const closing = regex("iu")`
  (?<!^\W*(?:(?:no|nah|please|rather|oh)[,;.]?[ ]+){0,2}(?:keep|spare)[ ][^.;!?]{3,60})
  (?<![, ])[, ]+instead(?: of .{2,40}?)?(?=
    [ .!]*$|[.!;]\s|,? and that['\u2019]?s (?:my|our|it|all)(?!\p{L})
  )
`;
/** `You confirmed A Bur - Mun, but it should read A Bur - Ruh`. */
const amending = new RegExp(
  `^(?:(?!\\b(?:if|next|later|not|never|would|could|think|maybe|perhaps)\\b)[^?;]){0,90}?\\b(?:${[
    "(?:should|ought to)(?: have)? (?:be|been|read|say|said)(?! an? (?:army|fleet))",
    "(?:was|is) (?:meant|supposed|intended) to (?:be|read|say)",
  ].join("|")})[: ]+(?=${order})`,
  "iu",
);
/** `Change Burgundy to Munich to Burgundy to Ruhr`: the same unit again. */
const changingWords = regex("iu")`
  ^\s*(?:please |pls )?(?:change|replace|swap|amend) (?:the |my )?(\p{L}{3,})(?!\p{L})
    [^.;!?]{2,60}?(?:,)? (?:to|with|by|into)[: ]+(?=(?:the |my )?\1(?!\p{L}))
`;
/** `I said Burgundy to Munich, please change that to Burgundy to Ruhr`. */
const changingThat = regex("iu")`
  ^(?:[^.;!?]{0,90}[,;] )?(?:(?:please|pls|and|can you|could you) )*
    (?:change|replace|swap|amend|correct|make) (?:that|it|this)(?: one| order)?
    (?: to| with| by| into|(?<=make (?:that|it)))[: ]+(?=${order})
`;
/** `Change A Bur - Mun to A Bur - Ruh`. */
const changing = regex("i")`
  ^\s*(?:please |pls )?(?:change|replace|swap|amend) .{2,60}? (?:to|with|by|into)[: ]+
    (?=(?:a|f|army|fleet) \S)
`;
/** What an order has beside its unit. */
const predicate = /[->]|\s(?:h|s|c|to)\b|hold|support|convoy/i;
/** `Please add: A Par - Bur` corrects nothing. */
const adding = regex("iu")`
  ^\s*(?:p\.?s\.?:? |please |and |oh,? |also |i forgot:? |forgot:? )*(?:
    please add|add|oh,? and|p\.?s\.?|also|additionally
    |i forgot(?: (?:about |my |the )*\p{L}{3,}(?: \p{L}{3,})?(?=:))?|one more|plus
  )\s*(?:[:,-]\s*|(?=\s(?:a|f|army|fleet)\s))(?=\s?\p{L})
`;
/** `not A Bur - Mun but A Bur - Ruh`; what is not meant names a unit and its way. */
const notBut = regex("iu")`
  (?<!\p{L})(?:not|nicht|pas|non|no|niet|n\u00e3o) (?:a|f|army|fleet) .{2,60}?(?: but|, sondern
    |,? mais|,? sino|,? bens\u00ec|,? ma|,? maar|,? mas) (?:rather )?(?=\S)
`;

/** A line without words of correction, and what they said. */
export interface Corrected {
  readonly text: string;
  /** It says so in so many words: one that only begins with an excuse may correct nothing. */
  readonly isSure: boolean;
  /** What it names as no longer meant. */
  readonly dropped: string;
}

/** A line that corrects nothing. */
export function asItStands(text: string): Corrected {
  return { text, isSure: false, dropped: "" };
}

/** The text without the words that correct; in winter `verb` is what is due. */
export function corrected(text: string, verb: "build" | "remove" | null): Corrected {
  const adds = !isTooLong(text) && !/\b(?:make that|instead|change)\b/i.test(text);
  const added = adds ? text.replace(adding, blank) : text;
  if (added !== text || !mayReplace(text)) return asItStands(added);
  const change = changing.exec(text)?.[0] ?? "";
  if (change !== "" && !predicate.test(text.slice(change.length))) {
    // `Change F Sev to A Sev`: a unit for a unit; only in winter it says what it does.
    const unit = `${verb ?? ""}${" ".repeat(change.length - (verb ?? "").length)}${text.slice(change.length)}`;
    return { text: verb === null ? text : unit, isSure: true, dropped: change };
  }
  const ended = denied.test(text) ? [] : [closing];
  const dropped = [changing, changingWords, changingThat, inPlace, forgetting, ...ended]
    .map((shape) => shape.exec(text)?.[0] ?? "")
    .join(" ");
  const sure = [
    changing,
    changingWords,
    changingThat,
    amending,
    correctionAt,
    inPlace,
    forgetting,
    notBut,
    notThat,
    ...ended,
  ].reduce((rest, shape) => rest.replace(shape, blank), text);
  // `Could you change that to a fleet in Edinburgh?` asks for nothing else.
  const asked = changingThat.test(text) ? sure.replace("?", ".") : sure;
  const excused = sure === text ? text.replace(excuseAt, blank).replace(marked, blank) : asked;
  const isSure = sure !== text;
  return { text: isSure ? withVerb(excused, verb) : excused, isSure, dropped };
}

/** `Actually F Sev instead of A Mos`: in winter a unit alone is what is due. */
function withVerb(text: string, verb: string | null): string {
  const lead = text.length - text.trimStart().length;
  if (verb === null || lead <= verb.length || !/^(?:a|f|army|fleet)\s/i.test(text.trimStart())) {
    return text;
  }
  return verb + text.slice(verb.length);
}
