/**
 * What people allow or prefer in place of ordering it: `Trieste may proceed to Albania`, `I think it best for
 * Vienna to stay`.
 */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const begins = "(?<=^\\W*|[.;!?,]\\s+|\\b(?:and|while|then|also) )";
const unit = wrapped`
  (?:(?:the|my|our|those|these) )?(?:
    (?:army|fleet|men|ships?|boats?|troops|soldiers|gentlemen|sailors|ones?|lads|boys)
      (?: (?:in|at|of|from) NAME)?
    |NAME(?: (?:army|fleet|men|ships?|troops|garrison|one))?
  )
`;
/** More than a name: `Paris may go to Burgundy` may be no more than a thought. */
const definite = wrapped`
  (?:
    (?:the|my|our|those|these) (?:
      (?:\p{L}+ )?(?:army|armies|fleets?|men|ships?|boats?|troops|soldiers|gentlemen|garrison)
        (?: (?:in|at|of|from) NAME)?
    )
  )
`;
const doing = wrapped`
  (?:
    proceed|go|sail|march|move|advance|hold|stay|remain|rest|help|support|come|retire|withdraw
    |retreat|return|travel|step|cross|follow|take|attack
  )
`;

/** French wishes and what is done, in the letters of the first. */
const wished: ReadonlyMap<string, string> = new Map(
  wrapped`
    aille=va|aillent=vont|soutienne=soutient|soutiennent=soutiennent|tienne=tient|prenne=prend
    |se rende=va|se dirige=va
  `
    .split("|")
    .map((pair) => pair.split("=") as [string, string]),
);

/** What turns to a unit anew; that somebody has changed their mind may have been passed over before. */
const turned = wrapped`
  ${begins}\s*(?:
    (?:on )?second thoughts? (?:on|about)|(?:about|regarding|concerning)
    |(?:scrap|forget|ignore|disregard|scratch|drop) what i (?:said|wrote|told you|sent) (?:
      (?:earlier|before|yesterday) )?(?:about|for|on|regarding)
  ) (?:the )?
`;

/** What somebody would like done, in words that order it. */
const done: ReadonlyMap<string, string> = new Map([
  ...["went", "go"].map((verb) => [verb, "goes"] as const),
  ...["held", "hold"].map((verb) => [verb, "holds"] as const),
  ...["stayed", "stay", "remained", "remain", "rested", "rest", "waited", "wait"].map(
    (verb) => [verb, "stays"] as const,
  ),
  ...["moved", "sailed", "marched", "helped", "supported", "attacked", "returned"].map(
    (verb) => [verb, verb.replace(/ed$/, "s")] as const,
  ),
]);
const doneWords = [...done.keys()].join("|");

/** Where it is, wherever that is, in the words of each language for staying. */
const whereItIs: readonly (readonly [words: string, put: string])[] = [
  [
    wrapped`
      (?:(?:da|dort|dahin|hier|genau da|genau dort),? )?wo (?:sie|er|es) (?:
        (?:jetzt|gerade|schon|eh|ja|im moment|momentan|derzeit) )?
        (?:ist|sind|steht|stehen|liegt|war|stand)(?: und bleibt)?
    `,
    "stehen",
  ],
  ["l\u00e0,? o\u00f9 (?:elle|il)s? (?:est|sont|se trouve(?:nt)?)", "sur place"],
];

/** All stays as it is. */
const sameThere = wrapped`
  (?:bleibt (?:auch )?alles|alles bleibt),? (?:
    (?:so,? )?wie (?:es (?:ist|war)|gehabt|bisher)|beim alten|ruhig|still|stehen
  )
  |(?:\u00e4ndert|r\u00fchrt|bewegt|tut) sich nichts|passiert nichts
  |(?:tout reste|on reste|on ne bouge|rien ne (?:change|bouge)) ?(?:
    en place|pas|comme (?:avant|c['\u2019]est)|tel quel|sur place|l\u00e0
  )?
  |(?:todo (?:queda|sigue|se queda)|no (?:se mueve|cambia) nada) ?(?:igual|como est\u00e1|como estaba|quieto)?
  |(?:(?:tutto|tutti) (?:resta|rimane|rest[aio]no)|non (?:si muove|cambia) (?:niente|nulla|nessuno)) ?(?:
    com['\u2019]\u00e8|come prima|fermo|al suo posto
  )?
  |(?:blijft alles|alles blijft) (?:zoals het is|bij het oude|staan)|verandert (?:er )?niets
  |(?:everything|all|things) (?:stays?|remains?) (?:as (?:it is|is|they are|before)|the same|put|quiet)
  |nothing (?:changes|moves|happens)
`;

