/** `Orders will follow tonight`, `va bene se mando gli ordini domani?`: orders that are still to come. */
import { regex } from "../../../util/index.js";

/** Orders, that they are to be sent, and when. */
export const promised = regex()`
  ^(?=.*\b(?:
      orders?|moves?|turn|befehle?|zuge?|ordres?|coups?|tour|ordenes|orden|jugadas?|movimientos|turno|ordini|mosse
      |zetten
    )\b)
    (?=.*\b(?:
      (?:will|ll|shall|going to|gonna|can|could|may|ok if|okay if|fine if|if|hope to|try to|promise to
      |want to) (?:\w+ ){0,3}?
        (?:send|mail|submit|write|give|get|have|do|follow|come|arrive|be (?:there|in|with you|ready))
      |(?:to follow|follow|following|coming|on (?:their|the|its) way)
      |(?:schick|sende?|mach|liefer|geb|gib|schreib|reich)\w*|kommen|folgen|kommt|folgt|fertig
      |envoi\w*|enverrai|enverrons|envoyer|donnerai|ferai|suivront|suivent|arrivent|viendront
      |mando|mandar\w*|envio|enviar\w*|dare|hare|llegaran|siguen|seguiran
      |invio|invier\w*|inviar\w*|mander\w*|faro|daro|arrivano|arriveranno|seguono|seguiranno
      |stuur|sturen|geef|doe|komen|volgen|maak
    )\b)
    .*\b(?:
      tonight|tomorrow|later|soon|shortly|this (?:evening|afternoon|weekend)|in the (?:morning|evening|afternoon)
      |(?:after|by|before|on|until|till) (?:the |my |work|dinner|lunch|school|\w+day|i )|next \w+|when i|once i
      |as soon as
      |in (?:an|a|one|two|\d+) (?:hours?|minutes?|days?)|at the last minute
      |heute|morgen|spater|nachher|gleich|bald|demnachst|abends?|(?:am|bis|nach|vor) (?:\w+ )?(?:\w+tag|abend|arbeit
      |essen
      |schule|feierabend|wochenende)|sobald|rechtzeitig|nach
      |ce soir|demain|plus tard|bientot|tout a l heure|des que|cet apres midi|apres|avant|(?:lun|mar|mercre|jeu
      |vendre|same)di
      |dimanche|esta (?:noche|tarde)|manana|mas tarde|pronto|luego|en cuanto|despues|antes|lunes|martes|miercoles|jueves
      |viernes|sabado|domingo
      |stasera|domani|piu tardi|presto|appena|dopo|prima|stanotte|lunedi|martedi|mercoledi|giovedi|venerdi|sabato
      |domenica
      |vanavond|morgen|straks|zo|later|zodra|na|voor
    )\b
`;

/** What was sent, what others do, and what is to be played. */
export const notPromised = regex()`
  \b(?:
    sent|submitted|did|was|were|who|what|why|wann|when (?:is|does|do|will)|geschickt|gesendet|gestern|wer|was|warum
    |welche\w*
    |envoye|hier|qui|que faire|quand est|mande|envie|enviado|ayer|quien|cuando|mandat[oi]|inviat[oi]|ieri|chi|quando e
    |gestuurd|gisteren|wie|wat|you|they|he|she|everyone|everybody|others|too late|zu spat|trop tard|demasiado tarde
    |troppo tardi|te laat|time|tell|dis|sag|di
  )\b
`;
