/**
 * `For the rest, Bulgaria holds`, `Sinon pour le reste, Bulgarie reste en place`: before own units that are named, it
 * only leads to them.
 */
import type { Board, ProvinceId } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

const lead = regex("giu")`
  (?<=^\W*|[.;!?\n]\s+)(?:(?:otherwise|sinon|ansonsten|sonst|verder),?[ ])?(?:
    (?:and |but |as )?for (?:all )?the (?:rest|others|remainder)|apart from (?:that|this)|(?:et )?pour le reste|du reste
    |\u00e0 part (?:\u00e7a|cela)|f(?:\u00fcr|uer) den rest|im \u00dcbrigen|\u00fcbrigens|per il resto
    |por lo dem\u00e1s|(?:en )?cuanto al resto|voor de rest|overigens
  )\s*[,:]\s+(?=\p{L})
`;

/** The text without such words. */
export function withoutRestAhead(board: Board, own: readonly ProvinceId[], text: string): string {
  return text.replace(lead, (said, at: number) => {
    const [first = ""] = /^[^,;:.!?\n]*/.exec(text.slice(at + said.length)) ?? [];
    const [unit] = mentionsIn(board, first);
    return unit !== undefined && own.includes(unit.at) ? blank(said) : said;
  });
}
