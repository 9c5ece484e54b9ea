/** Yes or no to the offer of a seat, in so many words: `I should be delighted to play!`, `ohne mich, keine Zeit`. */
import { regex, wrapped } from "../../../util/index.js";
import { refusesToPlay } from "../../questions/own-wish.js";
import { plainWords } from "../../questions/question-words.js";
import { declinesOffer } from "./consent.js";

const longest = 160;

const taking = regex()`
  ^(?:(?:yes|yeah|yep|sure|ok|okay|thanks?|thank you|great|cool|hi|hello|of course|oh) )*(?:
    ${[
      wrapped`
      (?:i|we) (?:
        will|ll|shall|am going to|m going to|can|d like to|would like to|d love to|would love to
        |want to
      ) (?:gladly |happily |definitely )?(?:play|join|be there|take part|take (?:a|the) seat)
    `,
      wrapped`
      (?:i|we) (?:d|would|should|will|ll|shall|am|m|are|re) (?:be )?
        (?:very |really |so |most |only too )?(?:
          delighted|happy|glad|pleased|honou?red|thrilled|keen|up|game|in
        )(?: (?:to (?:play|join|take part|be in|accept)|for (?:it|this|that)|with (?:it|that)))?$
    `,
      wrapped`
      (?:i|we) (?:d|would|should|will|ll|shall|am|m|are|re) (?:be )?
        (?:very |really |so |most |only too )?
        (?:delighted|happy|glad|pleased|honou?red|thrilled|keen|up) (?:
          to (?:play|join|take part|be in|accept)|for (?:it|this|that)
        )\b
    `,
      "(?:im|count me) (?:so |totally )?in$|go (?:on|ahead)(?: then| please)?$",
      wrapped`
      (?:
        (?:any|whichever|whatever)(?: country| power| nation| side| seat| one| of them)? (?:
          (?:is|s) (?:fine|ok|okay|good)|will do|works|suits me|goes
        )
        |(?:i )?(?:do not|don t|dont) (?:mind|care) (?:which|what|who)|(?:egal|gleich) welche\w*
        |n importe (?:quel\w*|lequel|laquelle)|peu importe
        |cualquier\w* (?:pais|potencia|me va|vale)
        |(?:qualsiasi|qualunque) (?:paese|potenza|nazione|va bene)
      )\b
    `,
      "id (?:be |love to |like to )?(?:up for it|play|join|happy to|be in)",
      "(?:ich|wir) (?:spiele?|spielen|bin|sind|mache?|machen) (?:gern\\w* |sehr gern\\w* )?(?:mit|dabei)",
      wrapped`
      (?:ha |ah |au |oh |klar |prima |gern\w* |dann |and |then |so |und )*(?:
        (?:ich |wir )?(?:bin|sind) (?:(?:ich|wir) )?(?:da )?
          (?:gern\w* |auf jeden fall |natur\w* )?(?:dabei|drin|mit dabei|mit von der partie)$
        |(?:i m |i am |im )?in$
      )
    `,
      wrapped`
      (?:
        conta\w* su di me|cuenta conmigo|compte[sz]? sur moi|j en suis|ik doe mee|ik ben erbij
        |reken op mij
      )$
    `,
      wrapped`
      (?:(?:then |ok |so |dann |alors |entonces |allora |dan ))?(?:
        (?:i|we) (?:will|ll|d like to|would like to|d love to|want to|can|could) (?:gladly |happily )?
          (?:take|have|grab|claim) (?:
            it|that|this|that one
            |(?:the|that|this)(?: last| free| open| empty| remaining| seventh| only)* (?:seat|spot|place|one|slot)
          )
        |ich nehm\w* (?:ihn|den(?: (?:letzten|freien|offenen|siebten))? platz)
        |je (?:la prends|prends (?:la|cette)(?: derniere| seule| septieme)? place)
        |me (?:la|lo) quedo|(?:tomo|cojo) (?:la|el|esa|ese)(?: ultim[oa])? (?:plaza|sitio|puesto)
        |(?:lo prendo(?: io)?|prendo (?:il|l|quel)(?: ultimo)? posto)
        |ik neem (?:hem|die(?: plek| plaats)?|de(?: laatste| vrije)? (?:plek|plaats))
      )(?: (?:then|please|pls|dann|bitte|gern\w*|alors|entonces|allora|dan|graag))*$
    `,
      "je (?:joue|participe|viens|suis partant\\w*)|(?:juego|participo|me apunto)|(?:gioco|partecipo|ci sto)",
    ].join("|")}
  )
`;
const depends =
  /\b(?:if|unless|but|only|not|don t|can t|wenn|falls|aber|nur|nicht|si|mais|pas|pero|no|se|ma|non)\b/;

/** Does a sentence take the seat that its writer was offered, without a condition? */
export function takesSeat(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || plain.length > longest || depends.test(plain)) return false;
  // `10 pm is fine, then I'm in`
  return [plain, ...sentence.split(/[,;:.!]\s+/).map(plainWords)].some((each) => taking.test(each));
}

/** `Lovely, thank you!`: glad of an invitation, in hardly more words. */
export function welcomesSeat(sentence: string): boolean {
  return !sentence.includes("?") && glad.test(plainWords(sentence));
}

const glad = regex()`
  ^(?:
    (?:oh|ah|wow|yay|how|that s|that is|das ist|c est|ja|yes|oui|si|sehr|très|tres|molto|muy|heel) )*(?:
      lovely|wonderful|great|perfect|brilliant|excellent|fantastic|marvell?ous|splendid|awesome
      |(?:i (?:d|would) be )?(?:more than |very |only too )?(?:happy|glad|delighted) to
        (?: (?:do (?:it|that|so)|take it|help|step in|play))?
      |gladly|with pleasure|my pleasure|i accept|accepted|gern\w*|super|toll|prima|klasse
      |wunderbar|freut mich|nehme ich an|parfait|génial|genial|super|avec plaisir|volontiers
      |j accepte|perfecto|encantad[oa]|con (?:mucho )?gusto|acepto|perfetto|volentieri|con piacere
      |accetto|graag|leuk|fijn|geweldig
    )(?: (?:
      thanks?|thank you|news|dank|danke|merci|gracias|grazie|bedankt|dank je|so much|very much
      |schön|sehr|mille|beaucoup|muchas|tante|all|judge|george
    ))*$
`;

/** `I'll have to pass this time`, from somebody who was invited. */
export function declinesToPlay(sentence: string): boolean {
  if (sentence.includes("?")) return false;
  return declinesOffer(sentence) || refusesToPlay(sentence) || staysAway.test(plainWords(sentence));
}

const staysAway = regex()`
  \b(?:
    count me out|not (?:for me|my thing|interested)|no interest|(?:no|not the|not enough) time|too busy
    |can(?: t|not) (?:make it|play|join|take part|be there|commit)
    |ohne mich|kein interesse|keine zeit|muss (?:\w+ ){0,2}(?:passen|absagen)
    |kann (?:\w+ ){0,3}nicht (?:mitspielen|mitmachen|dabei sein|teilnehmen)|bin (?:\w+ ){0,2}nicht dabei
    |sans moi|pas le temps|(?:pas|plus) interessee?|(?:peux|pourrai) pas (?:participer|jouer|venir|etre la)
    |je passe(?: mon tour)?(?= |$)
    |sin mi|no tengo tiempo|no me interesa|no puedo (?:jugar|participar)|senza di me|non ho tempo
    |non mi interessa|non posso (?:giocare|partecipare)|zonder mij|geen (?:tijd|zin|interesse)|kan niet meedoen
  )\b
`;
