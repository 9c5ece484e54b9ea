/**
 * What somebody wants to be done for themselves, of what they say in prose: the judge offers the command that it
 * means. Whoever asks how it is done, or says that they do not want it, wishes nothing.
 */

import { regex, wrapped } from "../../util/index.js";
import { sentencesOf } from "../text/sentences.js";
import { asksToBeRemoved, deedSaid, givesUp, takesBackAbsence } from "./deeds.js";
import type { Intent } from "./intents.js";
import { recognise } from "./learned/recognise.js";
import { deniedIn, looksForward } from "./plainly/denials.js";
import { inFull, plainWords } from "./question-words.js";
import type { Question } from "./read-question.js";
import { hourSaid } from "./times/hour-said.js";
import { daysSaid, type SpokenDays } from "./times/spoken-days.js";
import { wishesZone } from "./times/zone-said.js";
import { isForDraw, wantsNoDraw } from "./votes/draws.js";

export type Wish =
  | ({ readonly kind: "absence" } & SpokenDays)
  | { readonly kind: "new-address"; readonly address: string }
  | { readonly kind: "resignation" | "silence" | "standby" | "presence" }
  /** Letters without these. */
  | { readonly kind: "plain-letters"; readonly parts: readonly LetterPart[] }
  /** Letters that can wait, once a day, at this minute of it or the usual one. */
  | { readonly kind: "digest"; readonly time: string | null }
  | { readonly kind: "draw" | "no-draw" | "concession" | "no-concession" }
  | { readonly kind: "wait" | "go-ahead" | "zone" };

/** What letters carry that somebody may not want. */
type LetterPart = "HTML" | "MAP" | "CALENDAR" | "JSON";

const letterParts: readonly (readonly [RegExp, readonly LetterPart[]])[] = [
  [/\b(?:text|texte?|testo|texto|tekst)\b/, ["HTML", "MAP"]],
  [/\bhtml\b/, ["HTML"]],
  [/\b(?:pictures?|images?|maps?|bilder|karten|cartes|imagenes|mapas|immagini|mappe)\b/, ["MAP"]],
  [/\b(?:calend\w*|kalender\w*|ics)\b/, ["CALENDAR"]],
  [/\bjson\b/, ["JSON"]],
];
const files = /\b(?:attach\w*|files|anhange?|pieces jointes|adjuntos|allegati)\b/;

const explains = regex()`
  \b(?:
    how|what|which|when|why|where|who|whether|wie|was|welche\w*|wann|warum|wo|wer|ob|comment|quand
    |pourquoi|qui|como|cuando|cuant\w+|quien|come|quando|quant\w+|chi|perche|hoe|wat|wanneer
    |waarom
  )\b(?! does not| doesn t)
  |\b(?:
    ^|(?:no |non |ne )?(?:saber|se|sais|savoir|dime|digame|dites moi|sapere|so|dimmi) (?:lo |ce )?
  )(?:que?|che)\b
  |\b(?:que (?:faire|faut|dois|hago|hacer|hay)|che (?:fare|devo fare))\b
`;
const others = regex()`
  \b(?:
    (?:he|she|they|someone|somebody|anyone|players?) (?:\w+ ){0,3}
      (?:leaves?|quits?|resigns?|left|drops?|dropped|gives?)
    |if i|wenn ich|si je|se io|als ik
  )\b
`;

/** `Somebody has asked for a draw`: told of others, who are not the writer. */
const reported = regex()`
  \b(?:
    he|she|they|some ?(?:one|body)|any ?(?:one|body)|every ?(?:one|body)|people|players?|jemand
    |quelqu un|alguien|qualcuno
  ) (?:\w+ ){0,3}(?:
    ask\w*|propos\w*|offer\w*|suggest\w*|want\w*|vot(?:ed?|es)|call(?:s|ed)|demand\w*
    |vorgeschlagen|will|demande\w*|propuso|pide|chiede|vuole
  )\b(?!.*\b(?:i|im|me|my|we|ich|je|moi|yo|io)\b)
`;

