/** What GMs of other languages say of the rules of their game, by the English words that are read. */
import { wrapped } from "../../util/index.js";

const news = wrapped`
  (?:die |les |le |los |las |i |le |de )?(?:
    briefe|nachrichten|post|presse|messages?|lettres?|courriers?|mensajes?|cartas?|messaggi
    |lettere|berichten|brieven|mensagens|wiadomo\u015bci
  )
`;
const onlyWord = "(?:nur|bloß|uniquement|seulement|solo|sólo|solamente|soltanto|alleen|só|tylko)";
const allWord = "(?:alle|tous|tout le monde|todos|tutti|iedereen|wszystkich)";
const toWord = "(?:an|für|à|pour|a|para|per|aan|voor|do)";
const noneTo = wrapped`
  (?:
    ,? (?:und |et |y |e |en )?(?:
      keine?|nicht|nie|pas|aucune?|jamais|ninguna?|nunca|nessuna?|nessuno|mai|geen|niet|nooit
      |nenhuma?|\u017cadn\p{L}*
    ) (?:an |für |à |pour |a |ad |para |per |aan |voor |do )?(?:\p{L}+ )?(?:
      einzel\p{L}*|privat\p{L}*|privé\p{L}*|seule?\p{L}*|particul\p{L}*|individu\p{L}*
      |singol\p{L}*|solo|één|iemand|indywidualn\p{L}*
    )
  )?
`;

const game = "(?:es|das spiel|die partie|elle|ça|la partie|la partida|la partita|het(?: spel)?)";
const iSay = wrapped`
  (?:
    ich (?:es |das )?(?:sage|will|möchte|freigebe|entscheide)
    |je (?:ne )?(?:le |l')?(?:dis|dirai|dise|décide\p{L}*|veux)
    |(?:yo )?(?:lo )?(?:diga|avise|quiera|decida)(?: yo)?
    |(?:lo |io )?(?:dico|dirò|decido|voglio)(?: io)?|ik (?:het )?(?:zeg|wil|beslis)
  )
`;

export const rulesElsewhere: readonly (readonly [pattern: string, words: string])[] = [
  [
    wrapped`
      (?:pass\p{L}*|tomb\p{L}*|vont|va|entr\p{L}*|cae\p{L}*|pasa\p{L}*|cad\p{L}*|raakt|gaat) (?:en|in|al) (?:
        désordre civil|desorden civil|disordine civile|burgerlijke wanorde
      )
      |(?:fällt|fallen|geht|gehen|verfällt) (?:in |an )?(?:die )?(?:anarchie|bürgerliche unordnung|zivile unordnung)
    `,
    "goes into civil disorder",
  ],
  [
    `${news} (?:(?:sind|sont|gehen|gibt es|van|zijn) )?${onlyWord} ${toWord} ${allWord}${noneTo}`,
    "only public messages",
  ],
  [
    wrapped`
      (?:
        (?:an ?fangen|beginnen|starten|los ?gehen) (?:soll|darf|wird|kann) ${game} (?:bitte )?
          (?:erst|nur),? wenn ${iSay}
        |${game} (?:soll|darf|beginnt|startet|fängt|geht|begint|mag|moet) (?:bitte )?
          (?:(?:erst|nur|nicht|pas|an|los|beginnen|starten),? )*(?:wenn|bevor|als) ${iSay}
          (?: (?:beginnen|anfangen|starten|losgehen))?
        |(?:${game} )?(?:soll|darf) nicht (?:von selbst|von allein\p{L}*|automatisch) (?:
          anfangen|beginnen|starten|losgehen
        )
        |ich sage(?: dann| euch)?(?: bescheid)?,? wann (?:es )?(?:losgeht|anfängt|beginnt)
      )
    `,
    "manual start",
  ],
  [
    wrapped`
      (?:
        (?:${game} )?ne (?:commenc|démarr|début)\p{L}* (?:
          que (?:quand|lorsque)|pas (?:avant que|tant que)
        ) ${iSay}
        |(?:que )?(?:no )?(?:empiece|empieza|comience|comienza|arranque|arranca) (?:solo |sólo |hasta )?
          (?:cuando|que) ${iSay}
        |(?:que )?no (?:empiece|comience|arranque) (?:sola?|por sí sola?|automáticamente)
        |(?:ya )?(?:diré|avisaré)(?: yo)? cuándo(?: (?:empezar|empieza|empezamos))?
        |(?:deve )?(?:iniziare|cominciare|partire|inizi|cominci|parta|inizia|comincia|parte) (?:
          solo |soltanto )?quando ${iSay}
        |non (?:deve )?(?:partire|iniziare|cominciare|parta|inizi) da sol[ao]
        |(?:pas )?(?:beginnen|starten) (?:pas )?als ${iSay}
      )
    `,
    "manual start",
  ],
  [
    wrapped`
      (?:mit |con |avec |met |com )?(?:dem |el |il |le |la |het |o )?(?:
        tablero|mapa|brett|spielplan|karte|plateau|carte|tabellone|tabuleiro|bord
      ) (?:
        de siempre|de toda la vida|wie immer|comme (?:d'habitude|toujours)|di sempre|habitual
        |solito|abituale|zoals altijd
      )
      |(?:das |die |le |la |il |het )?(?:
        übliche[snr]?|gewöhnliche[snr]?|habituelle?|solito|solita|gewone
      ) (?:brett|karte|spielplan|plateau|carte|tabellone|mappa|bord)
    `,
    "standard map",
  ],
  [
    wrapped`
      (?:las |los |les |le |die |de |as )?(?:
        reglas|reglamento|règles|regole|regolamento|regeln|regelwerk|regels|regras
      ) (?:del? |des? |von |van |di |da |do )?
        (?:año |ano |jahr(?:es)? |l'année |anno |l'anno |jaar )?(2025|2023|2000|1982|1971)
    `,
    "rules $1",
  ],
  [
    "(?:y|et|und|e|en) (?:uno|una|un|une|einer|eine|einen|een|één|um|uma)(?= (?:para|pour|für|per|voor) )",
    "and 1 day",
  ],
  [
    wrapped`
      (?:los )?fines de semana (?:libres|no)|(?:les )?week-?ends? (?:libres?|non)
      |(?:i )?fine settimana (?:liberi|no)
      |(?:die |am )?wochenenden? (?:ist |sind |bleib\p{L}* )?frei
      |(?:de )?weekend(?:en|s)? (?:is |zijn )?vrij|(?:os )?(?:fins|finais) de semana livres
    `,
    "not on weekends",
  ],
  [
    wrapped`
      (?:sin|sans|senza|ohne|zonder|sem) (?:el |la |il |das |die )?
        (?:tiempo|délai|temps|tempo|tijd|zeit|días?) (?:de |di |van )?(?:
          gracia|grâce|grazia|tolleranza|genade|cortesía|favor|tolerância
        )
    `,
    "no grace",
  ],
  [
    wrapped`
      (?:con |avec |mit |met |com )(?:un |einen? |een |um )(?:
        aviso|recordatorio|avertissement|rappel|avviso|promemoria|hinweis|mahnung|waarschuwing
        |lembrete
      ) (\d+) (?:hours|horas|heures|ore|stunden|uur) (?:
        antes|avant|prima|vorher|davor|van tevoren|ervoor|before
      )
    `,
    "reminder $1 hours before",
  ],
];
