/** `Does that clash with anything?`, of days that somebody has told of. */
import { wrapped } from "../../../util/index.js";

/** How such a question begins. */
export const clashing = wrapped`
  (?:
    (?:does|do|will|would|might|could|is|are|s) (?:it|that|this|those|these|they) (?:(?:going to|all|be|then) )*(?:
      clash\p{L}*|collid\p{L}*|interfer\p{L}*|conflict\p{L}*|a problem|an issue|(?:in|get in) the way|a clash|ok|okay
      |all right|alright|fine|bad|affect|matter
    )
    |(?:kollidiert|passt|st\u00f6rt|geht|klappt) (?:das|es)
    |(?:ist|w\u00e4re) (?:das|es) (?:\p{L}+ )?(?:ein problem|schlimm|ok|okay|in ordnung)
    |macht das (?:etwas|was)(?: aus)?
    |(?:est-ce que )?(?:\u00e7a|cela) (?:pose|posera|fait|g\u00eane|tombe|va)
    |(?:est-ce|c['\u2019]est) (?:un probl\u00e8me|grave|g\u00eanant)
    |\u00bf?(?:es|ser\u00eda|ser\u00e1|hay) (?:un |alg\u00fan )?problema|\u00bf?(?:coincide|choca|pasa algo|afecta)
    |(?:\u00e8|sarebbe|sar\u00e0|c['\u2019]\u00e8) (?:un )?problema|coincide|crea problemi|va bene
    |(?:is|zou) (?:dat|het) (?:een )?(?:probleem|erg|ok|ok\u00e9)|(?:valt|botst) (?:dat|het)|komt dat uit|kan dat
  )(?!\p{L})
`;
