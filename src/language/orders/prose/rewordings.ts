/**
 * What people say in a roundabout way, in plain words: `Berlin goes to where Kiel was`, `an army it is, in Paris`. Each keeps
 * the length of the text, so that places in a line stay what they are; nothing is added that was not said.
 */
import { shape } from "./idle-words.js";
import { blank } from "./markup.js";

type Rewording = readonly [shape: RegExp, put: (...words: string[]) => string];

/** `Would you move Burgundy to Munich?` asks for advice, but not with one of these words. */
const courteous = /(?<!\p{L})(?:please|pls|plz|kindly|my|our|for me|thanks)(?!\p{L})/iu;

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
  // `May I kindly ask you to bring Spain to Gascony`
  [
    shape(
      "\\b(?:may|might|can|could) (?:i|we) (?:please |kindly |humbly |just )?(?:ask|trouble|beg|request|bother|get|invite|implore)(?: of)? you (?:please |kindly )?to(?= \\p{L})",
    ),
    (words) => "could you please".padEnd(words.length),
  ],
  // `Smyrna is all I keep`
  [
    shape(
      "(?<=\\p{L}) (?:is|are) (?:all|the only (?:ones?|units?)|the (?:ones?|units?))(?: that)? (?:i|we)(?:['\\u2019]ll| will)?(?= keep(?:ing)?\\s*(?:[.;,!]|$))",
    ),
    blank,
  ],
  // `the army in Bohemia to Tyrolia, and that in Galicia to Ukraine`
  [
    shape("(?<=\\b(?:army|fleet)\\b[^.;:!?]{5,60},? and )that(?= (?:in|at|from) NAME (?:in)?to )"),
    blank,
  ],
  // `Support from Venice for Tyrolia's move on Trieste`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:support|help|backing) (?:from|by) (NAME) for (NAME)['\\u2019]s? (?:move|attack|advance|march|assault) (?:on|to|into|against) (?=(?:the )?\\p{L}{3})",
    ),
    (words, helper, unit) => `${helper} supports ${unit} to `.padEnd(words.length),
  ],
  // `Ukraine and Rumania gang up on Sevastopol. Rumania goes, Ukraine supports`
  [
    shape(
      "(?<=(?:\\b(?:gang up|team up|join forces|combine|converge|march|attack|go|move|strike|fall)(?: together)?(?: (?:on|upon|against|at|for))?|\\band (?:the )?\\p{L}{3,15} on) (?:the )?\\p{L}{3,15}(?: \\p{L}{3,10})?)\\s*[.,!(\\u2013\\u2014-]+\\s*(?=NAME (?:goes|leads|attacks|moves|marches|does the \\p{L}+)\\s*(?:[,;]|and )[^.;!?]{3,40}(?:supports?|helps?|backs|pushes|does the))",
    ),
    (words) => ": ".padStart(words.length),
  ],
  // `I support my army in Brest with both fleets, MAO and the Channel`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:i(?:['\\u2019]m| am)? )?support(?:ing)? ([^.;:!?,]{3,50}?) with (?:both )?(?:(?:my )?(?:ships|fleets|armies|units|boats)[,:]? )?(NAME) and (NAME)(?=\\s*(?:[.;!]|$))",
    ),
    (words, unit, one, other) => `${one} and ${other} support ${unit}`.padEnd(words.length),
  ],
  // `Vienna gets reinforced with an army`
  [
    shape(
      "\\bgets? (?:reinforced|strengthened|rewarded|supplied) (?:with|by)(?= an? (?:new )?(?:army|fleet))",
    ),
    (words) => "gets".padEnd(words.length),
  ],
  // `Both eastern armies come off: Silesia and Bohemia`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:both|the two|my two|all) (?:\\p{L}+ )?(?:armies|fleets|units) (?:come off|go|are removed|are disbanded|must go|have to go)\\s*[:\\u2013-]\\s*(?=NAME)",
    ),
    (words) => "remove".padEnd(words.length),
  ],
  // `Everything holds except the Barents fleet: it goes to Norway`
  [
    shape(
      "(?<=\\b(?:except|but)(?: for)? [^.;:!?]{3,30}): (?:it|she|he|that one|this one)(?= (?:goes|comes|moves|sails|marches|attacks|supports|takes|heads|returns))",
    ),
    (words) => ",who".padEnd(words.length),
  ],
  // `Both of my builds are fleets, one goes to Smyrna and the other to Ankara`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:both|all)(?: of)?(?: my| the| our)? (?:builds|new units) (?:are|will be) (fleets|armies)[,:;] one (?:goes )?(?:to|in|at|for) (NAME),? (?:and )?(?:the other|one) (?:goes )?(?:to|in|at|for) (NAME)(?=\\s*(?:[.;!]|$))",
    ),
    (words, type, one, other) => `${type} in ${one} and ${other}`.padEnd(words.length),
  ],
  // `bye bye Sevastopol`
  [
    shape("(?<=^\\W*|[.;!?,]\\s+|\\band )bye[ -]bye,?(?= \\p{L})"),
    (words) => "goodbye".padEnd(words.length),
  ],
  // `Trieste is free, so an army there`
  [
    shape(
      "(?:there(?:['\\u2019]s| is) )?(?:only )?(NAME) (?:is )?(?:free|open|left|empty|vacant)[^.;:!?]{0,15},? so (?:(?:an?|one|my) )?(army|fleet) there",
    ),
    (words, place, type) => `${type} ${place}`.padEnd(words.length),
  ],
  // `New fleet, to be laid down at Edinburgh`
  [
    shape(
      "(?<=\\b(?:army|fleet|boat|ship|unit)(?!\\p{L})[^.;:!?]{0,25}?),? (?:which is )?to be (?:laid down|built|raised|launched|stationed|based|recruited|placed|put)(?= (?:in|at|for) )",
    ),
    blank,
  ],
  // `fleets everywhere! LON LVP EDI`
  [
    shape("(?<=\\b(?:armies|fleets)) everywhere\\s*[!.:,]+(?=\\s+\\p{L})"),
    (words) => ":".padEnd(words.length),
  ],
  // `Silesia is one, the Baltic the other`
  [
    shape(
      "(NAME) is (?:the )?(?:one|first),? (?:and )?(?:the )?(NAME) (?:is )?the (?:other|second)(?: one)?(?=\\s*(?:[.;!]|$))",
    ),
    (words, one, other) => `${one} and ${other}`.padEnd(words.length),
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
  // `I'm not going to build anything`
  [
    shape(
      "\\b(?:i(?:['\u2019]m| am)|we(?:['\u2019]re| are)) not (?:going|planning|about) to (?:build|raise|construct)(?: anything| any (?:units?|thing)| any)?(?=[^\\p{L}]*(?:$|[.;!,]| this | for ))",
    ),
    (words) => "no builds".padEnd(words.length),
  ],
  // `the Ionian takes itself off to the Tyrrhenian`
  [
    shape(
      "\\b(?:takes?|gets?|brings?|hauls?|drags?|betakes?|moves?) (?:itself|himself|herself|themselves)(?: (?:off|over|down|up|back|across|along))?(?= (?:in)?to )",
    ),
    (words) => "goes".padEnd(words.length),
  ],
  // `Serbia into Greece with Albania backing it up`
  [
    shape(
      "\\bwith ((?:the |my )?NAME(?: fleet| army)?) (?:backing|helping|covering) (?:it|him|her|them)(?: up)?(?=\\s*(?:[.;,!]|$| and | while ))",
    ),
    (words, helper) => `supported by ${helper}`.padEnd(words.length).slice(0, words.length),
  ],
  // `and Burgundy does exactly that`
  [
    shape(
      "(?<=NAME )(?:does|will do|is doing|shall do) (?:exactly|just|precisely) that(?=\\s*(?:[.;,!]|$))",
    ),
    (words) => "goes there".padEnd(words.length),
  ],
  // `My factories deliver a fleet`, `Vienna gets reinforced with an army`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:my|our|the) (?:factories|shipyards?|yards?|docks?|dockyards?|arsenals?|barracks|mills|foundries|recruiters|builders) (?:deliver|produce|turn out|supply|send|raise|build|provide|launch|lay down)(?:s|es)?(?= )",
    ),
    (words) => "build".padEnd(words.length),
  ],
  [
    shape(
      "\\bgets? (?:reinforced|strengthened|beefed up|topped up) (?:with|by)(?= (?:an?|one|two|the|army|fleet) )",
    ),
    (words) => "gets".padEnd(words.length),
  ],
  // `Both of my builds are fleets, one goes to Smyrna and the other to Ankara`
  [
    shape(
      "\\bboth (?:of )?(?:my|the|our) builds are (fleets|armies)\\s*[,;:(-]+\\s*one (?:goes |is |will be )?(?:to|in|for|at) (NAME) and (?:the other|one|another)(?: one)?(?: goes| is)? (?:to|in|for|at) (NAME)(?=\\)?\\s*(?:[.;,!]|$))",
    ),
    (words, type, one, other) => `build ${type} in ${one} and ${other}`.padEnd(words.length),
  ],
  // `Both armies come off: Silesia and Bohemia`
  [
    shape(
      "\\b(?:both|the two|two) (?:armies|fleets|units) (?:come|go|are|get) (?:off|out|removed|disbanded|scrapped)\\s*:",
    ),
    (words) => "remove".padEnd(words.length),
  ],
  // `I don't want to retreat, just disband it`
  [
    shape(
      "\\b(?:i|we) (?:do not|don['\u2019]t|will not|won['\u2019]t|shall not) (?:(?:want|wish|care|need) to )?retreat(?: it| him| her)?\\s*[,;.:]+\\s*(?:(?:please|just|so|simply|rather) )*(?=(?:disband|remove|scrap|destroy) (?:it|him|her|that))",
    ),
    (words) => "no retreat, ".padEnd(words.length),
  ],
  // `As for the Adriatic fleet, disband it`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(?:and )?as (?:for|to|regards) ((?:the |my )?NAME(?: fleet| army)?), (disband|remove|scrap|drop) (?:it|that one|him|her)(?=\\s*(?:[.;!]|$))",
    ),
    (words, unit, verb) => `${verb} ${unit}`.padEnd(words.length),
  ],
  // `rest defend: Con S Bul, Bul H`
  [
    shape(
      "(?<=^\\W*|[.;,!]\\s+)(?:and )?(?:the )?(?:rest|others?) (?:defends?|holds?|stays?|stands?(?: firm)?|on defen[cs]e)\\s*:(?=\\s*(?:(?:a|f) )?\\p{L}{3,} (?:s|h|supports?|holds?) )",
    ),
    (words) => ";".padEnd(words.length),
  ],
  // `Could you put my Ruhr army into Belgium?`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)((?:could|can|would|will) (?:you|u) (?:(?:please|pls|kindly|just|maybe|perhaps|possibly) ){0,2})(?=(?:put|move|send|march|let|order|take|bring|shift|get|push|sail|keep|hold|disband|remove|build) (?:(?:the |my |our |an? )?NAME (?:army|fleet|(?:(?:back|over|up|down|out) )?(?:in)?to)|(?:the |my |our |an? )?(?:army|fleet))(?!\\p{L}))([^.;!?]{4,160})(\\??)",
    ),
    (words, asked, order, sign) =>
      sign === "" || courteous.test(words) ? `${blank(asked)}${order}${blank(sign)}` : words,
  ],
  // `I would be grateful if Trieste could be marched to Budapest`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)(i(?:['\u2019]d| would) (?:be (?:very |most |so |really )?(?:grateful|obliged|happy|glad|pleased|thankful)|appreciate it|like it) if )([^.;!?]{3,60}?)( (?:could be|were to be|would be|might be|were|was))(?= \\p{L}+(?:ed|t|n)\\b)",
    ),
    (_, wish, unit, were) => `${blank(wish)}${unit} is${blank(were.slice(3))}`,
  ],
  // `keeps Belgium safe by supporting it`, `covers the North Sea fleet with a support`
  [
    shape(
      "\\b(?:keeps?|props?|covers?|backs?|shields?|guards?|protects?|secures?|defends?)( (?:the )?NAME(?: fleet| army)?)(?: (?:safe|alive|standing|secure|in place|upright|up))?(?: by (?:supporting|helping|backing) (?:it|him|her|them)(?: there)?| with (?:a|its|his|some|full) support)(?=\\s*(?:[.;,!]|$| and | while ))",
    ),
    (words, unit) => `supports${unit}`.padEnd(words.length).slice(0, words.length),
  ],
  // `is the unit which I hereby surrender`, `is what I give up`, `F StP/sc is what I build`
  [
    shape(
      "\\b(?:is|are) (?:what|the (?:one|ones|unit|units|army|fleet)(?: which| that| who)?) (?:i|we) (?:(?:hereby|now|will|shall|have to|must|choose to) )*(surrender|remove|disband|scrap|lose|give up|sacrifice|take down|take off|drop|let go|part with|build|raise)s?(?=\\s*(?:[.;,!]|$))",
    ),
    (words, verb) => (/^(?:build|raise)/i.test(verb) ? "built" : "removed").padEnd(words.length),
  ],
  // `My sacrifice for this year is the fleet in Naples`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)my (?:sacrifice|removal|victim|loss|disbandment)(?: (?:for|of|this|the|year|winter|time|turn|round)){0,4} (?:is|will be|shall be)(?= )",
    ),
    (words) => "remove".padEnd(words.length),
  ],
  // `Portugal puts to sea, destination Mid-Atlantic`, `Trieste out to sea: Adriatic`
  [
    shape(
      "\\b(?:puts?|takes?|goes|heads?|sails?|out)(?: out)? to (?:the )?sea\\s*[,:(\u2013\u2014-]\\s*(?:(?:destination|namely|to be precise|to|for|into|in|i\\.e\\.)[,:]?\\s+)?(?:the )?(?=\\p{L}{3})",
    ),
    (words) => "goes to ".padEnd(words.length),
  ],
  // `Paris to defend by staying`
  [
    shape(
      "\\bdefends?(?: itself| himself| herself)? by (?:staying|holding|standing)(?: put| there| where it is| still)?",
    ),
    (words) => "hold".padEnd(words.length),
  ],
  // `I'd rather lose the fleet in Bothnia than an army, so remove that`
  [
    shape(
      "(?<=^\\W*|[.;!?]\\s+)i(?:['\u2019]d| would) (?:rather|sooner) (?:lose|give up|part with|scrap) ([^.;!?,]{3,40}?)( than (?:an?|any|the|my) [^.;!?,]{3,30}?,? (?:so|hence) (?:please )?(?:remove|disband|scrap|drop) (?:that|that one|it|the former|this))(?=\\s*(?:[.;!]|$))",
    ),
    (words, unit) => `remove ${unit}`.padEnd(words.length),
  ],
  // `Two new units please: an army in Paris and a fleet in Brest`
  [
    shape(
      "^\\W*(?:(?:my|our|the|please) )?(?:one|two|three|four|\\d) new (?:units?|ones?|pieces?)(?:,? (?:please|thanks|for me))?\\s*:",
    ),
    (words) => "new units:".padEnd(words.length),
  ],
  // `I'll keep the second build in my pocket`
  [
    shape(
      "\\b(?:keep|save|stash|leave|bank|hold)s? (the|my) (second|third|other|last|remaining) (?:build|one|unit|cent(?:er|re)) (?:in (?:my |the )?(?:\\p{L}+ )?(?:pocket|bank|hand|reserve|drawer)|up my sleeve|for (?:later|a rainy day|next (?:year|winter|time)))",
    ),
    (words, article, which) => `save ${article} ${which} build`.padEnd(words.length),
  ],
  // `London -> Denmark (convoy, F North Sea)`
  [
    shape(
      "\\(\\s*(?:by |via )?convoy(?:ed)?\\s*(?:[:,]|by|with|via)\\s*(?=(?:the |f |fleet )*\\p{L}{3}[^()]{0,30}\\))",
    ),
    (words) => " via".padEnd(words.length),
  ],
  // `I landed in Galicia, now we go on: A Gal - Bud`
  [
    shape(
      "(?<=\\p{L}),\\s+(?:(?:and|und|et|y|e|en) )?(?:now|jetzt|nun|maintenant|ahora|adesso|ora|nu|agora)(?!\\p{L})[^,.;:!?]{0,40}:\\s+(?=(?:a|f|army|fleet) \\p{L}{3})",
    ),
    (words) => ";".padEnd(words.length),
  ],
  // `Naples puts to sea: Ionian`
  [
    shape("\\bputs? (?:out )?to sea(?:[,:]| for| into| in| to){0,2} (?:the )?(?=\\p{L}{3})"),
    (words) => "goes to ".padEnd(words.length),
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
  // `Wales crosses to Picardy - the Channel fleet convoys it`
  [
    shape(
      "(?<=(?:\\b(?:to|into|holds?|takes|attacks|enters)\\b|[->])[^.;:!?]{2,40}) [-\\u2013\\u2014] (?=(?:the |my )?(?!and )\\p{L}{3,15}(?: (?!and )\\p{L}{3,15}){0,2} (?:(?:convoys|carries|ferries|transports|supports|helps|backs|assists|covers) (?:it|him|her|them|that|this)(?:[ .;,!]|$)|(?:will )?sees? to it that ))",
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
  // `supports Burgundy, who is staying put`
  [
    shape(
      "(?<=,\\s)(who|which) is(?= (?:staying|holding|standing|sitting|remaining|waiting)(?!\\p{L}))",
    ),
    (words, who) => who.padEnd(words.length),
  ],
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
