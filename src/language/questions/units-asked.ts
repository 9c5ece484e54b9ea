/** Questions about units to be had or lost: `can i get another fleet now?`, `do I have to kick out a unit?` They name no place. */

const unit =
  "(?:unit|army|fleet|piece|boat|ship|troop|guy|armee|flotte|einheit|armée|unité|ejército|unidad|flota|armata|unità|flotta|leger|vloot|eenheid)s?n?";
const some =
  "(?:an?|another|one|any|more|new|my|some|two|2|extra|eine?n?|noch|neue?n?|weitere?n?|une|d['\u2019]|des|nouve\\p{L}+|autre|una?|otra|nueva|un['\u2019]|altra|nuova|een|nieuwe)";

const gained = new RegExp(
  `(?<!\\p{L})(?:(?:can|could|may|do|will|when (?:can|do|will)|how (?:can|do)) (?:i|we) (?:already |now |even |ever )?(?:get|have|build|buy|make|raise|receive|place)|(?:kann|darf|bekomme|kriege|wann (?:bekomme|kriege|kann|baue)) ich|(?:puis-je|est-ce que je peux|je peux|quand (?:est-ce que je|puis-je))(?: \\p{L}+)?|(?:puedo|cuándo puedo|posso|quando posso|kan ik|mag ik|wanneer kan ik)(?: \\p{L}+)?) (?:${some} ){1,3}${unit}(?!\\p{L})(?! (?:in|at|to|from|for|nach|à|en|a|naar) \\p{L})`,
  "iu",
);

const lost = new RegExp(
  `(?<!\\p{L})(?:do|must|will|should|have|need|got|gotta|muss|soll|dois|faut|debo|tengo|devo|moet)(?!\\p{L})[^.!]{0,25}?(?<!\\p{L})(?:kick out|kick|remove|lose|disband|give up|drop|get rid of|scrap|delete|entfernen|auflösen|abgeben|verliere|hergeben|retirer|enlever|supprimer|perdre|perds|quitar|eliminar|perder|togliere|perdere|sciogliere|verwijderen|verlies)(?: (?:${some}))* ${unit}(?!\\p{L})|(?<!\\p{L})(?:muss|soll) ich (?:${some} )*${unit} (?:entfernen|auflösen|abgeben|wegnehmen|hergeben|rauswerfen)`,
  "iu",
);

/** Does the sentence ask whether units are to be had or lost? */
export function asksOfUnits(sentence: string): boolean {
  return (
    /\?|^\W*(?:\p{L}+[ ,]+){0,3}(?:can|do|must|when|kann|muss|darf|wann)\b/iu.test(sentence) &&
    (gained.test(sentence) || lost.test(sentence))
  );
}
