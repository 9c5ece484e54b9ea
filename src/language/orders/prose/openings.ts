/**
 * Words before a colon that only say that orders follow: `As discussed on the phone: A Bur H`, `yo, here's mine: ...`.
 * They are blanked, but for the power and the verb among them: `the following for Austria:`, `just two builds:`.
 */

import { type Board, spelling } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import { isDeed, wordsOf } from "./kinds.js";
import { blank } from "./markup.js";
import { ofThought, wantedByOthers } from "./thoughts.js";
import { takesBackSomehow, turnAt } from "./turns.js";

const greeting =
  "(?:hi|hello|hey|dear|hola|hallo|ciao|bonjour|salut|ol\u00e1|ola)(?: [\\p{L}]+){0,3}";
const time = "(?:for )?(?:today|now|this time|the moment|the time being)";
const thought = wrapped`
  (?:after|upon) (?:much|long|careful|some|due|a lot of) (?:[\p{L}]+ )?(?:
    thought|thinking|consideration|deliberation|reflection|discussion
  )
`;
const court = wrapped`
  (?:(?:the|my|our) )?(?:
    (?:sublime )?porte|crown|throne|parliament|senate|staff|generals|admirals|admiralty
    |war (?:office|ministry|cabinet|council)|high command|general staff|government|cabinet|court
    |emperor|king|kaiser|sultan|tsar|czar|president
  ) (?:(?:has|have|hereby) )?(?:decided|decides|orders?|ordered|commands?|decrees?|resolved)
`;
const agreement = wrapped`
  (?:(?:the )?same |just )?(?:as|like) (?:we |i |you |\p{Lu}\p{Ll}+ |the \p{L}+ )?(?:
    asked|wanted|wished|requested|suggested|proposed|agreed|discussed|promised|planned|arranged
    |said|announced|usual|always|before
  )(?: [\p{L}']+){0,5}
`;
const front = wrapped`
  (?:(?:on|in) )?(?:the |my )?(?:
    (?:north|south|east|west|centr(?:al)?|home|naval|land|rear|coast|palace)(?:ern)? (?:
      front|flank|theat(?:re|er)|sector|group|wing|forces|guard|defen[cs]es?|patrol|watch|team
    )
    |reserves?|(?:rear|van)guard|back home
    |(?:
      north|south|east|west|centre|center|scandinavia|balkans?|iberia|low countries|lowlands
      |benelux|anatolia|asia minor|alps|homeland|at sea|on land
    )
    |(?:northern|southern|eastern|western|central) europe
  )
`;
const talk = wrapped`
  same as last \p{L}+
  |(?:[\p{L}' ]{0,50} )?(?:this|it) (?:
    won['\u2019]t take (?:long|much)|will be (?:short|quick|brief|easy)
  )
  |(?:(?:all|both|the|my) )*(?:fleets|armies|units|boats|ships|troops) (?:go|move|head|sail|march) (?:
    north|south|east|west|home|forward|forwards|ahead|on|out
  )(?: one| a step)?
  |(?:the )?(?:first|second|third) (?:one|build|removal)
    (?=\s*:\s*(?:an?|f|fleet|army|new)(?!\p{L}))
  |in (?:this )?order(?: of (?:preference|priority|importance))?
  |not (?:this|today|now)(?: (?:time|turn|year|round))?
  |not (?:happening|a chance|going to happen|on my watch)|no,? (?:sir|thanks|thank you|way|no)
  |(?:(?:so|and|but|well|now|then),? )*(?:once (?:more|again)|again|instead)(?: [\p{L}']+){0,4}
  |(?:(?:it'?s|this time|now|in (?:the )?(?:fall|spring)),? )*the other way (?:a)?round
  |let'?s go (?:north|south|east|west|home|for it|to (?:war|work))
  |(?:just|only) (?:the )?(?:one|two|three)(?: (?:this (?:time|year|winter)|for (?:me|now)))?
  |same old same old|same old story
  |(?:just |only )?(?:one|two|three|four|five|\d) (?:
    more|new ones|builds|removals|newborns|newcomers|recruits|additions|goodbyes|farewells
    |casualties|losses|cuts
  )(?:,? (?:please|then|for (?:me|us|the \p{L}+)))?
  |(?:just |only )?(?:a )?(?:(?:little|small|tiny|quick) )?(?:bit|spot|touch|dash|round|case) of (?:a )?
    [\p{L}-]+
  |(?:it'?s |high )?time (?:for|to) [\p{L} ]{2,30}
  |(?:the |my |our )?(?:usual|same|standard|old|good old) plan
  |both (?:retreat|withdraw|fall back|move|go|attack)
  |(?:not much|nothing much|little|nothing) (?:else |left )*
    (?:to (?:report|say|add|tell|order|do)|new)(?: [\p{L}']+){0,5}
  |with (?:a |an |great |deep |much )[\p{L} ]{3,25}
  |(?:just |only )?(?:the )?(?:
    (?:good )?(?:old )?(?:usual|standard|classic|same|obvious|routine|basics|essentials)
      (?: (?:stuff|fare|moves?|things?|again|old))?
  )
  |(?:i |we |let'?s )?hope (?:this|that|it) (?:works|helps|is (?:right|ok|okay|fine|correct))
  |wish me luck|fingers crossed|operation \p{L}{3,20}
  |(?:he|she|they|that|it)(?:['\u2019](?:s|re)| is| are) (?:
    usually|always|probably|often|mostly|never|so
  )? ?(?:right|wrong|wise|clever)
  |(?:fine|good|great|oh well|anyway|whatever)(?: then)?
  |i(?:['\u2019]m| am) (?!not|think|dream|wonder|consider|ask|guess|tempted)\p{L}+ing
  |(?:the |in the |up |down )?(?:middle|centre|center)
  |nothing (?:fancy|special|new|exciting|unusual|dramatic|spectacular)(?: [\p{L}']+){0,5}
  |no surprises|(?:nice and )?(?:easy|simple)|short and sweet
  |(?:both|all)(?: (?:two|three|my|the))? (?:removals|builds|retreats)
  |sorry(?: about (?:this|that))?
  |(?:(?:my|our|the|both|all) )*(?:choices?|picks?|selection)(?: (?:is|are))?
`;
const turn = wrapped`
  (?:and |ok(?:ay)?,? |well,? |right,? )*(?:
    so|now|new|again|once again|once more|same again|ok(?:ay)?(?: then)?|well(?: then)?
    |right(?: then)?|alright(?: then)?|therefore|hence|finally
    |here (?:goes|we go|it is|they are|you go)(?:,? \p{L}+)?|here goes (?:nothing|everything)
  )
`;
const decision = wrapped`
  (?:[\p{L}'-]+ ){0,4}(?:
    opening|gambit|lepanto|hedgehog|juggernaut|steamroller|maginot|churchill|sealion|anschluss
    |octopus|squid|houseboat|variation|swerve|pudding
  )(?: opening| attack| variation)?
  |(?:(?:my|our|the|a|this|here|is|are|it|final|last) )*
    (?:decision|choice|answer|verdict|entry|turn)(?: (?:
      this|for|the|now|year|turn|season|phase|is|are|as|follows?
    ))*
`;
const intent = wrapped`
  (?:(?:so |and |but |then )*(?:i|we)(?: will| shall|'ll)? )
    (?:support|help|back|attack|stab|cover|follow|hit)s? \p{Lu}\p{L}{3,}
  |(?:let['\u2019]?s |we |i )?(?:go )?(?:and )?(?:get|take|grab|have|bag|seize) \p{Lu}\p{L}{3,}
  |(?:time to \p{L}+ )?\p{Lu}\p{L}{3,} (?:must|has to|shall|will|should|is to|is going to) (?:
    fall|go down|be (?:taken|mine|ours|conquered)
  )(?: (?:now|at last|this (?:time|year|turn)|today))?
`;
const wish = wrapped`
  (?:so |and |but |then )*(?:i(?:'d| would| want| wish|'ll| will)?|we(?:'d| would| want)?|please)
    (?: [\p{L}']+){0,5}? (?:following|this|these|as follows)
  |(?:but |so |and )*(?:let'?s|let us|let me)(?: (?:do|try|go with|go for|make it|say)
      (?: (?:this|these|the following|it|that way))?)?
`;

