/** What is asked about other people around a game, in words that leave no doubt, and is the same in every game. */
import { regex } from "../../../util/index.js";

export type OfOthers = "read-unseen" | "gm-neutral" | "rules-for-others" | "shared-address";

/** In the form of `plainWords`. */
export const ofOthers: readonly (readonly [OfOthers, RegExp])[] = [
  // `Do you know if Germany has read the results?`
  [
    "read-unseen",
    regex()`
      \b(?:
        (?:(?:has|have|did) (?!you |i )(?:\w+ ){1,3}|(?:if|whether) (?!you |i )(?:\w+ ){1,2}has )(?:read|opened)
          [ ](?:the|their|his|her|our|last|it|my)
        |(?:hat|haben) (?!du |ich )(?:\w+ ){1,6}gelesen|(?:\w+ ){1,6}gelesen (?:hat|haben)
        |(?:a|ont) (?:\w+ )?lu (?:les?|la|l|mon|votre)|(?:ha|han) (?:leido|visto) (?:el|la|los|las|mi)
        |(?:ha|hanno) letto (?:il|la|i|le)|(?:heeft|hebben) (?:\w+ ){1,5}gelezen|gelezen heeft
      )\b
    `,
  ],
  // `Does the GM also play, or is he neutral?`
  [
    "gm-neutral",
    regex()`
      \b(?:
        (?:does|is|can|could|will|may) (?:the |our )?(?:gm|game master|master|host)(?: (?:also|too|himself|herself))*
          [ ](?:play(?:ing)?|neutral|a player|have a (?:country|power)|take part|in the game)
        |(?:spielt|ist) (?:der |die |unsere? )?(?:gm|spielleiter\w*|spielleitung)(?: \w+){0,2} (?:mit|neutral|selbst)
        |(?:gm|maitre du jeu|meneur|arbitre|organisateur) (?:joue|est)(?: t)?(?: il| elle)?(?: aussi| neutre)(?= *$)
        |(?:juega|es|participa) (?:tambien )?(?:el |la )?(?:gm|director\w*|arbitro)(?: tambien| neutral)?(?= *$)
        |(?:gioca|e) (?:anche )?(?:il |l )?(?:gm|master|arbitro)(?: anche| neutrale)?(?= *$)
        |(?:speelt|is) (?:de |onze )?(?:gm|spelleider)(?: \w+){0,2} (?:mee|neutraal|zelf)
      )\b
    `,
  ],
  // `Could you send him the rules?`
  [
    "rules-for-others",
    regex()`
      ^(?:(?:
        can|could|would|will|please|pls|kannst|konntest|konnen|konnten|peux|pouvez|pourriez|puedes?|podrias?|puoi
        |potresti|kun|kunt|zou|und|and|hi|hello|you|du|sie|ihr|tu|vous|je|u|also|bitte|auch
      ) )*(?:
        (?:send|give|mail|show|explain|forward) (?:to )?(?!me |us |you |it |the |a )\w+ (?:\w+ )?
          (?:the rules|the basics|how it works|how to play|rules)
        |(?:send|give|explain) (?:\w+ )?(?:the rules|the basics) to (?!me\b|us\b)\w+
        |(?:ihm|ihr|ihnen) (?:\w+ )?(?:die )?(?:spiel)?regeln (?:\w+ )?(?:schicken|senden|mailen|erklaren)
        |(?:schick|schicke|sende|erklare?|gib) (?:ihm|ihr|ihnen) (?:\w+ )?(?:die )?(?:spiel)?regeln
        |(?:lui|leur) (?:envoyer|expliquer|transmettre) les regles|(?:envoie|explique)z? (?:lui|leur) les regles
        |(?:enviar|mandar|explicar|envia|manda|explica)les? las reglas
        |(?:mandar|spiegar|manda|spiega|inviar)(?:gli|le|loro) le regole
        |(?:stuur )?(?:hem|haar|hun|hen) (?:\w+ )?(?:de )?(?:spel)?regels(?: (?:\w+ )?(?:sturen|mailen|uitleggen))?
      )\b
    `,
  ],
  // `Let my wife use this address too`
  [
    "shared-address",
    regex()`
      ^(?=.*\b(?:
        wife|husband|partner|son|daughter|brother|sister|kids?|child(?:ren)?|flatmate|roommate|friend|mother|father
        |mum|mom|dad|girlfriend|boyfriend|frau|mann|sohn|tochter|bruder|schwester|femme|mari|fils|fille|frere|soeur
        |mujer|marido|hij[oa]|herman[oa]|moglie|marito|figli[oa]|fratello|sorella|vrouw|man|zoon|dochter|broer|zus
      )\b).*\b(?:
        (?:use|share|(?:write|play|mail) from|have) (?:\w+ )?(?:this|the same|my|our|one) (?:e ?mail |mail )?
          (?:address|account|mailbox)
        |(?:diese|dieselbe|meine|die gleiche) (?:e ?mail ?)?adresse (?:\w+ ){0,2}?(?:benutzen|nutzen|verwenden|teilen)
        |(?:utiliser|partager) (?:cette|la meme|mon) adresse|(?:usar|compartir) (?:esta|la misma|mi) direccion
        |(?:usare|condividere) (?:questo|lo stesso|il mio) indirizzo
        |(?:dit|hetzelfde|mijn) (?:mail)?adres (?:\w+ )?(?:gebruiken|delen)
      )\b
    `,
  ],
];
