/**
 * Second thoughts about where a unit goes: `A Bur - Mun, sorry, Ruh`, `va in Tirolo... anzi no, meglio in Piemonte`.
 * The place behind such words takes that of the one before them, whatever language they are in: of what stands between
 * the two, each word is known, and one at least turns.
 */
import type { Board } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

/** Words that turn: what stands before them is no longer meant. */
const turning = wrapped`
  no|nope|nah|wait|rather|actually|instead|better|sorry|oops|whoops|correction|typo|scratch|strike
  |scrap|hang|pardon|mistake|mean|meant|make|should|change|second thoughts?|thinking again|sec|second|minute
  |oh|ah|ach|hm+|uh|um|er+m?|ugh|argh|damn|ok|okay|well
  |nein|n[e\u00f6]|doch|lieber|eher|besser|vielmehr|halt|warte|moment|quatsch|stattdessen
  |entschuldigung
  |non|plut\u00f4t|mieux|finalement|attends|attendez|d\u00e9sol\u00e9e?
  |anzi|meglio|piuttosto|aspetta|scusa|scusate|invece|ripensandoci
  |mejor|espera|perd\u00f3n|digo
  |nee|toch|liever|beter|eerder|wacht
`;

/** Words that may stand beside them. */
const besides = wrapped`
  euh|\u00e4h+m?|yes|ja|s\u00ec|oui|and|or|but|und
  |oder|aber|et|ou|mais|e|o|y|ma|pero|en|of|maar|then|dann|alors|allora|entonces|dan|so|also|now
  |jetzt|was|maintenant|adesso|ahora|nu|i|we|ich|je|ik|let|let's|lets|us|say|said|says|read|be|that|this|it|him
  |her|them|my|me|one|just|a|an|bad|excuse|hold|on|you|know|what|think|after
  |all|of course|guess|please|bitte|forget|for|try|take|use|do|have|send|move|with|i'll|we'll
  |gehen|geht|go|goes|sail|sails|march|head|moves|va|vai|andare|aller|gaat|gaan|ir|vaya|auch
  |einfach|quand m\u00eame|tout compte fait|m\u00e1s|bien|mal|nog|even|bij|nader|inzien|dai|senti|veo|pens\u00e1ndolo
`;

/** What may stand before the name of a place. */
const leading = wrapped`
  to|into|in|at|by|from|back|the|nach|ins|an|auf|zu|zum|zur|die|der|das|den|dem|vers|dans|\u00e0|au|aux|la
  |le|les|l|a|en|al|alla|allo|all|ai|nel|nello|nella|nell|verso|il|lo|el|hacia|naar|het|de|del|di|sur|su|sul|sulla
`;

/** Do words stand between two places that turn from the first to the second, and no others? */
function turnsBetween(words: string): boolean {
  if (!/^\s*(?:[,;:.!?(<\u2026\u2013\u2014]|-+\s)/u.test(words) || !mayTurn.test(words))
    return false;
  return words.split(/[^\p{L}\p{N}'\u2019]+/u).every((word) => word === "" || known.test(word));
}

const known = new RegExp(
  wrapped`
    ^(?:${turning}|second|quand|m\u00eame|tout|compte|fait|thinking|thoughts?|again|${besides}
    |(?:${leading})['\u2019]?)$
  `,
  "iu",
);
const mayTurn = new RegExp(`(?<!\\p{L})(?:${turning})(?!\\p{L})`, "iu");

/** The sentence, or what belongs to it, ends behind the place. */
const ending = regex("iu")`
  ^(?:,? (?:
    then|instead|rather|i think|after all|of course|obviously|naturally|please|that is|dann|lieber|bitte
    |alors|plut\u00f4t|allora|invece|piuttosto|mejor|entonces|dan|liever
  ))?
    (?=[)\s!]*(?:[.;\n]|,\s|(?<!\p{L})(?:and|und|et|e|y|en)(?!\p{L})|$))
`;

/** The line with the later place alone, at its place in the line. */
export function withSecondGoals(board: Board, text: string): string {
  if (!mayTurn.test(text)) return text;
  const named = mentionsIn(board, text);
  return named.reduce((left, second, at) => {
    const first = named[at - 1];
    if (first === undefined || !isGoal(text.slice(0, first.from))) return left;
    const behind = ending.exec(text.slice(second.to));
    if (behind === null || !turnsBetween(text.slice(first.to, second.from))) return left;
    const end = second.to + behind[0].length;
    return (
      left.slice(0, first.from) +
      blank(text.slice(first.from, second.from)) +
      text.slice(second.from, second.to) +
      blank(behind[0]) +
      left.slice(end)
    );
  }, text);
}

/** Does something go to what is named behind these words? `And A Paris` names a unit. */
function isGoal(before: string): boolean {
  return going.test(before) && !/(?<!\p{L})A\s*$/u.test(before);
}

const going = new RegExp(`(?:-+>?|=+>|(?<!\\p{L})(?:${leading}))[\\s'\u2019]*$`, "iu");