/** `Anyway, not needed this time, my orders are: ...`: whatever is said before it; a condition is none of that. */
const announced = regex("giu")`
  (?<=^\W*|[.!?;]["')]?\s+)(?:
    (?!
      \b(?:
        if|unless|when|whenever|in case|should|once|assuming|suppose|draft|final|last|old|previous
        |earlier|former|his|her|their|not my
      )\b
    )[^:.!?]
  ){0,60},\s+(?:so |and |now |here are |but )*(?:my|our) (?:orders|moves|builds|retreats|removals)(?: (?:
    are|is|follow|as follows|now|this (?:turn|season|time|year|spring|fall|autumn|winter)
  ))*\s*:\s*(?=\p{L})
`;

/** Fixed words before a colon, where a sentence begins. */
const oneself = wrapped`
  (?:
    von (?:mir|uns)|de (?:ma|notre) part|da parte (?:mia|nostra)|de mi parte|van (?:mij|ons)
    |from (?:me|us)|(?:on|from) (?:my|our) side
  )
`;

/** `Pour ce premier tour :`, `für diesen Zug:`, `this turn:` */
const thisTurn = wrapped`
  (?:(?:for|in|on|für|in|pour|dans|à|para|en|per|in|voor) )?(?:
    (?:
      this|the|our|my|now|dies\p{L}{1,2}|den|die|das|unser\p{L}{0,2}|ce|cette|cet|le|la|mon|ma|mes
      |notre|est[ea]|el|mi|quest[ao]|il|lo|mio|mia|dit|deze|de|het|mijn
    ) )(?:
      (?:very |tout |toute )?(?:
        first|second|third|next|new|present|current|opening|final|last|erste[nrs]?|zweite[nrs]?
        |dritte[nrs]?|nächste[nrs]?|neue[nrs]?|premiere?|première|deuxième|troisième|prochaine?
        |nouveau|nouvelle|primer[oa]?|segund[oa]|tercer[oa]?|nuev[oa]|prim[oa]|second[oa]|terz[oa]
        |nuov[oa]|eerste|tweede|derde|nieuwe|volgende
      ) )?(?:
        turn|round|phase|season|year|move|zug|runde|spielzug|jahr|tour|phase|saison|année|manche
        |turno|fase|temporada|año|ronda|stagione|anno|ronde|beurt|fase|seizoen|jaar|zet
      )(?: (?:then|now|alors|dann|also))?
`;

