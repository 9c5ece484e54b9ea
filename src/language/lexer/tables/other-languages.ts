/** The words of orders in other languages, in the normal form of names. */
import type { WordTable } from "./role.js";

/** What French, German, Dutch, Italian and Spanish players write, whose names the boards know too. */
export const otherLanguages: WordTable = {
  army: "die armee",
  fleet: "die flotte",
  hold: `halt|haelt|bleibt stehen|blijft staan|bleibt da|reste en place|tiene|mantienen|tengono|mantem|fica|halten stand|sta|tient bon|conserve|conserva|tient|maintient|mantient|mantene|sostener|aguantar|staat|steht|halt still|tiens|tenir|reste|rester|se maintient|halten|bleibt|bleiben|houdt|houden|blijft|blijven|
    resta|rimane|mantiene|se mantiene|mantener|aguanta|se queda`,
  arrow: `vai para|move se para|ataca a|angriff auf|greift|zuruck nach|zurueck nach|a destination de|en direction de|vers|va|va en|va vers|va dans|attaque|avance|avance vers|
    nach|zieht|zieht nach|geht|geht nach|marschiert|marschiert nach|greift an|
    naar|gaat naar|trekt naar|valt aan|verso|muove|muove in|muove verso|attacca|
    hacia|va a|va hacia|mueve|mueve a|se mueve a|avanza|avanza a|ataca|ataca a`,
  support: `u|unt|supporte|appuie|appuyer|aide|hilft|ayuda|ayuda a|helpt|aiuta|apoia|soutient|soutiens|soutenir|soutien|unterstutzt|unterstuetzt|unterstutzen|
    steunt|ondersteunt|steun|appoggia|appoggiare|appoggio|sostiene|supporta|supporto|
    apoya|apoya a|apoyar|apoyo`,
  backing: `soutenu par|soutenue par|unterstutzt von|unterstutzt durch|gesteund door|appoggiato da|
    appoggiata da|apoyado por|apoyada por|con apoyo de|con el apoyo de|avec le soutien de|avec l appui de|mit unterstutzung von|mit unterstutzung durch|mit hilfe von|met steun van|con il supporto di|con l appoggio di|con appoggio di|com apoio de`,
  convoy: `convoie|convoye|convoi|convoyer|transporte|konvoiert|konvoi|konvooieert|konvooi|
    convoglia|convoglio|trasporta|transporta|transporta a|convoyar`,
  build:
    "baue auf|baut auf|costruisci|bau|bouwt op|construyo|construire|constroi|construit|construire|baue|baut|bauen|bouw|bouwt|bouwen|costruisce|costruire|construye|construir",
  remove:
    "loscht|lost auf|elimina|eliminar|retirar|retire|entfernen|entferne|verwijder|verwijdert|ontbind|rimuovi|rimuove|dissout|dissoudre|auflosen|aufgelost|scioglie|sciogliere|disuelve|disolver",
  retreat: `retraite|se retire|se retire en|se retire vers|se replie|zieht sich zuruck|
    zieht sich zuruck nach|ruckzug|ruckzug nach|trekt terug|trekt terug naar|ritirata|si ritira|
    si ritira in|retirada|se retira|se retira a`,
  others: `alle anderen|alle andere|alle ubrigen|die anderen|rest halt|der rest|alle einheiten|tous les autres|toutes les autres|les autres|
    le reste|todos los demas|todas las demas|los demas|el resto|de rest|alle andere eenheden|tutti gli altri|gli altri|il resto|tutte le altre`,
  separator: "und|et|y|mentre|mientras|waehrend|wahrend|pendant que|terwijl",
  heading:
    "mis|meine|mes|miei|mijn|ordenes|zuge|zuege|befehle|ordres|ordini|bevelen|ordens|fruhjahr|fruehjahr|herbst|printemps|automne|primavera|otono|autunno|voorjaar|najaar",
  noise: `hola|hallo|bonjour|ciao|saludos|saluti|gruss|gruesse|grusse|merci|grazie|gracias|danke|groeten|salut|ejercito de|armee de|l|le|la|les|du|de|des|en|dans|der|dem|im|ins|zum|zur|von|vom|het|il|lo|di|del|nel|nella|nello|
    el|los|las`,
};
