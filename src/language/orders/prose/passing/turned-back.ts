/**
 * Words that take back what stands before them, whatever follows: `Paris to Burgundy, hmm, on second thought no`. Where
 * no order follows, nobody knows what became of the one before.
 */
import { regex } from "../../../../util/index.js";
import type { Place } from "../../../text/lines.js";

const turn = regex("giu")`
  (?<=[,;.!?:(\u2026\u2013\u2014-]\s*(?:(?:hm+|oh|uh|um|well|but|ma|mais|aber|pero|maar|und|and|e|et|y)[ ,.]+){0,2})(?:
    (?:oh|ah|ach|eh|hm+|er+m?|well|wait|actually|och|ay|mais|ma|aber|pero|but)[ ,.!\u2026]+(?:no|nein|non|nee)
    |no,? (?:wait|actually|hold on|hang on|espera|mejor|aspetta|anzi|meglio)|(?:wait|actually),? no
    |on (?:second|further) thoughts?|(?:scratch|strike|scrap|forget) that|never mind|nvm
    |nein,? (?:doch|halt|warte|lieber)|doch (?:nicht|lieber)|lieber (?:doch )?nicht
    |bei n\u00e4herer \u00fcberlegung
    |non,? (?:finalement|attends|attendez|plut\u00f4t)|finalement,? non|\u00e0 la r\u00e9flexion|tout compte fait
    |anzi|ripensandoci|lasciamo perdere|mejor no|pens\u00e1ndolo (?:bien|mejor)
    |nee,? (?:wacht|toch|liever)|toch (?:niet|liever)|bij nader inzien
    |(?:enfin|or(?: rather)?|oder(?: doch| lieber)?|ou(?: plut\u00f4t)?|of|o),? (?:no|nein|non|nee)
    |(?:whoops|oops),? wrong
    |(?:moment|halt|warte|stopp?|nah|nah,? wait|attends|attendez|aspetta|espera|wacht)(?=[,:.!\u2026][^?\n]*$)
  )(?!\p{L})[^.;!?\n]*
  |(?<=\s)(?:(?:lol|haha+),? )?(?:jk|(?:just|only) kidding)(?!\p{L})[^.;!?\n]*
`;

/** Where such words stand, each to the end of its sentence. */
export function turnsBack(text: string): readonly Place[] {
  return [...text.matchAll(turn)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.trimEnd().length,
  }));
}

/** `No, better not.`: a sentence that says no more. */
export function turnsBackAlone(sentence: string): boolean {
  return alone.test(sentence);
}

const alone = regex("iu")`
  ^\W*(?:(?:oh|ah|ach|hm+|well|wait|no|nein|non|nee|n\u00f6|en fait)[ ,.!]+){0,3}(?:
    better not|rather not|on second thoughts?,? no|actually,? no|doch (?:lieber )?nicht|lieber (?:doch )?nicht
    |finalement,? non|plut\u00f4t pas|anzi,? no|meglio (?:di )?no|mejor no|toch (?:maar )?niet|liever niet
  )\W*$
`;
