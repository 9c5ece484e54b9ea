/**
 * Colourful ways to say what the other tables say plainly: `takes up residence in`, `bides its time`, `rides shotgun`.
 * Nobody who writes a plain word means one of these, so that no guess leads here.
 */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";
import type { WordTable } from "./role.js";

/** In a retreat they retreat, elsewhere they go. */
const withdrawing = "retires to|retires into|withdraws into";

/** What is done with a unit: `is reassigned to`, `gets its marching orders for`. */
const transfers = [
  joined(
    "is|are|gets|get|has been|is being|shall be",
    joined(
      `reassigned|redirected|redeployed|dispatched|posted|transferred|recalled|relocated|shifted|
        moved up|moved down|moved over|moved back|pulled back|brought up|brought back|promoted|
        let loose|unleashed|sent off|sent|sent back|ordered back|called back|sent down|sent up|
        sent over|sent out|marched off|marched`,
      "to|on|upon|into",
    ),
  ),
  joined(
    joined("is|are|has been|shall be", "told to|instructed to|asked to|commanded to|directed to"),
    "take|enter|attack|occupy|invade|go to|move to|move into|march to|sail to|sail into|march into",
  ),
  joined(
    "gets|get|has|have|has been given|is given|receives",
    `marching orders for|orders for|orders to enter|orders to take|orders to go to|
      orders to attack|orders to move to|its marching orders for|a transfer to|a ticket to|
      a train ticket to|a one way ticket to|a posting to|leave to enter|permission to enter`,
  ),
];

/** Ways to go that name no verb of motion: `takes up residence in`, `is bound for`. */
const errands = [
  joined(
    "is|are|be",
    `bound for|on its way to|on their way to|on his way to|en route to|en route for|off for|
      keen on|to be found in|ready for|making for|about to enter|about to take|about to attack`,
  ),
  joined(
    "take|takes|taking",
    `up residence in|up position in|up positions in|up quarters in|up its post in|post in|aim at|
      the short walk to|the road to|the train to|the high road to|a bath in|its chances in|
      its chance in|the war to|the fight to|charge of`,
  ),
  joined(
    "set|sets|setting",
    "its sights on|their sights on|its eyes on|up camp in|up shop in|up house in|foot in|sail into|sail in",
  ),
  joined(
    "make|makes|making",
    `port in|port at|a landing in|a landing at|landfall in|an appearance in|itself at home in|
      a nuisance of itself in|trouble in|sail for|sail to|camp in|its home in|a home in|
      its escape to|a stop in`,
  ),
  joined(
    "go|goes|going",
    `after|in for|to town on|and gets|and get|and takes|and take|and attacks|and occupies|
      sightseeing in|shopping in|next door to|for a ramble in|for a ride in|hunting in|fishing in|
      swimming in|on to|on into|calling on|and visits`,
  ),
  joined(
    wrapped`
      show|shows|turn|turns|pop|pops|drop|drops|settle|settles|dig|digs|wind|winds|end|ends|finish
      |finishes|pull|pulls|put|puts
    `,
    "up in|in at|down in|up at",
  ),
  joined(
    "does|do|tries|try",
    "its best against|its best in|their best against|its luck against|its worst in",
  ),
  joined(
    joined("has|have|having|takes|take|makes|make", "another|one more|a second|a new|a fresh|a"),
    joined("go|try|shot|stab|crack|bash|attempt", "at|for|on"),
  ),
  joined("has|have|got", "its eye on|its eyes on|their eyes on|designs on"),
  joined("pack|packs", "its bags for|their bags for"),
  joined(
    "takes|take|finds|find|seeks|seek",
    "refuge in|shelter in|sanctuary in|asylum in|cover in",
  ),
  joined(
    "turns tail|turn tail|backs off|back off|gets away|gets out of there|makes it|make it|escapes|regroups",
    "to|for|in|into",
  ),
  withdrawing,
  joined("show|shows", "the flag in"),
  joined(
    wrapped`
      force|forces|elbow|elbows|shoulder|shoulders|fight|fights|work|works|push|pushes|barge
      |barges|shoot|shoots
    `,
    "its way into|its way to|their way into",
  ),
  joined("come|comes|coming", "knocking at|knocking in|calling in|to rest in|down on|out into"),
  joined("knock|knocks|bang|bangs", "at|at the door of|at the gates of|on the door of|on"),
  joined(
    "leave|leaves|leaving",
    "port for|harbour for|harbor for|home for|town for|station for|its post for|its moorings for",
  ),
  joined("fancy|fancies", "a holiday in|a trip to|a swim in|a walk in|a walk to"),
  joined("help|helps", "itself to|themselves to"),
  joined("feel|feels", "like visiting|like a trip to"),
  joined(
    "and",
    joined(
      wrapped`
        gets off|jumps off|hops off|disembarks|lands|goes ashore|storms ashore|comes ashore
        |steps ashore|climbs ashore
      `,
      "in|at",
    ),
  ),
  joined(
    "off you go|you re off|you are off|get yourself|get thee|full steam ahead|forward",
    "to|into",
  ),
  joined(
    "gets|get",
    "a lift to|a ride to|a boat ride to|a boat trip to|a free ride to|a passage to|a lift into|stuck into",
  ),
  `says hello to|say hello to|joins the war in|join the war in|swoops down on|swoop down on|
    weighs in on|moves house to|changes address to|finishes the year in|ends the year in|
    spends the year in|spends the season in|will attempt|will try|shall try|will try for|
    shall try for|attempts|has its sights on|gobbles up|gobble up|swallows|swallow|snatches|
    snatch|nabs|nab|bags|pinches|wins back|takes back|retakes|retake|reoccupies|reoccupy|
    liberates|liberate|engages|probes|prods|pesters|annoys|annoy|harasses|harass|bothers|bother|
    bumps|hurries along to|shuffles along to|sallies forth into|ventures forth into`,
];

