/**
 * Conditions on which nothing depends: `if I may`, `if I count well`, `wenn das geht`, `se si può`. Every order
 * is carried out if it can be, and builds that are too many are not: who says so says nothing more. `If not`,
 * `if it is free` and `if the Turk moves` are none of these.
 */

import type { PhaseKind } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { withoutOutcomes } from "./idle-outcomes.js";

const english = [
  wrapped`
    (?:(?:it|that|this|everything|all this)(?:['\u2019]?s| is| are| be)? )?
      (?:all |really |quite |at all |even )*(?:
        allowed|permitted|permissible|possible|legal|ok|okay|fine|feasible|doable|acceptable|alright|all right
        |right|correct|with you|convenient
      )(?: (?:with|by|for) (?:you|me|the rules|everyone))?
  `,
  wrapped`
    (?:i|we|it|one|she)(?:['\u2019]m| am| is)? (?:
      may|can|must|(?:manages?|allowed|able|permitted)(?: to)?
    )(?: (?:
      do (?:so|that|it|this)|get (?:there|in)|go there|make it|have (?:it|that|one|them)
      |be so (?:bold|free)|say so|ask|put it (?:so|like that)|trouble you
    ))?
  `,
  wrapped`
    (?:
      (?:i|we)(?:['\u2019]?m| am|['\u2019]?re| are) (?:
        not (?:mistaken|wrong|confused|miscounting)|right|correct
        |counting (?:right|correctly|well|properly)
      )
      |memory serves(?: me)?(?: right| well| correctly)?
      |i remember (?:right|rightly|correctly|well)
    )
  `,
  wrapped`
    (?:i|we)(?:['\u2019]ve| have| did)? (?:
      count|counted|understand|understood|read|get|got|see|saw|reckon|reckoned|recall|figure
      |figured
    )(?: (?:it|this|that|them|(?:the|my) \p{L}+))?(?:
      (?: all)? (?:right|rightly|correctly|well|properly|aright)
    )?
  `,
  wrapped`
    (?:that|it|this)(?:['\u2019]ll| will)? (?:
      works?|does it|do(?:es)?|suits you|pleases you|makes? sense|can be (?:done|arranged|managed)
      |comes to that
    )
  `,
  "(?:it|that|she|he)(?:['\\u2019]s| is) free to (?:do (?:so|that|it)|go|move|sail)",
  wrapped`
    you(?: (?:will|would|can|don['\u2019]t mind|do not mind|like)| would be so (?:kind|good)
      |['\u2019]?d be so (?:kind|good)|['\u2019]?re (?:ok|okay|fine) with (?:that|it))
  `,
  wrapped`
    (?:i|we)(?:['\u2019]m| am|['\u2019]re| are|['\u2019]ve)? (?:
      get|got|have|earn|(?:still )?due|owed|entitled
    )(?: (?:to|it|one|two|three|any|a|another|some|that many|enough))*
      (?: (?:builds?|more|new (?:one|unit)|them|that))?
  `,
  wrapped`
    there(?:['\u2019]s| is| are) (?:one|any|another|a second|a build|builds?)(?: (?:one|build))?
      (?: (?:for|due to) me| left)?
  `,
].join("|");

const german = [
  wrapped`
    (?:(?:das|es|so was|sowas) )?(?:(?:\u00fcberhaupt|denn|so|auch) )*(?:
      geht|klappt|passt|hinhaut|möglich(?: ist)?|erlaubt(?: ist)?|zulässig(?: ist)?|recht ist
      |ok(?:ay)? ist|in ordnung (?:ist|geht)|(?:erlaubt|machbar) wäre
    )
  `,
  wrapped`
    (?:(?:es|er|sie|ich|man|das) )(?:(?:so|das|es|dahin|dorthin) )*
      (?:darf|kann|könnte|dürfte|hinkommt)(?: das)?
  `,
  wrapped`
    ich (?:(?:das|es|mich|alles) )*(?:richtig |recht |korrekt |nicht )(?:
      zähle|rechne|sehe|liege|verstehe|verstanden habe|gezählt habe|gerechnet habe|täusche|irre
      |verzählt habe|verrechnet habe
    )
  `,
  wrapped`
    (?:sie|du) (?:
      nichts dagegen (?:haben|hast)|so (?:nett|freundlich|gut) (?:wären|bist|sind)|erlauben
      |erlaubst
    )
  `,
  wrapped`
    (?:ich|mir|wir|uns) (?:
      (?:
        dann|noch|denn|überhaupt|eine[nr]?|zwei|drei|welche|etwas|was|so viele?|neue[nr]?
        |einheit(?:en)?|bau(?:ten)?
      ) ?
    )*(?:bauen (?:darf|kann|dürfen)|habe|bekommen?|kriegen?|zusteht|zustehen)
  `,
].join("|");

