/**
 * How people begin to say what they order, and in what manner: `what I'd like to do is`, `je voudrais`, `quietly`. It
 * says no more than the order behind it does.
 */
import { wrapped } from "../../../util/index.js";
import { joined } from "./forms.js";

export const manner = {
  noise: [
    `without further ado|without more ado|without much ado|first up|first up is|next up|
      next up is|last up is|for starters|for a start|as a start|to start with|to begin with|
      to kick off|to kick things off|for openers|last but not least|first of all|first off|
      first and foremost|second of all|for my part|as for me|on my side|speaking for myself|
      on top of that|to finish|to finish off|to round it off|und zwar|zunachst|zuerst|als erstes|
      pour commencer|tout d abord|d abord|abord|pour finir|para empezar|primero|per cominciare|
      prima di tutto|om te beginnen|allereerst`,
    "it will be|it ll be|it shall be|that will be|that ll be|convoy time|stab time|attack time|show time",
    "fresh|brand new|shiny new|spanking new|shiny|additional",
    wrapped`
      propose to|proposes to|intend to|intends to|mean to|means to|plan to|plans to|would rather
      |would much rather|d much rather|would sooner|would prefer to|prefers to
    `,
    joined(
      "is|are|has been|have been",
      joined("told|instructed|asked|commanded|directed|detailed", "to"),
    ),
    joined(
      "has|have|gets|get|receives|receive",
      "orders to|instructions to|the order to|the task to",
    ),
    joined(
      "i d|i would|we d|we would|id|i ll|i will|we ll|we will|i|we",
      "like|love|prefer|also like|like to see|like to have|like for|like you to|want you to|love to see",
    ),
    joined(
      "what i|what we|all i|all we",
      `d like is|d like to do is|would like is|would like to do is|want is|want to do is|ll do is|will do is|
      do is|order is|need is|am doing is|m doing is`,
    ),
    joined(
      "i|we|i ll|we ll|i m|i am|let us|let s",
      "open with|opening with|start with|starting with",
    ),
    wrapped`
      i m|i am|we re|we are|open with|opening with|start with|begin with|opens with|starts with
      |begins with|the best is|best is
    `,
    joined(
      "ich|wir",
      wrapped`
        brauche|brauchen|nehme|nehmen|hatte|hatten|haette|haetten|hatte gern|hatte gerne
        |hatten gern|hatten gerne|haette gern|haette gerne|haetten gern
      `,
    ),
    `il me faut|il nous faut|j aurais besoin d|j ai besoin d|je prends|je prendrais|
      j aimerais avoir|je voudrais avoir|mi serve|mi servirebbe|mi servono|ci serve|ho bisogno di|
      prendo|vorrei avere|necesito|necesitamos|quisiera tener|me hace falta|ik neem|wij nemen|
      preciso de|precisamos de|hatte gern|hatte gerne|haette gern|haette gerne`,
    `ich mochte|ich moechte|mochte|moechte|wir mochten|ich wurde gern|ich wurde gerne|wurde gern|wurde gerne|
    ich will|wir wollen|ich lasse|lasse|lass|soll|sollen|gern|gerne`,
    wrapped`
      io faccio|faccio|noi facciamo|ich mache|wir machen|ik doe|yo hago|hago|hacemos|eu faco|faco
      |moi je joue|je joue|moi je fais
    `,
    `je voudrais|je souhaite|je veux|j aimerais|nous voulons|je fais|je vais|je vais faire`,
    "vorrei|voglio|vogliamo|desidero|quiero|queremos|quisiera|me gustaria|deseo|voy a|vamos a",
    "preferisco|preferirei|prefiero|preferiria",
    "ik wil|ik wil graag|ik zou graag|wij willen|we willen|graag|quero|queremos|gostaria de|vou|desejo",
    joined("can|could|may|should|will", "all|both|each|all just|both just"),
    joined(
      "for|in|during",
      joined("the present|the current|the coming|this present", "season|turn|phase|round|move"),
    ),
    joined(
      "for|in",
      wrapped`
        the opening|the opening season|the opening turn|the opening move|the first season
        |the first turn|my first turn|my opening|the season|the turn
      `,
    ),
    // What the writer has named before: `celle de Marseille`, `quella di Budapest`.
    `celle de|celle du|celle d|celle des|celle a|celui de|celui du|quella di|quella a|quella del|
      quella in|quello di|quello a|quello in|celle en|celle au|la de|el de|los de|las de|la del|
      el del|die aus|die von|das aus|das von|der aus|dat in|dat uit|die uit|a de|o de|a do`,
    `at home|where it is|where he is|where she is|where they are|where it stands|where they stand|
    where they re at`,
    `sadly|regretfully|sorrowfully|reluctantly|boldly|bravely|happily|gladly|quietly|slowly|
      swiftly|promptly|cautiously|carefully|merely|solely|duly|silently|secretly|sneakily|
      stealthily|confidently|hastily|cheerfully|patiently|calmly|peacefully|aggressively|
      reluctantly|proudly|loyally|nobly|valiantly|gallantly|triumphantly|immediately|directly|
      forthwith|presently|at once|posthaste|post haste|with all speed|with all haste|
      what is left of|what s left of|what remains of|the remains of|the remnants of|
      the survivors of|in that order|in this order|in the same order|either way|in either case|
      in any case|to be on the safe side|jedenfalls|auf jeden fall|trotzdem|dennoch|
      sicherheitshalber|zur sicherheit|quand meme|tout de meme|au cas ou|de todos modos|por si acaso|
      per sicurezza|lo stesso|toch|desondanks|voor de zekerheid|voor alle zekerheid|uit voorzorg|
      vorsichtshalber|aus vorsicht|par precaution|par securite|par prudence|por seguridad|
      por precaucion|por prudencia|per precauzione|per prudenza|
      wie auch immer|comunque|in ogni caso|en tout cas|de toute facon|
      de toutes facons|quoi qu il en soit|de todas formas|de todas maneras|en cualquier caso|in ieder geval|
      hoe dan ook|regardless|bloss|blo\u00df|lediglich|jedoch|hingegen|by the way|by the by|
      however|on the contrary|by contrast|in contrast|on the other hand|for its part|in turn|
      for once|vorerst|erst mal|erstmal|einstweilen|vorlaufig|bis auf weiteres|weiterhin|einfach|
      pour l instant|pour le moment|por ahora|per ora|per adesso|voorlopig|jetzt|nun|nunmehr|
      adesso|ahora|maintenant|agora|invece|straight|straightaway|firmly|safely|simply|briefly|
      respectively|meanwhile|accordingly|instantly|finalement|cette fois|cette fois ci|ensuite|
      diesmal|dieses mal|endlich|schliesslich|anschliessend|questa volta|infine|finalmente|
      esta vez|deze keer|uiteindelijk|desta vez|bien sur|bien entendu|evidemment|naturellement|
      naturlich|selbstverstandlich|por supuesto|desde luego|claro|obviamente|evidentemente|
      naturalmente|ovviamente|certo|certamente|natuurlijk|uiteraard|vanzelfsprekend|
      heroically|majestically|gracefully|gently|
      nervously|bluntly|eagerly|defiantly|daringly|dutifully`,
    `to the bitter end|until the bitter end|till the bitter end|to the end|to the last|
      come what may|no matter what|whatever happens|for good|alone|on its own|on their own|
      on his own|by itself|by themselves|single handedly|unaided|unassisted|all by itself|
      all alone`,
  ].join("|"),
};
