/**
 * Yes and no, as people answer a question: in five languages, with a full stop, a kind word or a name behind it.
 * Whether anything was asked is for the judge to know.
 */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { withoutAsSaid } from "../../text/as-said.js";
import { type Line, readLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";

export interface Consent {
  readonly yes: boolean;
  /** Nothing but yes or no. Else it is a sentence that begins so, and may be one of orders. */
  readonly sure: boolean;
  /** People say so in passing, too, whether they were asked or not: `ok`, `klar`. */
  readonly passing: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/[\s|]+/));

const yes = words(
  `yes yeah yea yep yup ya yess yh ye yeh yas yus yessir aye course surely certainly definately
    sure ok okay okey oki confirm confirmed confirming confirmation agreed agree affirmative
    absolutely definitely indeed accept accepted ja jawohl jep jup jo klar genau gerne
    einverstanden bestatigt bestatige bestatigen zustimmen oui ouais confirme confirmer daccord
    accord volontiers si claro vale confirmo acepto acuerdo certo confermo confermato accetto da
    tak sim joo aye`,
);

const no = words(
  `no nope nah nay decline declined declining refuse refused reject rejected never nein nee ne
    ablehnen abgelehnt lehne non refus nicht pas rechazo rechazar rifiuto rifiutare cancel stop
    dont abort abbrechen annuler annule anular annulla nunca`,
);

/** Of these, what needs no question before it. */
const inPassing = words(
  `sure ok okay okey oki yep yup jo klar genau gerne daccord accord volontiers claro vale certo
    agreed absolutely indeed`,
);

/** Words around these that change nothing. */
const around = words(
  `i we it that this the a my to of do please pls plz thanks thank you thx bitte danke ich das es
    gern sehr vielen wir je te vous le la s il plait merci bien sur d c est por favor gracias lo
    yo de que per piacere grazie va bene lo send sent sending use used them those these message
    messages order orders move moves me mine thats its was from wrote myself looks good fine
    perfect great senden schick schicke ab sende envoie envoyez envoyer envia enviar envialo
    mandalo mandale mandelo mandela enviala enviale envielo enviela hazlo hagalo invia inviale
    inviala mandala mandaglielo stimmt passt korrekt correct correcte correcto corretto both all
    beide beides alles alle deux tout tous toutes ambos ambas todo todos todas entrambi entrambe
    tutto tutti tutte allebei porfa porfi xfa svp stp aub alsjeblieft alstublieft doch right go
    ahead very much want really not ab mehr und and so correct right sir judge hi hello dear lol haha
    hehe cheers mate man bro dude thatll adelante really truly wirklich schon tatsachlich selbst bin
    vraiment moi realmente soy davvero proprio io sono echt ik ben het`,
);

/** Around a yes, what was asked about as well: `no mail, please` is no answer. */
const aroundYes = words(
  `carry carried out do process enter with as written wrote above mail mails email emails letter
    letters instructions meine befehle zuge mes ces ordres mis ordenes miei ordini`,
);

/** Behind these a yes or a no counts, whatever was said before: `actually no`, `yes. Hmm, wait, no`. */
const turnsRound = words(
  `actually wait hold on hm hmm hmmm sorry oh uh erm rather then better thought thoughts second
    reflection ach halt moment eigentlich lieber doch en fait finalement attends attendez espera mejor
    perdon anzi aspetta meglio scusa toch wacht eigenlijk liever`,
);

/** Does the word change nothing beside a yes or a no, or is it one? */
export function isAroundConsent(word: string): boolean {
  return yes.has(word) || no.has(word) || around.has(word) || aroundYes.has(word);
}

/** Yes without a yes. */
const agreeing = regex()`
  ^(?:(?:please|yes|ja|oui|si|yep|exactly) )*(?:
    exactly|(?:oui )?c est (?:bien )?(?:ca|cela|juste|exact|bon)|(?:genau|ja)(?: genau)?
    |das (?:ist richtig|stimmt|passt)|(?:ok |na )?(?:dann|also) los
    |(?:ja )?mach(?:t|en sie)? (?:mal|ruhig)|go on(?: then)?|alright(?: then)?|all right(?: then)?
    |fine (?:by|with) me|(?:that )?sounds? (?:good|great|fine|perfect)(?: to me)?|doe maar|eso es
    |asi es|es correcto|e (?:giusto|corretto|cosi)|(?:dat )?klopt|dat is (?:goed|juist)|go ahead
    |do (?:it|that|so)|that ?s (?:right|correct)|correct|right|genau so|mach das|allez y|adelante
    |procedi|fine then|very well|(?:na|also) (?:gut|schon)|meinetwegen|von mir aus|bon d accord
    |pues (?:vale|bueno)|(?:e )?va bene allora|(?:nou )?goed dan
  )(?: please| bitte)?$
`;

