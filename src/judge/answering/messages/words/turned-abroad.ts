/**
 * What one reader is to be told, in words to them, in other languages than English: `dass er Armenien haben
 * kann` is said as `du kannst Armenien haben`. Only what keeps its sense for sure is turned.
 */
import { regex } from "../../../../util/index.js";

/** The words behind the name, as said to their reader; `link` is the word before them. Null where more would change. */
export function turnedAbroad(link: string, what: string): string | null {
  const said = what.replace(/\s*\?\s*$/, ".");
  const joined = link.trim().toLowerCase().replace("\u2019", "'");
  if (joined === "?") return askedAbroad(said);
  if (joined === "dass" || joined === "da\u00df") return german(said);
  if (joined === "dat") return dutch(said);
  if (joined === "che") return italian(said);
  if (joined === "qu'" || (joined === "que" && isFrench(said))) return french(said, joined);
  return joined === "que" ? spanish(said) : null;
}

/** `Warum er hierher zieht`, `s'il est d'accord`: the order of its words stays as it is. */
function askedAbroad(what: string): string | null {
  if (/(?<!\p{L})(?:hij|hem|waarom|wat|wanneer|hoe|waar)(?!\p{L})/iu.test(what))
    return dutchToThem(what);
  if (/(?<!\p{L})(?:er|ihm|ihn|seine?[mnrs]?)(?!\p{L})/iu.test(what)) return germanToThem(what);
  return isFrench(what) ? french(what, "que") : null;
}

const frenchWords = regex("iu")`
  (?<!\p{L})(?:
    je|j['\u2019]\p{L}+|ils?|elles?|ne|n['\u2019]\p{L}+|pas|est|les|des|du|au|et|nous|on|ma|mon
    |mes|c['\u2019]est
  )(?!\p{L})
`;

function isFrench(what: string): boolean {
  return frenchWords.test(what);
}

/** `Er` as `du`, and the verb that ends a clause behind its subject. */
function german(what: string): string | null {
  const turned = germanToThem(what);
  if (turned === null) return null;
  const parts = turned.split(furtherClause);
  if (parts.some((part) => sharedSubject.test(part))) return null;
  const main = parts.map((part) => {
    const [, and = "", rest = part] = /^(,? und )(?:dass |da\u00df )?(.*)$/su.exec(part) ?? [];
    return `${and}${verbSecond(rest, germanPrefixes) ?? ""}`;
  });
  return main.some((part) => /^(?:,? und )?$/.test(part)) ? null : main.join("");
}

/** Behind an `and`, a subject of its own; but not a noun that goes with the noun before. */
const furtherClause = regex("u")`
  (?=,? und (?:dass |da\u00df )?(?:ich|wir|du) )
  |(?<= \p{Ll}\p{L}*)(?=,? und (?:dass |da\u00df )?(?:die|der|das|mein|meine|unser|unsere) \p{Lu})
`;
/** `Ich nicht komme und nichts tue`: two verbs, of which the first does not stand at the end. */
const sharedSubject = regex("u")`
  ^(?!,? und ).* (?!(?:heute|morgen|gerne|lange|beide|alle|keine?n?) und)
  (?:\p{Ll}{2,}en?|bin|kann|will|muss|mu\u00df|darf|soll|mag|wei\u00df|war|hat|ist) und \p{Ll}
`;

function germanToThem(what: string): string | null {
  if (/(?<!\p{L})(?:sie|ihnen|ihre?[mnrs]?|sich|man)(?!\p{L})/iu.test(what)) return null;
  return what
    .replace(
      /(?<!\p{L})er(?= )(?:(?! und (?:was|warum|ob|dass|da\u00df|wann|wie|wo|er)(?!\p{L}))[^,.;!?])*/giu,
      germanClause,
    )
    .replace(/(?<!\p{L})ihm(?!\p{L})/giu, "dir")
    .replace(/(?<!\p{L})ihn(?!\p{L})/giu, "dich")
    .replace(/(?<!\p{L})sein(e[mnrs]?)?(?= \p{Lu})/giu, "dein$1");
}

