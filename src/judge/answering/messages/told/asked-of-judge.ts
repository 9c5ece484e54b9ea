/** What an answer to a message asks the judge, and where it speaks of its readers and not to them. */
import type { PressTarget } from "../../../../game/index.js";
import { isAsking, plainWords, sentencesOf } from "../../../../language/index.js";
import { flat, regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { asksOfHim } from "../../../session/texts/of-whom.js";
import { bargains, plain, weighIn } from "../for-the-judge.js";
import { isForGmAlone, readersIn } from "../readers/readers.js";
import { sentencesIn } from "../words/sentences-in.js";
import { headsForJudge } from "../words/turns-to-judge.js";

/** `And if Russia lies?`, in an answer to Russia, of whom nobody speaks so who speaks to them. */
export function speaksOfReaders(speaker: Speaker, readers: PressTarget, words: string): boolean {
  if (bargains(words) || readers.kind === "all") return false;
  return sentencesOf(words).some((each) => namesReader(speaker, readers, each));
}

function namesReader(speaker: Speaker, readers: PressTarget, sentence: string): boolean {
  if (readers.kind === "all") return false;
  // `Russia, hello`, `Hi Russia!`
  const said = sentence.replace(/^[^,!:]{0,24}[,!:]|,\s*[\p{L} ]{3,20}[.!?]*\s*$/u, " ");
  const named = readersIn(speaker, said);
  return named?.kind === "some" && named.powers.some((power) => readers.powers.includes(power));
}

/** The sentences of an answer that ask what the judge answers, beside others that speak to the readers. */
export function askedOfJudge(
  speaker: Speaker,
  readers: PressTarget,
  words: string,
  { isParted, mayOrder }: { readonly isParted: boolean; readonly mayOrder: boolean },
): readonly string[] {
  if (isForGmAlone(readers) && !isParted) return [];
  const at = words.search(names);
  if (at > 0) return [words.slice(at)];
  return sentencesIn(words)
    .map(({ said }) => said)
    .filter((each) => {
      const said = flat(each);
      if (headsForJudge(said) !== null) return true;
      if (asksOfHim(said)) return true;
      if (exclaims.test(said)) return false;
      const { judge, player } = weighIn(speaker, readers, said);
      if (!mayOrder && judge >= plain && judge > player) return true;
      if (bargains(said)) return false;
      const isAsked = isAsking(plainWords(said), said) || supposes.test(said);
      return isAsked && (isParted || supposes.test(said) || namesReader(speaker, readers, said));
    });
}

/** `Und noch eine Frage an die Spielleitung, nicht an ihn: ...`: from here on nobody else is spoken to. */
const names = regex("iu")`
  (?<=[.!?\n]\s*)(?=
    [^.!?\n:]{0,40}(?<!\p{L})(?:
      question|frage|pregunta|domanda|vraag|word|wort|mot|bitte|request|something
    )(?!\p{L})[^.!?\n:]{0,12}(?<!\p{L})(?:
      to|for|an|f\u00fcr|\u00e0|au|pour|para|al|a|per|voor|aan
    )(?: the| den| die| la| le| el| il| de)? (?:l['\u2019])?(?:
      judge|gm|game ?master|richter|spielleit\p{L}+|juge|arbitre|juez|\u00e1rbitro|giudice|arbitro
      |spelleider|scheidsrechter
    )(?!\p{L})
  )
`;

/** `Que mala suerte`, `what a pity` */
const exclaims = regex("iu")`
  ^\W*(?:\p{L}+ )?(?:qu[e\u00e9]|q|what an?|quelle?|che|was f\u00fcr eine?|wat een) (?!
    pas|hag|happen|succed|facc|se )\p{L}+(?: \p{L}+)?\W*$
`;

/** `Y si va a Galitzia q pasa`, `hab ich was gewonnen`: how the game goes, and nobody's plans. */
const supposes = regex("iu")`
  (?<!\p{L})(?:
    what (?:happens?|would happen|do i do|did i (?:win|gain|get|lose))
    |(?:did|do|have) i (?:win|won|gain\p{L}*|got|get|still have|lose|lost)
    |was (?:passiert|mache? ich)|hab(?:e)? ich (?:\p{L}+ ){0,2}(?:gewonnen|verloren|bekommen)
    |que se passe|je fais quoi|qu['\u2019]est-ce que je fais|ai-je (?:gagn\u00e9|perdu)
    |j['\u2019]ai (?:gagn\u00e9|perdu) (?:quelque chose|quoi)
    |(?:qu\u00e9|que|q) (?:pasa|pasar\u00eda|hago)|he (?:ganado|perdido)|cuenta
    |(?:cosa|che) (?:succede|faccio)|ho (?:vinto|perso|guadagnato)|wat (?:gebeurt|doe ik)
    |heb ik (?:\p{L}+ ){0,2}(?:gewonnen|verloren)
  )(?!\p{L})
`;
