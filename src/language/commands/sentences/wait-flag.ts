/** The wait that a player keeps on or takes off, told as a switch: `Please turn my wait off`, `mets mon wait`. */
import { wrapped } from "../../../util/index.js";
import { type Sentence, says } from "./sentence.js";

const quote = `["'\u201c\u201d\u201e\u00ab\u00bb]?`;
const its = "(?:the|that|my|das|den|die|meine?n?|le|la|l'|mon|ma|el|mi|il|lo|mio|het|mijn|een)";
const kept = wrapped`
  (?:(?:still|back|again|bitte|wieder|wohl|doch|de nouveau|otra vez|de nuevo|di nuovo|maar|weer|nu|jetzt|on|now) )*
`;

/** The flag, which the judges have had under this name in every language. */
const flag = wrapped`
  (?:${its} )*(?:flag |drapeau |bandera |vlag )?${quote}
    (?:set[- ])?wait${quote}(?:[- ](?:flag|marker|switch|setting|option|status|request|vote))?(?: of mine)?
`;
const whose =
  "(?: (?:for|from|of|f\\u00fcr|pour|para|per|voor) (?:me|us|mich|moi|m\\u00ed|mij|this (?:turn|phase|season|round)))?";

const allowed =
  "(?:(?:you|u) (?:can|may)|du kannst|tu peux|vous pouvez|puedes|puoi|je (?:kunt|mag))(?: now| jetzt)?";
const verb = wrapped`
  (?:
    turn|switch|put|set|leave|keep|get|take|pull|schalte?|stelle?|setze?|mache?|nimm|nehme?|zet|schakel
    |haal
  )
`;

/** The words of one direction: verbs before the flag or behind it, and what stands apart from its verb. */
interface Direction {
  readonly before: string;
  readonly behind: string;
  readonly apart: string;
}

function switched({ before, behind, apart }: Direction): RegExp {
  const ways = [
    `${flag}${whose}(?: ?[:=]|,)? ${kept}${apart}`,
    `${verb} ${flag}${whose} ${kept}(?:(?:put|turned|switched|set|taken) )?(?:to )?${apart}`,
    `${verb} ${apart} ${flag}`,
    `(?:${before}) ${kept}${flag}`,
    `${flag} ${kept}(?:${behind})`,
  ];
  return says(`(?:${allowed} )?(?:${ways.join("|")})(?: again)?${whose}`);
}

export const waitSentences: readonly Sentence[] = [
  [
    switched({
      apart: wrapped`
        (?:
          on|up|yes|true|active|ein|an|rein|ja|aktiv|oui|activ[e\u00e9]|en route|sur on|s[i\u00ed\u00ec]
        |en marcha|attivo|aan
        )
      `,
      before: wrapped`
        set(?= (?!wait$))|raise|activate|enable|add|i(?:'d| would) like|give me|setze?|aktiviere?|active[rz]?
        |(?:re)?mets|(?:re)?mettez|mettre|allume[rz]?|activa(?:r|d)?|active|pon(?:er|me|ga|gan)?
        |attiva(?:re|te)?|mett(?:i|ere|ete)|imposta(?:re)?|zet|activeer
      `,
      behind: wrapped`
        (?:(?:ein|an|wieder ein|wieder an)(?:schalten|machen|stellen)|setzen|aktivieren|gesetzt|aanzetten
        |inschakelen|activeren)
      `,
    }),
    "SET WAIT",
  ],
  [
    switched({
      apart: wrapped`
        (?:
          off|out|away|down|no|false|none|back|aus|weg|raus|heraus|ab|zur\u00fcck|nein|non|uit|eraf|af|terug
        )
      `,
      before: wrapped`
        remove|drop|lift|cancel|clear|delete|withdraw|unset|deactivate|disable|undo|l\u00f6sche?|entferne?
        |deaktiviere?|enl\u00e8ve[rz]?|enlever|retire[rz]?|d\u00e9sactive[rz]?|annule[rz]?|supprime[rz]?
        |quita(?:r|d|me)?|elimina(?:r)?|desactiva(?:r)?|cancela(?:r)?|togli(?:ere|ete)?|leva(?:re|te)?
        |rimuov(?:i|ere|ete)|disattiva(?:re|te)?|annulla(?:re|te)?|verwijder|schrap
      `,
      behind: wrapped`
        (?:(?:aus|ab)(?:schalten|machen|stellen)|(?:weg|heraus|raus|zur\u00fcck)(?:nehmen|machen)|l\u00f6schen
        |entfernen|deaktivieren|aufheben|uitzetten|uitschakelen|weghalen|verwijderen|afhalen)
      `,
    }),
    "SET NO WAIT",
  ],
];
