/** What people call an order that stands above, where another unit helps it: `that crossing`, `diese Landung`. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

/**
 * A unit goes to where the one before it leaves: `backfills`, `rückt nach`. How each of them begins stands in
 * `succeeds` as well.
 */
const successions = wrapped`
    backfill|backfills|backfilling|follows suit|follows along|follows behind|fills behind
  |fills the hole|fills the space|fills the void|fills the spot|plugs the gap|plugs the hole
  |closes the gap|closes up|closes in behind|takes over its place|folgt|folgt nach|folgt ihr
  |folgt ihm|zieht nach|rueckt nach|ruckt auf|rueckt auf|schliesst auf|fullt auf|fuellt auf
  |fullt die lucke|fuellt die luecke|schliesst die lucke|schliesst die luecke|springt ein
  |nimmt dessen platz ein|nimmt deren platz ein|nimmt ihre stelle ein|nimmt seine stelle ein
  |tritt an ihre stelle|tritt an seine stelle|suit|la suit|le suit|suit derriere|la remplace
  |le remplace|comble le trou|comble le vide|vient la remplacer|vient le remplacer|prend la releve
  |prend sa position|occupe la place|segue|la segue|lo segue|subentra|prende posto|la sostituisce
  |lo sostituisce|la rimpiazza|lo rimpiazza|riempie il vuoto|riempie il buco|ne prende il posto
  |prende il posto|prende la sua posizione|sigue|la sigue|lo sigue|la reemplaza|lo reemplaza
  |la sustituye|lo sustituye|rellena el hueco|llena el hueco|cubre el hueco|toma el relevo
  |ocupa el hueco|ocupa su puesto|volgt|schuift door|schuift aan|schuift op|schuift na|sluit aan
  |rukt na|vult aan|vult het gat|vult de leegte|volgt hem|volgt haar|neemt de plaats in
  |neemt zijn plek in|neemt haar plaats in
`;

export const references = {
  reference: [
    successions,
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
