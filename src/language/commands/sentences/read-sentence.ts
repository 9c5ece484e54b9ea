/**
 * Commands as people say them in sentences: `pause the game until Monday`, `meine Befehle bitte löschen`. Each is
 * put into the words of a command, which is then read as any other; a sentence that asks is no command.
 */
import { countNamed, countPattern } from "../../dates/date-words.js";
import { entrySentences } from "./entry.js";
import { runningSentences } from "./running.js";
import { seatSentences } from "./seat.js";

/** What people say before a command. */
const before =
  /^(?:(?:please|pls|kindly|bitte|ok|okay|all right|alright|well|sorry|thanks|actually|so|now|also|then|and|hi|hello|hey|from now on|i(?:'d| would) (?:like|love) to|i(?:'m| am) (?:going|planning) to|i (?:want|plan|intend) to|i will|i'll|we(?:'d| would) like to|we want to|let's|let us|ich (?:möchte|würde|will)(?: gerne?)?|je (?:voudrais|veux|souhaite))(?:[,!:]|(?= )) ?)+/i;

/** What people say behind one, and why they say it. */
const behind =
  /(?:,? (?:please|pls|plz|bitte|thanks|thank you|stp|svp|por favor|per favore))?[ .!]*$/i;
const reason = /(?:,|;| -| because| since) .*$/i;

/** `We have changed our minds, please close the game`: what people tell before they come to it. */
const story =
  /^[^,;]*[,;] (?:so |and |but |then )?(?=(?:please|pls|bitte|let's|delete|scrap|cancel|clear) )/i;

/** `Could you pause the game until Monday?` asks for it to be done. A deadline is the GM's, who needs not ask. */
const request =
  /^(?:(?:hi|hello|hey|sorry|please)[,!]? )?(?:can|could|would|will) you (?:please )?((?:pause|suspend|freeze|halt|invite|extend|add|resume|send (?:an? |out )?invit)\b[^?]*)\?$/i;

const sentences = [...entrySentences, ...runningSentences, ...seatSentences];

/** The commands that a sentence may mean, in their own words: with all that it says, or without its reason. */
export function commandsSaid(text: string): readonly string[] {
  const wanted = text.replace(request, "$1");
  if (text.length > 200 || wanted.includes("?")) return [];
  const plain = wanted.replace(before, "").replace(behind, "");
  const bare = plain.replace(reason, "");
  const wish = plain.replace(story, "").replace(before, "");
  return [...new Set([plain, bare, wish])].flatMap(commandsOf);
}

function commandsOf(plain: string): readonly string[] {
  return sentences
    .filter(([pattern]) => pattern.test(plain))
    .map((sentence) => withoutHours(inFigures(plain.replace(...sentence))));
}

const counted = new RegExp(
  `\\b(${countPattern}) (?:(?:more|extra) )?(hours?|days?|weeks?)\\b`,
  "i",
);

/** `EXTEND two more days` as `EXTEND 2 days`; a week has seven of them. */
function inFigures(command: string): string {
  if (!command.startsWith("EXTEND ")) return command;
  return command.replace(counted, (_, count: string, unit: string) => {
    const isWeeks = /^week/i.test(unit);
    return `${countNamed(count) * (isWeeks ? 7 : 1)} ${isWeeks ? "days" : unit}`;
  });
}

/** `Sunday evening` as the day, whose hour the game has: an evening has none of its own. */
function withoutHours(command: string): string {
  return command.replace(/^((?:SET DEADLINE|PAUSE UNTIL) .*\w) (?:evening|night)$/, "$1");
}
