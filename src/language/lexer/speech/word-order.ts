/**
 * Sentences in the order in which people speak, brought to one that the grammar knows: `the fleet leaves Kiel for
 * Denmark`, `with Rome coming up to Venice`, `Tyrolia supports Venice, which attacks Trieste`. Nothing is added that
 * was not said.
 */
import { regex } from "../../../util/index.js";
import { is, type Token, type Tokens, token, verbRoles } from "../token.js";
import { unitRoles } from "./clauses.js";
import { withCountedOthers, withNobody, withStillness, withWaiting } from "./staying.js";

const modal = regex()`
  ^(?:
    does|do|has|needs?|ought|wants?|wish|wishes|try|tries|attempts?|continues?|hurry|hurries
    |hopes?|dares?|gets
  )$
`;
/** Words by which a unit comes where another stood. */
const succeeding = /^\p{L}+ .*(?:place|spot|gap|post|seat|berth)$/u;
const others = /^(?:his|her|their)$/;
/** What lets a unit go. */
const freeing = /^(?:can|may)$/;
const leaving = regex()`
  ^(?:
    leave|leaves|leaving|quits?|departs?|abandons|vacates|exits|forsakes|deserts|swaps|trades
    |abandon|vacate
  )$
`;
/** Words for who comes with a unit. */
export const company = /^(?:with|w|mit|con|avec|met|com)$/;
const relative = /^(?:which|who|that|che|qui|que)$/;
/** `all hold but Serbia: she goes to Budapest` */
const exempt = /^(?:who|which|that|che|qui|que|it|she|he|that one|the latter)$/;
/** Behind an order they say why, behind a unit alone what it does: `Vienna to help Trieste into Tyrolia`. */
const aiding = /^to (?:help|protect|defend)$/;
const going = /^(?:go|goes|move|moves|sail|sails|march|marches)$/;
const sending = /^(?:send|move|march|sail|bring|take|order)$/;
const compass = /^(?:north|south|east|west)(?:wards?)?$/;
/** Verbs of motion at the end of a clause, as German and Dutch have them. */
const infinitive = regex()`
  ^(?:
    ziehen|gehen|fahren|marschieren|segeln|laufen|bewegen|schicken|vorrucken|gaan|trekken|varen
    |zeilen|verplaatsen|sturen|geht|zieht|fahrt|faehrt|marschiert|segelt|gaat|trekt|vaart|go
  )$
`;

/** `La flotta resta a Trieste`: in these languages `a` is no army. */
const romanceStay =
  /^(?:resta|restano|rimane|rimangono|sta|stanno|reste|restent|se quedan?|permanecen?|ficam?|permanecem)$/;

const cues = [
  aiding,
  going,
  romanceStay,
  sending,
  modal,
  leaving,
  company,
  relative,
  compass,
  infinitive,
  succeeding,
  others,
  regex()`
    ^(?:
      nobody|noone|no one|nothing|none|can|may|supports?|for|for the|from|don|doesn|dont|doesnt
      |wont|isnt|arent|neednt|needn|won|isn|aren|not|nothing else|nobody else|no one else
      |noone else|no other units?|the other|my other|wait|watch|relax|rest|look on|take it easy
    )$
  `,
];

/** The tokens of a sentence in such an order. */
export function inOrder(tokens: Tokens): Tokens {
  const isCue = (word: Token) => is(word, "all-but") || cues.some((cue) => cue.test(word.text));
  if (!tokens.some(isCue)) return tokens;
  return [
    withCountedOthers,
    withStillness,
    withNobody,
    withWaiting,
    withImperatives,
    withLeave,
    withoutModals,
    withoutGroups,
    withDepartures,
    withSharedGoing,
    withSuccession,
    withStands,
    withOthersUnits,
    withCompany,
    withExceptions,
    withRelatives,
  ].reduce((all, shape) => shape(all), tokens);
}

