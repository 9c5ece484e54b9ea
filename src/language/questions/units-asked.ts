/**
 * Questions about units to be had or lost: `can i get another fleet now?`, `do I have to kick out a unit?` They
 * name no place.
 */
import { regex, wrapped } from "../../util/index.js";

const unit = wrapped`
  (?:
    unit|army|fleet|piece|boat|ship|troop|guy|armee|flotte|einheit|armée|unité|ejército|unidad
    |flota|armata|unità|flotta|leger|vloot|eenheid
  )s?n?
`;
const some = wrapped`
  (?:
    an?|another|one|any|more|new|my|some|two|2|extra|eine?n?|noch|neue?n?|weitere?n?|une
    |d['\u2019]|des|nouve\p{L}+|autre|una?|otra|nueva|un['\u2019]|altra|nuova|een|nieuwe
  )
`;

const gained = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|may|do|will|when (?:can|do|will)|how (?:can|do)) (?:i|we) (?:
      already |now |even |ever )?(?:get|have|build|buy|make|raise|receive|place)
    |(?:kann|darf|bekomme|kriege|wann (?:bekomme|kriege|kann|baue)) ich
    |(?:puis-je|est-ce que je peux|je peux|quand (?:est-ce que je|puis-je))(?: \p{L}+)?
    |(?:puedo|cuándo puedo|posso|quando posso|kan ik|mag ik|wanneer kan ik)(?: \p{L}+)?
  ) (?:${some} ){1,3}${unit}(?!\p{L})(?! (?:in|at|to|from|for|nach|à|en|a|naar) \p{L})
`;

const lost = regex("iu")`
  (?<!\p{L})(?:do|must|will|should|have|need|got|gotta|muss|soll|dois|faut|debo|tengo|devo|moet)
    (?!\p{L})[^.!]{0,25}?(?<!\p{L})(?:
      kick out|kick|remove|lose|disband|give up|drop|get rid of|scrap|delete|entfernen|auflösen
      |abgeben|verliere|hergeben|retirer|enlever|supprimer|perdre|perds|quitar|eliminar|perder
      |togliere|perdere|sciogliere|verwijderen|verlies
    )(?: (?:${some}))* ${unit}(?!\p{L})
  |(?<!\p{L})(?:muss|soll) ich (?:${some} )*${unit} (?:
    entfernen|auflösen|abgeben|wegnehmen|hergeben|rauswerfen
  )
`;

/** `Je retire quoi ?`, `Which one do I take off?`: what is to go, of which nobody says what it is. */
const goingWhich = regex("iu")`
  ^\W*(?:(?:and|so|ok|okay|then|hi|hello|und|also|et|alors|bon|y|e|allora|en|dus)[ ,]+){0,2}(?:
    ${[
      wrapped`
      (?:what|which|who)(?: one| ones| unit| units| army| fleet| piece)?
        (?: of (?:mine|them|my units|these))? (?:
          (?:do|must|should|shall|can|have|am|will|would) )?(?:i|we)(?: (?:
            now|then|have|need|got|supposed|to|gotta|must|should|can
          )){0,4} (?:remove|disband|lose|scrap|drop|delete|give up|get rid of|take (?:off|away))
    `,
      wrapped`
      (?:je|on|nous) (?:(?:dois|doit|devons|peux|peut) )?(?:
        retir\p{L}*|enl[eè]v\p{L}*|supprim\p{L}*|perd\p{L}*|dissou\p{L}*
      ) (?:donc |alors )?(?:quoi|qui|laquelle|lequel|quelle)
    `,
      wrapped`
      (?:que|quoi|laquelle|lequel|qu['\u2019]est-ce que|quelle (?:unité|armée|flotte))
        (?: est-ce que)? (?:(?:dois-je|faut-il|il faut|je|j['\u2019]|dois) ?){0,2}(?:
          retir\p{L}*|enl[eè]v\p{L}*|supprim\p{L}*|perd\p{L}*|dissou\p{L}*
        )
    `,
      wrapped`
      (?:was|wen|welche[rns]?)(?: einheit| armee| flotte)? (?:
        (?:muss|soll|sollte|darf|kann) ich (?:\p{L}+ ){0,2}?(?:
          abgeben|abbauen|entfernen|auflösen|wegnehmen|hergeben|verlieren|streichen
        )
        |(?:baue|gebe|löse|nehme) ich (?:\p{L}+ ){0,2}?(?:ab|auf|weg)|verliere ich
      )
    `,
      wrapped`
      (?:qué|que|cuál|cual|cosa|che cosa|quale|quali)
        (?: unidad| unità| armata| flotta| flota| ejército)? (?:
          (?:debo|tengo que|hay que|devo|posso) )?(?:
            quit|elimin|retir|pierd|perder|tolg|toglie|rimuov|sciogli|scioglie|perdo
          )\p{L}*
    `,
      wrapped`
      (?:wat|welke)(?: eenheid)? (?:moet|haal|verlies) ik (?:\p{L}+ ){0,2}?
        (?:verwijderen|weghalen|opheffen|weg|verliezen)
    `,
    ].join("|")}
  )(?: (?:
    now|then|this (?:winter|time|year)|exactly|please|denn|jetzt|nun|maintenant|alors|ahora|adesso
    |dan|nu|off|away
  )){0,3}[\s?!.]*$