/** `I'm thinking of stopping`, `maybe I should resign`: who weighs it has not decided. */
const undecided = regex()`
  \b(?:
    (?:should|shall) (?:i|we)|(?:soll|sollte|ob) (?:ich|wir)|(?:dois|devrais) je
    |(?:thinking|considering|wondering|thought|think) (?:of|about|whether|if)|maybe|perhaps
    |might(?! as well (?:all|agree|stop|share|call|split))|not sure|undecided|vielleicht|eventuell
    |uberleg\w*|peut etre|reflechi\w*|quiza\w*|tal vez|pensando|forse|stavo pensando
  )\b
`;

/** `I'd rather die than quit`, `I told him I would resign`: a comparison or a story. */
const story = regex()`
  \b(?:rather|sooner|lieber|eher|plutot|antes|piuttosto)\b.*\b(?:than|als|que|che)\b
  |\b(?:i |we |he |she )?(?:told|joked|shouted|yelled|said to|promised|assured) (?:
    him|her|them|everyone|everybody|my|the|his|our
  )\b(?!.*\bplease\b)
`;

/**
 * How a question begins that wants to know something: `how do I get one mail a day`, `should we draw`, `would I
 * be leaving everybody in the lurch`. What asks whether somebody would do it (`can you`, `could we`, `would
 * you`) is a wish.
 */
const asking = regex()`
  ^(?:
    (?:and|but|so|also|well|ok|then|hi|hey|hello|sorry|please|lol|und|aber|et|mais|y|pero|e|ma) )*(?:
      ${[
        "how|what(?: s| if)?|when(?: s)?|where|why(?! (?:don ?t|not))|which|who(?: s|se|m)?|whether",
        wrapped`
      (?:should|shall|ought|must|may|might|am(?= i\b)|are|is|was|were|does|do|did|has|have|will|would) (?!you\b|u\b)
        \w+
      |(?:do|did|does|are|is|have|were) (?:you|u)
    `,
        wrapped`
      wie|was|wann|wo|warum|wieso|welche\w*|wer|wessen|ob
      |(?:
        soll|sollte|muss|darf|bin|war|ist|sind|hat|habe|hast|mussen|mussten|sollen|sollten|wird
        |werde
      ) (?:ich|wir|das|es|er|sie|man|die|der|alle|jemand|dann)
    `,
        wrapped`
      comment|quand|pourquoi|qui|quel\w*|combien|qu est ce|est ce|(?:dois|devrais|suis|ai|puis) je
      |(?:doit|devrait|est|peut) on|doivent|doit
    `,
        wrapped`
      como|cuando|por que|quien\w*|cual\w*|cuant\w+|tienen|come|quando|perche|chi|quale?|quant\w+
      |devono|hoe|wanneer|waarom|wie|welke|moet(?:en)? (?:ik|we|wij|alle\w*|iedereen)|zal ik
    `,
      ].join("|")}
    )\b
`;

function asksFirst(plain: string, written: string): boolean {
  return (asking.test(plain) && !isPast(plain)) || (written.includes("?") && must.test(plain));
}

/** `¿Tengo que dejarlo?` asks; without the sign it tells. */
const must =
  /\b(?:debo|deberia|tengo que|hay que|devo|dovrei|bisogna|faut il|il faut|dois je|muss|moet)\b/;

const exclaiming = regex()`
  ^(?:
    what an? |
    when (?!
      (?:
        is|are|am|was|were|do|does|did|will|would|can|could|must|should|shall|may|might|has|have
        |had
      )\b
    )
  )
`;

/** `When spring came I was away` and `what a pity, I have to leave` ask nothing. */
function isPast(plain: string): boolean {
  return exclaiming.test(plain);
}

