/** `No public messages, only private ones`, `niemand soll an alle schreiben`: what GMs wish for, and no setting is. */
import { regex, wrapped } from "../../util/index.js";
import { plainWords } from "./question-words.js";

/** Is nothing to go to everybody, while players may write to each other? */
export function wantsNoPublic(sentence: string): boolean {
  return !sentence.includes("?") && noPublic.test(plainWords(sentence));
}

const messages = wrapped`
  (?:press|messages?|msgs?|mails?|letters?|notes?|chat|posts?|nachrichten|briefe|presse|post|lettres|courriers?|mensajes
  |cartas|prensa|messaggi|lettere|berichten|brieven|berichtjes)
`;
const noPublic = regex()`
  \b(?:no|not|without|forbid|ban|disallow|disable|kein\w*|ohne|pas de|aucun\w*|sans|sin|ningun\w*|nessun\w*|niente|senza
    |geen|zonder
  ) (?:any |the |\w+ )?(?:
    broadcasts?|rundschreiben|rundbriefe?|rundmails?|circulaires?|circulares?|circolari|rondschrijven
    |${messages} (?:to all|to every(?:one|body)|an alle|a tous|a todos|a tutti|aan (?:allen|iedereen))
    |(?:public|open|general|offentlich\w*|allgemein\w*|openbare|publieke|algemene) ${messages}
    |${messages} (?:publi\w+|pubblic\w+|general\w*)
  )\b
  |\b(?:nobody|no one|niemand|keiner|personne|nadie|nessuno) \b.{0,40}\b(?:
    (?:writ\w*|mail\w*|talk\w*) to (?:all|every(?:one|body))|an alle schreiben
    |ecri\w* a (?:tous|tout le monde)|escrib\w* a todos|scriv\w* a tutti|aan iedereen schrijven
  )\b
  |\b(?:only|just) private ${messages}\b|\b(?<!\b(?:no|any|without) )private ${messages} only\b
    (?! (?:public|open|stuff|things|what|messages|letters|mails?)\b)
  |\b(?:nur|ausschliesslich|lediglich) (?:private|personliche|direkte) ${messages}\b
  |\b(?:seulement|uniquement|que) (?:des |les )?${messages} privee?s?\b
  |\b(?:solo|solamente|unicamente|soltanto) ${messages} privat?[aeiod]+s?\b
  |\b(?:alleen|enkel) (?:prive|persoonlijke) ?${messages}\b
`;
