/** `Can someone take my place for two weeks?`: somebody is wanted for the writer's seat, and no place of the board. */
import { regex } from "../../../util/index.js";

/** Does a sentence in plain words ask for a stand-in? */
export function asksStandIn(plain: string): boolean {
  return asking.test(plain) && taking.test(plain);
}

const asking = regex()`
  \b(?:
    (?:some|any) ?(?:one|body)|another player|who (?:could|can|would)|jemand\w*|wer (?:kann|konnte)|quelqu un
    |qui (?:peut|pourrait)|alguien|quien|qualcuno|chi (?:puo|potrebbe)|iemand|wie (?:kan|zou)
  )\b
`;
/** Who decides in a GM's place is asked of the GM's office. */
const taking = regex()`
  ^(?!.*\b(?:decid\w*|entscheid\w*|beslis\w*)\b).*\b(?:
    (?:take|fill|keep|hold) (?:over )?my (?:place|seat|spot|position)|take over (?:for|from) me
    |(?:(?:stand|fill|sit|step) in|sub|substitute|deputi[sz]e|cover|play|take over) for me
    |(?:move|order|send (?:my )?orders) for me|in my (?:place|stead)|fur mich (?:\w+ ){0,2}?(?:spielen|ziehen|befehlen)
    |an meiner stelle|a ma place|en mi lugar|al (?:mio posto|posto mio)|in mijn plaats|jouer(?:a)? (?:pour moi
      |a ma place)|(?:jugar(?:a)?|juega) por mi
    |(?:giocare|giochera) (?:per me|al posto mio)|voor mij (?:\w+ )?spelen
    |(?:meinen? (?:platz|sitz)|fur mich) (?:\w+ ){0,3}?(?:einnehmen|ubernehmen|freihalten|einspringen|weiterspielen)
    |mich (?:\w+ ){0,4}?(?:vertreten|ersetzen)|(?:prendre|tenir|occuper|garder|reprendre) ma place|me remplacer
    |(?:ocupar|tomar|cubrir) mi (?:sitio|lugar|puesto|plaza)|sustituir ?me|reemplazar ?me|(?:me) (?:sustituya|reemplace)
    |(?:prendere|tenere|occupare) il mio posto|sostituir ?mi|(?:mijn (?:plek|plaats|stoel)) (?:\w+ )?(?:innemen
    |overnemen|opvullen|waarnemen)|(?:mij|me) (?:\w+ ){0,4}?(?:vervangen)
    |voor (?:mij|me) (?:\w+ )?(?:invallen|waarnemen)
  )\b
`;
