/** Lines of kind words, which want no answer and mean nothing else: `thx, sounds good`, `alles klar, vielen Dank`. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import type { Line } from "../../text/lines.js";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** One of these must be among them. */
const kind = words(
  `thanks thank thx thnx tnx ty tysm tyvm cheers ta great cool nice awesome perfect perfectly
    brilliant excellent super sweet lovely fine good well ok okay k kk okey oki alright gotcha
    understood noted welcome hey heya hiya yo sup glhf glglhf ggwp lmao rofl xd omg bruh congrats
    congratulations sorry apologies soz oops lol haha hehe gg gl hf bye cya whatever thankyou
    peace hallo moin gruss grusse danke dank dankeschon passt stimmt korrekt klar prima toll
    klasse verstanden entschuldigung tschuss tschau servus gluckwunsch salut coucou bonjour
    bonsoir merci parfait genial hola ciao salve entendu compris marche roule desole pardon bravo
    gracias perfecto vale entendido perdon adios grazie perfetto ottimo capito scusa scusate bravi
    bedankt dankjewel obrigado obrigada perfeito`,
);

/** These may stand around it. */
const around = words(
  `you u so very much a lot again for the your ur quick fast reply answer answers help info
    information explanation explaining running this that game it thats all is are was sounds looks
    look right to me now got everything i we im by way and x xx xo no problem worries worry at in
    advance judge out everybody everyone folks guys peeps yall players gentlemen ladies greetings
    morning evening afternoon bro mate m8 man dude sir friends friend luck fun have day evening
    weekend one too as ever always correct exactly confirmed confirming confirmation really
    appreciate appreciated doing do job work run great service keep up enjoying enjoy loving love
    happy glad pleased best patience patient kind kindly helpful useful works working how easy
    smooth smoothly what an such of youre re ive just wanted needed wow worked looking forward see
    ya later soon next turn time about bad my mistake hello hi hey oh ah nvm never mind ll ill id
    think over about sleep on it get back let know soon first maybe consider decide talk top
    service both letters letter mails mail emails message messages should be been came arrived
    received safely order orders schon schone schonen schones schoner genau richtig bleibt so wie
    es sehr vielen herzlichen tausend lieben besten fur die schnelle antwort hilfe alles gut das
    ist und dir euch ihnen mal noch tag abend wochenende bis bald dann naechste nachste runde
    wunderbar ordnung alle allen zusammen miteinander allerseits runde morgen abend spiel viel
    gluck spass an die ein gutes auf le monde les amis a soir partie chance todos tutti buenas
    suerte buona partita beaucoup bien exact exactement comme week end pour la reponse votre ta
    aide tout est c ca tous toutes bientot de rien bonne journee soiree d avance muchas mil asi
    correcto exacto fin semana por su tu ayuda respuesta todo esta nada buen dia suerte mille
    tante cosi esatto giusto corretto fine settimana per risposta aiuto tutto va bene di niente
    buona giornata fortuna montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi
    mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo
    lunedi martedi mercoledi giovedi venerdi sabato domenica monday tuesday wednesday thursday
    friday saturday sunday voor het snelle antwoord goed tot ziens`,
);

/** `Thanks George for running it` */
const thanked = regex("u")`
  \b((?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Cc]heers|[Dd]anke|[Mm]erci|[Gg]racias|[Gg]razie),?) \p{Lu}
    \p{Ll}+(?![\p{L}-])
`;

/** `I trust this finds you well.` */
const wellMeant = regex("iu")`
  ^(?:i )?(?:hope|trust|hoping)(?: that)? (?:
    this (?:mail |e-?mail |letter |message |note )?finds you
    |you(?: all)?(?:['\u2019]re| are)?(?: all| both)?(?: doing| keeping| having)?
  )(?: (?:
    well|fine|good|ok|okay|in good health
    |a (?:good|nice|great|lovely) (?:day|week|weekend|evening|time)
  ))+[.!]*$
  |^(?:ich )?hoffe,? (?:
    es geht (?:dir|euch|ihnen)(?: allen)? gut
    |(?:du hattest|ihr hattet|sie hatten) ein \p{L}+ wochenende
  )[.!]*$
  |^j['\u2019]esp[eè]re que (?:tu vas|vous allez|tout va)(?: tous)? bien[.!]*$
  |^espero que (?:est[eé]s?|todo vaya)(?: todos)? bien[.!]*$
  |^spero che (?:tu stia|stiate|tutto vada)(?: tutti)? bene[.!]*$
  |^ik hoop dat (?:het goed (?:met je|met u|met jullie) gaat|alles goed is)[.!]*$
`;

