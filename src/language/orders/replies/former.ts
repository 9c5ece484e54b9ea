/** `Please put it back the way it was`, `undo my last change`: the orders before the last mail that changed some. */
import { regex, wrapped } from "../../../util/index.js";

const lead = wrapped`
  (?:
    (?:
      please|pls|plz|ok|okay|sorry|actually|no|nah|oh|wait|hm+|so|and|but|then|just|can you
      |could you|would you|i want to|i(?:['\u2019]d| would) like to|let['\u2019]?s|let me|srsly
      |seriously|tho|on second thoughts?|bitte|kannst du|doch|s['\u2019]il (?:te|vous) plaît
      |por favor|per favore
    )[ ,.:!-]+
  )*
`;
const asBefore = wrapped`
  (?:
    (?:as|like|how|what|the way|to the way|to how|to what|to where|where) (?:
      it|they|that|things|everything|i|we
    )(?:['\u2019]d)?(?: (?:was|were|had|is|has been|had been|stood|sent|ordered))?
      (?: (?:it|them|that))?(?: (?:
        before|earlier|at first|originally|the first time|to begin with
      ))?
    |(?:as|like) (?:before|originally)|to (?:before|normal)|before
  )
`;
const orders = wrapped`
  (?:
    (?:my |the )?(?:previous|old|original|earlier|former|first|other|last) (?:
      orders?|plans?|moves?|set|ones?|version|idea|mail
    )
    |(?:plan|version) (?:a|one|1)
    |what (?:i|it|they|we) (?:had|was|were|said|sent|ordered)
      (?: (?:before|first|originally|earlier))?
    |the way (?:it|they) (?:was|were)(?: before)?|how (?:it|they) (?:was|were)(?: before)?|before
  )
`;
const change = wrapped`
  (?:
    that|it|this
    |(?:(?:that|this|my|the) )*(?:(?:last|latest|previous|recent) )+(?:
      changes?|correction|edit|amendment|one|mail|e-?mail|message|orders?|thing
    )
    |(?:that|this|my|the) (?:changes?|correction|edit|amendment)
  )
`;

const forgetting = wrapped`
  (?:forget|ignore|disregard|scrap|drop|cancel) (?:about )?(?:
    what i (?:just )?(?:wrote|said|sent|mailed)|(?:that|it|this)
    |(?:my|the|that) (?:last|latest|other|recent) (?:mail|e-?mail|message|one)
  )[ ,.;:&-]+(?:(?:and|please|just|instead|pls)[ ,]+)*
`;
const keeping = wrapped`
  (?:keep|use|take|go with|stick (?:with|to)|stay with|leave) (?:my |the )?
    (?:previous |old |original |earlier |former |first )?(?:orders?|moves?|ones?|plan) (?:
      from before|of before|i (?:had|gave|sent|wrote)(?: (?:you|before|first|earlier|originally))*
      |as (?:they|it) (?:were|was)(?: before)?|that (?:were|was) there(?: before)?
    )
`;

/** What is no order. */
const others = wrapped`
  (?:
    deadline|date|time|clock|game|turn|phase|season|spring|fall|autumn|winter|press|votes?|draw
    |seat|name|power|password|address|rules?|settings?|wait|pause|zone|digest|map|message|mail
    |letter
  )s?(?!\p{L})
`;

