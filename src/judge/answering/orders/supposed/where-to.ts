/**
 * `Where can the Trieste fleet go and the army in Vienna?`: the moves of units that are named, of each; by where
 * they stand, where they once stood, or their kind.
 */

import {
  asksOfSelf,
  deniedIn,
  isSupposing,
  mentionsIn,
  sentencesOf,
  typesNamed,
  withoutPlaces,
} from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";

/** What asks for the moves of these units, as it stands in the text. */
interface Goals {
  readonly text: string;
  /** What is left in its place. */
  readonly left: string;
  readonly units: readonly PlacedUnit[];
}

/** Where a unit stood before, if anybody knows. */
export type Former = (unit: PlacedUnit) => readonly ProvinceId[];

/** May a text ask so? */
export function mayAskGoals(text: string): boolean {
  return where.test(text);
}

/** The questions where units can go; a list of them may stand behind or before the question. */
export function goalsAsked(speaker: Speaker, text: string, former: Former): readonly Goals[] {
  const { board, game } = speaker.game;
  if (game.phase.kind === "R") return [];
  const sentences = sentencesOf(text)
    .map((each) => each.replace(commands, ""))
    .flatMap(standsApart);
  return sentences.flatMap((sentence, at) => {
    if (!where.test(sentence) || !going.test(sentence) || isSupposing(sentence)) return [];
    const after = sentences[at + 1] ?? "";
    const before = sentences[at - 1] ?? "";
    const spans = [`${sentence}${after}`, `${before}${sentence}`].filter((each) => {
      const list = each.replace(sentence, "");
      return list !== "" && isList(board, list);
    });
    const asked = [...spans, sentence]
      .map((each) => ({ text: each.trim(), units: unitsAsked(speaker, each, sentence, former) }))
      .find(({ units }) => units.length > 0);
    if (asked === undefined) return [];
    const rest = text.slice(text.indexOf(asked.text) + asked.text.length);
    const said = `${asked.text}${wantedAsList.exec(rest)?.[0] ?? ""}`;
    return [{ ...asked, text: said, left: andFirst.test(said) ? "?" : "" }];
  });
}

/** `Where is France now, and where can it go from Burgundy?`: what is asked of where somebody is stands by itself. */
function standsApart(sentence: string): readonly string[] {
  const [first = "", second] = sentence.split(andWhere);
  return second === undefined || !where.test(first) || going.test(first)
    ? [sentence]
    : [first, second];
}

const andWhere = regex("iu")`
  ,?\s(?=
    (?:and|und|et|y|e|en)\s
    (?:where|which|what|wo|wohin|welche[nr]?|o\u00f9|quelles?|a?d\u00f3nde|qu\u00e9|dove|quali|waar\p{L}*|welke)\s
  )
`;
const andFirst = /^(?:and|und|et|y|e|en)\s/iu;

/** Lines that begin like a command: `POSSIBLE A VEN`. */
const commands = /^(?:\s*\p{Lu}{4,}(?!\p{L})[^\n]*\n)+/u;

/** `... List, please.` */
const wantedAsList = regex("iu")`
  ^\s*(?:(?:just|only|please|pls|a|the|eine|une|una|un|een)[ ])*
    (?:list(?: them)?|liste|lista|elenco|lijst)(?: (?:please|pls|bitte|svp|por favor|per favore|graag))?
    (?:[.!]+|(?=\s*$))
`;

/** `I didn't ask about Ankara but where the fleet can go`: what is denied before it names no unit. */
function unitsAsked(
  speaker: Speaker,
  span: string,
  sentence: string,
  former: Former,
): readonly PlacedUnit[] {
  const at = sentence.search(where);
  const lead = sentence.slice(0, at);
  const isDenied = deniedIn(lead) !== null || denying.test(lead);
  const asking = isDenied ? sentence.slice(at) : span;
  const { board, game } = speaker.game;
  if (mentionsIn(board, asking).length > 0) return unitsListed(speaker, asking, former);
  const types = typesNamed(asking);
  if (types.length > 1 || !(isDenied || asksOfSelf(asking))) return [];
  const own = powerOf(speaker);
  return game.position.units.filter(({ power, type }) => power === own && types.includes(type));
}

