/** The words of orders in other languages, in the normal form of names. */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";
import type { WordTable } from "./role.js";

/** What French, German, Dutch, Italian and Spanish players write, whose names the boards know too. */
export const otherLanguages: WordTable = {
  army: `exercito|exercitos|armees|les armees|armeen|ejercitos|eserciti|armate|legers|o exercito|leger|
    das heer|heer|truppen|truppe|die armee|soldat|soldaten|soldats|soldado|soldados|soldato|soldati|soldaat|
    troupe|troupes|tropa|tropas|truppa|troepen|legertje|manner|hommes|hombres|uomini|mannen`,
  fleet: wrapped`
    nave|navi|barco|barcos|buque|buques|bateau|bateaux|navire|navires|schiff|schiffe|schip|schepen
    |boot|boote|boten|bootje|barca|barche|barquito|barchetta|schiffchen|kutter
    |frota|frotas|flottes|flotten|flotas|vloten|flotte|as frotas|a frota|esquadra|die flotte
    |flottenbau
  `,
  via: `mit dem konvoi|uber den konvoi|ueber den konvoi|per geleitzug|mit dem geleitzug|par le convoi|via le convoi|
    avec le convoi|con il convoglio|via il convoglio|tramite il convoglio|con convoglio|con el convoy|por el convoy|
    mediante el convoy|via el convoy|con convoy|met het konvooi|
    por convoy|por mar|en barco|par convoi|par mer|en bateau|via convoi|per convoglio|via convoglio|via mare|
    in barca|in nave|per konvoi|per schiff|per boot|
    mit konvoi|via konvoi|uber see|met konvooi|per konvooi|via konvooi|over zee|por comboio|via comboio|
    uber|ueber|quer uber|quer ueber|par la|en passant par|por el|por la|a traves de|a traves del|attraverso|
    passando per|atraves de|pelo`,
  hold: `halte|mantengo|mantenho|tengo|houd|blijf|bleibe|tiennent|restent|ne bouge pas|ne bougent pas|
    bouge pas|bougent pas|bewegt sich nicht|ruhrt sich nicht|se quedan|permanece|permanecen|
    aguantan|no se mueve|no se mueven|mantengono|ferma|fermo|fermi|ferme|restano|rimangono|
    non si muove|beweegt niet|ficam|mantem se|permanecem|segura|halt|haelt|tiene|mantienen|
    tengono|mantem|fica|sta|conserve|conserva|conservo|garde|gardons|behalte|behalten|tient|maintient|
    verbleibt|verbleiben|verbleibe|
    verharrt|verharren|beharrt|rastet|wartet|patiente|patientent|campe|mantient|mantene|sostener|
    aguantar|staat|steht|tiens|tenir|reste|rester|se maintient|halten|bleibt|bleiben|houdt|houden|
    blijft|blijven|resta|rimane|mantiene|se mantiene|se mantienen|mantener|aguanta|se queda|
    mantenem|mantenem se|tenha|hacen nada|ne font rien|ne fait rien|macht nichts|machen nichts|
    tut nichts|doet niets|doen niets|non fa nulla|non fa niente|non fanno nulla|no hace nada|
    no hacen nada|nao se move|nao se movem|nao faz nada|blijft waar het is|bewegen sich nicht|
    bewegen niet|non si muovono|ne bougent`,
  from: "depuis|desde|vanuit",
  arrow: `deplace|deplacent|deplacer|envoie|envoyer|bouge|bewege|verlege|verlegt|schicke|schickt|ziehe|gehe|
    fahre|marschiere|sposto|sposta|muovo|mando|invio|muevo|envio|envia|manda|traslado|desloco|movo|verplaats|
    verplaatst|stuur|stuurt|beweeg|sur|auf|se deplace|se deplace en|se deplace vers|se deplace a|
    se deplacent en|se dirige vers|se dirige en|se rend en|se rend a|marche sur|marche vers|attaquent|vont en|
    vont a|entre en|entre dans|part vers|ruckt|rueckt|ruckt nach|rueckt nach|ruckt vor nach|fahrt|faehrt|
    fahrt nach|faehrt nach|fahrt in|fahrt in den|faehrt in den|segelt in den|fahrt zur|fahrt zum|segelt|
    segelt nach|segelt in|zieht in|zieht in den|geht in|geht in den|greifen|wechselt nach|weicht nach|
    in richtung|richtung|se dirige a|se dirige hacia|avanza hacia|marcha a|marcha hacia|marcha sobre|
    se desplaza a|se traslada a|van a|navega a|navega hacia|entra en|si muove|si muove in|si muove verso|
    si sposta|si sposta in|si dirige verso|avanza in|avanza verso|marcia su|marcia verso|entra in|va verso|
    vanno in|attaccano|naviga verso|valt|trekt|trekt op naar|marcheert naar|vaart|vaart naar|beweegt naar|
    verplaatst naar|verplaatst zich naar|gaan naar|para|vai|vai a|vao para|move para|move se a|avanca|
    avanca para|marcha para|navega para|segue para|ataque a|vai para|move se para|ataca a|angriff auf|greift|
    zuruck nach|zurueck nach|a destination de|en direction de|vers|va|va en|va vers|va dans|attaque|avance|
    avance vers|nach|zieht|zieht nach|geht|geht nach|marschiert|marschiert nach|greift an|naar|gaat naar|
    trekt naar|valt aan|verso|muove|muove in|muove verso|attacca|hacia|va a|va hacia|mueve|mueve a|se mueve a|
    avanza|avanza a|ataca`,
  support: `la sostiene|lo sostiene|la appoggia|lo appoggia|l appoggia|la supporta|lo supporta|l aiuta|
    la soutient|le soutient|les soutient|l appuie|l aide|la apoya|lo apoya|las apoya|los apoya|
    la ayuda|le ayuda|soutient l attaque de|soutient le mouvement de|soutient l avance de|
    appuie le mouvement de|soutient l armee de|unterstutzt den angriff der|
    unterstutzt den angriff von|unterstutzt angriff von|unterstutzt den zug von|
    unterstutzt den zug der|unterstutzt die bewegung von|apoya el ataque de|
    apoya el movimiento de|apoya ataque de|apoya el avance de|appoggia l attacco di|
    appoggia il movimento di|sostiene l attacco di|supporta l attacco di|steunt de aanval van|
    steunt aanval van|steunt de zet van|ondersteunt de aanval van|apoia o ataque de|
    apoia o movimento de|apoia ataque de|apoyan|apoyando|sostiene a|soutiennent|appuient|
    appuie l attaque de|appuyent|appoggiano|sostengono|supportano|steunen|ondersteunen|
    unterstutzend|zur unterstutzung|zur unterstuetzung|in unterstutzung|als unterstutzung|als steun|
    ter ondersteuning|als ondersteuning|unterst|unterstutz|unterstuetz|apoiam|apoiar|apoia a|da apoyo a|da apoio a|
    donne son soutien a|helfen|deckt|u|unt|app|appog|sost|sout|apo|ond|supporte|appuie|appuyer|
    aide|hilft|ayuda|ayuda a|helpt|aiuta|apoia|soutient|soutiens|soutenir|soutien|unterstutzt|
    unterstuetzt|unterstutzen|steunt|ondersteunt|steun|appoggia|appoggiare|appoggio|sostiene|
    supporta|supporto|apoya|apoya a|apoyar|apoyo|podporuje|wspiera`,
  convoy: `transportent|convoient|konvoiiert|befordert|vervoert|konvooi naar|convogliano|trasportano|
    comboia|escolta|convoya|tra|trasp|konvojuje|konwojuje|convoya a|convoyan|convoie|convoye|
    convoi|convoyer|transporte|konvoiert|konvoi|konvooieert|konvooi|convoglia|convoglio|trasporta|
    transporta|transporta a|convoyar`,
  ferrying: `est convoyee|est convoye|convoyee|est transportee|est transporte|transportee|wird konvoiert|
    wird transportiert|wird ubergesetzt|es transportado|es convoyado|e trasportata|viene trasportata|
    wordt vervoerd`,
  waive: joined(
    "auf den zweiten bau|auf den anderen bau|auf den rest|auf den bau",
    "verzichte ich",
  ),
  build: `neue einheiten|nouvelles unites|nuove unita|nuevas unidades|nieuwe eenheden|novas unidades|
    bau|aufbauten|neubauten|construction|constructions|costruzione|costruzioni|construccion|neue|
    neuer|neues|neuen|construcciones|construcao|aufbau|aufbauen|aufgebaut|gebaut|bauen auf|
    construite|construida|costruita|gebouwd|neubau|neu|baut eine|errichte|errichtet|construis|
    je construis|nous construisons|costruisco|costruiamo|nuova|nuovo|construyo|construimos|nueva|
    nuevo|nouvelle|nouveau|ik bouw|bouwen|nieuw|nieuwe|construo|construcoes|nova|novo|construir|
    crea|crear|creo|baue auf|baut auf|costruisci|bouwt op|construire|constroi|ajoute|j ajoute|
    ajoutons|agrego|anado|aggiungo|stelle auf|construit|baue|baut|bauen|bouw|bouwt|costruisce|
    costruire|construye|stavi|postavi|buduje`,
  remove: `aufgelost werden|aufgelost wird|abgebaut werden|abgebaut wird|entfernt werden|wird aufgelost|
    werden aufgelost|wird entfernt|werden entfernt|wird abgebaut|werden abgebaut|wird gestrichen|
    lost sich auf|losen sich auf|wird vernichtet|est dissoute|est dissous|sont dissoutes|
    sont dissous|est supprimee|est supprime|sont supprimees|est retiree|est retire|sont retirees|
    est demantelee|viene sciolta|viene sciolto|vengono sciolte|vengono sciolti|e sciolta|
    viene eliminata|vengono eliminate|viene rimossa|vengono rimosse|si scioglie|si sciolgono|
    se disuelve|se disuelven|es eliminado|es eliminada|son eliminados|son eliminadas|es retirado|
    es retirada|es disuelto|es disuelta|se elimina|se eliminan|queda disuelto|queda disuelta|
    wordt ontbonden|worden ontbonden|wordt opgeheven|worden opgeheven|wordt verwijderd|
    worden verwijderd|e dissolvido|e dissolvida|sao dissolvidos|e removido|e removida|
    sao removidos|e eliminado|e eliminada|dissolve se|desbando|abbau|abbauen|auflosung|
    auflosungen|dissolution|dissolutions|demantelement|suppressions|scioglimento|scioglimenti|
    eliminazione|eliminazioni|rimozione|eliminacion|eliminaciones|disoluciones|opheffing|
    verwijdering|dissolucao|remocao|lose|lose auf|loese|loese auf|loest auf|aufgeben|streiche|
    dissous|je dissous|dissoudre|suppression|supprime|supprimer|retrait|retire|enleve|elimino|
    eliminiamo|sciolgo|sciolta|sciolto|disuelvo|disolucion|quito|quita|retiro|verwijder|
    ik verwijder|hef|hef op|ontbinden|ontbonden|ophef|desmobiliza|dissolvo|dissolve|removo|loscht|
    lost auf|elimina|eliminar|retirar|entfernen|entferne|verwijdert|ontbind|rimuovi|rimuove|
    dissout|auflosen|aufgelost|scioglie|sciogliere|disuelve|disolver|rozpousti|rozwiazuje`,
  retreat: `se retire a|bat en retraite|bat en retraite vers|bat en retraite en|bat en retraite a|
    se replie a|se replie en|se replie sur|se replie vers|recule|recule en|recule vers|weicht|
    weicht aus|weicht nach|weicht aus nach|zieht sich nach|ziehen sich nach|zieht sich|
    ruckt ab nach|se repliega|se repliega a|retrocede a|se retira hacia|ripiega|ripiega in|
    ripiega su|ripiega a|arretra in|si ritira verso|si ritira a|trekt zich terug|
    trekt zich terug naar|wijkt uit naar|wijkt naar|recua|recua para|retira se para|
    se retira para|retira para|retraite|se retire|se retire en|se retire vers|se replie|
    zieht sich zuruck|zieht sich zuruck nach|ruckzug|ruckzug nach|trekt terug|trekt terug naar|
    ritirata|si ritira|si ritira in|retirada|se retira|se retira a`,
  reason: `c est tout|cest tout|voila tout|das ist alles|das war s|das wars|das war alles|mehr nicht|
    e tutto|es todo|eso es todo|nada mas|dat is alles|dat was het|kein ruckzug|pas de retraite|
    sin retirada|nessuna ritirata|geen aftocht|sem retirada|au lieu de|au lieu d|en vez de|
    en lugar de|invece di|in plaats van|em vez de|weil|denn|damit|obwohl|um zu|
    in der hoffnung|hoffentlich|wie besprochen|wie vereinbart|wie abgemacht|wie immer|parce que|
    parce qu|car|puisque|puisqu|afin de|afin que|pour que|bien que|en esperant|dans l espoir|
    avec l espoir|comme convenu|comme prevu|comme d habitude|comme toujours|porque|ya que|
    puesto que|para que|aunque|con la esperanza|como acordado|como acordamos|como siempre|perche|
    poiche|siccome|dato che|sperando|come d accordo|come concordato|come al solito|come sempre|
    omdat|zodat|hoewel|in de hoop|zoals afgesproken|zoals altijd|pois|ja que|embora|na esperanca|
    esperando|como combinado|como sempre|cosi poi|cosi posso|cosi potro|cosi da|per poi|per poter|
    per potere|in modo da|in modo che|comme ca je|ainsi je|de maniere a|de sorte que|
    histoire de|pour pouvoir|pour ensuite|asi puedo|asi podre|asi luego|para poder|para luego|
    de modo que|de manera que|om dan|om daarna|om zo|zo kan ik|so dass|sodass|um dann|
    um danach|um so|plutot que|plutot que de|plutot que d|anziche|piuttosto che|como antes|
    igual que antes|wie vorher|wie zuvor|wie bisher|wie gehabt|comme avant|come prima|zoals eerder|
    net als eerder|zoals voorheen`,
  reference: `dabei|dabei mit|doet dat ook|doet hetzelfde|macht das auch|tut das auch|fait de meme|
    fa lo stesso|hace lo mismo|ruckt nach|rueckt nach|nimmt seinen platz ein|
    nimmt ihren platz ein|nimmt den platz ein|ocupa su lugar|ocupa su sitio|toma su sitio|occupe sa place|
    occupa il suo posto|bezet zijn plaats|prend sa place|prend la place|
    prende il suo posto|toma su lugar|neemt zijn plaats in|
    dieses|dies auch|das auch|dieses auch|diesen zug|diesen angriff|den zug|den angriff|
    die landung|diese landung|den vormarsch|den einmarsch|die invasion|lo sbarco|la manovra|
    le debarquement|l invasion|el desembarco|la invasion|de landing|de invasie|o desembarque|cela|
    ca|cette attaque|ce mouvement|l attaque|esto|eso|este ataque|ese ataque|questo|questo attacco|
    l attacco|dit|dat|deze aanval|isto|isso|esse ataque|ebenso|ebenfalls|gleichfalls|dasselbe|
    desgleichen|idem|pareil|de meme|la meme chose|pareillement|lo mismo|igual|igualmente|
    lo stesso|altrettanto|hetzelfde|evenzo|o mesmo`,
  others: `le altre due|gli altri due|les deux autres|los otros dos|las otras dos|die anderen beiden|
    die anderen zwei|die beiden anderen|de andere twee|as outras duas|os outros dois|le altre|gli altri|
    altre|altri|les autres|autres|die anderen|las otras|los otros|otras|otros|
    as outras|os outros|outras|outros|de andere|tous|toutes|tous les autres restent|
    toutes mes unites|toutes les unites|tout le reste|tout le monde|tous les restants|alle|
    alle ubrigen einheiten|alle meine einheiten|alles andere|alles|ubrige|die ubrigen|rest|
    der rest meiner einheiten|todos|todas|todas mis unidades|todo lo demas|las demas|tutti|tutte|
    tutte le unita|tutte le mie unita|il resto delle unita|alle eenheden|alle overige|overige|
    de overige|alle anderen eenheden|todos os outros|o resto|os demais|todas as outras|
    todas as unidades|alle anderen|alle andere|alle ubrigen|der rest|alle einheiten|
    tous les autres|toutes les autres|le reste|todos los demas|todas las demas|los demas|el resto|
    de rest|alle andere eenheden|tutti gli altri|il resto|tutte le altre`,
  separator: wrapped`
      und|et|y|dann|danach|puis|luego|despues|poi|dopo|daarna|depois|mentre|mientras|waehrend
      |wahrend|pendant que|terwijl
    `,
  heading: `voici mon ordre|aqui va lo mio|aqui va mi orden|aqui vai a minha ordem|ecco il mio ordine|
    hier ist mein befehl|hier is mijn order|voici|voici mes ordres|hier|hier sind|hier kommen|
    hier meine|hier zijn|aqui|aqui van|aqui estan|ecco|ecco i miei ordini|as minhas ordens|
    minhas ordens|minhas|ordenes para|mes ordres|meine zuge|meine zuege|meine befehle|
    i miei ordini|mijn orders|pour|fur|fuer|voor|per|para|retraits|einheiten|unites|mis|meine|mes|
    miei|mijn|ordenes|zuge|zuege|befehle|ordres|ordini|bevelen|ordens|fruhjahr|fruehjahr|herbst|
    printemps|automne|primavera|otono|autunno|voorjaar|najaar`,
  noise: `alors|auch|aussi|ook|anche|tambien|tambem|hierbij|hiermee|hiermit|gli|della|dello|dell|dei|
    degli|delle|dalla|dallo|dal|dai|dagli|da|dos|das|die|ein|eine|einen|einer|une|een|uma|um|un|o|
    os|ao|aos|unos|una|uno|mon|mes|sein|seine|mein|meinen|meiner|unsere|zijn|mijne|sua|su|sus|mio|
    mia|ich|je|nous|wir|ik|we|io|yo|eu|bitte|svp|s il vous plait|por favor|per favore|alsjeblieft|
    alstublieft|obrigado|obrigada|ola|zuruck|zurueck|terug|sich|zich|vor|an|aan|guten tag|
    guten abend|guten morgen|schonen abend|schonen abend noch|schonen tag|schonen tag noch|
    schones wochenende|hallo zusammen|moin|servus|hoi|hej|hei|ahoj|bonsoir|bonne soiree|
    bonne journee|bonne nuit|buonasera|buona sera|buona serata|buona giornata|buenas tardes|
    buenas noches|un saludo|boa noite|boa tarde|bom dia|abraco|goedemorgen|goedemiddag|
    goedenavond|fijne avond|fijne dag|a tutti|a todos|a tous|buongiorno|buenas|buenos dias|beste|
    dag|viele grusse|viele gruesse|liebe grusse|mit freundlichen grussen|cordialement|bien a vous|
    atentamente|cordiali saluti|met vriendelijke groet|mvg|atenciosamente|abracos|flotte de|
    armata di|flotta di|flota de|exercito de|frota de|leger van|vloot van|hola|hallo|bonjour|ciao|
    saludos|saluti|gruss|gruesse|grusse|merci|grazie|gracias|danke|groeten|salut|ejercito de|
    armee de|l|le|la|les|du|de|des|en|dans|der|dem|im|ins|zum|zur|von|vom|het|il|lo|di|del|nel|
    nella|nello|el|los|las`,
  unitword: `exercito|frota|leger|vloot|flotte|flota|flotta`,
  both: `tous les deux|les deux|beide|entrambi|entrambe|ambos|ambas`,
  doubt: `a moins que|a moins qu|moins que|moins qu|au cas ou|auquel cas|sauf si|a meno che|
    a no ser que|es sei denn|ausser wenn|mits|dan wel|si|falls|wenn|sofern|nicht|kein|keine|
    keinen|nie|niemals|vielleicht|oder|aber|sonst|niet|geen|nooit|misschien|tenzij|indien|anders|
    ne|pas|jamais|peut etre|ou|sinon|mais|quand|lorsque|nunca|quizas|tal vez|cuando|pero|sino|
    salvo|a menos que|non|mai|forse|oppure|altrimenti|quando|nao|talvez|caso|exceto|senao|
    se italia|maar|als|statt|anstatt|plutot que|en lugar de|invece di|in plaats van|em vez de|
    wahrscheinlich|eventuell|evtl|schwanke|schwanken|zogere|hesite|j hesite|hesitons|dudo|dudaba|
    esito|esitavo|indeciso|indecisa|twijfel|aarzel|sollte|soll ich|dois je|devo|moet ik|debo`,
};
