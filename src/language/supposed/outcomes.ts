/**
 * What a question wants to know of moves that are supposed: who gets in, who is driven out, or what comes of it
 * at all.
 */
import { wrapped } from "../../util/index.js";

export type Outcome = "what" | "who" | "lose" | "bounce" | "stop" | "hold" | "enter";

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, "iu");

const nobodyIn = wrapped`
  (?:nobody|no one|none of (?:us|them)|neither(?: of us)?) (?:\p{L}+ )?(?:gets?|comes?|goes|makes it|will get
  |would get) (?:in|there|through)
  |(?:kommt|k\u00e4me|kommen) (?:\p{L}+ )?(?:keiner|niemand|keine)(?: von (?:uns|beiden))? (?:rein|hinein|hin|dran)
  |(?:keiner|niemand)(?: von (?:uns|beiden))? (?:kommt|k\u00e4me) (?:\p{L}+ )?(?:rein|hinein|hin)
  |(?:personne|aucun(?: des deux| de nous)?) n['\u2019](?:y )?(?:entre\p{L}*|arrive\p{L}*|passe)
  |personne ne (?:passe|rentre)
  |nadie (?:entra|entrar\u00e1|pasa|consigue entrar)|ninguno (?:de los dos )?entra
  |nessuno (?:dei due )?(?:entra|passa|ci arriva)|niemand (?:komt|zou) (?:\p{L}+ )?(?:in|binnen|erin)
`;

