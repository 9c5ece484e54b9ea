/** The name that somebody gives to a game which they wish for: `Call it bluebird`, `name marzipan`. */
import { regex, wrapped } from "../../util/index.js";

const calling = wrapped`
  (?:
    (?:the )?name of(?= )|name (?:der|des) (?:partie|spiels)
    |(?:
      nom(?: de la partie| du jeu)?|nombre(?: de la partida| del juego)?
      |nome(?: della partita| del gioco)?|naam(?: van het spel)?|name
    )
      (?: (?:
        est|sera|serait|pourrait être|es|será|sea|sería|podría ser|è|é|sarà|sarebbe|potrebbe essere
        |is|wordt|zou zijn|ist|lautet|sei|w[äa]re|soll sein
      ))
    |nom (?:de la partie|du jeu)|nombre (?:de la partida|del juego)|nome (?:della partita|del gioco)
    |(?:be )?known as|titled|under the (?:name|title)(?: of)?
    |(?:by|with) the name(?: of)?|call(?:ed)?(?: (?:it|this|ours|(?:the|our|my) (?:game|match|one)))?
    |nam(?:e|ing)(?: of it)? (?:is|(?:should|shall|will|would|could|can|might|is to) be)
    |(?<!(?:no|my|your|his|her|their|own|real|any|a|without|whose|with) )named?
      (?: (?:it|this|(?:of )?(?:the|our|my) game))?
    |namens|die auf den namen|(?<=(?:spiel|partie|runde)\b[^.!?]{0,30})(?:das|die) hei(?:ß|ss)t
    |heißen soll|(?:nenn|tauf)\p{L}*(?: (?:wir|sie|bitte))*
      (?: (?:es|sie|ihn|(?:das|die|unsere?|diese?s?) (?:spiel|partie|runde)))
    |mit (?:dem )?namen
    |noem\p{L}*(?: we)?(?: (?:het|dit|hem|'?m))(?: spel)?
    |(?:s['\u2019])?appel(?:ée?|er(?:a|ait)?|ler(?:a|ait)?|le[rz]?)(?:-la)?
    |si chiam(?:a|i|er(?:à|ebbe))|dovrebbe chiamarsi|se llam(?:a|e|ará|aría)|se cham(?:a|e|ará)
    |nommée?|nom|llamad[ao]|chamad[ao]|chama-se|genaamd|geheten|ll[aá]m(?:[ae]|ar)l[ao]|nombre|chiamat[ao]
    |chiam(?:a|iamo|ate|ar)l[ao]|intitulée?|baptisée?|titulad[ao]|bautizad[ao]|intitolat[ao]|met (?:de|als) naam
    |die heet|betitelt|nome
  )
`;
const said = regex("giu")`
  (?<![\p{L}])(?<!(?<!\p{L})(?:my|his|her|mein|mon|mi|mio|mijn|user|log-?in|account|first|last|full
    |family) )${calling}(?:\s*[:=]\s*|\s+)(?:
    (?:bitte|please|doch|einfach|por favor|per favore|graag|maar) )*["'\u201c\u201d\u201e\u00ab]?
    ([A-Za-z][A-Za-z0-9-]{1,15})(?![\p{L}\p{N}@-])
`;

/** Words that stand there in other sentences. */
const others = regex("i")`
  ^(?:
    me|us|you|it|the|my|our|your|this|that|an?|is|of|for|or|and|by|to|after|game|games|diplomacy
    |please|something|anything|whatever|er|sie|es|der|die|das|des|dem|den|ich|und|mich|uns|le|la
    |de|di|el|un|una|une|ist|est|es|sera|sea
    |be|off|even|quits|been|will|would|should|shall|could|can|may|might|must|was|has|had|as|so|to|them|him|her|all
  )$
`;

/** `Es soll bluebird heißen`, `it is to be called` has its name behind it. */
const before = regex("iu")`
  \b(?:
    soll|sollte|wird|möge|mag|moet|zal|gaat|kann|kan|könnte|darf|würde|zou
    |(?:können|könnten|dürfen|sollen|wollen|kunnen|zullen|willen) (?:wir|we)
  )(?: (?:sie|es|das|die|het|hij|das spiel|die partie|het spel|de partij))?[ ]
    ["\u201c\u201d\u201e«]?([A-Za-z][A-Za-z0-9-]{1,15})["\u201c\u201d»]? (?:heißen|heten|nennen|noemen)\b
  |(?:,| )(?:dat|das|die|der) ["\u201c\u201d\u201e«]?([A-Za-z][A-Za-z0-9-]{1,15})["\u201c\u201d»]? (?:
    heißt|heet|gaat heten|heißen soll
  )\b
`;