/** A clause of `er`: its verb stands at its end, or behind `er` where something else stands before that. */
function germanClause(clause: string): string {
  const words = clause.trimEnd().split(" ");
  const last = words.at(-1) ?? "";
  const verb = words.length > 1 ? germanVerb(last) : null;
  if (verb === null) return clause;
  return ["du", ...words.slice(1, -1), verb].join(" ");
}

function germanVerb(verb: string): string | null {
  const known = germanVerbs[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/(?:ss|\u00df|z|x|s)t$/.test(verb)) return verb;
  if (/te$/.test(verb)) return `${verb}st`;
  return /[^t]t$/.test(verb) ? `${verb.slice(0, -1)}st` : null;
}

const germanVerbs: Readonly<Record<string, string>> = {
  ...{ kann: "kannst", darf: "darfst", soll: "sollst", muss: "musst", mu\u00df: "musst" },
  ...{
    will: "willst",
    mag: "magst",
    hat: "hast",
    ist: "bist",
    wird: "wirst",
    wei\u00df: "wei\u00dft",
  },
  ...{ h\u00e4lt: "h\u00e4ltst", tritt: "trittst", w\u00e4re: "w\u00e4rst" },
};

const germanPrefixes = regex("u")`
  ^(
    an|ab|auf|aus|bei|ein|frei|fern|her|hin|los|mit|nach|\u00fcberein|vor|weg|weiter|zu
    |zur\u00fcck|zusammen
  )(?=\p{L}{4,}$)(?!antwort|arbeit|auf[^\p{L}])
`;

/** `Ich ihm Belgien \u00fcberlasse` as `ich \u00fcberlasse ihm Belgien`; null where its subject is not plain. */
function verbSecond(clause: string, prefixes: RegExp | null): string | null {
  const [, subject = "", middle = "", rest = ""] = secondVerb.exec(clause) ?? [];
  const words = middle.trim().split(" ");
  if (subject === "" || words.length === 0) return null;
  const isDutch = prefixes === null;
  const at = isDutch ? dutchVerbAt(words) : words.length - 1;
  const verb = words[at] ?? "";
  if (!/^\p{Ll}/u.test(verb)) return null;
  const [prefix = ""] = prefixes?.exec(verb) ?? [];
  const left = [...words.slice(0, at), ...words.slice(at + 1), prefix].filter(
    (each) => each !== "",
  );
  return `${[subject, verb.slice(prefix.length), ...left].join(" ")}${rest}`;
}

const own = "m[ei]{1,2}n(?:e|en|er)?|unsere?|mijn|ons|onze|[Dd](?:er|ie|as|e)|[Hh]et";
const secondVerb = regex("su")`
  ^(
    (?:[Ii]ch|[Ww]ir|[Dd]u|[Ii]k|[Ww]ij|[Ww]e|[Jj]e)|(?:${own}) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?
    |\p{Lu}\p{L}+
  ) ([^,.;!?]*)(.*)$
`;

/** `Mag hebben`: the verb that agrees with its subject stands before the others. */
function dutchVerbAt(words: readonly string[]): number {
  const modal =
    /^(?:mag|kan|kun|zal|zult|wil|wilt|moet|zou|zouden|hoef|hoeft|ga|gaat|laat|heb|hebt|ben|bent)$/i;
  return words.length > 1 && modal.test(words.at(-2) ?? "") ? words.length - 2 : words.length - 1;
}

function dutch(what: string): string | null {
  const turned = dutchToThem(what);
  if (turned === null) return null;
  const [, main = turned, below = ""] =
    /^(.*?)( (?:als|wanneer|zolang|omdat|tenzij|mits|indien|zodat|want) .*)$/su.exec(turned) ?? [];
  const said = main.split(/(?=,? en (?:dat )?(?:ik|wij|we|je) )/u).map((part) => {
    const [, and = "", rest = part] = /^(,? en )(?:dat )?(.*)$/su.exec(part) ?? [];
    const turned = verbSecond(rest, null);
    return turned === null ? null : `${and}${turned}`;
  });
  return said.includes(null) ? null : `${said.join("")}${below}`;
}

