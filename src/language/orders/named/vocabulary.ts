/** The words beside names with which people build and remove units, and those that may mean something else. */
import { regex } from "../../../util/index.js";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Words that change nothing, whatever is done. */
const common = `a an the my our your i we me us it its it's that that's this these those them they there here
  i'm i'll i'd we'll we'd we're they're there's is are am be will shall of for in at on to from
  with into up as please pls plz thanks thank thx cheers ok okay yes yep so then now just only
  simply too also well again time year winter turn season round first last second third other new
  extra more additional one ones each all every two three four five 1 2 3 4 5 both and und et y en
  plus unit units eine einen ein je zwei drei neue neuer een twee nieuwe une un deux erbij dazu je
  nur bitte noch ich also dann danke graag dan pour alors à dans donc svp stp merci encore
  seulement un' una uno una para entonces gracias sólo solo otra otro altra altro nuova nuovo
  nueva nuevo nouvelle nouveau allora grazie soltanto nach obviously naturally clearly certainly
  definitely surely indeed finally sitting standing stationed`;

const commonWords = words(common);

/** Words of builds. */
const building =
  words(`another i've build builds building raise raises put puts place places want wants need needs
    like love take takes taking have having get gets getting give gives choose pick opt go goes
    going add adds adding make makes making let would should do order orders produce produces
    muster musters recruit recruits create train trains lay down commission commissions supply
    deploy station stationed base based launch launches set sets spring springs wish wishes demand
    demands lovely welcome wonderful splendid appreciated much very little shiny brand fresh proud
    mighty fine nice good choice addition thing baby port ports city cities home homes harbour
    harbor capital yard shipyard barracks docks centre centres center centers province provinces
    free open empty vacant available everywhere remaining rest others town towns left anyway today
    royal imperial bekommt bekomme nehme brauche baue kriegt bauen baut bitten hätte gern gerne
    möchte will wil bouw bouwen quiero quisiera construyo construir pongo voglio vorrei costruisco
    costruire metto veux voudrais j'aimerais construis construire prends mets mettez`);

/** Words of giving up, each of which says that a unit goes. */
const removals =
  words(`remove removes removed removing removal removals disband disbands disbanded disbanding scrap
    scraps scrapped drop drops dropped lose loses losing goodbye farewell rid strike strikes
    struck off out away go goes gone going sent send sacrifice sacrificed delete deleted retire
    retires retired dissolve dissolved spare spared dismiss dismissed discharge discharged
    disappear disappears demobilise demobilize demobilised demobilized surrender surrendered axe
    axed ditch dump bin scuttle scuttled eliminate eliminated`);

const removing =
  words(`take takes taking give gives giving up can must have has need needs get gets say bye board map
    game rolls list knacker's yard breakers scrapyard pension home down choice victims victim had
    better garrison boys forces force losing loss losses poor old dear useless sea which who rest
    others tired sadly alas i've reluctantly heavy heart end days do die dies dead goner be let`);

/** Words with which a unit stays. */
const staying = words(
  `stay stays keep keeps remain remains hold holds survive survives stand stands`,
);

/** Words of retreats, beside those of motion. */
const retreating =
  words(`had better has have only way out home back off again survivors survivor remnants men boys
    garrison boat boats must needs need can think make makes made take takes taking go goes going
    gone get gets getting where regroup regroups run runs running limp limps poor brave beaten
    safety shelter refuge tail between legs
    gehe geh ziehe zieh zur\u00fcck zurueck eben halt lieber vado torno ritiro ritira si mi indietro meglio voy vuelvo
    retiro me atr\u00e1s mejor vais rentre replie repli terug ga trek liever`);
const disbanding =
  words(`no retreat retreats is taken take takes comes come off board map down hands has have had
    better gets get be go goes disband disbands disbanded disbanding remove removed removes scrap
    scrapped destroy destroyed dissolve dissolved sadly alas poor brave`);

/** The words that may stand beside units that retreat. */
export function isOfRetreating(word: string): boolean {
  return commonWords.has(word) || retreating.has(word);
}

