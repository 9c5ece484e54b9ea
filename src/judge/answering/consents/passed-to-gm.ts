/** `Fine, pass my question on to the organiser then`: a yes, in words, to passing words on to the GM. */
import { plainWords, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isForGmAlone, readersIn } from "../messages/readers/readers.js";
import type { Thing } from "../waiting/waiting-things.js";

/** Do these words ask for no more than that the one message that waits for it goes to the GM? */
export function asksToPassOn(speaker: Speaker, things: readonly Thing[], words: string): boolean {
  const [thing, another] = things;
  if (thing?.kind !== "message" || another !== undefined || !isForGmAlone(thing.to)) return false;
  const plain = plainWords(words).replace(/[^\p{L}\s]/gu, " ");
  if (/[?:"]/.test(words) || sentencesOf(words).length > 2 || !passing.test(plain)) return false;
  const others = plain.split(/\s+/).filter((word) => word !== "" && !known.test(word));
  const isNamed = (word: string) => {
    const to = readersIn(speaker, word);
    return to !== null && isForGmAlone(to);
  };
  return others.every(isNamed);
}

const passing = regex("u")`
  (?<!\p{L})(?:
    pass|forward|send|relay|ask|put|hand|tell|gib|geben?|leite[nt]?|schick\p{L}*|frag\p{L}*|sag\p{L}*
    |transme\p{L}+|envo\p{L}+|demande\p{L}*|pose\p{L}*|pasa\p{L}*|pase\p{L}*|envi\p{L}+|manda\p{L}*
    |pregunt\p{L}+|gira\p{L}*|inoltra\p{L}*|chied\p{L}+|passa\p{L}*|stuur\p{L}*|geef|vraag|leg
  )(?!\p{L})
`;
/** What such a request is made of. */
const known = regex("u")`
  ^(?:
    ${passing.source}
    |yes|yeah|ok|okay|fine|good|well|sure|all|right|alright|game|then|so|just|please|pls|do|and|thanks|thank|you
    |can|could|would|will|on|over|along|it|this|that|them|him|her|my|the|question|mail|message|words
    |to|for|me|in|case
    |ja|gut|na|also|dann|eben|bitte|doch|mal|danke|kannst|konntest|du|sie|das|es|die|den|dem|der
    |diese|meine|frage|nachricht|mail|an|weiter\p{L}*|vor|mir|einfach|ruhig|so
    |oui|bon|bien|alors|donc|s|il|te|vous|plait|merci|la|le|l|les|lui|ma|cette|question|au|a|de
    |pourrais|pouvez|peux|tu|pour|moi|svp|maitre|du|jeu
    |si|bueno|vale|pues|entonces|por|favor|gracias|se|lo|mi|pregunta|esta|esto|al|el|puedes|podria
    |va|bene|allora|dunque|pure|per|favore|grazie|domanda|mia|questa|glielo|all|alla|il
    |ja|goed|dan|maar|graag|bedankt|het|dat|deze|mijn|vraag|aan|door|voor|me|even
  )$
`;
