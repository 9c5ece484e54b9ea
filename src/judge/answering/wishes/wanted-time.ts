/** Whether a player asks for more time, and for how much: `two more days`, `Thursday night instead`. */
import { asksHow, deadlineSaid, readDate, spanSaid, untilSaid } from "../../../language/index.js";
import { hourMs, regex } from "../../../util/index.js";
import { wishReadMax } from "../../limits.js";
import { deadlineMeant } from "../../session/dates.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";

/** The time that a player would like, as EXTEND takes it; empty where they name none. */
export function timeAsked(session: Session, about: string): string {
  const span = spanSaid(about);
  if (span !== null) return span;
  const { speaker } = session.sender;
  // `I can't look until Monday night. Could you hold things until then?`
  const said = untilThen.test(about) ? ownText(session).slice(0, wishReadMax) : about;
  const read = readDate(deadlineSaid(said.replace(/\?/g, "")) ?? untilSaid(said) ?? "");
  const deadline = speaker?.game.game.timing?.deadline ?? null;
  if (speaker === null || deadline === null || read.kind !== "date") return "";
  const at = deadlineMeant(session, speaker, read.date);
  if (at === null) return "";
  const hours = Math.ceil((at - deadline) / hourMs);
  // `Until Tuesday`, of a turn that ends on Thursday, is the Tuesday after it.
  const isNext = hours <= 0 && weekday.test(about);
  const wanted = isNext ? hours + daysInWeek * hoursInDay : hours;
  return wanted > 0 ? `${wanted} HOURS` : "";
}

const untilThen = regex("iu")`
  (?<!\p{L})(?:
    until then|till then|bis dahin|d['\u2019]ici l\u00e0|jusque[- ]l\u00e0|hasta entonces
    |fino ad allora|tot dan
  )(?!\p{L})
`;

const [daysInWeek, hoursInDay] = [7, 24] as const;
/** The name of a day, in six languages. */
export const weekday = regex("iu")`
  (?<!\p{L})(?:
    (?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|montag|dienstag|mittwoch
    |donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes
    |martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì
    |sabato|domenica
  )(?!\p{L})
`;

const ofCondition = regex("iu")`
  \b(?:if|when|what|whether|wenn|falls|was|si|quand|cuando|se|quando) (?:
    i|we|somebody|someone|anybody|anyone|ich|wir|jemand|je|on|alguien|qualcuno
  )\b
`;

const ofTheWriter = regex("iu")`
  \b(?:
    i|im|i'm|we|us|my|our|me|ich|wir|uns|mir|mein\p{L}*|je|j['\u2019]\p{L}+|nous|mon|ma|mes|yo|me
    |nos|mi|mis|tengo|estoy|podemos|puedo|podr\p{L}+|io|ci|mio|mia|posso|potr\p{L}+|possiamo|sono
    |ho|ik|wij|we|mijn|can|cant|can't|cannot|could|please|pl[sz]+|any chance|bitte
    |(?:wäre|ist|geht|ginge|passt) (?:es|auch|vielleicht)|(?:könnte|kann) man|p(?:eut|ourrait)-on|on p(?:eut|ourrait)
    |se p(?:uede|odría)|si p(?:uò|otrebbe)|kan men|serait-il|sería posible|sarebbe possibile
    |is it possible|czy|prosz[e\u0119]
  )(?!\p{L})
`;

/** `How do I ask for more time?` wants to know, and `people keep asking for more time` tells of others. */
export function isOwnWishForTime(about: string): boolean {
  return (
    !asksHow(about) &&
    ofTheWriter.test(about) &&
    !ofCondition.test(about) &&
    !ofOthersWishes.test(about) &&
    !byAnother.test(about)
  );
}

/** `Can Danny do my turn on Tuesday?` wants no time, but somebody else to play. */
const byAnother = regex("iu")`
  (?<!\p{L})(?:can|could|may|will|would|ok(?:ay)? if|alright if|kann|könnte|darf) (?!
    (?:i|we|u|you|it|this|that|ich|wir|du|ihr)\b
  )(?:(?:my|a|the|some|mein\p{L}*|ein\p{L}*) )?\p{L}+(?: \p{L}+)? (?:
    (?:do|does|play|plays|take|takes|make|send|sends|enter|submit|cover)(?: in)? (?:my|for me)
    |(?:\p{L}+ ){0,3}(?:für mich|mein\p{L}* (?:zug|züge|befehle|orders?))
  )(?!\p{L})
`;

export const ofOthersWishes = regex("iu")`
  \b(?:people|they|he|she|others|somebody|someone|everybody|everyone) (?:\p{L}+ ){0,2}
    (?:ask|beg|demand|call)\p{L}* `;
