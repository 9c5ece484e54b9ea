/** Does a sentence ask or request something? Texts are in the form of `plainWords`. */
import { regex, wrapped } from "../../util/index.js";

/** Small letters and digits with single blanks between the words; marks on letters and all signs are gone. */
export function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\u00df/g, "ss")
    .replace(/[\u0142\u0141]/g, "l")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** How people write to their friends, and what that is in full. */
const chat: ReadonlyMap<string, string> = new Map(
  `u=you|wknd=weekend|adress=address|adresses=addresses|ima=i am going to|imma=i am going to|
    ya=you|ur=your|r=are|wen=when|whens=when is|wat=what|wot=what|wats=what is|wots=what is|
    whats=what is|whos=who is|wheres=where is|hows=how is whys=why is|hafta=have to|gotta=have to|
    idk=i dont know|dunno=dont know|cuz=because|bc=because|coz=because|pls=please|plz=please|
    plse=please smth=something|sth=something|sb=somebody|msg=message|msgs=messages|tmrw=tomorrow|
    tmr=tomorrow|b4=before|n=and|w=with|tho=though|thru=through ppl=people|abt=about|
    any1=anyone|every1=everyone|some1=someone|no1=no one|info=information|
    gimme=give me|lemme=let me|wich=which|shud=should|wud=would|cud=could|cn=can|
    lmk=let me know|hw=how|y=why|dl=deadline wieso=warum|hab=habe|nich=nicht|ne=eine|svp=s il vous plait|
    stp=s il te plait|jsais=je sais|pk=pourquoi|cb=combien`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split("=") as [string, string]),
);

/** Plain words with those that are short for others in full: `wen r moves due` asks `when are moves due`. */
export function inFull(plain: string): string {
  return plain
    .split(" ")
    .map((word, at, all) =>
      word === "y" && !asksWhy.has(all[at + 1] ?? "") ? word : (chat.get(word) ?? word),
    )
    .join(" ");
}

/** Behind these `y` is short for a question; French and Spanish have a word `y`. */
const asksWhy: ReadonlySet<string> = new Set(
  `did didnt didn do does doesnt doesn dont don is isnt isn are arent aren was wasnt wasn were cant
    can could couldnt would wouldnt has hasnt have havent will wont not`.split(/\s+/),
);

/** What people say before they ask. */
const opening = regex()`
  ^(?:
    (?:
      hi|hey|hello|yo+|oi|bruh|bro|dude|lol|omg|wtf|damn|dang|man|nvm|wow|sorry|ok|okay|well|so
      |and|but|also|btw|by the way|um|uh|oh|hm+|wait|quick q(?:uestion)?|q
      |one (?:more )?(?:thing|question)|just wondering|question|another question|judge|sir|please
      |pls|plz|hallo|moin|und|aber|noch eine frage|frage|bitte|sag mal|bonjour|salut|et|mais|dis
      |svp|s il (?:te|vous) plait|une question|hola|y|pero|oye|por favor|una pregunta|ciao|e|ma
      |scusa|scusate|per favore|una domanda
    ) )+
`;

/** Plain words without what people say before they ask: `hey quick q, can they reach me`. */
export function withoutOpening(plain: string): string {
  return plain.replace(opening, "");
}

const asks = regex()`
  ^(?:
    ${[
      "who|whos|what|whats|when|whens|where|wheres|which|why|how|hows|wich|wat|wen",
      wrapped`
      is|isnt|are|am(?= (?:i|we|not)\b)|was|were|do|does|did|didnt|dont|can|could|cant|may|might|shall|should|will
      |would|has|have|had|havent|hasnt
    `,
      wrapped`
      any (?:news|chance|idea|way)|anyone|anybody|(?:until|till|by|up to|at|for|to) (?:when|what|which)|from when
      |in which|on which
    `,
      "wer|was|wann|wo|wohin|woher|welche[rsnm]?|warum|wieso|weshalb|wie|wieviele?|bis wann|wessen|wem",
      wrapped`
      ist|sind|bin|war|hast|habt|haben|hat|hab(?= ich\b)|kann|kannst|konnen|konnte|darf|durfen
      |muss|mussen|soll|sollen|gibt|wird|werden|geht
    `,
      wrapped`
      qui|que(?! (?:l[ae]s? |l )?\w+ (?:(?:l[ae]s?|l) \w+|aille|soutienne|tienne|vienne)\b)|qu|quoi
      |quand(?! meme\b)|ou|pourquoi|comment|combien|quel|quels|quelle|quelles|est ce|jusqu
      |avant quand|pour quand|c est (?:quand|qui|quoi)
    `,
      wrapped`
      as tu|avez vous|peux tu|pouvez vous|puis je|peut on|dois je|y a t il|est il|ai je|suis je
      |tu as|vous avez
    `,
      wrapped`
      quien|quienes|cuando|donde|adonde|a donde|por que|porque|como|cuant[oa]s?|cual|cuales
      |hasta cuando|a que
    `,
      "puedo|puede|pueden|podria|se puede|es posible|hay|has|han|habeis|tengo que|debo|recibiste|recibieron",
      "chi|che|cosa|quando|dove|perche|come|quant[oaie]|qual|quale|quali|entro quando|fino a quando|a che",
      wrapped`
      wie|wat|wanneer|waar|welke|hoe|waarom|hoeveel|tot wanneer|kan ik|kan|kunnen|mag ik|heb je
      |hebben jullie|hebt u|moet ik|ben ik|zijn mijn
    `,
      "posso|puo|possono|potrei|si puo|e possibile|c e|ci sono|hai|avete|devo|sono arrivat[ie]",
    ].join("|")}
  )(?: |$)
`;

