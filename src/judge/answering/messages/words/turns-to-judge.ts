/** Where words for others end: at words that greet the judge, or head what their writer has for the judge. */
import { regex, wrapped } from "../../../../util/index.js";

/** `Judge, please ignore my last mail`, `PS for the judge: ...`: nobody else is spoken to. */
export const greetsJudge = regex("imu")`
  (?:^|(?<=[.!?]))[^\p{L}\n]*(?:\p{L}+ ){0,4}?
    (?:to|for|an|f\u00fcr|pour|\u00e0|para|per|voor|aan|al)(?: the| den| die| le| la| el| il| de)? ?
    (?:l['\u2019])?(?:
      judge|game ?master|gm|richter|schiedsrichter|spielleit(?:er(?:in)?|ung)|juge|arbitre|juez
      |\u00e1rbitro|giudice|arbitro|rechter|spelleider|scheidsrechter|program(?:me?)?|machine
      |maschine|computer|robot|automat(?:en)?|automate|m\u00e1quina|macchina|ordinateur
    )(?:-\p{L}{1,20})?\s*:
  |(?:^[^\p{L}\n]*|(?<=[.!?])\s+)(?:(?:p\.? ?){1,2}s\b[.:,]* *)?(?:
    (?:
      and|btw|by the way|one more thing|apart from that|besides|finally|also|oh|ok|okay|so|now
      |well|anyway|lol|thanks|hi|hello|hey|dear|übrigens|au fait|por cierto|a proposito|trouwens
      |hallo|lieber|liebe|cher|bonjour|salve|buongiorno|buonasera|hoi|dag|querido|caro|estimado
      |hola|ciao|beste|(?:to|for|an|für|pour|au|à|para|per|voor)(?: the| den| le| el| il| de)?
    ),? )*(?:
      judge|ems|computer|bot|robot|richter|juge|juez|giudice|rechter
      |(?:mr\.? |mister |herr |monsieur )?(?:
        gm|game ?master|moderator|adjudicator|spielleiter(?:in)?|maître d[eu] jeu|mj|meneur|arbitre|árbitro
        |arbitro|spelleider|scheidsrechter|schiedsrichter
      )
      |sir or madam
    )(?: dispatch)?(?:
      \s*[,:!]|\s+[\u2013-]\s
      |(?=\s(?:when|what|who|how|where|can|could|please|pls|is|do|did|set|tell)\b)
    )
  |(?<=[.!?]\s+)(?=
    (?:that['\u2019]?s (?:all|it)(?: (?:for|from) (?:you|now))?\b|no action (?:is )?(?:needed|required|necessary)
      |nothing (?:else )?(?:needs? (?:to be )?(?:doing|done|changing|changed)|(?:for you )?to (?:do|change))
      |you (?:needn['\u2019]?t|don['\u2019]?t (?:need|have) to|need not) (?:do|change) (?:anything|a thing)
      |(?:sie|du) (?:m\u00fcssen|musst|brauchen|brauchst) (?:\p{L}+ ){0,2}nichts (?:zu )?(?:tun|machen|\u00e4ndern)
      |(?:vous n['\u2019]avez|tu n['\u2019]as|il n['\u2019]y a) rien (?:\u00e0|d['\u2019]autre \u00e0) (?:faire|changer)
      |no (?:hace falta|tiene|tienes) (?:que )?(?:hacer|cambiar) nada
      |non (?:deve|devi|serve|c['\u2019]\u00e8) (?:fare|niente da fare|cambiare)
      |(?:u|je) hoe(?:ft|ven) (?:verder )?niets te (?:doen|veranderen)
    )[^.!?\n]{0,40}[.!]?\s*$
  )
  |(?<=^|[.!?]\s+)(?=
    [^.!?\n]{3,80},? (?:dear |thx |thanks |danke |merci )?(?:
      judge|computer|richter|juge|juez|giudice|rechter|mr\.? gm|game ?master|spielleiter
      |spelleider
    )(?=[.!?]*(?:\s|$))
  )
`;

