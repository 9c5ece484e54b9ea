/**
 * Verbs of motion of six languages with the prepositions that follow them: `part en`, `zeilt naar`. Alone they
 * may be anything; with a preposition they say no more than a dash does.
 */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";
import type { WordTable } from "./role.js";

interface Motion {
  readonly verbs: string;
  /** These need no preposition. */
  readonly takings: string;
  readonly retreats: string;
  readonly prepositions: string;
}

/** `versucht es noch einmal` in Wales, or mit Wales */
const trying = joined(
  "versucht es|versuchen es|probiert es|probieren es",
  "|erneut|wieder|nochmal|nochmals|noch mal|noch einmal|abermals|weiter|weiterhin",
);

const languages: Readonly<Record<string, Motion>> = {
  french: {
    verbs: `part|partent|va|vont|file|filent|descend|monte|se rend|se rendent|avance|avancent|navigue|
      entre|entrent|marche|marchent|vogue|fonce|passe|fait route|fait voile|met le cap|se dirige|
      se dirigent|se deplace|se deplacent|suit|suivent|gagne|gagnent|remonte|redescend|retourne|
      retournent|rentre|rentrent|revient|reviennent|repart|debarque|debarquent|glisse|se glisse|
      court|vole|appareille|cingle|plonge|progresse|se porte|se lance|s elance|fait demi tour|
      fait un tour|faire un tour|fait une promenade|fait une escapade|tente sa chance|
      retente sa chance|retente le coup|reessaie|ressaie|reessaye|reessaient`,
    takings: `prend|prennent|occupe|occupent|envahit|envahissent|conquiert|capture|vise|visent|rejoint|
      rejoignent|s empare de|prend le controle de|tente|tentent|essaie|essaient|tente de prendre|
      retente|retentent|reessaie|reessaye|essaie de prendre|va prendre|vont prendre|va occuper|vont occuper`,
    prepositions: wrapped`
        en|a|au|aux|vers|sur|pour|dans|jusqu en|jusqu a|en direction de|tout droit a|tout droit en
        |tout droit vers|tout droit sur|droit vers|droit sur|directement a|directement en
        |directement vers|du cote de
      `,
    retreats: wrapped`
      me replie|me retire|repli|nous replions|nous nous retirons|se replie|se replient|se retire
      |se retirent|retraite|recule|reculent
      |bat en retraite|fuit
    `,
  },
  german: {
    verbs: `geht|gehen|zieht|ziehen|fahrt|faehrt|fahren|lauft|laeuft|laufen|marschiert|marschieren|
      segelt|segeln|ruckt|rucken|rueckt|ruckt vor|rucken vor|rueckt vor|ruckt ein|rueckt ein|
      begibt sich|begeben sich|kommt|kommen|bewegt sich|bewegen sich|dampft|stosst vor|
      stoesst vor|wandert|reist|folgt|folgen|nimmt kurs|setzt uber|setzt ueber|wechselt|
      dringt ein|dringt|eilt|eilen|rast|schleicht|springt|kehrt zuruck|kehren zuruck|geht zuruck|
      gehen zuruck|zieht weiter|steuert|stosst|stoesst|ruckt weiter|fallt|faellt|sturmt|stuermt|
      bricht auf|macht sich auf|schippert|schippern|tuckert|tuckern|dampfen|schwimmt|gondelt|
      paddelt|rutscht|schwenkt|biegt|wagt sich|traut sich|schiebt sich|verzieht sich|huscht|
      prescht|${trying}`,
    takings: `nimmt|nehmen|nimmt sich|nehmen sich|holt|holt sich|holen sich|besetzt|besetzen|erobert|
      erobern|betritt|betreten|ubernimmt|uebernimmt|schnappt sich|versucht|versuchen|probiert|
      versucht sich an|${joined(trying, "mit")}`,
    prepositions: "nach|in|in den|in die|ins|auf|gegen|richtung|in richtung|zu|zum|zur",
    retreats: wrapped`
      ziehe mich|ziehe mich zuruck|ziehen uns zuruck|weiche zuruck|weicht zuruck|weiche aus
      |zuruckweichen|zuruckziehen|ausweichen|mich zuruckziehen|zieht sich|zieht sich zuruck
      |ziehen sich zuruck|weicht|weicht aus|weichen aus|flieht|fluchtet|ruckzug
    `,
  },
  italian: {
    verbs: `va|vanno|si sposta|si spostano|si muove|si muovono|parte|partono|marcia|marciano|naviga|
      navigano|avanza|avanzano|entra|entrano|si dirige|salpa|passa|segue|seguono|torna|tornano|
      ritorna|rientra|sbarca|sbarcano|sale|scende|si lancia|corre|procede|fa rotta|fanno rotta|
      si porta|si reca|punta|puntano|fila|scivola|riprova|riprovano|ci riprova|riprova ad andare|
      ${joined("ci prova|ci provano", "|ancora|di nuovo|un altra volta")}`,
    takings: wrapped`
      prende|prendono|occupa|occupano|invade|invadono|conquista|conquistano|raggiunge|raggiungono
      |tenta|tentano|ritenta|ritentano
    `,
    prepositions:
      "in|a|al|allo|alla|nel|nello|nella|verso|su|sul|per|dritta a|dritto a|direttamente a|direttamente in",
    retreats: wrapped`
      mi ritiro|ci ritiriamo|mi ripiego|ripiego|ripiega|ripiegano|si ritira|si ritirano|si ripiega|arretra
      |ritirata
    `,
  },
  spanish: {
    verbs: `va|van|se va|se van|se dirige|se dirigen|parte|parten|navega|navegan|marcha|marchan|avanza|
      avanzan|entra|entran|se mueve|se mueven|se desplaza|viaja|zarpa|pasa|sigue|siguen|vuelve|
      vuelven|regresa|regresan|sube|baja|desembarca|desembarcan|corre|procede|salta|cruza|
      se lanza|se desliza|pone rumbo|ponen rumbo|${joined(
        "quiero|queremos|quiere|quieren|quisiera|voy a|va a|van a|vamos a|debe|deben|puede|me gustaria",
        "ir",
      )}|
      ${joined(
        "lo intenta|lo intentan|vuelve a intentarlo|vuelven a intentarlo",
        "|otra vez|de nuevo|una vez mas",
      )}`,
    takings: wrapped`
      toma|toman|ocupa|ocupan|invade|invaden|conquista|conquistan|alcanza|alcanzan|captura|intenta
      |intentan|reintenta|reintentan
    `,
    prepositions: "a|al|hacia|en|para|sobre|rumbo a",
    retreats: wrapped`
      me repliego|me retiro|nos retiramos|nos replegamos|se repliega|se repliegan|se retira
      |se retiran|retrocede|huye|retirada
    `,
  },
  portuguese: {
    verbs: `vai|vao|segue|seguem|parte|partem|navega|navegam|avanca|avancam|entra|entram|marcha|marcham|
      move se|movem se|desloca se|dirige se|se move|se desloca|se dirige|viaja|passa|volta|voltam|
      regressa|regressam|sobe|desce|desembarca|corre`,
    takings: `toma|tomam|ocupa|ocupam|invade|invadem|conquista|conquistam`,
    prepositions: "para|a|ao|em|no|na|ate|rumo a|contra",
    retreats: `recua|recuam|se retira|retira se|retiram se|retira|foge|retirada`,
  },
  dutch: {
    verbs: `gaat|gaan|vaart|varen|trekt|trekken|marcheert|marcheren|vertrekt|vertrekken|zeilt|zeilen|beweegt|
    beweegt zich|verplaatst zich|rukt op|rukken op|begeeft zich|loopt|reist|volgt|volgen|keert terug|
    keren terug|steekt over|springt|rent|stoomt|glijdt|dobbert|waagt zich|
    ${joined("probeert het|proberen het", "|opnieuw|nog eens|nog een keer|weer")}`,
    takings: `neemt|nemen|pakt|pakken|bezet|bezetten|verovert|veroveren|probeert|proberen`,
    prepositions: "naar|in|richting|in de richting van|tegen|op",
    retreats: wrapped`
      trek me terug|trek mij terug|trekken ons terug|wijk uit|trekt zich terug|trekken zich terug
      |trekt terug|wijkt|wijkt uit|vlucht
    `,
  },
};

function ways(verbs: "verbs" | "retreats"): string {
  return Object.values(languages)
    .map((language) => joined(language[verbs], language.prepositions))
    .join("|");
}

const takings = Object.values(languages)
  .map((language) => language.takings)
  .join("|");

/** Whoever was not dislodged can fall back as well: that is a move. */
export const motionAbroad: WordTable = {
  arrow: [ways("verbs"), ways("retreats"), takings].join("|"),
  retreat: ways("retreats"),
};