const french = [
  wrapped`
    (?:
      c['\u2019]est|cela est|ce n['\u2019]est pas (?:interdit|défendu)|ça(?: (?:est|reste))?
      |tout est|il est
    )? ?(?:possible|permis|autorisé|bon|correct|faisable|légal|marche|passe|va|se peut)
  `,
  wrapped`
    (?:je|on|elle|il)(?: ne)? ?(?:
      peux|puis|peut|pouvait|me permets|compte (?:bien|juste|correctement)|comprends (?:bien|tout)
      |vois (?:bien|juste)|(?:ne )?me trompe(?: pas)?
      |(?:dois|peux|pourrai) (?:en )?construire(?: (?:une|deux|quelque chose|unités?))*
      |reçois (?:une|deux)(?: unités?)?|ai (?:droit|bien compté|bien compris)
    )(?: (?:le faire|y aller|dire))?
    |j['\u2019]ai (?:bien|correctement) (?:compté|compris|lu)|j['\u2019]ose(?: dire)?
    |j['\u2019]y ai droit|j['\u2019]en ai (?:une?|deux|droit)(?: autre)?|(?:il )?m['\u2019]en reste une?
    |j['\u2019]ai (?:encore|droit \u00e0) une?(?: autre)?(?: construction)?
  `,
  wrapped`
    vous (?:voulez bien|permettez|n['\u2019](?:y voyez|avez) (?:pas|rien)[^,;:.!?]{0,20})
    |tu (?:veux bien|permets)
  `,
].join("|");

const spanish = [
  "(?:(?:es|est\u00e1|eso es|se|lo) )?(?:posible|permitido|puede(?: ser)?|vale|legal|se puede)",
  wrapped`
    (?:me queda|tengo|hay) (?:otr[oa]|un[oa] m\u00e1s)(?: construcci\u00f3n| unidad)?|(?:lo )?(?:
      puedo|me lo permit\p{L}+|me permit\p{L}+|cuento bien|he (?:contado|entendido|leído) bien
      |entiendo bien|no (?:me )?(?:equivoco|he contado mal)|me acuerdo bien
      |me (?:tocan?|corresponden?|dan|dejan)(?: (?:
        construir|una|dos|alguna|algo|unidad(?:es)?|nuevas?
      ))*
      |puedo construir(?: (?:una|dos|alguna|algo|unidad(?:es)?))*|tengo derecho
      |no hay (?:problema|inconveniente)|tengo (?:una|uno|dos|tres|otr[oa])
    )
  `,
].join("|");

const italian = [
  wrapped`
    (?:
      si (?:può|puo)
      |(?:è|e['\u2019]|fosse) (?:possibile|permesso|consentito|lecito|legale|giusto|ok)|possibile
      |permesso|va bene|funziona
    )
  `,
  wrapped`
    (?:
      posso|conto bene|ho (?:contato|capito|letto) bene|capisco bene
      |non (?:sbaglio|mi sbaglio|erro|ho contato male)|ricordo bene
      |me l[eoai] (?:dat?e|danno|dai|concedete)|posso costruire(?: (?:qualcosa|una|due|unità))*
      |(?:me |mi )?(?:ne |lo )?(?:tocca|toccano|spetta|spettano|permett\p{L}+)
        (?: (?:una|un['\u2019]altra|due|altre))?
      |ne ho diritto|(?:ne |l[ie] )?(?:ho|avr\u00f2) (?:una|uno|due|tre|un['\u2019]altra)
    )
  `,
].join("|");

