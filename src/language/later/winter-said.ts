/** `Then in the winter a new fleet in Smyrna`: builds and removals that are told before their phase. */
import { sentencesOf } from "../text/sentences.js";

interface WinterSaid {
  /** The order, and the sentence that holds it. */
  readonly order: string;
  readonly sentence: string;
}

/** The sentence of a line that orders something for the coming winter; null where none does. */
export function winterSaid(line: string): WinterSaid | null {
  for (const each of sentencesOf(line)) {
    const sentence = each.trim();
    const { order = "" } = forWinter.exec(sentence)?.groups ?? {};
    if (order !== "" && adjusting.test(order) && !doubtful.test(sentence))
      return { order: order.replace(reason, "").replace(/[\s.!]+$/, ""), sentence };
  }
  return null;
}

const forWinter =
  /^\W*(?:(?:and|then|after that|afterwards|later|und|dann|et|puis|y|luego|e|poi|en|dan)[, ]+){0,2}(?:(?:for|in|come|this|im|für den|diesen|cet|en|pour l['\u2019]|en l['\u2019]|para el|per l['\u2019]|in de) ?(?:the |den |el |l['\u2019])?(?:coming |following )?(?:winter|hiver|invierno|inverno)|for (?:the |my )?(?:builds?|adjustments?)(?: phase)?)\s*[,:]?\s+(?<order>\S.*)$/iu;

const adjusting =
  /(?:(?<!\p{L})(?:build|raise|remove|disband|new|a|an|one|baue?|eine?n?|neue?|construis|construire|une?|construyo|construir|costruisco|costruire|bouw|bouwen|een|remov\p{L}+)(?!\p{L})).*(?<!\p{L})(?:army|fleet|armies|fleets|armee|flotte|armée|flota|ejército|armata|flotta|leger|vloot|[af])(?!\p{L})/iu;

const doubtful =
  /\?|(?<!\p{L})(?:if|unless|perhaps|maybe|might|could|not|wenn|falls|vielleicht|nicht|si|peut-être|pas|quizás|no|se|forse|non|als|misschien|niet)(?!\p{L})/iu;

/** Why it is told now. */
const reason =
  /,? (?:so(?: that)? (?:you|we|i|it)|because|since|to save|damit|pour que|para que|cos[iì]|zodat)(?!\p{L}).*$/iu;
