/** `Tous mes ordres sont-ils bien not\u00e9s ?`, `what orders have I got in?`: whether and how one's orders stand. */
import { wrapped } from "../../../util/index.js";
import { inFull, isAsking, plainWords } from "../question-words.js";
import { courteous, idle, ownWords, partsIn, wordsOf } from "./closed.js";

type Part = "order" | "all" | "noted" | "from-me" | "own" | "which" | "idle";

const parts: readonly (readonly [Part, RegExp])[] = (
  [
    ["idle", courteous],
    [
      "order",
      wrapped`
      orders?|moves?|befehle?n?|zuge?n?|ordres?|coups?|orden(?:es)?|jugadas?|movimientos?|ordini
      |mosse?|zetten|bevelen
    `,
    ],
    ["from-me", "(?:from|of|by) me|von mir|de ma part|de moi|de mi(?: parte)?|da me|van mij"],
    ["all", "everything|it all|alles|tout(?! le)|todo|tutto"],
    [
      "noted",
      wrapped`
      noted(?: down)?|recorded|registered|received|stored|saved|entered|on file|written down
      |arrived|put in|given in|handed in|got(?: down)?|in place|are in|is in|have in
      |notiert|eingetragen|angekommen|gespeichert|erfasst|vorgemerkt|vermerkt|abgegeben|gegeben
      |erhalten|bekommen|da|hinterlegt|note(?:e?s)?|enregistre(?:e?s)?|recue?s?|arrive(?:e?s)?
      |pris(?:es)? en compte|donne(?:e?s)?|apuntad[oa]s?|anotad[oa]s?|registrad[oa]s?|recibid[oa]s?
      |llegad[oa]s?|puest[oa]s?|dad[oa]s?|guardad[oa]s?|annotat[oiae]|registrat[oiae]
      |ricevut[oiae]|arrivat[oiae]|segnat[oiae]|dat[oiae]|salvat[oiae]|inserit[oiae]
      |genoteerd|ontvangen|binnen|aangekomen|opgeslagen|gegeven|doorgekomen
    `,
    ],
    ["which", "which|what|welche|was|quels?|quelles|que|cuales|quali|che|welke|wat"],
    ["own", ownWords],
    [
      "idle",
      wrapped`
      you|u|stand|lauten|lautet|staan|staat|right|right now|well|correct|correctly|properly|safely|fine|by now
      |just|again|then
      |been|still|really|du|dir|sie|ihnen|euch|richtig|korrekt|gut|auch|wirklich|bei|nochmal
      |tu|vous|bien|correctement|chez|avez|hast|haben sie|usted|tienes?|correctamente|ya|mismo
      |lei|hai|correttamente|bene|je|jij|goed|juist|hebt|heeft|u|wel|ook|se|ils|elles|han|he|has
      |esta|estan|hanno|tus|stato|stati|state|ete|worden|wurden|wurde
    `,
    ],
    ["idle", idle],
  ] as const
).map(([part, words]) => [part, wordsOf(words)]);

const duty = /\b(?:have|got|need) to\b|\b(?:to|zu) (?:give|order|note|geben)\b/;

/** Does it ask which of one's own orders the judge has, or whether it has all? */
export function asksOwnOrders(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  const found = isAsking(plain, sentence) && !duty.test(plain) ? partsIn(parts, plain) : null;
  if (found === null) return false;
  if (!found.has("order")) return found.has("all") && found.has("noted");
  return (
    (found.has("own") || found.has("from-me")) &&
    (found.has("noted") || found.has("which") || found.has("from-me"))
  );
}
