/**
 * `I would like fewer letters. Is there a way to do that?`: what only asks whether and how the sentence above
 * it can be done.
 */
import { regex, wrapped } from "../../../util/index.js";

const above = regex("iu")`
  ^(?:(?:and|but|so|or|und|et|y|e)[ ,]+)?(?:
    ${[
      wrapped`
      (?:is there|do you (?:have|see|know)) (?:\w+ )?way (?:
        to do (?:that|this|it|so)|of doing (?:that|this|it)|for (?:that|this)
      )
    `,
      wrapped`
      (?:can|could|would|will) you (?:please )?(?:
        do (?:something|anything) (?:about|with|for) (?:it|that|this|me)
        |(?:do|change|fix|arrange|end|settle) (?:that|this|it)
          (?: (?:like (?:that|this)|(?:that|this) way))?
        |help (?:me )?(?:with (?:that|this|it))?
      )
    `,
      wrapped`
      (?:do you have|have you(?: got)?|is there) (?:anything|something|one|a game) like (?:that|this)
      |(?:habt ihr|haben sie|hast du|gibt es)(?: hier| bei euch| bei ihnen)? (?:so ?(?:et)?was|so eine|eine solche)
      |(?:avez-vous|vous avez|il y a) (?:\u00e7a|quelque chose comme \u00e7a)|(?:ten\u00e9is|tienen|hay) algo as\u00ed
      |(?:avete|c['\u2019]\u00e8) qualcosa del genere|(?:hebben jullie|is er) zoiets
      |how (?:do|can|could|would|should) i (?:do|manage|go about|get|change|fix) (?:that|this|it|so)
      |how (?:does|would|is) (?:that|it) (?:work|done)
      |(?:is|would) (?:that|this|it) (?:be )?(?:possible|doable|feasible)
      |(?:can|could) (?:that|this|it) be (?:done|arranged|set|managed|changed|fixed)
    `,
      wrapped`
      wie (?:geht|ginge|mache ich|macht man|kann ich|stelle ich) (?:das|es)
        (?: (?:denn|machen|ändern|an|einrichten|genau))*
      |(?:geht|ginge) (?:das|es)(?: (?:denn|irgendwie|überhaupt|vielleicht))*
      |(?:kannst|könntest|können|könnten|kann|lässt) (?:du|sie|man|sich) (?:da|das|dagegen|daran)
        (?: (?:etwas|was|irgendwie|bitte|mal|vielleicht))* (?:
          machen|tun|ändern|einrichten|einstellen
        )
    `,
      wrapped`
      comment (?:faire|fait-on|je fais|puis-je faire|on fait)(?: (?:ça|cela))?
      |(?:est-ce que )?(?:c['\u2019]est|est-ce|serait-ce) possible
      |(?:peux-tu|pouvez-vous|tu peux|vous pouvez|peut-on|on peut) (?:y )?faire quelque chose
      |y a-t-il (?:un )?moyen
    `,
      wrapped`
      what (?:do|should|shall|can|would|must) (?:i|we|one|you) (?:do|suggest|advise|recommend)(?: (?:
        about (?:it|that|this)|in (?:that|this|such a) case
      ))?
      |what (?:is|['\u2019]s|would be) (?:the )?best(?: thing)?(?: (?:to do|for me to do|way))?
      |what would be the best thing to do
      |how (?:is|are) (?:that|this|these things|such things) (?:usually )?
        (?:handled|done|arranged)
      |what (?:are|would be) my (?:options|choices)|what (?:options|choices) (?:do|would) i have
      |what (?:would|do) you (?:do|suggest|advise|recommend)|any (?:advice|ideas?|suggestions?)
      |how (?:do|can|should|would) (?:i|we|you|one) (?:handle|deal with|go about) (?:that|this|it|him|her|them)
      |what can (?:be done|i do|we do) about (?:that|this|it|him|her|them)
      |what happens then
      |(?:should|shall|must|do) i (?:have to |need to )?(?:tell|let|inform|notify|warn) you(?: know)?
        (?: (?:now|already|first|early|in advance|beforehand))*
    `,
      wrapped`
      was (?:mache?|soll|kann|tue|macht|tut) (?:ich|man|wir)(?: (?:
        da|dann|jetzt|nun|am besten|machen|tun|in dem fall|in so einem fall
      ))*
      |was (?:rätst du|raten sie|würdest du tun|würden sie tun)(?: mir)?(?: da)?
      |welche möglichkeiten (?:habe|hätte) ich(?: (?:da|jetzt|denn))*
      |wie (?:läuft|geht|handhabt|macht|regelt) (?:das|ihr das|man das|man sowas|man so etwas)(?: (?:
        dann|da|üblicherweise|normalerweise|in so einem fall
      ))*
    `,
      wrapped`
      comment (?:fait-on|on fait|faire|ça se passe|cela se passe|je fais|faut-il faire)
        (?: (?:dans (?:ce|ces|un tel) cas(?:-là)?|alors))*
      |que (?:me )?(?:conseill|propos|suggér|recommand)(?:es-tu|ez-vous)|quelles sont mes options
      |que (?:dois-je|faut-il|puis-je|doit-on) faire(?: (?:dans (?:ce|ces) cas(?:-là)?|alors))*
      |qu(?:['\u2019]est-ce que je|e) (?:dois faire|fais|faire)
      |(?:qué|cómo) (?:hago|debo hacer|tengo que hacer|se hace|hacemos)(?: en (?:ese|este) caso)?
      |(?:cosa|che cosa|come) (?:faccio|devo fare|posso fare|si fa|facciamo)
        (?: in (?:questo|questi|tal) cas[oi])?
      |(?:wat|hoe) (?:moet|kan|doe) ik (?:dan |nu |daarmee )?(?:doen|aan)?
      |(?:cuáles son|qué) (?:son )?mis opciones|qué (?:me )?(?:aconsejas|recomiendas|sugieres)
      |quali sono le mie opzioni|(?:che )?cosa (?:mi )?(?:consigli|suggerisci)
      |wat (?:zijn mijn opties|raad je (?:me )?aan)
    `,
      wrapped`
      se puede(?: hacer)?|es posible|cómo (?:se hace|lo hago)|puedes hacer algo|si può(?: fare)?
      |è possibile|come (?:si fa|faccio)|puoi fare qualcosa|kan dat|hoe doe ik dat|is dat mogelijk
    `,
    ].join("|")}
  )(?: (?:then|please|now|for me|at all|somehow|bitte|jetzt))*\s*[?!.]*$
`;

/** Does a sentence say nothing but that, so that it is answered with what stands above it? */
export function asksOfAbove(sentence: string): boolean {
  return above.test(sentence.trim());
}

/** `Stop sending me calendar files. The JSON too.`: what is wanted above, of another part of the letters. */
export function goesForToo(sentence: string): boolean {
  return theSameToo.test(sentence);
}

const theSameToo = regex("iu")`
  ^(?:(?:and|und|et|y|e|en|same for|same with) )?(?:(?:the|die|das|den|le|la|les|el|los|il|i|de|het) )?
    (?:json|ics|calendar|kalender|html|maps?|pictures?|images?|attachments?|bilder|karten)
    (?:[- ]?(?:files?|things?|stuff|ones?|dateien))?,?
    (?: (?:too|as well|also|auch|aussi|tambi\u00e9n|anche|ook))?[.!\s]*$
`;
