/**
 * `Dänemark ist frei, also geht die Flotte dahin`, `la Bourgogne est vide, Paris y va`: where a unit goes stands in the
 * clause before, and the clause of the unit only points back.
 */

import type { Board, ProvinceId } from "../../../../map/index.js";
import { PrefilteredRegExp, regex, wrapped } from "../../../../util/index.js";
import { placesIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

/** The text with the place in each clause that points back at it; `own` is where the writer's units stand. */
export function withPlaceThere(board: Board, own: readonly ProvinceId[], text: string): string {
  if (!pointing.test(text) || text.includes("?")) return text;
  const clauses = text.split(joints);
  for (let at = 1; at < clauses.length; at += 1) {
    const [before, behind] = [clauses[at - 1]!, clauses[at]!];
    const goal = goalIn(board, own, before);
    const [, words = "", end = ""] = /^(.*?)([.,;:!\s]*)$/su.exec(behind) ?? [];
    const unit = units.map((shape) => shape.exec(words)?.groups?.unit).find(Boolean);
    if (goal === null || unit === undefined) continue;
    clauses[at - 1] = blank(before);
    clauses[at] = `${unit} - ${goal}${end}`;
  }
  return clauses.join("");
}

/** The one place that a clause speaks of, where no own unit stands. */
function goalIn(board: Board, own: readonly ProvinceId[], clause: string): ProvinceId | null {
  const [place, another] = placesIn(board, clause);
  const isTold = denying.test(clause) || clause.split(/\s+/).length > mostWords;
  return place === undefined || another !== undefined || own.includes(place) || isTold
    ? null
    : place;
}

/** More words than these tell a story. */
const mostWords = 12;

/** Most lines have no such word. */
const pointing =
  /(?<!\p{L})(?:there|dahin|dorthin|hin|rein|y|ci|all\u00ed|ah\u00ed|daarheen|erheen|ernaartoe)(?!\p{L})/iu;

const joints = regex("iu")`
  (?<=[.,;:!]\s+)(?=\S)|(?<=\s)(?=(?:so|also|donc|alors|du coup|quindi|así que|dus|et|und|and|then|dann)\s)
`;

const denying = regex("iu")`
  (?<!\p{L})(?:
    not|\p{L}+n['\u2019]t|nicht|keine?|pas|non|niet|geen|if|wenn|falls|si|se|als|unless|or|oder|ou
  )(?!\p{L})
`;

const lead = wrapped`
  ^\W*(?:(?:
    so|then|and|please|pls|bitte|svp|therefore|also|dann|da|deshalb|darum|drum|und|donc|alors|du coup|et|quindi
    |allora|e
    |entonces|así que|y|dus|dan|en|i['\u2019]ll
  )[ ,]+)*
`;
const unit = "(?<unit>(?:\\p{L}+['\u2019 ]){0,4}\\p{L}+)";
const lazyUnit = "(?<unit>(?:\\p{L}+['\u2019 ]){0,4}?\\p{L}+)";
const thither = wrapped`
  (?:
    (?:right |straight |over |in )?there|dahin|dorthin|da hin|hin|da rein|rein|allí|ahí|daarheen
    |erheen|ernaartoe
  )(?:\s(?:gehen|ziehen|fahren|then|please|pls|bitte|svp|marschieren))*$
`;

const units: readonly RegExp[] = [
  `${lead}(?:j['\u2019]y (?:vais avec|envoie|mets|mène)|on y va avec|ci (?:vado con|mando)) ${unit}$`,
  wrapped`
    ${lead}(?:i(?:['\u2019](?:ll|d like to)| will| want to| would like to)? )?
      (?:go|move|head) (?:in )?there with ${unit}$
  `,
  wrapped`
    ${lead}(?:
      (?:geh|zieh|fahr|marschier|rück)e? ich (?:da )?mit|schick\p{L}* ich|voy con|mando|send|move
      |(?:geht|zieht|fährt|kommt|marschiert|soll|gaat)
    ) ${unit} ${thither}
  `,
  wrapped`
    ${lead}${unit} (?:
      (?:y|ci) (?:va|vont|ira|entre|part|entra)|s['\u2019]y rend|va y aller
    )(?: (?:svp|stp|alors|donc|dunque))?$
  `,
  wrapped`
    ${lead}${lazyUnit} (?:
      (?:should|can|will|shall|must|might as well|had better|also|dann|eben|halt|soll) ){0,2}(?:
      goes|go|moves|move|sails|marches|heads|geht|zieht|fährt|kommt|marschiert|va|gaat
    )?\s?(?:also |dann |eben )?${thither}
  `,
].map((each) => new PrefilteredRegExp(each, "iu"));
