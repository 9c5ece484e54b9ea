/**
 * `Austria asked me why his army did not get to Galicia`: what somebody hands on that another person asked, as
 * that person's question, about them by their name.
 */
import { capital, regex, wrapped } from "../../../util/index.js";

const asker = wrapped`
  (?<who>
    (?:the )?(?:player of |player from )?\p{Lu}\p{L}+(?:['\u2019]s player)?
    |(?:l['\u2019]|la |le |der |die |el |il |lo )\p{Lu}\p{L}+
    |(?:one|two|some|several|a few) of (?:the|my|our|them)(?: \p{L}+)?|somebody|someone
    |(?:a|the|my|our|two|three|some) (?:\p{L}+ )?players?|he|she|they|another
    |jemand|einer|eine[rn]? (?:der |von den |meiner )?(?:mit)?spieler\p{L}*|er|sie
    |(?:ein|die|zwei|drei|manche) (?:mit)?spieler
    |quelqu['\u2019]un|un (?:des )?joueurs?|(?:les|deux|trois|certains|plusieurs) joueurs|il|elle|ils
    |alguien|un jugador|uno de los jugadores|qualcuno|un giocatore|uno dei giocatori|iemand|een speler|hij|zij
  )
`;

const asks = wrapped`
  (?:(?:
    has|have|had|also|just|now|hat|haben|m['\u2019](?:h?a|ont)|a|ont|me|mi|mij|auch|aussi|gerade|heeft|ha|han|ook
  ) )*
  (?:
    ask(?:s|ed|ing)?|is asking|are asking|keeps? asking|wonder(?:s|ed)?|(?:is|was|are) wondering
    |wants? to know|wanted to know|would like to know|isn['\u2019]t sure|is not sure
    |fragt(?:e|en)?|fragen|gefragt|will wissen|wollte wissen|wollen wissen|m\u00f6chte wissen
    |demand(?:e|ent|\u00e9)|veut savoir|voudrait savoir|pregunta(?:n|do)?|pregunt\u00f3|quiere saber
    |chied(?:e|ono)|chiesto|vuole sapere|vorrebbe sapere|vraagt|vroeg|gevraagd|wil weten
  )
  (?:,? (?:me|us|you|mich|uns|mir|auch|gerade|ook|mij|gefragt|today|yesterday|again|this morning|heute|gestern))*
`;

const frame = regex("iu")`
  ^\W*(?:(?:hi|hello|also|and|but|now|so|then|ok|und|au\u00dferdem|et|y|e|en)[ ,]+(?:judge[ ,]+)?)*
  ${asker},? ${asks},?\s+
  (?<word>
    whether|if|ob|si|s['\u2019](?=ils?(?!\p{L}))|se|of
    |why|when|what|which|who|whose|where|how|warum|wieso|wann|was|welche\p{L}?|wer|wo|wohin|wie
    |pourquoi|quand|combien|o\u00f9|comment|qui|quel\p{L}*|por qu\u00e9|cu\u00e1\p{L}+|qu\u00e9|d\u00f3nde|c\u00f3mo
    |perch\u00e9|quando|quant\p{L}|dove|come|chi|waarom|wanneer|wat|wie|waar|hoe
  )(?!\p{L})\s*(?<rest>\S[^?]*?)[\s.?!]*$
`;

const verb = wrapped`
  can|could|may|might|must|should|shall|will|would|is|are|was|were|has|have|had|does|do|did|can['\u2019]t|won['\u2019]t
  |didn['\u2019]t|isn['\u2019]t|wasn['\u2019]t
`;
const inverted = regex(
  "iu",
)`^(?<whom>(?:\p{L}[\p{L}'\u2019]* ){1,6}?)(?<verb>${verb})(?!\p{L}) ?(?<rest>.*)$`;
const germanLast = regex("iu")`
  ^(?<rest>.*?),? (?<verb>
    kann|k\u00f6nnte|k\u00f6nnen|darf|d\u00fcrfen|muss|m\u00fcssen|soll|sollen|will|wird|ist|sind|hat|haben|war|geht
    |kan|mag|moet|zal
  )$
`;

/** The question in a sentence that says who asked it; null in any other. */
export function handedOn(sentence: string): string | null {
  const { who = "", word = "", rest = "" } = frame.exec(sentence)?.groups ?? {};
  if (rest === "") return null;
  const about = named(rest, isName(who) ? who.replace(titles, "") : "");
  const isWhether = /^(?:whether|if|ob|si|s['\u2019]|se|of)$/iu.test(word);
  const head = isWhether ? "" : `${word} `;
  const { whom = "", verb: does = "", rest: then = "" } = inverted.exec(about)?.groups ?? {};
  if (does !== "" && !/^(?:which|who|what|whose|ob|wer|was)$/iu.test(word))
    return asked(`${head}${does} ${whom}${then}`);
  const { verb: is = "", rest: before = about } = germanLast.exec(about)?.groups ?? {};
  return asked(`${head}${is} ${before}`);
}

const titles = regex(
  "iu",
)`^(?:the )?(?:player (?:of|from) |l['\u2019]|(?:la|le|der|die|el|il|lo) )|['\u2019]s player$`;

function isName(who: string): boolean {
  return /^\p{Lu}\p{L}+$/u.test(who.replace(titles, "")) && !persons.test(who);
}

const persons =
  /^(?:he|she|they|somebody|someone|one|another|er|sie|jemand|einer|il|elle|hij|zij)$/i;

/** Of a player who is named: `his army` is that player's. */
function named(clause: string, name: string): string {
  if (name === "") return clause;
  return clause
    .replace(/(?<!\p{L})(?:his|her|their)(?= \p{L})/giu, `${name}'s`)
    .replace(/(?<!\p{L})(?:he|she|they|er|il|elle|ils|hij|zij)(?!\p{L})/iu, name);
}

function asked(words: string): string {
  return `${capital(words.replace(/ +/g, " ").trim())}?`;
}