const saying = regex("isu")`
  ^\W*${lead}(?:
    ${[
      wrapped`
      (?:put|set|turn|change|bring|switch|get|have) (?!(?:the |my |that |this )?${others})
        (?:it|that|them|this|all|everything|things|[^.;!?,]{3,30}?) back(?: again)? ${asBefore}
    `,
      wrapped`
      put (?:it|everything|it all|all of it|them|them all) back(?: again)?
        (?=(?: please| pls| thanks)?[.! ]*$)
    `,
      `(?:go|going|switch|switching|turn|change|revert|reverting) (?:it |them |everything )?back to ${orders}`,
      `(?:revert|restore|reinstate|return)(?:ing)? (?:it |them |everything |all )?(?:to )?${orders}`,
      `back to ${orders}`,
      `(?:undo|revert|reverse) (?:${change}|everything|my last)`,
      wrapped`
      (?:cancel|scrap|forget|ignore|disregard|withdraw|scratch) (?:about )?
        (?:(?:that|this|my|the) )*(?:last|latest|recent) (?:
          changes?|correction|edit|amendment|mail|e-?mail|message
        )(?: (?:i|of mine)(?: (?:sent|made))?)?
    `,
      "i take (?:that|it|my last (?:mail|change|order)) back",
      `${forgetting}${keeping}|${keeping}`,
      wrapped`
      (?:mach|nimm|mache) (?:das|es|die (?:letzte )?änderung) (?:bitte )?(?:wieder )?
        (?:rückgängig|zurück)
      |(?:doch )?(?:alles )?wieder (?:so )?wie (?:vorher|zuvor|es war|am anfang)
      |zurück zu (?:meinen|den) (?:alten|vorherigen|ursprünglichen|ersten) (?:befehlen|zügen)
    `,
      wrapped`
      (?:remet\p{L}*|remett\p{L}*)(?:[- ](?:le|la|les|ça|tout))?(?: [^.;!?,]{3,25}?)? comme (?:
        avant|c['\u2019]était|au début
      )
      |annule[rz]? (?:(?:le|la|ma|mon|cette|ce) )?(?:dernière?|dernier) (?:
        changement|modification|message|mail|correction
      )
      |revien\p{L}* (?:à|aux) (?:mes )?(?:ordres )?(?:précédents|anciens ordres|d['\u2019]avant)
    `,
      wrapped`
      (?:vuelve a ponerlo|ponlo|pónlo|póngalo|dejalo otra vez) como (?:antes|estaba)
      |deshaz (?:eso|el último cambio)
      |(?:rimettil\p{L}|rimetti (?:tutto|come)) ?(?:com['\u2019]era|come prima|era prima)
      |annulla l['\u2019]ultima (?:modifica|correzione)
      |zet (?:het|alles) terug zoals (?:het was|eerst)
    `,
    ].join("|")}
  )(?!\p{L})(.*)$
`;

/** What may follow: thanks, or why. */
const why = regex("iu")`
  ^(?:[,;]? (?:please|pls|plz|bitte|stp|svp|por favor|per favore|again|then|now|lol))?(?:
    [\s,;.:!)-]+(?:
      thanks|thx|thank you|danke|merci|gracias|grazie|sorry|lol|my (?:mistake|bad)
      |(?:i (?:do not|don['\u2019]?t|changed)|it was|that was|was better)[^.;!?]{0,80}
    )
  )?[\s.!]*$
`;

/** Does the line want the orders that stood before, and nothing else? */
export function wantsFormer(text: string): boolean {
  const [, rest] = text.length > longest ? [] : (saying.exec(text) ?? []);
  return rest !== undefined && why.test(rest);
}

const longest = 200;

/** `Everything as before except the fleet goes to the Channel`: what is to be other than it was, or null. */
export function changeOfFormer(text: string): string | null {
  return changed.exec(text)?.[1] ?? null;
}

const changed = regex("isu")`
  ^\W*(?:(?:ok|okay|here|so|right|no|sorry|also|bon|alors|bueno|allora)\W+)*(?:please |bitte )?(?:
    (?:(?:everything|all|it all|orders?|my orders|the rest|all else)(?: stays?| is| are| goes)?,? )?
      (?:(?:the )?same(?: as (?:before|earlier|i had))?|(?:as|like) (?:before|earlier|i had (?:it|them)))
    |(?:alles|meine befehle)(?: \p{L}+)? (?:wie (?:vorher|zuvor|gehabt|eben)|gleich)
    |(?:tout|mes ordres)(?: \p{L}+)? comme (?:avant|pr\u00e9c\u00e9demment)|todo (?:como antes|igual)
    |tutto (?:come prima|uguale)
    |alles (?:zoals|als) (?:eerst|daarvoor|daarnet)
  )[\s,;:.-]+(?:
    except(?:ing)?(?: that| for)?|but(?: that)?|only|apart from|other than|au\u00dfer(?: dass)?|nur(?: dass)?|aber
    |bis auf
    |sauf(?: que)?|mais|except\u00e9|excepto(?: que)?|salvo(?: que)?|pero|tranne(?: che)?|eccetto|ma|behalve(?: dat)?
    |maar|alleen
  )[\s,:]+(.*)$
`;
