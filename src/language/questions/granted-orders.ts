/** A question whether a unit may do something, and behind it that it is to be done: together they are an order. */
import { regex, wrapped } from "../../util/index.js";
import { plannedOrders } from "../lexer/courtesy.js";
import { sentencesOf } from "../text/sentences.js";
import { orderAsked } from "./order-asked.js";

/** What somebody says behind a question whether a unit may go: it is to go then, or something else is to be done. */
const goAhead = [
  wrapped`
    (?:then |so |well |ok |and |yes |please |pls |just )*(?:
      (?:go ahead|do|note|enter|order|make|have|let|take|put)
        (?: (?:it|that|this|so|him|her|them))?(?: (?:
          do it|do that|go|go there|in|down|that way|so|happen
        ))?
      |that['\u2019]?s (?:my order|what i want)|i (?:do|want) (?:it|that)
      |i(?:['\u2019]d| would) like (?:it|that)
    )(?: then| please| pls)*,? (?:if|when|provided|as long as) (?:
      so|possible|allowed|legal|ok(?:ay)?|permitted
      |(?:it|that|he|she|they|you|i)(?:['\u2019]?s|['\u2019]re| is| are)?(?: (?:
        can|may|does|works?|possible|allowed|legal|valid|permitted|all right|fine|ok(?:ay)?|a yes
      ))*
    )
  `,
  wrapped`
    (?:and |but )?if (?:
      so|yes|possible|allowed|legal|ok(?:ay)?|permitted
      |(?:it|that|he|she|they|you|i)(?:['\u2019]?s|['\u2019]re| is| are)?(?: (?:
        can|may|does|works?|possible|allowed|legal|valid|permitted|all right|fine|ok(?:ay)?
      ))+
    ),? (?:
      then |please |pls |just |i['\u2019]?ll |i will |i want to |i(?:['\u2019]d| would) like to |
      let['\u2019]?s |you can )*(?:go ahead|do|note|enter|order|make|have|let|take|put|go)
      (?: (?:it|that|this|so|him|her|them))?(?: (?:
        do (?:it|that)|go|go there|in|down|that way|so|happen|for it|with (?:it|that)
      ))?
  `,
  wrapped`
    (?:wenn|falls) (?:ja|möglich|erlaubt|das (?:geht|möglich ist|erlaubt ist|klappt)),? (?:dann )?
      (?:bitte )?(?:so )?(?:
        mach(?:en|t|e)?|tu|eintragen|notieren|ausführen|trag(?:en)?|nimm|soll
        |soll(?:te)? (?:sie|er|es)
      )(?: (?:das|es|sie|so|bitte|ein|machen|tun|dorthin|hin))*
  `,
  wrapped`
    si (?:
      oui|(?:c['\u2019]est |cela est )?(?:possible|permis|autorisé)
      |(?:elle|il|ça|cela) (?:le )?peut
    ),? (?:alors )?(?:
      qu['\u2019](?:elle|il) (?:y aille|le fasse)|fai(?:tes|s)[- ](?:le|la)|allez[- ]y|vas[- ]y
      |je le (?:fais|veux)
    )
  `,
  wrapped`
    (?:si (?:sí|se puede|es posible|puede|está permitido)|en ese caso),? (?:entonces )?
      (?:hazlo|hágalo|que (?:vaya|lo haga)|adelante)
  `,
  wrapped`
    (?:se (?:sì|si può|è possibile|può|è permesso)|in quel caso),? (?:allora )?(?:
      fallo|lo faccia|faccia|che (?:vada|ci vada|lo faccia)|procedi
    )
  `,
  wrapped`
    (?:zo ja|als (?:dat|het) (?:kan|mag)),? (?:dan )?(?:graag |doe )?(?:dat|het|zo|doen|maar)
      (?: maar| dan| doen)*
  `,
];
const granting = regex("iu")`
  ^\W*(?:${goAhead.join("|")})(?:
    ,? (?:please|pls|then|thanks|bitte|dann|svp|merci|por favor|grazie|graag)
  )*\W*$
`;
const elseDone = regex("iu")`
  ^\W*(?:and |but )?(?:
    if not|if (?:it|he|she|that) (?:can['\u2019]?t|cannot|isn['\u2019]?t (?:possible|allowed))
    |otherwise|sonst|wenn nicht|sinon|si no|altrimenti|anders
  ),? (?:then |please |just |it (?:can|should|must) |let it |dann |bitte |alors )*(
    (?:disband|remove|scrap|kill|destroy|hold|stay|die|aufl\u00f6s|halt|dissou|tien|disuelv|scio)
      \p{L}*
  )(?: (?:it|him|her|them|put))?\W*$
`;
/** `Could it go home`: whose it is, where there is but one. */
const asksOfIt =
  /^\W*(?:can|could|may|might) (?:it|he|she|that one|they) (?=(?:\p{L}+ ){1,2}(?:to|into) )/iu;

