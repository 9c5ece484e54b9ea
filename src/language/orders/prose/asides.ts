/**
 * What people say beside their orders in plain words, with no sign that begins it: what comes of an order where it
 * fails, how somebody takes it, that nobody helps, that all others stay as they were sent. Words that change an order
 * are none of it.
 */
import { regex, wrapped } from "../../../util/index.js";
import { asSaid, saidApart } from "../../text/as-said.js";
import { blank } from "./markup.js";
import { wordsFirst } from "./shape.js";

/** `I remain, Sir, your obedient servant` */
const ornate = regex("iu")`
  ^\W*(?:i|we) (?:(?:have the hono(?:u)?r to )?(?:be|remain|am|are)|beg to remain)(?:
    ,? (?:
      sir|sirs|madam|gentlemen|dear \p{L}+|my (?:dear )?\p{L}+|as ever|as always|ever|always
      |with (?:great|deep|the greatest|all) respect
    )
  ){0,4},? yours?\b[^.;>]{0,50}$
`;
/** `and keep the rest`, `leave everything else alone`: whatever else was ordered stays as it is. */
const asBefore = regex("iu")`
  (?<=\S)(?:[,;.]\s*(?:and |but )?|\s+(?:and|but|&)\s+)(?:please )?(?:keep|leave) (?:all )?
    (?:of )?(?:
      the (?:rest|others?)|my other (?:orders|moves|units)|the other (?:orders|moves|units|ones)
      |everything else|everyone else|all (?:the )?(?:others?|else)
      |all other (?:orders|moves|units)
    )(?: (?:
      as (?:they|it) (?:is|are|were|was|stands?)|as is|as before|the same|unchanged|alone
      |where (?:they|it) (?:is|are)|in place|put
    ))?[ .!]*$
`;
/** `Everything else stays as I have sent it`, `le reste ne change pas`: the same. */
const unchanged = regex("giu")`
  (?<=^\W*|[.;!,]\s*|\s(?:and|but|und|et)\s+)(?:
    (?:
      (?:the )?rest|the (?:others?|fleets|ships|boats|armies|other (?:orders|moves|units))
      |(?:all|every(?:thing|one)) (?:else|others?)|all (?:the )?others?
      |my other (?:orders|units|moves)|der rest|die (?:flotten|armeen|schiffe)|alles andere
      |die anderen|(?:tout )?le reste|les (?:autres|flottes|arm\u00e9es)|il resto|el resto
      |las (?:flotas|dem\u00e1s)|le (?:flotte|armate)|de (?:rest|vloten|legers|schepen)|o resto
    )\s+(?:
      (?:
        stays?|remains?|is|are|stands?|goes|go|bleibt|bleiben|reste|restent|resta|restano
        |(?:se )?quedan?|blijft|blijven|fica
      )\s+
    )?(?:
      (?:the )?(?:same )?as (?:
        before|ordered|sent|submitted|planned|agreed
        |(?:i|we)(?: have| had|['\u2019]ve)? (?:sent|ordered|wrote|written|said|told)[^.;!,]{0,30}
        |you(?: have|['\u2019]ve)? (?:them|it|noted|recorded|written|got|have)[^.;!,]{0,20}
        |(?:it|they) (?:was|were)
      )
      |unchanged|wie (?:gehabt|zuvor|vorher|bisher|geschickt|gesagt|geschrieben)|unver\u00e4ndert
      |comme (?:avant|pr\u00e9vu|envoy\u00e9)|inchang\u00e9\p{L}*|come prima|como antes
      |zoals eerder|${asSaid}
    )
    |nothing else changes|the rest (?:does not|doesn['\u2019]?t) change|le reste ne change pas
    |der rest \u00e4ndert sich nicht|il resto non cambia|el resto no cambia
  )(?=\s*(?:[.;!,]|$))
`;
/** `Keep everything like it is but ...`: the orders that were sent. */
const keptBut = regex("giu")`
  (?<=^\W*|[.;!,]\s*)(?:please |just |and )*(?:keep|leave) (?:
    everything|it all|all of it|all|(?:all )?(?:my|the) (?:other )?(?:orders|moves)
  )(?: else)? (?:
    like (?:it is|they are|before|it was|they were)|the same|unchanged|as before
    |as (?:it|they) (?:was|were)
  )(?: now| already)?,? (?:but|only|except(?: that)?)(?=\s)
`;
/** `Rome to Apulia, with support from... well, nobody` */
const unhelped = regex("giu")`
  ,?\s+(?:
    with(?:out)? (?:the |any )?(?:support|help|aid|backing) (?:from|of|by)[ .\u2026,]*
      (?:well|er|um|hm+|uh|um)?[ ,]*(?:nobody|no ?one|no one else|nobody else|none)(?: at all)?
    |with (?:nobody|no ?one|nothing) (?:behind|backing|supporting|helping)(?: it)?
    |without (?:any(?:body|one)(?:['\u2019]s)? |any |a |the )?(?:help|support|aid|backing)
      (?: (?:from|by) (?:anybody|anyone))?
    |(?:and )?(?:there is |there['\u2019]s )?(?:nobody|no ?one)(?: is at hand| there)? to (?:support|help|back) (?:
      it|that|this|him|her
    )
  )(?=\s*(?:[.;!,]|$))
`;
/** `Norway supports nothing, just holds` */
const supportless = regex("giu")`
  (?<!\p{L})(?:
    (?:supports?|helps?|backs) (?:no ?body|no ?one|nothin[g'\u2019]?)
    |(?:hilft|st\u00fctzt|unterst\u00fctzt) (?:niemande[mn]?|nichts|keine[mn]?)
    |(?:ne |n['\u2019])(?:soutient|aide|appuie) (?:personne|rien)
    |non (?:appoggia|aiuta) (?:nessuno|niente)|no (?:apoya|ayuda) (?:a )?(?:nadie|nada)
    |(?:steunt|helpt) (?:niemand|niets)
  ),?\s*(?:(?:and|but|und|et|mais|e|y|en|sondern)\s+)?
    (?=(?:(?:just|only|simply|nur|einfach|seulement|solo|alleen|s\u00f3lo)\s+)?\p{L}{3,}\s*(?:$|[.,;!]))
`;
/** `Rome to Apulia needs no support`, `is backed by no one either` */
const needless = regex("giu")`
  (?<=\p{L}\)?),?\s+\(?(?:and )?(?:
    (?:it )?(?:needs?|requires?|wants?|gets?|has|have|takes?|receives?|will need|should need) no (?:
      support|help|backing|assistance|aid|convoy|cover
    )
    |(?:(?:it )?is |was )?(?:supported|backed|helped|aided|assisted|covered) by (?:nobody|no ?one|none)
    |no (?:support|help|backing|assistance|aid) (?:needed|required|necessary|wanted|asked)
      (?: i (?:think|hope|guess|believe))?
    |(?<=[,|(] ?)no (?:support|help|backing|back-?up|cover|escort|convoy)(?:,? i know)?
  )(?: (?:
    else|either|at all|this (?:time|turn|season)|for once|today
    |for (?:it|that|anything|anyone|anybody|this)|from (?:anyone|anybody)|here|available
  ))*\)?(?=\s*(?:[.;!,|]|$))
`;
/** `Kiel to Holland behind the fleet`, `Smyrna to Constantinople in its place`: the goal is named already. */
const following = regex("giu")`
  (?<=(?:[->]|\b(?:to|into|for)) ?(?:the )?\p{L}+(?: (?!and\b|while\b|with\b|or\b)\p{L}+){0,2}),? (?:
    right |just |close |in )?(?:
      (?:behind|after) (?:
        it|him|her|them|that|(?:the|my|our) (?:fleet|army|others?|other one|first one|last one)
      )
      |in (?:its|his|her|their) (?:place|stead)
      |to (?:fill|take|plug) (?:its|his|her|their|the) (?:place|gap|spot)
    )(?=\s*(?:[.;!,)]|$| and\b| by\b| with\b))
`;
/** `Kiel to Holland once it's empty`: all units go at once. */
const emptied = regex("giu")`
  ,? (?:once|as soon as|now that|when|after|in case) (?:it|that|he|she|they|the (?:army|fleet))
    (?:['\u2019](?:s|re)| is| are| has| have)?(?: been)? (?:
      empty|free|clear|vacant|vacated|gone|left|succeeds|works|gets in|goes through|out of the way
      |moved (?:out|away|off)|cleared(?: out)?
    )(?=\s*(?:[.;!,)]|$| and\b))
`;
/** `carries London to Belgium, which it attacks with support from NTH`: its goal again. */
const saidAgain = regex("giu")`
  ,\s+(?:which|where) (?:it|he|she|they|that one)(?: then| will| shall|['\u2019]ll)* (?:
    attacks?|enters?|takes?|invades?|storms?|assaults?|captures?|occup(?:y|ies)|lands?
    |goes? ashore|disembarks?
  )(?=\s*(?:[.;!,]|$|with\b|supported\b|helped\b|backed\b))
`;
/** `Trieste holds against the Italian menace` */
const withstanding = regex("giu")`
  (?<=
    \b(?:holds?(?: out| fast| firm)?|holding|stays?|stands?|sits?|remains?|put|firm|guard|still)
  ) against (?:the |any |an? |all )?[\p{L}'\u2019 ]{3,40}(?=\s*(?:[.;!,)]|$))
`;
/** `F Sev - Rum, and if Vienna whines about it, too bad`: how somebody takes an order changes nothing in it. */
const complained = regex("giu")`
  (?<=\S)(?:[,;.]\s+(?:and |but )?|\s+(?:and|but) )if (?:the )?[\p{L} ]{2,25} (?:
    whines?|complains?|minds?|objects?|protests?|moans?|cries|sulks?|is upset
    |gets (?:angry|upset|mad)|allows?|permits?|lets (?:me|us)|agrees to
    |does(?: not|n['\u2019]?t) like (?:it|this|that)
  )(?: about (?:it|this|that))?(?:
    , (?:
      too bad|tough(?: luck)?|so be it|never mind|who cares|tell (?:him|her|them) [\p{L} ]{2,30}
    )
  )?(?=\s*(?:[.;!]|$))
`;
/** `A Ser - Bud, otherwise disband`, `A Par - Bur, or else hold`: what comes of the order anyway where it fails. */
const anyway = regex("giu")`
  (?<=[\p{L}.)])(?:
    \s*[,;]\s*(?:and |but )?(?:or )?(?:
      else|otherwise|sonst|ansonsten|sinon|autrement|altrimenti|anders|de lo contrario|si no
      |failing (?:that|this)|if not
      |if (?:that|this|it|he|the (?:retreat|move)) (?:
        fails|bounces|doesn['\u2019]?t work|is (?:not possible|impossible)
      )
    )\s*,?\s+(?:(?:please|just|simply|then|it|to|can|shall|should|may) )*(?:
      holds?|stays?(?: put| there| where it is)?|disbands?(?: it| him| her)?|be disbanded
      |(?:comes?|goes?|is taken|take it) off(?: the (?:board|map))?|goes?
      |is (?:lost|gone|removed|scrapped|disbanded)|halten|bleiben|stehen bleiben|aufl\u00f6sen
      |dissoudre|tenir|disolver(?:la|se)?|sciogliere|ontbinden
    )
    |\s*,?\s+or (?:else )?(?:disbands?|be disbanded)(?: it| him| her)?
  )(?=\s*(?:[.;!,]|$))
`;
/** `Bulgaria would rather go to Greece than sit` */
const notSitting = regex("giu")`
  ,?\s+(?:rather )?than (?:to )?(?:just )?(?:stay|hold|stand|remain|sit|wait)(?:s|ing)?(?: (?:
    put|still|there|here|in place|around|at home|idle|idly
  ))?(?=\s*(?:[.;!,]|$))
`;
/** `Berlin goes to Kiel, not stay`; what goes does not stay. */
const notHeld = regex("giu")`
  ,\s+(?:(?:and|do|does|it does|will|should) )*not (?:to )?(?:stay|hold|stand|remain|sit|wait)
    (?:s|ing)?(?: (?:put|still|there|here|in place|where it is|at home))?(?=\s*(?:[.;!,]|$))
`;
/** `The Kaiser commands his army in Munich to Burgundy`: who rules the writer's power. */
const commanding = regex("giu")`
  (?<=^\W*|[.!?;]\s+)(?:(?:the|our|my) )?(?:sublime )?(?:
    porte|crown|throne|parliament|senate|generals|admirals|admiralty
    |war (?:office|ministry|cabinet)|high command|general staff|government|cabinet|emperor|empress
    |king|queen|kaiser|sultan|tsar|czar|president|prime minister|chancellor
  )(?: of \p{Lu}\p{L}+)? (?:(?:has|hereby|now|graciously|kindly) )?(?:
    commands?|commanded|tells?|told|instructs?|instructed|directs?|directed|asks?|bids?|requests?
    |wants|wishes
  )(?: that)? (?=
    (?:his|her|its|their|the|our|my) (?:[\p{L}]+ )?
      (?:arm(?:y|ies)|fleets?|troops|ships?|navy|forces)(?!\p{L})
  )
`;
/** `His Britannic Majesty's Home Fleet`: whose it is */
const crowned = regex("giu")`
  (?<=^\W*|[.;,]\s+)(?:his|her|their|our) (?:\p{L}+ ){0,2}
    (?:majesty|excellency|highness|grace|lordship)(?:['\u2019]?s)?\s+(?=
      (?:\p{L}+ )?(?:arm(?:y|ies)|fleets?|troops|ships?|navy|forces)(?!\p{L})
    )
`;
/** `Over and out.` */
const signedOff = /(?<=[.!;,]\s+|\p{L}{3} )over and out(?:[,.! ]+[\p{L} ]{0,30})?[.! ]*$/iu;
/** `This stays between us` */
const confided = regex("giu")`
  (?<=^\W*|[.!?;,]\s+)(?:
    (?:please )?(?:let )?(?:this|that|it) (?:stays?|remains?|is|to stay)
    |(?:please )?keep (?:this|that|it)|just|strictly
  ) between (?:us|you and me|ourselves)(?=\s*(?:[.!;:,)]|$))
`;
/** `Bulgaria will not go quietly: it marches on Rumania`: what it does is said behind what it does not. */
const denied = regex("giu")`
  (?<=\p{L})\s+(?:
    (?:will|does|do|shall|is|are)\s+(?:not|never)|(?:won|doesn|isn|don|aren)['\u2019]t
  )\s[^:;,.!?]{2,40}(?:, (?:whatever|no matter|as|despite|contrary to)\s[^:;,.!?]{2,40})?[:;,]\s*
    (?:it|he|she|they)(?=\s+\p{L})
`;
/** `Marseilles doesn't hold but goes to Spain` */
const notStaying = regex("giu")`
  (?<=\p{L})\s+(?:
    (?:will|does|do|shall|is|are|should|must)\s+(?:not|never)
    |(?:won|doesn|isn|don|aren|shouldn)['\u2019]t
  )\s(?:hold|stay|stand|sit|remain|wait)(?:ing)?(?: (?:
    put|still|there|here|in place|around|any longer|any more|this time
  ))?[,;:]?\s+(?:but|(?:it|he|she|they)(?:['\u2019](?:s|re|ll)| is| are| will)?)
    (?: (?:rather|instead|will|should|must|is to))?(?=\s+\p{L})
`;
/** `Munich not to Tyrolia, not to Silesia, but to Kiel` */
const notThere = /\s+not (?:in)?to \p{L}[\p{L} ,]{2,90}?,? but(?= (?:in)?to \p{L})/giu;
/** `A Mos - Stp is all you get today` */
const concluded = regex("giu")`
  (?<=\p{L})\s+(?:is|are) (?:
    all (?:you(?:['\u2019]ll)? get|i (?:have|want|do)|there is|for (?:now|today|me))
    |what i (?:want|order|do)|my (?:only |whole )?(?:order|move)s?
  )(?: (?:today|now|this (?:time|turn|season)|from me))?(?=\s*(?:[.!]|$))
`;
/** `disband, don't bother retreating it` */
const unbothered = regex("giu")`
  ,\s+(?:do not|don['\u2019]t) (?:bother|trouble)(?: with)? (?:to )?\p{L}+
    (?: (?:it|him|her|them))?(?=\s*(?:[.!;,]|$))
`;
/** `Army Vienna, which has had a long rest, goes to Tyrolia` */
const described = regex("giu")`
  ,\s+(?:which|who)\s+(?:
    has|had|have|is|was|are|were|looks?|feels?|seems?|deserves?|needs?|needed
  )\s(?:
    (?!
      \b(?:
        to|not|supports?|supporting|holds?|holding|moves?|moving|goes|going|attack\p{L}*
        |convoy\p{L}*|ordered
      )\b
    )[^,;.:!?()]
  ){2,50},(?=\s)
`;
/** `London, which I had promised to keep in port, goes to the Channel` */
const promised = regex("giu")`
  ,\s+(?:which|that|who(?:m)?)\s+(?:i|we)(?:['\u2019]d|['\u2019]ve| had| have)?\s+(?:
    promised|said|meant|wanted|planned|intended|hoped|thought|told \p{L}+|agreed|swore|sworn|vowed
  )\s[^,;.:!?()]{2,60},(?=\s)
`;
/** `and not a word to Vienna!` */
const hushed = regex("giu")`
  (?<=\S)[,;.!]?\s+(?:and |but |so )?(?:
    not a (?:word|peep|hint)|don['\u2019]?t (?:say|breathe) a word|mum['\u2019]?s the word
    |no (?:word|hint)s?|don['\u2019]?t tell
  )(?: of (?:this|it|that))?(?: to)? (?:(?:the|my|mr|mrs|ms|dr|herr|frau)\.? )?\p{L}+(?: (?:that )?
      (?:i|we) \p{L}+(?: (?:so|this|that|it))?
    | about (?:it|this|that))?(?=[.!]*(?:\s*$|\s+\p{Lu}))
`;
/** `yo gm just leave Edinburgh there`: whom one speaks to. */
const addressed = regex("giu")`
  (?<=
    ^\W*(?:
      (?:yo+|hey+|hi+|hello|dear|ok|so|and|right|well|please)[, ]+(?:there |again |dear |mr\.? )?
    )?
  )(?:gm|judge|moderator|adjudicator|game ?master)(?=[,:!]*\s+\p{L})(?! (?:
    is|was|has|can|will|should|said|says|told|please note
  )(?!\p{L}))
`;
/** `tyrolia i guess?? idk`, `ruhr, my bad`: how its writer feels about an order, behind it. */
const feelings = regex("giu")`
  (?<=\p{L})[\s,.!?]+(?:
    (?:
      i (?:guess|think|suppose|reckon)|idk|dunno|idc|ig|imo|tbh|ngl|my bad|lol|lmao|rofl|haha|bro
      |dude|oops|don['\u2019]?t you(?: think)?|if that['\u2019]?s (?:ok|okay|alright|allowed)
    )[\s,.!?]*
  ){1,5}$
`;