/** Words with which people leave a game, and not a place, a train of thought or the house. */
const leaving = regex()`
  \b(?:
    ${[
      wrapped`
      resign(?:s|ing|ation)?(?! (?:to|myself)\b)|withdraw(?:ing)?|retir(?:e|ing)|drop(?:ping)? out
      |pull(?:ing)? out|bow(?:ing)? out|step(?:ping)? down|forfeit\w*|surrender\w*
      |(?:
        leav(?:e|ing)|quit(?:ting|s)?|giv(?:e|ing) (?:\w+ )?up|abandon(?:ing)?|exit(?:ing)?
        |stop(?:ping)?|end(?:ing)?
      )(?= *$
        | (?:with )?(?:(?:the|this|my|our|your|from|all|as|of|any|now|here|playing|in) )*(?:
          game|games|match|seat|place|country|power|position|spot|club|diplomacy|playing|it|this
          |now|here|for|because|since|please|sorry|immediately|today|and|but|as|guys|everyone
          |everybody|you|all|lol|thanks|bye|england|france|germany|italy|austria|russia|turkey
        )\b)
    `,
      wrapped`
      (?:
        i m|i am|im|count me|we re|take me|sign me|kick me|get me|let me|want|wants|wanna
        |have to (?:be|get)
      ) (?:\w+ )?out\b(?! (?:
        of (?!(?:this|the|your|our|it|here)\b(?! (?:office|house|country|door|town))|game)|till
        |until|to|on|for|at|in|and about|next|this|tomorrow|today
      )\b)
      |(?:done|finished|through) (?:with|playing)|(?:go|carry|play|keep|continue) on
      |(?:not|no longer|cannot|can ?t|won ?t|don ?t|no more|never) (?:\w+ ){0,4}
        (?:play|playing|continue|going|take part|participate)
      |(?:not|isn ?t) (?:for me|my (?:thing|game|cup))
      |(?:give|hand|pass) (?:\w+ ){0,3}(?:seat|country|place|power|position)|drop me|remove me
      |delete me|last (?:turn|season)|rage ?quit|goodbye
    `,
      wrapped`
      aufhor\w*|hor\w* (?:\w+ ){0,4}auf|aufgeb\w*|geb\w* (?:\w+ ){0,3}(?:auf|ab)
      |aus(?:zu)?steig\w*|steig\w* (?:\w+ ){0,3}aus|scheid\w* (?:\w+ ){0,3}aus|ausscheiden|raus
      |verlass\w*|zuruck(?:zu)?(?:ziehen|treten)|trete (?:\w+ ){0,3}zuruck
      |ziehe mich (?:\w+ ){0,3}zuruck|kundig\w*
      |(?:nicht|nimmer|nie) (?:mehr |langer )?(?:\w+ ){0,3}(?:mit|weiter)?
        (?:spielen|machen|mache|spiele|dabei)
      |(?:spiel|mach)\w* (?:\w+ ){0,3}nicht mehr|hinschmeissen|schmeiss\w*
    `,
      wrapped`
      abandon\w*|arret\w*|quitt\w*|retir\w*|demission\w*|laiss\w* (?:tomber|ma)
      |plus (?:jouer|continuer|participer|envie)|joue(?:rai)? plus|m en vais|me retir\w*|sors
      |sortir|cede|renonc\w*|pars
    `,
      wrapped`
      dejar\w*|dejo|abandon\w*|renunci\w*|rindo|rendirme|retir\w*|salir|salgo
      |no (?:quiero|puedo) (?:\w+ )?(?:jugar|seguir|continuar)|lasci\w*|abbandon\w*|ritir\w*
      |smett\w*|arrend\w*|non (?:voglio|posso|gioco) (?:\w+ )?(?:giocare|continuare|piu)|dimett\w*
      |stop(?:pen)?|opgeven|geef (?:\w+ )?op|verlat\w*|verlaat|trek me terug|uitstappen
      |stap (?:\w+ )?uit|desist\w*|sair|saio|rezygnuj\w*|odchodz\w*|poddaj\w*
    `,
    ].join("|")}
  )\b
`;

