/**
 * The words of questions that people ask who are new to such games, or to games by mail: whether it is safe, which
 * boards there are, whether one must write to the others, and what a phrase of a letter means.
 */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { people, power } from "./powers.js";

type CommonIntent = Extract<
  Intent,
  | "safety"
  | "drawing"
  | "forget-me"
  | "boards"
  | "negotiate"
  | "lies"
  | "several"
  | "complete"
  | "everybody"
  | "their-units"
  | "build-count"
  | "practice"
>;

const child =
  "(?:children|child|kids?|minors?|teen(?:ager)?s?|(?:my|our) (?:\\w+ )?(?:son|daughter))";
const mine =
  "(?:my|all|all of my|our|the|any)(?: my)? (?:\\w+ )?(?:data|information|details|address|e ?mail address|mail address|e ?mail|mails|records?|traces?|history)";
const drop = "(?:delete|erase|forget|remove|wipe|purge|destroy)";

/** What a sentence that asks may be about. */
export const askedInCommon: Readonly<Record<CommonIntent, RegExp>> = {
  safety: any(
    `(?:${child}|he|she) (?:is|are|s|has) (?:just |only |nearly |almost |turned )?(?:[7-9]|1[0-7])(?: years?(?: old)?)?\\b.*`,
    `(?:safe|suitable|ok|okay|appropriate|allowed|dangerous|age|old enough) .*${child}\\b.*|${child}\\b.* (?:safe|suitable|too young|old enough|appropriate|allowed)`,
    "(?:how old|what age|minimum age|age limit|too young)\\b.*",
    "(?:is|are) (?:this|it|that|you|the (?:site|game|judge)) (?:really |all )?(?:safe|legit|a scam|trustworthy|secure|a virus|spam|phishing)\\b.*",
    "(?:kinder|kindern|kind|jugendliche\\w*|sohn|tochter) .*(?:geeignet|sicher|erlaubt|alt|jung)|(?:geeignet|sicher|erlaubt) .*(?:kinder|kindern|kind|jugendliche)|wie alt muss .*|ab wie ?viel jahren|mindestalter",
    "(?:enfants?|fils|fille) .*(?:sur|securise|adapte|autorise|danger\\w*)|(?:adapte|danger\\w*) .*enfants?|quel age .*",
    "(?:ninos?|hijo|hija) .*(?:segur\\w*|adecuad\\w*|peligros\\w*)|(?:segur\\w*|adecuad\\w*|apto) .*ninos?|que edad .*|(?:bambini|figlio|figlia) .*(?:sicur\\w*|adatt\\w*)|(?:sicur\\w*|adatt\\w*) .*bambini",
  ),
  "forget-me": any(
    `(?:how|can|could|would|please|will|want|like|ask) .*${drop} .*${mine}\\b.*`,
    "(?:kann|konnt|konnen|wie|bitte) .*meine (?:daten|adresse)\\b.*losch\\w*|(?:supprim|effac)\\w* .*(?:mes donnees|mon adresse)|(?:borr|elimin)\\w* .*(?:mis datos|mi direccion)|cancell\\w* .*(?:miei dati|mio indirizzo)",
  ),
  boards: any(
    "(?:which|what|any|other|how many|are there|list|show) .*(?:maps|boards|variants?)(?! (?:of|look|shows?|did|has)\\b)\\b.*",
    "(?:do|can|could|is it possible) .*(?:other|different|another|special|larger|smaller|bigger) (?:maps?|boards?|variants?)\\b.*",
    "do (?:you|they) (?:only |just )?(?:run|have|offer|host|play|use) (?:only |just )?(?:the |a )?(?:standard|normal|usual|classic|one) (?:map|board|variant)\\b.*",
    "welche (?:karten|spielbretter|varianten|bretter)\\b.*|(?:gibt es|habt ihr|hast du) .*(?:andere karten|varianten|andere bretter)|quelles? (?:cartes|variantes)\\b.*|(?:y a t il|avez vous) .*(?:d autres cartes|variantes)",
    "que (?:mapas|variantes)\\b.*|(?:hay|teneis|tienen) .*(?:otros mapas|variantes)|(?:quali|che) (?:mappe|varianti)\\b.*|(?:ci sono|avete) .*(?:altre mappe|varianti)",
  ),
  negotiate: any(
    "(?:do|must|should|does) (?:i|we|one|you|everybody|everyone) (?:really |always |actually |even )?(?:have to |need to |must )?(?:write|talk|speak|negotiate|chat|send (?:messages|press))(?: (?:to|with) (?:the )?(?:others?|other players|each other|any ?body|any ?one|every ?body|every ?one|people|them))?(?: at all| too| as well)?$",
    "(?:can|could|may) (?:i|we|one) (?:also |just |simply |still )?(?:play|win|do it) without (?:writing|talking|negotiat\\w*|messages|press|chatting|speaking)\\b.*",
    "(?:is|are) (?:it|negotiat\\w*|talking|press|messages|writing to (?:the )?others) (?:really )?(?:mandatory|compulsory|required|necessary|obligatory|needed|optional)\\b.*",
    "muss (?:ich|man) .*(?:mit (?:den )?anderen|den anderen|allen) .*(?:reden|schreiben|sprechen|verhandeln)|(?:faut il|dois je|est ce obligatoire) .*(?:parler|ecrire|negocier).*(?:autres|joueurs)|(?:tengo que|hay que|debo) .*(?:hablar|escribir|negociar).*(?:otros|demas|jugadores)|(?:devo|bisogna) .*(?:parlare|scrivere|negoziare).*(?:altri|giocatori)",
  ),
  lies: any(
    "(?:can|may|could|must|should|do|does|is|are|am|allowed|ok|okay|legal|fair|against the rules) .*(?:lie|lies|lying|bluff\\w*|cheat (?:on )?(?:my|an|him|her|them)|backstab\\w*|stab|betray\\w*|break (?:my|a|an|our|the) (?:promise|word|agreement|treaty|alliance|deal)|keep (?:my|our|a|the) (?:promise|word|agreement)s?)\\b.*",
    "(?:are|is) (?:agreements?|promises?|treat(?:y|ies)|alliances?|deals?|(?:an|a|the|our|my) (?:agreement|promise|treaty|alliance|deal)) (?:binding|enforced|valid)\\b.*",
    "(?:darf|durfen|kann|muss) .*(?:lugen|anlugen|belugen|betrugen|bluffen|hintergehen|verraten|sein wort brechen)|(?:peut|puis|droit) .*(?:mentir|bluffer|trahir)|(?:puedo|se puede|puede) .*(?:mentir|enganar|traicionar)|(?:posso|si puo|puo) .*(?:mentire|bluffare|tradire|ingannare)",
  ),
  several: any(
    "(?:two|three|several|more than one|many|multiple|both|a second|another|other) games? .*(?:at once|at (?:the )?same time|simultaneous\\w*|in parallel|as well|too|besides)\\b.*|(?:play|be|join|take part) (?:in )?(?:two|several|more than one|many|multiple) games\\b.*|how many games (?:can|may|could) (?:i|one|we)\\b.*",
    "(?:zwei|mehrere\\w*|mehr als ein\\w*) (?:spiel\\w*|partien?) .*(?:gleichzeitig|zugleich|parallel)|(?:plusieurs|deux) parties .*(?:meme temps|fois)|(?:varias|dos) partidas .*(?:vez|mismo tiempo)|(?:piu|due) partite .*(?:contemporaneamente|stesso tempo|insieme)",
  ),
  "their-units": any(
    `(?:where|what|which|how many) (?:units?|army|armies|fleets?|pieces?|troops|forces) (?:the )?${power} (?:has|have|owns?|got|still)\\b.*`,
    `(?:where|what|which|how many|show|list) .*${power}(?: s)? .*(?:units?|army|armies|fleets?|pieces?|troops|forces|ships)\\b(?! .*\\b(?:can|could|may|might|reach|attack)\\b).*`,
    `(?:where|what|which|how many|show|list) .*(?:units?|army|armies|fleets?|pieces?|troops|forces|ships) .*(?:of |does |do |has |have |by )(?:the )?${power}\\b(?! .*\\b(?:can|could|may|might|reach|attack)\\b).*`,
    `(?:what|which units) (?:the )?${power} (?:has|have|owns?|holds?)(?: left| now| at the moment)?\\b.*|where (?:the )?(?:${people}|${power}) (?:is|are|stands?)\\b.*|(?:what|whats|wheres?)(?: has| have| is| are| s)? (?:aus|eng|fra|ger|ita|rus|tur) (?:got|have|has|now|at)\\b.*`,
    `(?:where (?:is|are|s)|what (?:has|have)|what does) ${power}(?: (?:now|at the moment|right now|standing|got|have(?: left| now)?|left|own))*$`,
    `(?:where are|wo (?:stehen|sind|haben)|ou (?:sont|en sont)|donde estan|dove sono) (?:\\w+ ){0,3}${people}\\b(?! (?:going|headed|heading|moving)).*`,
    `(?:wo|welche|wie ?viele?) .*(?:einheiten|armeen?|flotten?) .*${power}.*|wo (?:steht|stehen|ist) ${power}.*|(?:ou|quelles?|combien) .*(?:unites?|armees?|flottes?) .*${power}.*|(?:donde|que|cuant\\w+) .*(?:unidades|ejercitos|flotas?) .*${power}.*|(?:dove|quali|quant\\w+) .*(?:unita|armate?|flott[ae]) .*${power}.*`,
  ),
  "build-count": any(
    "wo (?:darf|kann|muss|soll) ich .*(?:aufstell\\w*|hinstell\\w*|errichten)\\b.*|(?:kriege?|bekomme?|erhalte?|krieg) ich .*(?:neue\\w*) (?:einheit\\w*|armee\\w*|flotte\\w*)\\b.*",
    `how many (?!more|other)(?:\\w+ ){0,3}(?:can|may|could|do|will|should|must) (?:i|we|${power}) (?:\\w+ )?(?:get to )?(?:build|add|raise|remove|disband|get)\\b.*|how many (?:new )?(?:builds?|removals?|disbands?)\\b.*|how many (?:new )?(?:units|armies|fleets) (?:do|can|may|will|am) (?:i|we) (?:get|build|add|allowed)\\b.*`,
    `(?<!\\b(?:how|when) )(?:can|could|may|do|will|am|are|does|is) (?:i|we|${power}) (?:\\w+ ){0,2}(?:build|get a (?:new )?(?:build|unit|army|fleet)|raise|entitled to)\\b(?! on\\b).*`,
    "where (?:can|could|may|do|should) (?:i|we) (?:\\w+ )?build\\b.*|what (?:can|could|may) (?:i|we) build\\b.*",
    "(?:kann|darf|wie ?viele?) .*(?:ich|wir) .*(?:bauen|aufbauen)\\b.*|wo (?:kann|darf) ich .*bauen.*|(?:combien|ou|puis je|peux je) .*(?:construire)\\b.*|(?:cuant\\w+|donde|puedo) .*construir\\b.*|(?:quant\\w+|dove|posso) .*costruire\\b.*",
  ),
  practice: any(
    "(?:practi[cs]e|training|test|trial|dummy|demo) (?:mode|games?|run|match|round|session|area|board)\\b(?! .*(?:look at|watch|see)).*|(?:tutorial|sandbox)\\b.*|(?:can|could|may|way|possible|somewhere|like|want|place) (?:\\w+ ){0,3}practi[cs]e\\b.*",
    "(?:ubungs|probe|test)(?:spiel|partie|runde|modus)|(?:partie|mode) (?:d essai|d entrainement|de test)|(?:partida|modo) de (?:prueba|practica)|(?:partita|modalita) di prova",
  ),
  complete: any(
    "(?:what|why|was|que|cosa|che|explain|mean|means|meaning|understand|bedeutet|heisst|signifie|significa) .*(?:orders are complete|no order processed|units? (?:have|has) no order|orders are missing)(?: .*)?",
  ),
  drawing: any(
    "who (?:makes?|made|draws?|drew|paints?|painted|designs?|designed) (?:it|them|this|these|those|that|(?:the|your|such) (?:\\w+ )?(?:maps?|pictures?|board))\\b.*|(?:are|is|were|was) (?:the |your |these )(?:\\w+ )?(?:maps?|pictures?) (?:made|drawn|painted) by\\b.*",
    "wer (?:macht|zeichnet|malt|hat) .*(?:karten?|bilder?)\\b.*|qui (?:fait|dessine|a (?:fait|dessine)) .*cartes?\\b.*|quien (?:hace|dibuja) .*mapas?\\b.*|chi (?:fa|disegna) .*mapp[ae]\\b.*",
  ),
  everybody: any(
    "where (?:does |do |are |is )?(?:every ?(?:one|body)|all|they all|each (?:player|power|one)|we all)(?: s)?(?: (?:stands?|is|are|standing|sits?))?(?: (?:now|just now|right now|at the moment|currently|standing))*$",
    "(?:positions?|state|situation|standing) of (?:all|every\\w*|each)(?: the)?(?: other)? (?:powers?|players?|countr\\w+|units?|one|body)\\b.*",
    "(?:how many|what|which|list|show|where|see) .*(?:units?|armies|fleets?|pieces|armies and fleets)\\b.*(?:every ?(?:one|body)(?: else)?|each (?:player|power|country|of us)|all (?:players|powers|countries|of them|the others)|the others|other players|(?:do|does|has|have) (?:they|the others|others))\\b.*",
    "(?:every ?(?:one|body)(?: else)?(?: s)?|each (?:player|power|country)(?: s)?|all) (?:units|armies|fleets|positions)\\b.*",
    "(?:wie ?viele|welche|wo) .*(?:einheiten|armeen|flotten) .*(?:alle|jeder|die anderen|jede macht)\\b.*|combien d (?:unites|armees) .*(?:chacun|tout le monde|les autres)\\b.*|cuant[oa]s (?:unidades|ejercitos) .*(?:cada uno|todos|los demas)\\b.*|quant[ei] (?:unita|armate) .*(?:ciascuno|tutti|gli altri)\\b.*",
  ),
};