/** `lol ok`, `haha yes` before an order */
const laughs = regex("giu")`
  (?<=^\W*)(?:
    (?:
      lol|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|omg|yay|woohoo|meh|whew|phew|yo+|dude|bro|ok|okay|kk
      |alright
    )[,.! ]+
  ){1,5}(?=\p{L})
`;
/** `Vive la France!`, `Rule Britannia!` */
const cheers = regex("giu")`
  (?<=^\W*|[.!?]["')]?\s+)(?:
    long live|vive|viva|evviva|god (?:save|bless)|rule|hail|three cheers for|es lebe|hoch lebe
    |long may
  )\s[\p{L}'\u2019 ]{2,30}!+(?:\s|$)
`;
/** `everybody stays, and God help Vienna` */
const prayers = regex("giu")`
  (?<=^\W*|[.!?;,]\s+|\s[-\u2013\u2014]\s|\s(?=and\s))(?:and )?(?:may )?
    (?:god|heaven|(?:the )?lord|allah|the gods) (?:save|bless|help|preserve|protect|be with)\s
    [\p{L}'\u2019 ]{2,30}(?=\s*(?:[.!;]|$))
`;
/** `the Dutch army, mine that is, attacks Belgium` */
const owned = regex("giu")`
  ,\s+(?:that is,? )?(?:mine|my own|ours|our own)
    (?:,? (?:that is|of course|not (?:his|hers|theirs|yours)))?\s*(?=,\s)
`;
/** `A Ank - Con once F Con - Aeg is out of the way`: two orders of one turn. */
const inTurn = regex("giu")`
  (?<=[->]\s?\p{L}[\p{L}. /()]{1,25}),?\s+(?:once|as soon as|after|now that|when)\s+(
    (?:a|f|army|fleet)\s+\p{L}[\p{L}. ]{1,20}\s?->?\s?\p{L}[\p{L}. ]{1,20}?
  )\s+(?:is|has|have|are)\s+(?:safely |already )?(?:
    out of the way|gone|left|moved(?: out| off| away)?|cleared(?: out)?|made (?:room|way)|done
    |underway
  )(?=\s*(?:[.;!,]|$))
`;
/** What leads from a unit that does not retreat to its disbandment. */
const turn = String.raw`[,;:.]\s+(?:(?:please|just|simply|so|it|and|rather|i|we) )*`;
const disbanding = wrapped`
  (?=(?:disband|remove|scrap|destroy|dissolve|take it off|kill|delete|off the board)s?(?!\p{L}))
`;
/** `No retreat for Paris, take it off the board`: what is done instead. */
const unretreated = regex("giu")`
  (?<=^\W*|[.;!]\s+)(
    (?:
      no retreats? (?:for|from)
      |(?:(?:i|we) )?(?:(?:do|will) not|(?:don|won)['\u2019]t)
        (?: (?:want|bother|wish) (?:to|with)| bother)? retreat(?:ing)?
      |instead of retreating
    )\s+
  )(\p{L}[\p{L}. /()]{2,30}?)((?:,? please)?${turn})${disbanding}
`;
/** `No retreat, scrap it`, where one unit alone is driven out */
const unitless = regex("giu")`
  (?<=^\W*)no retreats?(?: for (?:it|him|her|me|us|that))?[,;:.!]+\s*
    (?:(?:please|just|simply|so) )*(?:disband|remove|scrap|destroy|dissolve|delete|kill|drop)s? (?:
      it|him|her|that
    )(?=[\s.!]*$)
`;
/** `It is Ukraine that goes to Galicia` */
const cleft = regex("giu")`
  (?<!\p{L})((?:it is|it['\u2019]s|c['\u2019]est)\s)((?:the )?\p{L}[\p{L}. ]{2,25}?)
    (\s(?:that|which|who|qui))(?=
      \s(?:
        goes|moves|supports?|holds?|stays?|attacks?|takes|sails|marches|helps|convoys|va|soutient
        |tient|attaque
      )(?!\p{L})
    )
`;
/** `In the end it's A Sil - Boh` */
const settled = regex("giu")`
  (?<=^\W*|[.!?]\s+)(?:(?:so|but|and),? )?(?:
    in the end|finally|at last|today|this time|for now|tonight
  ),? it(?:['\u2019]s| is| will be)(?: going to be)? (?=(?:a|f|army|fleet|the) )
`;
/** `Brest is lost, but the fleet slips out` */
const lost = regex("giu")`
  (?<=^\W*|[.!?]\s+)(?:the )?\p{L}[\p{L}. ]{2,20}? (?:is|was|has been) (?:
    lost|gone|taken|overrun|captured|doomed
  ),? (?:but|so) (?=(?:the|my|its) (?:fleet|army)(?!\p{L}))
`;
/** `la Bourgogne, elle, va à Paris`, `Toscana, lei sì, va in Piemonte` */
const stressed = /(?<=\p{L}),\s+(?:elle|lui|lei|ella|\u00e9l)(?: s[\u00ec\u00ed])?,(?=\s)/giu;
/** `just do Greece to Bulgaria` */
const doing = regex("giu")`
  (?<=^\W*|[.;,!]\s+)(?:(?:ok|okay|so|just|please|pls|simply|let['\u2019]?s) )*(?:and )?do (?=
    \p{L}{3,}(?: \p{L}{2,}){0,2} (?:to|into|there|supports?|holds?|s|h)(?!\p{L})
  )
`;
/** `Paris can't be saved: disband it` */
const unsaved = regex("giu")`
  (?<=\p{L})\s+(?:
    (?:(?:does|do|will|can|is) ?not|(?:doesn|won|can|isn)['\u2019]t)\s+(?:
      retreat(?:ing)?|be saved|get away|go anywhere|going anywhere
    )
    |is (?:lost|doomed|done for|beyond saving)
  )${turn}${disbanding}
`;
/** `Let Paris pay Burgundy a visit`: it goes there. */
const visited = regex("giu")`
  (?<=\p{L}\s)(pay(?:s|ing)?|giv(?:es?|ing))(\s(?!it |him |her |them )[\p{L}. ]{3,30}?)
    (\s+an? (?:\p{L}+ )?(?:visit|call|try|go|whirl))(?=\s*(?:[.;!,]|$))
`;
const goes = /(?:[->]|\b(?:to|into|for|goes|moves|attacks?)\b)[^.,;!]*$/i;
/** An order stands in the text. */
export const isOrdered =
  /^[^\p{L}\n]*\p{L}.*(?:[->]\s*\p{L}|\s(?:h|holds?|s|supports?|c|convoys?|to)\s+)/imu;

