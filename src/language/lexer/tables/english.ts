/** The words of orders in English, in the normal form of names. Names are not here: they come from the board. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";
import type { WordTable } from "./role.js";

/**
 * Words by what they can be. Under `doubt` and `unknown` stand everyday words that have no place in an
 * order, and must not be taken for misspelt names: `not` is no Norway.
 */
export const english: WordTable = {
  army: "a|amy|cannon|armee|ejercito|esercito|armata|leger",
  fleet: "f|flt|flotte|flota|flotta|vloot",
  hold: [
    joined(
      joined(
        "the one|the two|the three|the four|the five|the ones|the units|those|what|all|all that",
        "i keep|i m keeping|i will keep|i ll keep|i want to keep|i would keep|i d keep|we keep",
      ),
      "is|are",
    ),
    `h|hld|hold|holds|holding|std|stand|stands|standing|stay|stays|staying|remain|remains|keep|
      keeps|halt|halts|no order processed|no orders processed|no order|defend|defends|sit|sits|
      sitting|no move|no moves|no movement|no movement there|no move there|no moves there|at ease|
      at rest|stands at ease|hold out|holds out|holding out|to hold out|not moving|not to move|
      not going anywhere|does nothing|doing nothing|nothing to do but stand guard|
      has nothing to do but wait|do nothing|digs in|dig in|garrison|garrisons|xxx|waits|maintain|
      maintains|rests|does not move|doesn t move|just hold|just holds|just stay|just stays|
      just sit|just sits|no change|defends itself|defend itself|does not do anything|
      doesn t do anything|doesnt do anything|do not do anything|don t do anything|
      dont do anything|isn t moving|is not moving|guard|guards|freeze|freezes|chill|chills|
      chilling|relax|relaxes|relaxing|on hold|is on hold|are on hold|just chills|chills out|
      chill out|vibes|vibe|vibing|naps|napping|hangs out|hang out|hanging out|kicks back|
      kick back|snoozes|lurks|loafs|lounges|babysits|sits this one out|sit this one out|
      sits it out|parks|stays chill|stay chill|stays stand|stay stand|stays standing|holds still|
      keeps still|keep still|idle|idles|camps|camps out|will not move|won t move|shall not move|
      is not to move|are not to move|is holding|are holding|stays on|holds on|hangs on|
      hang on for dear life|hangs on for dear life|clings on|as they are|as they stand|as is|
      as it is|hunkers down|hunker down|in place|stays in place|stay in place|stays on the board|
      stay on the board|remains on the board|remain on the board|stays on the map|stay on the map|
      survives|survive|lives on|live on|bunkers down|bunker down|stationary|is stationary|
      are stationary|is kept|are kept|is spared|are spared|gets to stay|get to stay`,
  ].join("|"),
  arrow: `m|mto|cto|to|into|move|moves|moving|goes|go|going|attack|attacks|attacking|taking|capturing|
    conquering|occupying|advance|advances|enter|enters|invade|invades|march|marches|sail|sails|
    head|heads|proceed|proceeds|travel|travels|fall back|falls back|fall back to|falls back to|
    pull back|pulls back|pull back to|pulls back to|back to|go back to|goes back to|return|
    returns|return to|returns to|onto|this move|that move|the move|this attack|that attack|
    the attack|the same move|its move|its attack|the advance|hyphen|toward|towards|in to|on to|mv|
    off to|heads for|head for|heads to|leaves for|in taking|in attacking|in its attack on|
    in its move to|in moving to|against|can have|may have|take over the place in|
    takes over the place in|tries to take|tries to enter|tries for|tries to move to|
    tries to move into|tries to get to|tries to get into|attempts to take|attempts to move to|
    attempts to enter|put|puts|fill|fills|kindly move|kindly send|attempts to attack|are to|
    is off to|heads off to|sets off for|sets sail for|pokes|stabs|stab|flees to|escapes to|
    flee to|escape to|runs to|sails round to|sails around to|moves across to|moves up into|
    moves down into|moves up to|moves down to|moves over to|withdraws to|withdraws into|
    withdraw to|withdraws back to|takes over|take over|taking over|moves on|to get to|to get into|
    to go to|to go into|to move to|to move into|to reach|to enter|to move|to attack|send|sends|
    take|takes|capture|captures|conquer|conquers|occupy|occupies`,
  from: "from|with|w",
  bring: wrapped`
    bring|brings|bringing|escort|escorts|escorting|take|takes|taking|lift|lifts|deliver|delivers
    |shuttle|shuttles|picks up|pick up
  `,
  whence: "from|out of|coming from",
  support: [
    joined(
      joined(
        "help|helps|helping|aid|aids|assist|assists|back|backs|support|supports",
        "it|him|her|them|that",
      ),
      "do so|to do so|do that|do it|in doing so|in|there|get there|to get there|get in|to get in|succeed",
    ),
    joined(
      "back|backs|backing",
      "the attack|the move|this attack|that attack|this move|that move|the advance",
    ),
    joined(
      "back|backs|backing|prop|props|shore|shores",
      joined("that|it|him|her|them|this|these", "up"),
    ),
    joined("help|helps|helping", joined("that|it|him|her|them|this|these", "along|out")),
    joined("both|all", "back"),
    joined("i|we|ll|i ll|we ll|will|shall|should|must|has to|have to|is to|are to", "back"),
    joined(
      "does|do||handles|handle",
      "the supporting|the helping|the backing|the cheering|the pushing",
    ),
    joined(
      "is|being|as||will be",
      joined("the one", joined("that|who|which|to", "supports|helps|backs|support|help|back")),
    ),
    joined(
      "is|are|acts as|act as|serves as|serve as",
      wrapped`
        the helper|the supporter|the supporters|its helper|its supporter|helper|supporter
        |in on it as supporter|in on it|on support duty
      `,
    ),
    joined(
      "join|joins|joining|come|comes|coming|chip|chips|chipping|weigh|weighs|weighing",
      wrapped`
        in with support|in with its support|in with their support|in supporting|in as supporter
        |in as supporters
      `,
    ),
    "pushes from behind|push from behind|pushing from behind",
    joined("help|helps|helping", joined("with|out with", "it|that|this")),
    joined(
      "sees to it|see to it|seeing to it|makes sure|make sure|ensures|ensure",
      joined(
        "that|",
        "it works|it succeeds|it gets in|it gets there|it goes through|he gets in|he gets there",
      ),
    ),
    "does the same for|do the same for|provides the support|helps out|help out|pitches in|chips in",
    `s|sup|supp|supports|support|supporting|in support of|support for|covers|looks after|
      reinforces|reinforce|sprt|spt|spts|protects|protect|backs up|back up|supports the move by|
      supports the attack by|supports attack by|supports move by|supports the advance of|
      supports the move of|supports the attack of|supports move of|supports attack of|
      supports movement of|aid|aids|assist|assists|assisting|aiding|reinforcing|backs|backing|
      help|helps|helping|shields|shield|shielding|bolsters|bolster|props up|shores up|backstops|
      stands behind|stand behind|seconds|seconding|safeguards|watches over|assistance`,
  ].join("|"),
  convoy: [
    joined(
      wrapped`
        helps|help|takes|take|gets|get|carries|carry|brings|bring|ships|ship|ferries|ferry|convoys
        |convoy|sees|hauls
      `,
      joined(
        "it|him|her|them|that one",
        "across|over|all the way|over the water|across the water|across the sea",
      ),
    ),
    joined(
      "does|do|doing|handles|handle|handling|provides|provide|providing",
      wrapped`
        the convoying|the carrying|the convoy|the ferrying|the transport|the transporting
        |the shipping|the lifting
      `,
    ),
    joined("carrying|bringing|ferrying|shipping|transporting|taking", "it|him|her|them"),
    "conv|convs|cnv|c|convoy|convoys|convoying|t|transport|transports|ferry|ferries|carry|carries|cvy|ff",
  ].join("|"),
  via: [
    `via|by|convoy|via convoy|by convoy|via sea|by sea|by fleet|through|over|using convoy|
      with convoy|via c|via conv|by convoy via|via convoy of|convoyed via|by way of|
      by ship|by boat|across|convoy via|per convoy`,
    joined(
      "via|by|by way of|through|over|using|with|on|by means of",
      "the convoy|that convoy|this convoy|a convoy",
    ),
  ].join("|"),
  ferrying: joined(
    "|is|are|gets|is being|being|is to be|will be",
    joined(
      wrapped`
        convoyed|shipped|ferried|carried|transported|lifted|taken|dropped|landed|put ashore
        |set down|brought|brought home|delivered
      `,
      "|over|across|back|down|up",
    ),
  ),
  supported: [
    joined(
      "is|are|gets|be|being|is to be",
      `propped up by|shored up by|reinforced by|bolstered by|seconded by|sustained by|
        given support by|given a hand by|supported by|backed by|backed up by|helped by|
        protected by|covered by|assisted by|aided by|defended by`,
    ),
  ].join("|"),
  "initial-r": "r",
  retreat: [
    "r|rto|rets|retreat|retreats|retreating|retire|retires|withdraw|withdraws|ret|rtr",
    joined("gets|get|has been|have been|being", "retreated|retreated to|withdrawn|withdrawn to"),
    joined(
      "beats|beat",
      "a retreat|a hasty retreat|a retreat to|a hasty retreat to|a retreat into",
    ),
    joined("decides to|chooses to|elects to", "retreat|retreat to|retreat into|withdraw to"),
  ].join("|"),
  convert: "convert|converts|converted|become|becomes|turns into|change into|changes into",
  others: [
    `the remainder|remainder|everything i have left|everything i ve got left|all others|
      all other units|all other|all the others|all the rest|the rest|rest|others|other units|
      everything else|everyone else|everybody else|remaining units|all remaining units|
      all remaining|all units|all else|the others|the other units|all my units|all my other units|
      all|the other|my other|the other one|the second one|the third one|second one|third one|
      the last one|last one|the second build|second build|the third build|the last build|
      the remaining build|the other build|every|every single|each and every|all of my|all of the|
      every one of my|the remaining units|the remaining ones|remaining ones|the remaining|
      the others all|the rest of them|all the rest of them|the others of them|the rest of my lot|
      the rest of the lot|everything|everyone|everywhere|across the board|all round|all around|
      everybody|remaining|all of them|them all|all my armies and fleets|all my other units|
      everything i ve got|everything i have|everything i have got|everything i own|all i ve got|
      all i have|all i have got|all i own|all my guys|all my men|all my boys|all my pieces|
      all pieces|all guys`,
    joined(
      joined(
        wrapped`
          what|all of what|all that|whoever|whatever|whichever|anything|anyone|anybody|everything
          |everyone|any unit|any units|all units|units|those|the ones|mine|all|all mine
          |whatever else
        `,
        "|that|which|who|unit|units",
      ),
      wrapped`
        is left|s left|are left|left over|is left over|remains|i forgot|i forget|i have forgotten
        |i ve forgotten|unmentioned|not listed|aren t mentioned|are not mentioned|isn t mentioned
        |is not mentioned|not mentioned|not named|not mentioned above|i haven t mentioned
        |i have not mentioned|i did not mention|i didn t mention|without orders|without an order
        |with no orders|with no order|not ordered|not ordered above|has no order|have no order
        |have no orders|is unordered|isn t listed|aren t listed
      `,
    ),
  ].join("|"),
  number: "one|two|three|four|five|six|seven",
  separator: wrapped`
      and|with one exception|with a single exception|with one small exception|except that
      |as well as|then|also|while|whilst|plus|und|et|y|comma|so|after
    `,
  heading: `final|final orders|my final orders|definitive|for this turn|for this season|for this phase|
    orders|order|results|retreat results|spring|summer|fall|autumn|winter|movement|movements|
    retreats|adjustments|adjustment|phase|turn|season|year|for|builds|removals|moves|here|
    here goes|here goes nothing|here goes everything|here we go|here are|here is|these are|
    this is|this turn|this season|this phase|follow|as follows|below|find|attached`,
  "taken-by": [
    "gets a visit from|receives a visit from",
    joined(
      joined(
        "|gets|is|will be|to be|is to be|shall be|is being|gets to be|must be",
        wrapped`
          attacked|assailed|forced|entered|invaded|taken|besieged|attempted|occupied|captured
          |conquered|seized|hit|struck|stormed|raided|assaulted|visited|reoccupied|retaken
          |recaptured|liberated
        `,
      ),
      "by|from|out of",
    ),
  ].join("|"),
  stop: `period|exclamation mark|exclamation point|new paragraph|next order|full stop|semicolon|new line|
    newline|next line`,
  prefix: `for now|as agreed|as we agreed|as discussed|as promised|as planned|as before|as usual|ok|
    final|final orders|my final orders|definitive|for this turn|this turn|for this season|
    this season|for this phase|order|orders|my order|ordering`,
  both: "both|each",
  mutual: `each other|eachother|one another|mutually|sich gegenseitig|gegenseitig|einander|elkaar|a vicenda|
    mutuamente|mutuellement|l un l autre`,
  with: "with|w|avec|mit|met|con|com",
  nobody: wrapped`
      nobody|no one|none|noone|nothing else|no one else|nobody else|noone else|nothing more
      |no other unit|no other units|none of the others|nessuno|niemand|niemandem|personne|nadie
      |ninguem
    `,
  "all-but": `excepted|excluded|ausgenommen|uitgezonderd|with the exception of|with the sole exception of|
    with the only exception of|barring|save for|other than|excluding|aside from|behalve|ausser|
    außer|bis auf|mit ausnahme von|hormis|sauf|excepte|a l exception de|excepto|eccetto|tranne|
    menos|a parte|exceto|except for|except|apart from|excepting|all my units but|all but|
    all except|everything but|everyone but|everybody but|everything except|everyone except|
    all except for|everyone except for|everything except for|all apart from|everything apart from|
    everyone apart from|everybody apart from|everybody except|all units except|all units but|
    all units except for|all my units except|all others except`,
  and: "and|as well as|plus|und|et|y",
  reference: [
    joined(
      "same|the same|likewise|ditto|same again",
      "for|for the|goes for|goes for the|with|with the",
    ),
    joined("does|do", "that|just that|exactly that"),
    `does the same|do the same|does the same too|does likewise|does so too|does too|do too|
      does as well|does so as well|does the same for now|do the same for now|latter|the latter|
      steps into its shoes|step into its shoes|that one|this one|that unit|takes their spot|
      fills in|replaces it|replaces him|follows|follows it|follows up|follows on|it|same|the same|ditto|this|that|them|
      this move|that move|the move|this attack|that attack|the attack|the same move|same move|
      its move|its attack|likewise|dito|them both|him|her|the above|
      the former|the foregoing|the aforementioned`,
    joined(
      "take|takes|taking|fill|fills|filling|takes over|take over|occupies|occupy",
      "its place|his place|her place|their place|its spot|his spot|its berth|its post|its seat|the gap",
    ),
    joined(
      joined(
        "comes|come|moves|move|steps|step|goes|go|marches|march|sails|sail|rolls|shifts",
        "to|down to|up to|over to|in to|across to|along to|round to",
      ),
      joined(
        "take|fill|plug|close|replace",
        "|it|its place|his place|its spot|the gap|the hole|the space",
      ),
    ),
    joined(
      wrapped`
        follow|follows|following|step|steps|move|moves|slide|slides|slip|slips|come|comes|go|goes
        |march|marches
      `,
      "into its place|in its place|into his place|into the gap|into its spot|into its footsteps",
    ),
    joined(
      joined(
        wrapped`
          steps|moves|slides|comes|goes|follows|fills|slips|marches|rolls|pulls|shifts|closes
          |falls|pulls up|moves up|comes up|step|move|follow|moving|moving up|coming|coming up
          |stepping|sliding|slipping|filling
        `,
        "|in|along|right|straight",
      ),
      joined("behind|in behind|right behind|just behind|after", "|it|him|her|them|that"),
    ),
  ].join("|"),
  reason: `that s for sure|thats for sure|so do that|so let s do that|so let us do that|so that it is|
    so that s it|so be it|no retreat|no retreats|no surprises|no surprise|no more surprises|
    no more tricks|no tricks|no changes|no news|no drama|no fuss|no experiments|no hard feelings|
    no offence|no offense|no worries|no problem|nothing new|nothing fancy|with pleasure|
    with regret|with regrets|with a heavy|with great|with a smile|with all due|with love|
    with apologies|with thanks|with joy|with best|with some luck|with a bit of|seeing as|
    seeing how|thereby|whereby|although|though|while we|while he|while they|as he|as she|as they|
    as we|as long planned|as per usual|at last|at long last|let s see|let see|let us see|
    let s hope|let hope|fingers crossed|good luck|cheers|thx|because|cuz|coz|cos|cus|bcuz|becuz|
    bcz|bcos|bc|since|that s it|thats it|that s all|thats all|that is all|that will be all|
    that ll be all|as agreed|as we agreed|as discussed|as promised|as planned|as before|as usual|
    as per|in order to|so that|so as to|
    that way i|this way i|which lets me|which allows me|which gives me|hoping|hopefully|
    instead of|rather than|hence|to annoy|
    to keep out|to cover|to block|to prevent|to stop|to help|to protect|to fill the gap|
    to fill in|to close the gap|to plug the gap|to plug the hole|to take its place|to replace it|
    to back it up|to follow up|to be safe|to be on the safe side|to guard|to defend|to bounce|
    just in case|thanks to|just to be|only to be|just to see|only to see|just to annoy|
    just to show|just to spite|just to tease|just to make|just to keep|which should|which will|
    for now|as a|in case of trouble|in case of attack|in case of need|in case of surprises|
    in case of emergency|in case of problems|in case of an attack|in case of doubt|to keep|to get|
    to cut|to make|to give|to gain|to secure|to see if|cutting|keeping|protecting|expecting|
    with no support|no support needed|no support necessary|no support required|without support|
    without any support|gets no support from anyone|gets no support|gets no help|
    receives no support|receives no help|has no support|with no help|unaided|unassisted|unhelped|
    unsupported as well|on its own|without help|without any help|without aid|unsupported|
    after that|afterwards|trying to|given that|now that|seeing that|considering|so he|so they|
    so i|for the|like we|like i|per our|per your|ok|okay|lol|haha|for sure|as you|as i|
    for no particular|for no reason|for no good|for no special|despite|in spite of|regardless of|
    bounce or no bounce|neither of them|neither of which|neither of those`,
  past: wrapped`
    fails to|failed to|bounced|failed|succeeded|moved|attacked|held|advanced|marched|sailed|went
    |tried|was|were|had|processed
  `,
  noise: [
    joined(
      joined("take|takes|taking|catch|catches|board|boards", "|a|the"),
      "ship|ships|boat|boats|ferry|steamer|transports",
    ),
    joined("the garrison|garrison|the men|the crew|the troops", "of|in|at"),
    joined("up|down|over|out|standing|stationed|currently|presently", "in|at"),
    joined(
      joined("i|we", "|ve|have|had"),
      joined(
        "keep|kept|have|got|left|put|built|own|sent|placed|parked|stationed",
        "in|at|to|up in|down in|over in",
      ),
    ),
    `i ll have to|we ll have to|i have to|we have to|order is|orders are|task is|job is|
      mission is|mark|uh|uhh|uhm|umm|erm|err|we the undersigned|the undersigned|direct that|
      hereby direct that|hereby direct|hereby order that|order that|command that|decree that|
      it is hereby ordered that|put down|mark down|note down|write down|of ours|of mine|
      to be built|to be raised|to be placed|overland|over land|on land|by land|via land|by road|
      on foot|duce|general|prince|princess|commander|minister|prime minister|field marshal|own|
      the|gonna|im gonna|im gonna do|i m gonna|i m gonna do|gonna do|imma|imma do|im doing|i m doing|im going to do|
      i m going to do|i am going to do|i d|we d|i d have|i would have|we d have|we would have|i d rather|i would rather|
      we d rather|we would rather|i prefer to|i d prefer to|we prefer to|out of the way|
      in the harbour|in harbour|my|our|in|at|on|of|please|pls|plz|just|okay so|i think we ll|
      i think i ll|i think|i reckon we ll|i reckon i ll|i reckon|we reckon|i suppose|i figure|
      i guess|i guess i ll|so i think|now|simply|this year|this winter|this time|who is|that is|
      that s|which is|currently|once more|after all|all on its own|all on his own|all on her own|
      all on their own|will|shall|should|must|is|are|unit|an|its|kindly|kindly see to it that|
      see to it that|see that|make sure that|make sure|ensure that|ensure|thanks|majesty|sultan|
      tsar|czar|kaiser|king|queen|emperor|empress|pope|doge|archduke|president|admiral|marshal|
      chancellor|excellency|grand|lone|lonely|poor|invincible|magnificent|valiant|gallant|heroic|
      victorious|glorious|brave|mighty|royal|imperial|proud|loyal|good old|trusty|thank you|i|we|
      would like|want|let|have|ordered|units|defaults|be|i ve decided to|i have decided to|
      i decided to|we ve decided to|we have decided to|decided to|i play|i ll play|we play|
      as well|i ll|ill|we ll|i d love|i d love to|we d love|i would love|i fancy|i wanna|
      i d love for|i would love for|i d like for|i want for|put me down for|mark me down for|
      put us down for|note me down for|sign me up for|you can put me down for|i m down for|
      i d like|i d like to|i should like|i should like to|we should like to|i wish|we wish|
      i do wish|i wish for|we wish for|i want to|i am going to|i m going to|we re going to|lets|
      finally|again|definitely|directly|quickly|obviously|obvs|obv|obvi|ofc|naturally|of course|indeed|anyway|use|
      using|i hereby order|hereby order|hereby command|i hereby command|i command|we command|
      i hereby decree|hereby decree|hereby instruct|i hereby instruct|let us do|i ll need|
      we ll need|off we go|there we go|now it just|now it simply|now it only|it is just|it ll be|
      i have left|we have left|i ve got left|we ve got left|i ve got|we ve got|i still have|
      we still have|my answer is|my reply is|the answer is|so my answer is|if you please|
      if you would|if you will|if you would be so kind|if you d be so kind|if you don t mind|
      if i may|if we may|itself|himself|herself|themselves|it s going to be|i order|hereby|
      i m moving|i am moving|i m sending|i am sending|i m holding with|let do|lets do|i ll do|
      go with|going with|i ll go with|we ll go with|let go with|can you|could you|would you|
      bounce|bounces|void|dislodged|disrupted|fails|succeeds|supply|centers|make|let us|today|
      okay|well|also|up|hi|hello|hey|i do|we do`,
  ].join("|"),
  doubt: `not moving anything|not moving anyone|not moving anybody|not|no|never|don|dont|cannot|if|
    unless|or|but|else|instead|cancel|ignore|maybe|perhaps|tentative|tentatively|provisional|
    provisionally|preliminary|probably|possibly|tbd|tbc|undecided|hardly|torn|torn between|
    in two minds|of two minds|debating|hesitate|hesitating|hesitant|once|as soon as|whenever|
    hypothetically|in theory|in spring|in the spring|in fall|in the fall|in autumn|in the autumn|
    in winter|in the winter|next spring|next fall|next autumn|next winter|not sure|assuming|
    provided|suppose|supposing|otherwise|nope|nah|forget it|forget that|forget this|nvm|
    never mind|scrap that|scrap it|scratch that|scratch it|strike that|jk|just kidding|kidding|
    joking|only joking|just joking|not really|undo|cancelled|canceled|void that|should i|in case|
    as long as|either|neither|without|until|wait|when|whether|only|first|before|after`,
  unknown: `join forces|joins forces|joining forces|everything on land|everyone on land|everybody on land|
    everything at sea|everyone at sea|everything else on land|everything else at sea|these|those|
    there|you|your|he|she|they|them|me|us|his|can|could|may|might|do|does|did|has|been|what|which|
    who|why|how|where|yes|dear|say|said|know|think|good|some|any|more|most|much|many|next|last|
    other|another|such|than|too|very|out|up|down|hold on|next turn|next season|next year|
    last turn|last season|for later|promised|expect|expects|tomorrow|day|week|regards|sorry|sry|soz`,
};
