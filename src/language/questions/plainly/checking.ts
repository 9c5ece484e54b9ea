/**
 * `Is that right?`, `dan heb je ze alledrie toch?`, below orders: what was made of them, and whether any is
 * missing, is the answer.
 */
import { regex, wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

const lead = wrapped`
  ^(?:
    (?:
      so|and|ok|okay|well|now|then|i hope|dear me|good|right|und|also|ist|et|bon|alors|donc|y|pues
      |entonces|e|allora|quindi|dunque|en|dus|nou|dan
    ) )*
`;
const tail = wrapped`
  (?: (?:
    so|now|then|please|like (?:this|that|it)|this way|for you|(?:for )?(?:spring|fall|this turn)
    |jetzt|nun|oder|denn|comme ca|maintenant|ainsi|asi|ahora|no|verdad|cosi|adesso|zo|nu|toch|he
    |dan|right|yes
  ))*$
`;
const good = wrapped`
  (?:all )?(?:
    right|ok(?:ay)?|correct|fine|alright|all right|good|legal|valid|complete|understandable|clear
    |how (?:you|i) (?:do|write|want) it|what you need
  )
`;
const fine = wrapped`
  (?:(?:alles|so|auch|alle) )*(?:
    richtig|korrekt|ok(?:ay)?|gut|gultig|vollstandig|verstandlich|in ordnung
  )
  |(?:(?:tout|bien|tous) )*(?:
    bon|correcte?s?|juste|complets?|en ordre|ok|clairs?|valables?|valides?
  )
  |(?:(?:todo|bien|todas) )*(?:bien|correcto|correctas?|completo|completas?|valid[oa]s?|claro)
  |(?:(?:tutto|tutti|bene) )*(?:
    giust[oi]|corrett[oi]|bene|complet[oi]|a posto|ok|in ordine|valid[oi]|chiar[oi]
  )
  |(?:(?:alles|allemaal) )*(?:goed|juist|correct|compleet|duidelijk|geldig|in orde|ok)
`;
const all = wrapped`
  (?:
    all|everything|all of (?:them|it)|them all
    |all (?:two|three|four|five|six|[2-9]) (?:of them|now|orders)?
    |all (?:two|three|four|five|six|[2-9])|alles|alle(?: (?:zwei|drei|vier|funf))?|(?:sie )?alle
    |ze alle(?:maal|drie|vier)?|alle(?:maal|drie|vier)
    |tout(?:es|s)?(?: les (?:deux|trois|quatre))?|tous(?: les (?:deux|trois|quatre))?|todo
    |(?:l[oa]s )?tod[oa]s|(?:los|las) (?:dos|tres|cuatro)|tutto
    |tutt[ie](?: e (?:due|tre|quattro))?
  )
`;
const have = wrapped`
  (?:
    (?:do )?you (?:now )?(?:have|got)|have you (?:got )?|hast du|habt ihr|haben sie
    |tu (?:as|les as)|tu l as|vous (?:avez|les avez)|as tu|avez vous|tienes|los tienes|las tienes
    |tiene|hai|ce l hai|li hai|ha|heb je|heeft u|je hebt
  )
`;

const checking = regex()`
  ${lead}(?:
    ${[
      `(?:is|are|was|were) (?:that|this|it|these|they|those|everything|all of (?:it|that|this)) ${good}`,
      "(?:does|will|would) (?:that|this|it) work",
      "did i (?:do|write|get) (?:that|this|it|them) (?:right|correctly|properly)",
      `(?:stimmt|passt|geht) (?:das|es|alles)|(?:ist|sind) (?:das|es|sie|die|alles) (?:${fine})|(?:${fine})`,
      wrapped`
      (?:
        c est|est ce(?: que c est)?|tout est|ca va|ca ira|esta|estan|es|va|vanno|e|sono|is|zijn
        |klopt|gaat
      ) (?:(?:dat|dit|het|ze|das|es|todo|tutto|alles|tout|ca) )?(?:${fine})
    `,
      "klopt (?:dat|dit|het|alles)|ca va|va bene",
      `${have} ${all}`,
      wrapped`
      (?:is|are) (?:that|this|they|those) all(?: (?:you need|of them|i need))?
      |(?:ist|war) das alles|c est tout|es todo|e tutto|is dat alles
    `,
      wrapped`
      (?:have|did) i (?:forget|forgot|forgotten|miss|missed|leave out|left out) (?:
        one|any|anything|something|any of them|a unit|any units?
      )
      |am i missing (?:one|any|anything|something|a unit)
      |(?:
        habe ich (?:etwas|was|eine|einen|eine einheit|noch etwas) vergessen
        |fehlt (?:noch )?(?:etwas|was|eine|eine einheit)
      )
      |(?:ai je|j ai|est ce que j ai) oublie (?:
        quelque chose|une unite|quelqu un|quoi que ce soit
      )
      |(?:il )?manque t il (?:quelque chose|une unite)
      |(?:me )?(?:olvido|olvide|he olvidado|falta) (?:algo|alguna|alguno|de algo|alguna unidad)
      |(?:me )?(?:ho dimenticato|dimentico|manca) (?:qualcosa|qualcuno|una|un unita)
      |(?:ben|heb) ik (?:iets|er een|een eenheid) vergeten
      |(?:moet|mist|ontbreekt) er (?:nog )?(?:iets|een|wat)(?: bij)?
    `,
    ].join("|")}
  )${tail}
`;

/** Does the sentence ask no more than whether what stands above it is right, and all of it there? */
export function checksWhatStandsAbove(sentence: string): boolean {
  return sentence.includes("?") && checking.test(inFull(plainWords(sentence)));
}
