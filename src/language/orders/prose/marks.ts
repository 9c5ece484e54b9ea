/**
 * Marks of lists and tables: numbers and letters before items, rules and slashes between them, heads of
 * columns. Items become sentences; nothing changes its place in the line.
 */

import { type Board, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { namesOf } from "../../names/names.js";
import { blank } from "./markup.js";
import { withoutOpenings } from "./openings.js";

/** `1.`, `(2)`, `3/`, `b)`, `II.`, before an item. */
const numbers = regex("giu")`
  [\u2460-\u2473\u2776-\u277f]\s*(?=\p{L})|(?<=^|[\s,;])#\d{1,2}\s+(?=\p{L})
  |(?<=^|[\s,;])(?<!(?:article|clause|paragraph) )[(#]?(?:
    \d{1,2}(?:/| of )\d{1,2}[.):]?(?=\s)|\d{1,2}\s?[.)\]:/]{1,2}|\d{1,2}-(?=\s)
    |[ivx]{1,4}[.)](?=\s)
  )[\s,]*(?=\p{L})
  |(?<=^|[\s,;])[a-l]\)\s+(?=\p{L})
  |(?:^\s*\([a-l]\)|(?<=[\s,;])\([b-eg-l]\))\s+(?=(?:a|f|army|fleet)\s)
`;
/** `a. A Par - Bur`: a letter with a stop is a unit, but before one. */
const letters = /^\s*[a-l]\.\s+(?=(?:a|f|army|fleet)\s)/i;
const ordinals = regex("giu")`
  (?<=^|[.;,]\s)\s*(?:
    first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|[4-9]th|next|then|finally|last
  )(?:ly)?\s*[:,]\s+(?=\p{L})
`;
/** `My first order is Paris to Burgundy, my second is ...` */
const counted = regex("giu")`
  (?<=^|[.;,]\s|\band\s)\s*(?:and )?(?:my|the) (?:
    first|second|third|fourth|fifth|sixth|last|final|other|one|only|single|sole
    |next(?= (?:one|is))
  ) (?:(?:order|move|one|unit|build|removal) )?
    (?:(?:i|we) (?:get|have|can build|am allowed|am due) )?(?:is|will be)\s*[:,]?\s+(?=\p{L})
`;
/** `The first build is an army in Warsaw; the second, a fleet in Sevastopol.` */
const countedAgain = regex("giu")`
  (?<=[.;,]\s|\band\s)\s*(?:and )?(?:my|the) (?:second|third|fourth|other|last)
    (?: (?:one|build|removal))?\s*[:,]\s+(?=\p{L})
`;
const named = regex("giu")`
  (?<=^|[.;,]\s)\s*(?:
    (?:order|unit|move)\s+(?:no\.? ?)?#?\d{1,2}\s*[:.)=-]
    |(?:nr|no|num|number)[.\s]\s*\d{1,2}[:.)\s-]
  )\s*(?=\p{L})
`;
/** `New order for Burgundy: hold`, `Me: A Bur H` */
const introduced = regex("iu")`
  ^\W*(?:
    (?:the |my |a |here is )*(?:new |revised |corrected |final )?orders? for (?:the |my )*
      (?=[^:]{2,30}:)
    |(?:me|mine|myself|us)\s*:\s*(?=\p{L})
  )
`;
/** `For Burgundy: support Picardy`, `First Denmark: hold` */
const unitFirst = regex("iu")`
  (?<=^\W*|[.!?]\s+)(?:
    for|first|second|then|next|finally|lastly|also|no changes? (?:for|in|to)
    |nothing new (?:for|in)
  ) (?=(?:the |my )?(\p{L}[\p{L}. ]{1,24}?)\s*:)
`;
/** `My two fleets: London to the Channel`, behind another order too. */
const grouped = regex("iu")`
  (?:^\W*|(?<=[,;.]\s|\band\s))(?:let'?s )?
    (?:(?:send|move|order|my|our|the|both|two|three|four|\d) )*(?:fleets|armies|navy|troops)(?: (?:
      go|goes|move|moves|sail|sails|march|marches|out|off|north|south|east|west|please
    ))*\s*:\s*(?=\p{L}.*(?:[->]|\b(?:to|into|holds?|supports?)\b))
`;
/** `Burgundy: A Bur H`, `for Brest: F Bre - Gas` */
const headed = regex("giu")`
  (?:^\W*|(?<=[.;!]\s+))(?:for |in )?(?:the |my )?(\p{L}[\p{L}. ]{1,24}?)\s*:\s*(?=
    (?:a|f|army|fleet)\s+\p{L}{3,}[\p{L}. /()]*?\s?(?:
      -|>|\u2192|\b(?:to|h|s|c|holds?|stands|supports?|convoys?|moves?)\b
    )
  )
`;
/** `As for Holland: Heligoland Bight` */
const asFor = /(?<=^\W*|[.;,!]\s+)(?:and )?as for (?=(?:the |my )?\p{L}[\p{L}. ]{1,24}?\s*:)/giu;
/** `As for the fleet, Tunis seems the natural choice` */
const asForOne = regex("giu")`
  (?<as>(?<=^\W*|[.;!]\s+)(?:and |but )?as for )(?<unit>(?:the |my )?\p{L}[\p{L}. ]{1,24}?),
  (?<goal>\s(?:the )?\p{L}[\p{L}. ]{2,24}?)
  (?<tail>
    \s(?:it is|it shall be|please|will do|would do|is where (?:it|she|he) (?:goes|should go))
    |\s(?:is|seems|looks|feels|sounds|would be|might be)(?: to be)?(?: like)?\s(?:the|a|an|my)\s
      (?:natural|obvious|best|logical|right|only|sensible|safest|good|better|likely)\s
      (?:choice|target|place|option|destination|goal|move|idea)
  )?(?=\s*(?:[.;!]|$))
`;
/** `As for the army: Yorkshire` */
const typeFirst = regex("giu")`
  ((?:^\W*|[.;,!]\s+)(?:and )?\s*(?:the|my) (?:other )?(?:army|fleet)\s*)(:)
    (?=\s*((?:the )?\p{L}[\p{L}. ]{1,24}?)\s*(?:[.;,!]|$))
`;
/** `My units: A Spa, F Por` */
const listed =
  /^\W*(?:(?:my|our|current|the|present) )*(?:units|positions?|forces|pieces)(?: are| now)?\s*:\s*(?=\S)/i;
const heads = regex("i")`
  ^[\s|;,]*(?:
    origin|units?|orders?|target|destination|dest|types?|locations?|action|province|from|to|where
    |status|power|country|no|nr|#
  )(?:
    [\s|;,/]+(?:
      goal|units?|orders?|target|destination|dest|types?|locations?|action|province|from|to|where
      |status|does|moves?|what
    )
  )+[\s|;,]*$
`;
/** A cell for the verb: `A Paris;moves;Burgundy`, `PAR,MOVE,BUR`. */
const verbCell = regex("i")`
  ^(?:[^;|\t]{1,30}[;|\t]|[^,]{1,30},)\s*(?:
    -+>?|h|holds?|m|moves?|s|supports?|c|convoys?|to|r|retreats?|d|disbands?
  )\s*(?:\||[;\t,](?!\s))
`;
/** `Par-Bur Mar-Spa`: pairs with nothing between them. */
const pairs =
  /^\s*(?:[^:->]{2,20}:\s*)?(?:\p{L}{3,}(?:->?|>)\p{L}{3,}\s+)+\p{L}{3,}(?:->?|>)\p{L}{3,}[\s.]*$/u;
/** `(A Mar S)` behind the order that it helps. */
const helper = regex("gi")`
  \((
    (?!(?:via|by|with|no)\b)[^()]{2,30}\s(?:
      s|c|sup|supp|supports?|supporting|convoys?|convoying|helps?|helping|ferries|carries|takes
      |brings|ships|gets|backs
    )(?: (?:it|this|that|him|her|them))?(?: (?:across|over|along|out|up))?
  )((?:,? (?:of course|naturally|obviously|as always|as agreed|as usual|too))?\s*)\)
`;
/** `Warsaw - Galicia (S: Ukraine)` */
const helpedBy = /\((s|supp?|support|supported by):( [\p{L}. ,&]{3,40})\)/giu;
/** `A Mar (S) A Par - Bur`, `A Mar - S - A Par - Bur`. */
const framedVerb =
  /([([-]\s?)([sc])(\s?[)\]-])(?=\s*(?:([a-z]{2,12})\.?\s+)?(?:a|f|army|fleet)\s)/gi;

/** `- Armies`, above the orders of all armies */
const ofTypes = regex("i")`
  ^\s*(?:
    [*\u2022#=-]+\s*(?:(?:my|the|our|all) )?(?:armies|fleets)[\s:=-]*
    |(?:(?:my|the|our|all) )?(?:armies|fleets)\s*[:=][\s:=-]*
  )$
`;
/** `Builds are two fleets: Kiel and Berlin` */
const buildsAre = regex("iu")`
  ^(\W*)(?:(?:my|the|our) )?(?:new )?builds? (?:are|is|will be)(?=
    :? (?:(?:an?|one|two|three|\d) )?(?:arm(?:y|ies)|fleets?)(?!\p{L})
  )
`;
/** `War: A. Mos: A.` */
const typeOf = /((?:^|[.;,]\s)\s*\p{L}{3,20}\s*:\s*[AF])\.(?=\s|$)/gu;

/** `Trieste - F`, a line of its own */
const typeBehind = /^(\s*(?!(?:a|f)\s)\p{L}[\p{L}. ]{2,20}?\s)-(?=\s[AF]\s*$)/u;

/** `St Pete: fleet on the south coast` */
const onCoast = regex("giu")`
  (?<=^\W*|[.;,]\s+)(\p{L}[\p{L}. ]{2,20}?)(?:\s*:\s*| (?:gets?|receives?|builds?|raises?) )
    (?:(?:an?|one|new) )*(fleet|f),? (?:(?:on|in|at) )?(?:(?:the|its) )?
    ((?:north|south|east|west)(?:ern)? coast)(?!\p{L})
`;

/** `What stays: Budapest. What goes: Galicia`, of units in winter */
const listedAs = regex("giu")`
  (?<=^\W*|[.;!]\s+)(?:what|who|those (?:that|who|which)|the ones (?:that|which)) (?:
    (stays?|remains?|i keep|survives?)|goes|go|leaves?|comes? off|i remove|i scrap|i disband
  )\s*:(?=\s*\p{L})
`;

/** `Builds: none` */
const buildless = regex("iu")`
  ^\W*(?:new |my )?(builds?|building|adjustments?|bau|baut)\s*[:=]\s*(?:
    none|nothing|nil|no|nope|0|zero|n/a|-+|\u2014|keine[rns]?|nichts|aucune?|rien|nessun[oa]?
    |niente|ningun[oa]?|nada|geen|niets|nenhum[a]?
  )\W*$
`;

/** `Con;Bul`: a unit and where it goes, as tables print them. */
const cellsOfMove = regex("u")`
  ^\s*["']?(?:[AF]\s+)?(\p{L}[\p{L}. -]{1,20}?)(?:;|\s;\s|["'][;,]["'])
    ((?:->?\s?)?\p{L}[\p{L}. -]{0,20})["']?\s*$
`;

/** `PAR;A;BUR`: the type of the unit behind its place. */
const cellsOfType =
  /^\s*(\p{L}[\p{L}. ]{1,20})[;|\t,]\s*([AF])\s*[;|\t,]\s*(\p{L}[\p{L}. ]{0,20})\s*$/u;

/** `| 1 | A Ven | hold |`: the number of a row. */
const rowNumber = /^(\s*\|?\s*)\d{1,2}\s*\|(?=\s*\p{L})/u;

/** The line with its items as sentences. */
export function withItems(board: Board, text: string): string {
  if (heads.test(text) || ofTypes.test(text)) return blank(text);
  if (buildless.test(text)) return "no builds";
  const shown = text
    .replace(rowNumber, blank)
    .replace(buildsAre, (words, start: string) => `${start}build`.padEnd(words.length))
    .replace(typeOf, "$1;")
    .replace(typeBehind, "$1:")
    .replace(listedAs, (words, stays: string | undefined) =>
      (stays === undefined ? "remove" : "keep").padEnd(words.length),
    )
    .replace(onCoast, (words, place: string, type: string, coast: string) =>
      `${type} ${place} ${coast};`.padEnd(words.length),
    )
    .replace(takenOff, (_, verb: string, units: string, off: string) => {
      return `drop${blank(verb.slice(4))}${units}${blank(off)}`;
    });
  const kept = shown.replace(leftThere, (words, verb: string, units: string) => {
    return `hold${blank(verb.slice(4))}${units}${blank(words.slice(verb.length + units.length))}`;
  });
  return itemised(board, kept.replace(prepositions, " - "));
}

/** `Take Galicia and Greece off the board`. */
const takenOff =
  /\b(takes?)(\s.{3,60}?)(\soff(?: (?:the )?(?:board|map))?)(?=\s*(?:$|[.,;!]|please\b|thanks\b))/giu;
/** `Leave Munich where it is`. */
const leftThere = regex("giu")`
  \b(leav(?:e|es|ing))(\s(?:(?!\b(?:for|to)\b)[^.,;!]){2,60}?\s)(?:
    (?:exactly |right |just )?(?:
      where (?:it|they|he|she) (?:is|are|stands?)|in (?:place|position)|alone|at home
      |(?:as|where) (?:it|they) (?:is|are)|as is|untouched|unmoved|be|there|put
    )
    |(?:to )?hold(?:ing)?
  )(?=\s*(?:$|[.,;!]|and\b|but\b))
`;
/** `A Toscana a Roma`: a small letter between names, behind the capital of the unit's type. */
const prepositions = regex("gu")`
  (?<=
    (?:
      (?:^|[,;.:]\s*)[AFE]
      |\s(?:apoya|apoia|appoggia|supporta|respalda|sostiene|soutient)(?: a| [AF])?
    ) \p{Lu}[\p{L}.]{2,15}(?: \p{Lu}[\p{L}.]{2,15}){0,2}
  ) a (?=\p{Lu}\p{L}{2,}(?: \p{L}+){0,2}\s*(?:$|[,;.]))
`;

/** `Hol | S Ruh-Bel`: a unit and what it helps. */
const cellsOfHelp =
  /^(\s*\|?\s*(?:[AF]\s+)?\p{L}[\p{L}. ]{1,20})[|;\t](?=\s*(?:s|c|supports?|convoys?)\s+\p{L})/iu;

/** `| F MAO | hold | - |`, `Ion | Tun | no support`: a cell that says nothing. */
const emptyCell =
  /\|\s*(?:[-\u2013\u2014]|none|n\/a|nil|no (?:support|convoy|help))\s*(?=\|?\s*$)/iu;

function itemised(board: Board, text: string): string {
  const told = text.replace(emptyCell, blank).replace(cellsOfHelp, "$1 ");
  const cells = verbCell.test(told) ? told.replace(/[;|\t,]/g, " ") : withoutSemicolon(board, told);
  return separated(board, unnumbered(withoutHeadings(board, withSpokenBrackets(cells))))
    .replace(helpedBy, (_, verb: string, units: string) => `,${verb}:${units};`)
    .replace(helper, (_, words: string, rest: string) => `,${words}${blank(rest)};`)
    .replace(framedVerb, (words, open: string, verb: string, shut: string, power?: string) => {
      const isHelp = power === undefined || namesOf(board).nation(spelling(power)).length > 0;
      return isHelp ? `${blank(open)}${verb}${blank(shut)}` : words;
    });
}

const stays = /^(?:h|holds?|stays?|stands?|remains?)(?: (?:put|there|in place))?$/i;

function withoutSemicolon(board: Board, text: string): string {
  const [, place = "", type, behind = ""] = cellsOfType.exec(text) ?? [];
  if (type !== undefined && board.names.has(spelling(place))) {
    const sign = board.names.has(spelling(behind)) ? "-" : " ";
    return `${place} ${type}${sign}${behind}`.padEnd(text.length);
  }
  const [, unit = "", goal = ""] = cellsOfMove.exec(text) ?? [];
  if (!board.names.has(spelling(unit))) return text;
  if (board.names.has(spelling(goal))) return text.replace(/[;,]/, "-");
  // `A STP;- NWY`
  if (/^\s*[->]/.test(goal)) return text.replace(/[;,]/, " ");
  return stays.test(goal.trim()) ? text.replace(";", " ") : text;
}

/** Without the words that only say that orders follow. */
function withoutHeadings(board: Board, text: string): string {
  const isPlace = (name: string) => board.names.has(spelling(name.replace(/^\s*(?:the|my) /i, "")));
  const apart = text.replace(
    asForOne,
    (words, as: string, unit: string, goal: string, tail: string | undefined) =>
      isPlace(goal) && (isPlace(unit) || /\b(?:fleet|army)\b/i.test(unit))
        ? `${blank(as)}${unit}:${goal}${blank(tail ?? "")}`
        : words,
  );
  const title = titled(board, depends.test(apart) ? apart : apart.replace(butI, parted));
  if (!/[:\u2013\u2014]| - /.test(title)) return title;
  return withoutOpenings(board, title)
    .replace(introduced, blank)
    .replace(listed, blank)
    .replace(grouped, blank)
    .replace(asFor, blank)
    .replace(typeFirst, (words, unit: string, _: string, goal: string) =>
      board.names.has(spelling(goal.replace(/^the /i, ""))) ? `${unit}-` : words,
    )
    .replace(unitFirst, (words, name: string) =>
      board.names.has(spelling(name)) ? blank(words) : words,
    )
    .replace(headed, (words, name: string) =>
      board.names.has(spelling(name)) ? blank(words) : words,
    );
}

/** `FRANCE - A Par - Bur`: a title that is no way. */
const dashed = regex("iu")`
  ^(\W*)(\p{L}[\p{L}-]{2,20})(\s*)[-\u2013\u2014](?=
    \s+(?:a|f|army|fleet)\s+\p{L}{3}.*(?:[->]|\b(?:to|h|s|c|holds?|supports?|convoys?)\b)
  )
`;

/** `Italy asked for F Mar - Lyo but I order F Mar - Pie`: what is done stands behind what is told. */
const butI = regex("iu")`
  (?:
    [,;.]?\s+(?:but|so|and|and so|therefore|hence|while|whilst|whereas)
    |(?:[,;.]\s+(?:and )?|\s)meanwhile,?|[;.](?= mine (?:is|are))|,
  ) (?:in the end |after all |now |instead )?(?:
    mine (?:is|are)
    |(?:i|we)(?: now| hereby| will| shall|'ll| still| only)? (?:
      order|play|do|go|move|choose|prefer|issue|enter|go with|settle for
    )
    |(?:really |actually |in fact |in truth |of course )?(?:
      it(?:['\u2019]s| is)|(?:my|the) (?:real |true |actual )?orders? (?:is|are)
    )
  ) (?=(?:a|f|army|fleet)\s\p{L}{3})
`;
/** `[Germany] F Kie - Den` */
const framedTitle = /^\s*[[(<{*=]([\p{L}-]{4,20})[\])>}*=](?=\s*\p{L})/u;
const depends =
  /\b(?:if|unless|when|whether|provided|assuming|suppose|should|would|could|might|else|otherwise)\b/i;

function parted(words: string): string {
  return `;${blank(words.slice(1))}`;
}

function titled(board: Board, text: string): string {
  const named = text.replace(framedTitle, (all, name: string) =>
    namesOf(board).nation(spelling(name)).length > 0 ? ` ${name}:` : all,
  );
  return named.replace(dashed, (all, start: string, name: string, gap: string) =>
    namesOf(board).nation(spelling(name)).length > 0 ? `${start}${name}${gap}:` : all,
  );
}

/** `Spain open parenthesis south coast close parenthesis`, as it was dictated. */
function withSpokenBrackets(text: string): string {
  return text.replace(
    /\b(open|close)d? (?:parenthesis|paren|bracket)\b/gi,
    (words, which: string) => (which.toLowerCase() === "open" ? "(" : ")").padEnd(words.length),
  );
}

/** `(a) Kie S Hol, (b) Hol H` */
const lettered = /(?<=^\s*|[,;.]\s+)\([a-l]\)\s+(?=\p{L})/giu;
const inLetters = /^\s*\(a\)\s.*[,;.]\s+\(b\)\s/iu;

function unnumbered(written: string): string {
  const text = inLetters.test(written)
    ? written.replace(lettered, (mark, at: number) =>
        at < 3 ? blank(mark) : `;${blank(mark.slice(1))}`,
      )
    : written;
  const item = (mark: string, at: number) => (at === 0 ? blank(mark) : `;${blank(mark.slice(1))}`);
  return text
    .replace(letters, blank)
    .replace(named, item)
    .replace(ordinals, item)
    .replace(counted, item)
    .replace(countedAgain, item)
    .replace(numbers, (mark: string, at: number) => item(mark, at));
}

/** Orders between rules, slashes or nothing at all: each a sentence. One unit twice is a choice, and stays. */
function separated(board: Board, text: string): string {
  if (pairs.test(text)) {
    return text.split(/\s+/).some((word) => areNames(board, [word]))
      ? text
      : text.replace(/(?<=\p{L}(?:-|>)\p{L}+)\s(?=\s*\p{L})/gu, ";");
  }
  if (unitsOnly.test(text)) return text.replaceAll("/", ",");
  if (sharing.test(text) || sharedBefore.test(text)) return text.replaceAll("/", ",");
  const slashed = text.split("/");
  const isTwo = (item: string) =>
    !ofCoast.test(item) &&
    (pair.test(item) || (twoWords.test(item) && areNames(board, item.trim().split(/\s+/))));
  const arePairs = slashed.length > 1 && slashed.every(isTwo);
  if (arePairs || (slashed.length > 1 && slashed.every((item) => typed.test(item)))) {
    return haveOneUnitTwice(slashed) ? text : text.replaceAll("/", ";");
  }
  const isOrder = (item: string) => order.test(item) && !areNames(board, [item]);
  // `tri h/ser s gre/bud-rum`
  const isItem = (item: string) => isTwo(item) || (isOrder(item) && !ofCoast.test(item));
  if (slashed.length > 1 && slashed.every(isItem) && !haveOneUnitTwice(slashed))
    return text.replaceAll("/", ";");
  const items = text.split(/\s[|/]\s/);
  items[0] = items[0]!.replace(/^\s*\p{L}{3,20}(?:,? \p{L}{0,6}\s?\d{2,4}\p{L}?)?\s*:/u, "");
  const first = Math.max(0, items.findIndex(isOrder));
  const orders = items.slice(first);
  if (!items.slice(0, first).every((item) => title.test(item))) return text;
  if (items.length < 2 || !orders.every(isOrder)) return text;
  return haveOneUnitTwice(orders) ? text : text.replace(/\s[|/](?=\s)/g, " ;");
}

/** `F Lyo - Spa/sc`: the slash before a coast parts no orders. */
const ofCoast = /^\s*(?:[nsew]c|north|south|east|west)(?!\p{L})/iu;

function haveOneUnitTwice(items: readonly string[]): boolean {
  const units = new Set(items.map((item) => unitOf(item).toLowerCase()));
  return units.size < items.length;
}

/** `2 removals: F Adr / A Apu` */
const unitsOnly = regex("iu")`
  ^(?:[\p{L}\d ]{3,20}:)?\s*(?:a|f|army|fleet)\s+\p{L}{3,}
    (?:\s*/\s*(?:a|f|army|fleet)\s+\p{L}{3,})+[\s.!]*$
`;

/** `Con/Smy/Ank hold`: what is said of all. */
const sharing = regex("iu")`
  ^\s*(?:(?:armies|fleets)\s+)?\p{L}{3,}(?:/\p{L}{3,})+\s+(?:(?:both|all)\s+)?
    (?:h|holds?|stands?|stays?|d|disbands?)[\s.!]*$
`;

/** `Hold Con/Smy/Ank` */
const sharedBefore =
  /^\s*(?:holds?|disband|remove|destroy)\s+(?:(?:armies|fleets)\s+)?\p{L}{3,}(?:\/\p{L}{3,})+[\s.!]*$/iu;

/** The first letters of its place, as far as an abbreviation goes. */
function unitOf(item: string): string {
  return item.replace(/^\W*(?:(?:a|f|army|fleet)\s+)?/i, "").slice(0, 3);
}

/** `Vie-Gal/Bud-Ser/Tri-Alb`, `Paris: Burgundy / Marseilles: Spain` */
const pair = /^\s*\p{L}{3,}(?:\s*(?:->?|>)\s*\p{L}{3,}|\s*:\s*\p{L}[\p{L}. ]+)[\s.]*$/u;

/** `par bur / mar spa` */
const twoWords = /^\s*\p{L}{3,}\s+\p{L}{3,}\s*$/u;

function areNames(board: Board, words: readonly string[]): boolean {
  return words.every((word) => board.names.has(spelling(word)));
}

/** `A Par-Bur/A Mar-Spa`: each begins with the type of its unit and has a verb. */
const typed =
  /^\s*(?:a|f|army|fleet)\s+\p{L}{3}[^/]*?(?:[->\u2192]|\b(?:h|s|c|holds?|supports?|convoys?|to)\b)/iu;

/** `France / Spring 1901 / A Par - Bur` */
const title = /^\s*\p{L}{3,20}(?:,? \p{L}*\d*)?\s*$/u;

const order = regex("iu")`
  ^\s*[\p{L}. ]{3,30}(?:/[nsew]c|\([nsew]c\))?\s*
    (?:[->\u2192]|\b(?:h|s|c|holds?|supports?|convoys?|to)\b)
`;
