/** Languages that are named in passing: `auf Englisch`, `I read no Italian`. Such a word names no power. */
import { regex } from "../../util/index.js";

const tongues = regex("giu")`
  (?<!\p{L})(?:
    (?:in|into|auf|ins|en|op) (?:(?:het|plain|good|simple|the|perfect) )?
    |(?:no|any|geen|kein|pas d['\u2019]) ?
    |(?:
      speaks?|read|write|know|understand|lees|spreek|versta|lese|spreche|verstehe|parle|lis
      |comprends|hablo|leo|entiendo|parlo|leggo|capisco
    ) (?:(?:no|any|geen|kein|nicht|pas|le|el|il|only|nur) |l['\u2019])?
  )(?:
    english|german|french|italian|russian|turkish|engels|duits|frans|italiaans|russisch|turks
    |englische?|deutsche?|franz\u00f6sische?|italienische?|t\u00fcrkische?|anglais|allemand|fran\u00e7ais
    |italien|russe|turc|ingl\u00e9s|alem\u00e1n|franc\u00e9s|italiano|ruso|turco|inglese|tedesco
    |francese|russo
  )(?!\p{L})
`;

/** The words without the languages that they name. */
export function withoutTongues(words: string): string {
  return words.replace(tongues, " ");
}