/** `Vorrei aprire una partita "tramonto"`: behind the word for it, in quotation marks. */
const quoted = regex("iu")`
  (?<!\p{L})(?:game|spiel|partie|partida|partita|jeu|juego|gioco) ["\u201c\u201d\u201e«]
    ([A-Za-z][A-Za-z0-9-]{1,15})["\u201c\u201d»]
`;

/**
 * `Eine Partie fulda aufmachen`, `open a game otago for us`: between the word for it and what is done, or what
 * follows.
 */
const bare = regex("iu")`
  (?<!\p{L})(?:
    ${[
      wrapped`
      (?:ein|eine|einen) (?:neues? )?(?:spiel|partie|runde) ([a-z][a-z0-9-]{2,15}),? (?:
        auf(?:zu)?machen|er(?:zu)?öffnen|starten|an(?:zu)?legen|gründen|leiten|veranstalten
        |organisieren|beginnen|auf(?:zu)?setzen|ein(?:zu)?richten
      )
    `,
      wrapped`
      (?:open|start|create|set up|run|host|make|begin|launch|organi[sz]e) (?:me |us )?(?:an? |the |my |our )?
        (?:new )?game ([a-z][a-z0-9-]{2,15})(?=[,.;]|$|\s(?:for|with)\s(?:me|us|my|our|some|a few|the|six|seven)\b)
    `,
      wrapped`
      (?:créer|ouvrir|lancer|organiser|monter|démarrer) une (?:nouvelle )?partie ([a-z][a-z0-9-]{2,15})
        (?=[,.;]|$)
    `,
      wrapped`
      (?:abrir|crear|organizar|empezar|lanzar|montar|criar|começar) una? (?:nueva )?partida (
        [a-z][a-z0-9-]{2,15}
      )(?=[,.;]|$)
    `,
      wrapped`
      (?:aprire|creare|organizzare|iniziare|lanciare) una (?:nuova )?partita ([a-z][a-z0-9-]{2,15})
        (?=[,.;]|$)
    `,
      "een (?:nieuw )?(?:spel|partij) ([a-z][a-z0-9-]{2,15}) (?:openen|starten|opzetten|beginnen|organiseren)",
    ].join("|")}
  )(?!\p{L})
`;

const loneMarks = /(?<=,|:|-|\() ?"([A-Za-z][A-Za-z0-9-]{2,15})"(?=[,.;:)]|$| -)/g;

/** Words that tell of a game, and name none. */
const telling = regex("iu")`
  ^(?:
    today|tomorrow|tonight|now|soon|here|again|online|together|somewhere|too|also|later|instead
    |first|there|then|right|away|master|heute|morgen|bald|jetzt|hier|wieder|zusammen|online|selbst
    |selber|(?:my|your|him|her|it|one)self|(?:our|your|them)selves|alone|solo|sola|seule?|alleine?|zelf
    |m\u00eame|mismo|misma
    |neu|demain|aujourd|bient\u00f4t|ici|ensemble|hoy|ma\u00f1ana|pronto|aqu\u00ed|juntos|oggi
    |domani|presto|qui|insieme|privada|privata|priv\u00e9e|publique|nueva|nuova|nouvelle
    |r\u00e1pida|rapide|rapida|lente|lenta|standard|anonym\p{L}*
  )$
`;

/** `« bordeaux »`, `»hafen«`, `\u2018haven\u2019`: one word in whatever marks, as `"bordeaux"`; blanks as one. */
export function withPlainMarks(text: string): string {
  return text.replace(/\s+/g, " ").replace(marked, '"$1"');
}

const marked = regex("gu")`
  (?<![\p{L}\p{N}])
    ["'\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a\u00ab\u00bb\x60]{1,2}
    \s?([A-Za-z][A-Za-z0-9-]{1,15})\s?
    ["'\u2018\u2019\u201b\u201c\u201d\u201f\u2039\u203a\u00ab\u00bb\x60]{1,2}
  (?![\p{L}\p{N}])
`;

