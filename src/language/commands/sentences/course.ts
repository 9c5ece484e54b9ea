/** Sentences of GMs about how the game goes on: phases, what was played, and its end. */
import { wrapped } from "../../../util/index.js";
import { power, type Sentence, says } from "./sentence.js";

const phase = "(?:the |this |that |our )?(?:turn|phase|season|round|orders|moves)";
const played =
  "(?:the |that |this )?(?:(?:last|previous) )?(?:turn|phase|season|round|processing|adjudication)";
const it = "(?:it|that|this)";
const now = wrapped`
  (?:
    (?:right )?now|immediately|at once|today|already|anyway|early
    |with what (?:we|you)(?: have|'ve)(?: got)?|as it is|without (?:[\p{L}' ]{3,40})
  )
`;
const whole = "(?:(?:whole|entire) )?";

const processing: readonly Sentence[] = [
  [
    says(
      wrapped`
        (?:just |go ahead and )?(?:process|adjudicate|run|resolve) (?:${phase}|the game)
          (?: ${now}){0,3}(?: (?:even (?:though|if)|without) .*)?
      `,
      "(?:go ahead and )?process (?:it )?(?:right )?now",
      "go ahead(?: and process| without (?:him|her|them|waiting))",
    ),
    "PROCESS",
  ],
  [
    says(
      `(?:just |go ahead and )?(?:process|adjudicate|run|resolve|do) ${it}(?: ${now}){1,3}`,
      `(?:just |go ahead and )?(?:adjudicate|run|resolve) it`,
      `(?:just )?(?:move|go|get) on(?: with (?:it|the game|things))?(?: ${now}){1,3}`,
      wrapped`
        (?:don't|do not) wait (?:
          any longer|any more|for (?:him|her|them|anyone|anybody|[\p{L} ]{3,20})
        )(?: any (?:longer|more))?
      `,
      wrapped`
        (?:
          (?:there(?:'s| is) )?no (?:need|reason|point) (?:to|in)|not
          |(?:you |we )?(?:needn't|need not|don't (?:have|need) to)|don't|do not|why
        ) wait(?:ing)?(?: (?:any (?:longer|more)|(?:un)?till? .{3,40}))?
      `,
      "(?:we |i )?(?:can't|cannot|won't|shouldn't|don't want to) wait any (?:longer|more)(?: for .*)?",
      "(?:die )?(?:runde|phase|züge|den zug) (?:bitte )?(?:jetzt |sofort )?(?:auswerten|auflösen|abrechnen)",
      "werte? (?:bitte )?(?:die (?:runde|phase|züge)|den zug) (?:jetzt |sofort )?aus",
      "(?:résou\\p{L}+|lance\\p{L}*|trait\\p{L}+) (?:le tour|la phase)(?: maintenant| tout de suite)?",
      "(?:procesa|procesar|ejecuta|ejecutar|resuelve|resolver) (?:el turno|la fase)(?: ya| ahora)?",
      "(?:elabora|elaborare|risolvi|risolvere|processa) (?:il turno|la fase)(?: ora| adesso| subito)?",
    ),
    "PROCESS",
    "gm",
  ],
  [
    says(
      "(?:show|list|send) (?:me )?(?:everybody's|everyone's|all players'|all the players') orders",
      wrapped`
        (?:(?:show|send|give|tell) (?:me )?|let me see |i(?:'d| would) like to see )(?:what )?(?:
          all (?:the |their )?orders|everyone's orders
          |what (?:every(?:one|body)|they|the players|all(?: of them)?) (?:has |have |'ve |'s )?
            (?:all )?(?:ordered|sent(?: in)?|submitted|written)
        )(?: so far| until now| already| in)?
      `,
      wrapped`
        (?:zeig|zeige|zeigt|schick|schicke|sag) (?:mir|uns)?(?: bitte| mal)*,? (?:
          alle befehle
          |was (?:alle|die spieler|sie) (?:bisher |schon )?
            (?:befohlen|geschickt|geschrieben|gezogen) haben
        )
      `,
      wrapped`
        montre(?:z|-moi|z-moi)?,? (?:tous les ordres|ce que tout le monde a ordonné)
        |muéstrame todas las órdenes|mostrami tutti gli ordini
      `,
    ),
    "PREVIEW",
  ],
  [
    says(
      wrapped`
        (?:show me |tell me |(?:want to |like to )?see )?what (?:
          (?:would|will) happen now|(?:would |will )?happens? if (?:
            everything stays as it is|nothing (?:changes|more comes(?: in)?)
            |(?:we|you|i) (?:processed|process|ran|run)(?: (?:it|${phase}))?(?: now)?
          )
        )
      `,
      wrapped`
        (?:(?:show|tell|send) me )?what (?:has|have) (?:come|arrived|been (?:sent|ordered))
          (?: in)?(?: so far| until now| already| yet)?
      `,
      wrapped`
        (?:which|what) orders (?:have |are |has )?(?:
          (?:already )?(?:come|arrived|been (?:sent|given|entered))(?: in)?|in|there|here
        )(?: so far| until now| already| yet)?
      `,
      "(?:show|list|send) (?:me )?(?:all )?(?:the )?orders (?:so far|that are in|that have come)",
    ),
    "PREVIEW",
    "gm",
  ],
];