/** `Thanks in advance. Pierre` */
const inAdvance = regex("u")`
  ^\W*(?:(?:[Mm]any|[Vv]ielen|[Bb]esten|[Mm]uchas|[Mm]ille) )?
    (?:[Tt]hanks|[Tt]hank you|[Dd]anke?|[Mm]erci|[Gg]racias|[Gg]razie|[Bb]edankt) (?:\p{Ll}+ ){0,2}
    (?:in advance|im [Vv]oraus|d['\u2019]avance|de antemano|in anticipo|alvast)[.,!]*(?:\s+\p{Lu}\p{Ll}+){0,2}[.!]*$
`;

/** `No particular wish as to the country`, beside a JOIN. */
const wishesNoPower = regex("iu")`
  ^\W*(?:
    (?:(?:i|we)(?: have|['\u2019]ve got)? )?no (?:(?:particular|special|strong|real) )?(?:wish(?:es)?|preferences?)
      (?: (?:as to|as for|for|about|regarding|which|where|concerning)(?!\p{L})[\p{L} ]{0,40})?
    |(?:ich |wir )?(?:habe |haben )?keinen? (?:besonderen? |speziellen? )?(?:w\u00fcnsche?|wunsch|pr\u00e4ferenz(?:en)?)
      (?: (?:f\u00fcr|was|bei|zum|bez\u00fcglich)(?!\p{L})[\p{L} ]{0,40})?
    |(?:mir (?:ist )?(?:es )?|ist mir )?egal,? welche[srn]? (?:land|macht|nation|seite)[\p{L} ]{0,20}
    |(?:je n['\u2019]ai )?(?:pas|aucune) (?:de )?pr\u00e9f\u00e9rence[\p{L} ]{0,30}
    |(?:peu importe|n['\u2019]importe) (?:le|quel(?:le)?) (?:pays|puissance)[\p{L} ]{0,20}
    |(?:no tengo |sin )preferencias?[\p{L} ]{0,30}|(?:nessuna|non ho) preferenz[ae][\p{L} ]{0,30}
    |(?:ik heb )?geen (?:speciale )?voorkeur[\p{L} ]{0,30}
  )[.!]*$
`;

/** `Sorry, Sunday`: another day is meant. */
const otherDay = regex("iu")`
  ^\W*(?:(?:sorry|oops|ups|pardon|perd[o\u00f3]n|scusa(?:te)?|entschuldigung|d\u00e9sol\u00e9e?)\W+)+
    (?:\p{L}{2,4}\W)?\p{L}+(?:day|tag|woch|di|che|es|bado|ato|ingo|d\u00ec)\W*$
`;

/** Is this nothing but kind words, or a smile? */
export function isPleasantry({ text }: Pick<Line, "text">): boolean {
  if (text.length > 80 || /[?\d>]/.test(text)) return false;
  // `Cool, I'm in` takes a seat, `soz, im out` leaves one.
  if (/\bi['\u2019]?m (?:so |totally )?(?:in|out)\b/iu.test(text)) return false;
  if (otherDay.test(text)) return false;
  if ([wellMeant, inAdvance, wishesNoPower].some((each) => each.test(text))) return true;
  if (!/[\p{L}]/u.test(text)) return /\p{Extended_Pictographic}/u.test(text);
  const bare = text.replace(thanked, "$1").replace(/['\u2019]/g, "");
  const all = plainWords(bare).split(" ");
  return (
    all.some((word) => kind.has(word)) && all.every((word) => kind.has(word) || around.has(word))
  );
}
