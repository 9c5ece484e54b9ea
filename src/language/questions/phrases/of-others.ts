/** The words of questions about the others: who votes, who reads along, and what becomes of a seat that is left. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";

type OfOthers = Extract<
  Intent,
  | "votes-seen"
  | "gm-reads"
  | "others-press"
  | "told-leaving"
  | "come-back"
  | "open-seat"
  | "to-win"
  | "on-list"
  | "leaving"
  | "home-letters"
  | "progress"
  | "swap-seats"
>;

const gm =
  "(?:gm|game ?master|master|spielleiter(?:in)?|leiter|arbitre|meneur|maitre du jeu|arbitro|director|moderador|master|organizador|arbitra|scheidsrechter|spelleider|judge|referee)";
const reads =
  "(?:see|sees|read|reads|get|gets|look at|know|knows|sieht|sehen|liest|lesen|mitlesen|lit|lire|voit|voir|lee|leer|ve|ver|legge|leggere|vede|vedere|leest|lezen|ziet|zien)";
const messages =
  "(?:(?:private |secret |other )*(?:messages?|press|mails?|letters?)|nachrichten|mitteilungen|messages|mensajes?|messaggi\\w*|berichten|what (?:we|they|the (?:players|others)) (?:write|say|send)|(?:was|wenn) (?:wir|sich|die|sie) .*schreib\\w*|ce qu (?:on|ils|nous|les) .*ecri\\w+|lo que (?:nos|se|los) .*escrib\\w+|(?:cio che|quello che) .*scriv\\w+|wat (?:we|ze|de) .*schrijv\\w+)";
const leaving = "(?:left|leave|quit|resign(?:ed)?|go(?:ne)?|give up|gave up|dropped out|drop out)";

const swapping = any(
  "(?:swap|swapping|switch|switching|exchange|exchanging|trade|trading|change|changing) (?:\\w+ )?(?:countr\\w+|powers?|seats|nations|sides)(?: with (?:each other|one another|\\w+))?\\b.*|(?:swap|switch|exchange|trade) \\w+ (?:and|with|for) \\w+ (?:as|so that) .*(?:play|have)s?\\b.*",
  "(?:lander|platze|machte|seiten|nationen) (?:\\w+ )?tauschen\\b.*|tausch\\w* (?:\\w+ ){0,3}(?:lander|platze|machte|seiten|nationen)\\b.*|(?:echang\\w+|permut\\w+|intervert\\w+) (?:\\w+ ){0,2}(?:pays|puissances?|sieges|nations)\\b.*|(?:intercambi\\w+|cambi\\w+) (?:\\w+ ){0,3}(?:paises|pais|potencias?|asientos)\\b.*|scambi\\w+ (?:\\w+ ){0,3}(?:paes[ei]|nazion[ei]|potenz[ae])\\b.*|(?:van land|landen|land) (?:\\w+ )?(?:wisselen|ruilen|omwisselen)\\b.*|zamien\\w+ (?:sie )?(?:\\w+ )?(?:kraj\\w*|panstw\\w*)\\b.*",
);

/** What a sentence that asks may be about. */
export const askedOfOthers: Readonly<Record<OfOthers, RegExp>> = {
  "votes-seen": any(
    "who (?:else )?(?:has |have |s )?(?:already )?(?:voted|votes|said yes|agreed|is for|is in favou?r)\\b.*|how (?:many|did|have|has) .*(?:voted?|said yes|for the draw)\\b.*|(?:has|have|did) .*voted? (?:for|yes|already|yet|against)\\b.*",
    "wer (?:hat|ist|stimmt) (?:\\w+ ){0,4}(?:gestimmt|abgestimmt|zugestimmt|ja gesagt|dafur)\\b.*|wie ?viele (?:\\w+ ){0,3}(?:gestimmt|abgestimmt|dafur)\\b.*|qui (?:a|est) (?:\\w+ ){0,3}(?:vote|pour|dit oui|d accord)\\b.*|combien .*(?:ont|a) (?:\\w+ )?vote\\b.*",
    "quien(?:es)? (?:ha|han|esta|estan) (?:\\w+ ){0,3}(?:votado|a favor|dicho que si)\\b.*|cuantos .*votado\\b.*|chi ha (?:\\w+ ){0,2}(?:votato|detto di si|accettato)\\b.*|quanti .*votato\\b.*|wie (?:heeft|hebben|is|zijn) (?:\\w+ ){0,4}(?:gestemd|voor)\\b.*|kto (?:\\w+ ){0,2}(?:zaglosowal|glosowal)\\b.*",
  ),
  "gm-reads": any(
    `${gm} (?:\\w+ ){0,3}${reads} .*(?:${messages}|us|it|them|uns|ihn|sie)?.*|(?:can|does|do|may|will|kann|darf|est ce que|puede|puo|kan) (?:the |der |die |le |el |l |la |de |unser |our )?${gm} .*${reads}\\b.*`,
    `^(?:${reads}) (?:the |der |die |le |el |l |la |de |unser |our )?${gm}\\b.*`,
    `${messages} .*(?:read|seen|gelesen|lus?|leidos?|letti|gelezen) (?:by|von|vom|par|por|da|dal|dall|door) (?:the |der |dem |le |l |el |la |de )?${gm}\\b.*`,
  ),
  "others-press": any(
    "(?:can|could|may|do|will|am|is it) (?:i|we|observers?|it)\\b.* (?:read|see|get|follow|listen|look|allowed)\\b.*(?:what (?:the )?(?:players|others|they|people|powers) (?:\\w+ )?(?:write|say|send|tell|are saying)|messages?(?: that)? (?:the )?(?:players|others|they) (?:\\w+ )?(?:send|write|exchange)|(?:private|secret|their|each other s|the players|the others) (?:\\w+ )?(?:messages?|press|mails?|letters|talks?|negotiations?|correspondence))\\b.*",
    "(?:kann|darf|konnte|konnen) (?:ich|wir|man) .*(?:mitlesen|lesen|sehen)\\b.*(?:spieler|anderen|nachrichten|untereinander|schreiben)\\b.*|(?:kann|darf|konnte|konnen) (?:ich|wir|man) .*(?:nachrichten|untereinander) .*(?:mitlesen|lesen|sehen)\\b.*",
    "(?:puis je|peut on|est ce que je peux|pourrais je|je peux) .*(?:lire|voir|suivre) .*(?:joueurs|messages|se disent|s ecrivent|echanges)\\b.*|(?:puedo|se puede|podria) .*(?:leer|ver) .*(?:jugadores|mensajes|se escriben|se dicen)\\b.*|(?:posso|si puo|potrei) .*(?:leggere|vedere) .*(?:giocatori|messaggi|si scrivono|si dicono)\\b.*|(?:mag|kan) ik .*(?:meelezen|lezen|zien) .*(?:spelers|berichten|elkaar)\\b.*|(?:mag|kan) ik .*(?:spelers|berichten|elkaar) .*(?:meelezen|lezen|zien)\\b.*",
  ),
  progress: any(
    "who (?:has|have)(?:n ?t| not) (?:written|sent|ordered|given|mailed|done)(?: \\w+)? at all\\b.*|(?:which|who|how many)(?: of (?:them|the (?:players|others)|us))? (?:has|have|is|are)(?: all)? (?:finished|done|ready|complete)\\b.*|(?:who|which)(?: of (?:them|the players))? .*(?:part of|only some|half of|not all of) (?:theirs|their|his|the|it)\\b.*|(?:how far|where) (?:is|are|has|have) (?:every ?(?:one|body)|(?:the )?players|they|each(?: of them)?|all of them) (?:got|come|gotten)?\\b.*orders.*",
    "(?:wer|welche|wie ?viele)(?: von (?:ihnen|euch|den spielern))? (?:ist|sind|hat|haben) (?:\\w+ )?(?:schon )?(?:fertig|komplett|vollstandig)\\b.*|wer .*(?:nur )?(?:teilweise|einen teil|unvollstandig)\\b.*|(?:qui|lesquels) (?:a|ont|est|sont) (?:\\w+ )?(?:fini|termine|pret|complet)\\w*\\b.*|(?:quien(?:es)?|cuales) (?:ha|han|esta|estan) (?:\\w+ )?(?:terminado|listos?|completos?|acabado)\\b.*|(?:chi|quali) (?:ha|hanno|e) (?:\\w+ )?(?:finito|pronto|completo|terminato)\\b.*|(?:wie|welke) (?:is|zijn|heeft|hebben) (?:\\w+ )?(?:klaar|compleet|af)\\b.*",
  ),
  "told-leaving": any(
    `(?:will|would|do|does|are|is) (?:the )?(?:others?|players|every ?(?:one|body)|they|people|any ?(?:one|body)) .*(?:told|know|learn|see|find out|hear|informed)\\b.*${leaving}\\b.*`,
    "(?:erfahren|wissen|sehen) (?:die )?(?:anderen|mitspieler|alle) .*(?:gehe|gegangen|aussteige|ausgestiegen|aufhore|aufgebe)\\b.*|(?:les autres|on) (?:\\w+ )?(?:sauront|saura|sauraient|apprendront) .*(?:pars|quitte|parti)\\b.*|(?:los demas|los otros) (?:\\w+ )?(?:sabran|veran|se enteraran) .*(?:dejo|voy|marcho|abandono)\\b.*|gli altri (?:\\w+ )?(?:sapranno|vedranno) .*(?:lascio|esco|abbandono)\\b.*",
  ),
  "come-back": any(
    "(?:can|could|may|might|would|will|am) i (?:\\w+ ){0,4}(?:come back|return|rejoin|join again|get (?:it|my seat|my power|my country) back|take it (?:up|over) again|back in)\\b.*|(?:way|chance|possible|allowed) .*(?:come back|return|rejoin|get back in)\\b.*",
    "(?:kann|konnte|darf|durfte) ich (?:\\w+ ){0,5}(?:zuruckkommen|zuruckkehren|wieder (?:einsteigen|mitspielen|dazukommen|reinkommen|ubernehmen))\\b.*|(?:pourrai|pourrais|puis|peux) je (?:\\w+ ){0,3}(?:revenir|reprendre)\\b.*|je (?:pourrai|pourrais|peux) (?:\\w+ ){0,3}(?:revenir|reprendre)\\b.*|(?:podre|podria|puedo) (?:\\w+ ){0,3}(?:volver|regresar|recuperar)\\b.*|(?:potro|potrei|posso) (?:\\w+ ){0,3}(?:tornare|rientrare|riprend\\w+)\\b.*|(?:kan|mag) ik (?:\\w+ ){0,4}(?:terugkomen|terugkeren|weer instappen)\\b.*",
  ),
  "open-seat": any(
    "(?:his|her|their|the|those) (?:units|armies|fleets|pieces|troops)\\b.* (?:stay|stand|hold|remain|vanish|disappear|be removed|disband\\w*|sit)\\b.*(?:until|till|find|while|empty|vacant|leaves?|goes?|gone|nobody|no ?one)\\b.*|(?:if|when|once) (?:he|she|they|somebody|someone|a player)\\b.* (?:goes?|leaves?|quits?|resigns?|drops? out|is gone)\\b.* (?:units|armies|fleets|pieces|troops)\\b.*",
    "what (?:happens|becomes) (?:to|with|of) (?:the |his |her |their )?(?:units|armies|fleets|pieces|power|country|seat)\\b.*(?:leaves?|quits?|resigns?|drops? out|goes|gone|empty|vacant|without a player|nobody)\\b.*",
    "(?:seine|ihre|die) (?:einheiten|armeen|truppen|figuren)\\b.*(?:stehen|bleiben|verschwinden|halten|passiert)\\b.*|was (?:wird aus|passiert mit) (?:seinen|ihren|den) (?:einheiten|armeen)\\b.*|(?:ses|leurs|les) (?:unites|armees|pieces)\\b.*(?:restent|resteraient|disparaissent)\\b.*(?:part|quitte|remplac\\w+|personne)\\b.*|(?:sus|las) unidades\\b.*(?:quedan|quedarian|desaparecen)\\b.*|le (?:sue|loro) (?:unita|armate)\\b.*(?:restano|resterebbero|rimangono|spariscono)\\b.*|(?:zijn|haar|hun) (?:eenheden|legers)\\b.*(?:blijven|verdwijnen)\\b.*",
  ),
  "to-win": any(
    "how many (?:supply )?(?:cent(?:er|re)s?|dots|scs?) (?:\\w+ ){0,5}(?:win|victory|solo|need\\w*)\\b.*|(?:what|how many) (?:does it take|do (?:i|you|we) need|is needed|are needed) to win\\b.*|how (?:do|does|can) (?:i|you|one|somebody) win\\b.*",
    "wie ?viele (?:\\w+ )?(?:zentren|versorgungszentren|vz)\\b.*(?:sieg\\w*|gewinn\\w*)\\b.*|combien de (?:centres|cdr|sc)\\b.*(?:gagner|victoire)\\b.*|cuantos centros\\b.*(?:ganar|victoria)\\b.*|quanti centri\\b.*(?:vincere|vittoria)\\b.*|hoeveel (?:centra|centers|bevoorradingscentra)\\b.*(?:winnen|overwinning)\\b.*",
  ),
  "on-list": any(
    "(?:am i|do i) (?:\\w+ ){0,3}(?:still )?(?:\\w+ )?(?:down|on|listed|registered|noted|waiting|signed up) (?:\\w+ ){0,3}(?:as (?:a |an )?(?:reserve|standby|substitute|sub)|(?:the |your )?(?:standby |reserve |waiting )?list|for standby)\\b.*",
    "(?:stehe|bin) ich (?:\\w+ ){0,4}(?:auf (?:der|eurer) (?:\\w+ )?(?:liste|warteliste|ersatzliste)|als (?:ersatz\\w*|reserve\\w*|nachrucker\\w*)|ersatzspieler\\w*)\\b.*|suis je (?:\\w+ ){0,3}sur (?:la|votre) liste\\b.*|(?:sigo|estoy) (?:\\w+ ){0,3}en (?:la|vuestra) lista\\b.*|sono (?:\\w+ ){0,3}(?:nella|in) (?:\\w+ )?lista\\b.*|sta ik (?:\\w+ ){0,3}op (?:de|jullie) (?:\\w+ )?(?:lijst|wachtlijst|reservelijst)\\b.*",
  ),
  "swap-seats": swapping,
  leaving: any(
    "(?:work|ok|okay|possible|allowed|go|fine|legal|valid)s?\\b.*(?:if|when|while|though|even though|as) .*(?:leav(?:es?|ing)|mov(?:es?|ing) (?:out|away|off)|go(?:es|ing) (?:away|out|somewhere else)|vacat(?:es?|ing))\\b.*|(?:move|go|get) (?:in)?to a (?:place|province|space|territory) (?:\\w+ ){0,4}(?:leaving|leaves|just left|moves out|vacat\\w+)\\b.*",
    "(?:geht|klappt|funktioniert|darf|kann) .*(?:wenn|obwohl|wahrend) .*(?:weggeht|wegzieht|verlasst|abzieht|raus)\\b.*|(?:ca marche|possible) .*(?:si|quand|meme si|alors que) .*(?:part|quitte|s en va|sort)\\b.*|(?:funciona|vale|se puede|es posible) .*(?:si|cuando|aunque) .*(?:sale|se va|deja)\\b.*|(?:funziona|va bene|si puo) .*(?:se|quando|anche se) .*(?:esce|parte|se ne va|lascia)\\b.*",
  ),
  "home-letters": any(
    "(?:will|do|does|are) (?:you|your (?:letters|mails?)|the (?:letters|mails?|results)|it|everything) .*(?:still|keep|go on|continue) .*(?:my (?:home|usual|old|other|normal|private) (?:address|mail|account)|home)\\b.*",
  ),
};

