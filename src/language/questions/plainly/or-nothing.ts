/** `Does a unit without an order just stay?`, `what's the difference between a hold and nothing at all?` */
import { wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

function worded(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);
}

const difference = worded(
  wrapped`
    difference|differ|different|same|unterschied\w*|gleiche?|dasselbe|meme chose|diferencia|mismo
    |differenza|stesso|verschil\w*|hetzelfde
  `,
);
const nothing = worded(
  wrapped`
    nothing|no orders?|without (?:an |any )?orders?|leav\w+ (?:\w+ )?out|leaving it out|blank|nichts
    |kein\w* befehl\w*|ohne befehl|rien|aucun ordre|pas d ordre|sans ordre|nada|ninguna orden
    |sin orden(?:es)?|niente|nulla|nessun ordine|senza ordin[ei]|niets|geen (?:order|bevel)
    |zonder (?:order|bevel)
  `,
);
const holds = worded(
  wrapped`
    holds?|holding|stays?|halt\w*|bleib\w*|tenir|tien\w*|rest\w*|mantener\w*|mantien\w*|queda\w*
    |tenere|ferm[aoi]\w*|mantenere|blijf\w*|houd\w*
  `,
);

/** No order is given for a unit. */
const unordered = worded(
  wrapped`
    (?:i|we|you|one) (?:\w+ ){0,2}?(?:order|write|give|say|send|put|enter) (?:\w+ ){0,3}?(?:nothing|no orders?)
    |(?:i|we|you|one) (?:don t|do not|dont|didn t|did not) (?:\w+ )?
      (?:order|write|give|mention|list|say)(?: \w+){0,3}
    |(?:i|we|you|one) (?:leave|left) (?:\w+ ){0,4}?(?:out|alone|blank|unordered|without)
    |(?:i|we|you|one) (?:skip|forget|forgot)(?: \w+){0,4}
    |(?:units?|army|fleet|one) (?:\w+ )?(?:without (?:an |any )?orders?|gets? no orders?|has no orders?)
    |(?:ich|wir|man) (?:\w+ ){0,4}?(?:nichts|keine?n? befehle?) (?:\w+ ){0,3}?
      (?:befehl\w*|schreib\w*|angeb\w*|schick\w*|sag\w*|geb\w*)
    |(?:ich|wir|man) (?:\w+ ){0,4}?(?:weglass\w*|vergess\w*|auslass\w*)|(?:einheit\w*|armee|flotte) ohne befehl
    |(?:je|on|nous) (?:n )?(?:\w+ ){0,2}?(?:ordonn\w+|ecri\w+|donn\w+|met\w*|envoi\w*) (?:\w+ ){0,3}?
      (?:rien|aucun ordre|pas d ordre)
    |unite (?:\w+ )?sans ordre|(?:unidad|ejercito|flota) (?:\w+ )?sin orden(?:es)?
    |no (?:le |les )?(?:ordeno|escribo|doy|pongo|mando|digo) (?:\w+ ){0,2}?(?:nada|ninguna orden|orden\w*)
    |non (?:\w+ )?(?:ordino|scrivo|do|metto|mando|dico) (?:\w+ ){0,2}?(?:niente|nulla|nessun ordine|ordini)
    |(?:unita|armata|flotta) (?:\w+ )?senza ordin[ei]
    |ik (?:\w+ ){0,4}?(?:niets|geen (?:orders?|bevel)) (?:\w+ ){0,2}?(?:schrijf|geef|beveel|stuur|zeg|doe)
    |ik (?:\w+ ){0,4}?(?:weglaat|vergeet)|eenheid zonder (?:order|bevel)
  `,
);
const stays = worded(
  wrapped`
    holds?|stays?|stands?|remains?|sits?|halt\w*|haelt|bleib\w*|steh\w*|tien\w*|rest\w*|bouge
    |queda\w*|mantien\w*|mueve|ferm[aoi]\w*|mantien\w*|muove|blijf\w*|houdt|staan
  `,
);
const unit = worded(
  wrapped`
    units?|army|fleet|one|piece|it|einheit\w*|armee|flotte|sie|unite\w*|armee|flotte|elle|unidad
    |ejercito|flota|unita|armata|flotta|eenheid|leger|vloot
  `,
);

/** Is it asked what a unit does that has no order? */
export function asksOrNothing(sentence: string): boolean {
  if (!sentence.includes("?")) return false;
  const plain = inFull(plainWords(sentence));
  if (difference.test(plain) && nothing.test(plain) && holds.test(plain)) return true;
  return unordered.test(plain) && stays.test(plain) && unit.test(plain);
}
