/**
 * What GMs say in prose of a game's end and of who is to leave it, and that nothing is to be done, in seven
 * languages.
 */
import { regex, wrapped } from "../../../util/index.js";
import { needsNobody } from "../../questions/entering/nobody-needed.js";
import { plainWords } from "../../questions/question-words.js";
import { isForGood } from "./read-sentence.js";

const longest = 300;

const winning = regex()`
  \b(?:
    winner|victor|champion|victory|wins?|has won|solo|sieger\w*|gewinner\w*|sieg|gewinnt|gewonnen
    |vainqueur|gagnant\w*|victoire|gagne|ganador\w*|vencedor\w*|victoria|gana|vincit\w*|vittoria
    |vince|winnaar|wint|overwinning|zwyciezc\w*|wygra\w*
  )\b
`;
const ending = regex()`
  \b(?:
    (?:it s|it is|game s|game is|all|that s) over|game over|close|end|finish|stop|declare|call
    |record|enter|award|give|mark|log|book|put (?:it|this|that) down|count (?:it|this|that)
    |wind up|wrap up|beende\w*|schliess\w*|erklar\w*|trag\w*|wert\w*|termin\w*|ferm\w*|clo[rs]\w*
    |declar\w*|proclam\w*|cierr\w*|acab\w*|dar|da|chiud\w*|conclud\w*|finisc\w*|dichiar\w*
    |sluit\w*|beeindig\w*|verklaar\w*|zakoncz\w*|zamkn\w*|oglos\w*
  )\b
`;
const conceding =
  /\b(?:concedes?|conceded|surrender\w*|give (?:him|her|them|it) (?:the )?(?:win|game|victory))\b/;
const depends = regex()`
  \b(?:
    not|no|if|unless|would|might|nicht|wenn|falls|pas|si|non|se|niet|als (?:we|je|ze|hij|het)|nie
    |jesli
  )\b
`;

/**
 * The words of a sentence that name a winner whom the GM wants, `close the game with France as the winner`;
 * null for none.
 */
export function winSaid(sentence: string): string | null {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || sentence.length > longest || depends.test(plain)) return null;
  return (winning.test(plain) && ending.test(plain)) || conceding.test(plain) ? sentence : null;
}

const out = regex()`
  \b(?:
    (?:kick|throw|take|put|get|chuck|boot|toss)\b.{0,40}\bout\b
      (?! of (?:bed|hospital|town|office|prison|work))
    |(?:boot|kick|ban|sack|dump)\b(?! off)
    |(?:take|get|cross|strike|leave)\b.{0,30}\b(?:off|from) (?:the |my |your |our )?
      (?:list|game|roster)
    |remove|eject|expel|drop|delete|strike|unregister
    |(?:schmeiss\w*|wirf|werft|nimm|nehmt|setz\w*|streich\w*|trag\w*|losch\w*|entfern\w*)\b(?!.{0,40}\bein$).{0,40}
      (?:\braus|\bwieder|\bheraus|\baus|$)
    |(?:raus|heraus)(?:werfen|schmeissen|nehmen)|entfern\w*|streich\w*|retir\w*|enlev\w*
    |supprim\w*|vir(?:e|ez|er)|exclu\w*|saca\w*|quita\w*|elimina\w*|borra\w*|echa\w*|togli\w*
    |rimuov\w*|elimin\w*|cancell\w*|caccia\w*|gooi\w*|haal\w*|verwijder\w*|schrap\w*|usun\w*
    |wyrzuc\w*|skresl\w*
  )
`;
const keeps = regex()`
  \b(?:
    not|never|no need|keep|don t|(?:i|we)(?: have| ve| had)? (?:gave|given|kicked|threw|thrown|booted|removed|ejected)
    |nicht|nie|behalt\w*|bleibt?|pas|jamais|reste|no|nunca|queda|non
    |mai|resta|rimane|niet|blijft|nie|zostaje
  )\b
`;

/** `I don't want to throw him out`, `before I kick her`: whoever weighs it has not decided it. */
const spares = regex()`
  \b(?:
    (?:don t|do not|didn t|did not|wouldn t|won t|not) (?:\w+ ){0,3}(?:to )?(?:
      kick|throw|take|put|chuck|boot|toss|ban|sack|remov\w*|eject\w*|expel\w*|drop|los(?:e|ing)
      |replac\w*
    )
    |(?:before|without|instead of|rather than|short of) (?:\w+ ){0,2}(?:
      kick|throw|chuck|boot|ban|sack|remov|eject|expel|dropp|los|replac
    )\w*
    |(?:
      nicht|ungern|ohne|bevor|pas|sans|avant de|no|sin|antes de|non|senza|prima di|niet|zonder
      |voordat
    ) (?:\w+ ){0,5}(?:
      raus\w*|rauszu\w*|entfern\w*|exclu\w*|vir(?:er|e)|expuls\w*|echar\w*|sacar\w*|espell\w*
      |cacciar\w*|buttar\w*|verwijder\w*|gooien|zetten
    )
  )\b
`;

