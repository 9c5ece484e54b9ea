/** What a GM's sentence says of a board on which something stands wrong: `The fleet in Kiel should be an army.` */

import type { UnitType } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";

/** A correction in the words that name its unit, its place and its power; the board knows which they are. */
export type Correction =
  | { readonly kind: "moved"; readonly unit: string; readonly to: string }
  | { readonly kind: "retyped"; readonly unit: string; readonly type: UnitType }
  | {
      readonly kind: "placed";
      readonly type: UnitType;
      readonly to: string;
      readonly power: string;
    }
  | { readonly kind: "removed"; readonly unit: string }
  | { readonly kind: "owned"; readonly center: string; readonly power: string };

const longest = 160;

const army = "(?:army|armee|ejercito|armata|leger)";
const fleet = "(?:fleet|flotte|flota|flotta|vloot)";
const type = `(?<type>${army}|${fleet})`;
const a = "(?:an?|one|the|another|eine?|die|une|la|l|una?|un|el|een|de)";
const unit = "(?<unit>.+?)";
const to = "(?<to>.+?)";
const power = "(?<power>[a-z ]+?)";
const really = "(?: (?:really|actually|now|rather|eigentlich|en fait|en realidad|in realta))*";
const ought = `(?:should|ought to|must|has to|needs to|is to|(?:is|was) (?:supposed|meant) to)${really}`;
const sollte = `(?:sollte|soll|musste|muss)${really}`;
const devrait = "(?:devrait|doit|deberia|debe|tendria que|dovrebbe|deve|hoort|moet)";
const inside =
  "(?:back )?(?:over )?(?:to|in|into|at|on|onto|nach|ins?|auf|a|en|au|dans|nel|nella|naar)";
const before = wrapped`
  ^(?:
    (?:
      please|pls|and|also|then|but|bitte|und|ok|sorry|oops|could you|can you|would you|will you
      |kindly|i would like you to|kannst du|konntest du|peux tu|pouvez vous|puedes|puoi
    ) )*
`;
const behind =
  "(?: (?:please|pls|bitte|instead|again|thanks|as well|too|by hand|on the (?:board|map)))*$";

const patterns: readonly (readonly [Correction["kind"], readonly string[]])[] = [
  [
    "retyped",
    [
      `${unit} ${ought} (?:be|have been) (?:${a} )?${type}(?: (?:and )?not .*)?`,
      `${unit} (?:is|was)${really} ${a} ${type} (?:and )?not ${a} .*`,
      `(?:make|change|turn|convert|correct) ${unit} (?:(?:in)?to )?${a} ${type}`,
      `${unit} ${sollte} eine ${type} sein`,
      `${unit} ist${really} eine ${type} (?:und )?keine .*`,
      `(?:mach\\w*) (?:bitte )?aus (?:der |dem )?${unit} eine ${type}`,
      `${unit} ${devrait} (?:etre|ser|essere|zijn) ${a} ${type}`,
      `${unit} ${devrait} ${a} ${type} zijn`,
    ],
  ],
  [
    "placed",
    [
      wrapped`
        (?:put|place|add|set|insert|create|draw) ${a} ${type} (?:back )?(?:in|at|on|into|to) ${to}
          (?: for ${power})?
      `,
      `there ${ought} be ${a} ${type} (?:in|at|on) ${to}(?: for ${power})?`,
      wrapped`
        ${power} (?:should have|ought to have|must have|needs|is missing|lacks) ${a} ${type} (?:in|at|on) ${to}
      `,
      `(?:setz\\w*|stell\\w*) (?:bitte )?(?:fur ${power} )?eine ${type} (?:nach|in|auf) ${to}`,
      `(?:setz\\w*|stell\\w*) (?:bitte )?eine ${type} (?:nach|in|auf) ${to} fur ${power}`,
      `${power} fehlt eine ${type} (?:in|auf) ${to}`,
    ],
  ],
  [
    "removed",
    [
      wrapped`
        (?:
          remove|delete|erase|take away|take off|take out|disband|strike|losch\w*|entfern\w*
          |enleve\w*|supprime\w*|quita\w*|elimina\w*|togli\w*|rimuovi\w*|verwijder\w*
        ) ${unit}
      `,
      `(?:take|nimm) ${unit} (?:away|off|out|weg|vom brett)`,
      wrapped`
        ${unit} (?:should not|must not|ought not to|was not supposed to|is not supposed to) be (?:
          there|here|on the (?:board|map)
        )
      `,
      `there (?:should|must) (?:be no|not be ${a}) ${unit}`,
      `${unit} (?:does not|doesn t) belong (?:there|here)`,
      wrapped`
        ${unit} (?:sollte|durfte|gehort) (?:da |dort )?nicht (?:da |dort |dorthin |dahin )?
          (?:sein|stehen|hin)?
      `,
    ],
  ],
  [
    "owned",
    [
      `(?<center>.+?) ${ought} (?:belong to|be owned by|be held by|go to|be|count for) ${power}(?: s)?`,
      wrapped`
        (?<center>.+?) (?:
          belongs to|is owned by|is held by|gehort${really}(?: zu)?|appartient a|pertenece a
          |appartiene a
        ) ${power}(?: s)?
      `,
      `(?<center>.+?) ${sollte} (?:zu )?${power} gehoren`,
      `(?:give|assign) (?<center>.+?) to ${power}`,
    ],
  ],
  [
    "moved",
    [
      wrapped`
        ${unit} ${ought} (?:
          be|stand|sit|go|have (?:been|gone|moved|stood)|be (?:moved|put|placed)
        ) ${inside} ${to}
      `,
      `${unit}${really} belongs ${inside} ${to}`,
      wrapped`
        (?:
          move|put|place|shift|relocate|set|bring|verschieb\w*|setz\w*|stell\w*|deplace\w*|mets
          |mettez|mueve|pon|sposta|metti|verplaats|zet
        ) ${unit} ${inside} ${to}
      `,
      `${unit} gehort${really} ${inside} ${to}`,
      `${unit} ${sollte} ${inside} ${to} (?:stehen|sein)`,
      `${unit} ${devrait} (?:etre|estar|essere|stare) ${inside} ${to}`,
      wrapped`
        ${unit} (?:stands|is|steht|ist) (?:wrongly|falsely|by mistake|falsch|falschlich) .* ${ought} be ${inside} ${to}
      `,
    ],
  ],
];