/** The name; null where none is given. */
export function gameNameSaid(text: string): string | null {
  const words = withPlainMarks(text);
  const named = [quoted.exec(words), before.exec(words), ...words.matchAll(said)].flatMap(
    (match) =>
      match === null
        ? []
        : { name: match[1] ?? match[2] ?? "", isMarked: /["\u201c\u201d\u00bb]/.test(match[0]) },
  );
  // `A game among colleagues, "bureau", every two days`: the one word in marks, where a sentence has no other.
  const marks = [...words.matchAll(loneMarks)].map((match) => match[1] ?? "");
  if (marks.length === 1 && named.length === 0 && !telling.test(marks[0] ?? ""))
    return marks[0] ?? null;
  const behind = bare.exec(words)?.slice(1) ?? [];
  const names = [...named, ...behind.map((name) => ({ name: name ?? "", isMarked: false }))];
  return names.find(({ name, isMarked }) => isName(name, isMarked))?.name ?? null;
}

/** `Can we call it "oldboys"?` asks for nothing but the name. */
export function asksForName(sentence: string): boolean {
  const words = withPlainMarks(sentence);
  const name = gameNameSaid(words);
  if (name === null) return false;
  const rest = words
    .replace(new RegExp(`${calling}|${name}`, "giu"), " ")
    .split(/[^\p{L}]+/u)
    .filter((each) => each !== "");
  return rest.length <= mostAround && rest.every((each) => around.test(each));
}

const mostAround = 7;
const around = regex("iu")`
  ^(?:
    can|could|may|might|shall|should|would|will|we|you|i|it|the|a|our|my|game|match|partie|please|then|be|how|what
    |about|and|ok|okay|like|to|kann|könnte|können|könnten|darf|dürfen|sie|es|das|die|wir|man|ich|bitte|spiel|und
    |heißen|heissen|nennen|peut|pourrait|peux|pouvons|on|nous|vous|la|le|l|et|s|il|te|plaît|appeler|puede|podemos
    |podría|se|llamar|llamarse|la|una|partida|por|favor|y|può|possiamo|potremmo|potrebbe|chiamare|chiamarsi|partita|e
    |per|favore|kan|kunnen|zou|zouden|het|dit|heten|noemen|spel|en|graag
  )$
`;

/**
 * `Call it Thursday Club`, `a game called "the old oak"`: a name of several words becomes the one with hyphens
 * that a game can have.
 */
export function withNameInOne(text: string): string {
  const names = [...text.matchAll(said)].flatMap(({ 0: whole, 1: word = "", index }) => {
    const from = index + whole.length - word.length;
    const severalWords = /["\u201c\u201d\u201e\u00ab]$/.test(text.slice(0, from))
      ? untilMark
      : capitals;
    const [written = "", name = ""] = severalWords.exec(text.slice(from)) ?? [];
    const inOne = hyphened(name);
    return written === "" || inOne === "" ? [] : [{ from, to: from + written.length, inOne }];
  });
  return names.reduceRight(
    (left, { from, to, inOne }) => `${left.slice(0, from)}${inOne}${left.slice(to)}`,
    text,
  );
}

/** What follows in the same line with capitals is part of a name, unless it is a heading of its own. */
const capitals = regex("u")`
  ^(?:(?:[Tt]he|[Dd]ie|[Dd]er|[Dd]as|[Ll][ae]s?|[Ee]l|[Ii]l|[Dd]e|[Hh]et) (?=[A-Z]))?
  ([A-Z][A-Za-z0-9]*(?:(?: (?:of|the|and|und|von|de|du|des|del|della|van))* [A-Z0-9][A-Za-z0-9]*)*)
  (?![\p{L}\p{N}@:-])
`;
const untilMark = regex("iu")`
  ^(?:(?:the|die|der|das|las?|les?|el|il|de|het) )?([a-z][a-z0-9]*(?:[ -][a-z0-9]+)*)(?=["\u201c\u201d\u00bb])
`;

/** As many words as a name may have letters for. */
function hyphened(name: string): string {
  const words = name.split(/[ -]/);
  const parts = words.map((_, at) => words.slice(0, at + 1).join("-"));
  return parts.findLast((each) => each.length <= nameLength) ?? "";
}

const nameLength = 16;

/** `Others I will name later` names nothing. */
function isName(word: string, isMarked: boolean): boolean {
  return word !== "" && !others.test(word) && (isMarked || !telling.test(word));
}