const past: readonly Sentence[] = [
  [
    says(
      `(?:roll ?back|undo|take back|reverse|revert|annul|cancel) ${played}`,
      `(?:roll ?back|undo|take|roll|put|reverse|revert) ${it}(?: back)?`,
      "(?:go|step|roll|move|get) back (?:to the (?:last|previous) |(?:a|one) )(?:turn|phase|season|step)",
      wrapped`
        (?:take|put|bring|set|move|roll) (?:the game|us|everything|things) back (?:
          to the (?:last|previous) |(?:by )?(?:a|one) )(?:turn|phase|season|step)
      `,
      `(?:replay|redo|repeat) ${played}`,
      "(?:die )?letzte (?:runde|phase|auswertung) (?:bitte )?(?:zurücknehmen|rückgängig machen|wiederholen)",
      "(?:den )?letzten zug (?:bitte )?(?:zurücknehmen|rückgängig machen|wiederholen)",
      wrapped`
        (?:mache?|nimm|nehmen sie) (?:bitte )?(?:
          das|die letzte (?:runde|phase|auswertung)|den letzten zug|die auswertung
        ) (?:bitte )?(?:wieder )?(?:rückgängig|zurück)
      `,
      wrapped`
        annul\p{L}+ (?:le dernier tour|la dernière phase)
        |reven\p{L}+ (?:au tour|à la phase) précédente?|revenir en arrière
      `,
      wrapped`
        (?:deshaz|deshacer|anula|anular) (?:el último turno|la última fase|eso)
        |volver (?:al turno|a la fase) anterior
      `,
      "annull\\p{L}+ (?:l'ultimo turno|l'ultima fase)|torn\\p{L}+ (?:al turno|alla fase) precedente",
    ),
    "ROLLBACK",
    "gm",
  ],
  [
    says(
      "(?:re-?open|revive|reactivate) (?:the|this|our) game(?: again)?",
      "(?:take back|undo|cancel) the (?:end|result|draw|win|victory)(?: of the game)?",
      "(?:the |our )?game (?:should|must|shall) (?:go on|continue)(?: after all)?",
      wrapped`
        (?:das )?spiel (?:bitte )?wieder(?: (?:öffnen|eröffnen|aufnehmen)|eröffnen)
        |rouvr\p{L}+ la partie|reabr\p{L}+ la partida|riapr\p{L}+ la partita
      `,
    ),
    "REOPEN",
    "gm",
  ],
];

const everybody = wrapped`
  (?:
    (?:all )?(?:the )?(?:survivors|players|(?:remaining |surviving )?powers)|every(?:body|one)
    |all(?: of (?:us|them))?|they|we
  )(?: all)?
`;

