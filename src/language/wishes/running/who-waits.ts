/** Who has set WAIT, as a GM asks it. */
import { wrapped } from "../../../util/index.js";
import { any } from "../topics.js";

/** `Who has set WAIT?`, `let me know which players have wait set` */
export const whoWaits = any(
  wrapped`
    (?:who|which \w+|any(?:one|body)|some(?:one|body)|(?:has|have|did) \w+) (?:\w+ ){0,4}?
      (?:set|sets|setting|using|with|on) (?:a |the |to )?wait
    |(?:who|which \w+|any(?:one|body)) (?:\w+ ){0,3}?(?:have |has |got )?(?:a |the |their )?
      waits? (?:set|on|flags?)
  `,
  "(?:wer|welche \\w+|jemand) (?:\\w+ ){0,3}?wait (?:\\w+ )?gesetzt",
  "(?:qui|quels \\w+|quelqu'un) (?:\\w+ ){0,3}?(?:mis|active|pose) (?:le |un )?wait",
  "(?:quien|quienes|alguien) (?:\\w+ ){0,3}?(?:puesto|activado) (?:el |un )?wait",
  "(?:chi|qualcuno) (?:\\w+ ){0,3}?(?:messo|attivato|impostato) (?:il |un )?wait",
  "(?:wie|welke \\w+|iemand) (?:\\w+ ){0,3}?wait (?:\\w+ )?(?:gezet|ingesteld|aangezet)",
);