/** Does a sentence say that nobody is to lose their seat, or not yet? */
export function sparesPlayers(sentence: string): boolean {
  return spares.test(plainWords(sentence)) || needsNobody(sentence);
}

/**
 * The clauses of a sentence that want somebody out of the game: `Schmeiß bitte den K. M. wieder raus, der Karl
 * bleibt`.
 */
export function outSaid(sentence: string): readonly string[] {
  if (sentence.includes("?") || sentence.length > longest || writes.test(plainWords(sentence)))
    return [];
  if (sparesPlayers(sentence)) return [];
  return sentence
    .split(/[,;]\s+|\s+(?:but|and|aber|und|mais|et|pero|y|ma|e|maar|en)\s+/)
    .filter((clause) => {
      const plain = plainWords(clause);
      return out.test(plain) && !keeps.test(plain);
    });
}

const running = regex()`
  \b(?:
    process|adjudicate|evaluate|run|resolve|auswert\w*|werte\w*|abrechn\w*|traite\w*|resou\w*
    |resol\w*|evalu\w*|procesa\w*|elabora\w*|risolv\w*|verwerk\w*|rozlicz\w*|przelicz\w*
  )\b
`;
const atOnce = regex()`
  \b(?:
    now|right away|at once|already|straight away|immediately|jetzt|sofort|gleich|maintenant
    |tout de suite|deja|ahora|ya|enseguida|adesso|ora|subito|nu|meteen|teraz|juz
  )\b
`;

/** `Kannst jetzt auswerten, wir müssen nicht bis zum Termin rumsitzen`: the turn is to be played before its time. */
export function processSaid(sentence: string): boolean {
  const [clause = ""] = sentence.split(/[,;]\s+/);
  if (sentence.length > longest || /\?\s*$/.test(sentence) || isForGood(sentence)) return false;
  const plain = plainWords(clause);
  return running.test(plain) && atOnce.test(plain) && !depends.test(plain);
}

const holding = regex()`
  \b(?:
    ${[
      wrapped`
      (?:don t|do not|no need to|please don t) (?:actually |really |yet )?
        (?:do|change|act on|touch|act|start|run|process) (?:
          anything|it|that|on it|on that|a thing
        )?(?: (?:for now|yet|for the moment|just yet|at the moment|so far|about it|now))*$
      |(?:don t|do not) (?:do|change) anything\b
      |do nothing(?: (?:for now|yet|for the moment|now))?
      |nothing (?:to (?:do|be done)|needs? (?:to be )?(?:done|doing))
        (?: (?:for now|yet|now|so far))?
      |no action (?:needed|required|yet)
      |(?:leave|keep) (?:it|everything|things) (?:as (?:it is|they are)|for now)
    `,
      wrapped`
      (?:just|only|purely) (?:
        for (?:your|the) (?:information|record|records|file)|so (?:that )?you know|fyi
      )
      |(?:just|only) wanted (?:you )?to (?:know|have it)|in the file
    `,
      wrapped`
      (?:mach|macht|tu|tut|unternimm|unternehmt|andere|andert|machen sie) (?:\w+ )?
        (?:noch |erst ?mal |vorerst |bitte )*nichts
      |noch nichts (?:machen|tun|unternehmen|andern)
      |(?:nur|bloss) (?:zur|als) (?:info|information|kenntnis)\w*
      |(?:nur|bloss) damit du(?: es)? (?:\w+ )?weisst
    `,
      wrapped`
      (?:ne )?(?:fais|faites|change|changez|touche|touchez) (?:a |encore |pour l instant |pour le moment )?rien
      |juste pour (?:info|information|que tu saches|que vous sachiez)
      |pour (?:info|information) seulement
    `,
      wrapped`
      no (?:hagas|haga|hagais|cambies|cambie|toques) nada
      |(?:solo|nada mas) para que (?:lo )?(?:sepas|sepa)|solo (?:para|como|por) informacion
    `,
      wrapped`
      non (?:fare|faccia|fate|cambiare|toccare) (?:\w+ )?(?:niente|nulla)
      |solo per (?:informazione|conoscenza|dirtelo)
      |(?:doe|doen|verander) (?:\w+ )?(?:nog |voorlopig )*niets|(?:alleen|enkel) ter informatie
      |(?:nie rob|nic nie rob|nie zmieniaj)(?: \w+)*
    `,
    ].join("|")}
  )
`;

/** `I've told him to sleep on it, so don't do anything for now`: what else the mail says is not to be done. */
export function holdsOff(sentence: string): boolean {
  return holding.test(plainWords(sentence));
}