/** `..., without any result`. */
const bareEnd = wrapped`
  (?:
    ,? (?:and )?(?:without|with no|ohne|sans|sin|senza|zonder|sem)(?: (?:
      a|any|an|ein|irgendein|aucun|ningún|alcun|een|enig|qualquer|un|une
    ))*(?:e|es|en|a)? (?:
      result|winner|outcome|score|ergebnis|resultat|sieger|wertung|résultat|vainqueur|gagnant
      |resultado|ganador|vencedor|risultato|vincitore|uitslag|winnaar|resultaat
    )s?
  )?(?: (?:please|bitte|por favor|per favore|s'il (?:te|vous) plaît|graag))?
`;

const end: readonly Sentence[] = [
  [
    says(
      wrapped`
        (?:cancel|terminate|delete|abandon|call off|scrap|bin|drop|kill|forget)(?: about)? (?:the|this) (?:
          whole|entire
        ) (?:thing|game|lot)(?:,? .*)?
      `,
      wrapped`
        (?:blas|sag|sagt|blast) (?:das|die) (?:ganze|ganzes) (?:ding|sache|spiel) ab
        |(?:on )?annule(?:z|r)? tout|cancela(?:lo)? todo|annulla tutto
      `,
    ),
    "TERMINATE",
    "guess",
  ],
  [
    says(
      wrapped`
        (?:cancel|terminate|delete|abandon|close(?: down)?|shut down|wind up|call off|scrap) (?:
          the|this|my|our
        ) ${whole}game(?: .*(?:completely|altogether|for good|now|result))?
      `,
    ),
    "TERMINATE",
  ],
  [
    says(
      wrapped`
        (?:the|this|my|our) ${whole}game (?:
          is (?:to be )?|should be |must be |has to be |will be |can be )(?:
            cancel+ed|abandoned|terminated|called off|scrapped|stopped for good|shut down
            |ended without (?:a )?(?:result|winner)
          )
      `,
      wrapped`
        (?:shut|close|wind|call) (?:the|this|my|our) ${whole}game (?:down|up|off)
          (?: (?:now|at once|for good|please|altogether))*
      `,
      `end (?:the|this|my|our) ${whole}game(?: (?:now|here|for good|without (?:a )?(?:result|winner)))*`,
      "(?:das )?(?:ganze )?spiel (?:bitte )?(?:abbrechen|absagen|löschen|beenden)",
      "(?:brich|brecht|beende|beendet|lösche) (?:bitte )?(?:das|unser) spiel(?: bitte)?(?: ab)?",
      "(?:annul\\p{L}+|arrêt\\p{L}+|termin\\p{L}+) (?:toute )?la partie",
      "(?:cancela|cancelar|termina|terminar|anula|anular) la partida",
      "(?:annulla|annullare|termina|terminare|cancella|cancellare) la partita",
      wrapped`
        (?:chiud\p{L}*|finisc\p{L}*|finiamo|fermiamo|annull\p{L}*|termin\p{L}*) (?:qui )?
          (?:la|questa) partita${bareEnd}
      `,
      wrapped`
        (?:cierr\p{L}*|acab\p{L}*|termin\p{L}*|anul\p{L}*|cancel\p{L}*) (?:ya )?(?:la|esta) partida
          ${bareEnd}
      `,
      wrapped`
        (?:ferm\p{L}*|clo[srt]\p{L}*|arrêt\p{L}*|annul\p{L}*|termin\p{L}*|mett\p{L}* fin à) (?:la|cette) partie
          ${bareEnd}
      `,
      wrapped`
        (?:schließ\p{L}*|beende\p{L}*|brich|brecht|lösch\p{L}*) (?:bitte )?(?:das|dieses|unser) spiel
          (?: ab)?${bareEnd}
      `,
      wrapped`
        (?:sluit|beëindig|stop|annuleer) (?:het|dit|ons) spel(?: af)?${bareEnd}
        |(?:encerr\p{L}*|termin\p{L}*|fech\p{L}*|cancel\p{L}*) (?:a|esta) partida${bareEnd}
      `,
      wrapped`
        (?:close|end|stop|finish|terminate|abandon|wind up) (?:the|this|my|our) ${whole}game
          (?: (?:down|up|here|now))*${bareEnd}
      `,
    ),
    "TERMINATE",
    "gm",
  ],
  [
    says(
      wrapped`
        (?:end|finish|call|declare|make|close) (?:it |this |the game |this game )?
          (?:as |in |with )?an? (?:\p{L}+[- ]way )?draw (?:between|for|among|by) (.+)
      `,
      wrapped`
        (?:(?:it|this|that)(?:'s| is| will be| should be) )?an? (?:\p{L}+[- ]way )?draw (?:
          between|for|among|of|by
        ) (?!all\b|the survivors|every)(.+)
      `,
      wrapped`
        (?!.*\b(?:i|would|could|might|if)\b)
        (.+?) (?:have|'ve)? ?(?:all )?(?:agreed|agree) (?:on|to|upon) an? (?:\p{L}+[- ]way )?draw
          (?: between them)?
      `,
    ),
    "DECLARE DRAW $1$2$3",
    "guess",
  ],
  [
    says(
      wrapped`
        (?:end|finish|call|declare) (?:the |this )?game (?:as |in )?(?:an? draw|drawn)(?: (?:between|of|for|among) (?:
          all|every|the survivors
        ).*)?
      `,
    ),
    "DECLARE DRAW",
  ],
  [
    says(
      wrapped`
        ${everybody} (?:have |'ve )?(?:all )?(?:agreed|agree|voted)(?: (?:on|to|for|upon))? (?:a |the |an )?
          (?:\p{L}+ )?draw(?: of all survivors)?
      `,
      wrapped`
        (?:end|finish|call|declare|make|close) (?:it|this) (?:as |in |with )?a draw(?: (?:of|between|for|among) (?:
          all|every|the survivors
        ).*)?
      `,
      "(?:the game|it|this)(?:'s| is| has been| ended as| ends as| ends in)? (?:a )?drawn?(?: game)?",
      wrapped`
        (?:beende|werte|erkläre) (?:bitte )?(?:das spiel|es) (?:als|mit einem|für|zum) (?:unentschieden|remis)
      `,
      wrapped`
        (?:alle|wir)(?: \p{L}+){0,3} (?:auf (?:ein )?)?(?:unentschieden|remis) (?:
          geeinigt|einverstanden|vereinbart
        )
      `,
      wrapped`
        (?:tous|tout le monde|nous) [\p{L}' ]{0,30}d'accord (?:pour|sur) (?:un(?:e)? )?
          (?:match nul|partie nulle|nulle)
      `,
      "(?:todos|hemos)[\\p{L} ]{0,30}(?:acordado|de acuerdo)[\\p{L} ]{0,12}(?:empate|tablas)",
      "(?:tutti|abbiamo)[\\p{L}' ]{0,30}(?:d'accordo|concordato)[\\p{L}' ]{0,12}(?:patta|pareggio)",
    ),
    "DECLARE DRAW",
    "guess",
  ],
  [
    says(
      `${power} (?:has |have )?(?:clearly |now )?(?:won|wins)(?: (?:the game|it))?`,
      `(?:declare|make|call|announce) ${power}(?: as)? (?:the )?(?:winner|victor|champion)`,
      wrapped`
        (?:every(?:body|one)|all|the others|they)(?: have| has)?(?: all)? (?:
          concedes?|conceded|conceding|given up|surrendered
        ) to ${power}
      `,
      wrapped`
        ${power} hat (?:das spiel )?gewonnen|${power} a gagné(?: la partie)?
        |${power} ha (?:ganado|vinto)(?: la partid?ta?)?
      `,
    ),
    "DECLARE SOLO $1$2$3$4$5$6",
    "guess",
  ],
];

export const courseSentences: readonly Sentence[] = [...processing, ...past, ...end];