/** Questions in the form of a request or a complaint. */
const requests = regex()`
  \b(?:
    ${[
      wrapped`
      be so (?:good|kind) as to
      |(?:glad|grateful|obliged|happy|keen|curious|pleased|delighted) to (?:
        learn|hear|know|see|read|be told
      )
      |(?:grateful|obliged) (?:if you|for (?:a|an|the|your))
      |kindly (?:read|repeat|remind|advise|furnish|supply|list|state|forward|provide)
      |kindly (?:send|tell|show|inform|let|advise)|tell me|let me know|show me|send me|resend
      |remind me|give me|explain
      |i (?:need|want|d like|would like|should like|wanted|wanna) (?:to )?
        (?:know|see|ask|check|have)
    `,
      wrapped`
      (?:i )?(?:
        dont|don t|do not(?: quite| really)?|didnt|didn t|did not|cant|can t|cannot|can not
        |couldnt
      ) (?:
        know|remember|find|see|understand|get|recall|work out|figure(?: out)?|make out|tell
        |explain
      )
    `,
      wrapped`
      i (?:forgot|lost|missed|wonder|am wondering|m wondering)|wondering|not sure|no idea|no clue
      |any (?:news|idea)|unclear|please (?:tell|show|send|list|confirm|check|explain)
      |list (?:my|all|the)|show (?:my|all|the)
    `,
      wrapped`
      sag mir|sagt mir|zeig mir|zeige mir|schick mir|schicke mir|sende mir
      |(?:sagen|zeigen|schicken|senden|nennen|geben) sie mir|kannst du mir|konnt ihr mir
      |konnen sie mir|ich (?:weiss|finde|verstehe|sehe) (?:nicht|kein\w*)|weiss nicht
      |ich (?:mochte|wurde|will|brauche|hatte|bekomme) (?:gern\w* )?
        (?:wissen|sehen|die|den|das|eine?n?|meine|noch)
      |vergessen|bitte (?:sag|zeig|schick|um)\w*
    `,
      wrapped`
      dis moi|dites moi|montre\w* moi|envoie\w* moi|envoyez moi|donne\w* moi
      |je (?:voudrais|veux|aimerais|souhaite) (?:savoir|connaitre|voir)
      |je (?:ne )?(?:sais|comprends|trouve|vois) (?:pas|plus)|j ai oublie|rappel\w* moi
    `,
      wrapped`
      dime|digame|muestrame|mandame|enviame|quiero saber|quisiera saber|me gustaria saber
      |no (?:se|entiendo|encuentro|recuerdo|veo)|he olvidado|olvide|recuerdame
    `,
      wrapped`
      dimmi|mi dici|mostrami|mandami|inviami|vorrei sapere|voglio sapere
      |non (?:so|capisco|trovo|ricordo|vedo)|ho dimenticato|ricordami
    `,
    ].join("|")}
  )\b
`;

const wishing = regex()`
  \b(?:
    against|in favou?r of|object to|dagegen|dafur|please(?! accept)|pls|plz|unsubscribe|stop
    |remove|delete|want|need|like to|d like (?:him|her|them)|could|would|can you|can we|arrange|bitte|mochte|will
    |wurde gern\w*|brauche|veuillez|voudrais|aimerais|je veux|besoin|quiero|quisiera|necesito
    |por favor|vorrei|voglio|per favore
  )\b
`;

/**
 * Does this say what is not to be done, or not now: `Please don't tell the players that I asked`, `when I'm back I'll
 * write you to go on`?
 */
export function putsOff(plain: string, written: string): boolean {
  return !written.includes("?") && saysOtherwise.test(plain);
}

/** `Please do not end the game`: what is not to be done. `Don't wait for them` says what is. */
export function forbids(text: string): boolean {
  return forbidden.test(plainWords(text));
}

const forbidden = regex()`
  ^(?:
    (?:and|but|so|ok|no|oh|also|judge|please|pls|kindly|whatever happens|bitte|s il vous plait) )*(?:
      (?:you |we )?(?:dont|don t|do not|must not|mustn t|should not|shouldn t|never) (?!
        (?:
          wait|hold|delay|hesitate|forget|need|want|like|worry|mind|bother|be|let|care|think|know
          |have
        )\b
      )
      |ne (?:\w+ ){1,2}pas\b(?! attend)|n \w+ pas\b
    )
  |\bnichts? (?:mehr )?(?:auswerten|werten|verarbeiten|beenden|abbrechen|loschen|starten|verschieben|ersetzen
    |rauswerfen|absagen)$
`;