/** `Could you change Vienna for me? It should go to Trieste.` */
const changing = regex("iu")`
  ^\W*(?:\p{L}+[,!]? ){0,3}(?:could|can|would|will) (?:you|u|i|we) (?:please |pls |kindly |just )*
    (?:change|alter|fix|correct|amend|redo|adjust) (?:the |my )?(?:orders? (?:for|of) )?
    (?:the |my )?(\p{L}[\p{L}. ]{2,25}?)(?:['\u2019]s (?:orders?|move))?
    (?: (?:for me|please|pls|again))*\s*\?\s*$
`;
const ofIt = regex("iu")`
  ^\W*(?:it|he|she|they|that one|that) (?=
    (?:should|must|ought to|is to|has to|needs to|goes|will|shall|can|stays?|holds?)(?!\p{L})
  )
`;
/** `Is Smyrna free? Then go there.` */
const ifFree = regex("iu")`
  ^\W*(?:is|are) (?:the )?(\p{L}[\p{L}. ]{2,25}?) (?:still )?(?:free|open|empty|vacant|available)
    \s*\?\s*$
`;
const goThere = regex("iu")`
  ^\W*(?:then|if so|if yes|if it is|so|in that case),? (?:please |pls )?
    (?:(?:it|he|she|the (?:army|fleet)) (?:can |should )?)?
    (?:go|goes|retreat|retreats|run|runs|move|moves|head|heads) (?:there|in|to it)
    (?: please| pls)?\W*$
`;

/** `Would you put that down for me?` */
const recording = [
  wrapped`
    (?:(?:and|so|then|please|pls|plz|kindly|ok) )*(?:
      (?:would|could|can|will|may|might|cn|wud) (?:you|u|i|we) )?(?:
        (?:
          please|pls|plz|kindly|just|perhaps|possibly|be so (?:kind|good) as to
          |be so (?:kind|good) and|have you|ask you to|mind
        ) )*(?:
          put|putting|note|noting|write|writing|take|taking|record|recording|enter|entering|jot
          |jotting|add|adding|log|set|get|have|use|send|register|make|do
        ) (?:that|it|this|them|these|those|all (?:of )?(?:that|this)|my (?:orders|moves))(?: (?:
          down|in|up|noted|entered|recorded|done|on record|so|happen|as my (?:orders|moves)
        ))*(?: (?:for me|please|pls|plz|then|like (?:that|this)|now|thanks|thank you))*
  `,
  wrapped`
    (?:(?:und|bitte|also) )*(?:
      (?:würden|könnten|können|wollen|kannst|könntest|würdest) (?:sie|du) )?
      (?:(?:das|es|dies|die|bitte|mir|so|für mich) )*(?:
        notieren|eintragen|aufschreiben|vermerken|festhalten|übernehmen|notier|trag|schreib
      )(?: (?:sie|das|es|so|bitte|für mich|ein|auf))*
  `,
  wrapped`
    (?:(?:et|alors|merci de|veuillez) )*(?:
      (?:pourriez|pouvez|voudriez|voulez)-vous |(?:peux|pourrais|veux)-tu )?(?:bien )?
      (?:(?:me|le|la|les|cela|ça) )*(?:
        noter|enregistrer|inscrire|saisir|notez|inscrivez|enregistrez
      )(?:-le|-les)?(?: (?:cela|ça|pour moi|comme ça|ainsi))*
  `,
  wrapped`
    (?:(?:y|por favor) )*(?:(?:podría|puede|podrías|puedes) )?(?:(?:lo|los) )?
      (?:anotar|apuntar|anote|apunte|anota|apunta)(?:lo|los)?(?: (?:así|para mí))*
    |(?:(?:e|per favore) )*(?:(?:potrebbe|può|potresti|puoi) )?
      (?:annotar|segnar|scriver|registrar)(?:lo|li|e)(?: (?:così|per me))*
  `,
];
const toRecord = regex("iu")`
  ^\W*(?:${recording.join("|")})(?:
    ,? (?:
      please|pls|thanks|thank you|bitte|danke|s['\u2019]il vous pla[iî]t|svp|merci|por favor
      |gracias|per favore|grazie
    )
  )*\s*[?.!]*\s*$
`;