/** A unit for each of the places, and between two of them a word that joins. */
function unitsListed(speaker: Speaker, text: string, former: Former): readonly PlacedUnit[] {
  const { board, game } = speaker.game;
  const mentions = mentionsIn(board, text);
  const isJoined = mentions.every(({ from }, at) => {
    const last = mentions[at - 1];
    return last === undefined || joining.test(text.slice(last.to, from));
  });
  const own = game.position.units.filter(({ power }) => power === powerOf(speaker));
  const types = typesNamed(text);
  const isOwn = asksOfSelf(text);
  const units = mentions.map(({ at }) => {
    const there = game.position.units.filter((unit) => provinceOf(unit.at) === at);
    const gone = own.filter((unit) => types.includes(unit.type) && former(unit).includes(at));
    const fitting = there.filter((unit) => !isOwn || own.includes(unit));
    if (fitting.some(({ type }) => types.includes(type)) || gone.length === 0) return there;
    return gone;
  });
  const found = [...new Set(units.flat())];
  return isJoined && units.every((each) => each.length > 0) ? found : [];
}

const denying = regex("iu")`
  (?<!\p{L})(?:
    not|didn['\u2019]?t|wasn['\u2019]?t|nicht|nein|pas|no|non|niet|nee
  )(?!\p{L})
`;

/** Units and places, and nothing that is said of them. */
function isList(board: Board, text: string): boolean {
  const mentions = mentionsIn(board, text);
  const left = withoutPlaces(text, mentions).replace(listed, " ");
  return mentions.length > 0 && !/\p{L}/u.test(left);
}

const where = regex("iu")`
  (?<!\p{L})(?:
    where|which way|(?:(?:to|into) )?(?:what|which) (?:\p{L}+ )?(?:places|provinces|spaces|seas|regions)
    |wohin|wo|(?:in )?welche[nr]? (?:provinzen|felder|orte|gebiete|regionen)
    |o\u00f9|(?:dans |vers )?quelles? (?:provinces?|r\u00e9gions?|cases?)
    |a ?d\u00f3nde|a?donde|d\u00f3nde|(?:a )?(?:qu\u00e9|cu\u00e1les) (?:provincias?|sitios|lugares|regiones)
    |dove|(?:in )?(?:quali|che) (?:province|posti|regioni|caselle)
    |waar(?:heen|naartoe)?|(?:naar )?welke (?:provincies|plaatsen|gebieden)
  )(?!\p{L})
`;
const going = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|may|might)(?!\p{L}).*(?<!\p{L})(?:go|move|get to|reach|sail|march|proceed)
    |(?:kann|k\u00f6nnen|k\u00f6nnten?|d\u00fcrfen|darf)(?!\p{L}).*(?<!\p{L})
      (?:hin|gehen|ziehen|fahren|marschieren|laufen|r\u00fccken|segeln|erreichen)
    |(?:hin|gehen|ziehen|fahren|marschieren|laufen|r\u00fccken|segeln|erreichen)\s
      (?:kann|k\u00f6nnen|k\u00f6nnte\p{L}*|darf)
    |wohin(?!\p{L}).*(?<!\p{L})(?:kann|k\u00f6nnen|k\u00f6nnten?|darf|d\u00fcrfen)
    |(?:peut|peuvent|pourrai(?:t|ent))(?!\p{L}).*(?<!\p{L})(?:aller|bouger|se rendre|partir|se d\u00e9placer|atteindre)
    |(?:pueden?|puedo|podr\u00edan?)(?!\p{L}).*(?<!\p{L})(?:ir|mover|moverse|llegar|alcanzar)
    |(?:pu\u00f2|possono|potrebbero)(?!\p{L}).*(?<!\p{L})(?:andare|muovere|muoversi|spostarsi|raggiungere)
    |(?:kan|kunnen|mogen|mag)(?!\p{L}).*(?<!\p{L})(?:heen|gaan|naartoe|varen|bereiken)
  )(?!\p{L})
`;
const joining = /[+&,;/]|(?<!\p{L})(?:and|n|or|und|oder|sowie|et|ou|y|e|o|u|en|of)(?!\p{L})/iu;
const listed = regex("giu")`
  (?<!\p{L})(?:
    the|my|one|ones|in|at|of|and|n|or|both|army|armies|fleets?|units?|der|die|das|meine?|und|oder
    |armeen?|flotten?|von|aus|le|la|les|l|ma|mon|mes|de|du|et|ou|arm\u00e9es?|flottes?|el|los
    |mi|mis|y|o|ej\u00e9rcitos?|flotas?|il|lo|i|e|armat[ae]|flott[ae]|a|di|het|mijn|van|en|of
    |leger|legers|vloot|vloten
  )(?!\p{L})
`;
