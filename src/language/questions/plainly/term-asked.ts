/**
 * `What does "waive" mean?`: the words that letters of the judge use, in the languages that players write, with the
 * English term of the glossary.
 */
import { wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

const terms: readonly (readonly [string, RegExp])[] = (
  [
    [
      "all orders in",
      wrapped`
      (?:all|everybody s) (?:the )?(?:orders|moves) (?:are |have come )?in|all in|orders (?:are )?complete
      |alle befehle (?:\w+ )?(?:da|eingegangen|drin)|tous les ordres (?:\w+ ){0,2}?(?:recus|arrives|la)
      |todas las ordenes|tutti gli ordini|alle orders (?:\w+ )?binnen
    `,
    ],
    ["adjustments", "adjust\\w*|anpassung\\w*|ajust\\w*|aggiustament\\w*|aanpassing\\w*"],
    [
      "bounce",
      "bounc\\w*|bump\\w*|stand ?offs?|\\w*prall\\w*|rebond\\w*|rebot\\w*|rimbalz\\w*|stuiter\\w*|bots\\w*|patt",
    ],
    ["civil disorder", "civil disorder|cd"],
    [
      "supply center",
      wrapped`
      supply cent\w+|scs?|vz|versorgungszentr\w*|centres? de (?:ravitaillement|production)
      |centros? de (?:suministro|abastecimiento)|centr[oi] di (?:rifornimento|approvvigionamento)
      |bevoorradingscentr\w+
    `,
    ],
    [
      "home center",
      wrapped`
      home (?:supply )?cent\w+|heimatzentr\w*|centres? nationa\w*|centros? nacional\w*
      |centr[oi] nazional\w*|thuiscentr\w*
    `,
    ],
    ["convoy", "convo\\w+|konvoi\\w*|geleit\\w*|konvooi\\w*|overzet\\w*|ubersetz\\w*"],
    ["cut", "cut|abgeschnitten|gekappt|coupe\\w*|cortad\\w*|tagliat\\w*|afgesneden|doorgesneden"],
    ["deadline", "deadlines?|frist|abgabe\\w*|echeance|date limite|plazo|fecha limite|scadenza"],
    ["DIAS", "dias(?= )|dias$"],
    [
      "disband",
      "disband\\w*|aufgelost|auflosen|dissou\\w*|disuelt\\w*|disolver\\w*|sciol\\w*|ontbonden|ontbinden",
    ],
    ["dislodged", "dislodg\\w*|vertrieb\\w*|delog\\w*|desaloj\\w*|sloggi\\w*|verdreven"],
    ["draw", "draws?|remis|unentschieden|match nul|empate|patta|pareggio|gelijkspel"],
    ["GM", "gm|game master"],
    ["grace", "grace|gnade\\w*|grazia|gracia|respijt"],
    ["gunboat", "gunboat"],
    ["hold", "holds?|holding|halten|tenir|mantener\\w*|mantiene|tenere|houden"],
    [
      "illegal",
      "illegal\\w*|invalid|ungultig\\w*|unerlaubt\\w*|invalide\\w*|invalid[oa]|ongeldig\\w*",
    ],
    ["neutral", "neutral\\w*|neutre\\w*|neutraal"],
    ["NMR", "nmr"],
    [
      "observer",
      "observer\\w*|beobachter\\w*|observateur\\w*|observador\\w*|osservator\\w*|waarnemer\\w*",
    ],
    ["phase", "phases?|phasen|fase"],
    ["press", "press|presse|prensa|stampa"],
    [
      "process",
      "process\\w*|verarbeitet|ausgewertet|trait[ee]\\w*|procesad\\w*|processat\\w*|elaborat\\w*|verwerkt",
    ],
    ["proxy", "proxy"],
    ["retreat", "retreat\\w*|ruckzug\\w*|retraite\\w*|retirad\\w*|ritirat\\w*|terugtocht\\w*"],
    ["stab", "stab\\w*"],
    ["stalemate line", "stalemate(?: lines?)?"],
    ["standby", "standby|stand by"],
    ["support", "support\\w*|unterstutz\\w*|souten\\w*|soutien\\w*|apoy\\w*|appogg\\w*|steun\\w*"],
    ["void", "void"],
    ["WAIT", "wait"],
    ["waive", "waiv\\w*|verzicht\\w*|renonc\\w*|renunci\\w*|rinunci\\w*|afzien"],
    ["fleet", "fleets?|flotten?|flottes?|flotas?|flotta|vloot"],
    ["army", "army|armies|armeen?|armees?|ejercitos?|armat[ae]|leger"],
    [
      "build",
      "builds?|building|aufbau\\w*|baut|construction\\w*|construccion\\w*|costruzion\\w*|bouw\\w*",
    ],
  ] as const
).map(([term, words]) => [term, new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`)]);

/** The glossary's terms that a text has. */
export function termsIn(text: string): readonly string[] {
  const plain = inFull(plainWords(text));
  return terms.flatMap(([term, words]) => (words.test(plain) ? [term] : []));
}

/** What stands where the term does in a question for its meaning. */
const frames: readonly RegExp[] = [
  wrapped`
    what (?:does|do|did|s)(?: it mean)?(?: that)?(?: the)?(?: word| term| phrase)? (.{2,48}?) (?:mean|means|stand for)
      (?: here| exactly| next to .*| in .*)?
  `,
  "what (?:is|s) (?:meant by|the meaning of)(?: the)?(?: word| term)? (.{2,48})",
  wrapped`
    was (?:(?:bedeutet|heisst)(?: es dass)?|meint|soll)(?: eigentlich| denn| das wort)* (.{2,48}?)
      (?: heissen| bedeuten)?
  `,
  "(?:que|qu est ce que)(?: ca)? (?:veut|veulent|signifie|signifient)(?: dire)?(?: exactement| le mot)? (.{2,48})",
  "qu est ce que (.{2,48}?) (?:veut dire|signifie)",
  "que (?:significa|quiere decir|es eso de)(?: exactamente| la palabra| lo de)? (.{2,48})",
  "(?:che )?cosa (?:significa|vuol dire|vuole dire)(?: esattamente| la parola)? (.{2,48})",
  "wat (?:betekent|is de betekenis van)(?: eigenlijk| precies| het woord)? (.{2,48})",
].map((frame) => new RegExp(`(?:^| )${frame}$`));

/** The terms whose meaning a sentence asks for, where it asks for nothing else; none for any other. */
export function termsAsked(sentence: string): readonly string[] {
  const [clause = ""] = sentence.split(/(?<=["\u201d\u00bb\u201c\w])[,;?]\s+/u);
  const plain = plainWords(clause);
  const named = frames.map((frame) => frame.exec(plain)?.[1]).find((each) => each !== undefined);
  if (named === undefined) return [];
  const [notation] = notations.filter(([, form]) => form.test(named));
  if (notation !== undefined) return [notation[0]];
  const found = terms.filter(([, words]) => words.test(named));
  const left = found.reduce((rest, [, words]) => rest.replace(words, " "), named);
  return left.split(" ").every((word) => word === "" || small.has(word))
    ? found.map(([term]) => term)
    : [];
}

/** `What does S A PAR - BUR mean?`: the forms of orders, and what they are called. */
const notations: readonly (readonly [string, RegExp])[] = [
  [
    "support",
    /^(?:[af] )?(?:[a-z]{3} )?s (?:[af] )?[a-z]{3}(?: [a-z]{3})?$|^(?:the |an? )?(?:letter )?s$/,
  ],
  ["convoy", /^(?:[af] )?(?:[a-z]{3} )?c a [a-z]{3}(?: [a-z]{3})?$|^(?:the |an? )?(?:letter )?c$/],
  ["hold", /^[af] [a-z]{3} h$|^(?:the |an? )?(?:letter )?h$/],
];

const small: ReadonlySet<string> = new Set(
  `a an the word term it in are is and my here exactly then der die das ein eine mein meine wort le la les l
    un une mot el los las una lo il i gli het een de woord order orders befehl ordre orden ordine`.split(
    /\s+/,
  ),
);