const back = regex()`
  \b(?:
    (?:take|put|bring|set|turn|roll|move|wind|get|send|step|go) (?:
      (?:us|it|that|this|the game|everything|things|all|the clock|one|a) ){0,2}
      (?:turn |phase |season |step )?back (?:
        (?:one|a|by|the|this|that|last|to|before|again|please)\b|$
      )
    |(?:take|roll|wind|turn) back (?:the|this|that|one|a|last|to)\b
    |(?:take|turn|roll|wind|set|go|step) (?:(?:us|it|that|this|the game|everything) ){0,2}back$
    |back to (?:before|the (?:start|beginning|state|position)|where we were|how it was)
    |(?:undo|reverse|annul|replay|redo) (?:the |this |that |last |our )*(?:\w+ )?(?:
      turn|phase|season|round|adjudication|moves|results?|processing
    )
    |(?:setz|dreh|nimm|stell|spul)\w* .*\bzuruck
    |zuruck(?:setzen|drehen|nehmen|stellen|spulen|gehen)|noch einmal (?:von vorn|spielen)
    |(?:revenir|retourner|remettre|remets|remettez|revenez|reviens) (?:\w+ ){0,3}
      (?:en arriere|avant|au debut|a avant)
    |(?:volver|vuelve|volvamos|regresa\w*) (?:\w+ ){0,3}(?:atras|antes|al (?:principio|estado))
    |deshacer|deshaz|(?:torna\w*|riporta\w*) (?:\w+ ){0,3}(?:indietro|prima)
    |annulla\w* (?:il|la|l) (?:turno|fase|ultim\w+)|terug(?:draai\w*|zet\w*|gaan)
    |(?:draai|zet|ga) .*\bterug|voltar? (?:atras|para antes)
  )\b
`;
const backNot = regex()`
  \b(?:
    not|don t|never|no need|without|if|unless|what|how|nicht|kein\w*|wenn|pas|sans|si|no|sin|non
    |senza|se|niet|geen|als|i ll be|i m|i am|i will be|we re|welcome
  )\b
`;

/** `Please take us back to before the spring moves`: a turn that was played is to be played again. */
export function backSaid(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") && !/^\W*(?:can|could|would|will|please)\b/i.test(sentence))
    return false;
  return sentence.length <= longest && back.test(plain) && !backNot.test(plain);
}

const gone = regex()`
  \b(?:
    (?:has|have|is|s|seems? to have|must have)? ?(?:\w+ )?(?:
      vanished|disappeared|ghosted|gone|left|quit|resigned|dropped out|given up|gave up|abandoned
      |bailed|flaked|mia|awol|dead|inactive|unresponsive|not (?:answering|responding|replying)
      |stopped (?:playing|answering|writing|responding)
    )
    |(?:never|doesn t|does not|won t|hasn t|has not|no longer) (?:\w+ )?
      (?:answer\w*|respon\w*|repl\w*|writ\w*|play\w*|order\w*)
    |no (?:word|sign|news|answer|reply) (?:from|of)|(?:not|nothing|haven t) (?:been )?heard
    |(?:is|s) (?:out|gone)|verschwund\w*|ausgestieg\w*|aufgehort|aufgegeben|meldet sich nicht
    |antwortet nicht|abgetaucht|weg vom fenster|disparu\w*|abandonn\w*|ne repond plus|desaparec\w*
    |abandon\w*|no (?:contesta|responde)|scomparso|sparit\w*|abbandon\w*|non risponde|verdwenen
    |gestopt
    |(?:can t|cannot|can not|couldn t|unable to|won t|doesn t want to|does not want to) (?:\w+ )?(?:
      go on|carry on|continue|keep on|keep up|play on|stay
    )
    |(?:has|have|needs?|wants?|wishes|decided|going|is) to (?:stop|quit|drop out|leave|give up|resign)
      (?! (?:\w+ ){0,3}(?:orders?|army|fleet|turn)\b)
    |wants? out|quitting|resigning|dropping out|leav(?:es|ing) (?:us|the game)
    |muss (?:\w+ )?aufhoren|hort auf|aufhort|aussteigt|(?:nicht mehr|nicht weiter)(?:spielt|macht|spielen will)
    |steigt aus|will (?:\w+ )?(?:aufhoren|aussteigen)|kann nicht (?:mehr )?weiter\w*
    |arrete|(?:veut|doit|va) (?:\w+ )?(?:arreter|quitter|abandonner)|quitte(?: la partie)?|ne peut plus
    |(?:deja|quiere dejar|va a dejar|tiene que dejar) (?:la partida|el juego|de jugar)|se retira|no puede (?:seguir|mas)
    |(?:vuole|deve) (?:lasciare|smettere|ritirarsi|abbandonare)|lascia (?:la partita|il gioco)|smette|molla
    |non (?:puo|riesce) (?:piu|a continuare)|stopt|(?:wil|moet) (?:stoppen|ermee ophouden)|kan niet (?:meer )?verder
  )\b
`;

/** `Turkey has ghosted us`, `give Turkey to somebody else`: a seat wants somebody new. */
export function tellsGone(sentence: string): boolean {
  const plain = plainWords(sentence);
  return (
    sentence.length <= longest &&
    !spares.test(plain) &&
    !writes.test(plain) &&
    (gone.test(plain) || (out.test(plain) && !keeps.test(plain)))
  );
}

/** `Drop Austria a line` puts nobody out. */
const writes =
  /\bdrop \w+ (?:\w+ ){0,3}?an? (?:\w+ ){0,2}?(?:line|note|message|mail|letter|word)\b/;