/** `stays on station`, `marks time` */
const staying = [
  joined(
    "takes|take|taking",
    "the season off|the turn off|the winter off|the summer off|no risks|no chances",
  ),
  joined(
    "stays|stay|remains|remain|keeps|keep|sits|lies|is|are",
    `docked|on station|at its station|at sea|out at sea|at sea where it is|
      out at sea where it is|on guard duty|on sentry duty|low|the course|within its walls|
      behind its walls|in its quarters|out of trouble|out of it|on the fence|on its haunches|
      happy where it is|fine where it is|comfortable where it is|content where it is|
      right as it is`,
  ),
  joined("keeps|keep|lies|lie", "station|low|its powder dry|watch where it is"),
  joined(
    "bides|bide|marks|mark|treads|tread|mans|man|minds|mind|fortifies|fortify|strengthens",
    wrapped`
      its time|their time|time|water|the walls|the fort|the shop|the ramparts|the barricades
      |its position|its positions
    `,
  ),
  joined(
    "enjoys|enjoy|admires",
    "the scenery|the sunshine|the sun|the weather|the peace and quiet|life where it is",
  ),
  joined(
    "refuses|refuse|declines|decline|has orders|is ordered|is told",
    "to hold|to stay|to stay put|to hold its position|to stay where it is|to sit tight|to move",
  ),
  joined("will not be|won t be|is not|isn t|are not", "going anywhere|budging"),
  joined("does not|doesn t|do not|don t", "move a muscle|lift a finger|leave its post"),
  `loiters|loiter|lingers|linger|dozes|hibernates|hibernate|entrenches|entrench|sticks|
    hangs tight|hang tight|bobs about|bobs about where it is|stops there|stops where it is|
    status quo|as you were|has a siesta|takes a siesta|is to be held|to be held|protects itself|
    is left alone|be left alone|hangs on by its fingernails|loafs about|lounges about|lazes about|
    vegetates|keeps its head down|keeps its position|keeps its ground|keeps quiet|keeps still|
    stands to|stands to arms|mans its post|remains as is|holds with all its might|
    hold with all their might|holds for dear life|holds at all costs|hold at all costs`,
  joined(
    "i keep|i ll keep|i leave|i ll leave|i am keeping|i m keeping",
    "at home|in place|where they are|where it is|put|alone|as they are|as it is",
  ),
];

const backing = [
  joined(
    "support is|the support is|support|supports|the support|help|backing|assistance",
    "provided by|supplied by|given by|furnished by|coming from|comes from|come from|is from",
  ),
  joined(
    "supported|helped|backed|aided|assisted",
    joined("in this|in that|in doing so|in it|therein", "by"),
  ),
  joined(
    "aided and abetted|supported by land|supported by sea|supported on land|supported at sea",
    "by|from",
  ),
  `for support we have|under the guns of|under the protection of|on the strength of support from`,
];

/** `obliges with support`, `riding shotgun`, `comes to the aid of` */
const helping = [
  joined(
    `seconds the|second the|sees to the|see to the|does the|takes care of the|contributes|
      contribute|obliges with|oblige with|follows up with|chips in with|pitches in with|
      weighs in with|comes in with|follows this up with|backs this up with|joins in with|
      tags along as|comes along as|goes along in|goes along with it in|acts as|serves as`,
    "motion|support|supports|supporting|backing|helping",
  ),
  joined(
    wrapped`
      riding|pushing|pushes|shoving|lending|pitching|chipping|helping|piling|watching|guarding
      |supplying|giving|providing
    `,
    `shotgun|from behind|a hand|support|its support|their support|a shoulder|their shoulders|in|
      out|in as support|in as supports|its flank|its back|its rear|cover|covering fire|
      the support|backup`,
  ),
  joined(
    joined("comes|come|goes|go|rushes|rush|hurries|springs", "to the"),
    joined("aid|help|assistance|defence|defense|rescue|support", "of"),
  ),
  joined(
    "throws|throw|puts|put|has|lends",
    "its weight behind|their weight behind|its full weight behind|all its weight behind",
  ),
  joined(
    "watches|watch|has|covers|cover|guards|guard|got",
    joined("its|his|her|the|their", "back|flank|rear"),
  ),
  joined(
    "provides|provide|gives|give",
    joined("covering fire|cover|covering support|backing|assistance|moral support", "for|to"),
  ),
  `looks after|stiffens|props|goes to bat for|stands by|stands with|vouches for|vouches for it|
    makes sure it does|makes sure of it|sees it through|see it through|holds its hand|
    lends its support to|has its back|keeps it company|is the prop for|comes out in support of|
    moves in support of|stays to support|stays in support of|is there to support|
    is on hand to support|does its bit for|gives its blessing to|joins in to support`,
];

