/**
 * What a player tells of the letters that they get, or do not: each comes twice, a mail of theirs had no answer, there
 * are too many. Read by what a sentence is about.
 */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";

export type LettersAsked = "letters-twice" | "mail-works" | "unanswered" | "fewer-letters";

/** What a sentence tells of letters; null where it tells something else. */
export function lettersAsked(sentence: string): LettersAsked | null {
  const plain = plainWords(sentence);
  const found = kinds.find(
    ({ has, but }) => has.every((each) => each.test(plain)) && !but.test(plain),
  );
  return found?.kind ?? null;
}

interface Kind {
  readonly kind: LettersAsked;
  readonly has: readonly RegExp[];
  readonly but: RegExp;
}

const letters = regex()`
  \b(?:
    e? ?mails?|e ?mail|letters?|messages?|notices?|notifications?|everything|copies|copy|results?|briefe?
    |nachricht(?:en)?
    |alles|post|jede\w* (?:mail|brief)|lettres?|courriers?|courriels?|tout|correos?|mensajes?|cartas?|todo|letter[ae]
    |messagg\w+|posta|tutto|mailtjes?|brie(?:f|ven)|berichten?
  )\b
`;

const twice = regex()`
  \b(?:
    twice|double|doubled|(?:two|2|three|3|several|multiple|four) times|[234] ?x|in duplicate|duplicates?|duplicated
    |triple
    |(?:two|2|three|3) (?:\w+ )?(?:copies|mails|letters|messages|emails|e mails|of (?:each|every\w*|them|it))\b
      (?=.*\b(?:same|each|every|identical)\b|$)
    |doppelt|(?:zwei|drei|2|3) ?mal|(?:zwei|drei|mehr)fach|en double|(?:deux|trois|2|3) fois|deux exemplaires|en triple
    |(?:dos|tres|2|3) veces|duplicad[oa]s?|por duplicado|repetid[oa]s?|(?:due|tre|2|3) volte|doppi[aeo]|in doppio
    |dubbel|(?:twee|drie|2|3) ?(?:keer|maal)
  )\b
`;

/** Of what its writer sends, of orders, of rules, and of what is wished. */
const ofOwn = regex()`
  \b(?:
    orders?|moves?|vot\w+|units?|support\w*|befehle?|zuge?|ordres?|coups|ordenes|ordini|mosse|zetten|check(?:ed)?
    |read|think|thought|try|tried|if|wenn|falls|si|se|als|my (?:mails?|letters?|messages?|emails?)
    |(?:i|we) (?:\w+ )?(?:send|sent|mail|mailed|wrote|write|asked)|(?:can|may|should|must) i
    |ich (?:\w+ ){0,4}(?:schreib\w*|schick\w*|geschickt|geschrieben)|(?:schicke?|schreibe?) ich|meine (?:mails?
    |nachrichten)
    |j ai (?:\w+ ){0,3}(?:envoye|ecrit)|j envoie|he (?:\w+ )?(?:enviado|mandado|escrito)|envie|mande|escribi
    |ho (?:\w+ ){0,3}(?:mandat\w+|inviat\w+|scritt\w+)|ik heb (?:\w+ ){0,5}(?:gestuurd|geschreven)
    |(?:a|per|each|every|the) (?:day|week)|am tag|pro (?:tag|woche)|par jour|al dia|al giorno|per dag
  )\b
`;

const ofOthers = regex()`
  \b(?:
    if|him|her|them|he(?! \w+[ai]do\b)|she|they|others?|any(?:one|body)|every(?:one|body)|some(?:one|body)|no ?(?:one
    |body)|players?
    |from (?!you\b|yesterday|last|this|\w+day)\w+|wenn|falls|er|ihm|ihn|jemand|niemand|spieler\w*|von (?!dir\b
    |ihnen\b|euch\b|ihrer\b|deiner\b)\w+
    |s il|il|elle|lui|eux|personne|joueurs?|el|ella|ellos|nadie|jugador\w*|lei|nessuno|giocator\w*|hij|zij|ze
    |hem|hen|iemand|niemand|spelers?
  )\b
`;