/** Does its writer leave the game, and not only speak of it? */
function isLeaving(about: string, plain: string): boolean {
  if (deedSaid(about) === "leave") return true;
  if (about.includes("?") && asksLast.test(plain)) return false;
  const isStaying = staying.test(plain) && !unable.test(plain);
  if (ofSomebody.test(plain) || isStaying || instead.test(plain)) return false;
  return leaving.test(plain) || isSurelyTold(about, plain);
}

/** Is there no doubt about it, of what somebody tells of themselves? */
function isSurelyTold(about: string, plain: string): boolean {
  const { intent, sureness } = recognise(about);
  return (
    intent === "leave" && sureness >= beyondDoubt && !about.includes("?") && ofSelf.test(plain)
  );
}

/** `Je retire quoi ?`: what is asked behind the verb is not known to who asks. */
const asksLast = regex()`
  \b(?:
    what|which(?: one)?|where|whom?|quoi|ou|qui|laquelle|lequel|quand|comment|was|wen|wohin|wo
    |welche\w*|que|cual|donde|adonde|quien|cosa|quale|dove|chi|wat|welke|waarheen
  )$
`;

const beyondDoubt = 0.9;
const ofSelf =
  /\b(?:i|im|ive|my|me|ich|mir|mich|mein\w*|je|j|moi|mon|yo|mi|tengo|puedo|io|devo|posso|ik|mij)\b/;

/** `Finally no, I am here`, `I won't leave`: who has thought again stays. */
const instead = regex()`
  \b(?:i m|i am|ich bin|je suis|soy|estoy|sono|ik ben) (?:\w+ )?(?:still )?
    (?:here|in|da|dabei|la|aqui|qui|er|staying)\b(?! (?:no longer|not|nicht|pas|until|till|bis))
  |\b(?:finalement|doch|al final|alla fine) (?:no|non|nicht|nein)\b
  |\b(?:rest[eo]|bleib\w*|stay(?:ing)?|quedo|blijf)\b
`;

/** Whoever takes something back votes for nothing. */
const withdraws = regex()`
  \b(?:
    withdraw\w*|revok\w*|retract\w*|rescind\w*|tak(?:e|ing) (?:\w+ ){0,3}back
    |zuruck(?:zieh\w*|nehm\w*|zunehmen|zuziehen)|(?:ziehe|nehme) (?:\w+ ){0,4}zuruck
  )\b
`;

/** `If I voted for a draw, I hereby take that back.` */
const takesBack = regex()`
  \b(?:
    thought better of
    |(?:scrap|scratch|strike|cancel|drop|forget|undo|bin|delete|never mind|nevermind) (?:about )?
      (?:that|it|this|my (?:vote|draw|yes))
    |my (?:vote|yes) (?:no longer|doesn t|does not) (?:stands?|counts?)
    |(?:streich\w*|vergiss|vergesst|losch\w*) (?:das|es|die|meine)
    |(?:oublie[sz]?|efface[sz]?) (?:ca|cela|le|mon)|(?:olvid\w+|borra\w*) (?:eso|lo|mi)
    |(?:dimentica\w*|cancella\w*) (?:il|lo|quello)|(?:vergeet|schrap) (?:dat|het|mijn)
    |changed my mind|(?:take|strike|remove|scratch) (?:me|my (?:vote|name|yes)) (?:off|from|out)
    |doch (?:kein|gegen das)
    |(?:rather|prefer) not (?:to )?(?:have |see |get )?(?:a |the )?(?:draw|tie)|lieber nicht
    |finalement pas|mejor no|meglio niente
    |take (?:it|that|this|mine|my (?:vote|draw|yes)(?: for a draw| for the draw)?) back
    |take back my (?:vote|draw|yes)
    |(?:withdraw|revoke|retract|cancel|rescind) (?:
      it|that|this
      |(?:my|the) (?:\w+ )?(?:
        vote|draw|tie|yes|agreement|consent|offer|proposal|suggestion|idea|motion|support|request
        |bid
      )
    )
    |(?:nehme|ziehe) .*zuruck|zuruck(?:nehmen|ziehen)|(?:je |j )(?:retire|reprends|annule)|retiro
    |anulo|ritiro|annullo
  )\b
`;