const outcomes: readonly (readonly [Outcome, RegExp])[] = [
  [
    "what",
    words(
      wrapped`
        what (?:
          happens?|then|are the consequences|is the consequence|will happen|would happen|comes of
          |becomes|would come|am i left|is left|(?:would|will|might|could) (?:become|happen|come) of
        )
        |how does (?:it|that|this) (?:end|go|turn out)
        |was (?:passiert|geschieht|wird|würde|ist dann|käme|kommt dabei)|wie (?:geht|ginge) (?:das|es) aus
        |que devien\p{L}*|qué (?:sería|será) de|(?:che )?(?:cosa|che) ne (?:è|sarà|sarebbe)|che fine fa\p{L}*
        |(?:que|qu['\u2019]est-ce qui) se passe(?:-t-il|rait|ra)?
        |qu['\u2019](?:arrive|adv)\p{L}*(?:-t-il)?|ça donne quoi
        |qué (?:pasa|pasaría|ocurre|ocurriría|sucede|sucedería|pasará)
        |(?:che )?(?:cosa|che) (?:succede|succederebbe|accade|accadrebbe|capita)
        |(?:o )?que (?:acontece|aconteceria|sucede|sucederia)|wat (?:gebeurt|zou er gebeuren)
        |hoe loopt dat af
      `,
    ),
  ],
  [
    "who",
    words(
      wrapped`
        quem|who(?: would| will)?|whose|wer|qui|quién|chi
        |wie(?= (?:wint|krijgt|komt|mag|van|gaat|is))|welche[rs]? von
      `,
    ),
  ],
  [
    "stop",
    words(
      wrapped`
        stop|block|keep (?:me|him|her|them|us|my \p{L}+) (?:out|from|away)|shut (?:me|us) out|prevent
        |hinder|in (?:my|our|the) way|mess with|bother|annoy|interfere|contest|thwart|oppose
        |(?:spoil|ruin|disturb) (?:my|our|it|that|this)
        |aufhalten|abhalten|(?:her)?aushalten|raushalten|fernhalten|streitig|in die quere
        |dazwischen\p{L}*|im weg|stören|dazwischenfunken|vermasseln|ärgern|vereiteln|dreinpfuschen
        |hindern|blockieren|verhindern|empêch\p{L}*|bloqu\p{L}*|imped\p{L}*|fermar\p{L}*
        |gên\p{L}*|embêt\p{L}*|contrer|barrer|dérang\p{L}*|contester|disputer
        |estorb\p{L}*|molest\p{L}*|fren(?:e|ar)\p{L}*|deten\p{L}*|disput\p{L}*|parar(?:me|nos)
        |ostacol\p{L}*|disturb\p{L}*|dar(?:e|mi|ci) fastidio|intralci\p{L}*|contend\p{L}*|contrast\p{L}*
        |dwars\p{L}*|in de weg|hinderen|betwist\p{L}*|lastig\p{L}*|storen
        |blocc\p{L}*|tener(?:mi|ci) fuori|dejarme fuera|tegenhoud\p{L}*|buitenhoud\p{L}*|beletten
        |blokker\p{L}*
      `,
    ),
  ],
  [
    "lose",
    words(
      wrapped`
        los(?:e|es|ing|t)|does (?:\p{L}+ ){1,2}die|killed|stirbt|sterben|meur(?:t|s)|muere\p{L}*
        |muore|sterft|fall(?=\W*$)|falls(?= then| too)|fällt|fallen|tombe(?:ra|rait)?
        |cae(?:rá|ría)?|cad(?:e|rà|rebbe)|valt|vallen
        |(?:lo|la|li|le|mi|ci) (?:butt|cacci|sloggi)\p{L}*
        |(?:throw|kick|chuck|drive|push|knock|force|boot|turf|turn)\p{L}* (?:(?:\p{L}+ ){0,3})out
        |(?:thrown|kicked|driven|pushed|knocked|forced) (?:back|off)|dislodg\p{L}*|evict\p{L}*
        |destroy\p{L}*|in danger|at risk|retreat|overrun|verlier\p{L}*|verlör\p{L}*
        |\p{L}*rausflieg\p{L}*
        |(?:flieg|hau|werf|wirf|kick|schmeiß|geh|muss|bin|ist|dräng)\p{L}* (?:\p{L}+ ){0,4}?
          (?:raus|hinaus)
        |rausgeworfen|(?:he)?raus\p{L}+|vertr[ei]\p{L}*b\p{L}*|verdräng\p{L}*|in gefahr|perd\p{L}*
        |délog\p{L}*|chass\p{L}*|éject\p{L}*|expuls\p{L}*|en danger|menacé\p{L}*|pierd\p{L}*
        |desaloj\p{L}*|ech(?:a|an|ar|ado|e|en)(?:me|nos|lo|la)?|en peligro|sloggi\p{L}*
        |s?cacci\p{L}*|buttat\p{L}*|in pericolo|verlies|verloren|verliez\p{L}*|verdreven|eruit
        |weggejaagd|in gevaar|(?:take|snatch|steal|grab) (?:\p{L}+ ){1,3}(?:from|off) (?:me|us)
        |(?:weg|ab)(?:zu)?nehm\p{L}*|(?:nimmt|nehmen) mir|(?:m['\u2019]|me |nous )(?:prendre|enlever|reprendre)
        |quitar(?:me|nos)\p{L}*|(?:me|nos) (?:l[ao]s? )?quit\p{L}*|toglier\p{L}*|prender(?:mi|ci|mel[ao])
        |(?:af|weg)(?:nemen|pakken|pakt)
      `,
    ),
  ],
  [
    "bounce",
    words(
      wrapped`
        ${nobodyIn}|bounc\p{L}*|both (?:just )?(?:stay|hold)|stand-?off|neither|(?:ab|zurück)?prall\p{L}*
        |beide stehen|patt|rebond\p{L}*|rebot\p{L}*|rimbalz\p{L}*|stuiter\p{L}*|bots\p{L}*
        |quedamos|restons|restiamo
      `,
    ),
  ],
  [
    "hold",
    words(
      wrapped`
        holds?|survives?|safe|secure|stands?|stay(?: there| in)?|hält|halten|halte|überleb\p{L}*
        |sicher|bleib\p{L}*|tien(?:s|t|nent|drai?)|tenir|surviv\p{L}*|en sécurité|aguant\p{L}*
        |resist\p{L}*|a salvo|segur[oa]|regg[eoi]\p{L}*|resistono|al sicuro|sicur[oa]|houdt
        |overleef\p{L}*|veilig
      `,
    ),
  ],
  [
    "enter",
    words(
      wrapped`
        (?:get|gets|getting|go|goes|come|comes|through|let|be) (?:still |then |even )*
          (?:in|into|there|it|through|past|in)
        |make(?:s)? it|succeeds?|works?|fails?|pass(?:es)?|wins?|takes?|reach(?:es)?|capture|conquer
        |get(?! (?:an?|any|to|out|rid|told|one|two|another|my|his|their|more|new|the (?:same|orders?))(?!\p{L}))
        |k[oä]mm?\p{L}* (?:\p{L}+ ){0,5}?(?:rein|hinein|durch|an|hin|da)|klappt?|gelingt|gelingen
        |schaff\p{L}*|krieg\p{L}*|gewinn\p{L}*|funktioniert|bekomm\p{L}*|erober\p{L}*|\p{L}*nehm\p{L}*
        |(?:est-ce que )?(?:j['\u2019])?y? ?entr\p{L}+|passe\p{L}*|réuss\p{L}*|marche\p{L}*
        |arrive\p{L}*|gagn\p{L}*|entr[oae]\p{L}*|pas(?:o|a|amos)|logr\p{L}*|consig\p{L}*
        |funciona\p{L}*|sal(?:e|dr\u00e1) bien|gan[oa]\p{L}*|lleg\p{L}*|pass[oai]\p{L}*|riesc\p{L}*|riusc\p{L}*
        |funziona\p{L}*|prend(?:s|r?[aeo]\p{L}*)|prenne|vinc\p{L}*|arriv\p{L}*
        |conqu[ei]\p{L}*|obt[ei]en\p{L}*|otten\p{L}*|tom(?:o|ar\p{L}*)|krijg\p{L}*|verover\p{L}*
        |kom\p{L}* (?:\p{L}+ ){0,4}?(?:in|binnen|er|door)|lukt|werkt|slaagt?|wint
      `,
    ),
  ],
];