const home =
  "(?:at home|home|to my (?:home|usual|old|other|normal|private|regular) (?:e ?mail )?(?:address|mail|account|inbox)|nach hause|(?:an|auf) (?:meine |die )?(?:\\w+ )?(?:alte|private|gewohnte|ubliche|normale) (?:e ?mail ?|mail ?)?adresse|a la maison|(?:a|sur) mon adresse (?:\\w+ )?(?:personnelle|habituelle|privee|de la maison)|a casa|a mi (?:direccion|correo) (?:\\w+ )?(?:de casa|habitual|personal|de siempre)|al mio indirizzo (?:\\w+ )?(?:di casa|solito|abituale|personale)|al solito indirizzo|naar huis|naar mijn (?:gewone|oude|prive) ?adres)";

/** What needs no question. */
export const saidOfOthers: Partial<Readonly<Record<OfOthers, RegExp>>> = {
  "swap-seats": swapping,
  "home-letters": any(
    `(?:keep|go on|carry on|continue) (?:\\w+ )?(?:sending|writing|mailing)\\b.*${home}\\b.*|(?:still |please )*(?:send|write) .*${home}\\b.*|(?:schick\\w*|schreib\\w*|sende\\w*) .*(?:weiter\\w*|bitte|alles) .*${home}\\b.*|continue\\w* (?:a |de )?(?:m |me |nous )?(?:envoyer|ecrire)\\b.*${home}\\b.*|(?:sigue|siga|seguid) (?:\\w+ )?(?:enviando\\w*|mandando\\w*|escribiendo\\w*)\\b.*${home}\\b.*|(?:continua\\w*) a (?:mandar\\w*|inviar\\w*|scriver\\w*)\\b.*${home}\\b.*|(?:blijf\\w*|stuur\\w*) .*${home}\\b.*`,
  ),
};
