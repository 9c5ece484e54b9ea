/**
 * Orders that hang on a question which their writer asks before them, and the position or the calendar answers: `Can I
 * still change something? If so, Marseilles to Spain`, `Est-ce que la Serbie est libre ? Si oui Budapest y va`, `Is
 * anyone in Sweden? If not, Denmark goes there`.
 */
import { provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { placesIn, powersIn } from "../../names/mentions.js";
import { readQuestion } from "../../questions/read-question.js";
import { sentencesOf } from "../../text/sentences.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { withPlaceThere } from "../prose/passing/gone-there.js";

/** The text, with such orders in plain words where the answer lets them be. */
export function withAnswersKnown(context: ReadingContext, text: string): string {
  const sentences = sentencesOf(text).map((each) => withoutHolder(context, each));
  if (!text.includes("?")) return sentences.join("");
  return sentences
    .map((sentence, at) => {
      const asked = sentences[at - 1] ?? "";
      return asked.includes("?") ? (onAnswer(context, asked, sentence) ?? sentence) : sentence;
    })
    .join("");
}

/**
 * `Burgundy takes Belgium, unless the English are already there?`: the order alone, where the position says that they
 * are not. Where they only may go nobody knows.
 */
function withoutHolder({ board, position }: ReadingContext, sentence: string): string {
  const found = unlessThere.exec(sentence);
  if (found === null || asking.test(sentence)) return sentence;
  const head = sentence.slice(0, found.index);
  const condition = found.groups!.who!;
  const place = placesIn(board, head).at(-1);
  const powers = powersIn(board, condition);
  const isOfAnybody = powers.length === 0 && anybody.test(condition);
  if (place === undefined || !(powers.length > 0 || isOfAnybody)) return sentence;
  const isHeld = position.units.some(
    ({ power, at }) => provinceOf(at) === place && (isOfAnybody || powers.includes(power)),
  );
  return isHeld ? sentence : `${head}.${found.groups!.end ?? ""}`;
}

const unlessThere = regex("iu")`
  ,?\s+(?:unless|\u00e0 moins que?|sauf si|es sei denn,?|au\u00dfer,?(?: wenn)?|a (?:menos|no ser) que|a meno che
  |tenzij)
    \s(?<who>[^.?!;:]{3,40}?(?<!\p{L})(?:
      already (?:there|in(?: it| there)?)|there already|still (?:there|in(?: it| there)?)
      |(?:is|are)(?: sitting| standing)? (?:there|in it)|schon (?:da|dort|drin)(?: sind| ist| stehen| steht)?
      |(?:da|dort|drin) (?:sind|ist|stehen|steht)|y (?:soi(?:en)?t|sont|est)(?: d\u00e9j\u00e0| encore)?
      |d\u00e9j\u00e0 l\u00e0
      |ya (?:est\u00e9n?|est\u00e1n?)(?: all\u00ed| ah\u00ed)?|(?:est\u00e9n?|est\u00e1n?) (?:ya )?(?:all\u00ed
      |ah\u00ed)|gi\u00e0 l\u00ec
      |er (?:al|nog) (?:staan|staat|zijn|is|zitten|zit)
    ))\s*[.?!]*(?<end>\s*)$
`;
const anybody = regex("iu")`
  (?<!\p{L})(?:
    some(?:body|one)|any(?:body|one)|jemand|einer|quelqu['\u2019]un|alguien|qualcuno|iemand
  )(?!\p{L})
`;
const asking = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en) )?(?:
    can|could|may|should|shall|will|would|does|do|is|are|kann|soll|darf|geht|peut|est-ce|puis|puede|pu\u00f2|kan
  )(?!\p{L})
`;

/** What the sentence orders, as the question before it is answered; null where it hangs on none, or on another. */
function onAnswer(context: ReadingContext, asked: string, sentence: string): string | null {
  const condition = hanging.exec(sentence);
  const pointed = pointedAt(context, asked);
  const behind = condition === null ? sentence : sentence.slice(condition[0].length);
  const rest = pointed === null ? behind : goingThere(context, pointed, behind);
  if (condition === null) return rest !== behind && leads.test(sentence) ? rest : null;
  const answer = answerTo(context, asked);
  const isMet = answer !== null && answer === (condition.groups!.yes !== undefined);
  const [lead = ""] = /^\s*/.exec(sentence) ?? [];
  return isMet && placesIn(context.board, rest).length > 0 ? lead + rest : null;
}

const then = "(?:[,:]|\\s(?:then|please|pls|dann|bitte|alors|entonces|allora|dan|so)(?!\\p{L}))*";

/** `If so,`, `falls nicht:` */
const hanging = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en|but|aber|mais|ma|pero|maar) )?(?:
    (?<yes>
      if (?:so|yes|i (?:can|may)|possible|it is|it['\u2019]s free|that(?:['\u2019]s| is) (?:so|ok|okay|fine
      |possible|the case))
      |(?:wenn|falls) (?:ja|das geht|es geht|so|m\u00f6glich|dem so ist)|si (?:oui|possible
      |c['\u2019]est (?:possible|le cas)|s\u00ed|es as\u00ed|se puede)
      |se (?:s\u00ec|si|possibile|si pu\u00f2|\u00e8 cos\u00ec)|in caso affermativo|en caso afirmativo|(?:zo
      |als) (?:ja|dat kan|het kan|dat zo is)|zoja
    )
    |if (?:not|nobody(?: is)?|no)|(?:wenn|falls) (?:nicht|nein|keiner)|si(?:non| non)|si no|se no|zo (?:niet|nee)
    |als (?:niet|nee)
  )(?!\p{L})${then}\s*
`;