/** The words that may stand beside dislodged units that go off the board. */
export function isOfDisbanding(word: string): boolean {
  return commonWords.has(word) || disbanding.has(word);
}

/** The words that may stand beside the units that are built. */
export function isOfBuilding(word: string): boolean {
  return commonWords.has(word) || building.has(word);
}

/** The words that may stand beside the units that go. */
export function isOfRemoving(word: string): boolean {
  return commonWords.has(word) || removing.has(word) || removals.has(word);
}

export function isRemoval(word: string): boolean {
  return removals.has(word);
}

export function isStay(word: string): boolean {
  return staying.has(word);
}

/** Is it a word that is rather no name? */
export function isCommon(word: string): boolean {
  return isOfBuilding(word) || isOfRemoving(word) || isStay(word);
}

/** Remarks that sound like a denial or a question, and are none. */
const harmless = regex("giu")`
  \b(?:
    i think(?= (?:i|we)(?:'ll| will| shall) )|thank you(?: (?:very|so) much)?
    |(?:please )?(?:do not|don't) (?:
      ask(?: me)?(?: why)?|laugh|worry|be (?:sad|surprised|cross|mad)|cry|blame me|shoot me
      |mind me
    )
    |no (?:surprises?|questions asked|questions|big deal|hurry|rush|hard feelings|regrets|tears)
    |(?:it|he|she|they)(?:'s| is| was| were| has been| have been)? never (?:been )?(?:
      (?:of )?(?:any|much|real) (?:use|good|help)|useful|needed
    )
    |not (?:that it matters|a surprise|much else)
    |(?:and |und |et |y |e |en )?(?:
      nothing (?:else|more)|sonst nichts|rien (?:d['\u2019]autre|de plus)|nada m\u00e1s
      |nient['\u2019]altro|verder niets
    )(?=\W*$)
    |what else|no doubt|why not
  )(?!\p{L})
`;

/** Words with which the rest of a sentence, or another one, may take back or doubt what is said. */
const turning = regex("iu")`
  (?<!\p{L})(?:
    no|not|\p{L}+n't|cannot|never|nor|neither|none|nothing|nobody|without|or|if|unless|but|however
    |al?though|except|instead|rather|maybe|perhaps|possibly|probably|might|could|would|should|may
    |must|can|wait|sorry|oops|actually|cancel\w*|scratch|forget|ignore|skip\w*|waive\w*|pass|save
    |later|next|until|till|when|once|after|before|yesterday|tomorrow
    |last (?:year|time|turn|winter)|sa(?:id|ys?)|told|tells?|ask\w*|wants?|wanted|wish\w*
    |hop(?:e|es|ed|ing)|think\w*|thought|guess|suppos\w*|consider\w*|depend\w*|unsure|undecided
    |deci\w+|kidding|jok\w+|change\w*|thoughts|was|were|had|did|been|you|your|whether|he|she|him
    |her|against|false|wrong|leav\w*|hardly|tentativ\w*|provision\w*|pending|provided|assum\w*
    |subject|given|plan\w*|confirm\w*|tb[acd]|propos\w*|suggest\w*|demand\w*|advis\w*|reject\w*
    |veto\w*|den(?:y|ied)|silly|stupid|absurd|nonsense|risk\w*|danger\w*|early|example|instance
    |ideas?|options?|alternative\w*|choice|wonder\w*|hmm+|unlikely|likely|yuck|far from
    |more to come|tempting|expect\w*|fear\w*|promis\w*|agree\w*|unused|builds?|declin\w*|forgo
    |forego|keep\w*|rest|others?|lie\w*|rumou?rs?|nicht|kein\w*|oder|wenn|falls|niet|geen|of|pas
    |ou|si
  )(?!\p{L})
  |\?
`;

/** The text without remarks that change nothing, letter for letter. */
export function withoutHarmless(text: string): string {
  return text.replace(harmless, (words) => ",".padEnd(words.length));
}

/** May the words change what was said beside them? */
export function mayTurn(text: string): boolean {
  return turning.test(text);
}
