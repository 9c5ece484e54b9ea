/** How people type to friends: asides of a word or two between orders, and what says `stay` by denying that it goes. */
import { wrapped } from "../../../../util/index.js";
import { blank } from "../markup.js";
import { type Rewording, rewording } from "./rewording.js";

const going = wrapped`
  goes|go|moves?|sails?|marches|attacks?|takes?|supports?|holds?|stays?|rests?|remains?|waits?
  |retreats?|va|vont|part|prend|reste|soutient|attaque|geht|zieht|fährt|bleibt|hält|nimmt
  |unterstützt
`;

/** A name alone: of a longer one, `Berlin h\u00e4lt nicht, es zieht`, may be a sentence. */
const named = wrapped`
  (?:the |la |le |l['\u2019])?(?:
    (?:
      north|norwegian|black|baltic|barents|aegean|irish|adriatic|ionian|tyrrhenian|english|gulf of
      |mid|st\.?
    ) )?\p{L}[\p{L}.]{2,14}
`;

export const chat: readonly Rewording[] = [
  // `München nach Burgund - tut mir leid, Camille`: no way goes there
  rewording(
    wrapped`
      \s[-\u2013\u2014]\s(?=(?:
        tut mir (?:\p{L}+ )?leid|d\u00e9sol\u00e9e?s?|pardon|lo siento|perd\u00f3n|mi (?:dis)?spiace|scusa(?:te|mi)?
        |het spijt me|entschuldigung|verzeihung
      )(?!\p{L}))
    `,
    ",",
  ),
  // `OK, in that case the fleet holds`: what was answered is so.
  rewording(
    wrapped`
      (?<=^\W*)(?:(?:ok|okay|oh|ah|well|fine|thanks|so|and|danke|merci|gracias|grazie|bedankt|bon|bien|gut)[,.! ]+)*
        (?:in that case|in (?:diesem|dem) fall|en ese caso|in (?:questo|quel) caso|in tal caso|in dat geval)[,:]?
        (?=\s\p{L})
    `,
    blank,
  ),
  // `sorry one more, Albania should take Greece`, `wait, I mixed that up, ...`
  rewording(
    wrapped`
      (?<=^\W*)(?:(?:sorry|wait|oh|oops|and|ok|ah|argh|hmm?)[, ]+)*(?:
        (?:just )?one (?:more|last)(?: thing| change| order)?
        |i (?:mixed|muddled) (?:that|it|them|things|those|the two) up
        |(?:noch|nur noch) (?:eine sache|eins|eine \u00e4nderung)|ich hab(?:e)? (?:das|es|die) (?:verwechselt
        |vertauscht)
        |(?:encore )?une derni\u00e8re chose|j['\u2019]ai (?:tout )?confondu
        |una (?:\u00faltima )?cosa m\u00e1s|me he confundido|un['\u2019]ultima cosa|ho confuso
        |nog (?:\u00e9\u00e9n|een) ding(?:etje)?|ik heb (?:dat|ze) verwisseld
      )[,.:;]\s+(?=\p{L})
    `,
    blank,
  ),
  // `lol forgot Smyrna... it should go to Armenia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)((?:(?:lol|oh|oops|and|sorry|ah|damn|haha|argh)[, ]+)*)
        (?:(?:i|we)(?:['\u2019]ve| have)? )?(?:totally |completely |just )?forg[eo]t(?:ten)?(?: about
        | to (?:mention|order))?[ ]
        (?:the |my )?(NAME)[\s,:;.\u2026\u2013\u2014-]+(?:it|she|he|that one|which|who) (?=
          (?:should|shall|will|can|goes|moves|holds|stays|supports|attacks|heads|sails)(?!\p{L}))
    `,
    (_, lead, unit) => `${blank(lead)}${unit} `,
  ),
  // `mejor que Ucrania vaya a Galitzia`
  rewording(
    wrapped`
      (?<=^\W*(?:\p{L}+, )?|[.;!?]\s+)(?:es mejor|mejor|prefiero|meglio|\u00e8 meglio|preferisco|il vaut mieux
      |mieux vaut
        |je pr\u00e9f\u00e8re)(?= (?:que?|che) (?:NAME) )
    `,
    blank,
  ),
  // `I think I'll be cheeky: Munich to Burgundy!`
  rewording(
    wrapped`
      (?<=^\W*|[.!?]\s+)(?:hm+,? |ok,? |so,? |well,? )?(?:
        i (?:think|guess|reckon|suppose)|ich (?:glaube|denke|schätze)|je (?:crois|pense)|creo|credo
      )(?: that|,? dass| que| che)?,? (?:
        i['\u2019]?ll|i will|i(?:['\u2019]m| am)|it['\u2019]?s|ich|je|c['\u2019]est|j['\u2019]
      ) [^:.;!?,]{2,40}:(?=\s+\p{L})
    `,
    blank,
  ),
  // `the fleet in the north just goes to Bothnia`
  rewording("(?<=\\bin the (?:north|south|east|west)) (?:just|simply|then|also)(?= \\p{L})", blank),
  // `nooo ok take the fleet away`
  rewording(
    wrapped`
      (?<=^\W*)(?:no{2,}|aw+|ne+i{2,}n|n\u00f6{2,}|non{2,}|o+h no+|oh nein)[ ,.!]+
        (?=(?:ok|okay|fine|well|then|na|bon|dann)(?!\p{L}))
    `,
    blank,
  ),
  // `M\u00fcnchen soll erst mal abwarten, was Frankreich macht`
  rewording(
    wrapped`
      (?<=\p{L}{3}) (?:
        (?:(?:soll|sollte|kann|muss|wird) )?(?:(?:erst ?mal|noch|vorerst|lieber|einfach|besser|mal) )*(?:
          abwarten|zuwarten|warten(?= ?[,.]? (?:was|wie|ob)(?!\p{L}))
        )
        |wartet (?:(?:erst ?mal|noch|vorerst|lieber) )*ab
        |(?:doit |peut |va )?(?:attend(?:re)?|patiente(?:r)?) (?:de )?voir
        |(?:debe |puede |que )?(?:espera|esperar|espere) (?:a )?ver
        |(?:deve |pu\u00f2 )?(?:aspetta(?:re)?|aspetti) (?:di )?vedere
        |(?:moet |kan )?(?:wacht(?:en)? (?:nog )?af|afwachten|wacht)(?= (?:wat|hoe|of)(?!\p{L}))
      )(?:,? (?:
        (?:und|et|y|e|en) (?:zu)?(?:sehen|schauen|zien)
        |(?:was|wie|ob|ce que?|comment|si|qu\u00e9|c\u00f3mo|cosa|che cosa|come|se|wat|hoe|of)[ ][^.,;:!?\n]{3,50}
      ))?(?=\s*(?:[.,;!\n]|$)|\s(?:and|und|et|y|e|en)\s)
    `,
    " holds",
  ),
  // `After much thought I have settled on Denmark for the Kiel fleet`
  rewording(
    wrapped`
      (?<=^\W*|[.!?;]\s+)(?:(?!to |into )[\p{L}'\u2019]+,? ){0,9}?(?:i|we)(?:['\u2019]ve| have)? (?:
        (?:now |finally |just )?(?:settled|decided|agreed|landed) (?:up)?on|opted for|gone (?:for|with)|went (?:for
        |with)
      )(?= NAME for )
    `,
    blank,
  ),
  // `and then idk liverpool to yorkshire i guess`
  rewording(
    wrapped`
      (?<=^\W*|[,;.!?]\s+|\b(?:and|so|then|und|dann|et|puis|y|e|en) )(?:
        idk|(?:i )?dunno|(?:keine )?ahnung|wei\u00df nicht|(?:je )?(?:ne )?sais pas|bof|boh|non so
        |no s\u00e9|weet niet|geen idee
      )[, .\u2026]+(?=\p{L}{3})(?!(?:
        if|whether|what|where|who|how|why|when|which|about|yet|yes|no|encore|noch|ancora|todav\u00eda|nog|ob|was|wo
        |wer|wie|welche\p{L}*|si|quoi|qui|comment
        |se|cosa
        |dove|chi|qu\u00e9|d\u00f3nde|wat|waar|wie|ce que
      )(?!\p{L}))
    `,
    blank,
  ),
  // `london nth, other fleet to nwg`, as phones leave the article
  rewording(
    "(?<=^\\W*|[.;!?,]\\s+|\\b(?:and|n|but) )other (fleet|army|one|unit|boat|ship|guy)(?= \\p{L})",
    (_, kind) => `the other ${kind}`,
  ),
  // `sit tight this turn with Venice and Rome`
  rewording(
    "(?<=\\p{L}{3}) (?:for )?this (?:turn|round|season|phase|time|go)(?= (?:with|in|at) )",
    blank,
  ),
  // `Bulgaria isnt staying`, `wont move`: as phones leave it; what `dont go` says of a unit is read as it stands
  rewording(
    wrapped`
      (?<!\p{L})(?:
        (?:is|are|was|were|did|would|should|could|has|have|had|ca|wo|must)nt(?!\p{L})
        |(?:do|does)nt(?= (?:hold|stay|remain|support|help|wait)(?!\p{L}))
      )
    `,
    "not",
  ),
  // `and Yorkshire is dumb, send Wales to Liverpool`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:(?:and|but|und|aber|et|mais|e|ma|y|pero|en|maar) )?NAME (?:is|was|seems|ist|war|est
        |était|c['\u2019]est|è|era|es) (?:(?:just|really|so|too|quite|an?|eine?|une?|una|ganz|vraiment|muy|een) )*(?:
        (?:bad|terrible|poor|dumb|stupid|silly) (?:idea|plan|move)|dumb|stupid|silly|foolish|pointless
        |useless|daft|nonsense|mistake|waste(?: of time)?|(?:schlechte|dumme|blöde) idee|dumm|doof
        |blöd|quatsch|unsinn|sinnlos|fehler|mauvaise idée|bête|nul|idiot|erreur|(?:cattiva|pessima) idea
        |inutile|stupid[oa]|sciocc[oa]|errore|(?:mala|pésima) idea|tont[oa]|error|dom|onzin|fout
      )(?:,? so)?(?=[,.;!:]\s*\p{L})
    `,
    blank,
  ),
  // `I promised not to. Sevastopol holds.`
  rewording(" not to(?=[.!;])", " not"),
  // `la flotte reste en mer`
  rewording(
    wrapped`
      (?<=(?<!\p{L})(?:reste(?:nt)?|bleib(?:t|en)|resta(?:no)?|queda[n]?)) (?:
        en mer|(?:draußen )?auf see|in mare|en el mar
      )(?=\s*(?:[.;!,]|$))
    `,
    blank,
  ),
  // `the fleet itself takes Norway`
  rewording(
    wrapped`
      (?<=\p{L}) (?:itself|himself|herself|selbst|elle-même|lui-même)
        (?= (?:\p{L}+s|should|shall|will|must|can|may) )
    `,
    blank,
  ),
  // `If it's not too much trouble, I'd like Rome to go to Apulia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)if (?:
        it(?:['\u2019]?s| is) (?:not|no) (?:too (?:much|great) )?(?:of )?(?:an? )?
          (?:trouble|bother|problem|inconvenience|imposition)(?: for you)?
        |it(?:['\u2019]?s| is) (?:all right|alright|ok|okay|fine)(?: with you| by you)?
        |(?:at all )?possible|(?:you|i) (?:don['\u2019]?t|do not) mind|i may(?: be so bold)?
        |you (?:would|could) be so (?:kind|good)|it can be done
      ),? (?=\p{L})
    `,
    blank,
  ),
  // `ven to pie or smth`, `mun bur lets gooo, spa por`
  rewording(
    wrapped`
      (?<=\p{L}{2}),? (?:
        or (?:something|smth|sth|sumn|whatever|whatevs|so)|ou (?:quelque chose|un truc)|oder so
        |lets? go+|let['\u2019]s go+|yolo|idc|idk|ngl|tbh|fr fr|no cap|gn|glhf|wish me luck|haha+
        |l+ma+o+|lo+l
      )(?=\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `The army which is in Spain, she goes to Portugal`
  rewording(
    wrapped`
      (?<=
        (?:^\W*|[.;!?]\s+|\b(?:and|et|und) )
          (?:(?:the|my|our|la|le|l['\u2019]|die|der|das|meine?) ?)?(?:
            (?:army|fleet|armée|flotte|armee)(?: (?:which|that|who|qui) (?:is|est))?
              (?: (?:in|of|at|from|de|d['\u2019]|du|en|aus|the|la|le))* ?
          )?${named}
      ),? (?:she|he|it|they|elle|il|sie|er|es|die)(?= (?:${going})(?!\p{L}))
    `,
    blank,
  ),
  // `don't move Armenia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:(?:please|pls|and|so|also|but) )?(?:don['\u2019]?t|do not|dont|never) (?:
        move|touch|send|budge|shift
      ) (
        (?:the |my )?(?:(?:army|fleet) (?:in|at|of) )?(?!\p{L}+ (?:in)?to )NAME
          (?: (?:army|fleet))?
      )(?: (?:anywhere|at all|this (?:turn|time)|please|pls|yet|for now))*(?=\s*(?:[.;,!]|$|and ))
    `,
    (_, unit) => `${unit} holds`,
  ),
  // `Oh, I forgot London: it goes to the Channel`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:oh|ah|ach|and|sorry|oops|et|e|y|und),? )*(?:
        (?:
          i (?:almost |nearly |quite )?(?:forgot|left out)|i(?:['\u2019]ve| have) forgotten
          |dimenticavo|(?:mi )?ho dimenticato|mi sono dimenticat[oa] (?:di )?
          |j['\u2019](?:ai oubli\u00e9|oubliais)|(?:me )?olvid(?:\u00e9|aba)(?: de)?
          |(?:me )?he olvidado(?: de)?|ik (?:vergat|was vergeten)
        )(?: about)? (NAME)|(NAME) (?:habe?|hatte) ich (?:ganz |glatt |noch )?vergessen
      )\s*[:,;]\s*(?:(?:it|that one|she|he|elle|il|lei|ella|er|sie|zij|hij) )?(?=\p{L})
    `,
    (_, unit = "", behind = "") => `${unit}${behind} `,
  ),
  // `je garde Marseille en place`, `mejor deja la flota donde está`, `no need for Brest to move`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:and|et|y|e|und|but) )(?:
        (?:
          please|pls|je|on|mejor|bitte|so|just|et|y|alors|pues|allora|meglio|besser
          |pour (?:l['\u2019]instant|le moment),?|vorerst|fürs erste|por ahora,?|per ora,?|voorlopig
        ) )*(?:
          garde[rz]?|laisse[rz]?|maintiens|gardons|laissons|deja(?:d|r|mos)?|deje
          |lascia(?:te|re|mo)?|lass(?:t|en sie)?|laat|t(?:ieni|enete)
        )(?: (?:juste|seulement|simplement|solo|s\u00f3lo|semplicemente|einfach|mal|halt|gewoon|maar))* (
          (?:(?:the|my|la|le|el|il|die|den|das|de|het|mon|ma|mi|mein\p{L}*) |l['\u2019])?(?:
            army|fleet|flotte|flota|flotta|armée|armee|ejército|armata|esercito|vloot|leger|NAME
          )(?: (?:de |d['\u2019]|di |in |en |von |te )NAME)?
        ) (?:
          en place|sur place|en paix|tranquil+[aeo]|où (?:elle|il) (?:est|se trouve)|à sa place
          |en su sitio|quiet[ao]|donde est[aá]|en paz|dov['\u2019 ]?è|ferm[ao]|in pace
          |wo (?:sie|er|es) (?:ist|steht)|in ruhe|waar (?:hij|zij|ze|het) (?:is|staat)
          |met rust
        )(?: (?:
          alors|donc|dann|mal|allora|entonces|dan|svp|bitte|per favore|por favor|graag
          |pour (?:l['\u2019]instant|le moment)|por ahora|per ora|voorlopig
        ))*
        (?=\s*(?:[.;,!]|$|(?:and|et|y|e|und|mais|pero|ma|maar) ))
    `,
    (_, unit) => `${unit} holds`,
  ),
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:and|but) )(?:(?:please|pls|so|there(?:['\u2019]s| is)|and|but) )*(?:
        (?:do|doing) nothing with|(?:don['\u2019]?t|do not) do anything with|nothing (?:for|with)|no (?:need
        |reason) (?:for|to move)|leave
      ) (?!
        (?:(?:the|my|all|and) ){0,2}(?:
          every|all|rest|others?|remaining|anything|it |them |that |those )
      )((?:the |my )?(?:army|fleet|NAME(?: army| fleet)?))(?: (?:
        alone|in peace|to (?:move|go anywhere|do anything|budge)
      ))?(?: (?:please|pls|this (?:turn|time)|for now|then))*(?<=
        (?:
          nothing|anything with|need to|reason to|no need|no reason|alone|peace|to move|anywhere|anything|budge
        )(?!\p{L}).*
      )(?=\s*(?:[.;,!]|$))
    `,
    (_, unit) => `${unit} holds`,
  ),
  // `smy dont go con it stays`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:and|but) )(NAME) (?:
        dont|don['\u2019]t|doesn['\u2019]?t|does not|do not|won['\u2019]?t|will not|not
        |ain['\u2019]?t
      ) (?:go(?:es|ing)?|mov(?:e|es|ing)|attack(?:s|ing)?)(?: (?:in)?to)? (?:the )?NAME,? (?:but |instead )?
        (?:(?:it|he|she)(?:['\u2019]s)? )?(?:just )?(?:stays?|holds?|staying|holding|remains?)
        (?: (?:put|there|home|instead))*(?=\s*(?:[.;,!]|$))
    `,
    (_, unit) => `${unit} holds`,
  ),
  // `et je sors la flotte en Manche`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:et|puis) )(?:je|on) (?:
        sors|fais sortir|déplace|pousse|emmène|amène|conduis|dirige
        |fais (?:aller|avancer|passer|monter)|avance|monte|lance|fais
      ) ((?:(?:la|le|ma|mon) |l['\u2019])?(?:flotte|armée|NAME)(?: (?:de |d['\u2019])NAME)?) (?=
        (?:en|à|vers|dans|au|sur) )
    `,
    (_, unit) => `${unit} va `,
  ),
  // `liverpool, ummm, wales i guess`
  rewording(
    wrapped`
      (?<=(?:^|[,;.]\s*|\band )\s*(?:the )?\p{L}{3,15}),? (?:
        uh+m*|er+m?|um+|h+m+|let me (?:think|see)
      )(?:,|\.{2,}|\u2026)(?= (?!no\b|wait\b|actually\b)\p{L})
    `,
    blank,
  ),
  // `whereas the one in Venice keeps watch`
  rewording("(?<=\\p{L}[,;]? )whereas(?= \\p{L})", "while"),
  // `I ain't moving Rome`, `Rome isn't going anywhere`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:and|but) )(?:(?:no|nah|nope|wait|so|and|but),? )*
        (?:(?:i|we)(?:['\u2019](?:m|re)| am| are)? ?)?(?:
          (?:will not|won['\u2019]?t|am not|are not|not|ain['\u2019]?t|aren['\u2019]?t)
            (?: (?:gonna|going to))? (?:mov(?:e|ing)|touch(?:ing)?|budg(?:e|ing)|shift(?:ing)?)
        ) (
          (?:the |my )?(?:(?:army|fleet) (?:in|at|of) )?(?!
            any|every|all |nothing|much|(?:it|them|him|her|that|yet|now|until|till)(?!\p{L})
            |\p{L}+ (?:in)?to )NAME(?: (?:army|fleet))?
        )(?: (?:anywhere|at all|this (?:turn|time)|please|pls|after all|anymore|any more))*
        (?=\s*(?:[.;,!]|$|and ))
    `,
    (_, unit) => `${unit} holds`,
  ),
  rewording(
    wrapped`
      (?<=\p{L}) (?:
        isn['\u2019]?t|ain['\u2019]?t|is not|won['\u2019]?t be|will not be|aren['\u2019]?t|are not
      ) (?:going|moving|headed|heading) (?:anywhere|nowhere|any place|an inch)
        (?: (?:at all|now|this (?:turn|time)|yet))*(?=\s*(?:[.;,!]|$|and ))
    `,
    " holds",
  ),
  // `fleet in berlin army in munich ty`
  rewording(
    wrapped`
      (?<=(?:\b(?:in|to|into|at|holds?|stays?)|[->]) ?(?:the )?\p{L}{3,15}(?: \p{L}+)?),? ty
        (?:vm|sm)?(?=\s*[.!]*\s*$)
    `,
    blank,
  ),
  // `à Paris svp`: nowhere an army, with its accent
  rewording(
    "^\\W*[\u00e0\u00c0] (NAME)(?:,? (?:svp|stp|merci|s['\u2019]il (?:vous|te) pla[i\u00ee]t))?[.!]?\\s*$",
    (_, place) => `vers ${place}`,
  ),
  // `Warsaw no go galicia, Warsaw go silesia`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+|\b(?:and|but) )(NAME) (?:
        no|not|dont|don['\u2019]t|doesn['\u2019]?t|does not|do not
      ) (?:goe?s?|moves?|attacks?)(?: (?:in)?to)? (?:the )?NAME,? (?:but |instead )?
        (?:(?:it|he|she) |(NAME) )?(?:goe?s?|moves?|attacks?) (?=(?:(?:in)?to )?(?:the )?\p{L}{3})
    `,
    (words, unit = "", again = "") =>
      again === "" || again.toLowerCase() === unit.toLowerCase() ? `${unit} goes ` : words,
  ),
  // `u know what ber to kiel too`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:(?:ok|okay|so|hey|right|well|and|actually),? )*(?:
        (?:(?:yo)?u|ya) know what|tell you what|guess what|(?:i(?:['\u2019]ve| have) )?got it
        |here['\u2019]?s (?:the thing|what)
      )(?: then)?(?:[,.:;!?\u2026-]+\s*|\s+)(?=(?!(?:i|you|we) (?:think|mean|said)\b)\p{L})
    `,
    blank,
  ),
  // `My grandson says I ought to send the fleet to the North Sea`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:and |so |well,? )?my (?:dear |little |old |late |clever )?(?:
        (?:grand|step)?(?:son|daughter|child|mother|father|ma|pa)|husband|wife|partner|boyfriend
        |girlfriend|brother|sister|mum|mom|dad|uncle|aunt|nephew|niece|cousin|friend|neighbour
        |neighbor|kids?|flatmate|roommate|colleague|boss|teacher|doctor|gut|heart
      )(?: \p{Lu}\p{L}+)?,? (?:
        says?|said|tells me|told me|thinks|thought|reckons|insists|suggests|suggested
        |advises(?: me)?|advised(?: me)?|recommends?
      )(?: that)?,? i (?:really )?(?:ought to|should|must|had better|have to|need to|am to)(?= (?:
        send|put|move|order|take|get|bring|let|keep|hold|leave|build|remove|disband|support|attack
        |march|sail|tell
      ) )(?![^.;!?]*(?<!\p{L})(?:but|though|however|although|instead|or)(?!\p{L}))
    `,
    blank,
  ),
  // `ank to the Black Sea pls n ty`
  rewording(
    wrapped`
      (?<=\p{L}),? (?:
        porfa|porfis|plis|xfa
        |(?:(?:pls|plz|please|thx|thanks) )?(?:n|and|&) (?:
          ty(?:vm|sm)?|thx|thanks|thank (?:u|you)|tnx|cheers
        )
      )(?=\s*(?:[.;!]|$))
    `,
    blank,
  ),
  // `Russia told me on the telephone he stays out, so my fleet goes to Constantinople`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?!(?:if|i|we|unless|when)\b)(?:and |but |now )?NAME
        (?: has| have| had|['\u2019]s)? (?:
          told|promised|assured|informed|agreed with|said to|wrote(?: to)?|written(?: to)?
        ) (?:me|us)(?!\p{L})(?:(?!\b(?:if|unless|or)\b)[^.;!?]){3,120}?,? so(?= (?:
          my|the|our|i(?:['\u2019]ll| will| want| order)|we(?:['\u2019]ll| will)
        ) )
    `,
    blank,
  ),
  // `go to sea Botnia`, `sea Black`
  rewording(
    wrapped`
      \bsea (?:of )?(
        botnia|bothnia|black|baltic|north|irish|norwegian|adriatic|ionian|aegean|tyrrhenian
        |barents
      )(?!\p{L})
    `,
    (_, name) => (/^bot/i.test(name) ? name : `${name} sea`),
  ),
  // `mets Espagne en Gascogne`: with one place alone it would be built
  rewording(
    wrapped`
      (?<!\p{L})(?:mets|mettez|mettre|bouge[rz]?) (
        (?:l['\u2019]armée (?:de |d['\u2019]|du )|la flotte (?:de |d['\u2019]|du ))?
          (?:la |le |l['\u2019])?(?!(?:une?|armée|flotte|la|le)(?!\p{L}))\p{L}{3,15}
      ) (?:en|dans|au|à|sur) (?=(?:la |le |l['\u2019])?\p{L}{3})
    `,
    (_, who) => `${who} vers `,
  ),
  // `mets Brest en Manche stp`: behind a place it is no St Petersburg
  rewording(
    wrapped`
      (?<=(?:(?<!\p{L})(?:en|dans|vers|sur|à|au)\s+(?:la |le |l['\u2019])?|[->]\s?)\p{L}{3,}) stp
        (?!\p{L}|\s*(?:[-/(>]|(?:to|vers|holds?|h|s|nc|sc)(?!\p{L})))
    `,
    blank,
  ),
  // `Munich goes not`
  rewording(
    "\\b(?:goes|moves|go|move|marches|sails) not(?: (?:anywhere|this turn))?(?=\\s*(?:[.;,!]|$))",
    "holds",
  ),
  // `everything else: bul - rum`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(?:and )?(?:everything else|all else|the (?:rest|others)|others?|rest)
        \s*:(?=\s*(?:(?:a|f|army|fleet) )?NAME ?(?:-|to |into |holds?|goes))
    `,
    blank,
  ),
  // `If Galicia bounces I don't care`
  rewording(
    wrapped`
      (?<=[.;!?,]\s+)(?:and )?if (?:it|that|this|NAME|they|we|i) (?:
        bounces?|fails?|gets? (?:bounced|cut)|doesn['\u2019]?t work(?: out)?|does not work
      ) (?:
        idc|so be it|whatever|no matter|oh well|fine|too bad|tant pis
        |i don['\u2019]?t (?:care|mind)|never mind|nvm
      )(?=\s*(?:[.;,!]|$))
    `,
    blank,
  ),
  // `nth carries n nwg supports`
  rewording(
    wrapped`
      (?<=\b(?:carries|convoys|supports|holds|stays|moves|helps|hold|stay)) n (?=
        NAME (?:carries|convoys|supports|holds|stays|moves|helps|hold|goes|to) ?
      )
    `,
    ", ",
  ),
  // `I should be much obliged if Serbia would enter Greece`
  rewording(
    wrapped`
      (?<=^\W*|[.;!?,]\s+)(
        i(?:['\u2019]d| would| should) (?:
          be (?:much |most |very |greatly |so |ever so )?
            (?:grateful|obliged|happy|glad|pleased|thankful|delighted)
          |appreciate it|like it
        ) if )([^.;!?,]{3,40}?)( (?:were to|would|could))(?= (?:
          enter|attack|take|occupy|follow|return|retreat|help|cross|travel|convoy|defend|come
          |leave|disband|visit
        ) )
    `,
    (_, wish, unit, were) => `${blank(wish)}${unit}${" to".padEnd(were.length)}`,
  ),
];
