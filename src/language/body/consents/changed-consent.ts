/** A yes with a change behind it: `Yes, but Kiel to Denmark`, `Oui, mais la flotte reste`. */
import { plainWords } from "../../questions/question-words.js";
import { readLine } from "../../text/lines.js";
import { consentSaid, readConsent } from "./consent.js";

/** What stands behind the yes that a text begins with, without the words that turn to it; null where it begins with none. */
export function behindYes(text: string): string | null {
  const clauses = text.match(clause) ?? [];
  const first = clauses.findIndex((each) => !saysYes(each));
  if (first < 0) return "";
  const rest = clauses.slice(first).join("");
  // `yes but the fleet stays`
  const turned = clauses[first]!.search(turningWord);
  const agrees = turned > 0 && saysYes(rest.slice(0, turned));
  if (first === 0 && !agrees) return null;
  return withoutTurn(agrees ? rest.slice(turned) : rest);
}

/** The words of a change, without those that turn to it: `one change though: Par - Gas`. */
export function withoutTurn(text: string): string {
  const left = text.trim().replace(turn, "");
  return left === text ? text : withoutTurn(left);
}

const clause = /[^,.!;:()\n\u2013\u2014]+[,.!;:()\n\u2013\u2014]*\s*|[,.!;:()\n\u2013\u2014]+\s*/gu;

/** Words that turn to something else. */
const turning =
  "but|except|only|just|with|although|though|aber|nur|allerdings|jedoch|ausser|au\u00dfer|mais|sauf|seulement|pero|salvo|excepto|solo|s\u00f3lo|ma|per\u00f2|tranne|eccetto|maar|alleen|behalve";
const turningWord = new RegExp(String.raw`(?<=\s)(?:${turning})(?!\p{L})`, "iu");

function saysYes(words: string): boolean {
  const bare = words.replace(/[\s,.!;:()\u2013\u2014]+$/u, "").trim();
  if (bare === "" || courtesy.test(plainWords(bare))) return true;
  const consent = readConsent(readLine(bare));
  return consent?.sure === true ? consent.yes : consentSaid(bare, false) === true;
}

const courtesy =
  /^(?:hi|hello|dear|sorry|thanks|thank you|thx|danke(?: schon)?|merci(?: bien)?|gracias|grazie|bedankt|judge|please|bitte|s il (?:te|vous) plait|por favor|per favore)$/;

const turn = new RegExp(
  String.raw`^(?:${[
    turning,
    "that|dass|que|che|dat|actually|instead|rather|lieber|doch|plut\u00f4t|mejor|piuttosto|liever|please|bitte|pls|one (?:small |little |last )?(?:change|correction|thing)(?: though)?|(?:with )?(?:one|a|this) (?:change|correction)|eine (?:kleine )?\u00c4nderung|une (?:petite )?(?:modification|correction|chose)|un cambio|una (?:modifica|correzione)",
    "(?:could|can|would) you|(?:let['\u2019]?s )?(?:make|change) (?:it|that)(?: to)?|change|qui|i(?:['\u2019]d| would) (?:like|rather|prefer)(?: to)?|i (?:want|meant?)(?: to)?|mach(?:e|t)?|(?:\u00e4ndere|aendere)(?: das| es)?(?: auf| in| zu)?|ich (?:will|m\u00f6chte|meinte)",
  ].join("|")})(?!\p{L})[\s,.:;\u2013\u2014-]*`,
  "iu",
);
