/** Courteous requests, which ask for nothing but what is ordered: `Could you put my Ruhr army into Belgium?` */
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

/** `Would you move Burgundy to Munich?` asks for advice, but not with one of these words. */
const courteous = /(?<!\p{L})(?:please|pls|plz|kindly|my|our|for me|thanks)(?!\p{L})/iu;

export const requests: readonly Rewording[] = [
  // `Would you be so kind as to bring Spain to Gascony`
  rewording(
    "(?<=\\b(?:would|could|will|can) you )(?:please )?(?:be so (?:kind|good|nice|very kind) (?:as )?(?:to|and)|have the kindness to)(?= )",
    "please",
  ),
  // `Be so good as to send Smyrna to Armenia`, `I beg you to ...`
  rewording(
    "(?<=^\\W*|[.;!?]\\s+)(?:(?:please |kindly )?be so (?:kind|good|nice) (?:as )?(?:to|and)|(?:i|we)(?:['\u2019]d| would)? (?:humbly |kindly |hereby )?(?:beg|ask|request|instruct|invite|urge|like) you (?:please |kindly )?to|(?:be|you would be) a dear and|do me (?:a|the) (?:favou?r|kindness)(?: of|,? and))(?= \\p{L})",
    "please",
  ),
  // `May I kindly ask you to bring Spain to Gascony`
  rewording(
    "\\b(?:may|might|can|could) (?:i|we) (?:please |kindly |humbly |just )?(?:ask|trouble|beg|request|bother|get|invite|implore)(?: of)? you (?:please |kindly )?to(?= \\p{L})",
    "could you please",
  ),
  // `Please change my Brest order to English Channel`
  rewording(
    "(?<=^\\W*|[.;!?]\\s+)(?:please |pls |can you |could you |i(?:['\u2019]d| would) like to |i want to |let me )*(?:change|switch|amend|correct|alter|turn) (?:my |the )?(?:orders? (?:for|of) (?:the |my )?(NAME)|(NAME) (?:orders?|move))(?: (?:please|pls))? (?:in)?to(?= (?:the )?\\p{Lu}?\\p{L}{2})",
    (_, one = "", other = "") => `${one || other} to`,
  ),
  // `I would rather Marseilles went to Piedmont`
  rewording(
    "(?<=^\\W*|[.;!?,]\\s+)(i(?:['\u2019]d| would| should) (?:much |far )?(?:rather|sooner|prefer it if|prefer that|like it if) )((?:the |my )?(?:NAME|army|fleet)(?: (?:army|fleet))?)( (?:went|moved|sailed|marched|headed))(?= )",
    (_, wish, unit, went) => `${blank(wish)}${unit}${" goes".padEnd(went.length)}`,
  ),
  rewording(
    "(?<=^\\W*|[.;!?,]\\s+)(i(?:['\u2019]d| would| should) (?:much |far )?(?:rather|sooner|prefer it if|prefer that|like it if) )((?:the |my )?(?:NAME|army|fleet)(?: (?:army|fleet))?)( (?:held|stayed))(?!\\p{L})",
    (_, wish, unit, held) => `${blank(wish)}${unit}${" holds".padEnd(held.length)}`,
  ),
  // `Could you put my Ruhr army into Belgium?`
  rewording(
    "(?<=^\\W*|[.;!?]\\s+)((?:could|can|would|will) (?:you|u) (?:(?:please|pls|kindly|just|maybe|perhaps|possibly) ){0,2})(?=(?:put|move|send|march|let|order|take|bring|shift|get|push|sail|keep|hold|disband|remove|build) (?:(?:the |my |our |an? )?NAME (?:army|fleet|(?:(?:back|over|up|down|out) )?(?:in)?to)|(?:the |my |our |an? )?(?:army|fleet))(?!\\p{L}))([^.;!?]{4,160})(\\??)",
    (words, asked, order, sign) =>
      sign === "" || courteous.test(words)
        ? `${blank(asked)}${order}${sign === "" ? "" : "."}`
        : words,
  ),
  // `I would be grateful if Trieste could be marched to Budapest`
  rewording(
    "(?<=^\\W*|[.;!?]\\s+)(i(?:['\u2019]d| would) (?:be (?:very |most |so |really )?(?:grateful|obliged|happy|glad|pleased|thankful)|appreciate it|like it) if )([^.;!?]{3,60}?)( (?:could be|were to be|would be|might be|were|was))(?= \\p{L}+(?:ed|t|n)\\b)",
    (_, wish, unit, were) => `${blank(wish)}${unit} is${blank(were.slice(3))}`,
  ),
];
