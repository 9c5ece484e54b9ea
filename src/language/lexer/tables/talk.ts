/**
 * Everyday words that have no place in an order, in the normal form of names: nobody means a province or a verb
 * by them, however near the spelling of one is. What is a name or an order's word besides stays that too.
 */
import type { WordTable } from "./role.js";

export const talk: WordTable = {
  unknown: `k|kk|bed|bedtime|sleep|pub|shower|school|gym|shops|church|couch|sofa|movies|part|expected|
    expecting|sees|attends|sake|behalf|scratch|ask|bye|nvm|soz|sry|srry|tbh|imo|imho|btw|pal|dude|bro|asap|
    gg|np|able|dispositions|disposition|viele|vielen|aloud|bit|shuffling|about|above|ace|
    according|actual|ago|agree|agreed|agreement|alas|alive|ally|allies|almost|along|alright|
    although|always|am|among|amount|annoyed|answer|anybody|anyone|anything|apologies|apologise|
    apologize|apology|appeal|area|argh|around|art|asked|asks|away|bad|base|basically|beat|
    beautiful|begin|behind|believe|best|better|between|bless|board|bold|book|boring|bother|boy|
    brave|break|bring|brings|business|busy|call|called|came|careful|case|catch|cause|caught|
    center|centre|certain|certainly|chance|choice|choose|chose|clear|clever|close|come|coming|
    complete|confirm|confirmed|confused|could|crazy|damn|danger|day|days|deal|decide|decided|
    decision|delay|desk|difference|difficult|dinner|diplomacy|discuss|done|double|doubt|draw|
    dream|early|earlier|easy|email|end|enemy|enjoy|enough|entire|even|evening|ever|evil|exact|
    exactly|excited|excuse|explain|eye|face|fair|faith|far|fast|favour|favor|fear|feel|few|fight|
    fine|finger|fingers|fire|five|follow|fool|force|forever|forget|forgot|forgive|forward|found|
    free|friend|friends|front|fun|funny|future|gain|game|games|gamble|gave|get|gets|getting|give|
    given|gives|glad|gm|god|gone|goodbye|great|greedy|greetings|guess|guy|guys|half|hand|hands|
    happen|happens|happy|hard|hate|heart|hmm|honest|honestly|honour|hope|hopes|hour|hours|house|
    huge|hunch|idea|ideas|important|information|interesting|job|joke|joking|keen|kept|kid|kidding|
    kind|knew|knows|late|later|laugh|learn|least|leave|leaves|leaving|left|less|letter|lie|lied|
    lies|life|likely|line|list|little|long|longer|look|looking|looks|lost|lot|lots|love|lovely|
    luck|lucky|lunch|mail|main|many thanks|master|mate|matter|mean|means|meant|meanwhile|meet|
    mention|mess|message|met|might|mind|mine|minute|mistake|moment|monday|tuesday|wednesday|
    thursday|friday|saturday|sunday|morning|myself|name|near|nearly|neat|need|needed|needs|
    neighbour|neighbor|never mind|news|nice|night|nonsense|nothing|notice|nowhere|number|object|
    objects|oh|old|open|option|options|our|outside|own|page|pals|paper|past|peace|people|perfect|
    person|phone|piece|pity|plan|planned|plans|player|players|pleased|pleasure|point|poor|
    position|possible|post|power|powerful|pray|vive|viva|joins|join|joined|regrets|inform|informs|
    remind|reminds|announce|announces|prefer|present|pretty|prize|problem|prove|question|quick|
    quiet|quite|read|reading|ready|real|really|reason|receive|received|record|regret|remember|
    reply|report|result|revenge|right|risk|risky|root|row|rumour|rumor|run|safe|safely|safety|
    same as|saw|saying|says|school|score|second|secret|see|seeing|seem|seems|seen|send you|sense|
    sent|serious|seriously|set|several|shame|share|short|should|show|side|sides|sigh|sign|silly|
    simple|situation|slow|smart|smile|smooth|sneaky|some|somebody|someone|something|sometimes|
    soon|sort|space|speak|spend|spirit|spite|stabbed|stabber|start|started|state|still|story|
    strange|strategy|strong|stuff|stupid|such|sudden|suddenly|suggest|super|sure|surely|surprise|
    surprised|sweet|tactical|talk|talked|talking|teach|tell|tells|tempo|test|text|thank|thing|
    things|thinking|thinks|thought|threat|tight|time|times|tired|together|told|tonight|took|top|
    total|touch|tough|treat|treaty|trick|trouble|true|trust|try|turn|turns|twice|type|typo|unless|
    until|upset|usual|victory|view|waiting|wants|warm|was|waste|watch|way|weak|weather|week|
    weekend|welcome|whatever|whole|will|win|winner|wins|wise|wish|wishes|within|woman|wonder|
    wonderful|won|word|words|work|works|world|worry|worse|worst|worth|write|writing|wrong|wrote|
    yeah|year|years|yesterday|yet|young|your|yours|yourself|christmas|xmas|easter|birthday|merry|
    holiday|holidays|vacation|raining|rain|snow|snowing|sunny|running|hosting|organising|
    organizing|moderating|flight|flying|driving|travelling|traveling|airport|hotel|trip|wife|
    husband|kids|mum|dad|boss|colleague|office|meeting|internet|laptop|computer|website|deadline|
    deadlines|extension|moderator|judge|adjudicator|mistaken|negotiate|negotiating|negotiation|
    congratulations|congrats|hurray|hooray|woohoo|yay|hahaha|hehe|hihi|passt|rofl|lmao|whoa|wow|
    ouch|ugh|oof|phew|speaks|speaking|listens|listening|belongs|belonging|refers|referring|
    relates|relating|compares|comparing|leads|leading|owes|owing|sells|selling|appeals|appealing|
    clings|clinging|sticks|sticking|adds|adding|objecting|replies|replying|responds|responding|
    reacts|reacting|translates|points|pointing|giving|offers|offering|bows|bowing|yields|yielding|
    surrenders|surrendering|waves|waving|sings|singing|connects|connecting|threatens|threatening|
    promises|promising|borders|bordering|extends|extending|attaches|binds|swears|swearing|pledges|
    pledging|corresponds|applies|caters|pretends|consents|resorts|subscribes|succumbs|submits|
    whispers|shouts|whines|complains|apologises|apologizes|vice versa|viceversa|conversely|
    the other way round|the other way around|the other way about|vice|versa|cunning|brilliant|
    genius|mwahaha|muahaha|bwahaha|fantastic|excellent|awesome|amazing|terrible|awful|horrible`,
};