const dutch = [
  "(?:(?:dat|het|zoiets) )?(?:kan|mag|lukt|klopt|mogelijk is|toegestaan is|goed is|in orde is|past)",
  wrapped`
    ik (?:(?:straks|dan|iets|wat|er|nog|echt|een|twee|drie|nieuwe?|eenhe(?:id|den)) )+
      (?:mag|kan|krijg|heb)(?: (?:bouwen|maken|neerzetten|bijbouwen))?
    |ik (?:(?:het|dat|me) )?(?:
      mag|kan|goed (?:tel|geteld heb|zie|begrijp|begrepen heb|heb)|niet vergis
      |er (?:een|recht op) (?:krijg|heb)
    )
  `,
].join("|");

const conditions = [
  `(?:if|in case|provided(?: that)?|assuming(?: that)?|as long as) (?:${english})`,
  "if (?:at all )?possible",
  // `If you don't hear from me again`: an order stands until its writer changes it.
  wrapped`
    (?:if|in case|should) i (?:
      (?:should )?forget|(?:do(?:n['\u2019]t| not)|can(?:['\u2019]t|not)|fail to) (?:
        write|reply|answer|get back|make it back|mail|email|come back|decide
      )
    )(?: (?:it|this|that|to you|you|again|back|any ?more|anything|else|in time|before|by|then))*
    |(?:if|in case|should) you (?:
      (?:do(?:n['\u2019]t| not) (?:hear|get)(?: (?:anything|any ?more|a(?:nother)? mail))?|(?:hear|get) nothing)
    )(?: (?:else|more))?(?: from me)?(?: (?:again|back|anymore|in time|otherwise))*
    |(?:wenn|falls|sollte) ich (?:(?:mich|es|das|das hier|nichts?) )*(?:
      (?:nicht(?: mehr| wieder)?|nichts(?: mehr)?|vergessen?)(?: (?:melde[nt]?|schreibe?n?|schicke?n?|sollte))?
    )
    |(?:si|au cas o\u00f9) (?:
      j['\u2019]oublie|je (?:n['\u2019]|ne )(?:\u00e9cris|r\u00e9ponds|envoie|redonne)[^,;:.!?]{0,25}
    )
    |si (?:se me olvida|me olvido|no (?:escribo|respondo|digo|mando|env\u00edo)[^,;:.!?]{0,25})
    |se (?:mi dimentico|me ne dimentico|non (?:scrivo|rispondo|mando|mi faccio)[^,;:.!?]{0,25})
    |als ik (?:het vergeet|(?:niets|niet)(?: meer)? (?:schrijf|stuur|laat horen|reageer|antwoord)[^,;:.!?]{0,15})
  `,
  wrapped`
    (?:unless|till|until) (?:
      you hear|i (?:say|tell you|write|let you know|decide|change my mind)|told|further notice
    )(?: (?:otherwise|differently|different|something else|anything else|again|back|later))?(?: from me)?
  `,
  wrapped`
    (?:wenn|falls|sofern|solange) (?:ich|du|sie) (?:nichts anderes|nicht anders) (?:
      schreibe|sage|hörst|hören|melde
    )
    |(?:bis auf weiteres|vorbehaltlich Änderungen)
  `,
  wrapped`
    (?:unless|es sei denn,?|à moins que|a meno che|a no ser que|a menos que|salvo que|tenzij) (?:
      you(?:['\u2019](?:d|ll)| would| will| can| should)?|sie|du|vous|tu|lei|voi|usted(?:es)?
      |u|jij|je|il (?:juge|giudice)|el juez|the judge
    )(?: (?:me|mir|mi|m['\u2019]|no|ne|n['\u2019]|y|ci|er|da|das|it|een))* ?(?:
      tell|says?|see|find|know|think|sag(?:en|st)|sehen|siehst
      |dites?|disiez|voyez|voyiez|diga|vea|dica|veda|vede|zegt?|ziet?
    )(?!\p{L})[^,;:.!?]{0,60}
  `,
  wrapped`
    sauf (?:contre-?ordre|avis contraire)
    |salvo (?:contrordine|aviso en contra|que diga lo contrario)|tenzij ik anders (?:zeg|schrijf)
    |tot nader order
  `,
  wrapped`
    unless (?:that|it)(?:['\u2019]?s| is) (?:
      too (?:many|much)|not (?:allowed|possible)|impossible|more than i (?:can|get|have)
    )
  `,
  `(?:wenn|falls|sofern|soweit) (?:${german})|wenn['\u2019]?s (?:irgendwie |noch )?(?:geht|klappt|passt)`,
  `(?:si|pourvu que) (?:${french})|s['\u2019]il (?:est|m['\u2019]est) (?:possible|permis)|si possible`,
  `(?:si) (?:${spanish})|si es que [^,;:.!?]{2,20}`,
  `(?:se|sempre che|purch\u00e9) (?:${italian})`,
  `(?:als|mits|indien) (?:${dutch})`,
].join("|");