/** `Bohemia supports from the north`, `supports, for what it's worth` */
const aside = regex("giu")`
  (?<=\b(?:supports?|supporting|helps?|assists?|backs|hilft|unterst\u00fctzt)),? (?:
    from (?:behind|the (?:north|south|east|west|rear|sea|flank|side)(?:-?(?:east|west))?)
    |for what(?:ever)? it['\u2019]?s worth|obviously|of course|as always|as usual|as promised
    |gladly|too
  )(?=\s*(?:[.;!,)]|$))
`;

/** `Piedmont to Marseilles, if only for the look on his face`, `bad weather notwithstanding`, `don't ask` */
const besides = regex("giu")`
  ,? if only (?:for|to|because) [^.;:]{3,60}(?=\s*(?:[.;!]|$))
  |,\s+[\p{L} ]{3,40} notwithstanding(?=\s*(?:[.;,!]|$))
  |,\s+(?:do not|don['\u2019]t) (?:ask(?: (?:me )?why)?|worry|panic|laugh|mind me)
    (?=\s*(?:[.;,!]|$))
  |\s+before (?:
    the (?:snow|winter|rain|frost|cold|storm|weather|others?|tide)|it(?:['\u2019]s| is| gets)|he
    |she|they|any(?:one|body)|some(?:one|body)
  ) [\p{L}'\u2019 ]{2,40}(?=\s*(?:[.;,!]|$))
`;

