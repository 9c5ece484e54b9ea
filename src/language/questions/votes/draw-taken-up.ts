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
    |im (?:in|fine|happy|up|down|for)|(?:so am|so do) i|me too|ja|gern\w*|einverstanden|bin dabei
    |ich (?:bin (?:dafur|dabei|einverstanden)|stimme zu)|oui|d accord|volontiers
    |je suis (?:pour|d accord)|si|de acuerdo|vale|d accordo|va bene|akkoord|prima
  )\b
`;
