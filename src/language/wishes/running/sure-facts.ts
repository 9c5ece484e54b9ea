/** What a player asks in words that leave no doubt, and that is the same in every game. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";

export type SureFact = "subject-mark" | "sent-twice" | "every-unit";

/** The fact that a sentence asks for; null where it asks something else. */
export function factAsked(sentence: string): SureFact | null {
  const plain = plainWords(sentence);
  return facts.find(([, said]) => said.test(plain))?.[0] ?? null;
}

const facts: readonly (readonly [SureFact, RegExp])[] = [
  // `What does [Please check] mean?`
  [
    "subject-mark",
    regex()`
      \bplease (?:check|confirm) ?(?:\w+ ){0,6}?(?:
        mean\w*|bedeut\w*|heisst|betekent?|signifie|veut dire|significa|quiere decir|vuol dire
      )\b|\b(?:mean\w*|bedeut\w*|heisst|betekent?|signifie|significa|what is|what s|was ist|wat is
      |why) (?:\w+ ){0,5}?please (?:check|confirm)\b
    `,
  ],
  // `My program sends the orders twice. Is that a problem?`
  [
    "sent-twice",
    regex()`
      ^(?=.*\b(?:worr\w*|sorry|hope|sorge\w*|hoffe|peur|espero|spero|hoop|problem\w*|matter\w*|bad|ok|okay|allowed
      |count|counts|schlimm|macht|zahl\w*|grave|compte\w*|importa|cuenta\w*|conta\w*|erg|tellen)\b)
        .*\b(?:orders?|moves?|mails?|befehle?|zuge|ordres|ordenes|ordini|zetten)\b (?:\w+ ){0,4}(?:twice|two times
        |doppelt|zweimal|deux fois|en double|dos veces|due volte|twee keer|dubbel)\b
    `,
  ],
  // `You can only move three units per turn, is that right?`
  [
    "every-unit",
    regex()`
      \b(?:
        (?:only|just|at most|how many|all (?:my|of my|the)) (?:\w+ ){0,3}(?:units|pieces|armies) (?:\w+ ){0,4}(?:per
        |each|a|every|in one|in a|the same) (?:turn|season|phase|round)
        |(?:nur|wie ?viele|hochstens|alle) (?:\w+ ){0,3}(?:einheiten|armeen|figuren) (?:\w+ ){0,3}(?:pro|je
        |in einem) (?:zug|runde)
        |(?:seulement|que|combien d|toutes) (?:\w+ ){0,3}(?:unites|armees|pieces) (?:\w+ ){0,3}(?:par|a chaque) tour
        |(?:solo|cuantas|cuantos|todas) (?:\w+ ){0,3}(?:unidades|ejercitos|piezas) (?:\w+ ){0,3}(?:por|cada
        |en un) turno
        |(?:solo|quante|quanti|tutte) (?:\w+ ){0,3}(?:unita|armate|pezzi) (?:\w+ ){0,3}(?:per|a|ogni|in un) turno
        |(?:maar|hoeveel|alle) (?:\w+ ){0,3}(?:eenheden|legers) (?:\w+ ){0,3}(?:per|in een) beurt
      )\b
    `,
  ],
];