/** `On Saturdays I am always away`: no days that end. */
const everyTime = regex()`
  \b(?:
    always|every|each|usually|generally|never|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends
    |immer|jede[nrs]?|(?:mon|diens|donners|frei|sams|sonn)tags|toujours|chaque|tous les|siempre
    |cada|los (?:sabados|domingos)|sempre|ogni|altijd|iedere?|elke?
  )\b
`;

/** `If Germany is away next week`. */
const ofOthers = regex()`
  (?<!\b(?:know|sure|see|tell|so|sai|sappiamo|sais|sait|se|sabe\w*) )\b(?:if|when|wenn|falls|si|se|als|quand)[ ]
    (?!(?:i|im|ich|je|j|we|wir|nous|yo|io|ik)\b)\w+
`;

/** `Can you run the turn already?` is about waiting, and wants none. */
const patient = regex()`
  \b(?:
    wait\w*|hold (?:off|on|it)|(?:hold|keep|leave) (?:\w+ ){1,3}(?:back|open|off|until|till)
    |(?:not|never|aren ?t|isn ?t) (?:\w+ ){0,2}(?:finished|ready|done|final|early)|no early
    |(?:full|whole|all the) time|until the deadline|till the deadline
    |(?:not|dont|don t) (?:do it|go|start|go ahead)
    |(?:not|dont|don t|didnt|didn t|never) (?:\w+ )?(?:
      process|run|adjudicate|close|end|resolve|finish|play|execute|start
    )\w*
    |(?:turn|phase|season|round) (?:\w+ )?open
    |(?:no|non|niet|nao|pas) (?:\w+ ){0,3}(?:antes|prima|eerder|avant|ejecut\w*|proces\w*)
    |gewartet|warten?|wartet|attend\w*|esper\w*|aspett\w*|wacht\w*|nicht (?:vor|auswerten)\w*
    |n execute\w*
  )\b
`;

/** `Don't run the turn early, I'm still waiting for Italy` wants the contrary of what `run the turn` does. */
const holdsTurn = regex()`
  \b(?:dont|don t|do not|not|never|nicht|keine?n?|ne|no|non|niet|nao) (?:\w+ ){0,3}?(?:
    run|process|adjudicate|close|end|resolve|execute|turn it|go ahead|aus(?:ge)?wert\w*|lance\w*
    |traite\w*|proces\w*|ejecut\w*|elabor\w*|verwerk\w*
  )\b
  |\bstill (?:waiting|talking|negotiating|discussing)\b
`;

/** `Can you wait for me` does too, where nothing beside it denies. */
const asksToWait = regex()`
  ^(?!
    .*\b(?:
      not|don ?t|dont|no|nobody|never|without|instead|stop|why|need|nicht|kein\w*|niemand|ohne|ne
      |pas|inutile|sans|sin|non|nessuno|senza|niet|niemand|zonder
    )\b
  ).*\b(?:wait|warten?|wartet|attend(?:ez|s|re)|espera\w*|aspetta\w*|wacht(?:en)?)\b
`;

/** `I want to keep playing, whatever happens.` */
const staying = regex()`
  \b(?:keep|keeps|continue|go on|going on|carry on) (?:on )?(?:playing|to play)
  |\b(?:play|stay|carry|hang|soldier) on\b
  |\b(?:
    weiterspielen|spiele weiter|continuer a jouer|continue a jouer
    |continuer (?:la|ma|cette) partie|seguir jugando|sigo jugando
    |(?:seguir|continuar)(?: con)? la partida|continuare (?:a giocare|la partita)|doorspelen
    |blijf spelen
  )\b
`;

/** `I cannot keep playing` */
const unable =
  /\b(?:not|can ?t|cannot|no longer|unable|won ?t|plus|pas|nicht|nimmer|no|non|niet)\b/;

