/** What players complain of: others who are late or unfair, results that they doubt, a judge that did not hear them. */
import { regex, wrapped } from "../../util/index.js";
import { inFull, plainWords } from "./question-words.js";

const always = wrapped`
  (?:
    again|always|still|constantly|every (?:\w+ )?(?:turn|time|phase|season|week)|all the time
    |never|(?:for the )?(?:second|third|fourth|fifth|umpteenth) time|once more|immer|schon wieder
    |standig|jedes mal|toujours|encore|a chaque (?:tour|fois)|siempre|otra vez|cada (?:vez|turno)
    |sempre|di nuovo|ogni (?:volta|turno)|altijd|alweer|elke (?:beurt|keer)|de novo
  )
`;
const late = wrapped`
  (?:
    late|missing|absent|slow|nmr\w*|(?:not|never) (?:sen[dt]\w*|order\w*|answer\w*|repl\w*)
    |wait\w*|hold\w* (?:us|everyone|everybody|things|it|the game) up|zu spat|fehlt|warten
    |nichts geschickt|en retard|attend\w*|tarde|retraso|esper\w*|in ritardo|aspett\w*|te laat
    |wacht\w*|atrasad[oa]
  )
`;
const complaining = regex()`
  \b(?:
    ${[
      `${late}\\b.{0,60}\\b${always}|${always}\\b.{0,60}\\b${late}`,
      wrapped`
      (?:ought to|should|must|needs? to|has to|deserves? to|can t you|please) (?:\w+ )?(?:be )?(?:
        thrown out|kick(?:ed)?(?: out)?|replaced|removed|banned|ejected|expelled|warned|punished
        |disqualified
      )
      |(?:rausgeworfen|rauswerfen|ersetzt werden|verwarnt|gesperrt)
      |(?:exclu[rs]?\w*|expuls\w*|virer|sanctionn\w*)|(?:cacciat\w*|espuls\w*)
      |(?:eruit (?:gezet|gooien)|geschorst)
    `,
      wrapped`
      (?:
        cheat(?:s|ed|er|ing)?|unfair(?:ly)?|not fair|isn t fair|no fair|foul play
        |against the rules|br(?:ea|o)k\w* the rules|meta ?gam\w*|collu\w+|two accounts
        |same (?:person|player) (?:is )?(?:play|behind)\w*
        |(?:are|is|be) (?:\w+ )?the same (?:person|player|guy|man)|(?:sind|ist) (?:\w+ )?(?:die
        |der)selbe\w* (?:person|spieler)
        |(?:sont|est) (?:\w+ )?la meme personne|son la misma persona|sono la stessa persona|zijn dezelfde persoon
        |schummel\w*|betrug\w*|unfair\w*
        |regelwidrig|trich\w+|injuste\w*|tramp(?:a|as|oso|osa)|injust[oa]|imbrogli\w*
        |bara(?:re|ndo)?|ingiust[oaie]|vals ?spel\w*|oneerlijk
      )
    `,
      wrapped`
      (?:
        insult(?:s|ed|ing)?|offen[sd]\w+|abus(?:e[ds]?|ive|ing)|rude(?:ness)?|swear(?:s|ing)?
        |threat(?:s|en\w*)|harass\w*|nasty|racist|sexist|beleidig\w*|beschimpf\w*|injuri\w*
        |call(?:s|ed|ing)? me (?:names|(?:an? )?(?:\w+ )?(?:idiot|liar|fool|moron|stupid|dumb|loser|cheat|coward
        |things))
        |(?:not|n t|t) (?:\w+ )?(?:happy|okay|comfortable|pleased) (?:with|about) (?:how|the way) \w+ (?:writ|talk
        |speak|behav
          |treat)\w+
        |nennt mich|(?:me|m) traite de|me llama|mi chiama|noemt me
        |insult\w*|menac\w*|grosser[oa]s?|offes\w*|minacc\w*|beledig\w*|scheld\w*|bedreig\w*
      )
    `,
      wrapped`
      (?:
        i (?:want|wish|have) to complain|i (?:protest|object)|formal complaint|complaint about
        |make a complaint|ich beschwere|beschwerde|je (?:me plains|proteste)|reclamation|me quejo
        |quiero quejarme|protesto|reclamo|ik (?:protesteer|maak bezwaar)|klacht
      )
    `,
    ].join("|")}
  )\b
`;
const harmless = regex()`
  \b(?:
    if|unless|would|what if|wonder\w*|how (?:do|can|to)|am i|i m late|i am late|i ll be late|sorry|my fault
    |did i|is it (?:unfair|cheating|against)|wenn|falls|si|se|als|bin ich|entschuldig\w*|desole\w*
    |perdon|scusa\w*
  )\b
  |^(?:(?:and|so|und|et|y|e|en) )?(?:
    how many|who|wie ?viele|wer|combien|qui|cuantos|quien\w*|quanti|chi|hoeveel
  )\b
`;
const ofOthers = regex()`
  \b(?:
    he|him|his|she|her|they|them|their|that (?:man|woman|guy|player|person)|some ?(?:one|body)
    |people|the judge|you|this program|er|sein\w*|ihn|il|elle|lui|ellos|lui|lei|hij|zij
    |[a-z]+ (?:is|are|was|has|keeps|ought|should|must|never|always|writes|talks|calls|called|speaks|sends)
    |schreibt (?:mir|uns)|nennt mich|(?:mi|m|me|nous|ci|nos) (?:scrive|ecrit|escribe|traite|insulte|chiama|llama
    |manda|envoie
    |envia)|(?:schrijft|noemt) (?:mij|me|ons)
  )\b
`;

const whoElse = regex()`
  \b(?:who(?: s| is| are| has| have| else)?|wer|qui|quien(?:es)?|chi|wie) (?:is |are |has |not )?(?:(?:still|yet
  |noch|encore|aun|todavia|ancora|nog) )
`;

/** `Turkey is late AGAIN. He ought to be thrown out!`: something that only a GM can put right. */
export function complains(sentence: string): boolean {
  if (sentence.length > longest) return false;
  const plain = inFull(plainWords(sentence));
  // `When is the deadline, who is still missing?`
  if (sentence.includes("?") && whoElse.test(plain)) return false;
  return complaining.test(plain) && ofOthers.test(plain) && !harmless.test(plain);
}

const longest = 300;
