/** `Where can the Trieste fleet go and the army in Vienna?`: the moves of several units that are named, of each. */

import { isSupposing, mentionsIn, sentencesOf } from "../../../../language/index.js";
import { type Board, provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";

/** What asks for the moves of these units, as it stands in the text. */
interface Goals {
  readonly text: string;
  readonly units: readonly PlacedUnit[];
}

/** The questions where several units can go; a list of them may stand behind or before the question. */
export function goalsAsked(speaker: Speaker, text: string): readonly Goals[] {
  const { board, game } = speaker.game;
  if (game.phase.kind === "R") return [];
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, at) => {
    if (!where.test(sentence) || !going.test(sentence) || isSupposing(sentence)) return [];
    const after = sentences[at + 1] ?? "";
    const before = sentences[at - 1] ?? "";
    const spans = [sentence, `${sentence}${after}`, `${before}${sentence}`].filter(
      (each) => each === sentence || isList(board, each.replace(sentence, "")),
    );
    const asked = spans
      .map((each) => ({ text: each.trim(), units: unitsListed(speaker, each) }))
      .find(({ units }) => units.length > 1);
    if (asked === undefined) return [];
    const rest = text.slice(text.indexOf(asked.text) + asked.text.length);
    return [{ ...asked, text: `${asked.text}${wantedAsList.exec(rest)?.[0] ?? ""}` }];
  });
}

/** `... List, please.` */
const wantedAsList = regex("iu")`
  ^\s*(?:(?:just|only|please|pls|a|the|eine|une|una|un|een)[ ])*
    (?:list(?: them)?|liste|lista|elenco|lijst)(?: (?:please|pls|bitte|svp|por favor|per favore|graag))?
    (?:[.!]+|(?=\s*$))
`;

/** A unit in each of the places, and between two of them a word that joins. */
function unitsListed({ game: { board, game } }: Speaker, text: string): readonly PlacedUnit[] {
  const mentions = mentionsIn(board, text);
  const isJoined = mentions.every(({ from }, at) => {
    const last = mentions[at - 1];
    return last === undefined || joining.test(text.slice(last.to, from));
  });
  const units = mentions.map(({ at }) =>
    game.position.units.find((unit) => provinceOf(unit.at) === at),
  );
  const found = units.flatMap((unit) => unit ?? []);
  return isJoined && found.length === mentions.length ? [...new Set(found)] : [];
}

/** Units and places, and nothing that is said of them. */
function isList(board: Board, text: string): boolean {
  const mentions = mentionsIn(board, text);
  const left = mentions.reduceRight(
    (words, { from, to }) => `${words.slice(0, from)} ${words.slice(to)}`,
    text,
  );
  return mentions.length > 0 && !/\p{L}/u.test(left.replace(listed, " "));
}

const where = regex("iu")`
  (?<!\p{L})(?:
    where|which way|(?:what|which) (?:places|provinces|spaces)|wohin|wo
    |o\u00f9|a?d\u00f3nde|a?donde|dove|waar(?:heen|naartoe)?
  )(?!\p{L})
`;
const going = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|may|might)(?!\p{L}).*(?<!\p{L})(?:go|move|get|reach|sail|march|proceed)
    |(?:kann|k\u00f6nnen|k\u00f6nnten?|d\u00fcrfen|darf)(?!\p{L})
    |(?:peut|peuvent|pourrai(?:t|ent))(?!\p{L}).*(?<!\p{L})(?:aller|bouger|se rendre|partir)
    |(?:pueden?|podr\u00edan?)(?!\p{L}).*(?<!\p{L})(?:ir|mover|moverse|llegar)
    |(?:pu\u00f2|possono|potrebbero)(?!\p{L}).*(?<!\p{L})(?:andare|muovere|muoversi|spostarsi)
    |(?:kan|kunnen|mogen|mag)(?!\p{L}).*(?<!\p{L})(?:heen|gaan|naartoe)
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
