/**
 * Second thoughts about where a unit goes: `A Bur - Mun, sorry, Ruh`, `va in Tirolo... anzi no, meglio in Piemonte`.
 * The place behind such words takes that of the one before them, whatever language they are in: of what stands between
 * the two, each word is known, and one at least turns.
 */
import type { Board } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { namingsIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

/** Words that turn: what stands before them is no longer meant. */
const turning = wrapped`
  no|nope|nah|wait|rather|zut|oups|mince|actually|instead|better|sorry|oops|whoops|correction|typo|scratch|strike
  |scrap|hang|pardon|mistake|mean|meant|make|should|change|second thoughts?|thinking again|sec|second|minute
  |oh|ah|ach|hm+|uh|um|er+m?|ugh|argh|damn|ok|okay|well|jk|kidding|joking|wrong|mistaken
  |nein|n[e\u00f6]|doch|lieber|eher|besser|vielmehr|halt|warte|moment|quatsch|stattdessen
  |entschuldigung|geirrt|vertan|verschrieben|vertippt
  |non|tromp\u00e9e?|corrige|sbagliat[oa]|correggo|equivocado|equivoqu\u00e9|corrijo|vergist
  |plut\u00f4t|mieux|finalement|enfin|pardon|attends|attendez|d\u00e9sol\u00e9e?|dire|meint?e?|gemeint
  |anzi|meglio|piuttosto|aspetta|scusa|scusate|invece|ripensandoci
  |mejor|espera|perd\u00f3n|disculpa|digo|decir|bedoel(?:de)?
  |nee|toch|liever|beter|eerder|wacht
`;

/** Words that may stand beside them. */
const besides = wrapped`
  euh|\u00e4h+m?|lol|haha+|yes|ja|s\u00ec|oui|and|or|but|und
  |oder|aber|et|ou|mais|e|o|y|ma|pero|en|of|maar|then|dann|alors|allora|entonces|dan|so|also|now
  |jetzt|was|maintenant|adesso|ahora|nu|i|we|ich|je|ik|let|let's|lets|us|say|said|says|read|be|that|this|it|him
  |her|them|my|me|one|just|a|an|bad|excuse|hold|on|you|know|what|think|after
  |all|of course|guess|cio\u00e8|dicho|voulais|veux|volevo|voglio|intendevo|quise|quer\u00eda|quiero
  |habe|war|wollte|ich|sagen
  |please|bitte|forget|for|try|take|use|do|have|send|move|with|i'll|we'll
  |gehen|geht|go|goes|sail|sails|march|head|moves|va|vai|andare|aller|gaat|gaan|ir|vaya|auch
  |einfach|quand m\u00eame|tout compte fait|m\u00e1s|bien|mal|nog|even|bij|nader|inzien|dai|senti|veo|pens\u00e1ndolo
`;

/** What may stand before the name of a place. */
const leading = wrapped`
  to|into|in|at|by|for|towards|from|back|the|it's|its|make it|make that|c'est|es ist|es
  |nach|ins|an|auf|zu|zum|zur|die|der|das|den|dem|vers|dans|\u00e0|au|aux|la
  |le|les|l|a|en|al|alla|allo|all|ai|nel|nello|nella|nell|verso|il|lo|el|hacia|naar|het|de|del|di|sur|su|sul|sulla
`;

/** Do words stand between two places that turn from the first to the second, and no others? */
function turnsBetween(words: string, behind: string, isEnd: boolean): boolean {
  if (!mayTurn.test(words)) return false;
  const isKnown = split(words).every((word) => known.test(word));
  const isLed = behind.trim() !== "";
  const isTurned = turned.test(words) && isPlaceAlone(words, isLed || isEnd);
  if (/^\s*(?:[,;:.!?(<\u2026\u2013\u2014]|-+\s)/u.test(words))
    return isKnown || isGoalAlone(words) || isTurned;
  return (isKnown && surely.test(words)) || (isTurned && isLed);
}

function split(words: string): readonly string[] {
  return words.split(/[^\p{L}\p{N}'\u2019]+/u).filter((word) => word !== "");
}

/** `To Belgium. No, stupid me, to Holland`: behind what is said between the two stands a goal alone. */
function isGoalAlone(words: string): boolean {
  const parts = words.split(/[,;:.!?(\u2026\u2013\u2014]+|\s-+\s/u);
  const before = split(parts.slice(0, -1).join(" "));
  return toPlace.test(parts.at(-1)!) && before.length <= mostBetween;
}

/** `To Trieste, nah wait, it's occupied, Tyrolia then`: the place stands alone, and is all that is said there. */
function isPlaceAlone(words: string, isEnded: boolean): boolean {
  const parts = words.split(/[,;:.!?(\u2026\u2013\u2014]+|\s-+\s/u);
  const before = split(parts.slice(0, -1).join(" "));
  const last = split(parts.at(-1)!);
  const isLed = last.length > 0 || isEnded || /[.!?\u2026]\s*$/u.test(words);
  return isLed && last.every((word) => known.test(word)) && before.length <= mostBetween;
}

/** So many words may stand between: more tell of something. */
const mostBetween = 9;
const toPlace = new RegExp(
  `^\\s*(?:(?:then|also|alors|dann|better|lieber) )?(?:(?:${leading})[\\s'\u2019]*){1,2}$`,
  "iu",
);

/** Words that say at once that what stands before them is off, whatever they say besides. */
const turned = regex("iu")`
  ^\s*(?:[,;:.!?(<\u2026\u2013\u2014]|-+\s)*\s*
  (?:(?:oh|ah|ach|hm+|uh|um|er+m?|well|lol|haha+|euh|och|ay|or|oder|ou|o|of)[\s,.!\u2026]+)*
  (?:
    nah|nope|wait|no,? wait|no(?=[,.;:!]|\s(?:too|thats?|that['\u2019]s|its|it['\u2019]s|better|actually)(?!\p{L}))
    |oops|whoops|sorry|jk|just kidding|actually|on second thoughts?|scratch that|strike that|hang on
    |hold on|my mistake|wrong|damn|nein|n[e\u00f6]|quatsch|warte|moment|halt|stopp?|doch (?:nicht|lieber)
    |non|attends|attendez|enfin non|plut\u00f4t non|je me (?:suis )?(?:tromp\u00e9e?|corrige)|pardon
    |finalement|anzi|aspetta|mi sono sbagliat[oa]|mi correggo|ripensandoci|scusa|espera|perd\u00f3n
    |mejor no|me he equivocado|me equivoqu\u00e9|nee|wacht|ik vergis me|toch niet|bij nader inzien
  )(?!\p{L})(?!\s(?:for|until|till|and see|auf|bis)(?!\p{L}))
`;

/** Words that turn without a pause before them: `to Finland I mean Sweden`. */
const surely = regex("iu")`
  (?<!\p{L})(?:
    (?:i|ich) mean|i meant|no,? wait|wait,? no|sorry|scratch that|jk|just kidding|or rather|oder (?:besser|lieber|nein)
    |ich mein(?:e|te)|anzi|volevo dire|voglio dire|cio\u00e8|perd\u00f3n|(?:quise|quiero) decir|mejor dicho
    |je (?:veux|voulais) dire|ou plut\u00f4t|enfin non|ik bedoel(?:de)?|of liever|nee wacht
  )(?!\p{L})
`;

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
    |alors|plut\u00f4t|allora|invece|piuttosto|mejor|entonces|dan|liever|i (?:mean|meant)|meinte? ich
    |je (?:veux|voulais) dire|volevo dire|intendevo|quise decir|bedoel(?:de)? ik
    |(?:it is|it shall be|it['\u2019]s|is it)(?: then)?
    |(?:is|would be|seems|looks|sounds) (?:better|safer|nicer|fine|ok(?:ay)?|good)
    |(?:ist|w\u00e4re|klingt) (?:besser|sicherer|gut|okay)|(?:c['\u2019])?est mieux|serait mieux|\u00e8 meglio
    |sarebbe meglio|es mejor|ser\u00eda mejor|is beter
  ))?
    (?=[)\s!]*(?:[.;\n]|,\s|(?<!\p{L})(?:and|und|et|e|y|en)(?!\p{L})|$))
`;

/** The line with the later place alone, at its place in the line; or with the unit that stays after all. */
export function withSecondGoals(board: Board, text: string): string {
  if (!mayTurn.test(text)) return text;
  const named = namingsIn(board, text);
  // `To Picardy. No wait, Belgium... no, the Channel`: what was turned to may be turned from.
  let isTurnedTo = false;
  const turned = named.reduce((left, second, at) => {
    const first = named[at - 1];
    const mayBeOff = isTurnedTo || (first !== undefined && isGoal(text.slice(0, first.from)));
    isTurnedTo = false;
    if (first === undefined || !mayBeOff) return left;
    const behind = ending.exec(text.slice(second.to));
    if (behind === null) return left;
    const end = second.to + behind[0].length;
    const isEnd = /^\W*$|^\s*[.;!\n]/u.test(text.slice(end));
    if (!turnsBetween(text.slice(first.to, second.from), behind[0], isEnd)) return left;
    isTurnedTo = true;
    return (
      left.slice(0, first.from) +
      blank(text.slice(first.from, second.from)) +
      text.slice(second.from, second.to) +
      blank(behind[0]) +
      left.slice(end)
    );
  }, text);
  return withStaying(turned, turned === text ? named : namingsIn(board, turned));
}

/** `Denmark goes to Sweden... ach Quatsch, bleibt lieber stehen`: the unit holds. */
function withStaying(text: string, named: ReturnType<typeof namingsIn>): string {
  for (const { from, to } of named) {
    const [, words = "", stays = "", tail = ""] = staying.exec(text.slice(to)) ?? [];
    const goes = goesThere.exec(text.slice(0, from));
    if (stays === "" || goes === null || !isGoal(text.slice(0, from))) continue;
    const isKnown = split(words).every((word) => known.test(word) || ofUnit.test(word));
    if (!isKnown || !mayTurn.test(words + tail)) continue;
    const end = to + words.length + stays.length + tail.length;
    const holds = " holds".padEnd(end - goes.index);
    return text.slice(0, goes.index) + holds + text.slice(end);
  }
  return text;
}

const staying = regex("iu")`
  ^(\s*[,;:.!?(\u2026\u2013\u2014-][^\n]{1,60}?)(?<!\p{L})(
    holds|stays|(?<=(?:it|he|she|they|should|will|shall|can|better|rather|just) )(?:stay|hold)|remains
    |(?:does|will) not (?:move|go)|(?:does|wo)n['\u2019]?t (?:move|go)|bewegt sich nicht|geht nirgends hin
    |ne (?:bouge|part) pas|non si muove|no se mueve|beweegt niet
    |bleibt?|bleiben|reste|resta|rimane|se queda|blijft
  )(?!\p{L})((?: (?:
    put|there|here|where|it|he|she|they|is|are|was|still|after all|instead|then|lieber|besser|doch|stehen|da|dort
    |in (?:its )?place|in position|(?:at )?home|anywhere|zu ?hause|daheim|an ort und stelle|vor ort
    |(?:en|sur|\u00e0 sa) place|\u00e0 quai|au port|al suo posto|a casa|en su (?:sitio|lugar)|en casa
    |op (?:zijn|haar) plaats|thuis|wo|er|sie|es|ist
    |o\u00f9|elle|il|est|plut\u00f4t|ferm[ao]|dov['\u2019]\u00e8|l\u00ec|donde
    |est\u00e1|quiet[ao]|staan|finalement|alla fine|al final|toch|maar|liever|waar|hij|ze
  ))*)(?=\s*(?:[.,;!)\n]|$))
`;
/** What goes there, up to its verb. */
const goesThere = regex("iu")`
  \s+(?:
    -+>?|to|goes|moves|sails|heads|marches|attacks|takes|should|could|will|shall|nach|geht|zieht|f\u00e4hrt|greift
    |soll|va|part|attaque|prend|attacca|prende|ataca|toma|naar|gaat|vaart
  )(?![\p{L}])(?:(?!(?<!\p{L})(?:and|und|et|e|y)(?!\p{L}))[^.,;:!?\n])*$
`;
const ofUnit = regex("iu")`
  ^(?:she|he|they|er|sie|es|elle|il|lui|lei|ella|hij|ze|should|will|shall|can|soll|army|fleet|armee|flotte)$
`;

/** Does something go to what is named behind these words? `And A Paris` names a unit. */
function isGoal(before: string): boolean {
  return going.test(before) && !/(?<!\p{L})A\s*$/u.test(before);
}

const taking = wrapped`
  goes|moves|sails|heads
  |takes?|attacks?|grabs?|enters?|hits?|prend|attaque|prende|attacca|toma|ataca|neemt|nimmt|occup[ay]
`;
const going = new RegExp(`(?:-+>?|=+>|(?<!\\p{L})(?:${leading}|${taking}))[\\s'\u2019]*$`, "iu");
