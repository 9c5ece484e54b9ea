/** `Can Liverpool support London to Yorkshire?` as the order that it asks about; whether it is one, a board knows. */

const leading =
  /^\W*(?:(?:hi|hello|hey|so|and|but|or|ok|okay|also|then|well|just wondering|quick question|question|hallo|und|aber|salut|et|mais|hola|y|ciao|e)[\s,:]+)*(?:(?:i (?:wonder|was wondering|am wondering)|do you know|tell me|please tell me) (?:if|whether) |(?:is|would|was) it (?:be )?(?:possible|allowed|legal|ok|okay|permitted)(?: for me)? (?:to|for|that|if) |is (?=[^?]*\b(?:possible|allowed|legal|valid)\b)|(?:am i|are we) (?:allowed|able|permitted) to |(?:can|could|may)(?: i| we)?(?: also| even| still| then| be able to)* (?!you\b|he\b|she\b|they\b|it\b)|(?:kann|könnte|darf)(?: ich| man)?(?: mit)? |(?:est-ce que je peux|puis-je|peut-on|est-ce que|peut) |(?:puedo|puede|podría) |(?:posso|può|potrebbe) |(?:kan|mag)(?: ik)? )/iu;

const behind =
  /(?:,? (?:please|by the way|btw|now|possible|allowed|legal|valid|an option|this turn|this time|next turn|already|still|legally|at all|or (?:not|is that (?:too far|not allowed|illegal))|bitte|por favor|per favore|svp))*\s*[?!.\s]*$/iu;

/** Other verbs for going somewhere. */
const goes =
  /\b(?:reach(?:es)?|get(?:s)? (?:in)?to|make it (?:in)?to|enter|walk (?:in)?to|sail (?:in)?to|be moved to|attack)\b/iu;

/** `Help Paris get into Burgundy`: a support. */
const helps =
  /\b(?:help|assist) (?:the )?(\S+(?: \S+)?) (?:(?:to )?(?:get|go|move|march|walk|come) )?(?:in)?to\b/iu;

/** `Would it be able to ...?`, of a unit that was named before; what it would do follows. */
const ofIt =
  /^\W*(?:(?:and|or|so|but|also|then) )*(?:(?:would|will) it (?:also |even )?be able to|(?:could|can) it(?: (?:also|even|still|then))*) /iu;

/** The question with the place of the unit that its `it` stands for; null where it speaks of no `it`. */
export function askedOfIt(question: string, place: string): string | null {
  return ofIt.test(question) ? question.replace(ofIt, `Can ${place} `) : null;
}

/** The words of the order that a question asks about; null where it asks about none. */
export function orderAsked(question: string): string | null {
  const [lead] = leading.exec(question) ?? [];
  if (lead === undefined || !question.includes("?") || question.length > 160) return null;
  const order = question
    .slice(lead.length)
    .replace(behind, "")
    .replace(helps, "support $1 to")
    .replace(goes, "to");
  return order === "" ? null : order;
}