/** `Venice has to stay`, `the fleet can stay`, `Edinburgh north to the Norwegian Sea`, `nach Kiel ziehen`. */
function withoutModals(tokens: Tokens): Tokens {
  return tokens.flatMap((word, at) => {
    const [before, next, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (word.text === "a" && romanceStay.test(before?.text ?? "") && is(next, "place")) return [];
    const isLeave = freeing.test(word.text) && !is(word, "place") && is(next, "hold", "retreat");
    if (isLeave && is(before, ...unitRoles, "reference", "others")) return [];
    if (!is(before, ...unitRoles)) return [word];
    if (aiding.test(word.text) && is(next, ...unitRoles) && at < 3) {
      return [{ ...word, roles: ["support"] }];
    }
    const isVerb =
      next?.text === "to" ? is(verb, ...verbRoles) : /^to \p{L}/u.test(next?.text ?? "");
    const isModal =
      (modal.test(word.text) && is(next, "arrow") && isVerb) ||
      (/^(?:do|does)$/.test(word.text) && is(next, "arrow") && /^\p{L}/u.test(next!.text));
    const isWay =
      compass.test(word.text) &&
      is(before, "place", "coast") &&
      /^\p{L}/u.test(next?.text ?? "") &&
      is(next, "arrow") &&
      is(verb, "place");
    const isEnd =
      infinitive.test(word.text) &&
      (next === undefined || is(next, "separator")) &&
      tokens.slice(0, at).some((other) => is(other, "arrow"));
    return isModal || isWay || isEnd ? [] : [word];
  });
}

/**
 * `Picardy can move to Brest`: what a unit may do is done. Beside an order that is sure; alone it is a guess, which the
 * reply shows.
 */
function withLeave(tokens: Tokens): Tokens {
  const isFreed = (at: number) =>
    freeing.test(tokens[at]?.text ?? "") &&
    !is(tokens[at], "place") &&
    is(tokens[at - 1], ...unitRoles) &&
    is(tokens[at + 1], "arrow") &&
    is(tokens[at + 2], "place");
  const isOrder = (word: Token, at: number) =>
    is(word, "arrow", "hold") && !freeing.test(tokens[at - 1]?.text ?? "");
  const isSure = tokens.some(isOrder);
  return tokens.flatMap((word, at) => {
    if (isFreed(at) && (isSure || word.text === "can")) return [];
    return isFreed(at - 1) && !isSure ? [{ ...word, guessed: true }] : [word];
  });
}

/** `Warsaw marches to Galicia, and send Moscow to Ukraine`: behind an order such a verb begins another. */
function withImperatives(tokens: Tokens): Tokens {
  return tokens.flatMap((word, at) => {
    const before = tokens[at - 1];
    const [unit, way] = tokens
      .slice(at + 1, at + 4)
      .filter((other) => !is(other, "army", "fleet") || is(other, "place"));
    const isOrdered = tokens.slice(0, at).some((other) => is(other, "arrow", "hold", "support"));
    const isUnit = isOrdered && is(unit, "place") && is(way, "arrow");
    if (!sending.test(word.text) || !isUnit) return [word];
    if (is(before, "separator")) return [];
    return is(before, "place", "coast") ? [token(["separator"], word)] : [word];
  });
}

/** `My fleets go Lon-Nth and Edi-Nwg`: each order names its unit. */
function withoutGroups(tokens: Tokens): Tokens {
  const begins = (at: number) => {
    const [before, type, verb, place, arrow] = [-1, 0, 1, 2, 3].map((step) => tokens[at + step]);
    const isSubject = before === undefined || is(before, "separator");
    const isGroup = isSubject && is(type, "army", "fleet") && going.test(verb?.text ?? "");
    return isGroup && is(place, "place") && is(arrow, "arrow");
  };
  return tokens.filter((_, at) => !begins(at) && !begins(at - 1));
}

/** `London heads for the Channel, Edinburgh for the North Sea`: the verb is said once. */
function withSharedGoing(tokens: Tokens): Tokens {
  const first = tokens.findIndex((word) => is(word, "arrow") && /.+ for$/.test(word.text));
  if (first < 0) return tokens;
  return tokens.map((word, at) => {
    const isWay = is(tokens[at - 1], "place", "coast", "unitword") && is(tokens[at + 1], "place");
    const begins = is(tokens[at - 2], "separator", "army", "fleet", "place");
    const isShared = at > first && /^for(?: the)?$/.test(word.text);
    return isShared && begins && isWay ? token(["arrow"], word) : word;
  });
}

/** `the fleet leaves Kiel for Denmark`: from Kiel to Denmark. */
function withDepartures(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) => leaving.test(word.text) && is(tokens[index - 1], "army", "fleet"),
  );
  const goes = tokens.findIndex(({ text }, index) => index > at && /^for\b/.test(text));
  const between = tokens.slice(at + 1, goes);
  const isWay = between.length > 0 && between.every((word) => is(word, "place", "coast"));
  if (at < 0 || !isWay || !is(tokens[goes + 1], "place")) return tokens;
  return tokens.map((word, index) => {
    if (index === at) return token(["from"], word);
    return index === goes ? token(["arrow"], word) : word;
  });
}

function isSuccession(word: Token | undefined): boolean {
  return succeeding.test(word?.text ?? "") && is(word, "reference");
}

/** `Belgium takes its place in Holland`, `Burgundy fills the gap by moving to Marseilles`: where it goes is said. */
function withSuccession(tokens: Tokens): Tokens {
  return tokens.flatMap((word, at) => {
    if (word.text === "by" && isSuccession(tokens[at - 1])) return [];
    if (!isSuccession(word)) return [word];
    const [next, place] = tokens.slice(at + 1, at + 4).filter(({ text }) => text !== "by");
    if (is(next, "place")) return [token(["arrow"], word)];
    return is(next, "arrow") && is(place, "place") ? [] : [word];
  });
}

