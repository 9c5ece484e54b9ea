/** `Is my wait flag on?`, `did I vote for the draw?`: what somebody asks of their own votes. */
import { regex, wrapped } from "../../../util/index.js";

/** Does a question in plain words ask how its writer has voted, or whether they wait? */
export function asksOwnVotes(plain: string): boolean {
  return opening.test(plain) && (ofWait.test(plain) || ofVotes.test(plain));
}

/** Phones leave the question mark out: it asks by how it begins. */
const opening = regex()`
  ^(?:(?:and|so|hi|hey|but|sorry|btw|by the way|just checking|quick question|wait|und|et|y|e|en|sag mal|dis) )*(?:
    (?:do|did|have|has|am|is|are|was|what|which way|whether) (?:votes? |flags? )?(?:(?:do|did|have) )?(?:i|my|we|our|the
      |a|wait)
    |(?:hab|habe|hatte|bin|ist|steht|gilt|zahlt|welche stimmen)|(?:est ce que (?:j|mon|ma|le)|ai je|j ai|mon|ma)
    |(?:ya )?(?:he|tengo|sigue|esta|consta)|(?:ho|e|il mio|risulta|ce)|(?:heb|sta|staat|telt|ben|is)
  )\b
`;

const ofWait = regex()`
  \b(?:
    ${[
      wrapped`
      (?:is|was) (?:my|the|a) wait(?:ing)?(?: ?flag| vote)?(?= *$| (?:\w+ )?(?:on|set|still|active|there|in|off|up)\b)
      |is wait (?:\w+ )?(?:on|set|active)
      |(?:have|did|had|do) i (?:\w+ ){0,2}?(?:set|got|get|have|asked?|requested?|said|say|put) (?:\w+ ){0,3}?
        wait(?: ?flag| vote)?(?= *$| (?:on|in|set|still|for (?:this|the) (?:turn|phase))\b)
      |am i (?:\w+ ){0,2}?(?:set to|on|marked as|down as|marked to|holding) (?:\w+ ){0,5}?wait(?:ing)?(?= *$)
    `,
      wrapped`
      (?:ist|steht) (?:\w+ ){0,3}?(?:warten|wait|warteflagge|wait flag) (?:\w+ ){0,3}?
        (?:gesetzt|an|aktiv|eingeschaltet|eingetragen)
      |hab\w* ich (?:\w+ ){0,4}?(?:warten|wait) (?:\w+ )?(?:gesetzt|verlangt|gebeten|eingestellt)
    `,
      wrapped`
      (?:j ai|ai je) (?:\w+ )?(?:demande|mis|active) (?:(?:d|a|de|le|un|une|l) )*(?:attendre|attente|wait)
      |mon (?:drapeau|indicateur) (?:\w+ )?(?:attente|wait)
    `,
      wrapped`
      (?:he|tengo) (?:\w+ )?(?:pedido|puesto|puesta|activado|activada|marcado) (?:\w+ ){0,3}?(?:esperar?|espera|wait)
      |ho (?:\w+ )?(?:chiesto|messo|impostato|attivato) (?:\w+ ){0,3}?(?:aspettare|attesa|wait)
      |(?:heb|staat) (?:\w+ ){0,3}?(?:wacht\w*|wait) (?:\w+ )?(?:gezet|gevraagd|aan|ingesteld)
    `,
    ].join("|")}
  )\b
`;

const ofVotes = regex()`
  \b(?:
    ${[
      wrapped`
      (?:did|have) i (?:\w+ ){0,2}?(?:vot(?:e|ed)|agree[d]? to (?:a|the) draw|conceded?)
      |(?:do|have) i (?:\w+ )?(?:have |got )?(?:a |any |my )?(?:\w+ )?votes? (?:\w+ ){0,4}?(?:in|on|set|standing)(?= *$)
      |(?:do|have) i (?:still )?(?:have|got) (?:a |any |my )?(?:draw )?votes?\b
      |what votes? (?:do|have) i|what (?:did|have) i (?:\w+ )?vot(?:e|ed)|which way did i vote
      |(?:is|are|was|does) my (?:\w+ ){0,2}?votes? (?:for a draw |for the draw )?(?:\w+ )?
        (?:on|in|still|set|counted|there|noted|recorded|registered|valid|stand|standing|active|count)\b
      |am i (?:\w+ )?(?:voting|down for|in on|in for|counted for|signed up for) (?:\w+ ){0,2}?draw
    `,
      wrapped`
      hab\w* ich (?:\w+ ){0,5}?(?:abgestimmt|gestimmt)
      |(?:ist|steht|zahlt|gilt) meine stimme (?:\w+ ){0,4}?(?:noch|drin|notiert|vermerkt|eingetragen|da|gezahlt)
      |welche stimmen hab\w* ich
    `,
      wrapped`
      (?:j ai|ai je) (?:\w+ )?vote|mon vote (?:\w+ ){0,4}?(?:toujours|enregistre|compte|note)
      |he votado|(?:sigue|esta|consta) (?:\w+ )?mi voto|mi voto (?:\w+ )?(?:sigue|esta|consta)
      |ho (?:\w+ )?votato|il mio voto (?:\w+ ){0,3}?(?:ancora|registrato|valido|risulta)
      |heb ik (?:\w+ ){0,4}?gestemd|(?:staat|telt) mijn stem
    `,
    ].join("|")}
  )\b
`;
