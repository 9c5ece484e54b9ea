/** The words of Spanish sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, spanish as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `pasar|avanzar|marchar|navegar|viajar|zarpar|subir|bajar|entrar|desembarcar|correr|saltar|
    empujar|desplazar|mandar|trasladar|llegar|partir|regresar|retroceder|penetrar|retirar|enviar|
    cruzar|se *lanzar|se *deslizar|se *dirigir|se *desplazar|se *trasladar|se *adentrar|
    se *retirar|me *retirar|se *replegar|se *marchar|se *mudar|se *internar|se *encaminar|se *acercar|
    se *abalanzar|se *arrojar|*probar suerte|*cruzar la frontera|*atravesar la frontera|
    *probar fortuna|*tratar de entrar|replegar`,
  take: `tomar|ocupar|conquistar|atacar|invadir|capturar|golpear|embestir|asaltar|alcanzar|intentar|
    agredir|visitar|se *apoderar de|se *apoderar del|se *adueñar de|se *quedar con|me *quedar con|
    *ir a por|coger|agarrar|ganar|*tratar de tomar|*intentar tomar`,
  help: "apoyar|ayudar|respaldar|cubrir|sostener|defender|reforzar|proteger|secundar|auxiliar|asistir",
  aid: wrapped`
    *prestar apoyo|*prestar ayuda|*dar apoyo|*brindar apoyo|*prestar su apoyo|*ofrecer apoyo
    |*echar una mano
  `,
  gets: wrapped`
    *recibir el apoyo|*recibir apoyo|*recibir ayuda|*recibir la ayuda|*contar con el apoyo
    |*recibir el respaldo|*recibir respaldo
  `,
  carry: "transportar|llevar|convoyar|escoltar|trasladar|transbordar|acercar",
  stay: `aguantar|esperar|*quedar en su sitio|se *quedar|se *quedar quieta|se *quedar quieto|
    se *quedar en su sitio|se *quedar en casa|se *quedar donde está|se *quedar en su lugar|
    se *quedar en puerto|*aguantar la posición|*guardar la posición|descansar|se *defender|
    *montar guardia|resistir|*dejar quieta|*dejar quieto|*dejar donde está|*dejar en su sitio|
    se *plantar|vigilar|*echar el ancla|se *atrincherar|*hacer nada`,
  remove: `eliminar|quitar|retirar|suprimir|sacrificar|desmovilizar|licenciar|*quitar del tablero|
    *retirar del tablero|*eliminar del tablero|*sacar del tablero|*sacar|*borrar del mapa|
    *abandonar el tablero`,
  build: "reclutar|crear|levantar|formar|colocar|fundar|botar|añadir|agregar|alistar",
  board: "*embarcar en|se *embarcar en|*subir a bord de|*subir a bordo de|*embarcar a bordo de",
  leave: `*cruzar los pirineos|*cruzar los alpes|*cruzar la frontera|*atravesar la frontera|
    *atravesar los alpes|*dejar el puerto|*abandonar el puerto|*levar anclas|*embarcar|
    se *embarcar`,
});

const irregular = {
  go: `quiero ir|queremos ir|quiere ir|quisiera ir|me gustaría ir|voy a ir|va a ir|
    va|van|voy|vamos|vaya|vayan|ve|vuelve|vuelven|vuelvo|volver|vuelva|viene|vienen|sale|salen|
    salgo|salga|salir|sigue|siguen|pone rumbo|ponen rumbo|se hace a la mar|se hacen a la mar|
    se mueve|se mueven|mueve|mueven|muevo|mover|mueva|huye|huyen|se repliega|se repliegan|
    repliega|se pone en marcha|se ponen en marcha|se va|se van|movimiento|se vuelve|se vuelven|
    se echa a la mar|echa a andar|irá|irán|iré|saldrá|saldrán|saldré|saliera|saliese|vendrá|
    vendrán|volverá|volverán|seguirá|seguirán|moverá|moverán|se moverá|se moverán|pondrá rumbo|
    pondrán rumbo|se hará a la mar|se harán a la mar|fuera|fuese`,
  strike: "ataque|ataque de|el ataque de|asalto|ofensiva|carga|embiste|arremete|lanza un ataque",
  off: wrapped`
      otra vez|de nuevo|nuevamente|una vez más|rumbo|vuelta|regreso|retirada|marcha|debe
      |avance|a por|derecho a|directo a|de vuelta a
    `,
  waive: "renuncio a|renuncio|renunciamos a|no construyo|paso",
  take: `va a por|van a por|voy a por|vaya a por|a por|se hace con|se hacen con|viene a por|
    prueba suerte en|prueba suerte contra|se lanza sobre|carga contra`,
  help: "apoye|sostiene|sostienen|sostengo|defiende|defienden|refuerza|refuerzan|protege|protejo",
  aid: wrapped`
    da apoyo|dan apoyo|doy apoyo|dar apoyo|apoyo|soporte|ayuda|apoyo de|da soporte|da su apoyo
    |dan su apoyo|da respaldo|echa una mano|echan una mano|da cobertura
  `,
  gets: "cuenta con el apoyo|tiene el apoyo|tiene apoyo|obtiene apoyo|obtiene el apoyo",
  carry: "convoy|convoy de|transporte|traslada",
  stay: `mantiene|mantienen|mantengo|mantener|mantenga|se mantiene|se mantienen|mantendrá|mantendrán|
    se mantendrá|se mantendrán|mantenerse|mantiene la posición|mantiene posición|
    mantiene su posición|permanece|permanecen|permanecer|permanecerá|permanecerán|permanezca|
    permanecerá en su sitio|no se moverá|no se moverán|seguirá quieta|seguirá quieto|
    siguiera quieta|siguiera quieto|sigue quieta|sigue quieto|no se mueve|no se mueven|
    no hace nada|no hacen nada|quieta|quieto|queda quieta|queda quieto|queda en su sitio|queda|
    quedan|sin moverse|aguarda|a la espera|está quieta|está quieto|no va a ninguna parte`,
  remove: wrapped`
      desaparece|desaparecen|desaparecer|disuelve|disuelven|disuelvo|disolver|se disuelve
      |se va del tablero|sale del tablero|disolución de
    `,
  build:
    "construyo|construye|construyen|construyamos|construir|nueva|nuevo|construcción|pongo|quiero",
  goal: "es el objetivo de|es el objetivo del|es para|es el blanco de",
};

export const spanish: Tongue = {
  words: merged(verbs, irregular, {
    passive: "es|son|será|serán|va a ser|debe ser|debería ser|tiene que ser|ha de ser|está siendo",
    modal: `hago|hace|haz|hacer|voy|va|van|vamos|quiero|quisiera|deseo|debe|deben|dejo|deja|que|ordeno que|
      debería|deberían|ordeno a|tiene que|tienen que|ha de|haga|intenta`,
    helped: "apoyada|apoyado|cubierta|cubierto|sostenida|sostenido",
    removed: "disuelta|disuelto",
    i: "yo|nosotros|me",
    stands: "encuentra|está",
    nothing: "nada",
    not: "no",
    relative: wrapped`
        que está|que se encuentra|estacionada|estacionado|situada|situado|que hay|destacada
        |destacado|que tengo
      `,
    idle: `el|la|los|las|un|una|mi|mis|nuestro|nuestra|su|lo|también|entonces|luego|después|ahora|ya|
      pues|así|por favor|otra vez|de nuevo|nuevamente|directamente|rápidamente|inmediatamente|
      a mantenerse|a resistir|a aguantar|tranquilamente|las dos|los dos|ambas|ambos|solo|sólo|
      simplemente|este año|aquí|allí|finalmente|por fin|derecho|recto|juntos|cautelosamente|
      por su parte|a su vez|cuenca|cuenca del|este turno|prudentemente|sin falta|a la defensiva|
      construir|la construcción|mi construcción|del tablero|del mapa`,
  }),
  prepositions: {
    g: wrapped`
      que va a|que avanza a|que avanza hacia|que ataca|a por|de vuelta a|hacia|hacia el|hacia la
      |hasta|hasta el|hasta la|para|para el|para la|contra|contra el|contra la|rumbo a|rumbo al
      |sobre|sobre el|sobre la|en dirección a|derecho a|directo a|camino de|con destino a
      |con rumbo a|al interior de|en su ataque a|en el ataque a|en su avance a|en su avance hacia
      |en su avance sobre|en su movimiento a|en su marcha a|para entrar en|para tomar
      |en su intento de tomar|en su camino a|para ir a|contra
    `,
    gdp: "a|al|a el|a la|a los|a las",
    gl: "en|en el|en la|en los|en las",
    o: "de|del|de la|desde|desde el|desde la|de los|de las|a partir de",
    b: `por|por el|por la|${withHelpOf(
      "con apoyo|con el apoyo|con ayuda|con la ayuda|con respaldo|con el respaldo",
      "de|del|de la|de los|desde",
    )}`,
    w: "con|con el|con la|con mi|con los",
  },
  clitics: "la|lo|le|los|las",
  and: "y",
};
