/** What people call an order that stands above, where another unit helps it: `that crossing`, `diese Landung`. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

export const references = {
  reference: [
    joined(
      "the|this|that|said|its|such a",
      wrapped`
        assault|onslaught|offensive|invasion|charge|raid|strike|push|thrust|landing|landings|crossing|manoeuvre|maneuver
        |operation|advance|action|venture|expedition|effort|endeavour|endeavor|undertaking|plan|transfer|passage|journey
        |trip|voyage|disembarkation|attempt|sortie|incursion
      `,
    ),
    joined("this|that|said", "order"),
    joined(
      "den|diesen|die|diese|das|dieses|dem|diesem|der|dieser|ihren|seinen|ihre|seine",
      wrapped`
        angriff|zug|vorstoß|vorstoss|vormarsch|einmarsch|uberfall|landung|invasion|uberfahrt|uberquerung|operation
        |aktion
        |unternehmung|unternehmen|manover|vorhaben|bewegung|offensive|attacke|marsch
      `,
    ),
    joined(
      "la|le|l|ce|cet|cette|son|sa",
      wrapped`
        attaque|mouvement|debarquement|invasion|operation|action|manoeuvre|offensive|assaut|avance|traversee|avancee
        |poussee|percee|entreprise|coup
      `,
    ),
    joined(
      "la|il|lo|l|quest|questo|questa|quell|quello|quella|tale|suo|sua",
      wrapped`
        attacco|sbarco|mossa|manovra|operazione|azione|offensiva|invasione|assalto|avanzata|traversata|spinta|impresa
        |movimento
      `,
    ),
    joined(
      "el|la|este|esta|ese|esa|esto|eso|dicho|dicha|su",
      wrapped`
        ataque|desembarco|movimiento|maniobra|operacion|accion|ofensiva|invasion|asalto|avance|travesia|empuje|empresa
      `,
    ),
    joined("de|het|deze|die|dit|dat", "aanval|landing|invasie|zet|operatie|actie|oversteek|opmars"),
  ].join("|"),
};