/**
 * `Paris covers Burgundy by moving in behind`, `Vienna defends itself by moving to Trieste`: the move is what
 * is done.
 */
const byMoving = regex("giu")`
  (?<=\p{L}\s)(
    covers?|protects?|guards?|defends?|secures?|shields?|pins?|cuts?|blocks?|stops?|annoys?
    |distracts?
  )(\s(?:the )?\p{L}[\p{L}. ]{2,25}?)(
    (?:['\u2019]s? (?:back|flank|rear|side))?\s+by (?:
      moving|going|stepping|marching|sailing|walking|sliding|attacking
    ) (?:(?:in there|in|there|into it)(?: behind| itself)?)(?=\s*(?:[.;,!]|$| and\b))
  )
`;
const itself = regex("giu")`
  (?<=\p{L}\s)(?:
    (?:covers?|protects?|guards?|defends?|secures?|saves?) (?:itself|himself|herself|themselves)
    |cuts?|helps?|assists?
  ) by (?=(?:moving|going|stepping|marching|sailing|retreating|attacking) )
`;
/** `Silesia protects Munich, uh, by going to Bohemia`: the move is what is done. */
const byGoing = regex("giu")`
  (?<=\p{L}\s)(?:covers?|protects?|guards?|defends?|secures?|shields?)\s(?:the )?\p{L}
    [\p{L}. ]{2,25}?(?:['\u2019]s? (?:back|flank|rear|side))?,?(?: (?:uh|er+m?|um|well),?)? by (?=
      (?:moving|going|stepping|marching|sailing|walking|sliding) (?:
        up |down |over |out |back |across )?(?:to|into) )
`;
/** `a fleet in the recently vacated Brest` */
const vacated = regex("gu")`
  (?<=\bthe )(?:
    (?:recently|newly|freshly|now|just|still|currently) (?:
      captured|conquered|liberated|occupied|acquired|open|free
    )
    |(?:(?:recently|newly|freshly|now|just|still|currently) )?(?:
      vacated|empty|emptied|vacant|abandoned|undefended|unoccupied|deserted
    )
  ) (?=\p{Lu})
`;
/** `moves its army in Tuscany up towards Piedmont` */
const upwards =
  /(?<=\p{L}{3} )(?:up|down|over|across|out|back|forwards?|onwards?|along) (?=towards? (?:the )?\p{Lu})/gu;