/** `hitches a ride on`, `boards`: between an army and the fleets that carry it. */
const carried = [
  joined("by|via|per|under", joined("convoy|a convoy", "of|by|from|with|through")),
  joined(
    "hitches|hitch|thumbs|gets|takes|catches|bums",
    joined("a ride|a lift|a passage|passage|ship|the boat", "on|with|from|aboard"),
  ),
  joined(
    `boards|embarks|embark|goes aboard|go aboard|goes on board|climbs aboard|hops aboard|
      jumps aboard|jumps on|hops on|gets on|climbs on|rides on|ride on|riding on|sails aboard|
      travels aboard|travels on`,
    "|on|in|with|at",
  ),
  joined(
    wrapped`
      dropped off|fetched|evacuated|rowed|floated|shuttled|brought there|taken there|carried there
      |convoyed there
    `,
    "by",
  ),
];

/** `gives the army a lift`, `plays ferryman for` */
const carrying = [
  joined(
    "provides|provide|providing|gives|give|giving|lends|offers|supplies",
    joined(
      "|the|it|the army",
      "transport|transportation|boats|the boats|ships|the ships|a lift|a ride|the ride|passage|the lift",
    ),
  ),
  joined(
    "plays|acts as|serves as",
    joined(
      "ferry|ferryman|a ferry|the ferry|a bridge|the bridge|taxi|a taxi|transport|the transport",
      "|for|to",
    ),
  ),
  joined(
    "gives|give|provides|provide|offers",
    joined("a lift|a ride|passage|a passage|transport", "to|for"),
  ),
  "rowing|convoying it|carrying it|carrying|evacuates|evacuate",
];

const building = `launches|launch|produces|produce|produced|delivers|deliver|conscripts|conscript|musters|muster|
  enlists|enlist|mobilises|mobilise|mobilizes|mobilize|turns out|turn out|brings forth|is born|
  are born|appears|appear|springs up|goes up in|goes up at|go up in|spring up|rises up|rise up|
  is raised|are raised|is launched|rolls out|sees the light|is to be built|will be built|is built|
  are built|is formed|are formed|forms|form|equips|fits out|churns out|let there be`;

const removing = [
  joined(
    "is|are|gets|get|will be|shall be|must be|has been|have been",
    `struck off the rolls|struck off|sent home|pensioned off|paid off|surplus|
      surplus to requirements|no more|history|no longer needed|not needed any more|not needed|
      given up|for the scrapheap|taken off the map|taken from the board`,
  ),
  joined(
    "pull|pulls|take|takes|strike|strikes|remove|removes|lift|lifts|knock",
    "away|off the board|off the map|from the board|from the map",
  ),
  `decommission|decommissions|demob|demobs|hangs up its boots|lays down its arms|
    lay down their arms|starves|sink|sinks|goes under|goes down with all hands|goes off the board|
    goes off the map|gives up the ghost|evaporates|melts away|ceases to exist|off come|off comes|
    say goodbye to|says goodbye to|wave goodbye to|i can spare|we can spare|can spare|send home|
    sends home|pack up|packs up|packs it in|pension off`,
];

const waiving = [
  joined(
    "forgo|forego|pass up|i ll forgo|i ll pass up",
    "|the build|my build|my builds|both builds|the other build|the second",
  ),
  joined(
    "keep|keeping|hold",
    joined(
      "my build|my builds|the build|the builds|it|them",
      "in reserve|in hand|in the bank|back",
    ),
  ),
  joined(
    "the second|the second build|the other|the other build|the last|the third",
    "i ll pass up|i pass up|i ll forgo|i don t want",
  ),
  "no build for me|no builds for us|no build for us|nothing this winter|nothing this year",
];

export const sayings: WordTable = {
  arrow: [...transfers, ...errands].join("|"),
  hold: staying.join("|"),
  backing: backing.join("|"),
  support: helping.join("|"),
  "ferried-by": carried.join("|"),
  convoy: carrying.join("|"),
  build: building,
  remove: removing.join("|"),
  waive: waiving.join("|"),
  retreat: withdrawing,
};