`;

/** `Which one should I take away?` */
const whichLost = regex("iu")`
  (?<!\p{L})(?:which|what|welche[nrs]?|laquelle|lequel|quelle|quelles|cuál|cual|quale|welke)(?: (?:
    one|ones|unit|units|army|fleet|of (?:my|the|them|these)(?: \p{L}+)?|einheit(?:en)?|davon|unité
    |unidad|unità|eenheid
  ))?(?: of (?:my|them|these)(?: \p{L}+)?)? (?:
    should|shall|do|must|can|would|could|soll|sollte|muss|kann|dois|dois-je|devrais|faut|debo|devo
    |moet
  )(?!\p{L})[^.!]{0,25}?(?<!\p{L})(?:
    remove|take away|take off|disband|give up|get rid of|lose|drop|scrap|delete|sacrifice|auflösen
    |entfernen|abgeben|wegnehmen|hergeben|opfern|retirer|enlever|supprimer|dissoudre|quitar
    |eliminar|retirar|togliere|rimuovere|sciogliere|verwijderen
  )(?!\p{L})
`;

/** Does the sentence ask whether units are to be had or lost, or which? */
export function asksOfUnits(sentence: string): boolean {
  if (goingWhich.test(sentence)) return true;
  return (
    /\?|^\W*(?:\p{L}+[ ,]+){0,3}(?:can|do|must|when|which|kann|muss|darf|wann|welche)\b/iu.test(
      sentence,
    ) &&
    (gained.test(sentence) || lost.test(sentence) || whichLost.test(sentence))
  );
}

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    my|mine|our|ours|i|we|mein\p{L}*|unser\p{L}*|ich|wir|mes|mon|ma|miens?|miennes?|je|j['\u2019]\p{L}+
    |mis?|m[i\u00ed][oa]s?|yo|miei|mie|mio|mia|io|mijn|onze|ik
  )(?!\p{L})
`;

const which = regex("iu")`
  (?<!\p{L})(?:
    which|who|what units?|any|welche\p{L}*|wer|laquelle|lesquelles|lequel|lesquels|quelles?|qui
    |cu\u00e1l(?:es)?|cual(?:es)?|quien|qui\u00e9n|quali|quale|chi|welke|wie
  )(?!\p{L})
`;

/** Does a sentence speak of whoever writes it, or of what is theirs? */
export function asksOfSelf(sentence: string): boolean {
  return ofSelf.test(sentence);
}

/** `Which units ...?`, `wer von denen ...?` */
export function asksWhich(sentence: string): boolean {
  return which.test(sentence);
}

/** `Which of my armies can get to Greece or Rumania?` */
export function asksWhichUnit(sentence: string): boolean {
  return which.test(sentence) && ofSelf.test(sentence);
}