/** `Please don't put that down as my orders yet`, of the orders beside it. */
export function putsOffOrders(line: string): boolean {
  return line.split(/[.!?;]\s+|\n/).some((sentence) => puttingOff.test(plainWords(sentence)));
}

const those = "(?:that|this|it|these|those|them|any of (?:that|this|these|those|them|it))";
const puttingOff = regex()`
  ^(?:(?:and|but|so|please|pls|only) )*(?:
    ${[
      wrapped`
      (?:dont|don t|do not) (?:put|note|count|enter|record|store|save|write|take|treat|use) ${those} (?:
        down |in |up )?(?:
          yet|as (?:my |an? |the |real )*orders?(?: yet| for now| now)?|down|for now
        )
    `,
      wrapped`
      (?:bitte )?(?:das|die|diese|es) (?:bitte )?noch nicht (?:
        eintragen|notieren|werten|zahlen|speichern|ubernehmen
      )
      |(?:trag\w*|notier\w*) (?:das|die|sie|es) (?:bitte )?noch nicht(?: ein)?
    `,
      wrapped`
      ne (?:les |le |la |l )?(?:notez|note|enregistrez|enregistre|comptez|compte) pas (?:ca |cela )?
        (?:encore|tout de suite)
    `,
      wrapped`
      no (?:lo|los|las) (?:anotes|anoteis|apuntes|cuentes) (?:todavia|aun)
      |non (?:segnarl[aeio]|contarl[aeio]) ancora
    `,
    ].join("|")}
  )\b
`;

/** `Please don't put that down yet.` */
export function saysWhatNot(text: string): boolean {
  return putsOff(plainWords(text), text);
}

const saysOtherwise = regex()`
  ^(?:(?:and|but|so|ok|please|pls|also) )*(?:dont|don t|do not|never) (?:
    tell|show|send|let|write|mention|give|say|announce|put|count|note|enter|record|treat|store
  )\b(?! (?:me|us)\b)
  |\b(?:disregard|ignore|forget) (?:this|my) (?:letter|mail|e ?mail|message)\b
  |\bi (?:ll|will|shall) (?:tell|write|let|mail|send|inform|ask)(?: to)? you\b
`;

/** Does this ask or wish for something? */
export function isWanting(text: string): boolean {
  const plain = plainWords(text);
  return isAsking(plain, text) || wishing.test(plain);
}

/** `When spring comes, everything is as before.` */
const timing = regex("i")`
  ^\W*(?:(?:and|but|so) )?when (?!
    (?:
      is|are|am|was|were|do|does|did|will|would|can|could|must|should|shall|may|might|has|have|had
    )\b
    |'s\b
  )[^,]{3,60}, \S
`;

/** Is this a question, or a request for an answer? `written` still has its signs. */
export function isAsking(plain: string, written: string): boolean {
  if (/[?\u00bf\uff1f]/.test(written)) return true;
  // `Should this not be possible, I shall send my orders in good time.`, `What a lovely evening.`
  if (
    /^(?:should (?!i\b|we\b)|what an? |have (?:fun|a (?:good|nice|great|lovely|merry|happy)))/.test(
      plain,
    ) ||
    timing.test(written)
  )
    return false;
  const bare = withoutOpening(inFull(plain));
  return asks.test(bare) || requests.test(plain) || either.test(bare);
}

/** `If I go there, do I lose it or do they only push me back`: asked without a sign. */
/** Does it begin as a question does: `did russia get to the black sea`? */
export function beginsAsking(text: string): boolean {
  return asks.test(withoutOpening(inFull(plainWords(text))));
}

const either = regex()`
  \b(?:do|does|will|would|can|is|are|am) (?:i|we|he|she|they|it|you) (?:\w+ ){1,8}or (?:
    do|does|will|would|can|is|are|am|not\b|just|only
  ) ?(?:i|we|he|she|they|it|you)?\b
`;

/** `... und kann keine Züge schicken`: who does it was said before, and nothing is asked. */
export function lacksSubject(clause: string): boolean {
  return !clause.includes("?") && elided.test(clause);
}

const elided = regex("iu")`
  ^(?:
    (?:is|are|was|were)\s\p{L}{3,}ing(?!\p{L})|(?:has|have)\s(?:\p{L}{3,}ed|taken|left|gone|been)(?!\p{L})|
    (?:kann|konnte|k\u00f6nnte|will|muss|werde|habe|bin|darf|m\u00f6chte|mag)
      \s(?!(?:ich|du|er|sie|es|wir|ihr|man|jemand|das|die|der|den)(?!\p{L}))
    |(?:ne |n['\u2019])?(?:peux|pourrai|pourrais|dois|vais|suis|ai|serai|veux)\s
    |(?:no |non )?(?:puedo|podr\u00e9|estoy|estar\u00e9|voy|posso|potr\u00f2|sono|sar\u00f2|devo)\s
    |(?:kan|kon|wil|moet|zal|heb|ben|mag)\s(?!(?:ik|je|jij|hij|zij|ze|we|wij|iemand|de|het)(?!\p{L}))
  )
`;
