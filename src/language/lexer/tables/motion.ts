/**
 * Verbs of motion with the prepositions that follow them: `heads for`, `marches on`, `sails over to`. They
 * say no more than a dash does, and are arrows to the grammar.
 */
import { regex, wrapped } from "../../../util/index.js";
import { joined, listed, withPrepositions } from "./forms.js";
import type { WordTable } from "./role.js";

/** Stems, to which the endings of the third person and of `-ing` are added. */
const regular = `move|head|sail|steam|proceed|travel|advance|march|attack|invade|enter|strike|charge|ride|roll|
  push|shove|pull|nudge|press|strike|assault|assail|besiege|raid|storm|walk|cross|shift|relocate|
  transfer|redeploy|swing|sneak|slide|slip|step|come|grab|snag|steal|claim|target|visit|return|
  retreat|withdraw|drive|hit|bounce|jump|hop|dash|cruise|stroll|wander|race|hurry|paddle|stalk|
  creep|crawl|trek|hike|barge|expand|continue|aim|tiptoe|scurry|sally|gallop|burst|counterattack|
  counter attack|leap|settle|explore|dock|shuffle|flood|recapture|reclaim`;

/** Stems that mean something else, or nothing, when they stand alone. */
const casual = `flee|escape|slink|limp|back off|duck|bail|scoot|scuttle|blast|plough|plow|zoom|lunge|break|
  wheel|pivot|reposition|edge|dive|poke|drop|squeeze|venture|trudge|tramp|sweep|drift|swarm|pour|
  waltz|saunter|amble|trot|canter|sprint|bolt|float|glide|veer|stream|flow|parade|migrate|
  converge|journey|wade|swoop|descend|thunder|sidle|skirt|thrust|surge|stride|land|fly|hasten|pop|
  nip|zip|breeze|slog|toddle|rumble|stomp|shoot|hobble|bumble|skip|skedaddle|scurry|mosey|trundle|
  scramble|hustle|hurtle|hare|steal|lumber|sneak|bustle|bimble|potter|romp|blunder|barge|tack|row|
  punt|chug|turn|dip|shuttle|bob|spring|drop down|back up|venture forth|push off|ship out|
  pull out|set out|barrel|stampede|plunge|tumble|spill|fan out|hightail|wend|nose|ghost|march off|
  push on|press on|carry on|sail off|head off|thrust|strike out`;

/** Forms that no ending makes. */
const irregular = wrapped`
  go|goes|going|run|runs|running|run away|runs away|runs off|goes off|get|gets|getting|makes it
  |make it|winds up|ends up|wind up|end up|heads north|heads south|heads east|heads west|heads up
  |heads down|heads over|comes up behind|coming up behind|comes in behind|coming in behind
  |comes up|coming up|moves in behind|moves up behind|makes its way|make their way|pounce|pounces
  |pouncing|fights its way|heads out|heads back|sets out|puts out|put out|is heading|is going
  |is moving|rushes|rush|pushes|presses|crosses|dashes|makes|make|switch|switches
`;

const bids = joined(
  "make|makes|making",
  joined(
    wrapped`
      the attack|an attack|the assault|an assault|the move|a dash|a run|a break|a beeline|a play
      |a grab|a bid|a push|a move|a thrust
    `,
    "for|to|into|at|on|upon|against",
  ),
);

const wanted = joined(
  joined(
    "i want|i d like|i would like|i need|we want|we need|want",
    "it|him|her|that one|this one|them",
  ),
  "in|at|to go to|to move to|to be in|over in|out in|up in|down in",
);

/** `throws itself on Burgundy` */
const onslaughts = joined(
  joined(
    "throw|throws|hurl|hurls|fling|flings|launch|launches|cast|casts|betake|betakes",
    "itself|himself|herself|themselves",
  ),
  "on|upon|at|against|into|onto|in|to",
);

/** `gets itself down to Rome` */
const errands = joined(
  joined("get|gets|take|takes|drag|drags|haul|hauls|move|moves|shift|shifts", "itself|themselves"),
  joined("|down|up|over|back|across|out|off", "to|into"),
);

const gaps = joined(
  "plugs|plug|plugging|fills|fill|filling|closes|close|closing",
  joined("the gap|the hole|in|in behind|in behind it|behind|up", "at|in"),
);

const voyages = joined(
  "puts to sea|put to sea|puts out to sea|put out to sea|weighs anchor|weigh anchor|hoists sail|casts off",
  "for|to|into|in",
);

const trips = joined(
  "take|takes|taking|go for|goes for|make|makes|making",
  joined(
    wrapped`
      a stroll|a walk|a trip|a hike|a ride|a march|a cruise|a jaunt|a tour|a swim|a drive|a step
      |a hop|a jump|a journey|a detour|an excursion|a little trip
    `,
    "to|into|over to|down to|up to",
  ),
);

/** Alone they take a unit off the board: `Finland has to go`. */
const leave = "has to go|have to go|must go|needs to go|need to go|has got to go";

const landings = joined(
  joined(
    "and",
    "lands|land|drops|drop|puts|put|sets|set|delivers|deliver|dumps|unloads|takes|carries|brings",
  ),
  joined(
    "it|them|him|her",
    "in|at|to|into|on|ashore in|ashore at|off in|off at|down in|over to|across to|over in",
  ),
);

const crossings = joined(
  "over|across",
  joined("the water|the waters|the sea|the seas|the waves|the strait|the straits", "to|into"),
);

const tries = joined(
  joined("have|has|take|takes|gets|get", "a"),
  joined("go|crack|stab|try|shot|swing|pop|punch|bite|look|peek", "at"),
);