/** `the other fleet supports it from the Norwegian Sea`: where the unit that helps stands says which it is. */
function withStands(tokens: Tokens): Tokens {
  const from = tokens.findIndex(({ text }) => text === "from");
  const help = tokens.slice(0, Math.max(0, from)).findLastIndex((word) => is(word, "support"));
  const begin =
    tokens.slice(0, Math.max(0, help)).findLastIndex((word) => is(word, "separator")) + 1;
  const [subject, object] = [tokens.slice(begin, Math.max(0, help)), tokens.slice(help + 1, from)];
  const isUnnamed =
    subject.length > 0 &&
    subject.every((word) => is(word, "army", "fleet", "others") && !is(word, "place"));
  const behind = tokens.findIndex((word, at) => at > from && is(word, "separator"));
  const end = behind < 0 ? tokens.length : behind;
  const stand = tokens.slice(from + 1, end);
  const isPlace = is(stand[0], "place") && stand.slice(1).every((word) => is(word, "coast"));
  if (help < 0 || from < 0 || !isUnnamed || !isPlace || object.some((word) => is(word, "place")))
    return tokens;
  const type = subject.filter((word) => is(word, "army", "fleet"));
  return [
    ...tokens.slice(0, begin),
    ...type,
    ...stand,
    tokens[help]!,
    ...object,
    ...tokens.slice(end),
  ];
}

/** `Naples supports his fleet to Greece`: a unit of somebody else's without its place, and none of the writer's. */
function withOthersUnits(tokens: Tokens): Tokens {
  return tokens.map((word, at) => {
    const [before, owner, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    const isTheirs = others.test(owner?.text ?? "") && is(before, "support", "convoy");
    const isUnnamed = is(word, "army", "fleet") && !is(next, "place");
    return isTheirs && isUnnamed ? token(["unknown"], word) : word;
  });
}

/** `..., with Rome coming up to Venice` is one order more; `with Kiel to Denmark` says who goes. */
function withCompany(tokens: Tokens): Tokens {
  return tokens.flatMap((word, at) => {
    if (!company.test(word.text) || !is(tokens[at + 1], ...unitRoles)) return [word];
    const verb = tokens
      .slice(at + 1)
      .find((other) => is(other, ...verbRoles, "separator") || isSuccession(other));
    const isOrdered = tokens.slice(0, at).some((other) => is(other, "arrow", "hold"));
    const helps = isOrdered && is(verb, "support", "convoy") && /ing\b/.test(verb!.text);
    // `With A Pru I support A Ber`
    const helped = tokens[tokens.indexOf(verb!) + 1];
    const isOwnHelp = at === 0 && is(verb, "support") && is(helped, ...unitRoles, "nation");
    const follows = isOrdered && verb !== undefined && isSuccession(verb);
    if (!(helps || isOwnHelp || follows || is(verb, "arrow", "hold")) || is(verb, "place"))
      return [word];
    if (helps) return is(tokens[at - 1], "separator") ? [] : [token(["separator"], word)];
    if (at === 0 || is(tokens[at - 1], "separator")) return [];
    return /^\p{L}+ing\b/u.test(verb!.text) ? [token(["separator"], word)] : [word];
  });
}

/** `Everyone stays except Galicia, which goes to Ukraine, and Vienna, which goes to Galicia`. */
function withExceptions(tokens: Tokens): Tokens {
  const but = tokens.findIndex((word) => is(word, "all-but"));
  if (but < 0) return tokens;
  const isDoing = (at: number) =>
    at > but && exempt.test(tokens[at]?.text ?? "") && is(tokens[at + 1], ...verbRoles);
  const isSign = (at: number) => is(tokens[at], "separator") && (isDoing(at + 1) || at === but - 1);
  return tokens.some((_, at) => isDoing(at))
    ? tokens.filter((_, at) => !isDoing(at) && !isSign(at))
    : tokens;
}

/** `Tyrolia supports Venice, which attacks Trieste`: what is said of Venice is its order, and what is supported. */
function withRelatives(tokens: Tokens): Tokens {
  const at = tokens.findIndex(
    (word, index) => relative.test(word.text) && is(tokens[index + 1], "arrow", "hold"),
  );
  const helps = tokens.slice(0, Math.max(at, 0)).findLastIndex((word) => is(word, "support"));
  if (at < 0 || helps < 1) return tokens;
  const comma = is(tokens[at - 1], "separator") ? tokens[at - 1]! : tokens[at]!;
  const unit = tokens.slice(helps + 1, tokens.indexOf(comma));
  if (
    !unit.some((word) => is(word, "place")) ||
    !unit.every((word) => is(word, ...unitRoles, "nation"))
  )
    return tokens;
  const behind = tokens.findIndex((word, index) => index > at && is(word, "separator"));
  const end = behind < 0 ? tokens.length : behind;
  const doing = tokens.slice(at + 1, end);
  const way = is(doing[0], "arrow") ? doing : [];
  const rest = [token(["separator"], comma), ...unit, ...doing, ...tokens.slice(end)];
  return [...tokens.slice(0, helps + 1), ...unit, ...way, ...rest];
}