/** What is asked; null where the words ask for no outcome. The plainest word counts. */
export function outcomeAsked(text: string): Outcome | null {
  return outcomes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** `Then nobody gets in`, which asks and tells of no deed. */
export function tellsOfStandoff(text: string): boolean {
  return nobodyEnters.test(text);
}

/** `Can we still win if Italy is in Trieste?`: of the game, and of no place. */
export function asksToWinGame(text: string): boolean {
  return winning.test(text);
}

const winning = words(
  wrapped`
    still win(?! (?:there|it|in)(?!\p{L}))|win (?:the|this) (?:game|thing)
    |(?:das spiel|noch|\u00fcberhaupt) gewinnen|(?:encore|toujours) gagner|gagner (?:encore|la partie)
    |(?:todav\u00eda|a\u00fan) ganar|ganar (?:todav\u00eda|a\u00fan|la partida)
    |ancora vincere|vincere (?:ancora|la partita)|(?:nog|het spel) winnen
  `,
);

const nobodyEnters = words(nobodyIn);

const either = words(
  wrapped`
    (?:or|oder|ou|o|oppure|of(?= (?:niet|blijf|kom|verlies|stuit|ga|de|het|ik|wij|we|hij|zij)))
      (?!\s+(?:not|nicht|pas|non|no|niet|não)|\W*$)
  `,
);

/** `Do I get in or do we bounce?` is answered with what happens, and no yes. */
export function asksEither(text: string): boolean {
  return either.test(text);
}

/** `Do I dislodge him?`: whether the asker drives others out, and loses nothing. */
export function drivesOut(text: string): boolean {
  return driving.test(text);
}

const driving = words(
  wrapped`
    (?:do|can|could|would|will|did) (?:i|we|my \p{L}+) (?:\p{L}+ )?(?:
      dislodge|throw|kick|drive|push|knock|force|beat|evict|destroy
    )
    |(?:werf|vertreib|schmeiß|verdräng|schlag)e? ich
    |(?:je|j['\u2019]) ?(?:le |la |les |l['\u2019])(?:déloge|chasse|vire|expulse)\p{L}*
    |(?:lo|la|los|las) (?:echo|desalojo|expulso)|(?:lo|la|li|le) (?:sloggio|caccio|butto fuori)
    |verdrijf ik|gooi ik
  `,
);

/** `Me la prende?`: somebody else takes it from the asker. */
export function takesFromOneself(text: string): boolean {
  return fromOneself.test(text) && taken.test(text);
}

const fromOneself = words("me|mi|m['\u2019]|mich|mir|mij|nos|ci|ce|uns|us|from me");
const taken = words(
  wrapped`
    (?:me|mi|m['\u2019]|nos|ci|ce) ?(?:lo|la|le|los|las|li|l['\u2019])? ?(?:
      prend[ea]|prendra|prende\p{L}*|quita\p{L}*|toma\p{L}*|ruba\p{L}*|porta\p{L}* via|vole|pique
    )
    |(?:take|takes|steal|steals) it (?:from|off) me|nimmt (?:er|sie|es) (?:sie |es |ihn )?mir
    |(?:nimmt|pakt|neemt) \p{L}+ (?:mij|me|mir|uns)
  `,
);

/**
 * What lies behind the next turn cannot be tried, but what could come to a place then can be told: it is in
 * danger, or safe.
 */
export function asksOfNextTurn(text: string): boolean {
  return ofNextTurn.test(text);
}

const ofNextTurn = words(
  wrapped`
    in danger|at risk|safe|in gefahr|sicher|en danger|en sécurité|en peligro|a salvo|in pericolo
    |al sicuro|in gevaar|veilig|next (?:turn|time|round|move|phase|season|autumn|fall|spring)
    |in (?:the )?(?:fall|autumn)|afterwards|nächste[rsn]? (?:runde|zug|mal|phase)|im herbst|danach
    |(?:le|au) (?:prochain tour|tour (?:suivant|prochain|d['\u2019]après))|en automne|après
    |(?:el|en el) (?:próximo|siguiente) turno|en otoño|después
    |(?:al |nel )?(?:prossimo turno|turno (?:dopo|successivo))|in autunno
    |volgende (?:beurt|ronde|zet)|in de herfst|daarna
  `,
);