export const preferences: readonly Rewording[] = [
  // `M\u00fcnchen lasse ich erst mal da, wo sie ist`, `Paris reste l\u00e0, o\u00f9 elle est`
  ...whereItIs.map(([words, put]) =>
    rewording(`(?<=\\p{L} )${words}(?=\\s*(?:[.;,!:]|$|(?:und|et|aber|mais|pour) ))`, put),
  ),
  // `In M\u00fcnchen bleibt alles beim Alten`, `\u00e0 Paris rien ne change`
  rewording(
    wrapped`
      (?:${begins}|(?<=(?<!\p{L})(?:und|et|y|e|en|aber|mais|pero|ma|maar) ))
        (?:in|at|bei|\u00e0|en|a|te|auch in|pour|per|para|voor) (NAME),? (?:${sameThere})
        (?=\s*(?:[.;,!]|$|(?:und|et|y|e|en|and|aber|but|mais|pero|ma|maar) ))
    `,
    (_, place) => `${place} hold`,
  ),
  // `As for the fleet, I think it would be best if it stayed in Trieste`
  rewording(
    wrapped`
      ${begins}(?:and |but |so |now )?(?:
        (?:as (?:for|to|regards)|regarding|concerning) (${unit})
        |\s*((?:the|my|our) (?:army|fleet)(?: (?:in|at|of|from) NAME)?)
      ),((?: [\p{L}'\u2019]+){0,9}?) (?:it|they|he|she|him|her|them)( (?:
          (?:should|shall|must|will|can|could|may|might|ought)(?! be )|to|${doing}s?|goes|${doneWords}
        )(?!\p{L})[^.;!?\n]*)
    `,
    (_, topic, kind, wish, rest) => `${wish?.trim()} ${topic ?? kind}${rest}`.trim(),
  ),
  // `Trieste would be better off where it is`
  rewording(
    wrapped`
      ${begins}(${unit}) (?:would|might|will|['\u2019]d) be (?:much |far )?
        (?:better off|better|happier|safer|best) (?:where (?:it|she|he) (?:is|stands)|at home)
        (?=\s*(?:[.;,!]|$))
    `,
    (_, who) => `${who} stays`,
  ),
  // `I would like the fleet to stay in Trieste`
  rewording(
    wrapped`
      ${begins}(?:(?:so|and|but|for now),? )?(?:
        (?:i|we)(?: would|['\u2019]d) (?:really |very much |quite |rather |much )?
          (?:like|prefer|want|love|wish|rather have)(?: for)?
        |(?:i|we) (?:want|prefer|wish|need)
      ) (${unit}) to( ${doing}(?!\p{L})[^.;!?\n]*)
    `,
    (_, who, rest) => `${who} should${rest}`,
  ),
  // `it would be best if the fleet stayed in Trieste`
  rewording(
    wrapped`
      ${begins}(?:(?:so|and|but|for now),? )?(?:i (?:think|believe|feel|suppose|guess|reckon)(?: that)? )?(?:
        it(?: is|['\u2019]?s| would be|['\u2019]d be| might be| seems)
          (?:(?: much| perhaps| probably)? (?:best|better|safest|safer|wise|wiser|wisest|good))
        |i(?: would|['\u2019]d) (?:like it|prefer it|be happier|be happy|feel safer|rather|sooner)
      )(?: for now)? (?:if |when |that )?(${unit}) (${doneWords})((?!\p{L})[^.;!?\n]*)
    `,
    (_, who, verb, rest) => `${who} ${done.get(verb!.toLowerCase())}${rest}`,
  ),
  // `I changed my mind about London. It should go to the North Sea`, `scrap what I said about Moscow - it stays`
  rewording(
    wrapped`
      ${turned}(NAME)[.,;:!]?(?:\s+[\u2013\u2014-])?\s+(?:it|he|she|they|that one)
        (?= (?:\p{L}+s|should|shall|must|will|can|stay)(?!\p{L}))
    `,
    (_, unit = "") => unit.replace(/\.$/, ""),
  ),
  // `I changed my mind about London. North Sea is better for her`
  rewording(
    wrapped`
      ${turned}(NAME)[.,;:!]?(?:\s+[\u2013\u2014-])?\s+(NAME) (?:is|would be|looks|seems|will be) (?:
        (?:much|far|probably|surely|a (?:lot|bit)) )?(?:better|best|safer|nicer|wiser)
        (?: for (?:it|her|him|them|that one))?(?=\s*(?:[.;,!]|$))
    `,
    (_, unit, place) => `${unit} to ${place}`,
  ),
  // `The ships at Ankara may sail to the Black Sea`; who `might` is not sure.
  rewording(
    wrapped`
      ${begins}(${definite})( (?:may|ought to|had best|should best|would do best to|would best))
        ((?: (?:now|then|also|well|please|kindly|just|simply))?)(?= ${doing}(?!\p{L}))(?!
          [^.;!?]*(?<!\p{L})(?:or|if|unless|next|perhaps|maybe|depending)(?!\p{L})
        )
    `,
    (_, who, modal, more) => who + blank(modal + more),
  ),
  // `As for Liverpool, let them go up to Edinburgh`
  rewording(
    wrapped`
      ${begins}(?:and )?(?:(?:as (?:for|to|regards)|regarding|concerning) )?(${unit}),? (?:please )?
        (?:let|have|make) (?:it|them|him|her|that one)(?= ${doing}(?!\p{L}))
    `,
    (_, who) => who,
  ),
  // `I think it best for the Constantinople army to go to Bulgaria`
  rewording(
    wrapped`
      ${begins}(?:
        i (?:think|find|consider|deem|believe|feel|judge) (?:it|that it) (?:
          (?:is|would be|to be) )?
        |it (?:is|would be|seems) )(?:(?:much|by far|probably|surely) )?
        (?:best|better|wise(?:st)?|safest|right|sensible|prudent)(?: for now)? (?:for|that|if) (${unit})
        (?: to| should)?(?= ${doing})
    `,
    (_, who) => who,
  ),
  // `The army would be happier in Yorkshire, I think`
  rewording(
    wrapped`
      ${begins}(?:(?:i (?:think|feel|believe|suppose|imagine)(?: that)?|perhaps|maybe) )?(${unit}) (?:
        would|might|will|['\u2019]d
      ) (?:be|feel|look|do|fare) (?:(?:much|far|a (?:lot|little|bit)|so much|rather) )?(?:
        happier|better off|better placed|safer|better|more (?:useful|comfortable|at home)
        |well placed|of more use|more use
      ) (?:in|at|up in|over in|down in) (NAME)(?:
        ,? (?:
          i (?:think|feel|believe|suppose|should think|imagine|dare say)|don['\u2019]t you think
          |you know|now|instead
        )
      )*(?=\s*(?:[.;,!]|$|and ))
    `,
    (_, who, place) => `${who} to ${place}`,
  ),
  // `Dann geht sie halt nach Budapest`
  rewording(
    "(?<=\\p{L} )halt(?= (?:nach|in|auf|zu|zur\\u00fcck|mal|eben|dann|doch|lieber|wieder)(?!\\p{L}))",
    blank,
  ),
  // `Triest bleibt vorerst stehen`
  rewording(
    wrapped`
      (?<!\p{L})(bleib(?:t|en|e)|blijf(?:t)?|blijven) (
        (?:
          (?:
            vorerst|erst ?mal|noch|einfach|lieber|doch|weiterhin|jetzt|ruhig|brav|schön|bitte|auch
            |diesmal|dann|einstweilen|vorläufig|besser|wohl|heute|zur sicherheit|sicherheitshalber
            |vorsichtshalber|für alle fälle|diese runde|dieses mal|voor (?:de|alle) zekerheid|uit voorzorg
            |voorlopig|liever|dus|deze (?:keer|beurt|ronde)|maar|even|dan|ook|nog|nu
          ) )+
      )(stehen|da|hier|dort|liegen|zuhause|zu hause|daheim|wo (?:sie|er|es) (?:ist|steht)
        |staan|liggen|zitten|thuis|waar (?:hij|ze|het) (?:is|staat|ligt))
        (?!\p{L})
    `,
    (_, verb, _more, where) => `${verb} ${where}`,
  ),
  // `Lass München lieber daheim`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)lass(?:t|en sie)? (?:die |meine )?(NAME) (?:(?:doch|lieber|mal|bitte|einfach|dann) )*
        (?:daheim|zuhause|zu hause|stehen)(?=\s*(?:[.;,!]|$|und ))
    `,
    (_, unit) => `${unit} bleibt stehen`,
  ),
  // `Bitte notieren Sie: ...`, `merci de noter : ...`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:
        (?:bitte|ich bitte(?: sie)?|würden sie|bonjour|merci de|veuillez|please|kindly) )*(?:
          (?:zu )?notier\p{L}*|vermerk\p{L}*|trag\p{L}* (?:sie |mir )?(?:bitte )?ein
          |schreib\p{L}* (?:sie )?(?:bitte )?auf|erfass\p{L}*|noter|notez|inscri(?:re|vez)
          |enregistre[rz]|anot[ae]|apunt[ae]|segna(?:re|te|)|annota(?:re|te|)|noteer|note|put down
          |enter|record|register
        )(?: sie| bitte| mir| folgendes| ceci| ce qui suit| the following| this| that| down
          | for me| please| s'il vous plaît| svp| für mich)*\s*:(?=\s*\p{L})
    `,
    blank,
  ),
  // `J'aimerais que Paris aille en Bourgogne et que Marseille reste`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:
        (?:
          j['\u2019]aimerais|je (?:voudrais|souhaite(?:rais)?|veux|préf[èé]re(?:rais)?|désire)
          |il faut|nous voulons
        )(?: bien)? (?:que |qu['\u2019])
      )(?=\p{L})
    `,
    blank,
  ),
  rewording("(?<=\\p{L},? (?:et|puis)) que(?= (?:la |le |l['\u2019]|ma |mon )?\\p{L})", blank),
  rewording(
    wrapped`
      (?<=\p{L}{3} )(aillent|aille|soutiennent|soutienne|tienne|prenne|se rende|se dirige)
        (?= (?:en|à|au|vers|dans|sur|\p{L}))
    `,
    (_, verb) => wished.get(verb.toLowerCase()) ?? verb,
  ),
  // `wanna hold everything this turn, except Budapest`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:i|we)(?:['\u2019]m| am)? )?(?:
        wanna|gonna|want to|going to|gotta|just wanna|would like to|think i(?:['\u2019]ll| will)
      ) (?=(?:just )?(?:hold|keep|leave) (?:every|all))
    `,
    blank,
  ),
  // `Warsaw should rather help Moscow`
  rewording(
    wrapped`
      (?<=\p{L}{3} (?:should|shall|must|may|can|could|will|ought to|is to|has to)) (?:rather|instead|sooner)(?= (?:
        help|support|hold|go|move|stay|attack|back|cover|convoy|take|march|sail|assist|aid|enter
        |return
      )(?!\p{L}))
    `,
    blank,
  ),
  // `the fleet must help the army who go to Spain`, `backs whoever goes to Serbia`
  rewording(
    wrapped`
      (?<=\p{L}{2} )(?:(?:must|should|shall|will|has to|have to|is to|can|may|needs to) )?(?:
        helps?|supports?|backs?|assists?|aids?|covers?|support[s]? for|gives? support to
      ) (?:up )?(?:
        (?:(?:the|my|our|that) )?(?:army|fleet|unit|one|guy|ones|troops|boat|ship|men)
          (?: (?:who|that|which|what|is|are|will))* (?:
            go|goes|going|moves?|moving|attacks?|attacking|heads?|heading|sails?|sailing|marche?s?
            |marching|enters?|entering|takes?|taking
          )
        |who(?:m|so)?ever (?:is )?(?:goes|going|moves|moving|attacks|attacking|enters|takes)
      )(?: (?:in)?to| into| for| towards?)? (?=(?:the )?NAME\s*(?:[.;,!]|$|and ))
    `,
    "supports the attack on ",
  ),
  // `the North Sea helps London cross to Norway`
  rewording(
    wrapped`
      \b(?:help|helps|assist|assists) (${unit}) (?:to )?
        (?:cross|get across|get over|sail over|ship over) (?:over )?
        (?:the (?:sea|water|channel) )?(?=to (?:the )?\p{L}{3})
    `,
    (_, who) => `convoys ${who} `,
  ),
  // `help the French army get into Burgundy`, `helps Paris move to Burgundy`
  rewording(
    wrapped`
      \b(?:help|helps|assist|assists|back|backs|aid|aids) (${unit}) (?:to )?
        (?:get|go|move|march|come|walk|advance|sail|cross(?= into)) (
          (?:over |up |down )?(?:in)?to
        )(?= (?:the )?\p{L}{3})
    `,
    (_, who) => `supports ${who} to`,
  ),
  // `pick up the army in Yorkshire with the North Sea fleet and drop it in Norway`
  rewording(
    wrapped`
      ${begins}(?:please )?(?:pick up|collect|load|grab|fetch|take) (${unit}) (?:
        with|by|using|on|in|aboard
      ) (${unit}),? (?:and |then |to )+(?:drop|land|put|set|take|deliver|dump|unload|bring|ship)s? (?:
        it|them|him|her
      )(?: (?:down|off|ashore))? (?:in|at|to|into|on) (?=(?:the )?\p{L}{3})
    `,
    (_, army, fleet) => `${fleet} convoys ${army} to `,
  ),
];