/** `A draw?` takes up what others proposed. */
const drawAlone = regex()`
  ^(?:(?:so|what|a|an|ein|une?|una|een) )*(?:
    draw|tie|remis|unentschieden|(?:partie )?nulle|match nul|empate|tablas|patta|pareggio
    |gelijkspel
  ) *$
`;

/** `Call it a draw for today` only ends a day. */
const endOfDay = /\b(?:draw|day) for (?:today|tonight|now|the (?:day|night|evening|moment))\b/;

/** `No more digests, please`: each letter for itself is wished for. */
const noLonger =
  /\b(?:stop|no more|no longer|any (?:more|longer)|kein\w*|nicht mehr|plus de|no quiero|non voglio|geen)\b/;

/** The wish of a sentence that was read as this question; null where it wishes nothing that is sure enough to offer. */
export function wishIn({ intent, about }: Question): Wish | null {
  const plain = inFull(plainWords(about));
  if (intent === "leave" && givesUp(about)) return { kind: "resignation" };
  // Whatever is meant, who asks how, when or whether wants to know it first.
  if (asksFirst(plain, about)) return null;
  if (intent === "back" && takesBackAbsence(plain)) return { kind: "presence" };
  if (intent === "away") return absenceIn(about, plain);
  if (intent === "address") return addressIn(about);
  const denied = deniedIn(about);
  if (intent === "go-ahead" || intent === "wait") {
    if (denied === "deed" || looksForward(about)) return null;
    if (denied === "waiting") return { kind: "go-ahead" };
    if (intent === "go-ahead" && !holdsTurn.test(plain) && !asksToWait.test(plain))
      return { kind: intent };
    if (intent === "go-ahead") return { kind: "wait" };
  }
  if (intent === "digest")
    return noLonger.test(plain) ? null : { kind: intent, time: hourSaid(about) };
  const isUndone = wantsNoDraw(plain) || (takesBack.test(plain) && !isForDraw(plain));
  if (isVote(intent) && isUndone && !about.includes("?"))
    return { kind: intent === "draw" ? "no-draw" : "no-concession" };
  if (intent === "draw" && about.includes("?") && drawAlone.test(plain)) return null;
  if (intent === "draw" && endOfDay.test(plain)) return null;
  if (explains.test(plain) || denied !== null || others.test(plain)) return null;
  if (reported.test(plain) || story.test(plain)) return null;
  if (undecided.test(plain)) return null;
  switch (intent) {
    case "leave":
      return isLeaving(about, plain) || asksToBeRemoved(plain) ? { kind: "resignation" } : null;
    case "no-mail":
      return { kind: asksToBeRemoved(plain) ? "resignation" : "silence" };
    case "draw":
      return withdraws.test(plain) ? null : { kind: "draw" };
    case "concede":
      return withdraws.test(plain) ? null : { kind: "concession" };
    case "wait":
      return patient.test(plain) ? { kind: "wait" } : null;
    case "letters":
      return lettersIn(plain);
    case "back":
      if (onSomeDay.test(plain)) return absenceIn(about, plain);
      return returning.test(plain) ? { kind: "presence" } : null;
    case "zone":
      return wishesZone(about) || showing.test(plain) ? { kind: "zone" } : null;
    case "vacancy":
      return { kind: "standby" };
    default:
      return null;
  }
}

function isVote(intent: Intent): intent is "draw" | "concede" {
  return intent === "draw" || intent === "concede";
}

/** `Can your letters show me the times over here?` */
const showing = regex()`
  \b(?:
    show|give|send|use|write|tell|have|see|get|put|zeig\w*|schreib\w*|anzeigen|haben|affich\w*
    |donne\w*|montr\w*|muestra\w*|mostr\w*|pon\w*|dar\w*|toon\w*|geef
  )\b
`;