/** `Then please fleet Kiel there`: what follows from an answer that is taken for granted. */
const leads = regex("iu")`
  ^\W*(?:then|so|well|ok(?:ay)?|dann|also|gut|alors|donc|bon|entonces|pues|allora|quindi|dan|dus)(?!\p{L})
`;

/** The one place that is asked about, where no own unit stands. */
function pointedAt(context: ReadingContext, asked: string): string | null {
  const [place, another] = placesIn(context.board, asked);
  const isOwn = ownUnits(context).some(({ at }) => provinceOf(at) === place);
  return place === undefined || another !== undefined || isOwn ? null : place;
}

/** The sentence with that place in what only points at it: `I go there`, `j'y vais avec Budapest`. */
function goingThere(context: ReadingContext, place: string, sentence: string): string {
  const own = ownUnits(context).map(({ at }) => provinceOf(at));
  const lead = `${place}, `;
  const placed = withPlaceThere(context.board, own, lead + sentence);
  if (placed !== lead + sentence) return placed.slice(lead.length);
  return sentence.replace(alone, (words) => ` I go to ${place} `.padEnd(words.length));
}

/** Somebody goes there, with whatever unit can. */
const alone = regex("iu")`
  ^\W*(?:
    (?:i['\u2019]?(?:ll| will|d like to)?|i want to) (?:go|move|head) (?:there|in)|(?:dann )?(?:gehe?
    |ziehe?) ich (?:da |dort)?hin
    |ich (?:gehe?|ziehe?) (?:da |dort)?hin|j['\u2019]y vais|on y va|(?:ci vado|vado l\u00ec)|(?:voy (?:ah\u00ed
    |all\u00ed|para all\u00e1))
    |(?:dan )?ga ik (?:er(?:heen| naartoe)|daarheen)|ik ga (?:er(?:heen| naartoe)|daarheen)
  )(?!\p{L})
`;

/** Yes or no, where the position or the calendar tells; null for any other question. */
function answerTo(context: ReadingContext, asked: string): boolean | null {
  if (mayChange.test(asked) || readQuestion(asked)?.intent === "change") return true;
  const [place, another] = placesIn(context.board, asked);
  if (place === undefined || another !== undefined) return null;
  const isHeld = context.position.units.some(({ at }) => provinceOf(at) === place);
  if (free.test(asked)) return !isHeld;
  return held.test(asked) ? isHeld : null;
}

const changing = wrapped`
  change|alter|amend|revise|correct|\u00e4ndern|\u00e4ndere|umstellen|korrigieren|changer|modifier|corriger|cambiar
  |modificar
  |cambiare|modificare|correggere|veranderen|wijzigen|aanpassen
`;
const mayChange = regex("iu")`
  (?<!\p{L})(?:can|could|may|is it|am i|kann|k\u00f6nnte|darf|geht|peux|puis|pourrais|peut|puedo|podr\u00eda|posso
  |potrei|kan|mag)
  (?!\p{L})(?! (?:you|he|she|they|someone))[^.!?]{1,50}(?<!\p{L})(?:${changing})(?!\p{L})
`;
const free = regex("iu")`
  (?<!\p{L})(?:
    free|empty|vacant|unoccupied|undefended|open|frei|leer|unbesetzt|libre|vide|inoccup\u00e9e?|vac[i\u00ed][oa]
    |desocupad[oa]
    |liber[oa]|vuot[oa]|vrij|leeg|onbezet
  )(?!\p{L})
`;
const held = regex("iu")`
  (?<!\p{L})(?:
    occupied|anyone|anybody|someone|somebody|besetzt|jemand|occup\u00e9e?|quelqu['\u2019]un|ocupad[oa]|alguien
    |occupat[oa]
    |qualcuno|bezet|iemand
  )(?!\p{L})
`;