/** `Munich attacks Burgundy, or at least cuts it` */
const atLeast = regex("giu")`
  ,? or at (?:the very )?least (?:cuts?|bounces?|tries|annoys?|blocks?|pins?|disturbs?|hits?) (?:
    it|him|them|that
  )(?=\s*(?:[.;,!]|$))
`;

type Change = (text: string) => string;

const without = (pattern: RegExp): Change => replacing(pattern, blank);

function replacing(pattern: RegExp, put: (...words: string[]) => string): Change {
  const words = wordsFirst(pattern);
  return (text) => text.replace(words, put);
}

/** The words go only behind what the test finds before them. */
function withoutBehind(before: RegExp, pattern: RegExp): Change {
  const aside = wordsFirst(pattern);
  return (text) =>
    text.replace(aside, (words: string, at: number, all: string) =>
      before.test(all.slice(0, at)) ? blank(words) : words,
    );
}

/** In turn: what one leaves the next may need. */
const changes: readonly Change[] = [
  without(asBefore),
  without(feelings),
  without(unchanged),
  without(keptBut),
  without(ornate),
  without(unhelped),
  without(supportless),
  withoutBehind(goes, needless),
  without(following),
  withoutBehind(goes, emptied),
  without(saidAgain),
  without(withstanding),
  without(aside),
  withoutBehind(isOrdered, besides),
  without(atLeast),
  without(vacated),
  without(upwards),
  without(saidApart),
  without(itself),
  without(byGoing),
  replacing(byMoving, (_, verb, place, rest) => "to".padEnd(verb.length) + place + blank(rest)),
  without(complained),
  without(commanding),
  without(crowned),
  without(confided),
  without(signedOff),
  withoutBehind(isOrdered, hushed),
  without(laughs),
  without(addressed),
  replacing(unretreated, (_, no, unit, rest) => blank(no) + unit + blank(rest)),
  without(unsaved),
  replacing(unitless, (words) => "disband it".padEnd(words.length)),
  replacing(cleft, (_, it, unit, that) => blank(it) + unit + blank(that)),
  without(doing),
  without(stressed),
  without(settled),
  without(lost),
  without(denied),
  without(notThere),
  withoutBehind(isOrdered, concluded),
  without(unbothered),
  without(notStaying),
  without(described),
  without(promised),
  without(cheers),
  without(prayers),
  without(owned),
  replacing(inTurn, (words, order) => {
    const from = words.indexOf(order);
    return `;${blank(words.slice(1, from))}${order}${blank(words.slice(from + order.length))}`;
  }),
  replacing(visited, (_, verb, place, rest) => "to".padEnd(verb.length) + place + blank(rest)),
  withoutBehind(isOrdered, anyway),
  withoutBehind(goes, notSitting),
  withoutBehind(goes, notHeld),
];

/** The text with such words blanked. */
export function withoutAsides(text: string): string {
  return changes.reduce((left, change) => change(left), text);
}