/** `replaces it in Denmark`: where the unit stood that goes. */
const reliefs = joined(
  "replace|replaces|replacing|relieve|relieves|succeed|succeeds|take over from|takes over from",
  joined("it|him|her|them", "in|at"),
);

/** Where to is said before: `Paris is open, so Burgundy goes in`. */
const thither = joined(
  "goes|go|moves|move|steps|step|walks|walk|marches|march|sails|sail|comes|come",
  "in|in there|right in|straight in",
);

/** Which of several that attack together does: `Picardy being the one that goes in`. */
const leading = joined(
  "is|being|as|will be|has to be",
  joined(
    "the one|the unit|the army|the fleet",
    joined(
      "that|who|which|to",
      "moves|goes|goes in|actually goes in|attacks|leads|walks|enters|marches|go|move|attack|lead|go in",
    ),
  ),
);

/** `moves up to fill Serbia's place` */
const successions = joined(
  joined("moves|steps|comes|slides|slips|goes|rolls|marches|sails", "|up|down|over|in|across"),
  "to fill|to take over|to plug|to occupy",
);

/** Alone they take it off the board: `The fleet can go home to Edinburgh`. */
const returns = joined(
  "has to|have to|must|needs to|need to|will|shall|can",
  "go home to|go home into|come home to",
);

const alone = wrapped`
  ${reliefs}|${returns}|${successions}|${thither}|${leading}|does the walking|do the walking
  |the moving|the attacking|the walking|replaces|does the attacking|do the attacking
  |makes the attack|make the attack|leads the attack|carries out the attack|makes the move
  |does the moving|leave for|leaving for|set off for|set out for|strikes out for|strike out for
  |striking out for|strikes out to|sets out for|depart for|departs for|departing for
  |ought to be in|needs to be in|takes to|take to|${voyages}|${wanted}|${trips}|${gaps}
  |takes a nibble at|take a nibble at|nibbles at|nibble at|go visit|goes visiting|overruns|overrun
  |overrunning|pays a visit to|pay a visit to|pays one to|pay one to|gets to see|get to see
  |gets to visit|get to visit|does the marching|does the legwork|calls on|falls upon|falls on
  |falling upon|fall upon|leans on|leaning on|lean on|legs it to|legs it into|legging it to
  |hightails it to|high tails it to|makes tracks for|takes off for|bears down on|closes in on
  |${bids}|${tries}|${onslaughts}|${errands}|having a go at|goes up against|go up against
  |going up against|fills up|fill up|filling up|backfills|backfill|tries its luck in
  |try its luck in|off to|against|hits|hit|presses|crosses|steps|slips|hops|upon|occupy|occupies
  |occupying|conquer|capture|seize|seizes|over to|up to|down to|out to|across to|out into
  |out to sea to|back to|home to|back home to|straight back to|straight to|directly to|on to
  |down for|round to|around to|round into|around into|${crossings}|${landings}|through to|up into
  |down into|over into|follows it to|following up to|follows up to|following to|following into
  |following behind to|follows to|follows into|follow to|to go to|to attack|is ordered to|is to
  |is sent to|is sent into|are sent to|is dispatched to|is moved to|is transferred to
  |sets course for|set course for|charts a course for|embarks for|embark for|may try|can try
  |may have a go at|can have a go at|has a go at|have a go at|steers for|steer for|steering for
  |steers a course for|steer a course for|shapes course for|shapes a course for|shape course for
  |bears away for|stands off to|beats up to|takes ship for|takes ship to|makes for|land in|lands in
  |land at|land on|lands at|landing in|landing at|landing on|disembarks in|disembarks at|comes ashore in
  |goes ashore in|ends up in|try for|try to take|try to enter|try to reach|tries to reach
`;

const prepositions = `out on|out onto|on out to|to|into|for|on|upon|onto|against|toward|towards|in to|on to|over to|
  up to|down to|out to|across to|back to|back home to|home to|home into|all the way to|
  all the way back to|back up to|back down to|back up into|back down into|back over to|back into|
  straight to|directly to|forward to|up into|down into|out into|in on|round to|around to|
  round into|around into|off to|away to|over into|north to|south to|east to|west to|north into|
  south into|east into|west into|back towards`;

function formsOf(stem: string): readonly string[] {
  // `strikes out`
  const [verb = stem, ...rest] = stem.split(" ");
  const root = verb.replace(/e$/, "");
  const third = /(?:sh|ss|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const doubled = /^(?:hop|slip|step|hit|grab|nab|snag|pop|nip|zip|skip)$/.test(verb);
  const present = `${doubled ? verb + verb.at(-1) : root}ing`;
  return [verb, third, present].map((form) => [form, ...rest].join(" "));
}

/** Words that mean something else when they stand alone: `withdraws`, `makes`, `bounce`. */
const onlyWithPreposition = regex()`
  ^(?:
    return|retreat|withdraw|com|mak|get|run|wind|end|bounc|hit|press|hop|slip|step|cross|continu
    |aim|expand|burst|race|make|fight|set|head (?:out|back)
  )
`;

const verbs = [...listed(regular).flatMap(formsOf), ...listed(irregular)];
const retreats = verbs.filter((verb) => /^(?:retreat|withdraw)/.test(verb));
const moves = verbs.filter((verb) => !retreats.includes(verb));

export const motion: WordTable = {
  arrow: [
    ...listed(alone),
    ...moves.filter((verb) => !onlyWithPreposition.test(verb)),
    leave,
    ...withPrepositions(listed(leave), prepositions),
    ...withPrepositions([...moves, ...listed(casual).flatMap(formsOf)], prepositions),
  ].join("|"),
  retreat: withPrepositions(retreats, prepositions).join("|"),
};
