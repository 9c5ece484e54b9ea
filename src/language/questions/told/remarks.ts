/**
 * What players tell that asks for nothing, and that a host has a word for: a plight, a mail that was misread, somebody
 * who is silent, a map that cannot be read.
 */
import { wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";
import { notPromised, promised } from "./promised-orders.js";

export type Remark =
  | "misread"
  | "mail-works"
  | "typed-for"
  | "hindered"
  | "layout"
  | "friend-comes"
  | "pace"
  | "rule-judged"
  | "others-silent"
  | "distrust"
  | "lost"
  | "maker"
  | "orders-later"
  | "changed-mind";

interface Kind {
  readonly kind: Remark;
  readonly said: RegExp;
  readonly but?: RegExp;
}

const relatives = wrapped`
  (?:
    son|daughter|wife|husband|grand(?:son|daughter|child|kid)\w*|brother|sister|dad|father|mum|mom|mother
    |neighbou?r|(?:girl|boy)?friend|partner|nurse|colleague|cousin|uncle|aunt|kids?|flatmate|roommate
    |sohn|tochter|frau|mann|enkel\w*|bruder|schwester|vater|mutter|nachbar\w*|freund\w*|kolleg\w*|kumpel|cousine?
    |fils|fille|femme|mari|petite?-fil(?:s|le)|frere|soeur|pere|mere|voisine?|copine?|amie?|collegue
    |hij[oa]|mujer|espos[oa]|marido|niet[oa]|herman[oa]|padre|madre|vecin[oa]|amig[oa]|compañer[oa]|prim[oa]
    |figli[oa]|moglie|marito|nipote|fratello|sorella|amic[oa]|vicin[oa]|collega|cugin[oa]
    |zoon|dochter|vrouw|man|klein(?:zoon|dochter)|broer|zus|vader|moeder|buur\w*|vriend\w*|neef
  )
`;
const own = "(?:my|a|meine?|eine?|mon|ma|une?|mi|mio|mia|il mio|la mia|mijn|een)";
const wouldPlay = wrapped`
  (?:
    (?:would| d) (?:also |really )?(?:like|love)|wants?|wanted|is (?:very |really )?(?:keen|interested)
    |fancies|wishes|mochten?|wurde gerne?|will|hatte lust|interessiert
    |aimerait|voudrait|veut|souhaite|quiere|querria|quisiera|le gustaria|vuole|vorrebbe|piacerebbe|wil|zou graag
  )
`;
const toPlay = wrapped`
  (?:
    join|play|playing|take part|in on (?:it|this)|mit(?:zu)?(?:spielen|machen)|einsteigen|jouer|participer
    |rejoindre|jugar|participar|unirse|apuntarse|giocare|partecipare|unirsi|meedoen|meespelen
  )
`;

const any = (...patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join("|")})\\b`);

/** In the order in which one is meant before another. */
const kinds: readonly Kind[] = [
  { kind: "orders-later", said: promised, but: notPromised },
  {
    kind: "changed-mind",
    said: any(
      wrapped`
        (?:changed my mind|ha(?:ve|d|ving) second thoughts|not (?:so )?sure any ?more|no longer sure)[ ]
        (?:about|on|regarding|of)
      `,
      "not (?:so )?sure about .{3,30} any ?more",
      "anders uberlegt|change d avis|cambiado de (?:idea|opinion)|cambiato idea|van gedachten veranderd",
    ),
  },
  {
    kind: "misread",
    said: any(
      wrapped`
        (?:you|u) (?:have |must have |seem to have |\w+ )?(?:misread|misunderst\w+|mistook|misinterpreted)
        |you(?: ve| have)? (?:got|read|took|taken|understood) (?:[a-z0-9]+ ){1,4}(?:all |completely )?wrong(?:ly)?
        |(?:that|this|it)(?: s| is| was) not (?:at all |really )?what i (?:meant|said|wrote|wanted|asked)
        |(?:isn|wasn) t (?:at all |really )?what i (?:meant|said|wrote|wanted|asked)
        |i (?:didn t|did not|never) (?:mean|meant|say|said|write|wrote|order|ordered) (?:that|it
        |this)(?! \w+ (?:could|can|would))
      `,
      wrapped`
        (?:missverstanden|(?:falsch|nicht richtig|verkehrt) (?:verstanden|gelesen|gedeutet|aufgefasst))
        |so (?:war|habe|hatte|hab) (?:ich )?(?:das |es )?(?:ich )?(?:aber |doch )?nicht gemeint
        |nicht das?,? was ich (?:gemeint|meinte|geschrieben|wollte|gesagt|schrieb)
      `,
      wrapped`
        mal (?:compris|lue?|interpretee?)|pas (?:du tout )?ce que (?:je|j ai) (?:voulais|disais|ecrit|dit|demand\w+)
        |(?:me |m )?(?:entend\w+|interpret\w+|leid\w+) mal|no es lo que (?:queria|quise|dije|escribi|pedi)
        |(?:capito|letto|interpretato) male|frainteso|non (?:e|era) (?:quello|cio) che (?:volevo|intendevo|ho)
        |verkeerd (?:begrepen|gelezen|opgevat)|niet wat ik (?:bedoel\w*|schreef|wilde|zei)
      `,
    ),
  },
  {
    kind: "mail-works",
    said: any(
      wrapped`
        (?:testing|checking|checked|test|trying|see|seeing) (?:[a-z0-9]+ ){0,3}(?:
          (?:this|it|my \w+|the \w+)(?: \w+)?(?: still| even| now)? (?:works?|arrives?|gets? through|is working
          |reaches you)
        )
        |(?:just )?(?:a |another )?test(?:ing| mail| message)?(?:,? please ignore)?$
        |(?:does|do|is|are) (?:this|it|my (?:e?-?mails?|new address|phone
        |messages?)) (?:still |even |really |actually )?
          (?:work|working|arrive|arriving|get(?:ting)? through|reach(?:ing)? you)
        |can you (?:hear|read|see) (?:me|this)|(?:any(?:body|one)|some(?:body|one)) (?:out )?there
      `,
      wrapped`
        (?:nur |bloss )?(?:ein |kurzer )?test(?:mail)?$|(?:klappt|funktioniert) (?:das|es|die mail|meine \w+)
        |kommt (?:das|dies\w*|es|meine \w+) (?:\w+ )?an
        |ob (?:das|es|die mail|meine \w+) (?:\w+ )?(?:funktioniert|klappt|geht|ankommt)|ist (?:da )?jemand da
        |(?:un (?:petit )?)?(?:test|essai)$|(?:ca|cela) (?:marche|fonctionne)|si (?:ca|cela|mon \w+) (?:marche
        |fonctionne|passe)
        |y a(?:-t-il)? quelqu un|(?:es )?una prueba$|si (?:esto )?funciona|funciona (?:esto|todavia)|hay alguien
        |(?:e )?una prova$|se funziona|funziona (?:ancora|questo)|c e qualcuno
        |(?:even )?(?:een test|testen)$|(?:werkt|doet) (?:dit|het) (?:nog|het)|of (?:dit|het) (?:nog )?werkt
      `,
    ),
    but: any(
      "orders?|supports?|convoys?|units?|fleets?|arm(?:y|ies)|plan|deal|befehl\\w*|ordres?|ordenes|ordini",
    ),
  },
  {
    kind: "typed-for",
    said: any(
      wrapped`
        ${own} ${relatives} [a-z0-9 ]{0,40}?(?:
          (?:typ|writ|send|mail)\w* [a-z0-9 ]{0,30}?(?:for me|on my behalf|in my place|my \w+)
          |fur mich (?:\w+ )?(?:schreib|tipp|schick)\w*|(?:schreib|tipp|schick)\w* [a-z0-9 ]{0,30}?(?:fur mich
          |meine \w+)
          |(?:ecri|tape|envo)\w* [a-z0-9 ]{0,30}?(?:pour moi|a ma place|mes \w+)
          |(?:escrib|teclea|envi|mand)\w* [a-z0-9 ]{0,30}?(?:por mi|en mi lugar|mis \w+)
          |(?:scriv|batt|mand|invi)\w* [a-z0-9 ]{0,30}?(?:per me|al posto mio|al mio posto|i miei \w+)
          |(?:typt|schrijft|stuurt) [a-z0-9 ]{0,30}?(?:voor mij|voor me|in mijn plaats|mijn \w+)
        )
        |${own} ${relatives} (?:\w+ ){0,2}?(?:use|share)s? (?:this|my|the same|our) (?:e ?mail |mail )?(?:address
          |account|mailbox)
        |${own} ${relatives} (?:\w+ ){0,4}(?:diese|meine|dieselbe|unsere) (?:adresse|mailadresse|mail)
        |i(?: m| am) dictating|ich diktiere|je dicte
      `,
    ),
  },
  {
    kind: "layout",
    said: any(
      wrapped`
        (?:maps?|letters?|e?-?mails?|tables?|text|drawings?|pictures?|columns?|fonts?) [a-z0-9 ]{0,50}?(?:
          weird|shifted|broken up|garbled|messed up|a mess|unreadable|illegible|hard to read|scrambled|jumbled|tiny
          |too (?:small|wide)|don t (?:line up|align)|(?:not|out of) align\w*|cut off|all over the place
          |(?:can t|cannot|can hardly) (?:be )?(?:read|see|make (?:it )?out)
        )
        |(?:can t|cannot|can hardly|couldn t|can barely) (?:really )?(?:read|see|make out|open) (?:the|your|that
        |this) (?:\w+ )?
          (?:map|letters?|table|picture|attachment|file|text)
      `,
      wrapped`
        (?:karten?|briefe?n?|mails?|tabellen?|text|spalten|zeichnung|bild|schrift) [a-z0-9 ]{0,50}?(?:
          verschoben|verrutscht|unleserlich|unlesbar|durcheinander|zu klein|zerschossen|komisch|abgeschnitten
          |nicht (?:lesen|offnen|erkennen|lesbar)
        )
        |(?:carte|lettres?|mails?|tableaux?|texte|colonnes|dessin|image) [a-z0-9 ]{0,50}?(?:
          illisibles?|decale\w*|bizarres?|trop petite?s?|melange\w*|deforme\w*|coupee?s?
        )
        |(?:mapa|cartas?|correos?|tablas?|texto|columnas|dibujo|imagen) [a-z0-9 ]{0,50}?(?:
          rar[oa]s?|ilegibles?|descolocad\w*|descuadrad\w*|muy pequen\w*|cortad\w*
        )
        |(?:mappa|letter[ae]|mail|tabell[ae]|testo|colonne|disegno|immagine) [a-z0-9 ]{0,50}?(?:
          stran[aeio]|illeggibil\w*|spostat\w*|tropp[oa] piccol\w*|sfasat\w*|tagliat\w*
        )
        |(?:kaart|brie(?:ven|f)|mails?|tabel\w*|tekst|kolommen|tekening|plaatje) [a-z0-9 ]{0,50}?(?:
          raar|onleesbaar|verschoven|te klein|door elkaar|afgekapt
        )
      `,
    ),
  },
  {
    kind: "friend-comes",
    said: any(
      wrapped`
        ${own} ${relatives} (?:[a-z0-9]+ ){0,3}${wouldPlay} (?:[a-z0-9]+ ){0,3}${toPlay}
      `,
    ),
  },
  {
    kind: "hindered",
    said: any(
      wrapped`
        (?:internet|wi-?fi|router|computer|laptop|pc|phone|connection|power|server) (?:[a-z0-9]+ ){0,3}(?:
          down|broke|broken|dead|died|gone|out|off|stolen|crashed|(?:not|n t) work\w*
        )
        |(?:broke|broken|sprained|hurt) (?:my|a|his|her) (?:wrist|arm|leg|hand|finger|foot|ankle|back)
        |in(?:to)? (?:the )?hospital|(?:i m|i am|i ve been|i have been|i was) (?:[a-z]+ )?(?:
          ill|sick|in bed|unwell|poorly|swamped|snowed under
        )
        |(?:crazy|busy|hectic|mad|stressful|awful|terrible|rough|tough) (?:day|days|week|month|time)
        |(?:the flu|covid|a fever|a bad cold|moving house|funeral|passed away)
      `,
      wrapped`
        (?:internet|router|rechner|computer|laptop|pc|handy|telefon|strom|verbindung|wlan) (?:\w+ ){0,5}(?:
          kaputt|weg|ausgefallen|tot|gestort|gestohlen|spinnt|streikt
        )
        |(?:bin|war|lag|liege) (?:\w+ ){0,3}(?:krank|krankgeschrieben|erkaltet|im krankenhaus|im bett)
        |(?:arm|bein|hand|finger|fuss) gebrochen|viel (?:stress|um die ohren|zu tun)|grippe|umzug
        |(?:internet|ordinateur|pc|portable|connexion|box|telephone) (?:[a-z0-9]+ ){0,4}(?:
          en panne|coupee?|cassee?|morte?|volee?|plantee?|foutue?
        )
        |(?:plus|pas) d internet|(?:suis|etais|ai ete) (?:\w+ )?(?:malade|alitee?|debordee?|hospitalisee?)
        |casse (?:le|la|un) (?:bras|poignet|jambe|main|pied)|a l hopital|la grippe|beaucoup de (?:travail|boulot)
      `,
      wrapped`
        (?:internet|ordenador|portatil|movil|conexion|luz) (?:\w+ ){0,4}(?:rot[oa]|estropead[oa]|caid[oa]|averiad[oa])
        |(?:sin|no tengo|no tenia) (?:internet|luz|conexion)
        |(?:estoy|estuve|he estado) (?:\w+ )?(?:enferm[oa]|mal[oa]|liad[oa]|ingresad[oa]|en cama)
        |(?:roto|rompi) (?:el|la|un|una) (?:brazo|muneca|pierna|mano|pie)|mucho (?:trabajo|lio)|la gripe|mudanza
        |(?:internet|computer|portatile|telefono|connessione|linea|corrente) (?:\w+ ){0,4}(?:
          rott[oa]|guast[oa]|mort[oa]|saltat[oa]|non (?:va|funziona)
        )
        |(?:senza|non ho|non avevo) (?:internet|connessione|corrente)|in ospedale|l influenza|trasloco|tanto lavoro
        |(?:sono|ero|sono stat[oa]) (?:\w+ )?(?:malat[oa]|ammalat[oa]|a letto|sommers[oa])
        |rott[oa] (?:il|un|la|una) (?:braccio|polso|gamba|mano|piede)
        |(?:internet|computer|laptop|pc|telefoon|verbinding|stroom) (?:\w+ ){0,4}(?:kapot|plat|stuk|uitgevallen
        |gestolen|eruit)
        |(?:ben|was|lag) (?:\w+ ){0,3}(?:ziek|verkouden|geveld)|(?:arm|pols|been|hand|voet) gebroken
        |(?:erg|heel|zo) druk|griep|ziekenhuis|verhuizing
      `,
    ),
  },
  {
    kind: "pace",
    said: any(
      wrapped`
        (?:game|this|it|everything|things|turns?|rounds?|phases?|pace) (?:[a-z0-9]+ ){0,4}(?:
          slow|slowly|forever|ages|too long|so long|very long|drags?|dragging|too (?:fast|quick(?:ly)?)
        )
        |speed (?:things|it|this|the game) up
        |(?:spiel|partie|runden?|zuge|alles|es) (?:\w+ ){0,4}(?:langsam|ewig|zu lange?|sehr lange?|in die lange
        |zu schnell)
        |(?:partie|jeu|tours?|ca|cela) (?:[a-z0-9]+ ){0,4}(?:lente?s?|lentement|traine|trop long\w*|trop (?:vite
        |rapide))
        |(?:partida|juego|turnos?|esto|todo) (?:\w+ ){0,4}(?:lent[oa]s?|eterniza|demasiado larg[oa]s?|muy rapid[oa])
        |(?:partita|gioco|turni?|tutto) (?:\w+ ){0,4}(?:lent[oai]|eterna|tropp[oa] lung[oa]|troppo veloce)
        |(?:spel|partij|beurten|alles|het) (?:\w+ ){0,4}(?:langzaam|traag|te lang|eeuwig|te snel)
      `,
    ),
    but: any("respon\\w*|answer\\w*|repl\\w*|antwort\\w*|i|i m|ich|je|yo|io|ik"),
  },
  {
    kind: "rule-judged",
    said: any(
      wrapped`
        rules? [a-z0-9 ]{0,40}?(?:unfair|silly|stupid|weird|strange|odd|no sense|illogical|ridiculous|be changed)
        |(?:change|silly|stupid|strange|weird|unfair) (?:of )?(?:that|this|the|a)?(?: \w+)? ?rules?
        |in our (?:club|group|family|circle) [a-z0-9 ]{0,20}?(?:play|do|rule|have)|house rules?
        |regeln? [a-z0-9 ]{0,40}?(?:unfair|ungerecht|dumm|doof|bescheuert|unlogisch|komisch|seltsam|andern|geandert)
        |(?:dumme|doofe|unfaire|komische|seltsame) regeln?|(?:bei uns|in unserem (?:verein|club|klub)) (?:spielen
        |spielt|gilt)
        |regles? [a-z0-9 ]{0,40}?(?:injustes?|betes?|stupides?|idiotes?|illogiques?|bizarres?|changer)
        |(?:chez nous|dans notre (?:club|groupe)),? (?:on|nous) (?:joue|jouons|fait)
        |reglas? [a-z0-9 ]{0,40}?(?:injustas?|tontas?|absurdas?|raras?|cambiar\w*)|en nuestro (?:club|grupo)
        |regol[ae] [a-z0-9 ]{0,40}?(?:ingiust[ae]|stupid[ae]|assurd[ae]|stran[ae]|cambiar\w*)|nel nostro (?:club
        |gruppo)
        |regels? [a-z0-9 ]{0,40}?(?:oneerlijk|stom|raar|onlogisch|verander\w*)|bij ons (?:spelen|speelt)
      `,
    ),
  },
  {
    kind: "others-silent",
    said: any(
      wrapped`
        (?:never|not|doesn t|don t|won t|hasn t|haven t|didn t|isn t|stopped) (?:\w+ )?(?:
          answer\w*|repl\w*|respond\w*|writing|written|wrote back|write back|talking|heard (?:back )?from
        )
        |(?:has|have|did|whether|if) (?:\w+ ){1,3}?(?:read|opened|looked at) (?:it|this|them|the|your|my|our|his|her
          |their)
        |(?:hat|haben|ob) (?:\w+ ){1,3}?(?:gelesen|geoffnet)|a lu (?:mon|ma|ton|ta|ses?|votre|les|le|la)
        |ha (?:leido|letto) (?:\w+ )?(?:mensaje|messaggio|correo|mail|carta|lettera|resultados|risultati)
        |(?:ignor|ghost)(?:es|ed|ing) (?:me|us|my)|no (?:answer|reply|response) (?:from|so far|yet)|(?:gone
        |went) (?:quiet|silent)
        |(?:antworte\w*|schreib\w*|meldet|reagiert) (?:\w+ ){0,5}(?:nicht|nie)|keine antwort
        |(?:nie|nichts|noch nicht) (?:\w+ )?(?:geantwortet|gehort|geschrieben)|ignoriert
        |ne (?:me |m |nous )?(?:repond\w*|ecri\w*) (?:plus|pas|jamais)|pas de (?:reponse|nouvelles)
        |n a (?:pas|jamais|rien|toujours pas) repondu|m ignore
        |no (?:me |nos )?(?:contesta\w*|responde\w*|escribe\w*|ha (?:contestado|respondido))|me ignora
        |non (?:mi |ci )?(?:risponde\w*|scrive\w*|ha (?:mai )?risposto)|nessuna risposta|mi ignora
        |(?:antwoordt|reageert|schrijft) (?:\w+ ){0,4}niet|geen (?:antwoord|reactie)|negeert
      `,
    ),
    but: any("you|you re|you ve|ihr|sie haben|du|vous|tu|usted\\w*|voi|jij|jullie"),
  },
  {
    kind: "distrust",
    said: any(
      wrapped`
        behind (?:my|our|your) backs?|(?:lie[sd]|lying) (?:about|to (?:me|us|him|her|them|all|every\w+|people))
        |liars?|betray\w*|backstab\w*|stabbed|traitors?|two-faced|plotting
        |br(?:oke|eaks|oken) (?:his|her|their|our|the) (?:word|promises?|agreements?|deals?)
        |(?:don t|do not|cannot|can t|never|hardly) (?:really )?trust|can(?: t|not) be trusted|scheming
        |up to something
        |hinter (?:meinem|unserem) rucken|gelogen|lugt|lugner\w*|verrat\w*|betrogen|hintergangen|wortbruch
        |traue? (?:\w+ ){0,4}nicht|unter einer decke|dans mon dos|menti|menteurs?|menteuse|trahi\w*|traitres?|me mefie
        |a mis espaldas|mentido|miente|mentiros[oa]|traicion\w*|traidor\w*|no me fio
        |alle mie spalle|mentito|bugiard[oa]|tradit[oa]|traditore|non mi fido
        |achter mijn rug|leugenaar|verraden|verrader|vertrouw (?:\w+ ){0,4}niet
      `,
    ),
  },
  {
    kind: "lost",
    said: any(
      wrapped`
        (?:don t|do not|can t|cannot|didn t|hardly|still not) (?:really |quite |even |fully )?(?:
          get|understand|follow|grasp|make sense of
        ) (?:it|this|anything|any of (?:it|this)|a (?:word|thing)|the (?:game|rules|whole thing)|how (?:it|this
        |the game)|much)
        |(?:i m|i am|feel|feeling) (?:\w+ )?(?:lost|confused|overwhelmed|clueless|stuck)
        |too (?:complicated|difficult|hard)|over my head|(?:kidding|pulling) (?:me|my leg)|no (?:idea|clue) (?:what
        |how)
        |(?:verstehe?|kapiere?|begreife?|raffe?) (?:\w+ ){0,4}(?:nicht|nichts|nix|kein wort|nur bahnhof)
        |zu (?:kompliziert|schwer|schwierig)|uberfordert|verwirrt|ratlos|keine ahnung|veralbern|verarsch\w*
        |auf den arm
        |(?:comprends|comprend|capte|pige) (?:\w+ )?(?:rien|pas)|trop (?:complique|difficile|dur)|(?:suis
        |sens) (?:\w+ )?(?:perdue?|largue\w*)|moque\w* de moi
        |no (?:entiendo|comprendo|se entiende)|(?:demasiado|muy) (?:complicad[oa]|dificil)|(?:estoy
        |siento) (?:\w+ )?perdid[oa]|tomando el pelo
        |non (?:ci )?(?:capisco|ho capito|si capisce)|troppo (?:complicat[oa]|difficile)|confus[oa]|in giro
        |mi sono pers[oa]
        |(?:snap|begrijp) (?:\w+ ){0,4}(?:niet|niets|niks)|te (?:ingewikkeld|moeilijk)|in de war|voor de gek
      `,
    ),
    but: any("why|warum|wieso|pourquoi|perche|waarom|he|she|they|er|il|elle|hij|ze"),
  },
  {
    kind: "maker",
    said: any(
      wrapped`
        (?:how many|which) (?:people|persons) (?:\w+ ){0,2}(?:work|are working|behind|run|sit)\w*
        |who(?: s| is| are| made| makes| wrote| built| runs| writes| programmed) (?:behind |all )?(?:this|you|these
        |the (?:judge|program|letters|mails))
        |are you (?:really |actually )?(?:a |an )?(?:human|person|real person|robot|bot|machine|computer|program|ai)
        |(?:is|am) (?:this|it|i) (?:\w+ )*?(?:a |an )?(?:human|real person|robot|bot|machine|computer)
        |wie ?viele leute|wer (?:steckt|sitzt|betreibt|programmiert) [a-z0-9 ]{0,30}|(?:bist du
        |sind sie) (?:\w+ )?(?:ein mensch|ein roboter|ein bot|echt)
        |combien de (?:gens|personnes)|qui (?:est derriere|a (?:fait|programme|cree))|(?:etes-vous
        |es-tu) (?:\w+ )?(?:humain|un robot|un bot)
        |cuanta gente|quien (?:hay|esta) detras|eres (?:una persona|un robot|human[oa])
        |quante persone|chi c e dietro|sei (?:una persona|un robot|uman[oa])
        |hoeveel mensen|wie zit(?:ten)? (?:er )?(?:hier)?achter|ben je (?:\w+ )?(?:een mens|een robot|een bot|echt)
      `,
    ),
  },
];

/** What a player remarks on, that their host has a word for; null for anything else. */
export function remarkIn(sentence: string): Remark | null {
  if (sentence.length > longest) return null;
  const plain = plainWords(sentence);
  const found = kinds.find(({ said, but }) => said.test(plain) && !(but?.test(plain) ?? false));
  return found?.kind ?? null;
}

const longest = 250;
