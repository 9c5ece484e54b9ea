/** Sentences of GMs about the clock of the game that they run: deadlines, pauses, holidays. */
import { wrapped } from "../../../util/index.js";
import { game, power, type Sentence, says } from "./sentence.js";

const everybody = wrapped`
  (?:
    us|me|him|her|them|people|every(?:one|body)|(?:all )?(?:of )?(?:the |my )?players|all
    |all of (?:us|them)
  )(?: all)?
`;
const until = "(?:time )?(?:un)?till?";
const deadline = wrapped`
  (?:the |this |our )?(?:(?:current|present|next) )?(?:deadline|turn|phase|due date)(?: (?:for|of) (?:
    it|that|them
  )(?= (?:to|back|by|for)\b)
    | (?:for|of) (?:(?:the|these|this|our|your) )?(?:\p{L}+ ){0,2}?(?:
      moves?|orders?|turn|phase|season|spring|fall|autumn|winter|game|retreats?|builds?
    ))?
`;
const stop = "(?:pause|suspend|freeze|stop|halt|interrupt|hold)";
/** Somebody who will not write until then. */
const away = wrapped`
  (?:'s| is| will be|'ll be)(?: \p{L}+){0,2} (?:
    away|on (?:a )?(?:\p{L}+ )?(?:holidays?|vacation|trip|leave)|travel+ing|offline|abroad
    |out of town|ill|sick|unwell|in hospital|busy|unavailable|not available
  )
`;
const spell =
  "(\\S+)(?: more| extra| additional| further)? (hours?|days?|weeks?)(?: more| extra| longer)?";
/** `Builds need 12 hours` is about all winters to come. */
const somebody = wrapped`
  (?!
    (?:the |all |our |my )?(?:
      builds?|retreats?|moves?|movements?|phases?|turns?|rounds?|deadlines?|orders?|adjustments?
      |winters?|springs?|falls?|autumns?|games?|grace
    )\b
  )
`;
const openEnd = wrapped`
  (?:
    (?:un)?till? then
    |until (?:
      further notice
      |i (?:
        (?:say|write) so|(?:write|mail|report|come back)(?: to you)?(?: again)?|resume it|am back
      )
    )
    |for (?:now|a while|a bit|the time being)|indefinitely
  )
`;