const fixed = regex("giu")`
  (?<=^\W*(?:${greeting}[,!.]\s+)?|[.!?;]["')]?\s+|,\s+(?=(?:but|so|anyway)\s))(?:
    ${greeting}|${oneself}|${thisTurn}|${front}|${talk}|${time}|${thought}|${court}|${agreement}
    |${turn}|${decision}|${wish}|${intent}
  )\s*:\s*(?=\p{L})
`;

/** `I don't trust him: A Ven H` */
const feeling = regex("iu")`
  (?<!\p{L})(?:i|we) (?:do not|don['\u2019]t|never|cannot|can['\u2019]t) (?:
    trust|believe|like|mind|blame
  )(?!\p{L})
`;
const idlyDoubted =
  /won['\u2019]t take|not (?:much|this|today|now|happening|a chance|going|on my)|same as last/i;

/** Any words before a colon, where a sentence begins. */
const before = /(?<=^\W*|[.!?]["')]?\s+)\p{L}[^:.!?]{2,100}:(?!\w)/gu;
/** One of them speaks of orders. */
const announcing = regex("iu")`
  (?<!\p{L})(?:
    (?:one|single|sole|only)(?: \p{L}+)? (?:order|move|change)
    |(?:seul|unique|einzige[rsn]?|unico|\u00fanico|enige) \p{L}+
    |(?:remove|disband|destroy|build|raise|drop|scrap|lose)(?= (?:
      the|my|our|these|those|this|both|all|two|three|following
    )(?!\p{L}))
    |(?:have to|must|need to|will|shall|'ll|going to) (?:build|remove|disband)|orders?|moves
    |builds?|removals?|retreats|instructions|intentions?|submission|set|mine|following|voici
    |voil\u00e0|ecco|(?:haupt)?z(?:\u00fc|ue)ge|befehle|anweisungen|r\u00fcckz\u00fcge|aufbau
    |abbau|ordres|coups|mouvements|ordini|mosse|(?:\u00f3|o)rdenes|movimientos|ordens|movimentos
    |zetten|bevelen
  )(?!\p{L})
`;
/** The writer speaks of themselves, of all their units, or to everybody: what follows the colon is their own. */
const ofOneself = regex("iu")`
  (?<!\p{L})(?:
    i|we|my|our|me|us|ich|wir|mein|meine|unsere?|je|nous|mes|nos|noi|miei|mie|yo|nosotros|mis|eu
    |meus|minhas|ik|wij|mijn
    |(?:other|others|both|all)(?: (?:two|three|four|ones?|of them))? (?:
      go|move|march|head|sail|attack|advance|strike
    )
  )(?!\p{L})
  |^\W*(?:gentlemen|ladies|friends|comrades|all|everyone|dear \p{L}+|my friends?|gents|folks|guys),
`;
/** Talk of nothing in particular: `A ring of steel: Holland supports Belgium`. */
function isHarmless(words: string): boolean {
  const all = words.match(wordsIn) ?? [];
  const isTitled = all.slice(1).some((word) => /^\p{Lu}\p{L}/u.test(word));
  const isTold =
    telling.test(words) || suspicious.test(words) || ofThought.test(words) || depending.test(words);
  const isTurn = turnAt.test(words) || takesBackSomehow.test(words);
  const isKnown = !isTurn && !saidByOthers.test(words) && !foreign.test(words);
  return all.length > 2 && !isTitled && !isTold && isKnown;
}

/** What is suspicious is known of English alone: other talk before a colon is asked about. */
const foreign = regex("iu")`
  (?<!\p{L})(?:
    ce|cet(?:te)?|que|qui|quoi|le|la|les|une?|mon|ma|son|sa|des|du|il|lo|gli|che|quel(?:lo|la)?
    |mio|mia|suo|sua|di|el|los|las|mi|su|del|lo|o|os|meu|minha|het|een|mijn|zijn|wat|dat|de|was
    |mein|sein|ihr|der|die|das|ein|eine
  )(?!\p{L})
`;

/** Words by which a list may be somebody else's, or a thought. */
const suspicious = regex("iu")`
  ^\W*to\b
  |(?<!\p{L})(?:
    off|out|away|leav(?:e|es|ing)|board|map|table|case|scenario|worst|best|ideal\p{L}*|theor\p{L}*
    |hypothe\p{L}*|dream\p{L}*|nightmare\p{L}*|puzzle|bluff\p{L}*|fak\p{L}+|lies?|lying|decoy
    |trap\p{L}*|mistake\p{L}*|error\p{L}*|wrong|illegal|impossible|bad|stupid|silly|tempt\p{L}*
    |rules?|manual|book|lesson|tip|advice|warn\p{L}*|yesterday|earlier|morning|evening|diary
    |notebook|imagine|picture|suppose|pretend|copied|pasted|copy|paste|withdraw\p{L}*
    |retract\p{L}*|revok\p{L}*|treaty|draft|article|clause|wrote|writes|written|ask|asked
    |answer\p{L}*|for example|instance|like this|everybody|everyone|somebody|someone|nobody
    |anybody|opponent\p{L}*|neighbou?rs?|players?|against|impossible|useless|expected
    |rumou?r\p{L}*|gossip|word is|they|who|what|whose|which|where|how|why
  )(?!\p{L})
`;

/** Words of everyday talk, and none that an order could have. */
function isIdle(words: string): boolean {
  const all = [...words.matchAll(wordsIn)].map(([word]) => spelling(word));
  const known = all.filter((word) => orderWords.has(word));
  const areIdle = known.every((word) => orderWords.get(word)!.every((role) => idle.has(role)));
  return areIdle && known.length > 1 && 2 * known.length >= all.length;
}

const idle: ReadonlySet<Role> = new Set<Role>([
  "unknown",
  "noise",
  "reference",
  "reason",
  "prefix",
  "heading",
  "separator",
  "and",
]);

/** `We English`, `I'm Russia` */
const asPower =
  /(?<!\p{L})(?:[Ww]e|[Ii] am|[Ii]['\u2019]m|[Ww]e are|[Ww]e['\u2019]re|[Aa]s|me,) (?:the )?\p{Lu}/u;
/** It is told what somebody thought, wanted or heard: no order. */
const telling = regex("iu")`
  (?<!\p{L})(?:
    he|she|they|it says
    |you(?:['\u2019](?:d|ll)| (?:should|could|would|can|might|may|will|do|go|move))|thought
    |thinking|joke|fun|fact|fiction|fantasy|trivia|history|story|test|note|remark|analysis|comment
    |reasoning|threat|warning|fear\p{L}*|suspect\p{L}*|bet|predict\p{L}*|imagin\p{L}+|assum\p{L}+
    |believ\p{L}+|heard|hear|read|saw|see|told|tells?|said|says?|asked|asks?|wonder\p{L}*
    |worr\p{L}+|promis\p{L}+|offer\p{L}*|wanted|tried|did|done|ordered|sent|submitted|result\p{L}*
    |report\p{L}*|position\p{L}*|units?|own|have|has|hold|held|remember|later|soon|tomorrow|then
    |after (?:that|this)|before|future|eventually|alternative\p{L}*|option\p{L}*|choice|choose
    |question\p{L}*|rumou?r\p{L}*|quote\p{L}*|press|public|broadcast|ally|allies|friend's
    |enem\p{L}+|spring|summer|fall|autumn|winter|fr\u00fchjahr|herbst|printemps|automne|primavera
    |oto\u00f1o|autunno|arm(?:y|ies)|fleets?
  )(?!\p{L})
`;

/** What stands behind such words may be no order. */
const doubtful = regex("iu")`
  (?<!\p{L})(?:
    not|\p{L}*n't|never|if|next|last|was|were|had|would have|could|might|should|maybe|perhaps
    |expect|think|cancel|ignore|forget
  )(?!\p{L})
`;
/** `After long consideration`, `ce que je propose`: how orders came about. */
const thinking = new RegExp(
  `(?<!\\p{L})(?:${thought}|(?:voici|voil\u00e0) ce que (?:je|nous) propos(?:e|ons))(?!\\p{L})`,
  "giu",
);
/** Nor behind these, or it is somebody else's. */
const vague = regex("iu")`
  (?<!\p{L})(?:
    no|nobody|no one|none|unless|when|previous|earlier|later|old|have been|may|expect\p{L}+
    |think\p{L}+|thought|guess\p{L}*|dream\p{L}*|wish\p{L}*|hop(?:e|ing)|cancel\p{L}+|draft\p{L}*
    |tentative\p{L}*|preliminary|provisional|possible|possibly|plan\p{L}*|idea\p{L}*|suggest\p{L}*
    |propos\p{L}*|consider(?:ed|ing|s)?|example|sample|instead|instead of|your|his|her|their|enemy
    |letzte\p{L}*|n\u00e4chste\p{L}*|derni\u00e8re?s?|prochaine?s?|ultim[oaie]|prossim[oaie]
    |\u00faltim[oa]s?|pr\u00f3xim[oa]s?|vorige|volgende
  )(?!\p{L})
`;

/** `Nothing too clever this season - Venice stands pat`: talk before a dash. */
const dashed = /(?<=^\W*)\p{L}[^:.,!?>-]{8,80}\s[-\u2013\u2014](?=\s\p{L})/gu;

/** `Germany wanted my fleet out of Denmark but he can whistle: F Den H`: what turns from a tale to what is done. */
const turned = regex("giu")`
  (?<=^\W*|[.!?]["')]?\s+)\p{L}[^:.!?]{2,150}\s(?:but|so|therefore|anyway|however)(?=[\s,:])
    ([^:.!?]{0,60}):(?=\s*\p{L})
`;
/** `No hard feelings, Pierre, but F Lon - Eng`: talk before what is done. */
const conceded = regex("giu")`
  (?<=^\W*|[.!?]["')]?\s+)\p{L}[^:.!?;>]{2,120}?,?\s(?:but|still|yet)\s(?=
    (?:a|f|army|fleet) \p{L}[\p{L}. /()]{1,20}\s?[->]+\s?\p{L}
  )
`;
/** `Anything but A Bur - Mun` */
const excepting = regex("iu")`
  (?<!\p{L})(?:
    any(?:thing|one|body|where)?|every(?:thing|one|body|where)?|nothing|all|none|nowhere|whatever
    |cannot|can['\u2019]t|no(?: \p{L}+)?
  ),?\s(?:but|still|yet)\s*$
`;
/** It depends on something, or on what others do. */
const depending =
  /(?<!\p{L})(?:if|unless|when|whether|or|else|otherwise|next|later|tomorrow)(?!\p{L})/iu;
const saidByOthers = regex("iu")`
  (?<!\p{L})(?:he|she|they|you|it)(?!\p{L}).*(?<!\p{L})(?:
    say|said|order|want|ask|tell|told|propos|suggest|insist|think|thought|did|does|will|would|plan
  )
`;

/** `If anyone asks, this was Austria's idea: F Nap - Ion`: on what others want to know depends nothing. */
const asked = regex("giu")`
  (?<=^\W*|[.!?]["')]?\s+)if (?:any(?:one|body)|some(?:one|body)|you|they|he|she|\p{Lu}\p{L}+) (?:
    really |ever |must |should )*(?:
      asks?|wonders?|cares?|knows?|wants? to know|is interested|are interested
    )(?!\p{L})[^:.!?]{0,80}:\s*(?=\p{L})
`;

/** `After a good deal of pacing up and down: A Par - Bur`, `against all advice: ...`: what went before an order. */
const beforehand = regex("giu")`
  (?<=^\W*|[.!?]["')]?\s+)(?:
    after|following|upon|despite|in spite of|contrary to|against|without|nach|trotz|ohne|gegen
    |apr\u00e8s|malgr\u00e9|sans|contre|despu\u00e9s de|tras|a pesar de|sin|contra|dopo|nonostante
    |senza|contro|na|ondanks|zonder|tegen
  ) [^:.!?;]{5,150}:
    \s*(?=\p{L})
`;
/** What goes before it may be another phase. */
const ofPhases = regex("iu")`
  (?<!\p{L})(?:
    turns?|seasons?|phases?|years?|spring|summer|fall|autumn|winter|moves?|moving|builds?|building
    |retreats?|retreating|disband\p{L}*|bounces?|adjustments?|results?|deadline
  )(?!\p{L})
`;

/** `Here's England: ...` */
const hereIs =
  /(?<=^\W*|[.!]\s+)[Hh]ere(?:['\u2019]s| is| are| comes?) (?=(?:the )?\p{Lu}\p{L}+\s*:)/u;

/**
 * `Munich is my target: Bohemia moves there`, `I attack Berlin: Prussia does the moving`: what is said before
 * it is needed.
 */
const goalAhead = regex("iu")`
  (?<!\p{L})(?:
    (?:target|goal|aim|objective|prize)|(?:attack|hit|take|want|fancy) \p{L}[\p{L}. ]{2,25}
  )\s*:[^:]{0,80}(?<!\p{L})(?:
    there|does the|takes it|gets it|(?:moves?|goes|steps?|marches|walks) in
  )(?!\p{L})
`;

/** The text without such words. */
export function withoutOpenings(board: Board, text: string): string {
  if (goalAhead.test(text)) return text;
  const withoutTalk = (words: string, at: number) =>
    placesIn(board, words).length === 0 ? cut(blank(words), at, text) : words;
  return text
    .replace(hereIs, blank)
    .replace(asked, withoutTalk)
    .replace(beforehand, (words, at: number) =>
      depending.test(words) || ofPhases.test(words) ? words : withoutTalk(words, at),
    )
    .replace(turned, (words, turn: string, at: number) => {
      const isOpen = depending.test(words) || doubtful.test(turn) || saidByOthers.test(turn);
      const isTalk = !isOpen && whatMatters(board, turn)?.trim() === "";
      return isTalk ? cut(blank(words), at, text) : words;
    })
    .replace(conceded, (words, at: number) => {
      const mayOrder = isDeed(wordsOf(words)) || placesIn(board, words).length > 1;
      return mayOrder || depending.test(words) || excepting.test(words)
        ? words
        : cut(blank(words), at, text);
    })
    .replace(dashed, (words) => {
      const isTalk = isIdle(words) && !telling.test(words) && !doubtful.test(words);
      return isTalk && whatMatters(board, words)?.trim() === "" ? blank(words) : words;
    })
    .replace(announced, (words, at: number) => cut(blank(words), at, text))
    .replace(fixed, (words, at: number) =>
      doubtful.test(words.replace(idlyDoubted, "")) ? words : cut(blank(words), at, text),
    )
    .replace(before, (words, at: number, all: string) => {
      const isAnnounced = announcing.test(words);
      const isOwn =
        ((ofOneself.test(words) || isIdle(words)) && !telling.test(words)) || isHarmless(words);
      const isFollowed = all.slice(at + words.length).trim() !== "";
      if (!(isAnnounced || (isOwn && isFollowed)) || isHeading(words)) return words;
      if (
        wantedByOthers.test(words) ||
        ofThought.test(words) ||
        doubtful.test(words.replace(feeling, "")) ||
        vague.test(words.replace(thinking, ""))
      )
        return words;
      const kept = whatMatters(board, words);
      const isSaid = kept !== null && (isAnnounced || kept.trim() === "" || asPower.test(words));
      return isSaid ? cut(kept, at, all) : words;
    });
}

/** In the middle of a line they end the sentence before them. */
function cut(kept: string, at: number, text: string): string {
  return text.slice(0, at).trim() === "" ? kept : `;${kept.slice(1)}`;
}

const wordsIn = /[\p{L}\p{M}'\u2019]+/gu;

/** `Builds:`, `Orders for Spring 1901:`, as the grammar knows them. */
function isHeading(words: string): boolean {
  return [...words.matchAll(wordsIn)].every(([word]) => {
    const roles = orderWords.get(spelling(word)) ?? [];
    return is({ roles }, "heading", "build", "remove", "noise");
  });
}

/** `The two go south`, `für den Herbst`: these are places only beside other words. */
const compass = /\b(?:(?:north|south|east|west)(?:ern|erly)?|den)\b/gi;

/**
 * The power or the verb among the words with the colon, blanks alone where there is none; null where they name
 * more.
 */
function whatMatters(board: Board, words: string): string | null {
  if (placesIn(board, words.replace(compass, blank)).length > 0) return null;
  const names = namesOf(board);
  const matters = [...words.matchAll(wordsIn)].filter(([word]) => {
    const form = spelling(word.replace(/['\u2019]s$/, ""));
    const isPower = form.length > 3 && names.nation(form).length > 0;
    return isPower || is({ roles: orderWords.get(form) ?? [] }, "build", "remove");
  });
  const [word, another] = matters;
  if (another !== undefined) return null;
  if (word === undefined) return blank(words);
  const kept = `${blank(words.slice(0, word.index))}${word[0]}`;
  return `${kept.padEnd(words.length - 1)}:`;
}
