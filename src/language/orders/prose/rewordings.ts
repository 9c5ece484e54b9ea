/**
 * What people say in a roundabout way, in plain words: `Berlin goes to where Kiel was`, `an army it is, in Paris`. Each keeps
 * the length of the text, so that places in a line stay what they are; nothing is added that was not said.
 */
import { blank } from "./markup.js";

type Rewording = readonly [shape: RegExp, put: (...words: string[]) => string];

const name = "(?:the )?\\p{L}[\\p{L}.]{1,14}(?: \\p{L}[\\p{L}.]{1,14}){0,2}?";
const shape = (text: string) => new RegExp(text.replaceAll("NAME", name), "giu");

const rewordings: readonly Rewording[] = [
  // `Berlin goes to where Kiel was`
  [
    shape(
      "\\b((?:in)?to )((?:the (?:place|spot) )?where )(NAME)( (?:is|was|stands|stood|has been|had been|used to (?:be|stand)|comes from|came from)(?: (?:now|before|standing|until now))?)(?=\\s*(?:[.;,!)]|$))",
    ),
    (_, to, where, place, was) => to + blank(where) + place + blank(was),
  ],
  // `A fleet it is, in Brest`
  [
    shape(
      "\\b((?:army|fleet) )((?:it (?:is|will be|shall be)|then)(?: again| then)?,? )(?=(?:in|for|at) \\p{L})",
    ),
    (_, type, it) => type + blank(it),
  ],
  // `Would you be so kind as to bring Spain to Gascony`
  [
    shape(
      "(?<=\\b(?:would|could|will|can) you )(?:please )?(?:be so (?:kind|good|nice|very kind) (?:as )?(?:to|and)|have the kindness to)(?= )",
    ),
    (words) => "please".padEnd(words.length),
  ],
  // `goes the other way, to Armenia`
  [
    shape(
      "(?<=\\b(?:goes|moves|heads|turns|sails|marches|go|move|head|turn|sail|march)) (?:(?:in )?the (?:other|opposite) (?:way|direction)|elsewhere|north|south|east|west|home|round)(?: (?:again|this time|instead))?[,:](?= (?:in)?to )",
    ),
    blank,
  ],
  // `supported in place by Serbia`
  [
    shape(
      "(?<=\\b(?:supported|backed|helped|covered|held) )(?:in (?:place|position|its place)|where (?:it|he|she) (?:is|stands)|there)(?= (?:by|from) )",
    ),
    blank,
  ],
  // `by way of the Tyrrhenian, whose fleet convoys`
  [
    shape(
      "\\b(by way of|via|through|over|across) (NAME),? (?:whose (?:fleet|ship|boat|navy)|where (?:the|my) (?:fleet|ship|boat)) (?:convoys|carries|ferries|transports|takes)(?: (?:it|him|her|them))?(?=\\s*(?:[.;,!)]|$))",
    ),
    (words, _, sea) => `convoyed by ${sea}`.padEnd(words.length).slice(0, words.length),
  ],
  // `London lands in Belgium, ferry: North Sea`
  [
    shape(
      "[,;(]\\s*(?:the )?(?:ferry|carriers?|convoyers?|transport)\\s*:\\s*(?=(?:f |fleet )?\\p{L}{3})",
    ),
    (words) => " convoyed by ".padEnd(words.length),
  ],
  // `F Den - Swe is what should stand in the books`
  [
    shape(
      "\\s+is what (?:should|must|is to|i want to|ought to) (?:stand|count|be|go|read)[^.;!?]{0,40}",
    ),
    blank,
  ],
  // `(for the robot: that's a support)`
  [
    shape(
      "\\([^():]{0,30}:?\\s*(?:that(?:['\u2019]s| is)|this is|meaning|read|i\\.e\\.,?) (?:an? )?(?:support|hold|move|convoy|attack|retreat)s?\\s*[.!]?\\)",
    ),
    blank,
  ],
  // `I landed in Galicia, now we go on: A Gal - Bud`
  [
    shape(
      "(?<=\\p{L}),\\s+(?:(?:and|und|et|y|e|en) )?(?:now|jetzt|nun|maintenant|ahora|adesso|ora|nu|agora)(?!\\p{L})[^,.;:!?]{0,40}:\\s+(?=(?:a|f|army|fleet) \\p{L}{3})",
    ),
    (words) => ";".padEnd(words.length),
  ],
  // `Kiel right behind it into Munich`
  [
    shape(
      "(?<=\\p{L}) (?:(?:right|close|hot|straight|just) )?(?:behind|after) (?:it|him|her|them|that)(?=,? (?:in)?to )",
    ),
    blank,
  ],
  // `Naples puts to sea: Ionian`
  [
    shape("\\bputs? (?:out )?to sea(?:[,:]| for| into| in| to){0,2} (?:the )?(?=\\p{L}{3})"),
    (words) => "goes to ".padEnd(words.length),
  ],
  // `I'd be grateful if you'd put Kiel into Denmark`, `Finally time to take Tunis`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:i(?:['\\u2019]d| would) (?:be (?:very |most |so )?(?:grateful|obliged|happy|glad|thankful)|appreciate it) if you(?:['\\u2019]d| would| could)?(?: (?:also|please|kindly|just)){0,2}|(?:(?:finally|and|now|so|then|at last|it['\\u2019]s|it is|high|about),? ){0,3}time (?:for me |for us )?to) (?=\\p{L})",
    ),
    blank,
  ],
  // `With the Kaiser's kind permission (ha!) Sweden takes Denmark`, `With a heavy heart I disband Trieste`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)with (?:(?:the|my|your|a|an|some|great|much|deep|no) )?(?:[\\p{L}'\\u2019]{2,15} ){0,3}(?:permission|blessing|leave|consent|compliments|apologies|hearts?|regrets?|sorrow|sadness|joy|pleasure|relief|delight)(?: \\([^()]{1,20}\\))?,?(?= (?:i |we |\\p{Lu}))",
    ),
    blank,
  ],
  // `Of the fleets, the Ionian attacks`
  [shape("(?<=^\\W*|[.;!?]\\s+)of (?:the|my|our) (?:fleets|armies|units|others|rest),"), blank],
  // `Everything else (Marseilles and Gascony) holds`
  [
    shape(
      "(?<=\\b(?:everything|everyone|everybody|all) else|\\b(?:the rest|the others?|all others|all other units)) \\([^()]{3,80}\\)(?= (?:holds?|stays?|stands?|sits?|waits?))",
    ),
    blank,
  ],
  // `Norway and London: no orders needed, they just hold`
  [
    shape(
      ":\\s*no orders? (?:are )?(?:needed|necessary|required)(?:,? (?:they|it|he|she|both)(?= ))?,?",
    ),
    blank,
  ],
  // `Tyrolia, with nothing better to do, supports Venice`
  [
    shape(
      ",\\s+(?:with|having|for want of|for lack of) (?:nothing|little|not much|anything|something)(?: \\p{L}+){0,5},(?= )",
    ),
    blank,
  ],
  // `supports Belgium too`
  [
    shape(
      "(?<=\\b(?:supports?|supporting|backs|helps)\\s(?:the )?\\p{L}{2,15}(?: \\p{L}{3,15})?) (?:too|as well|also|likewise)(?=\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `goes to the North Sea, where it'll bounce`, `and that's my only order`
  [
    shape(
      ",?\\s+(?:where (?:it|he|she|they)(?:['\\u2019]ll| will| may| might| should)? (?:(?:probably|surely|certainly|hopefully|likely|no doubt) )?(?:bounce|stand off|collide|meet|get stuck|be safe|be safer|rest|wait)[^.;,!?]{0,30}|(?:and )?that(?:['\\u2019]s| is| will be) (?:my|our) (?:only|last|final|whole) (?:order|move|one|set|change)s?[^.;,!?]{0,30})(?=\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `Lyons to Marseilles (after the army's left)`
  [
    shape(
      "\\((?:after|once|now that|when|as soon as) (?:the |my )?(?:army|fleet|it|he|she|that one|the other one)(?:['\\u2019]s| has| is| had)? (?:left|gone|moved(?: out| off| on)?|cleared(?: out)?|vacated(?: it)?|out|away)\\)",
    ),
    blank,
  ],
  // `and for the last one an army in Ankara`
  [
    shape(
      "\\bfor (?:the|my) (?:last|other|final|third|second|first|remaining) (?:one|build|unit|center|centre)[,:]? (?=(?:(?:an?|one|my) )?(?:army|fleet|[af]) )",
    ),
    blank,
  ],
  // `My one build is a fleet, and Naples is where I want it`
  [
    shape(
      "(?<=\\b(?:army|fleet)),? and (?=\\p{L}[\\p{L}. ]{2,20} is where (?:i want|it goes|it belongs))",
    ),
    (words) => " in ".padEnd(words.length),
  ],
  [
    shape(
      "(?<=\\p{L}) is where (?:i want (?:it|him|her)|it (?:goes|belongs|will be))(?=\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `The second one to go is Ukraine`
  [
    shape(
      "(?<=^\\W*|[.;!?,]\\s+|\\band )(?:the|my) (?:first|second|other|next|last|third) (?:(?:one|unit) )?(?:to go|to leave|removal|victim) is(?= )",
    ),
    (words) => "remove".padEnd(words.length),
  ],
  // `Sevastopol may as well be destroyed`
  [shape("\\b(?:may|might) (?:just )?as well(?= (?:be|go|hold|stay|move|disband) ?)"), blank],
  // `Kiel to Holland in case the English try something`: a precaution is no condition.
  [
    shape(
      "(?<=\\b(?:to|into|support|supports|hold|holds|takes|attacks|supporting|in)\\b[^.;:!?]{2,60}),? (?:just )?in case (?:the |any |some)?\\p{L}+(?: \\p{L}+)? (?:tries|try|does|do|gets?|feels?|decides?|thinks?|plans?|has|have|wants?|attacks?|strikes?|shows? up|comes?)(?!\\p{L})[^.;:!?]{0,40}(?=[.;!]|$)",
    ),
    blank,
  ],
  // `goes into the Gulf of Lyons to back that up next time`
  [
    shape(
      "(?<=\\p{L}),? (?:in order )?to (?:back|support|help|assist|convoy) (?:it|that|this|him|her|them)(?: up| in| over)? (?:next (?:time|turn|year|season|spring|fall|autumn)|later(?: on)?|in (?:the )?(?:spring|fall|autumn)|afterwards)(?=\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `Italy has one army in Piedmont and I want it gone: ...`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?!if )[^.;:!?]{0,80}\\bi want (?:it|him|her|them|that) (?:gone|out|dead|back|removed|off the board)\\s*:",
    ),
    blank,
  ],
  // `- no support possible, fine`
  [
    shape(
      "\\s[-\\u2013\\u2014,]\\s*no (?:support|help|convoy) (?:is )?(?:possible|available|needed|necessary)(?:, \\p{L}+)?(?=\\s*(?:[.;!]|$))",
    ),
    blank,
  ],
  // `Wales crosses to Picardy - the Channel fleet convoys it`
  [
    shape(
      "(?<=(?:\\b(?:to|into|holds?)\\b|[->])[^.;:!?]{2,40}) [-\\u2013\\u2014] (?=(?:the |my )?(?!and )\\p{L}{3,15}(?: (?!and )\\p{L}{3,15}){0,2} (?:convoys|carries|ferries|transports|supports|helps|backs|assists|covers) (?:it|him|her|them|that|this)(?:[ .;,!]|$))",
    ),
    (words) => ",".padEnd(words.length),
  ],
  // `The two armies up north, Tyrolia and Piedmont, are disbanded`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)((?:the|my|both)(?: (?:two|three|both|my|other|last))? (?:armies|fleets|units)(?: (?:up|down|out|in|at|on|over|the|my|our|north|south|east|west|there|here|front|home)){0,4},) (NAME(?:, NAME)? and NAME), (?=(?:are|is|hold|stay|go|get|will|both|all|disband|retreat)(?!\\p{L}))",
    ),
    (_, head, units) => `${blank(head)} ${units}  `,
  ],
  // `supports Picardy's attack, which means Picardy goes to Belgium`
  [
    shape(",\\s+which (?:of course |obviously |naturally )?means(?: that)? (?=\\p{L})"),
    (words) => ", ".padEnd(words.length),
  ],
  // `I got the two armies the wrong way round: ...`, `The fleet's fine.`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?!if |unless )(?:[^.;:!?]{0,60}(?:the wrong way (?:a)?round|back to front|mixed up|confused)\\s*:|(?:the|my) (?:fleets?|army|armies|others?|rest|other orders)(?:['\\u2019]s| is| are) (?:fine|ok(?:ay)?|correct|right|good|unchanged)(?=\\s*(?:[.;!]|$)))",
    ),
    blank,
  ],
  // `A Par - Pic and A Hol - Bel are final`
  [
    shape(
      "(?<=[->]\\s?\\p{L}{3,15}(?: \\p{L}{3,10})?) (?:is|are) (?:final|fixed|definite|certain|confirmed|settled|firm)(?=\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `A Nwy - Fin, and in spring we'll be back`, `and if that bounces, Bul - Ser next year`
  [
    shape(
      "(?<=[->]\\s?\\p{L}{3,15}(?: \\p{L}{3,10})?|\\bto (?:the )?\\p{L}{3,15}),?\\s+(?:and|but) (?:(?:in|next|by|come) (?:the )?(?:spring|fall|autumn|winter|year|turn|time) (?:we|i|they|he|she)(?:['\\u2019]ll| will| can| may)? [^.;!?]{2,60}|if (?:that|it|this) (?:bounces|fails|doesn['\\u2019]t work),? [^.;!?]{3,60} (?:next|the following) (?:year|turn|season|time|spring|fall))(?=\\s*(?:[.;!]|$))",
    ),
    blank,
  ],
  // `Edinburgh gets a lift from the North Sea fleet and lands in Denmark`
  [
    shape(
      "\\b(?:gets?|takes?|hitches|hitch|has|have) (?:a |its |their )?(?:lift|ride|passage) (?:from|with|on|aboard) (NAME) and (?:lands?|disembarks?|gets? off|get off|goes ashore|go ashore|steps ashore) (?:in|at|on) (NAME)(?=\\s*(?:[.;,!]|$))",
    ),
    (words, fleet, goal) => `to ${goal} convoyed by ${fleet}`.padEnd(words.length),
  ],
  // `Two boats: one at London, one at Liverpool`
  [
    shape(
      "\\b(?:two|2|both) (?:new )?(boats|fleets|armies|ships)(?:,? please)?\\s*[:,-]\\s*one (?:in|at|for) (NAME),?(?: and)? (?:one|the other|another)(?: (?:in|at|for))? (NAME)(?=\\s*(?:[.;!]|$))",
    ),
    (words, type, one, other) => `${type} in ${one} and ${other}`.padEnd(words.length),
  ],
  // `F Por - Spa (sth cst)`
  [
    shape("\\(?\\b([ns])(?:th|outh|orth)?\\.? ?cst\\.?\\)?"),
    (words, side) => `(${side}c)`.padEnd(words.length),
  ],
  // `my fleet out of St Petersburg into the Gulf of Bothnia`
  [
    shape("(?<=\\b(?:fleet|army|boat|ship|navy|troops)) out of (?!the way)(?=NAME (?:in)?to )"),
    (words) => " from ".padEnd(words.length),
  ],
  // `instead Munich props up Burgundy`
  [shape("(?<=^\\W*|[.;!]\\s+)instead,? (?!of )(?=\\p{L})"), blank],
  // `i.e. is disbanded`
  [shape("\\bi\\. ?e\\.,?(?= \\p{L})"), blank],
  // `it's Marseilles that goes to Burgundy and Paris that goes to Gascony`
  [
    shape(
      "\\b(it(?:['\\u2019]s| is)|and) (NAME) (?:that|who|which)(?= (?:goes|moves|attacks|supports|holds|stays|takes|convoys|should go|is to go)(?!\\p{L}))",
    ),
    (words, lead, unit) =>
      `${/^and$/i.test(lead) ? lead : blank(lead)} ${unit}`.padEnd(words.length),
  ],
  // `Galicia, sigh.`
  [
    shape(
      "(?:(?<=\\p{L}),\\s+(?:oh )?(?:sigh|alas|sob|sniff|boo(?: hoo)?|argh|ugh|grr+|oh well|sadly|hooray|hurrah|yay|phew)|\\*(?:sigh|\\p{Ll}{3,}s(?: \\p{Ll}{2,}){0,3})\\*)(?=\\s*(?:[.;!]|$|make |\\p{Lu}))",
    ),
    (words) => ",".padEnd(words.length),
  ],
];

/** The text in such plainer words. */
export function reworded(text: string): string {
  return rewordings.reduce((left, [words, put]) => left.replace(words, put), text);
}
