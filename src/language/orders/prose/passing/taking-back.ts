/** How people take back what they have said of a unit, whatever they want instead. */
import { wrapped } from "../../../../util/index.js";

/** `Order`, as it is called when it is taken back. */
export const orderNoun = wrapped`
  (?:
    orders?|moves?|instructions?|befehle?|zug|züge|ordre|coup|orden|órdenes|ordine|mossa|zet
    |opdracht
  )
`;

const taking = [
  "(?:take|pull|call) (?:that |it )?back|(?:take|pull|call)(?= [^.;!?]{2,30} back(?!\\p{L}))",
  wrapped`
      (?:
        cancel|withdraw|strike|scratch|scrap|revoke|retract|rescind|undo|forget|disregard|ignore
        |never ?mind|nvm|drop|delete
      )(?: about| out)?(?: what i (?:just )?(?:said|wrote|sent|told you|ordered)(?: (?:about|for|of|on))?)?
    `,
  `(?:hold off|wait) (?:on|with)`,
  wrapped`
      (?:nimm|nehm\p{L}*|zieh\p{L}*)(?= [^.;!?]{2,40} zurück(?!\p{L}))
      |(?:streich|storniere?|lösch|widerruf)\p{L}*
      |(?:vergiss|vergesst|vergessen sie)(?:,? was ich (?:über|zu|für|von))?
    `,
  wrapped`
      annule[rz]?|retire[rz]?|supprime[rz]?
      |oublie[rz]?(?: (?:ce que j['\u2019]ai (?:dit|écrit) (?:sur|pour|de)|pour))?
      |laisse[rz]? tomber
    `,
  "olvid(?:a|e|ad|en|emos)(?!\\p{L})|cancela\\p{L}*|anula\\p{L}*|borra|quita|retira",
  wrapped`
      annulla\p{L}*|togli\p{L}*|cancella\p{L}*|(?:dimentica|scorda)(?:te|re)?(?!\p{L})|(?:dimentichi|scordi)(?!\p{L})
      |lascia(?:te)? (?:stare|perdere)|ritir\p{L}+
    `,
  "(?:trek|haal)(?= [^.;!?]{2,40} (?:terug|in|weg)(?!\\p{L}))|schrap\\p{L}*|annuleer|vergeet",
].join("|");

/** `Forget what I said about`: such words, and the unit may stand behind or within them. */
export const withdrawing = new RegExp(`(?<!\\p{L})(?:${taking})(?!\\p{L})`, "iu");
