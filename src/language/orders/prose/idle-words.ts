/**
 * Words within and around an order that say nothing of what is done: why in passing, with whose leave, what
 * comes of it, how politely it is asked. They are blanked, so that places in a line stay what they are.
 */
import { wrapped } from "../../../util/index.js";
import { blank } from "./markup.js";
import { passing } from "./passing/idle-clauses.js";
import { talesBeside } from "./passing/tales.js";
import { shape } from "./shape.js";

/** A letter of what is said, up to a comma or a word behind which another unit may be ordered. */
const untilNext = wrapped`
  (?:(?!
    \s(?:and|while|but|et|y|e|und|en)\s(?!(?:the )?\p{L}+\s*(?:[.;!]|$))
  )[^.;:!?>,-])
`;

const idle: readonly RegExp[] = [
  // `A Pic - Bel, and do you still have that old map?`
  shape(
    wrapped`
      (?<=(?:[->]|\b(?:to|into|holds?|supports?|hold|h)\b)[^.;!?]{1,60}),? (?:
        (?:and|by the way|btw|ps|oh),? )*(?:
          (?:do|did|have|are|will) you|how(?:['\u2019]s| is| are)
          |what(?:['\u2019]s| is) (?:the (?:deadline|weather|time|news|score)|your)
          |when (?:is|are|does) the|who (?:is|plays)|any (?:news|word)
        )(?! (?:mean|agree|think|want|see|support|allow|accept))(?!\p{L})[^.;!?>]{2,100}\?
    `,
  ),
  ...passing,
  // `the others as usual hold`
  shape(
    wrapped`
      (?<=\b(?:others?|rest|everyone else|everything else|units|fleets|armies)),? as (?:
        usual|ever|always|before|planned|agreed
      ),?(?= (?:holds?|stays?|stands?|sits?|remains?)(?!\p{L}))
    `,
  ),
  // `supported by nobody but hope`
  shape(
    wrapped`
      ,? (?:supported|backed|helped|assisted) by (?:nobody|no ?one|nothing|none) (?:
        but|except|save|other than
      ) [\p{L} ]{2,25}(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `Only Prussia moves, namely to Livonia`
  shape(",? (?:namely|that is|i\\. ?e\\.|specifically|to be precise)(?=,? (?:in)?to )"),
  // `Let's see: ...`, `Only one change from last turn: ...`
  shape(
    wrapped`
      (?<=^\W*)(?:(?:ok|okay|so|right|well|now|hmm+),? )?(?:
        let(?:['\u2019]s| us| me) (?:see|think)
        |(?:only |just )?(?:one|a single|a small|two|a few) changes?(?: (?:
          from|since|compared (?:to|with)|to|against
        ) (?:the )?(?:last|previous|my last|spring|fall|autumn|earlier|before)[^.;:!?>-]{0,20})?
      )\s*[:,\u2026.]+(?=\s*\p{L})
    `,
  ),
  // `was going to hold but changed my mind, A Lon - Wal it is`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:i|we) )?(?:
        (?:was|were) (?:going|about|planning|meaning) to|wanted to|meant to|planned to|intended to
        |had (?:planned|meant|wanted) to|thought (?:of|about)|was thinking (?:of|about)
      ) [^.;!?>]{3,80}?,? (?:but|and then|then) (?:(?:i|we)(?:['\u2019]ve| have)? ?)?
        (?:just |now )?changed (?:my|our) minds?(?:,? so)?\s*[,:;.\u2013\u2014-]+
    `,
  ),
  // `Nothing else.`
  shape(
    wrapped`
      (?<=\p{L}[.!;]\s+)(?:and )?(?:nothing (?:else|more)|no more|no(?:thing)? other orders?)
        (?: (?:from me|this time|for now|please))?(?=[.!]*\s*$)
    `,
  ),
  // `If Russia moves I'm toast, but: Bul - Rum`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)if [^;.:!?>-]{3,50} (?:i(?:['\u2019]m| am)|we(?:['\u2019]re| are)) (?:
        toast|dead|done(?: for)?|doomed|finished|in trouble|lost|screwed|history|ruined|out
      ),? (?:but|anyway|still|so be it)(?: anyway)?[,:]?(?= )
    `,
  ),
  // `stays out of it all`
  shape(
    wrapped`
      (?<=\b(?:stays?|staying|keeps?|remains?)) out of (?:
        it|this|that|things|trouble|the (?:fight|war|way|action|fray|mess)
      )(?: all| altogether| entirely)?(?=\s*(?:[.;:,!]|$))
    `,
  ),
  // `stays in Berlin until they carry me out`
  shape(
    wrapped`
      (?<=
        \b(?:
          (?:stays?|holds?|sits?|remains?|waits?|stands?)(?: put| still| there| home| firm| here)
          |(?:stay|hold|keep|sit|remain) (?:in |at )?NAME
          |\p{L}{3,} (?:stays|holds|sits|remains|waits|stands)
        )
      ),? (?:un)?till? [^.;:!?>-]{3,60}(?=\s*(?:[.;!]|$))
    `,
  ),
  // `Nobody moves, we sit and wait`
  shape(
    wrapped`
      (?<=
        \b(?:nobody|nothing|no one|none of (?:my|our|the) \p{L}+) (?:moves?|stirs?|goes anywhere)
          [^.;,:!?]{0,25}
      )[,;] (?:we|i|they|all|everyone|everybody)(?: all| just)? (?:
        sits?|holds?|waits?|stays?|stands?|rests?
      )(?: and (?:waits?|sees?|watch)| tight| still| put)?(?=\s*(?:[.;!]|$))
    `,
  ),
  // `does nothing at all`
  shape(
    wrapped`
      (?<=\b(?:nothing|anything|does not move|doesn['\u2019]t move)) (?:at all|whatsoever)
        (?=\s*(?:[.;,!]|$))
    `,
  ),
  // `Burgundy again: Ruhr goes in`
  shape("(?<=\\p{L}{3}) (?:again|once more|one more time|yet again|at last)(?=\\s*:)"),
  // `goes the other way, to Armenia`
  shape(
    wrapped`
      (?<=\b(?:goes|moves|heads|turns|sails|marches|go|move|head|turn|sail|march)) (?:
        (?:in )?the (?:other|opposite) (?:way|direction)|elsewhere|north|south|east|west|home
        |round
      )(?: (?:again|this time|instead))?[,:](?= (?:in)?to )
    `,
  ),
  // `There'll be no support for it, sadly.`, `no one to support it`, `with nobody behind it`, `unsupported as well`
  shape(
    wrapped`
      (?:(?<=^\W*|[.;!?]\s+)|,\s*(?:but |and )?|\s(?:but |and |with ))(?:
        (?:
          there(?:['\u2019]ll| will| is|['\u2019]s| shall)(?: be)? |
          i (?:have|['\u2019]ve(?: got)?) |sadly |alas )?(?:
            no (?:support|help|backing|cover)
            |no ?one (?:around |here |there )?(?:to|who can|can) (?:support|help|back|cover) (?:
              it|that|him|her|them|this
            )(?: up)?
            |nobody (?:around |here |there )?(?:to|who can|can) (?:support|help|back|cover) (?:
              it|that|him|her|them|this
            )(?: up)?
          )(?: (?:for|from) (?:it|that|this|him|her|them|anything|anyone|anybody|me|us))?(?:
            ,? (?:
              sadly|alas|unfortunately|i['\u2019]m afraid|this (?:turn|time|season)|today|tho
              |though
            )
          )*
        |(?:nobody|no ?one|nothing) behind (?:it|him|her|them)
        |(?:sadly |again |also )?unsupported(?: as well| too| again| this time)?
      )(?=\s*(?:[.;!,)]|$))
    `,
  ),
  // `As for the Adriatic fleet, disband it`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:and )?as (?:for|to|regards) (?=
        (?:the |my )?NAME(?: fleet| army)?, (?:
          disband|remove|scrap|hold|keep|leave|it|that one|he|she|they
        ) ?
      )
    `,
  ),
  // `Both eastern armies come off: Silesia and Bohemia`
  shape(
    wrapped`
      (?<=\b(?:both|the|my|all|two|three|our) )(?:north|south|east|west)(?:ern)? (?=
        (?:armies|fleets|units)\b
      )
    `,
  ),
  // `A Ven - Tri, let me think...`
  shape(
    "(?:\\.{2,}|\u2026|,)\\s*(?:let me (?:think|see)|well|hmm+|erm?|uhm?)\\s*(?:\\.{2,}|\u2026)",
  ),
  // `Clyde just sits there guarding`
  shape(
    wrapped`
      (?<=
        \b(?:sits?|stays?|stands?|holds?|waits?|remains?)(?: (?:just|simply|right))?
          (?: (?:there|put|here|still|in place|at home|tight))?
      ),?(?: and)? (?:
        guarding|watching|waiting|looking on|resting|praying|hoping|relaxing|doing nothing
        |minding (?:its|his|her) own business|on guard
      )(?=\s*(?:[.;!,]|$))
    `,
  ),
  // `has had enough of the mountains and comes home to Vienna`
  shape(
    wrapped`
      \s(?:has|have)(?: now)? had (?:quite )?(?:enough|its fill|a rest|a long rest|plenty)
        (?: of [\p{L} ]{3,25}?)?(?: and|, so it|, so)(?= (?:
          comes|goes|moves|returns|heads|walks|marches|sails|holds|stays
        ))
    `,
  ),
  // `with its neighbour in Munich supporting it`
  shape(
    wrapped`
      (?<=\bwith )(?:its|his|her|the|their) (?:
        neighbou?rs?|friends?|brothers?|comrades?|colleagues?|all(?:y|ies)
      ) (?:in|from|at)(?= \p{Lu})
    `,
  ),
  // `support England's army from Picardy into Burgundy`
  shape(
    wrapped`
      (?<=
        \b(?:supports?|supporting|helps?|helping|backs|convoys?) (?:
          the |my |(?:NAME['\u2019]s? )|(?:the )?\p{Lu}\p{L}+(?:n|sh|ch|an) )?(?:army|fleet)
      ) from(?= NAME (?:in)?to )
    `,
  ),
  // `supported in place by Serbia`
  shape(
    wrapped`
      (?<=\b(?:supported|backed|helped|covered|held) )(?:
        in (?:place|position|its place)|where (?:it|he|she) (?:is|stands)|there
      )(?= (?:by|from) )
    `,
  ),
  // `F Den - Swe is what should stand in the books`
  shape(
    "\\s+is what (?:should|must|is to|i want to|ought to) (?:stand|count|be|go|read)[^.;!?]{0,40}",
  ),
  // `(for the robot: that's a support)`
  shape(
    wrapped`
      \([^():]{0,30}:?\s*(?:that(?:['\u2019]s| is)|this is|meaning|read|i\.e\.,?) (?:an? )?
        (?:support|hold|move|convoy|attack|retreat)s?\s*[.!]?\)
    `,
  ),
  // `Kiel right behind it into Munich`
  shape(
    wrapped`
      (?<=\p{L}) (?:(?:right|close|hot|straight|just) )?(?:behind|after) (?:it|him|her|them|that)
        (?=,? (?:in)?to )
    `,
  ),
  // `I'd be grateful if you'd put Kiel into Denmark`, `Finally time to take Tunis`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:
        i(?:['\u2019]d| would) (?:
          be (?:very |most |so )?(?:grateful|obliged|happy|glad|thankful)|appreciate it
        ) if you(?:['\u2019]d| would| could)?(?: (?:also|please|kindly|just)){0,2}
        |(?:(?:finally|and|now|so|then|at last|it['\u2019]s|it is|high|about),? ){0,3}time (?:for me |for us )?to
      ) (?=\p{L})
    `,
  ),
  // `With the Kaiser's kind permission (ha!) Sweden takes Denmark`, `With a heavy heart I disband Trieste`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)with (?:(?:the|my|your|a|an|some|great|much|deep|no) )?
        (?:[\p{L}'\u2019]{2,15} ){0,3}(?:
          permission|blessing|leave|consent|compliments|apologies|hearts?|regrets?|sorrow|sadness
          |joy|pleasure|relief|delight
        )(?: \([^()]{1,20}\))?,?(?= (?:i |we |\p{Lu}))
    `,
  ),
  // `Turkey asked me for F Ion - Aeg but I'm doing F Ion - Gre instead`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?!(?:if|i|we)\b)NAME(?:
        ['\u2019]d like
        | (?:
          asks?|asked|wants|wanted|suggests?|suggested|proposes|proposed|tells|told|begs|begged
          |advises|advised|would like|would prefer|prefers|preferred|hoped|hopes|expects|expected
          |demands|demanded|insists on|insisted on
        )
      )(?!\p{L})[^.;!?]{3,80}?,? but (?:
        (?:i|we)(?:['\u2019]m| am|['\u2019]ll| will|['\u2019]re| are)?(?: (?:rather|instead))?(?: (?:
          do|doing|play|playing|order|ordering|going with|go with|going for|sticking with
          |stick with|sticking to|stick to
        ))
        |instead
      )(?= (?:a|f|army|fleet) )
    `,
  ),
  // `No thanks, I waive`
  shape("(?<=^\\W*|[.;!?]\\s+)(?:no|nah|nope),? (?:thanks|thx|thank you|ty|tks)(?=\\s*[,.!:;-])"),
  // `My three fleets up north first: ...`
  shape(
    wrapped`
      (?<=\b(?:fleets|armies|units|boats|ships|troops)) (?:
        (?:up|down|out|over|in|at|to|the|north|south|east|west|there|front|home) ?
      ){0,4}(?:,? (?:first|next|now|then|last))?(?=\s*:)
    `,
  ),
  // `my army up there supports it`
  shape(
    "(?<=\\b(?:army|fleet|unit|boat|ship|troops|men|one)) (?:up|down|over|out|back|in) there(?= \\p{L})",
  ),
  // `Prussia to Livonia: those are my retreats`
  shape(
    wrapped`
      \s*[:,-]\s*(?:those|these|that) (?:are|is) (?:all )?(?:my|our|the) (?:
        orders?|moves?|retreats?|builds?|removals?
      )(?: (?:this|for)[^.;:!?]{0,25})?(?=\s*(?:[.!]|$))
    `,
  ),
  // `armies in Munich and Berlin, no boats`
  shape(
    wrapped`
      (?<=\b(?:armies|army|troops|fleets?|boats?|ships?)(?!\p{L})[^.;:!?]{3,60}), (?:and )?(?:
        no (?:boats|fleets|ships|navy|armies|troops)
        |(?:both|all)(?: of them)? (?:infantry|armies|land units)
      )(?: (?:please|this time|today))?(?=\s*(?:[.,;!]|$))
    `,
  ),
  // `Kiel lifts anchor and goes to Denmark`
  shape(
    wrapped`
      (?<=\p{L}) (?:
        (?:lifts?|weighs?|raises?|slips?|hoists?|pulls? up|ups) (?:its |the )?(?:anchor|sails?)
        |(?:packs?|strikes?|breaks?) (?:up|camp|its bags|its tents)|saddles? up|turns? round
        |turns? around|limbers? up
      ) and(?= (?:\p{L}+ ){1,2}(?:to|for|into|on|towards?) )
    `,
  ),
  // `Final answer.`
  shape(
    "(?<=[.!?;]\\s+)(?:that['\\u2019]s )?(?:my |the )?final (?:answer|word|decision)(?=\\s*[.!]*\\s*$)",
  ),
  // `Munich has earned a rest, so no movement there`
  shape(
    wrapped`
      (?<=\b(?:rest|break|breather|holds?|stays?|put|still|nothing)),? so (?:
        (?:there is|there['\u2019]s) )?no (?:moves?|movement|orders?|marching)
        (?: (?:there|for it|from it|needed))?(?=\s*(?:[.;!]|$))
    `,
  ),
  // `withdraw Serbia from the game`
  shape(
    wrapped`
      (?<=\b(?:withdraw|remove|take|strike|delete|disband|retire|pull)\b[^.;:!?]{3,40}) from the (?:
        game|war|service|rolls|lists?|books?
      )
    `,
  ),
  // `its comrade from Constantinople`
  shape(
    wrapped`
      \b(?:its|his|her) (?:
        comrade|colleague|neighbou?r|friend|brother|sister|companion|partner|mate|twin|cousin
      ) (?:from|in|at|of)(?= )
    `,
  ),
  // `goes, er, to Rome`
  shape("(?<=\\p{L}),? (?:uh+m*|er+m?|um+|h+m+),?(?= (?:by|to|into|with|from) )"),
  // `Gascony is told to support`, `both have orders to hold`
  shape(
    wrapped`
      (?<=\p{L}) (?:
        (?:is|are|has been|have been) (?:told|ordered|instructed|asked|commanded|directed)
        |(?:has|have) (?:orders|instructions|been told)|(?:is|are) under orders
      ) to(?= (?:support|help|back|cover|assist|aid|hold|stay|stand|convoy|sit|remain|defend)
          (?!\p{L}))
    `,
  ),
  // `props it up with a support`, `to stay alive`
  shape(
    wrapped`
      (?<=
        \b(?:props?|covers?|helps?|backs?|supports?|assists?|shores?|guards?|protects?)\b
          [^.;:!?]{2,30}
      ) with (?:a |its |full |some )?support(?=\s*(?:[.;,!]|$))
    `,
  ),
  shape(
    wrapped`
      (?<=\b(?:support|help|backing|supports?|helps?|backs?)\b[^.;:!?]{2,30}) to (?:stay|keep|remain) (?:
        alive|afloat|safe|in one piece
      )(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `thank you and sorry for my English`
  shape(
    wrapped`
      ,?\s+(?:(?:and|but|thanks?|thank you|many thanks|thx),? ){0,3}sorry (?:for|about) (?:
        my|the|being|this|that|all|writing|sending
      )(?: [\p{L}'\u2019]+){0,4}(?=\s*(?:[.;!]|$))
    `,
  ),
  // `Since the Italian is asleep I'll bring my fleet round`
  shape(
    wrapped`
      (?<=^\W*|[.!?;]\s+)(?:since|because|now that|seeing (?:that|as)|given that) (?!(?:i|we) )
        [^.;:!?,>-]{3,80}?,? (?=(?:i|we)(?:['\u2019]ll| will| shall|['\u2019]m| am) )
    `,
  ),
  // `armies the both of them`
  shape("(?<=\\b(?:armies|fleets)),? (?:the )?(?:both|two|all|three) of them(?=\\s*(?:[.;,!]|$))"),
  // `a northern fleet, i.e. St Petersburg north coast`
  shape("(?<=\\b(?:army|fleet|unit|one)),? (?:i\\. ?e\\.,?|namely|that is,?|viz\\.?)(?= \\p{Lu})"),
  // `As for the Adriatic fleet, disband it`
  shape(
    wrapped`
      (?<=^\W*|[.!?;]\s+)as (?:for|to|regards) (?=
        (?:the |my )?\p{L}{3,}(?: \p{L}+){0,3}[,:] (?:please )?\p{L}+ (?:it|him|her|them)(?!\p{L})
      )
    `,
  ),
  // `A Pie - Mar, if France guesses right I'm toast`
  shape(
    wrapped`
      ,? (?:and |but |though )?if [^,;.:!?>-]{3,50} (?:i(?:['\u2019]m| am)|we(?:['\u2019]re| are)) (?:
        toast|dead|done(?: for)?|doomed|finished|in trouble|lost|screwed|history|ruined|out
      )(?=\s*(?:[.;!]|$))
    `,
  ),
  // `I don't want to retreat, just disband it`
  shape(
    wrapped`
      (?<=^\W*)(?:i|we) (?:do not|don['\u2019]t|will not|won['\u2019]t)(?: (?:want|wish) to)? retreat
        [,.;:!]+\s+(?=
          (?:(?:please|just|simply|so|let|rather) )*[^.;:!?]{0,30}
            (?:disband|remove|scrap|destroy|dissolve)
        )
    `,
  ),
  // `can u move Spain back to Marseilles`
  shape(
    wrapped`
      (?<=^\W*|[.!;]\s+)(?:can|could|will|would) (?:u|ya) (?:pls |plz |please )?(?=
        (?:move|put|send|take|bring|get|have|let)(?!\p{L})[^.!?;]*(?:[.;!]|$)
      )
    `,
  ),
  // `Aegean, do support`
  shape(
    wrapped`
      (?<=(?:^|[.;!?,]\s+|\band )(?:the )?\p{Lu}\p{L}+(?: \p{L}+)?), (?:
        (?:please|do|kindly) ){1,2}(?=
          (?:support|hold|help|move|go|attack|stay|back|convoy)(?!\p{L})
        )
    `,
  ),
  // `Of the fleets, the Ionian attacks`
  shape("(?<=^\\W*|[.;!?]\\s+)of (?:the|my|our) (?:fleets|armies|units|others|rest),"),
  // `Everything else (Marseilles and Gascony) holds`
  shape(
    wrapped`
      (?<=
        \b(?:everything|everyone|everybody|all) else
        |\b(?:the rest|the others?|all others|all other units)
      ) \([^()]{3,80}\)(?= (?:holds?|stays?|stands?|sits?|waits?))
    `,
  ),
  // `Norway and London: no orders needed, they just hold`
  shape(
    ":\\s*no orders? (?:are )?(?:needed|necessary|required)(?:,? (?:they|it|he|she|both)(?= ))?,?",
  ),
  // `Tyrolia, with nothing better to do, supports Venice`
  shape(
    wrapped`
      ,\s+(?:with|having|for want of|for lack of) (?:nothing|little|not much|anything|something)
        (?: \p{L}+){0,5},(?= )
    `,
  ),
  // `supports Belgium too`
  shape(
    wrapped`
      (?<=\b(?:supports?|supporting|backs|helps)\s(?:the )?\p{L}{2,15}(?: \p{L}{3,15})?) (?:
        too|as well|also|likewise
      )(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `goes to the North Sea, where it'll bounce`, `and that's my only order`
  shape(
    wrapped`
      ,?\s+(?:
        where (?:it|he|she|they)(?:['\u2019]ll| will| may| might| should)? (?:
          (?:probably|surely|certainly|hopefully|likely|no doubt) )?(?:
            bounce|stand off|collide|meet|get stuck|be safe|be safer|rest|wait
          )[^.;,!?]{0,30}
        |(?:and )?that(?:['\u2019]s| is| will be) (?:my|our) (?:only|last|final|whole) (?:
          order|move|one|set|change
        )s?[^.;,!?]{0,30}
      )(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `Lyons to Marseilles (after the army's left)`
  shape(
    wrapped`
      \((?:after|once|now that|when|as soon as) (?:the |my )?
        (?:army|fleet|it|he|she|that one|the other one)(?:['\u2019]s| has| is| had)? (?:
          left|gone|moved(?: out| off| on)?|cleared(?: out)?|vacated(?: it)?|out|away
        )\)
    `,
  ),
  // `and for the last one an army in Ankara`
  shape(
    wrapped`
      \bfor (?:the|my) (?:last|other|final|third|second|first|remaining) (?:
        one|build|unit|center|centre
      )[,:]? (?=(?:(?:an?|one|my) )?(?:army|fleet|[af]) )
    `,
  ),
  // `Sevastopol may as well be destroyed`
  shape("\\b(?:may|might) (?:just )?as well(?= (?:be|go|hold|stay|move|disband) ?)"),
  // `Kiel to Holland in case the English try something`: a precaution is no condition.
  shape(
    wrapped`
      (?<=\b(?:to|into|support|supports|hold|holds|takes|attacks|supporting|in)\b[^.;:!?]{0,60}),? (?:just )?in case (?:
        the |any |some
      )?\p{L}+ \p{L}+${untilNext}{0,50}(?=[.;!,]|$|\s(?:and|while|but)\s)
    `,
  ),
  shape(
    wrapped`
      (?<=\p{L}{3}),? (?:
        au cas où|por si(?: acaso)?|nel caso(?: che| in cui)?|für den fall,? dass|voor het geval(?: dat)?
      ) \p{L}${untilNext}{2,60}(?=[.;!,]|$|\s(?:et|y|e|und|en)\s)
    `,
  ),
  // `London stays to greet the French wherever they land`: what for
  shape(
    wrapped`
      (?<=
        \b(?:stays?|holds?|sits?|remains?|waits?|stands?)(?: put| still| there| home| firm| here)?
      ) to (?:
        greet|watch|see|keep|guard|stop|block|protect|make sure|annoy|welcome|prevent|deter
        |look after|mind|defend|deny|face|await|wait
      )(?!\p{L})${untilNext}{0,60}(?=[.;!,]|$|\s(?:and|while|but)\s)
    `,
  ),
  // `Picardy is the one supporting there`
  shape(
    wrapped`
      (?<=\p{L}) (?:is|are) the (?:ones?|units?)(?= (?:
        supporting|helping|holding|going|moving|attacking|convoying
      )(?!\p{L}))
    `,
  ),
  // `before you ask, yes, the Gulf of Lyon supports`
  shape("\\bbefore you (?:ask|wonder|say anything|complain)(?:,? (?:yes|no))?,(?= )"),
  // `Berlin takes over Munich from it`, `and please don't read that as Liverpool`
  shape(
    wrapped`
      (?<=\b(?:takes?|taking|fills?|moves?|slides?) [^.;:!?]{3,40}) from (?:it|him|her|them)
        (?=\s*(?:[.;!,]|$))
      |,? and (?:please )?(?:do not|don['\u2019]t) (?:read|take|mistake|confuse|mix)(?!\p{L})
        [^.;!?]{3,60}(?=[.;!]|$)
    `,
  ),
  // `goes into the Gulf of Lyons to back that up next time`
  shape(
    wrapped`
      (?<=\p{L}),? (?:in order )?to (?:back|support|help|assist|convoy) (?:
        it|that|this|him|her|them
      )(?: up| in| over)? (?:
        next (?:time|turn|year|season|spring|fall|autumn)|later(?: on)?
        |in (?:the )?(?:spring|fall|autumn)|afterwards
      )(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `Italy has one army in Piedmont and I want it gone: ...`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?!if )[^.;:!?]{0,80}\bi want (?:it|him|her|them|that) (?:
        gone|out|dead|back|removed|off the board
      )\s*:
    `,
  ),
  // `- no support possible, fine`
  shape(
    wrapped`
      \s[-\u2013\u2014,]\s*no (?:support|help|convoy) (?:is )?
        (?:possible|available|needed|necessary)(?:, \p{L}+)?(?=\s*(?:[.;!]|$))
    `,
  ),
  // `I got the two armies the wrong way round: ...`, `The fleet's fine.`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?!if |unless )(?:
        [^.;:!?]{0,60}(?:the wrong way (?:a)?round|back to front|mixed up|confused)\s*:
        |(?:the|my) (?:fleets?|army|armies|others?|rest|other orders)(?:['\u2019]s| is| are) (?:
          fine|ok(?:ay)?|correct|right|good|unchanged
        )(?=\s*(?:[.;!]|$))
      )
    `,
  ),
  // `A Par - Pic and A Hol - Bel are final`
  shape(
    wrapped`
      (?<=[->]\s?\p{L}{3,15}(?: \p{L}{3,10})?) (?:is|are) (?:
        final|fixed|definite|certain|confirmed|settled|firm
      )(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `A Nwy - Fin, and in spring we'll be back`, `and if that bounces, Bul - Ser next year`
  shape(
    wrapped`
      (?<=[->]\s?\p{L}{3,15}(?: \p{L}{3,10})?|\bto (?:the )?\p{L}{3,15}),?\s+(?:and|but) (?:
        (?:in|next|by|come) (?:the )?(?:spring|fall|autumn|winter|year|turn|time) (?:we|i|they|he|she)
          (?:['\u2019]ll| will| can| may)? [^.;!?]{2,60}
        |if (?:that|it|this) (?:bounces|fails|doesn['\u2019]t work),? [^.;!?]{3,60} (?:next|the following) (?:
          year|turn|season|time|spring|fall
        )
      )(?=\s*(?:[.;!]|$))
    `,
  ),
  // `I don't care, Venice goes to Trieste`, `I'm not: A Tri - Tyr`, `In case it didn't arrive: A Mos - Sev`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:but |and |well,? )?(?:
        (?:i|we) (?:do not|don['\u2019]t|couldn['\u2019]t) care(?: less)?
        |(?:i|we|it|he|she|they)(?:['\u2019](?:m|re|s)| am| are| is| do| did| does| will) not
        |(?:i|we|it|he|she|they) (?:do|did|does|wo|is|are)n['\u2019]t
        |(?:just )?in case (?:
          it|that|this|they|my (?:last |first |earlier )?(?:mail|letter|message)
        )(?: (?:didn['\u2019]t|did not|hasn['\u2019]t|has not|got lost|was lost))[^.:;,!?]{0,25}
        |(?:so what|never mind him|whatever|big deal)
      )\s*[:,\u2013\u2014-]\s*(?=(?:a|f|army|fleet|the|my|\p{Lu}\p{L}+) )
    `,
  ),
  // `Venice supports nobody, just holds`
  shape(
    wrapped`
      (?<=\p{L}) (?:supports?|helps?|backs|convoys?|attacks?|carries) (?:
        nobody|no ?one|nothing|none
      )(?: (?:at all|this (?:turn|time|season)))?(?:,? (?:and|but|it|just|simply|only)){0,3}(?= (?:
        holds?|stays?|sits?|stands?|remains?|waits?
      )(?!\p{L}))
    `,
  ),
  // `(Italy thinks I go to the Eastern Med)`
  shape(
    wrapped`
      \((?:(?:the )?\p{L}{3,15}|he|she|they|everybody|everyone) (?:
        thinks?|believes?|expects?|hopes?|fears?|says?|said|told|wants?|wanted|asked|suggested
        |was told|were told
      )(?!\p{L})[^()]{2,80}\)
    `,
  ),
  // `Ruhr takes Belgium if it can`: every order is carried out if it can be.
  shape(
    wrapped`
      ,? if (?:it|he|she|they|that|i) (?:
        can|may|manages?(?: to)?|(?:is|are) (?:able|allowed)(?: to)?
      )(?=\s*(?:[.;!]|$|, and |\sand ))
    `,
  ),
  // `keeps London and Yorkshire exactly as they are`
  shape("\\b(?:exactly|precisely|just)(?= (?:as|where) (?:it|they) (?:is|are|stands?)(?!\\p{L}))"),
  // `Budapest and Galicia go after Rumania together: Galicia moves`
  shape("\\btogether(?=\\s*:)"),
  // `Serbia to Bul, Vienna to Bud, Bud to Rum, all one after the other`
  shape(
    wrapped`
      ,\s+(?:all )?(?:
        one after (?:the other|another)|in a (?:row|line|chain)|like dominoe?s|in one go
        |all at once
      )(?=\s*(?:[.;!]|$))
    `,
  ),
  // `instead Munich props up Burgundy`
  shape("(?<=^\\W*|[.;!]\\s+)instead,? (?!of )(?=\\p{L})"),
  // `i.e. is disbanded`
  shape("\\bi\\. ?e\\.,?(?= \\p{L})"),
  // `Serbia and Bulgaria both lending a hand`
  shape(
    "(?<=\\band NAME) both(?= (?:lending|helping|supporting|backing|assisting|giving)(?!\\p{L}))",
  ),
];

/** The stop of a sentence of which nothing is left. */
const stopAgain = /(?<=[.;!?]\s+)[.;!](?=\s|$)/g;

/** The text without such words. */
export function withoutIdleWords(text: string): string {
  const words = [...idle, ...talesBeside(text)];
  const left = words.reduce((rest, each) => rest.replace(each, blank), text);
  return left === text ? text : left.replace(stopAgain, " ");
}