function dutchToThem(what: string): string | null {
  if (/(?<!\p{L})(?:zijn|ze|zij|zich|haar|hun|hen)(?!\p{L})/iu.test(what)) return null;
  const parts = what.split(
    /(?=,)|(?= (?:als|wanneer|zolang|omdat|tenzij|mits|indien|zodat|want|en) )/u,
  );
  return parts
    .map((part) =>
      /(?<!\p{L})hij(?!\p{L})/iu.test(part)
        ? part
            .replace(/(?<!\p{L})hij(?!\p{L})/giu, "je")
            .replace(/(?<!\p{L})is(?!\p{L})/u, "bent")
            .replace(/(?<!\p{L})heeft(?!\p{L})/u, "hebt")
        : part,
    )
    .join("")
    .replace(/(?<!\p{L})hem(?!\p{L})/giu, "je");
}

/** Third persons are how one speaks politely to somebody. */
function italian(what: string): string {
  return what
    .replace(/(?<!\p{L})(?:lui|lei|egli)(?!\p{L})/giu, "Lei")
    .replace(/(?<!\p{L})gli (?=(?:ho|do|dar|lasci|promett|chied|dic|scriv|offr|propon))/giu, "Le ")
    .replace(/(?<=(?<!\p{L})(?:non|e|ma|io) )lo (?=\p{L}+(?:o|r\u00f2)(?!\p{L}))/giu, "La ");
}

function spanish(what: string): string {
  return what.replace(/(?<!\p{L})(?:\u00e9l|ella)(?!\p{L})/giu, "usted");
}

const before =
  "((?: (?:ne|me|te|nous|y|en|la|le|les)(?= )| n['\u2019]| m['\u2019]| l['\u2019])*) ?";

/** `Il` as `tu`, with its verb; the subjunctive keeps its `que`. */
function french(what: string, link: string): string | null {
  const isOfHim = /(?<!\p{L})(?:il|elle|lui)(?!\p{L})/iu.test(what);
  if (/(?<!\p{L})(?:ils|elles|leurs?|son|sa|ses|se|s['\u2019](?!il(?!\p{L})))/iu.test(what))
    return null;
  if (!isOfHim && link === "qu'") return what.charAt(0) + what.slice(1);
  let isClear = true;
  const turned = what
    .replace(/(?<!\p{L})s['\u2019](?=il(?!\p{L}))/giu, "si ")
    .replace(/(?<!\p{L})qu['\u2019](?=(?:il|elle)(?!\p{L}))/giu, "que ")
    .replace(
      new RegExp(`(?<!\\p{L})(?:il|elle)(?=[ ])${before}(\\p{L}+)`, "giu"),
      (all, ne, verb) => {
        const own = frenchVerb(verb);
        isClear &&= own !== null;
        return own === null ? all : `tu${ne} ${own}`.replace(/['\u2019] /, "'");
      },
    )
    .replace(/(?<!\p{L})lui(?= \p{L})/giu, "te")
    .replace(/ et que (?=(?:je|tu|on|nous|la|le|les) )/giu, " et ");
  return isClear ? turned : null;
}

function frenchVerb(verb: string): string | null {
  const said = verb.toLowerCase();
  if (/^(?:vienne|aille|fasse|soit|ait|puisse|sache|prenne|tienne)$/.test(said)) return null;
  const known = frenchVerbs[said];
  if (known !== undefined) return known;
  if (/(?:ra|[ea])$/.test(said)) return `${verb}s`;
  if (/(?:ait|[it]ent|[^e]t)$/.test(said)) return `${verb.slice(0, -1)}s`;
  return /d$/.test(said) ? `${verb}s` : null;
}

const frenchVerbs: Readonly<Record<string, string>> = {
  ...{ est: "es", a: "as", va: "vas", peut: "peux", veut: "veux", vient: "viens", tient: "tiens" },
};