export const clockSentences: readonly Sentence[] = [
  [
    says(
      `${stop} ${game}(?: (?:(?:right )?now|at once|immediately|please|${openEnd}))*`,
      wrapped`
        (?:put|place) ${game} on (?:hold|ice|pause)(?: (?:
          (?:right )?now|at once|immediately|please|${openEnd}
        ))*
      `,
      // A player leaves orders as they are: of everything else it says why, or for how long.
      wrapped`
        (?:hold|freeze|stop) (?:everything|it all|the game|things) (?:exactly |just )?
          (?:where|as|the way) (?:it|they|things|we) (?:is|are|stand|stands)(?:
            ,? (?:for now|i (?:do not|don't|can't|cannot|am|'m|have|will|'ll) [^.?!]*)
          )?
      `,
      wrapped`
        (?:keep|leave) (?:
          the game (?:exactly |just )?(?:where|as|the way) (?:it|we) (?:is|are|stands?)
          |(?:everything|it all|the game|things) (?:exactly |just )?(?:where|as|the way) (?:it|they|things|we) (?:
            is|are|stand|stands
          ),? (?:for now|i (?:do not|don't|can't|cannot|am|'m|have|will|'ll) [^.?!]*)
        )
      `,
      "(?:(?:das |unser )?spiel|partie) (?:bitte )?(?:anhalten|pausieren|unterbrechen)",
      "(?:pausiere?|unterbrich|halte?) (?:bitte )?(?:das|unser) spiel(?: (?:bitte )?an)?",
      "(?:mets|mettez|mettre|suspends?|suspendez|suspendre|interromp\\p{L}*) la partie(?: en pause)?",
      "(?:pausa|pausar|para|suspende|suspender|pon|ponga) la partida(?: en pausa)?",
      "(?:sospendi|sospendere|ferma|metti) la partita(?: in pausa)?",
    ),
    "PAUSE",
  ],
  [
    says(
      `${stop} ${game} ${until} (?:on )?(.+)`,
      `(?:put|place) ${game} on (?:hold|ice|pause) ${until} (?:on )?(.+)`,
    ),
    "PAUSE UNTIL $1$2",
  ],
  [
    says(
      `(?:pause|suspend|freeze)(?: it| things| this)? ${until} (?:on )?(.+)`,
      wrapped`
        (?:unterbrich|unterbrecht|pausiere?|halte?) (?:bitte )?(?:das|unser) spiel (?:bitte )?bis (?:zum |zur )?
          (.+?)(?: an)?
      `,
      "(?:das |unser )?spiel (?:bitte )?bis (?:zum |zur )?(.+?) (?:anhalten|pausieren|unterbrechen)",
      wrapped`
        (?:mets|mettez|mettre|mettons|suspends|suspendez|suspendre|arrête|arrêtez|arrêter) la partie
          (?: en pause)? jusqu'(?:à|au) (.+)
      `,
      "(?:pausa|pausar|para|parar|suspende|suspender|pon|poner) la partida(?: en pausa)? hasta (?:el )?(.+)",
      "(?:sospendi|sospendere|ferma|fermare|metti|mettere) la partita(?: in pausa)? fino (?:al?|a) (.+)",
    ),
    "PAUSE UNTIL $1$2$3$4$5$6",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:don't|dont|do not|never) (?:process|run|adjudicate|turn|resolve|play) (?:the |this )?
          (?:turn|phase|round|season|game|orders|anything|it)(?: yet)? (?:until|till|before) (?!the deadline)
          .*
      `,
      wrapped`
        (?:wait|hold on|hold off) (?:with (?:the |this )?(?:turn|phase|processing) )?until (?:i|you)
          (?:'ve| have)? (?:hear|heard|say|said|write|wrote|tell|told|know).*
      `,
    ),
    "PAUSE",
    "guess",
  ],
  [
    says(
      `(?:have|take|make) (?:a|another) (?:\\p{L}+ )?(?:break|pause|rest) ${until} (?:on )?(.+)`,
    ),
    "PAUSE UNTIL $1",
    "gm",
  ],
  [says(`${stop} ${game} for (.+)`), "PAUSE FOR $1"],
  [
    says(
      `(?:resume|unpause|continue|go on with|carry on with|restart) ${game}(?: (?:now|again))?`,
      `start ${game} again(?: now)?`,
      wrapped`
        (?:we (?:can|could|may|should|shall|will) )?(?:all )?(?:
          go on|carry on|continue|resume(?: play)?|continue playing|proceed
        )(?: (?:now|again|please))*
      `,
      "(?:the |our )?(?:break|pause|holiday) is over(?: now)?",
      wrapped`
        (?:das spiel |es |wir )?(?:kann|können|geht|gehts) (?:jetzt |wieder |nun )*weiter
          (?:gehen|machen|spielen)?
      `,
      "(?:das )?spiel (?:bitte )?(?:fortsetzen|weiterlaufen lassen)|setze? (?:bitte )?das spiel fort",
      "(?:on (?:peut )?|nous (?:pouvons )?)?(?:repren\\p{L}+|continu\\p{L}+)(?: la partie| le jeu)?",
      "(?:podemos )?(?:continuar|seguir|reanudar|reanuda|seguimos)(?: (?:con )?la partida)?",
      "(?:possiamo )?(?:continuare|riprendere|riprendi|riprendiamo)(?: la partita)?",
      wrapped`
        (?:the |our )?(?:break|pause) (?:can|may|could|should) (?:now )?
          (?:end|stop|be (?:lifted|ended|over)|come off|go)(?: (?:now|again))*
      `,
      "(?:lift|end|cancel|call off|drop) the (?:break|pause)(?: (?:now|again))*",
      wrapped`
        (?:we |het spel |we allemaal )?(?:kunnen|kan|mogen|mag|gaan|gaat) (?:weer |nu |allemaal )*
          (?:verder|door)(?:gaan|spelen| spelen| gaan)?
      `,
    ),
    "RESUME",
  ],
  [
    says(
      wrapped`
        (?:i(?:'d| would) (?:like|want) |i want |let |have |allow )?${game} (?:to )?
          (?:should |shall |must |can |has to |have to )?(?:
            rest|pause|be paused|stand still|stop|sleep|take a (?:break|rest)
            |have a (?:break|rest)|be on hold|be suspended
          ),? (?:from|between) (.+?) (?:to|until|till|and|through) (.+)
      `,
    ),
    "SET ABSENCE $1 TO $2",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:move|set|change|shift|put|postpone|push|extend|delay) (?:
          ${deadline}
          |(?:to(?:night|day|morrow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s)?
            (?: (?:deadline|turn|phase))?
        ) (?:back )?(?:to|until|till) (.+)
      `,
      `(?:give|grant|allow|let) ${everybody}(?: have)? ${until} (.+)`,
      wrapped`
        (?:this|the|the current) (?:turn|phase|round|season) (?:
          should|shall|must|will|is to|has to|ought to
        ) (?:end|finish|close|be due|run)(?: out)? (?!every|each|at\b|in\b)(?:on |until |till )?
          (.+)
      `,
      "(?:the )?(?:new )?deadline (?:should|shall|will|must) (?:now )?be (?!at\\b|every|each)(.+)",
      wrapped`
        (?:make|let) (?:the )?(?:next |new )?(?:deadline|turn|phase)(?: be| end| due)? (?!
          at\b|every|each|\d+ ?(?:h|d|hours?|days?)\b
        )(.+)
      `,
    ),
    "SET DEADLINE $1$2$3$4$5",
  ],
  [
    says(
      `${power}${away} ${until} (.+)`,
      wrapped`
        ${power} (?:can|can't|cannot|may|could|won't|will|has|needs?)(?: only| not)? (?:\p{L}+ ){0,3}
          ${until} (.+)
      `,
    ),
    "SET DEADLINE $2$4",
    "guess",
  ],
  [
    says(
      `(?:wait|hold on|hold off)(?: (?:for|with) [\\p{L} ]{3,30}?)? ${until} (.+)`,
      `(?:move|shift|postpone|push|extend|delay) (?:it|that|this)(?: back)? (?:to|until|till) (?:on )?(.+)`,
      "(?:die )?(?:frist|deadline) (?:bitte )?(?:bis|auf) (.+?) (?:verlängern|verschieben|verlegen|setzen|legen)",
      "(?:verschiebe?|verlängere?|verlege?|setze?|lege?) (?:bitte )?(?:die )?(?:frist|deadline) (?:auf|bis) (.+)",
      wrapped`
        (?:gib|gebt|geben sie|lass|lasst) (?:bitte )?(?:allen|ihnen|uns|ihm|ihr|den spielern)
          (?: noch)?(?: zeit)? bis (.+)
      `,
      wrapped`
        (?:repouss\p{L}*|report\p{L}*|décal\p{L}*|prolong\p{L}*) (?:
          la date limite|l'échéance|le délai|le tour
        ) (?:à|au|jusqu'(?:à|au)) (.+)
      `,
      wrapped`
        (?:donn\p{L}*|laiss\p{L}*)(?:-leur|-nous)? (?:leur |nous |à tous |à tout le monde )?jusqu'
          (?:à|au) (.+)
      `,
      wrapped`
        (?:aplaza|aplazar|prorroga|prorrogar|mueve|extiende) (?:el plazo|la fecha límite) (?:al?|hasta(?: el)?) (
          .+
        )
      `,
      "(?:dales|danos|da a todos) (?:tiempo )?hasta (?:el )?(.+)",
      "(?:rimanda|rinvia|sposta|proroga)(?:re)? (?:la scadenza) (?:al?|fino al?) (.+)",
      "(?:dai|dagli|date|dacci)(?: a tutti)? (?:tempo )?fino (?:al?|a) (.+)",
      wrapped`
        (?:geef|geeft) (?:ze|hun|hen|iedereen|allen|allemaal|ons|hem|haar)
          (?: (?:wel|even|nog|maar|de|tijd|allemaal))* tot (.+)
      `,
      "(?:verzet|verschuif|verplaats) (?:de )?(?:deadline|termijn) naar (.+)",
    ),
    "SET DEADLINE $1$2$3$4$5$6$7$8$9$10$11$12$13",
    "gm",
  ],
  [
    says(
      `(?:extend|postpone|push back|delay|lengthen|push|move|shift) ${deadline}(?: back)? (?:by|for) (.+)`,
    ),
    "EXTEND $1",
  ],
  [
    says(
      wrapped`
        (?:give|grant|allow) ${everybody} (\S+)(?: more| extra| additional)? (hours?|days?|weeks?)
          (?: more| extra)?(?: (?:for|in|on|to) .*)?
      `,
      wrapped`
        (?:add|put) (\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more)? (?:to|onto|on) (?:
          the |this )?(?:deadline|turn|phase|clock)
      `,
      `(\\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more| extra)? (?:for|to) ${everybody}`,
    ),
    "EXTEND $1$3$5 $2$4$6",
  ],
  [
    says(
      wrapped`
        (?:push|move|shift|put|delay|postpone) (?:it|that|this|everything|things)(?: back)? (?:by|for) ${spell}
      `,
      `wait (?:another |for (?:another )?)?${spell}`,
      `extend(?: it| this| that)?(?: by| for)? ${spell}`,
      `(?:add|plus|grant|give it|allow)(?: another| about)? ${spell}`,
      wrapped`
        ${somebody}${power} (?:needs?|wants?|asks for|asked for|could use|would like)
          (?: (?:another|about))? ${spell}
      `,
      `(?:give|grant|allow) ${power} (?:another |an extra )?${spell}(?: (?:for|in|on|to) .*)?`,
    ),
    "EXTEND $1$3$5$7$10$13 $2$4$6$8$11$14",
    "gm",
  ],
  [
    says(
      "(?:die |das )?(?:frist|deadline|phase) (?:bitte )?(?:um )?(\\S+) (\\S+) (?:verlängern|verschieben)",
      wrapped`
        (?:verschiebe?|verlängere?) (?:bitte )?(?:(?:die )?(?:frist|deadline|phase) )?(?:bitte )?um (\S+) (\S+)
      `,
      wrapped`
        (?:repouss\p{L}*|report\p{L}*|décal\p{L}*|prolong\p{L}*) (?:
          la date limite|l'échéance|le délai|le tour
        ) (?:de|d') ?(\S+) (\S+)
      `,
      wrapped`
        (?:aplaza|aplazar|prorroga|prorrogar|amplía|extiende) (?:el plazo|la fecha límite) (?:en |por )?
          (\S+) (\S+)
      `,
      "(?:rimanda|rinvia|sposta|proroga)(?:re)? la scadenza di (\\S+) (\\S+)",
      wrapped`
        (?:gib|gebt|geben sie|gebe|lass|lasst) (?:bitte )?(?:allen|ihnen|uns|ihm|ihr|den spielern)
          (?: noch)? (\S+) (tage?|stunden?|wochen?)(?: mehr| länger| zusätzlich)(?: zeit)?
      `,
      wrapped`
        (?:donn|laiss|accord)\p{L}*(?:[- ]leur|[- ]nous)?
          (?: à tous| à tout le monde| aux joueurs)? (\S+) (jours?|heures?|semaines?) (?:
            de plus|supplémentaires?
          )
      `,
      "(?:dales|danos|da a todos|dadnos) (\\S+) (días?|dias?|horas?|semanas?) más",
      "(?:dai|dacci|date|diamo)(?:gli)?(?: a tutti)? (\\S+) (giorn[oi]|or[ae]|settiman[ae]) in più",
    ),
    "EXTEND $1$3$5$7$9$11$13$15$17 $2$4$6$8$10$12$14$16$18",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:
          we (?:need|want|take|will take|are taking|have)|take|let's have|let's take
          |there (?:is|will be)
        ) (?:a |an )?(?:\w+ )?(?:break|holiday|pause|vacation)(?: [^,]*)?,? (?:from|between) (.+?) (?:
          to|until|till|and|through
        ) (.+)
      `,
      wrapped`
        (?:there (?:should|must|shall|will) be )?no (?:deadlines?|turns?|play|moves?|processing)
          (?: (?:over|during) [^,]*?)?,? (?:from|between) (.+?) (?:to|until|till|and|through) (.+)
      `,
      wrapped`
        ${stop}(?: ${game})?(?: (?:over|during|for) [^,]*?)?,? (?:from|between) (.+?) (?:
          to|until|till|and|through
        ) (.+)
      `,
      wrapped`
        (?:[^:]{1,60}: ?)?(?:from|between) ([^:]+?) (?:to|until|till|and|through) ([^:]+?),? (?:
          (?:there|we) (?:should|must|shall|will|are to|want to) (?:be |have )?
        )?no (?:deadlines?|turns?|play|moves?|processing)
      `,
    ),
    "SET ABSENCE $1$3$5$7 TO $2$4$6$8",
  ],
];