/** A calendar file is no file of another kind. */
function lettersIn(plain: string): Wish | null {
  const named = new Set(letterParts.flatMap(([part, parts]) => (part.test(plain) ? parts : [])));
  if (named.size === 0 && !files.test(plain)) return null;
  return { kind: "plain-letters", parts: named.size === 0 ? ["JSON", "CALENDAR"] : [...named] };
}

/** `The game carries on as ever, nobody is to wait for me`: whoever is away wants no deadline moved for it. */
export function goesOn(mail: string): boolean {
  return sentencesOf(mail.replace(/\s+/g, " ")).some((sentence) => {
    const plain = plainWords(sentence);
    if (sentence.includes("?") || untilThen.test(plain) || heldBack.test(plain)) return false;
    return going.test(plain);
  });
}

/** `Please don't let the game run on without her.` */
const heldBack = regex()`
  \b(?:don t|dont|do not|never|mustn t|must not|shouldn t|should not|may not|not to|won t) (?:
    please |just |ever )?(?:let|have|allow|run|process|go|carry|continue|play)\b
  |\b(?:lass\w*|lasse) (?:bitte )?(?:das spiel|es) (?:\w+ ){0,2}?nicht\b|\bne laisse\w* pas\b
  |\bno deje\w*\b|\bnon (?:far|lasci)\w*\b
  |\b(?:minds?|objects?|objections?|bothers?|problem) (?:to |with |about )?(?:wait|hold|paus)\w*
  |\b(?:dagegen|stort|macht)\b.{0,30}\bwart\w*|\bderange\w*\b.{0,30}\battend\w*
  |\b(?:import\w*|molesta\w*) (?:\w+ )?esperar\b|\bdispiace (?:\w+ )?aspett\w*|\b(?:erg|bezwaar)\b.{0,20}\bwacht\w*
`;

const untilThen = regex()`
  \b(?:
    until then|till then|before that|bis dahin|d ici la|hasta entonces|fino ad allora|tot dan
    |ate la|do tego czasu|after that|afterwards|from then|danach|(?:if|wenn|si|se|als) )\b
`;
const going = regex()`
  \b(?:
    ${[
      wrapped`
      (?:game|turns?|it|everything|things|play) (?:\w+ ){0,3}?(?:
        carr(?:y|ies) on|go(?:es)? on|keeps? (?:going|running)|runs? on|continues?
      )
      |(?:carry|go|play|keep) on (?:
        as (?:ever|usual|always|normal|before|planned)|normally|without me
      )
      |as (?:usual|normal) without me
    `,
      wrapped`
      (?:can|will|ll|could|should be able to) (?:still |also |probably |easily )*(?:
        send|order|play|check|read|answer|reply|have (?:\w+ )?(?:wifi|internet|access|signal|my (?:laptop|phone))
        |be (?:reachable|online|around)
      )
      |(?:trotzdem|dennoch|weiterhin|aber) (?:\w+ ){0,3}?(?:
        schicken|spielen|ziehen|abgeben|erreichbar|online|wlan|internet
      )
      |(?:quand meme|toujours) (?:envoyer|jouer|repondre)|aur\w+ (?:internet|le wifi|du reseau)
      |(?:puedo|podre) (?:\w+ )?(?:enviar|mandar|jugar)|tendre internet
      |(?:posso|potro) (?:\w+ )?(?:mandare|inviare|giocare)|avro internet
      |(?:kan|heb) (?:\w+ ){0,2}?(?:gewoon|wel|toch) (?:\w+ ){0,2}?(?:sturen|insturen|spelen|internet)
    `,
      wrapped`
      (?:no ?body|no one|none of you|not|don t|do not|no need to|no reason to|without) (?:\w+ ){0,4}?(?:
        wait(?:ing)?|hold(?:ing)? (?:up|anything|things|it|the)|stop(?:ping)?|delay(?:ing)?
      )(?: up)?\b
    `,
      wrapped`
      (?:spiel|partie|es|alles) (?:\w+ ){0,3}?(?:lauft|geht) (?:\w+ ){0,3}?weiter
      |niemand (?:\w+ ){0,3}?warten|(?:nicht|keiner) (?:\w+ ){0,3}?(?:auf mich|zu) warten
    `,
      wrapped`
      (?:nicht|kein\w*|ohne) (?:\w+ ){0,4}?(?:wart\w*|aufhalt\w*|rucksicht\w*)
      |wart\w* (?:\w+ ){0,4}?nicht|niet (?:\w+ ){0,3}?wacht\w*|wacht\w* (?:\w+ ){0,3}?niet
    `,
      wrapped`
      (?:n|ne l|ne les|sans l|sans|pas l|pas) ?attend\w*|(?:no|sin) (?:la |lo |le |les )?esper\w*
      |(?:non|senza) (?:lo |la |li |l )?aspett\w*
    `,
      wrapped`
      (?:partie|jeu) continue|(?:ne )?m attend\w* pas|inutile de m attendre
      |(?:partida|juego) (?:sigue|continua)|no (?:hace falta|hay que) (?:que )?esperarme
      |no me esper\w+
    `,
      wrapped`
      (?:partita|gioco) (?:va avanti|continua|prosegue)|non aspettatemi
      |non (?:serve|occorre) aspettarmi
      |(?:spel|partij) (?:gaat|loopt) (?:\w+ ){0,3}?(?:door|verder)
      |(?:niet|niemand) (?:\w+ ){0,3}?wachten|(?:partida|jogo) continua
      |nao (?:esperem|precisam esperar)
    `,
    ].join("|")}
  )\b
`;