const joining = wrapped`
  (?:
    and|so|then|now|also|ok|okay|well|finally|lastly|last|next|as|here|below|these|this|those|are
    |is|come|follow|und|dann|jetzt|nun|hier|folgen|kommen|sind|et|ensuite|puis|maintenant|enfin
    |voici|sont|y|ahora|luego|después|aquí|estas|son|e|ora|poi|infine|ecco|sono|en|dan|nu|zijn
  )
`;

const forThem = wrapped`
  (?:
    for (?:you|myself|me|my (?:own )?(?:part|side|orders|moves|units))|(?:back )?to (?:my|our) own
    |für (?:dich|sie|mich(?: selbst)?)|was mich (?:selbst )?(?:angeht|betrifft)
    |pour (?:toi|vous|moi|ma part|mon compte)|quant à moi|para (?:ti|usted|mí)|por mi parte
    |per (?:te|lei|me|conto mio)|quanto a me|voor (?:jou|u|mij(?:zelf)?)|wat mij betreft
  )
`;

const theOrders = wrapped`
  (?:
    (?:
      the|my|our|die|meine|unsere|les|mes|nos|las|los|mis|nuestras|gli|i miei|le mie|le|de|mijn
      |onze
    ) )?(?:own |eigenen? |propres? |propi[oa]s |proprie? |eigen )?(?:
      orders?|moves?|befehle|züge|ordres|coups|mouvements|órdenes|jugadas|movimientos|ordini|mosse
      |bevelen|zetten
    )
`;

/** `Then the orders:`, `And for myself: Kiel to Denmark`, `Et mes ordres : ...` */
const headed = new RegExp(
  `^\\W*(?:${joining}[ ,]+)*(?:${forThem}|${theOrders})(?!\\p{L})[^.:!?\\n]{0,40}:`,
  "iu",
);

/** `Meine Züge: ...`, in the line of what stands before it. */
const ordersHeaded = new RegExp(
  `^(?:${joining}[ ,]+)*${theOrders}(?: (?:for|f\u00fcr|pour|para|per|voor) [^.:!?\\n]{1,30})?\\s*:`,
  "iu",
);

/** `My orders stand as they are`, `mes ordres suivront`, and not `my orders depend on you`. */
const ofOwnOrders = regex("iu")`
  ^\W*(?:(?:and|but|as for|und|aber|et|mais|quant \u00e0|y|pero|e|ma|en|maar) )*(?:
    my|our|meine|unsere|mes|nos|mis|nuestras|(?:i )?miei|(?:le )?mie|mijn|onze
  )(?: own| eigenen?| propres?| propias| eigen)? (?:
    orders?|moves|befehle|z\u00fcge|ordres|coups|\u00f3rdenes|jugadas|ordini|mosse|bevelen|zetten
  )(?!\p{L})(?!
    [^.?!]*(?<!\p{L})(?:
      you|your|u|dir|dich|du|dein\p{L}*|ihnen|euch|toi|tu|te|vous|votre|vos|ti|tuy?o|tua|tuoi
      |usted|voi|jou|jullie|je|jij
    )(?!\p{L})
  )[^.?!]*(?:[.!]|$)
`;

/** Does this paragraph begin with what is for the judge? Whom else it names, the caller knows. */
export function headsForJudge(paragraph: string): string | null {
  const words = paragraph.trimStart();
  if (words.search(greetsJudge) === 0) return "";
  return (headed.exec(words) ?? ofOwnOrders.exec(words))?.[0] ?? null;
}

/** Where words turn to the judge: at a greeting, or at a paragraph that heads orders; -1 for nowhere. */
export function turnsToJudgeAt(words: string): number {
  const greeted = words.search(greetsJudge);
  const below = [...words.matchAll(/\n[ \t]*\n\s*(?=\S)/gu)].map(
    ({ index, 0: gap }) => index + gap.length,
  );
  const inLine = [...words.matchAll(/(?<=[.!?])[ \t]+(?=\p{Lu})/gu)]
    .map(({ index, 0: gap }) => index + gap.length)
    .find((at) => ordersHeaded.test(words.slice(at)));
  const first = below.find((at) => headsForJudge(words.slice(at)) !== null) ?? inLine ?? -1;
  const headedAt = Math.min(first, inLine ?? first);
  return greeted < 0 || headedAt < 0 ? Math.max(greeted, headedAt) : Math.min(greeted, headedAt);
}