/** What needs no question. */
export const saidInCommon: Partial<Readonly<Record<CommonIntent, RegExp>>> = {
  practice: any(
    "(?:want|like|wanna|need|love) to (?:\\w+ )?practi[cs]e\\b.*|(?:mochte|will|wurde) .*uben\\b.*",
  ),
  safety: any(
    `^(?:${child}|he|she) (?:is|s) (?:just |only |nearly |almost )?(?:[7-9]|1[0-7])(?: years?(?: old)?)?$`,
  ),
  "forget-me": any(
    `^(?:(?:please|pls|kindly|so|and|just|i want you to|you must) )*${drop} me(?: please| now| (?:completely|entirely|altogether|everywhere)| from (?:there|it|everything|your (?:\\w+ )?(?:database|records|system|server)))*$`,
    `(?<!\\bnot |n t |never )${drop} (?:everything|all|whatever|anything|what) (?:\\w+ ){0,6}(?:about|on|of) me\\b.*`,
    `^(?:(?:hi|hello|hey|please|pls|kindly|and|also|now|i (?:want|would like|d like|wish|demand|ask|need) (?:you )?to|you (?:must|should|have to)) )*${drop} .*${mine}\\b(?! for this).*(?:me|stored?|saved?|kept|keep|have|hold|database|system|server|account|gdpr)\\b.*`,
    `^(?:(?:hi|hello|hey|please|pls|kindly|and|also|now|i (?:want|would like|d like|wish|demand|ask|need) (?:you )?to|you (?:must|should|have to)) )*${drop} (?:all )?(?:of )?my (?:\\w+ )?(?:data|information|details|e ?mail address|address)\\b.*`,
    "(?:right to be forgotten|right to erasure|gdpr (?:request|deletion|erasure)).*",
    "(?:bitte )?(?:loscht?|losche|loschen sie) (?:bitte )?(?:alle )?meine (?:daten|adresse)\\b.*|ich .*meine daten .*(?:geloscht|loschen)\\b.*|(?:supprimez|effacez|supprime|efface) (?:toutes )?(?:mes donnees|mon adresse)\\b.*|(?:borrad?|borren|elimina|eliminen) (?:todos )?(?:mis datos|mi direccion)\\b.*|(?:cancella|cancellate|eliminate) (?:tutti )?(?:i )?(?:miei dati|mio indirizzo)\\b.*",
  ),
};
