/** The words of French sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, french as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `passer|avancer|marcher|naviguer|monter|remonter|filer|foncer|entrer|rentrer|retourner|
    débarquer|glisser|voguer|pousser|progresser|cingler|plonger|voler|sauter|pénétrer|envoyer|
    déplacer|transférer|diriger|bouger|embarquer pour|se *diriger|se *déplacer|se *glisser|
    se *lancer|s *élancer|se *jeter|se *porter|s *avancer|se *précipiter|s *enfoncer|se *faufiler|
    se *replier|se *retirer|me *retirer|me *replier|s *engager|reculer|*tenter sa chance|*tenter le coup|
    se *transférer|se *ruer|s *aventurer|*traverser la frontière|*franchir la frontière|arriver|aller|
    appareiller|*mener`,
  take: `attaquer|occuper|capturer|viser|gagner|frapper|*rejoindre|assaillir|envahir|agresser|*prendre|
    conquérir|menacer|s *emparer de|s *emparer d|s *emparer du|s en *prendre à|s en *prendre au|
    s *prendre à|s *prendre au|tenter|essayer|récupérer|rafler|chiper|voler|*prendre d assaut|
    visiter|investir`,
  help: wrapped`
    épauler|appuyer|aider|protéger|soutenir|seconder|couvrir|défendre|assister|renforcer|supporter
    |*prendre en charge
  `,
  aid: `*donner son appui|*donner son soutien|*donner son aide|*apporter son soutien|
    *apporter son appui|*apporter son aide|*prêter main forte|*apporter du soutien|
    *donner un coup de main|*apporter un soutien|*donner du soutien|*fournir un soutien|
    *offrir son soutien|*accorder son soutien|*donner le soutien|*venir en aide`,
  carry:
    "convoyer|transporter|amener|acheminer|embarquer|*porter|escorter|emmener|mener|conduire|transférer",
  stay: `rester|camper sur ses positions|*camper sur ses positions|*camper|demeurer|*rester en place|
    *rester sur place|*rester à l ancre|*demeurer à l ancre|*garder sa position|
    *conserver sa position|monter la garde|*monter la garde|*rester là|*rester au port|
    *rester à quai|*rester immobile|*demeurer en place|*demeurer sur place|*garder la position|
    patienter|se *défendre|se *reposer|*rester chez elle|*rester tranquille|*laisser en place|
    *laisser sur place|*conserver ses positions|*rester sur ses positions|*garder position|
    *rester où elle est|*rester où il est`,
  remove: `supprimer|enlever|retirer|dissoudre|sacrifier|éliminer|démobiliser|abandonner|licencier|
    *retirer du plateau|*enlever du plateau|*retirer de la carte|*ôter|se *saborder|*saborder|
    *quitter le plateau|*quitter la carte`,
  build:
    "lever|*recruter|créer|ajouter|bâtir|mobiliser|*former|placer|installer|lancer|*armer|enrôler|*mettre",
  board:
    "embarquer sur|*embarquer sur|*embarquer à bord de|*monter à bord de|*embarquer dans|s *embarquer sur",
  leave: `*quitter le port|*franchir les pyrénées|*franchir les alpes|*traverser les alpes|
    *traverser les pyrénées|*franchir la frontière|*traverser la frontière|*lever l ancre|
    *passer la frontière|embarquer|s *embarquer|*passer les alpes|*passer les pyrénées`,
});

const irregular = {
  go: `va|vont|vais|aille|aillent|pars|part|partent|partir|parte|viens|vient|viennent|reviens|
    revient|reviennent|sors|sort|sortent|descends|descend|descendent|redescend|cours|court|
    courent|fuit|fuir|fuient|se rend|se rendent|me rends|prend la mer|prennent la mer|met le cap|
    mettent le cap|met cap|fait route|font route|fait voile|font voile|fait demi tour|
    bat en retraite|battent en retraite|se met en route|se mettent en route|se met en marche|
    envoie|envoient|poursuit sa route|rebrousse chemin|repart|repartent|ira|iront|irai|partira|
    partiront|partirai|sortira|sortiront|viendra|viendront|reviendra|reviendront|descendra|
    descendront|redescendra|courra|fuira|se rendra|se rendront|prendra la mer|prendront la mer|
    mettra le cap|mettront le cap|fera route|feront route|fera voile|feront voile|surgit|
    fait mouvement|font mouvement|fait un saut|mouvement|marche`,
  take: `prend|prends|prennent|prendra|prendront|prendrai|rejoindra|rejoindront|ira prendre|
    iront prendre|ira occuper|viendra prendre|prendre|prenne|prenons|prenez|conquiert|conquièrent|
    rejoint|rejoignent|rejoindre|s en prend à|s en prend au|s en prend aux|s en prennent à|
    va chercher|vont chercher|vient prendre|viennent prendre|va prendre|vont prendre|va occuper|
    vont occuper|va attaquer|vont attaquer|essaie|essaient|fait main basse sur|met la main sur|
    prend le contrôle de|prend le contrôle du|reprend|reprennent`,
  help: wrapped`
    soutiens|soutient|soutiennent|soutienne|soutenons|appuie|appuient|couvre|couvrent|couvrir
    |défend|défendent|vient en aide à|protège|protègent|vient au secours de
  `,
  strike: wrapped`
      attaque|attaque de|assaut|offensive|s attaque à|s attaque au|s attaquent à|assaut sur
      |lance une attaque|lance l assaut
    `,
  off: wrapped`
    retour|retour à|retour en|direction|cap|cap sur|en avant|en route|doit|repli|départ|droit sur
    |tout droit sur|encore une fois|à nouveau|de nouveau|encore
  `,
  waive: wrapped`
      renonce à|renonce|passe mon tour|passe mon tour pour les constructions|renonçons à
      |ne construis pas|ne construit pas
      |pas de construction|aucune construction
    `,
  aid: `prête main forte|prêtent main forte|soutien|appui|support|aide|soutien de|appui de|
    vient en aide|viennent en aide|offre son soutien|fournit un soutien|fournit son soutien|
    fait un soutien|donne son soutien|vient en renfort`,
  gets: `reçoit le soutien|reçoit l appui|reçoit l aide|reçoit du soutien|reçoit un soutien|
    reçoit du renfort|bénéficie du soutien|bénéficie de l appui|obtient le soutien|a le soutien|
    est sous la protection`,
  carry: wrapped`
      convoi|convoi de|transport|convoie|convoient|conduit|amène|amènent|emmène|emmènent|achemine
      |mène|prend à son bord|prend à bord
    `,
  stay: `tiens|tient|tiennent|tiendra|tiendront|maintiendra|se maintiendra|ne bougera pas|
    ne bougeront pas|attendra|attendront|ne fera rien|tenir|maintiens|maintient|maintiennent|
    maintenir|ne bouge pas|ne bougent pas|bouge pas|ne fait rien|ne font rien|se maintient|
    se maintiennent|fait la garde|tient bon|tiennent bon|tient la position|tient sa position|
    tiennent leur position|où elle est|où il est|se tient tranquille|ne part pas|ne va nulle part|
    tient le coup|jette l ancre|est en attente|attend|attendent|attendre|reste à l affût|
    se retranche|se retranchent|fait le mort`,
  remove: wrapped`
      disparaît|disparaissent|disparaître|dissous|dissout|dissolvent|part à la casse|sort du jeu
      |quitte le jeu
    `,
  build: wrapped`
      construis|construit|construisons|construire|construisez|crée|créer|nouvelle|nouveau
      |construction|création|faut
    `,
  goal: "est pour|est l objectif de|est la cible de|sera pour|est l objectif du|est la cible du",
};

const participles = {
  taken: wrapped`
    attaquée|attaqué|prise|pris|envahie|envahi|occupée|occupé|conquise|conquis|capturée|capturé
    |visée|visé|assaillie|assailli
  `,
  moved: "envoyée|envoyé|déplacée|déplacé|transférée|transféré",
  helped: wrapped`
      soutenue|soutenu|appuyée|appuyé|aidée|aidé|protégée|protégé|couverte|couvert|épaulée|épaulé
      |défendue|défendu|supportée|supporté|secondée|secondé
    `,
  carried:
    "convoyée|convoyé|transportée|transporté|amenée|amené|acheminée|acheminé|conduite|conduit|emmenée|emmené",
  removed: "dissoute|dissous|supprimée|supprimé|retirée|retiré|enlevée|enlevé|éliminée|démantelée",
};

const helped = wrapped`
  avec le soutien|avec l aide|avec l appui|avec appui|avec soutien|avec aide|grâce au soutien|grâce à l aide
`;

export const french: Tongue = {
  words: merged(verbs, irregular, participles, {
    passive:
      "est|sont|sera|seront|se fait|se font|est à être|doit être|doivent être|devrait être|va être|vont être",
    modal: `fais|fait|faire|faites|laisse|laissez|laisser|veux|vais|va|vont|doit|doivent|souhaite|voudrais|
      devrait|devraient|viens|vient|faisons|désire|que|ordonne à|ordre à|ordonne|j ordonne à|demande à`,
    i: "je|j|on|nous",
    stands: "trouve|stationne",
    nothing: "rien",
    not: "ne|n|pas",
    relative: "qui est|qui se trouve|stationnée|stationné|basée|basé|postée|située|qui stationne",
    idle: `la|le|les|l|un|une|mon|ma|mes|notre|nos|son|sa|leur|alors|ensuite|puis|donc|aussi|bien|vite|
      enfin|tout|toute|y|également|maintenant|encore|svp|s il vous plaît|s il te plaît|merci de|
      veuillez|directement|tranquillement|prudemment|rapidement|immédiatement|aussitôt|à nouveau|
      de nouveau|une fois de plus|simplement|juste|toutes|tous|toutes les deux|tous les deux|
      hardiment|courageusement|discrètement|bulgare|finalement|cette fois|quant à|ici|à son tour|
      de son côté|à l attaque|à tenir|à se maintenir|du plateau|de la carte|du jeu|cette année|
      ce tour|ce tour ci|ma construction|construire|ma nouvelle unité|celle`,
  }),
  prepositions: {
    g: wrapped`
      qui va en|qui va à|qui va au|qui va vers|qui attaque|qui se dirige vers|cap sur|retour à
      |retour en|vers|vers la|vers le|sur|sur la|sur le|dans|dans la|dans le|contre|contre la
      |contre le|jusqu à|jusqu en|jusqu au|jusque|droit sur|direction|en direction de
      |en direction du|dans son attaque sur|dans son attaque contre|dans son mouvement vers
      |pour aller en|pour aller à|pour aller au|dans sa marche vers|dans son avance vers
      |pour entrer en
    `,
    gd: "à|au|aux|à la|à l",
    gl: "en|chez",
    o: "de|du|d|des|de la|de l|depuis|depuis la|depuis le",
    b: `par|par la|par le|par l|grâce à|${helped}|${withHelpOf(helped, "de|du|d|de la|des|depuis")}`,
    w: "avec|avec la|avec le|avec mon|avec ma|avec l",
    gw: "pour|pour la|pour le|pour l",
  },
  clitics: "la|le|l|les|lui",
  and: "et",
};