const corrections = patterns.map(
  ([kind, ways]) => [kind, ways.map((way) => new RegExp(`${before}${way}${behind}`))] as const,
);

/** What else is moved, put off, given and taken away. */
const ofElse = regex()`
  \b(?:
    deadlines?|games?|turns?|phases?|rounds?|players?|seats?|clock|hours?|days?|time|weeks?|press
    |orders?|retreats?|builds?|message|address|frist\w*|spiel\w*|runden?|zug|uhr|tage?|stunden?
    |partie|joueur\w*|partida|jugador\w*|partita|giocator\w*
  )\b
`;

/** What a clause may say is wrong with the board, the likeliest first; the board knows which of it can be meant. */
export function correctionsSaid(clause: string): readonly Correction[] {
  if (clause.length > longest) return [];
  const plain = plainWords(clause);
  if (ofElse.test(plain)) return [];
  return corrections.flatMap(([kind, ways]) =>
    ways.flatMap((way) => {
      const named = way.exec(plain)?.groups;
      return named === undefined ? [] : [correctionOf(kind, named)];
    }),
  );
}

function correctionOf(
  kind: Correction["kind"],
  { unit = "", to = "", type = "", center = "", power = "" }: Partial<Record<string, string>>,
): Correction {
  switch (kind) {
    case "moved":
      return { kind, unit, to };
    case "retyped":
      return { kind, unit, type: typeNamed(type) };
    case "placed":
      return { kind, type: typeNamed(type), to, power };
    case "removed":
      return { kind, unit };
    case "owned":
      return { kind, center, power };
  }
}

function typeNamed(word: string): UnitType {
  return new RegExp(`^${fleet}$`).test(word) ? "F" : "A";
}

/** The type of a unit that words name, `the fleet in Kiel`, `F Nap`; null for none. */
export function unitTypeIn(words: string): UnitType | null {
  if (new RegExp(`\\b(?:${fleet}|f)\\b`).test(words)) return "F";
  return new RegExp(`\\b${army}\\b|^a\\b`).test(words) ? "A" : null;
}

/** `It was put there by mistake`: why the board is to be changed, and nothing else. */
export function tellsOfSlip(sentence: string): boolean {
  return slip.test(plainWords(sentence)) && sentence.length <= longest;
}

const slip = regex()`
  \b(?:
    by (?:mistake|accident)|accidental\w*|mistaken\w*|irrtumlich|aus versehen|mistakes?|error|slip|wrong\w*|incorrect\w*
    |(?:fix|correct) (?:it|this|that|pls|please)|fix pls|versehen\w*|fehler|falsch|korrigier\w*
    |par erreur|erreur|por error|per (?:errore|sbaglio)|vergissing
  )\b
`;