/** How many builds there are settles which of a list are made. */
const asManyAs = wrapped`
  as many as i(?:['\u2019]m| am|['\u2019]ve| have)? (?:
    owed|due|allowed|entitled to|get|got|can(?: have)?
  )
  |(?:un)?til+ (?:i|they|it|you) runs? out|in (?:that|this) order(?: of [\p{L}]+)?
  |so ?weit (?:es|sie) reich(?:t|en)|in (?:dieser|der) reihenfolge|dans cet ordre
  |en (?:ese|este) orden|in (?:quest['\u2019]|quell['\u2019])ordine|in die volgorde
`;

/** `Do I have to remove something? If so, the fleet`: the board answers, and takes no order too many. */
const ifSo = regex("giu")`
  (?<=^\W*|[.!?:;]\s*)
  (?:if (?:so|yes)|(?:wenn|falls) ja|si (?:oui|s\u00ed|es as\u00ed)|se (?:s\u00ec|\u00e8 cos\u00ec)|zo ja)
  ,?(?= \p{L})(?![^.!?]*(?<!\p{L})(?:otherwise|else|sonst|ansonsten|sinon|altrimenti|anders|si no)(?!\p{L}))
`;

/** Where the next words name another choice, the condition decides. */
const ends = wrapped`
  (?!
    \s*[,;]?\s*(?:or |and |y |et |und )?(?:
      else|otherwise|if not|sonst|ansonsten|andernfalls|sinon|si no|altrimenti|se no|anders
      |zo niet
    )(?!\p{L})
  )(?=
    \s*(?:
      [,;:.!?)\u2013\u2014]|-\s|$|(?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar)\s
      |(?:i|we)(?:['\u2019]d|['\u2019]ll| would| will| want) |(?:then|please|dann|alors|dan) 
      |je |j['\u2019]|quisiera |quiero |querr\u00eda |me gustar\u00eda |vorrei |voglio |mi piacerebbe 
      |graag |wil |h\u00e4tte |m\u00f6chte |will |nach |naar |vers |verso |hacia 
    )
  )
`;

const shaped = (words: string) =>
  regex("giu")`
    (?:(?<=^\W*|[.!?:;(]\s*)(?:(?:and|but|so|well|und|also|et|alors|y|e|en),? )?|,\s*|\s)${words}
      ${ends}(?:\s*,)?
  `;

const idle = shaped(`(?:${conditions})`);
const idleOffMoves = shaped(`(?:${conditions}|${asManyAs})`);

/** The text without such conditions; a comma between two orders stays. */
export function withoutIdleConditions(kind: PhaseKind, text: string): string {
  // How many builds are due decides what becomes of them.
  const said = kind === "A" ? text : withoutOutcomes(text);
  if (kind === "M") return said.replace(idle, blanked);
  const plain = said.replace(ifSo, (words, at: number) =>
    exception.test(said.slice(0, at)) ? words : blank(words),
  );
  return plain.replace(idleOffMoves, blanked);
}

/** `Unless somebody is in Gascony I go there.`: the next sentence speaks of the other case. */
const exception = regex("iu")`
  (?<!\p{L})(?:unless|es sei denn|au\u00dfer wenn|\u00e0 moins qu|sauf si|a menos que|a no ser que|salvo que
  |a meno che|tenzij)(?!\p{L}\p{L})[^.!?]*[.!?:;]\s*$
`;

function blanked(words: string, at: number): string {
  const isWithin = at > 0 && /,\s*$/.test(words) && /^[,\s]/.test(words);
  return isWithin ? `${blank(words.slice(0, -1))},` : blank(words);
}
