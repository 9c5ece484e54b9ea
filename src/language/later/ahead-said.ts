/**
 * `Then in the winter a new fleet in Smyrna`, `in the fall Burgundy goes to Belgium`: orders told before their
 * phase.
 */
import { regex } from "../../util/index.js";
import { seasonNamed, seasonNames } from "../dates/season-words.js";
import { mayBeOrder } from "../lexer/order-like.js";
import { sentencesOf } from "../text/sentences.js";

interface AheadSaid {
  readonly season: keyof typeof seasonNames;
  /** The orders, and the words that say them and the season. */
  readonly order: string;
  readonly said: string;
}

/** What a line orders for a season that it names; null where it does so for none. */
export function aheadSaid(line: string): AheadSaid | null {
  for (const each of sentencesOf(line)) {
    const { said = "", name = "", order = "" } = forSeason.exec(each.trim())?.groups ?? {};
    const season = new RegExp(`^(?:${builds})$`, "i").test(name) ? "W" : seasonNamed(name);
    if (season === null || doubtful.test(said)) continue;
    const isOrder = season === "W" ? adjusting.test(order) : mayBeOrder(order);
    if (isOrder)
      return {
        season,
        order: order.replace(reason, "").replace(/[\s.!]+$/, ""),
        said: said.trim(),
      };
  }
  return null;
}

const joint =
  "(?:and|then|after that|afterwards|later|but|und|dann|danach|et|puis|ensuite|y|luego|e|poi|en|dan|daarna)";
const builds = "builds?|adjustments?";

/** The season stands first, or behind what is ordered for now. */
const forSeason = regex("isu")`
  (?:^\W*|[,;]\s+|\s+(?=${joint}\s))(?<said>
    (?:${joint}[, ]+){0,2}(?:
      (?:
        for|in|come|this|im|im kommenden|f\u00fcr den|diesen|cet|en|au|\u00e0|pour|pour l['\u2019]
        |\u00e0 l['\u2019]|en l['\u2019]|para el|en el|per l['\u2019]|in|in de
      ) ?
    )?(?:the |my |den |el |le |l['\u2019])?(?:coming |following |next )?(?<name>
      ${Object.values(seasonNames).join("|")}|(?<=for (?:the |my )?)(?:${builds})
    )(?: (?:move|moves|turn|season|phase|orders?))?(?:\s*[,:]\s*|\s+)(?:
      then |dann |alors |ensuite |luego |poi |dan |i want |i would like |i['\u2019]d like )?
      (?<order>\S.*)
  )$
`;

const adjusting = regex("iu")`
  (?:
    (?<!\p{L})(?:
      build|raise|remove|disband|new|a|an|one|baue?|eine?n?|neue?|construis|construire|une?
      |construyo|construir|costruisco|costruire|bouw|bouwen|een|remov\p{L}+
    )(?!\p{L})
  ).*(?<!\p{L})(?:
    army|fleet|armies|fleets|armee|flotte|armée|flota|ejército|armata|flotta|leger|vloot|[af]
  )(?!\p{L})
`;

const doubtful = regex("iu")`
  \?
  |(?<!\p{L})(?:
    if|unless|perhaps|maybe|might|could|not|wenn|falls|vielleicht|nicht|si|peut-être|pas|quizás|no
    |se|forse|non|als|misschien|niet
  )(?!\p{L})
`;

/** Why it is told now. */
const reason = regex("iu")`
  ,? (?:so(?: that)? (?:you|we|i|it)|because|since|to save|damit|pour que|para que|cos[iì]|zodat)
    (?!\p{L}).*$
`;