/** `My sister is away until Monday` */
const ofSomebody = regex()`
  ^(?:\w+ )?(?:my|our|his|her|the|mein\w*|unser\w*|mon|ma|mes|mi|mio|mia|mijn) (?:\w+ )?(?:
    friend|mate|brother|sister|wife|husband|son|daughter|father|mother|dad|mum|mom|neighbou?r|ally
    |player|gm|boss|freund\w*|bruder|schwester|frau|mann|sohn|tochter|ami\w*|frere|soeur|femme
    |mari|fils|fille|amig\w|herman\w|amic\w|fratello|sorella|vriend\w*|broer|zus
  ) (?:
    is|are|was|will|has|must|wants|ist|sind|war|muss|will|est|sera|doit|esta|debe|tiene|e|sara
    |deve|moet
  )\b(?!.*\b(?:i|im|we|me|us|ich|wir|mich|je|nous|yo|io|ik)\b)
`;

/** `Bin am 10. wieder da`: until then somebody is away. */
const onSomeDay = regex()`
  \b(?:am|on|by|ab|le|el|il|op|until|till|not before|bis) (?:the |dem )?(?:
    \d|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom|gio|die|mit|don
    |fre|son|maa|din|woe|vri|zat|zon
  )
`;

/** `I am on holiday soon` has an absence before it, and none behind. */
const returning = regex()`
  \b(?:
    back|return\w*|home|here|again|available|reachable|online|around|cancel\w*|postpone\w*
    |fell through|not going|called off|zuruck|wieder|da|hier|ausgefallen|abgesagt|verschoben
    |rentr\w*|retour|revenu\w*|de nouveau|annul\w*|la|vuelta|vuelt[oa]|volvi|regres\w*|cancelad\w*
    |tornat[oa]|rientrat[oa]|annullat\w*|terug|weer|afgelast|voltei|wrocil\w*
  )\b
`;

function absenceIn(about: string, plain: string): Wish | null {
  if (ofSomebody.test(plain) || others.test(plain) || ofOthers.test(plain) || everyTime.test(plain))
    return null;
  const days = daysSaid(about);
  return days === null ? null : { kind: "absence", ...days };
}

function addressIn(about: string): Wish | null {
  const addresses = about.match(/[^\s<>@,;:("']{1,64}@[^\s<>@,;)"']+\.\p{L}{2,}/gu) ?? [];
  const [address] = addresses;
  return addresses.length !== 1 || address === undefined ? null : { kind: "new-address", address };
}
