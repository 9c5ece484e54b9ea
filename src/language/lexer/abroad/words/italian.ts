/** The words of Italian sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, italian as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `passare|avanzare|marciare|navigare|viaggiare|salpare|entrare|sbarcare|correre|saltare|
    scivolare|procedere|partire|spostare|mandare|inviare|trasferire|tornare|ritornare|rientrare|
    arrivare|penetrare|scendere|arretrare|ripiegare|puntare|spingere|irrompere|fuggire|proseguire|
    filare|si *spostare|si *dirigere|si *trasferire|si *lanciare|si *spingere|si *portare|
    si *recare|si *ritirare|mi *ritirare|si *ripiegare|si *avventurare|si *gettare|si *addentrare|si *avviare|
    si *infilare|si *buttare|si *precipitare|*passare il confine|*varcare il confine|
    *attraversare il confine|*tentare la sorte|*tentare la fortuna|*prendere il mare|
    *prendere il largo|*fare rotta|si *muovere|muovere|si *imbarcare per`,
  take: `occupare|conquistare|attaccare|invadere|colpire|prendere|tentare|assalire|raggiungere|
    catturare|assaltare|aggredire|visitare|si *impadronire di|si *impadronire della|
    si *impadronire del|si *impossessare di|si *impossessare della|si *prendere|mi *prendere|
    riprovare|ritentare|*provare a prendere|*cercare di prendere|s *impadronire di|s *impadronire della|
    s *impadronire del|rubare|soffiare`,
  help: wrapped`
    appoggiare|aiutare|supportare|coprire|sostenere|difendere|rinforzare|proteggere|spalleggiare
    |assistere
  `,
  aid: wrapped`
    *offrire supporto|*fornire supporto|*fornire appoggio|*prestare aiuto|*prestare soccorso
    |*offrire appoggio|*fornire sostegno|*offrire sostegno|*portare aiuto
  `,
  gets: wrapped`
    *ricevere supporto|*ricevere l appoggio|*ricevere appoggio|*ricevere il supporto
    |*ricevere aiuto|*ricevere il sostegno|*ricevere l aiuto|*ricevere sostegno
  `,
  carry: "trasportare|portare|convogliare|scortare|traghettare|trasferire",
  stay: `restare|tenere|mantenere|*restare in posizione|*restare ferma|*restare fermo|aspettare|
    attendere|riposare|resistere|si *difendere|*mantenere la posizione|*tenere la posizione|
    *fare la guardia|*montare la guardia|*lasciare ferma|*lasciare fermo|*lasciare dov è|
    *restare al suo posto|*restare a guardia|si *trincerare|*gettare l ancora|*restare in porto|
    *restare dov è|*restare dove si trova|presidiare`,
  remove: `eliminare|rimuovere|sciogliere|ritirare|sacrificare|togliere|smobilitare|cancellare|
    *togliere dalla mappa|*togliere dal tabellone|*rimuovere dalla mappa|*levare|
    *uscire dal gioco|*togliere di mezzo`,
  build: wrapped`
      arruolare|creare|reclutare|costruire|formare|aggiungere|varare|piazzare|schierare|levare
      |mobilitare|mettere
    `,
  board: wrapped`
      si *imbarcare sulla|si *imbarcare sul|si *imbarcare su|*salire a bordo della
      |*salire a bordo di|s *imbarcare sulla|*imbarcare sulla|*imbarcare su
    `,
  leave: `*passare i pirenei|*passare le alpi|*attraversare i pirenei|*attraversare le alpi|
    *varcare il confine|*passare il confine|*attraversare il confine|*varcare i pirenei|
    *varcare le alpi|*lasciare il porto|*levare l ancora|si *imbarcare|*salpare l ancora|
    *valicare le alpi|*valicare i pirenei`,
});

const irregular = {
  go: `va|vanno|vado|andiamo|vada|vadano|andare|esce|escono|esco|esca|uscire|viene|vengono|vengo|
    venire|sale|salgono|salire|prende il mare|prendono il mare|fa rotta|fanno rotta|fa vela|
    si fa avanti|mette la prua|prende il largo|avanzata|mossa|si getta|fugge|fuggono|sta andando|
    andrà|andranno|andrò|andasse|uscirà|usciranno|uscisse|verrà|verranno|salirà|prenderà il mare|
    prenderanno il mare|farà rotta|faranno rotta|farà vela|prenderà il largo|si getterà|fuggirà|
    marcia|si mette in marcia|si mettono in marcia|si mette in viaggio`,
  strike: "attacco|attacco di|assalto|offensiva|lancia un attacco",
  off: wrapped`
      ancora|di nuovo|un altra volta|nuovamente|rotta|avanti|ritirata|ritorno|deve|dritta in
      |dritto in|dritta a|dritto a|di ritorno a
    `,
  waive: "rinuncio a|rinuncio|rinuncio alla|rinunciamo a|passo",
  take: `andrà a prendere|andranno a prendere|si prenderà|si prenderanno|va a prendersi|
    vanno a prendersi|va a prendere|vanno a prendere|va a occupare|va ad occupare|
    vanno ad occupare|vado a prendere|viene a prendere|si prende|si prendono|mi prendo|raggiunge|
    raggiungono|prova a prendere`,
  help: "sostiene|sostengono|sostengo|protegge|difende|difendono|copre|coprono|copra|appoggi",
  aid: `dà supporto|dà appoggio|dà sostegno|dà una mano|danno una mano|danno supporto|do supporto|
    do appoggio|supporto|appoggio|sostegno|supporto di|appoggio di|dà il suo appoggio|
    dà il suo supporto|dà aiuto|danno appoggio|dà manforte|presta aiuto|viene in aiuto|
    dare supporto|dà il supporto|dà il suo sostegno`,
  gets: wrapped`
    ha l appoggio|ha il supporto|ottiene l appoggio|ottiene il supporto|gode dell appoggio
    |ha il sostegno
  `,
  carry: "convoglio|convoglio di|convoglio dell|trasporto|convoglio della",
  stay: `resta|terrà|terranno|manterrà|manterranno|rimarrà|rimarranno|starà|staranno|rimanesse|
    starà ferma|starà fermo|rimarrà ferma|rimarrà fermo|rimarrà dov è|rimarrà al suo posto|
    rimarrà in posizione|starà dov è|non si muoverà|non si muoveranno|non farà nulla|
    non farà niente|tiene|tengono|tengo|mantiene|mantengono|mantengo|rimane|rimangono|rimanere|
    rimanga|sta|stanno|stia|ferma|fermo|ferme|fermi|sta ferma|sta fermo|stanno ferme|stanno fermi|
    rimane ferma|rimane fermo|non si muove|non si muovono|non fa nulla|non fa niente|
    non fanno niente|sta a guardare|stanno a guardare|sta dov è|rimane dov è|tiene duro|
    rimane in posizione|rimane al suo posto|sta al suo posto|sta in guardia|sta lì|resta lì|
    tiene la posizione`,
  remove: wrapped`
      sciolgo|tolgo|tolgono|tolga|si scioglie|si sciolgono|scompare|scompaiono|sparisce|spariscono
      |esce dal gioco|esce di scena|va tolta|va tolto|va eliminata|va sciolta
    `,
  build: "nuova|nuovo|costruzione",
  goal: "è l obiettivo di|è l obiettivo della|è l obiettivo dell|è l obiettivo del|è per",
};

const helped = wrapped`
  con l appoggio|con il supporto|con l aiuto|con il sostegno|con appoggio|con supporto|con aiuto|con sostegno
`;

export const italian: Tongue = {
  words: merged(verbs, irregular, {
    passive: wrapped`
      è|sono|sarà|saranno|viene|vengono|verrà|verranno|si fa|va|vanno|deve essere|dev essere|devono essere
      |dovrebbe essere|deve venire
    `,
    modal: `faccio|fa|fai|fare|facciamo|vado|va|vanno|voglio|vorrei|deve|devono|lascio|lascia|che|ordino che|
      dovrebbe|dovrebbero|ordino a|ordino|tenta di|prova a|cerca di|vuole|desidero`,
    taken: "presa|preso|invasa|invaso|colpita|attaccata|raggiunta",
    helped: "coperta|coperto|difesa|difeso|protetta|protetto|sostenuta|sostenuto",
    removed: "sciolta|sciolto|rimossa|rimosso|tolta|tolto",
    i: "io|noi|mi",
    stands: "trova",
    nothing: "niente|nulla",
    not: "non",
    relative: wrapped`
        che sta|che è|che si trova|stanziata|stanziato|di stanza|che ho|di base|posizionata
        |ancorata|schierata
      `,
    idle: `insomma|dunque|il|lo|la|i|gli|le|l|un|uno|una|mio|mia|miei|mie|nostro|nostra|suo|sua|anche|poi|quindi|
      allora|adesso|ora|dopo|per favore|di nuovo|ancora|subito|direttamente|velocemente|a tenere|
      a resistere|tranquillamente|entrambe|entrambi|tutte e due|tutti e due|solo|soltanto|
      semplicemente|quest anno|qui|lì|finalmente|infine|pure|ci|d assalto|invece|intanto|
      prontamente|a sua volta|per terra|stavolta|bravamente|dalla mappa|dal tabellone|costruzione|
      costruire|mia costruzione|quest anno|quest`,
  }),
  prepositions: {
    g: wrapped`
      che va in|che va a|che attacca|di ritorno a|verso|verso la|verso il|verso l|contro|contro la
      |contro il|fino a|fino in|fino al|fino alla|su|sul|sulla|sull|alla volta di|alla volta della
      |in direzione di|dritta in|dritto in|dritta a|dritto a
    `,
    gdp: "a|ad|al|alla|all|allo|ai|alle|agli",
    gl: "in|nel|nella|nell|nello|nei|nelle",
    o: "di|del|della|dell|dello|d|dei|delle|degli",
    ob: "da|dal|dalla|dall|dallo|dai|dalle",
    b: `${helped}|${withHelpOf(helped, "di|del|della|dell|dello|da|dal|dalla|dall")}`,
    w: "con|con la|con il|con l|col|con la mia|con lo|coi",
    gd: wrapped`
      per|per la|per il|nell attacco a|nel suo attacco a|nel suo attacco alla|nell attacco alla
      |nell attacco su|nella sua marcia verso|nel suo attacco su|nell avanzata verso
    `,
  },
  clitics: "la|lo|l|li|le",
  and: "e|ed",
};
