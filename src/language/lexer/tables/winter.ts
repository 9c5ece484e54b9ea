/** What people say of builds and removals in English: who is raised, who goes, and what is left unused. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";
import type { WordTable } from "./role.js";

export const winter: WordTable = {
  build: `levy|levies|commission|commissions|establish|establishes|set up|sets up|new units|new unit|
    lay down|lays down|gimme|get me|b|bld|recruit|recruits|create|creates|train|trains|build|
    builds|building|built|place|places|put|give me|i ll have|can i have|could i have|may i have|
    i d like to have|raise|raises|new|construct|constructs`,
  remove: [
    joined(
      "can be|may be|to be|shall be|will be|gets to be|gets|get|is being|are being",
      `scrapped|disbanded|removed|dissolved|dismissed|deleted|eliminated|retired|destroyed|
        dropped|axed|scuttled|sacrificed|demobilised|demobilized|mothballed|decommissioned|
        struck off|taken off|taken off the board|let go|broken up|paid off|laid up`,
    ),
    joined("give|gives|giving", joined("it|him|her|them", "up")),
    joined("come|comes|coming|to come", "off|off the board|off the map"),
    joined("has to|have to|must|needs to|need to|will|shall|can|may", "go home|go home for good"),
    joined("off|out|away", joined("it|he|she", "goes")),
    "off they go|out they go|away they go",
    "i can do without|we can do without|can do without",
    joined(
      "is|are|be|is to be|are to be|to be|will be",
      "struck from the list|struck off the list|struck from the rolls|crossed off|crossed off the list",
    ),
    joined("broken up|sold", "|for scrap"),
    joined("take|takes|taking", joined("it|him|her|them", "off|off the board|off the map")),
    joined(
      "is sent|are sent|sent|goes|go",
      "to the breakers|to the scrapyard|to the knacker|for scrap",
    ),
    joined(
      "is|are|to be|is to be|are to be||gets|get",
      "struck from the list|struck off the list|taken off the list|crossed off|crossed off the list",
    ),
    "can do without|could do without|bye bye|bye bye to|goodbye|byebye|hereby surrender|surrender|surrenders",
    `minus|can be spared|calls it a day|call it a day|calls it quits|throws in the towel|
      gets the axe|get the axe|gets the chop|get the chop|gets the boot|get the boot|
      gets the sack|gets the push|is for the chop|faces the axe|has to go|have to go|must go|
      needs to go|need to go|has got to go|off with|away with|out with|goodbye to|farewell to|
      so long to|good riddance to|goes home|go home|d|rem|rm|rmv|dsb|dis|disb|dsbd|removals|
      disbands|disbandment|disbandments|remove|removes|removed|removing|removal|disband|disbanded|
      disbanding|destroy|destroys|destroyed|scrap|scraps|off the board|otb|boom|drop|drops|delete|
      deletes|kill|kills|cut|axe|kick|kicks|kick out|boot|boots|ditch|ditches|dump|dumps|chuck|
      chucks|toss|tosses|sack|sacks|dies|perishes|vanishes|disappears|expires|bites the dust|
      kicks the bucket|demobilise|demobilises|demobilize|demobilizes|mothball|mothballs|take off|
      takes off|taking off|lose|loses|get rid of|gets rid of|sacrifice|eliminate|dissolve|
      dissolves|give up|gives up|giving up|part with|parts with|scrapped|eliminated|dissolved|
      scuttle|scuttled|sunk|dismissed|axed|deleted|killed|dropped|sacrificed|given up|dismiss|
      dismisses|retire|retires`,
  ].join("|"),
  waive: [
    `w|wve|waive|waives|waived|waiving|pass|decline|declines|no build|no builds|no new build|
      no new units|skip|skip build|pass on|no builds for me|build nothing|builds nothing|
      build waived|builds waived|save|saves|not going to build anything|not going to build|
      am not building anything|not be building|not be building anything|won t be building|
      won t be building anything|not build anything|won t build|i don t want to build|
      i don t want to build anything|don t want to build anything|not building anything|
      not building|i won t build|won t build anything|no new builds|no new unit|no new army|
      no new fleet|no build at all|no builds at all|no building|build none|not want to build|
      not wish to build|not wish to build anything|rather not build|rather not build anything|
      prefer not to build|prefer not to build anything|not care to build|do not build|not use|
      won t use|will not use|don t use|do not use|won t be using|not using|forfeit|forfeits|
      builds as waived|my builds as waived|both of my builds as waived|both builds as waived|
      all my builds as waived|both builds waived|all builds waived|no second build|no third build|
      no other build|postpone|postpones|postponed|defer|defers`,
    joined(
      "the second|the third|the last|the other|the second build|the other build|the last build|one build",
      wrapped`
        i leave unused|i leave empty|i leave open|i don t need|i do not need|i don t use
        |i do not use|stays unused|goes unused|is not needed|isn t needed|i keep|i keep back
      `,
    ),
    joined(
      "the second|the third|the last|one",
      "i waive|i ll waive|i pass|i pass on|i skip|i ll skip|i save|i ll save|i decline|i forgo|i forego",
    ),
    joined(
      joined(
        "keep|keeps|keeping|save|saving|hold|bank|postpone|store",
        wrapped`
          the build|the builds|my build|my builds|both builds|all builds|all my builds
          |the other build|the second build|the last build|my other build|a build|one build
          |one of my builds|one of the builds
        `,
      ),
      "|for later|for next year|until next year|till next year|for another year|for now",
    ),
    joined(
      wrapped`
        waive|skip|save|postpone|defer|keep|saved|waived|hold back|keep the other|save the other
        |keep the other one|save the other one
      `,
      "for later|for next year|until next year|till next year|for another year|for another day|for now",
    ),
    joined(
      "waive|skip|pass|pass on|forgo|forego|save|decline|postpone",
      joined(
        wrapped`
          the second|the other|the second one|the other one|the last|the last one|my second
          |my other|the third|the other build|my other build|the second build|the last build
          |the remaining build
        `,
        "|for later|for next year|until next year|till next year|for another year",
      ),
    ),
  ].join("|"),
};
