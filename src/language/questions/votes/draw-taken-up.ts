/**
 * `Someone asked for a draw? I'm in`: a question that takes up what others proposed, and the writer's own word
 * on it.
 */
import { regex } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";
import { ofDraw } from "./draws.js";

/** True for a yes to the draw that the first sentence asks about, false for a no; null where it says neither. */
export function drawTakenUp(asked: string, answer: string): boolean | null {
  if (!asked.trim().endsWith("?") || answer.includes("?")) return null;
  const [question, word] = [inFull(plainWords(asked)), inFull(plainWords(answer))];
  if (!ofDraw(question) || asksFact.test(question)) return null;
  if (word.split(" ").length > longest) return null;
  if (no.test(word)) return false;
  return yes.test(word) ? true : null;
}

/** `Has anybody proposed a draw?` is asked, whatever its writer thinks of one. */
export function asksWhoProposed(asked: string): boolean {
  return whoProposed.test(plainWords(asked));
}

const whoProposed = regex()`
  ^(?:(?:and|but|so|hi|hello|hallo|bonjour|hola|ciao|und|et|y|e|en) )*(?:
    (?:has|did|is) (?:any ?(?:body|one)|some ?(?:body|one))|who (?:has|is|else)
    |(?:hat|ist) (?:\w+ )?(?:jemand|wer)|wer (?:hat|ist)
    |(?:est ce que )?(?:quelqu un|qui) (?:a|est)|(?:alguien|quien) (?:ha|esta)|(?:qualcuno|chi) (?:ha|e)
    |(?:heeft|is) (?:\w+ )?iemand|wie (?:heeft|is)
  )\b
`;

/** `How do I vote for a draw? OK thanks.` */
const asksFact = regex()`
  ^(?:(?:and|but|so|ok|okay|well|hey|hi) )*(?:
    how|what|when|why|where|which|can i|could i|may i|do i|should|wie|was|wann|warum|comment|quand
    |como|cuando|come|quando|hoe
  )\b
`;

/** A longer one has more to say. */
const longest = 9;

const lead =
  "^(?:(?:oh|well|then|hm+|if so|in that case|for me|from me|also|dann|von mir|alors|entonces|allora|dan) )*";
const no = regex()`
  ${lead}(?:
    no(?! (?:objections?|problems?|worries))|nope|nah|never|not|certainly not|absolutely not
    |hardly|forget it|dream on|as if|out of the question
    |you (?:must be |re |are )?(?:joking|kidding)|over my dead body|nein|nie|kommt nicht
    |auf keinen fall|vergiss es|niemals|pas question|jamais(?! deux)|hors de question|ni hablar
    |ni en|nunca|de eso nada|neanche|neppure|mai|non se ne|geen sprake|nooit|vergeet het|non|niet
    |nee|(?:i )?think not
    |i(?: am|m)? (?:against|think not|do not|dont|don t|will not|won t|wont|would rather not)
    |against|ich nicht|ohne mich|sans moi|sin mi|senza di me|(?:count me )?out
  )\b
`;
const yes = regex()`
  ${lead}(?:
    yes|yea|yeah|yep|yup|yas|sure|ok|okay|fine|agreed|gladly|why not|good|great|works for me
    |count me in|no (?:objections?|problems?)|you (?:i m|im|i am|sure|ok) ?|you
    |i(?: m| am)? (?:agree|accept|in|happy|for it|fine|up|down|all for)
    |i(?: would be| d be| am| m) (?:(?:all|quite|also) )?(?:in favou?r|for (?:it|that|one)|up for|fine|happy)
    |ich (?:ware|bin) (?:(?:da|auch|sehr|gern\w*) )?(?:dafur|dabei|einverstanden)
    |je (?:serais|suis) (?:(?:plutot|aussi) )?(?:pour|d accord|partant\w*|favorable)
    |(?:yo )?(?:estaria|estoy) (?:a favor|de acuerdo)|(?:io )?(?:sarei|sono) (?:a favore|d accordo|favorevole)
    |ik (?:zou|ben) (?:(?:er|daar|wel|ook) )*voor|daar (?:zou|ben) ik (?:(?:wel|ook) )?voor
    |im (?:in|fine|happy|up|down|for)|(?:so am|so do) i|me too|ja|gern\w*|einverstanden|bin dabei
    |ich (?:bin (?:dafur|dabei|einverstanden)|stimme zu)|oui|d accord|volontiers
    |je suis (?:pour|d accord)|si|de acuerdo|vale|d accordo|va bene|akkoord|prima
  )\b
`;

/** `Then put me down for it`, `count me in`, in answer to a letter that says how something is set: a wish for that. */
export function joinsIn(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  return !sentence.includes("?") && plain.split(" ").length <= longest && joining.test(plain);
}

const joining = regex()`
  ^(?:(?:ok|okay|good|great|well|then|so|sure|yes|please|dann|gut|ja|bitte|bon|alors|oui|bueno|bene|allora|dan) )*(?:
    (?:put|mark|count|sign|note|write) me (?:down|in|up|on)(?: for (?:it|that|this|one))?
    |i (?:would |do |will )?(?:like|want|do|vote|go|take)(?: to (?:do|have|set))? (?:for )?(?:it|that|this)
    |i (?:am|m) (?:in|for it|up for it|up for that)
    |(?:trag|schreib|notier)\w* mich (?:(?:dafur|bitte|mal) )*(?:ein|auf)|(?:da )?bin (?:ich )?dabei|das mochte ich
    |(?:note|notez|inscris|inscrivez|mets|mettez) moi|j en suis|je (?:le )?veux bien|apuntame|me apunto|cuenta conmigo
    |segnami|ci sto|contami|ik doe mee|zet me erop
  )(?: (?:then|please|too|now|dann|bitte|alors|svp|por favor|entonces|allora|dan|also))*$
`;
