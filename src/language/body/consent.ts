/**
 * Yes and no, as people answer a question: in five languages, with a full stop, a kind word or a name behind it.
 * Whether anything was asked is for the judge to know.
 */
import { plainWords } from "../questions/question-words.js";
import type { Line } from "../text/lines.js";

export interface Consent {
  readonly yes: boolean;
  /** Nothing but yes or no. Else it is a sentence that begins so, and may be one of orders. */
  readonly sure: boolean;
  /** People say so in passing, too, whether they were asked or not: `ok`, `klar`. */
  readonly passing: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/[\s|]+/));

const yes = words(
  `yes yeah yea yep yup ya yess sure ok okay okey oki confirm confirmed confirming confirmation agreed agree affirmative absolutely definitely
  indeed accept accepted ja jawohl jep jup jo klar genau gerne einverstanden bestatigt bestatige bestatigen zustimmen
  oui ouais confirme confirmer daccord accord volontiers si claro vale confirmo acepto acuerdo certo confermo confermato accetto
  da tak sim joo`,
);

const no = words(
  `no nope nah nay decline declined declining refuse refused reject rejected never nein nee ne ablehnen abgelehnt lehne
  non refus nicht pas rechazo rechazar rifiuto rifiutare cancel stop dont abort abbrechen annuler annule anular annulla nunca`,
);

/** Of these, what needs no question before it. */
const inPassing = words(
  `sure ok okay okey oki yep yup jo klar genau gerne daccord accord volontiers claro vale certo agreed absolutely indeed`,
);

/** Words around these that change nothing. */
const around = words(
  `i we it that this the a my to of do please pls plz thanks thank you thx bitte danke ich das es gern sehr vielen wir
  je te vous le la s il plait merci bien sur d c est por favor gracias lo yo de que per piacere grazie va bene lo
  send sent sending use used them those these message messages order orders move moves me mine thats its was from wrote myself
  looks good fine perfect great senden schick schicke ab sende envoie envoyez envoyer envia enviar envialo mandalo mandale invia
  inviale stimmt passt korrekt correct correcte correcto corretto
  doch all right go ahead very much want really not ab mehr und and so correct right sir judge hi hello dear`,
);

/** Yes without a yes. */
const agreeing =
  /^(?:please )?(?:go ahead|do (?:it|that|so)|that ?s (?:right|correct)|correct|right|genau so|mach das|allez y|adelante|procedi)(?: please| bitte)?$/;

const denying =
  /\b(?:but|not|dont|don t|no|wait|unless|if|until|except|only|instead|rather|aber|nicht|wenn|nur|ausser|lieber|mais|pas|si|sauf|plutot|pero|salvo|excepto|menos|non|ma|tranne|eccetto|behalve)\b/;

/** The answer that a line gives; null where it is none. */
export function readConsent({ text }: Line): Consent | null {
  if (text.length > 80 || /[?>]|\s-\s?\w+\s?-|\bhold/i.test(text)) return null;
  const plain = plainWords(text.replace(/'/g, ""));
  if (agreeing.test(plain)) return { yes: true, sure: true, passing: true };
  const all = plain.split(" ");
  const known = all.filter((word) => yes.has(word) || no.has(word));
  if (known.length === 0) return null;
  const isNo = all.some((word) => no.has(word));
  const isWhole = all.every((word) => yes.has(word) || no.has(word) || around.has(word));
  const isNamed = isSigned(text);
  const passing = known.every((word) => inPassing.has(word));
  if (isWhole || isNamed) return { yes: !isNo, sure: true, passing };
  const [first = ""] = all;
  if (no.has(first)) return { yes: false, sure: false, passing };
  const rest = all.slice(1).join(" ");
  return yes.has(first) && !denying.test(rest) ? { yes: true, sure: false, passing } : null;
}

/** `Forget it, I'm staying`: no to what was asked, in the words of somebody who thought again. */
export function takesBackWish(sentence: string): boolean {
  return thoughtAgain.test(plainWords(sentence));
}

const thoughtAgain =
  /^(?:(?:sorry|no|ok|okay|but|so|and|well|please|oh|actually|then) )*(?:forget (?:it|that|about (?:it|that)|what i (?:said|wrote))|never mind|(?:i (?:m|am|ll|will|shall|want to|d like to|would like to|d rather|would rather)|let me) (?:be )?stay(?:ing)?(?: in| on)?\b|i (?:ve |have )?(?:changed my mind|thought better of it|reconsidered)|i take (?:it|that|it all) back|ich bleibe|vergiss (?:es|das)|je reste|oublie[sz]?|me quedo|olvid[ae]\w*|resto|lascia stare|ik blijf|vergeet (?:het|dat))\b/;

/** `Thanks, but not this time, I'm on holiday`: no to what was asked, with a story around it. */
export function declinesOffer(sentence: string): boolean {
  return !sentence.includes("?") && declining.test(plainWords(sentence));
}

const declining =
  /\b(?:not this time|(?:i m|i am) afraid (?:not|i (?:can t|cannot|won t))|no thanks|no thank you|(?:unfortunately|sadly|regrettably) (?:not|i (?:can t|cannot))|i (?:ll |will |have to |must |d rather )?(?:pass|decline)(?: on (?:this|that|it))?(?= |$)(?! the\b)|(?:diesmal|dieses mal) (?:\w+ )?nicht|leider nicht|(?:pas cette fois|malheureusement (?:pas|non)|je dois (?:refuser|decliner))|(?:esta vez no|lamentablemente no)|(?:questa volta no|purtroppo no)|(?:dit keer niet|helaas niet)|(?:tym razem nie|niestety nie))(?= |$)/;

/** `Yes, Igor`; `OK - Anna Berg`. */
function isSigned(text: string): boolean {
  const [, word = ""] =
    /^(\p{L}+)\s*[,.!-]+\s*(?:\p{Lu}[\p{L}.'-]*\s?){1,3}[.!]*$/u.exec(text) ?? [];
  const [plain] = [plainWords(word)];
  return yes.has(plain) || no.has(plain);
}