const kinds: readonly Kind[] = [
  // `Why do I get every mail twice?`
  { kind: "letters-twice", has: [letters, twice], but: ofOwn },
  // `Do you still get this?`
  {
    kind: "mail-works",
    has: [
      regex()`
        \b(?:
          (?:do|did|can|are) you (?:still |even |actually |really )*(?:get|getting|receive|receiving|see|seeing|read
          |reading|hear)
            [ ](?:this|me|my (?:e ?)?mails?|these)(?: (?:mail|message|ok|okay|now|at all))*$
          |(?:bekommst|kriegst|erhaltst|siehst) du (?:das|dies|diese mail|meine mails)(?: hier| noch| uberhaupt)*$
          |kommt (?:das|dies|diese mail|meine mail) (?:hier |noch |uberhaupt |bei dir |bei ihnen )*an$
          |(?:recevez vous|recois tu|vous recevez|tu recois) (?:bien )?(?:ceci|cela|ce (?:mail|message)|mes (?:mails
          |messages))$
          |(?:te|le|os) llegan? (?:esto|este (?:correo|mensaje)|mis (?:correos|mensajes))$|recibes (?:esto
          |mis (?:correos|mensajes))$
          |(?:ti|vi|le) arrivan?o? (?:questa|questo|la mia|le mie) (?:mail|email|messaggio)$
          |(?:krijg|ontvang|zie) je (?:dit|deze mail|mijn (?:mails?|mailtjes))(?: nog| wel)*$|komt dit (?:nog |wel 
          |bij je )*aan$
        )
      `,
    ],
    but: /^$/,
  },
  // `I wrote to you on Sunday and never heard back.`
  {
    kind: "unanswered",
    has: [
      regex()`
        \b(?:
          my (?:\w+ )?(?:e ?mails?|mails?|messages?|letters?) (?:\w+ ){0,3}(?:not|n t|t|never|don t
          |aren t) (?:\w+ ){0,2}(?:
            reach\w*|arriv\w*|get\w*|com\w* through|go\w* through
          )
          |(?:never|haven t|have not|hasn t|didn t|did not|not|without) (?:\w+ ){0,2}(?:heard (?:back|anything|a word
          |from you)|hear (?:back|anything|from you))
          |(?:never|haven t|have not|didn t|did not|don t|got|get|had|received|have|without) (?:\w+ ){0,2}(?:
            no|any|an?|your|ever|yet|got|get|getting|received|receive|had
          ) (?:\w+ ){0,2}(?:answers?|repl(?:y|ies)|response|confirmation|acknowledge?ment)
          |no (?:answer|reply|response|confirmation) (?:from you|so far|yet|since|at all)
          |you (?:never|haven t|have not|didn t|did not|don t|do not) (?:\w+ )?(?:answer\w*|repl\w*|respond\w*
          |confirm\w*
          |write back|written back|got back|get back|react\w*)
          |you (?:never|didn t|did not|haven t|have not) (?:\w+ )?(?:get|got|receive|received|see|seen) (?:my|the)
            [ ](?:\w+ )?(?:e ?mails?|mails?|messages?|letters?)
        )\b
        |\b(?:
          (?:meine?r?|die|letzten?) (?:\w+ )?(?:e ?mails?|mails?|nachrichten?|briefe?|post) (?:\w+ ){0,5}(?:nicht|nie)
            [ ](?:\w+ ){0,2}(?:an|durch|angekommen|ankommen|ankommt|durchgekommen|durchkommen)
          |(?:keine|nie eine|noch keine|nie) (?:\w+ )?(?:antwort|ruckmeldung|bestatigung|reaktion)\b
          |(?:du hast|sie haben|ihr habt|hast du|haben sie) (?:\w+ ){0,5}(?:nie|nicht) (?:\w+ )?(?:geantwortet|reagiert
          |gemeldet)
          |(?:nichts|nie etwas|nie was) (?:\w+ ){0,3}(?:gehort|zuruckgekommen)
        )\b
        |\b(?:
          mes (?:\w+ )?(?:e ?mails?|mails?|messages?|courriels?|courriers?) (?:\w+ )?n (?:\w+ ){0,3}(?:arriv\w+
          |parvien\w+)
          |mes (?:mails?|messages?) ne (?:\w+ ){0,3}(?:parvien\w+|arriv\w+|passent)
          |(?:pas|jamais|aucune|sans) (?:\w+ ){0,3}(?:reponse|confirmation|accuse)
          |(?:m |me |m avez |pas )(?:\w+ )?(?:jamais|pas) repondu
        )\b
        |\b(?:
          mis (?:correos|mensajes|mails) no (?:\w+ ){0,2}(?:llegan|llegaron|llegado)
          |(?:no|nunca|sin) (?:\w+ ){0,3}(?:respuesta|contestacion|confirmacion)
          |(?:no|nunca) me (?:\w+ )?(?:has|ha|han|habeis)? ?(?:contestado|respondido|contestaste|respondiste)
          |(?:le|i) mie[i]? (?:mail|email|lettere|messaggi) non (?:\w+ ){0,2}arriva\w*
          |(?:non|mai|nessuna|senza) (?:\w+ ){0,3}(?:risposta|conferma)|non mi (?:hai|avete|ha) (?:mai )?risposto
          |mijn (?:\w+ )?(?:e ?mails?|mailtjes?|berichten?) (?:\w+ ){0,4}niet (?:\w+ )?(?:aan|door|aangekomen|aankomen)
          |(?:geen|nooit) (?:\w+ )?(?:antwoord|bevestiging|reactie)\b|(?:je hebt|u hebt|u heeft) (?:\w+ )?(?:nooit|niet)
            [ ](?:geantwoord|gereageerd)
        )\b
      `,
    ],
    but: ofOthers,
  },
  // `Five mails a day is too much for me.`
  {
    kind: "fewer-letters",
    has: [
      regex()`
        \b(?:e ?mails?|mails?|letters?|messages?|notifications?|briefe?n?|nachrichten|lettres?|messages?|courriels?
        |correos?|mensajes?
        |cartas?|letter[ae]|messaggi|mailtjes|brieven|berichten)\b
      `,
      regex()`
        \b(?:
          too many|so many|fewer|less|that many|loads of|tons of|a lot of|all (?:these|those|your|the)|every single
          |(?:\d+|two|three|four|five|six|seven|eight|ten|a dozen|twenty) (?:\w+ )?(?:(?:e ?)?mails?|letters?|messages?)
            [ ](?:\w+ ){0,2}(?:a|per|each|every) (?:day|turn|week)
          |zu viele?|so viele?|weniger|dauernd|standig|die ganzen|(?:funf|sechs|zehn|\d+) (?:mails|briefe) (?:am
          |pro) tag
          |trop de|tant de|autant de|moins de|tous ces|demasiad[oa]s|tant[oa]s|menos|todos (?:esos|estos)
          |tropp[ei]|tant[ei]|meno|tutte (?:queste|quelle)|te veel|zoveel|zo veel|minder|al die
        )\b
      `,
      regex()`
        \b(?:
          get|getting|got|receive|receiving|send|sending|from you|bombard\w*|flood\w*|inbox|mailbox|clutter\w*|need
          |want|stop
          |bekomm\w*|krieg\w*|erhalt\w*|schick\w*|von (?:dir|ihnen|euch)|postfach|brauch\w*|muss das|recoi\w*|recevoir
          |envoy\w*|envoi\w*|de votre part|boite|recib\w*|mand\w*|env\w*|llegan|buzon|ricev\w*|invi\w*|arriva\w*|casella
          |krijg\w*|ontvang\w*|stuur\w*|sturen|inbox|too much|zu viel|trop|demasiado|troppo|te veel
        )\b
      `,
    ],
    but: regex()`
      \b(?:
        from (?!you\b)\w+|how many|wie ?viele|combien|cuant[oa]s|quant[ei]|hoeveel|if|wenn|falls|lost|orders?
        |befehle?|ordres|ordenes|ordini|characters?|lines|zeichen
        |to (?:him|her|them|\w+land|italy|austria|france|germany|turkey|russia)|answer\w*|repl(?:y|ied)|antwort\w*
      )\b
    `,
  },
];
