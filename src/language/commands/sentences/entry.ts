/** Sentences about games that their writer is not in yet, and about who else should be. */
import { address, type Sentence, says } from "./sentence.js";

const name = "[\"'\u201c\u201e\u00ab]?([\\w-]+)[\"'\u201d\u201c\u00bb]?";
const create =
  "(?:create|set ?up|start|open|make|host|run|organi[sz]e|begin|launch|play)(?:ing)?(?: up)?";

export const entrySentences: readonly Sentence[] = [
  [says("(?:watch|observe|follow|spectate)(?: the)? game ([\\w-]+)"), "OBSERVE $1"],
  [says("(?:join|play in)(?: the)? game ([\\w-]+)"), "JOIN $1"],
  [
    says(
      `${create} (?:me |us |up )?(?:an? |the )?(?:\\w+ ){0,3}game(?: of diplomacy)?,? (?:called|named|by the name(?: of)?|with the name(?: of)?|under the name(?: of)?|and call it|whose name is) ${name}(?: (?:for|with|on|among|between) .*)?`,
    ),
    "CREATE $1",
  ],
  [
    says(
      `(?:ein(?:e|en)? )?(?:\\w+ ){0,2}(?:spiel|partie|partie diplomacy) (?:namens|mit (?:dem )?namen) ${name}(?: .*)? (?:erstellen|anlegen|eröffnen|starten|aufmachen|leiten)`,
    ),
    "CREATE $1",
  ],
  [
    says(`(?:créer|lancer|ouvrir|organiser) (?:une )?(?:\\w+ )?partie (?:appelée|nommée) ${name}`),
    "CREATE $1",
  ],
  [
    says(
      `(?:send|mail|write|give) (?:out |an? |the )*invit(?:ation|ations|e|es) (?:mails? )?(?:to|for) ([^@]*@.*)`,
      `(?:send|mail|give) (${address}) an invit(?:ation|e)`,
      `(?:add|include|sign up|write to|contact|get|bring(?: in)?) (?:my (?:good )?(?:friends?|brother|sister|colleagues?|neighbou?r|wife|husband|cousin|son|daughter)|a friend|friends|\\p{Lu}\\p{L}+)[^@]{0,60}?(${address})(?: too| as well| to the game)?`,
      `ask ([^@]*@.*?) (?:to join|if they want to (?:join|play)|whether they want to (?:join|play))(?: .*)?`,
    ),
    "INVITE $1$2$3$4",
  ],
];