/** `Yes, please do that instead of the Barents Sea`, behind `I wonder whether it would be better ...` */
const decided = regex("iu")`
  ^\W*(?:
    ${[
      wrapped`
      (?:
        yes|yeah|yep|ok(?:ay)?|right|well|so|in fact|actually|on reflection|i think so
        |let['\u2019]?s
      )[,:.]? (?:i think )?(?:
        (?:please|pls|just|let['\u2019]?s|i['\u2019]ll|we['\u2019]ll|you can) )*
        (?:do|make|go with|note|take|have|order) (?:it|that|this|so)
        (?: (?:like that|that way|so))?
    `,
      wrapped`
      (?:ja|ok|gut|doch)[,:.]? (?:(?:bitte|dann|wir|lass uns) )*
        (?:mach(?:en|e|t)?|tu|nimm|notier\p{L}*)(?: (?:wir|sie|das|es|so|bitte|doch|mal))*
    `,
      wrapped`
      (?:oui|ok|bon|allez)[,:.]? (?:(?:alors|donc|s['\u2019]il (?:te|vous) plaît|stp|svp) )*
        (?:fai(?:s|tes|sons)|note[sz]?)(?:[- ](?:ça|cela|comme ça|le|ainsi))+
    `,
      wrapped`
      (?:sí|vale|ok)[,:.]? (?:(?:por favor|entonces) )*(?:hazlo|hágalo|haz eso)(?: así)?
      |(?:sì|ok|va bene)[,:.]? (?:(?:per favore|allora) )*(?:fai(?: pure)? così|fallo|lo faccia)
      |ja,? (?:doe dat|doe maar)(?: maar)?
    `,
    ].join("|")}
  )(?:
    ,? (?:
      please|pls|then|thanks|instead|rather|bitte|lieber|plutôt|stattdessen|svp|stp|por favor
      |per favore
    )
  )*(?:
    ,? (?:instead of|rather than|statt|anstatt|au lieu d[e'\u2019]|en vez de|invece di) [^.;?!]{2,40}
  )?\W*$
`;

/** What question and wish are together, where the question names no order. */
function together(question: string, next: string): string | null {
  const [, unit] = ofIt.test(next) ? (changing.exec(question) ?? []) : [];
  if (unit !== undefined) return `${unit} ${next.trim().replace(ofIt, "")}`;
  const [, place] = goThere.test(next) ? (ifFree.exec(question) ?? []) : [];
  return place === undefined ? null : `go to ${place}.`;
}

function orderGranted(question: string, next: string): string | null {
  if (toRecord.test(next)) return plannedOrders(question);
  const musing = decided.test(next) ? plannedOrders(question) : null;
  if (musing !== null) return musing;
  const joined = together(question, next);
  if (joined !== null) return joined;
  const [, done] = elseDone.exec(next) ?? [];
  if (done === undefined && !granting.test(next)) return null;
  const order = asksOfIt.test(question)
    ? question.replace(asksOfIt, "").replace(/[?\s]+$/, "")
    : orderAsked(question);
  if (order === null) return null;
  return done === undefined ? `${order}.` : `${order}, if not ${done}.`;
}

/** The text with such orders in the place of question and wish: `Can Venice take Trieste? Do that if it is allowed.` */
export function withGranted(text: string): string {
  const sentences = sentencesOf(text);
  const granted = sentences.map((sentence, at) => {
    const next = sentences[at + 1];
    return next === undefined ? null : orderGranted(sentence, next);
  });
  return sentences
    .map((sentence, at) => {
      const order = granted[at];
      if (order != null) return `${order} `;
      return granted[at - 1] == null ? sentence : "";
    })
    .join("");
}