/** What nobody says but of what was asked. */
const doing =
  /\b(?:do|go|mach\w*|los|doe|allez|adelante|procedi|well|then|gut|schon|mir|meinetwegen|accord|pues|allora|dan)\b/;

const denying = regex()`
  \b(?:
    but|not|dont|don t|no|wait|unless|if|until|except|only|instead|rather|aber|nicht|wenn|nur
    |ausser|lieber|mais|pas|si|sauf|plutot|pero|salvo|excepto|menos|non|ma|tranne|eccetto|behalve
  )\b
`;

/** The answer that a line gives; null where it is none. */
export function readConsent({ text }: Line): Consent | null {
  if (text.length > 80 || /[?>]|\s-\s?\w+\s?-|\bhold/i.test(text)) return null;
  const plain = plainWords(text.replace(/'/g, "")).replace(/(\p{L})\1{2,}/gu, "$1");
  const all = plain.split(" ");
  const [first = ""] = all;
  const isSaid = (yes.has(first) && !inPassing.has(first)) || doing.test(plain);
  if (agreeing.test(plain)) return { yes: true, sure: true, passing: !isSaid };
  const known = all.filter((word) => yes.has(word) || no.has(word));
  if (known.length === 0) return null;
  const isNo = all.some((word) => no.has(word));
  const isAround = (word: string) => around.has(word) || (!isNo && aroundYes.has(word));
  const isWhole = all.every((word) => yes.has(word) || no.has(word) || isAround(word));
  const isNamed = isSigned(text);
  const passing = known.every((word) => inPassing.has(word));
  // `WAIT: no`, `wait no` are of the vote.
  const turned = /^\W*wait(?![,.!\u2026])/i.test(text) ? null : turnedConsent(all);
  if (turned !== null) return { yes: turned, sure: true, passing };
  if (isWhole || isNamed) return { yes: !isNo, sure: true, passing };
  if (/^(?:dont|don t|do not) (?:care|mind|bother)\b/.test(plain)) return null;
  if (no.has(first)) return noneOf.test(text) ? null : { yes: false, sure: false, passing };
  // `Si elle demande`, `si viene a Galitzia`, `da machen wir Pause`: without a mark behind it, it is another word.
  if (/^\W*(?:si|da)\s+\p{L}/iu.test(text)) return null;
  const rest = all.slice(1).join(" ");
  return yes.has(first) && !denying.test(rest) ? { yes: true, sure: false, passing } : null;
}

/** What somebody says who thinks again, and says nothing else; null for all others. */
function turnedConsent(all: readonly string[]): boolean | null {
  const says = (word: string) => yes.has(word) || no.has(word);
  const last = all.findLastIndex(says);
  const isYes = yes.has(all[last]!);
  const opposite = isYes ? no : yes;
  const from = all.slice(0, last).findLastIndex((word) => opposite.has(word)) + 1;
  const isTurned = all.slice(from, last).some((word) => turnsRound.has(word));
  const isBare = all.every((word) => says(word) || turnsRound.has(word) || around.has(word));
  return isTurned && isBare ? isYes : null;
}

/** What stands behind the words with which a line says yes: `ok, A MUN H` orders a unit. */
export function behindYesWords(line: string): string {
  const words = [...line.matchAll(/[\p{L}\p{N}'\u2019]+/gu)];
  const first = words.find(
    ({ 0: word }) => !leading.has(plainWords(word)) && !yes.has(plainWords(word)),
  );
  return first === undefined ? "" : line.slice(first.index).trim();
}

const leading = words("and so then well but please pls oh und also et y e en alors dann");

/** Does one of these sentences put the answer off, or make it hang on something? */
export function isHedged(text: string): boolean {
  return sentencesOf(text).some((each) => hedging.test(plainWords(each)));
}

/** Is a wish said without a doubt, a condition or a second thought? Said once more, it needs no yes. */
export function saysPlainly(text: string): boolean {
  const plain = plainWords(text);
  const isPlain = !text.includes("?") && !isHedged(text) && !sentencesOf(text).some(takesBackWish);
  return isPlain && plain.length <= plainMost && !turning.test(plain);
}

const plainMost = 160;
/** `No, ...`, `... but`, and what was wished before. */
const turning = regex()`
  ^(?:no|nein|non|nee|nope)\b
  |\b(?:
    but|although|wait|wanted|would have|was going|aber|wollte|warte\w*|mais|voulais|attend\w*|pero
    |queria|espera|volevo|aspetta|maar|wilde|wacht
  )\b
`;

/** `Forget it, I'm staying`: no to what was asked, in the words of somebody who thought again. */
export function takesBackWish(sentence: string): boolean {
  return thoughtAgain.test(plainWords(sentence)) || meantNoOrder(sentence);
}

/** `That was not an order, I was only saying!` */
export function meantNoOrder(sentence: string): boolean {
  return !sentence.includes("?") && onlySaid.test(plainWords(sentence));
}

const onlySaid = regex()`
  \b(?:
    (?:that|this|it|those|they) (?:(?:wasn|weren|isn) t|(?:was|were|is) (?:not|only|just))
      (?: \w+){0,3} orders?
    |i (?:did not|didn t|didnt) mean (?:that|this|it) as an order
    |i was (?:only|just) (?:saying|thinking|musing)(?= *$| (?:that|aloud|out loud) *$)
    |(?:war|sollte|hab ich) (?:\w+ )?(?:kein|nur) (?:\w+ )?(?:befehl|zug|gedanke|gedacht)
    |ce n etait pas un ordre|non era un ordine|no era una orden|dat was geen (?:order|bevel|zet)
  )\b
`;

const thoughtAgain = regex()`
  ^(?:
    (?:
      sorry|good news|no|nah|nope|lol|haha|hm+|wait|jk|ok|okay|but|so|and|well|please|oh|ah
      |actually|then|its fine|it s fine|all good|its ok|it s ok|ach|nee?|nein|non|euh|bah|eh
    ) )*(?:
      forget about \w+(?= *$| \w+ (?:is|has|stays)\b)
      |(?:\w+ ){1,2}(?:is|are) (?:not|no longer) needed\b
      |(?:we|i) (?:do not|don t|dont|no longer) need (?:
        a replacement|her|him|them|\w+ (?:after all|any ?more)
      )(?= *$| after all)
      |(?:\w+ ){0,7}?(?:he|she) stays(?: after all| in)*(?= *$)
      |(?:\w+ ){1,2}stays no replacement\b|no replacement(?= *$| please| needed)
      |(?:forget|drop|scrap|cancel|never mind) (?:about )?(?:the|my|that|this) (?:
        draw|tie|vote|whole thing|request|pause|extension|resignation|wish
      )\b
      |leave \w+ as (?:he|she|they) (?:is|are)\b|false alarm\b|just kidding\b
      |(?:(?:she|he|they|my (?:mom|mum|dad|wife|husband|boss|parents)) (?:said|says) )?i can (?:now )?
        (?:stay|keep playing|go on playing|continue)\b
      |i (?:do not|don t|dont) have to (?:quit|leave|stop|resign)\b
      |i want to (?:keep|go on) playing\b
      |forget (?:it|that|about (?:it|that)|what i (?:just )?(?:said|wrote|sent|mailed|asked))
      |(?:please )?(?:ignore|disregard|discard|forget|drop|scrap|delete|throw away|cancel) (?:about )?(?:
        (?:my|the|that|this) (?:last|previous|first|earlier|other|recent|latest)? ?
          (?:mail|e ?mail|message|letter|one)
        |what i (?:just )?(?:said|wrote|sent|mailed)
      )(?= *$| (?:please|from|of|and|i|it)\b)
      |never ?mind|nvm|scrap that|scratch that
      |(?:i )?(?:do not|don t|dont) need (?:it|that|this|them)(?: any ?more| after all| now)*
        (?= *$)
      |no need(?= *$| any ?more)
      |(?:do not|don t|dont) (?:trouble|bother|disturb|pester|wake) (?:
        them|anyone|anybody|the others|him|her|the gm|everyone|everybody|people
      )(?= *$| (?:with|about|for))
      |(?:das |es )?braucht? (?:ich |es )?(?:das |es )?(?:doch )?nicht(?: mehr)?(?= *$)
      |(?:ist )?nicht (?:mehr )?notig(?= *$)
      |(?:ce n est |c est )?(?:plus|pas) (?:la peine|besoin|necessaire)(?= *$)
      |ya no (?:hace falta|lo necesito)|non (?:serve|occorre) piu
      |i never (?:wanted|meant|asked for) (?:that|this|it)
      |(?:i (?:did not|didn t|didnt) (?:want|mean) (?:that|this|it))
      |(?:can you |could you |bitte |s il (?:te|vous) plait |por favor |per favore |alsjeblieft )*(?:
        (?:undo|reverse|revert|cancel) (?:that|this|it)|take (?:that|this|it) back
        |(?:mach|nimm|macht|nehmt|machen sie|nehmen sie) (?:das|es) (?:\w+ )?(?:ruckgangig|zuruck)
        |(?:\w+ ){1,5}?(?:
          ruckgangig machen|zurucknehmen|ongedaan maken|terugdraaien|annuler (?:ca|cela)
          |(?:deshacer|anular|annullar)(?:lo)?
        )
        |annule[sz]? (?:ca|cela)|reviens la dessus|deshaz(?:lo)?(?: eso)?|anula(?:lo)?(?: eso)?
        |annulla(?:lo|te)?(?: questo)?|(?:maak|draai) (?:dat|het) (?:\w+ )?(?:ongedaan|terug)
      )(?= *$| (?:please|if|again|bitte|wieder|por|per|s|alsjeblieft|i)\b)
      |das wollte ich (?:\w+ )?nicht|hat sich erledigt
      |doch nicht|finalement (?:non|pas)|laisse[sz]? tomber(?= *$)
      |(?:i (?:m|am|ll|will|shall|want to|d like to|would like to|d rather|would rather)|let me) (?:be )?stay
        (?:ing)?(?: in| on)?\b
      |i (?:ve |have )?(?:
          changed my mind(?! (?:about|on|regarding|concerning) (?!it\b|this\b|that\b|all\b|every|\w+ing\b))
          |thought better of it|reconsidered
        )
      |i take (?:it|that|it all) back|ich bleibe|vergiss (?:es|das)|je reste|oublie[sz]?|me quedo
      |olvid[ae]\w*|resto|lascia stare|ik blijf|vergeet (?:het|dat)
    )\b
`;

/** `Thanks, but not this time, I'm on holiday`: no to what was asked, with a story around it. */
export function declinesOffer(sentence: string): boolean {
  return !sentence.includes("?") && declining.test(plainWords(sentence));
}

const declining = regex()`
  \b(?:
    not this time
    |on (?:reflection|second thoughts?|balance) (?:please )?
      (?:don t|do not|not|no|rather not|leave it)
    |(?:no|nah) (?:please )?(?:don t|do not|rather not|leave it)(?! (?:to|with|for))
    |(?:nein )?(?:lieber|besser) (?:doch )?nicht|(?:finalement|plutot) (?:non|pas)
    |(?:mejor|pensandolo bien) no|(?:meglio di no|ripensandoci no)|toch (?:maar )?niet
    |(?:i m|i am) afraid (?:not|i (?:can t|cannot|won t))|no thanks|no thank you
    |(?:unfortunately|sadly|regrettably) (?:not|i (?:can t|cannot))
    |i (?:(?:ll|will|have to|must|need to|d rather) )*(?:pass|decline)(?: on (?:this|that|it))?(?= |$)
      (?! the\b)
    |(?:diesmal|dieses mal) (?:\w+ )?nicht|leider nicht
    |(?:pas cette fois|malheureusement (?:pas|non)|je dois (?:refuser|decliner))
    |(?:esta vez no|lamentablemente no)|(?:questa volta no|purtroppo no)
    |(?:dit keer niet|helaas niet)|(?:tym razem nie|niestety nie)
  )(?= |$)
`;

/**
 * Yes (true) or no (false) to what a letter asked, in whatever words: `Ja hoor, die zijn van mij`, `Nope! That
 * was my flatmate`. A letter that asked whether somebody wants to leave is answered with `I'm still in`, too.
 * Null for neither, for both, and for what depends on something.
 */
export function consentSaid(text: string, wouldLeave: boolean): boolean | null {
  const written = text.slice(0, answerMost).replace(thumbsUp, " yes ").replace(thumbsDown, " no ");
  const sentences = sentencesOf(written).slice(0, sentencesMost);
  const said = sentences.map(withoutAsSaid).map((each, at, all) => {
    if (hedging.test(plainWords(each)) && !declinesOffer(each)) return "hedged";
    return isBesideStory(each, all.slice(0, at)) ? null : sentenceSays(each, wouldLeave);
  });
  const [first = null, other] = new Set(said.filter((each) => each !== null));
  return first === "hedged" || other !== undefined ? null : first;
}

const thumbsUp = /[\u{1f44d}\u{1f44c}\u2705\u2714][\u{1f3fb}-\u{1f3ff}\ufe0f]?/gu;
const thumbsDown = /[\u{1f44e}\u274c][\u{1f3fb}-\u{1f3ff}\ufe0f]?/gu;
const answerMost = 600;
const sentencesMost = 4;

/**
 * `I am out of the office. Yes, I check my mail now and then`: behind a story, a yes that begins other words answers
 * nothing that was asked.
 */
export function isBesideStory(sentence: string, before: readonly string[]): boolean {
  if (!before.some(tellsStory)) return false;
  const consent = readConsent(readLine(sentence.replace(/[!.]*$/, "")));
  if (consent === null || !consent.yes || consent.sure) return false;
  const rest = plainWords(behindYesWords(sentence));
  return !(accepting.test(rest) || ofAsked.test(rest));
}

function tellsStory(sentence: string): boolean {
  const plain = plainWords(sentence);
  const isBrief = plain.split(" ").length < fewestOfStory;
  if (isBrief || sentence.includes("?") || courteous.test(plain)) return false;
  return readConsent(readLine(sentence)) === null;
}

const fewestOfStory = 5;
const courteous = regex()`
  \b(?:
    sorry|apolog\w*|thank\w*|thx|cheers|nice|danke|entschuld\w*|verzeih\w*|tut mir leid
    |merci|pardon|desole\w*|excuse\w*|gracias|perdon\w*|disculp\w*|lo siento|grazie|scus\w*
    |mi dispiace|bedankt|dank|excuses|het spijt
  )\b
`;
/** It points to what was asked, or begs for it. */
const ofAsked = regex()`
  ^(?:please|bitte|s il|je vous|por favor|per favore|alsjeblieft|do|go)\b
  |\b(?:
    it|that|this|them|those|these|orders?|moves?|right|correct|das|die|diese[ns]?|so|befehle?|zuge?
    |richtig|ca|cela|ceci|ordres?|coups|eso|esto|ordenes|jugadas|quest[oei]|quell[oaie]|ordini|mosse
    |dat|dit|zo|bevelen|zetten
  )\b
`;

/** `Sara hat mir geschrieben, dass sie doch nicht kann`: what somebody else cannot answers nothing. */
const reported = regex()`
  \b(?:
    (?:schreibt|schrieb|geschrieben|sagt|sagte|gesagt|meint|meinte) (?:\w+ ){0,2}?(?:dass )?(?:sie|er)
    |(?:ecrit|dit|repondu) qu (?:elle|il)|(?:escrito|dicho|dice|escribe) que (?:\w+ ){0,3}?no
    |(?:scritto|detto|dice|scrive) che (?:\w+ ){0,3}?non
    |(?:schrijft|schreef|geschreven|zegt|zei|gezegd) dat (?:ze|zij|hij)
    |(?:tells|told|writes|wrote|says|said) (?:\w+ ){0,2}?(?:that )?(?:she|he|they)
  )\b
`;

function sentenceSays(sentence: string, wouldLeave: boolean): boolean | null {
  // `And these are my orders: ...` owns to nothing that was asked.
  if (headsOrders.test(sentence)) return null;
  if (/\?\s*$/.test(sentence)) return clauseSays(sentence);
  const plain = plainWords(sentence);
  if (reported.test(plain)) return null;
  if (refusing.test(plain) || (wouldLeave && staying.test(plain)) || takesBackWish(sentence))
    return false;
  if (noneOf.test(sentence)) return null;
  const consent = readConsent(readLine(sentence.replace(/[!.]*$/, "")));
  // `Don't tell the players yet` answers nothing.
  const isBare = consent?.sure === true || !/^(?:don ?t|stop|cancel|abort)\b/.test(plain);
  if (consent !== null && isBare && !consent.passing) return consent.yes;
  if (accepting.test(plain)) return true;
  return clauseSays(sentence);
}

/** `Oh sorry, yes, both please!`, `certainly, and when are the others ready?`: the answer stands among other words. */
function clauseSays(sentence: string): boolean | null {
  const isAsked = /\?\s*$/.test(sentence);
  const clauses = sentence.split(/[,;:!.\u2013\u2014]+\s*|\s-+\s/u).map((each) => each.trim());
  const said = clauses.map(
    (each) => (isAsked ? null : wholeClauseSays(each)) ?? beginsToSay(each, isAsked),
  );
  const at = said.findIndex((each) => each !== null);
  const lead = clauses.slice(0, at).join(" ").split(/\s+/).length;
  if (at < 0 || lead > longestLead || (isAsked && at > 0)) return null;
  const isYes = said[at]!;
  if (isYes) return denying.test(plainWords(clauses.slice(at + 1).join(" "))) ? null : true;
  return isAsked ? null : false;
}

const longestLead = 7;

function beginsToSay(clause: string, isAsked: boolean): boolean | null {
  const consent = readConsent(readLine(clause));
  if (consent === null || consent.passing) return null;
  return consent.sure || (consent.yes && !isAsked) ? consent.yes : null;
}

/** `I have said yes already`, `do that`, `please don't note it`: every word belongs to an answer. */
function wholeClauseSays(clause: string): boolean | null {
  const plain = plainWords(clause).replace(/(\p{L})\1{2,}/gu, "$1");
  if (pleased.test(plain)) return true;
  const all = plain.split(" ");
  const isNo = all.some((word) => no.has(word) || undoing.has(word));
  const isSaid = all.some((word) => (yes.has(word) && !inPassing.has(word)) || done.test(word));
  if (!(isNo || isSaid) || all.some((word) => toWriter.has(word))) return null;
  const isOfAnswer = (word: string) =>
    isAroundConsent(word) || undoing.has(word) || done.test(word) || retold.has(word);
  return all.every(isOfAnswer) && !(isNo && all.length === 1 && negating.has(plain)) ? !isNo : null;
}

/** What somebody is told to do who has asked whether to do it, and what surely agrees. */
const done = regex()`
  ^(?:
    do|go|send|carry|note|enter|record|proceed|submit|mach(?:en|t)?|los|raus
    |(?:ab|ver)?(?:schick|send)(?:e|en|t)?|eintragen|notier(?:e|en|t)|fai(?:s|tes)|note[rz]|allez|vas
    |envo(?:ie[sz]?|yer|yez)(?:le|la|les)?|mand(?:a|e|ar|ad|i|are)(?:l[oaie]s?)?
    |envi(?:a|e|ar|ad)(?:l[oaei]s?)?|apunt[ea]l?[oa]?s?|anot[ea]l?[oa]?s?|h(?:az|aga)l[oa]s?
    |invi(?:a|i|are)(?:l[oaei])?|segni|annoti|proceda|spedisc[ia]|(?:ver)?stu(?:ur|ren)|doe|noteer
    |entendu|naturlich|selbstverstandlich|naturally|jap|dale|natuurlijk
  )$
`;

/** Nobody does what is to be done for its writer: `please send me the orders`. */
const toWriter = words("me us mir uns moi nous mi ci nos mij ons");

const negating = words("not don t n ne rien niet nicht kein keine");
const undoing = words(
  `not don n ne rien niet nicht kein keine drop scrap forget leave skip ignore vergiss vergessen lass
    lassen streich oublie oubliez laisse laissez tomber olvide olvidelo deje dejelo deja lasci lascia
    stare perdere vergeet laat zitten schrap`,
);

/** What stands around an answer that was given before, or thought of again. */
const retold = words(
  `i already said say told as you have had has meant mean is it exactly just now again after all mais
    but on then quite t omg oh ah yes all schon doch hab habe gesagt sage wie sie du bitte maar het toch
    zo le dije ya que come ho detto dit deja pouvez pure lo eso esto proprio cosi so jetzt nun ora ahora
    ihr dat die nu off out over one ones not`,
);

/** `No deadlines between Friday and Monday, please`: no of things answers nothing. */
const noneOf = regex("iu")`
  ^\W*(?:no |keine?n? |geen |aucune? |pas d(?:e |['\u2019]))(?:(?:more|other|further|weiteren?|autres?) )?(?:
    deadlines?|press|letters?|messages?|turns?|phases?|mails?|reminders?|processing|moves?|orders?
    |(?:(?:particular|special|strong|real) )?(?:wish(?:es)?|preferences?)|pr\u00e4ferenz\p{L}*|pr\u00e9f\u00e9rence
    |idea|clue|problem|rush|hurry|worries|doubt|wonder|ahnung|problem|eile|zweifel|id\u00e9e
    |grace|draws?|extensions?|fristen?|nachrichten|briefe|züge|erinnerung\p{L}*|échéances?
    |messages|lettres|tours?|rappels?|deadlines|berichten|brieven
  )(?!\p{L})
`;

const headsOrders = regex("iu")`
  ^\W*(?:(?:and|so|now|ok|here|und|et|y|e|en) )*(?:
    these|this|here|das|dies|hier|ce|voici|estas?|queste?|dit
  ) (?:are|is|come|sind|ist|sont|son|sono|zijn)\b[^.?!:]{0,30}:
`;

/** `Super, thanks`, in answer to what was shown. */
const pleased = regex()`
  ^(?:(?:ok|oh|ah) )?(?:
    super|great|perfect|excellent|brilliant|splendid|lovely|wunderbar|prima|toll|parfait|genial
    |perfecto|estupendo|perfetto|ottimo|mooi|uitstekend|(?:yes |ja |oui |si )?exactly(?: so)?
    |genau|passt|stimmt|richtig|exactement|c est (?:bien )?(?:ca|bon|cela)|exacto|correcto|esatto
    |giusto|precies|klopt
  )(?: (?:thanks|thank you|danke|merci|gracias|grazie|bedankt|so))*$
`;

/** Whoever says so has not made up their mind, or wants something else. */
const hedging = regex()`
  \b(?:
    before (?:i|we) (?:confirm|answer|decide|say)|not (?:yet|now|sure)|maybe|perhaps
    |let me (?:think|ask|see|check|sleep)|think (?:about|it over)
    |(?:if|unless|until|once|as soon as|but (?:only|not|please|could|can|make|i d|first)) |
    vielleicht|noch nicht|bevor ich|ueberleg\w*|uberleg\w*|wenn|falls|sobald
    |aber (?:nur|bitte|nicht|erst)|peut etre|pas encore|avant de|si (?:je|j|tu|vous|on)
    |mais (?:pas|seulement)|quizas?|tal vez|todavia|aun no|antes de|pero (?:no|solo)|forse
    |non ancora|prima di|ma (?:non|solo)|misschien|nog niet|voordat|als (?:ik|je|jij)
    |maar (?:niet|alleen)|don t know|no idea|not certain|weiss (?:\w+ )?nicht|keine ahnung
    |ne sais (?:pas|plus)|aucune idee|no (?:lo )?se(?= (?:si|que|cual|como|todavia|aun)\b| *$)
    |ni idea|non (?:lo )?so|weet (?:\w+ )?niet|geen idee
  )\b
`;

const accepting = regex()`
  \b(?:
    ${[
      wrapped`
      (?:that|it|this|those|these|they) (?:(?:was|is|were|are) |s |re )(?:all |indeed |really )?(?:
        me|mine|my (?:own )?(?:mail|e mail|message|orders?|letter|doing)
      )
      |(?:sent|wrote|written) (?:it|them|that|those|this) (?:myself|indeed)
      |(?:yes )?i (?:did )?(?:sent|send|wrote|write) (?:it|them|that|those)
    `,
      wrapped`
      (?:i ll|i will|i d|i would|i ?m|i am) (?:\w+ ){0,2}(?:
        take (?:it|them|over|that|on|the \w+)
        |(?:love|glad|happy|delighted|pleased|honou?red) to(?= (?:\w+ )?(?:
          do|take|play|join|accept|confirm|have|be|come|step|fill|stand|help|carry|go
        )\b
          | *$)
        |game|up for (?:it|that)|in
      )
      |count me in|with pleasure|gladly|go (?:for it|ahead)|you bet|sure thing|of course|by all means|why not
      |please (?:do(?! (?:not|n t)\b)|use them|put them in|carry on|go ahead)|bring it on
      |hand (?:it|them) over
    `,
      wrapped`
      (?:das|die|der|es) (?:bin|war|ist|sind|kommt|kommen) (?:\w+ )?
        (?:ich|von mir|meine?|so richtig)
      |(?:bin|ware) (?:\w+ )?dabei|(?:nehm|nehme|mach|mache|ubernehm|ubernehme) ich
      |(?:ich )?(?:ubernehme|mache das|mach das|nehme (?:es|sie|an))|trau(?:e)? ich mir zu
      |her damit|immer her|sehr gerne?|aber gern|mit vergnugen|na klar|warum nicht
      |mach (?:das|es) so|passt so
    `,
      wrapped`
      c est (?:bien )?(?:moi|de moi|les miens|mon)|c etait (?:bien )?moi
      |(?:ils|elles) sont (?:bien )?(?:de moi|a moi)|avec (?:grand )?plaisir|bien sur
      |je (?:la |le |les )?(?:prends|reprends|veux bien)|pourquoi pas
      |je suis (?:partant|partante|d accord)|vas y|allez y|faites|fais le
    `,
      wrapped`
      soy yo|fui yo|(?:son|es) (?:mias?|mios?|mia)|con (?:mucho )?gusto|por supuesto|claro que si
      |me apunto|la (?:tomo|cojo|acepto)|encantad[oa]|adelante|por que no|hazlo
    `,
      wrapped`
      sono (?:io|miei|mie)|ero io|(?:e|era) mi[ao]|con piacere|certo che si|ci sto|la prendo
      |volentieri|perche no|fai pure|procedi|va bene
    `,
      wrapped`
      (?:dat|dit) (?:ben|was) ik|(?:die|ze|dat) (?:zijn|is|komen|komt) van mij
      |(?:doe|ga) maar(?: zo)?|graag|met plezier|natuurlijk
      |ik (?:neem|doe) (?:\w+ )?(?:het|ze|mee|over|aan)|waarom niet|to (?:ja|bylem ja|moje)
      |chetnie|oczywiscie|zgadzam sie
    `,
    ].join("|")}
  )(?= |$)
`;

const refusing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:that|it|this|those|these|they) (?:
        (?:wasn|isn|weren|aren) t|was not|is not|were not|are not
      ) (?:me|mine|my \w+)
      |(?:i )?(?:didn t|did not|never) (?:write|send|ask|want|mean|order|sign|join)(?: for)? (?:
        that|it|this|those|these|them|to|for|any
      )
      |(?:my|his|her) (?:\w+ )?(?:
        brother|sister|flatmate|roommate|friend|son|daughter|kid|cat|child|husband|wife|mate
        |colleague
      )s? (?:\w+ )?(?:wrote|sent|did|was|having|made|has|had|must)
      |(?:it |that )?(?:was|is) (?:\w+ )?(?:a |only a |just a )(?:\w+ )?(?:joke|prank|mistake)
    `,
      wrapped`
      (?:i ll|i will|i d|i would|i) (?:\w+ )?(?:rather not|pass|decline|not)$
      |leave (?:it|me) (?:out|as it is|be)|don t do (?:it|that)|do not do (?:it|that)
      |out of the question|no way|of course not|certainly not|not me|(?:a )?no from me
    `,
      wrapped`
      (?:das|die) (?:war|bin|waren|sind|ist) (?:\w+ )?(?:ich )?nicht(?: ich| von mir| meine?)?
      |nicht von mir|auf keinen fall|lieber nicht|bloss nicht|lass (?:es|das|mal|gut sein)
      |doch nicht|(?:war|ist) (?:\w+ )?(?:ein |nur ein )(?:\w+ )?(?:scherz|witz|versehen|irrtum)
      |kommt nicht in frage
    `,
      wrapped`
      (?:ce n est|c est|ce n etait) pas (?:moi|de moi|les miens)|surtout pas|pas question
      |(?:c etait|c est) (?:une |un )(?:\w+ )?(?:blague|plaisanterie|erreur)
      |je ne (?:\w+ )?(?:veux|peux) pas
    `,
      wrapped`
      no (?:soy|fui|era|son|es) (?:yo|mi[ao]s?)|de ninguna manera|(?:era|fue|es) una broma
      |fue un error|mejor no
    `,
      wrapped`
      non (?:sono|ero|e|era) (?:\w+ )?(?:io|mi[aeo]i?)|meglio di no|assolutamente no
      |(?:era|e stato) uno scherzo|(?:dat|dit) (?:ben|was) ik niet|niet van mij|liever niet
      |was (?:maar )?een grap(?:je)?
    `,
    ].join("|")}
  )(?= |$)
`;

/** Of a seat: nobody who would leave says so. */
const staying = regex()`
  \b(?:
    (?:wanna|want to|wants to|gonna|going to|will|ll|rather|let me|like to) (?:stay|play)
    |(?:i|we|am|m|was|were) (?:\w+ )?(?:just |only |so |really )?
      (?:mad|angry|upset|joking|kidding|drunk|frustrated)
    |(?:
      still|staying|remain\w*|keep (?:on )?playing|going to stay
      |want to (?:stay|play on|go on|keep playing)|playing on|carry(?:ing)? on
    )(?: \w+){0,2}(?= |$)
    |(?:noch|weiter(?:hin)?|immer noch) (?:dabei|mit|im spiel)|spiele? (?:\w+ )?weiter
    |bleibe?(?= |$)|je (?:reste|continue)|toujours (?:la|dans)|sigo(?= |$)
    |(?:me quedo|continuo|sigo jugando)|(?:resto|continuo|rimango|gioco ancora)
    |(?:speel|ga) (?:\w+ )?(?:door|verder)|nog (?:steeds )?mee
  )
`;

/** `Yes, Igor`; `OK - Anna Berg`. */
function isSigned(text: string): boolean {
  const [, word = ""] =
    /^(\p{L}+)\s*[,.!-]+\s*(?:\p{Lu}[\p{L}.'-]*\s?){1,3}[.!]*$/u.exec(text) ?? [];
  const [plain] = [plainWords(word)];
  return yes.has(plain) || no.has(plain);
}
