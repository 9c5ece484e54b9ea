/** Clauses beside an order that change nothing of it: what is understood, doubted in passing, or gained. */
import { wrapped } from "../../../../util/index.js";
import { shape } from "../shape.js";

export const passing: readonly RegExp[] = [
  // `and the fleet, well, it just sits there`
  shape(
    wrapped`
      (?<=(?:^\W*|[.;,]\s+|\band )(?:as for )?(?:the|my|our) (?:army|fleet|boat|ship)),(?:
        (?: well| oh well| hm+| uh| um| er),?)? (?:it|he|she)(?=
          (?:['\u2019]ll)? (?:just |simply |only )?(?:stays?|sits?|holds?|remains?|stands?)(?!\p{L})
        )
    `,
  ),
  // `only A Bul - Gre is new`
  shape(
    wrapped`
      (?<=(?:[->]|\b(?:to|into|nach|en|vers|a|in)) ?NAME) (?:is|are|ist|sind|est|es|\u00e8) (?:the |das |my )?(?:only )?
      (?:new|changed|different|change|neu|anders|nouveau|nuev[oa]|nuov[oa])(?: (?:one|thing|order))?(?=\s*(?:[.;,!]|$))
    `,
  ),
  // `Should Trieste not get through, Venice will have to stay where it is, I understand that.`
  shape(
    wrapped`
      (?<=^\W*|[.!?]\s+)(?:should|if|wenn|falls|sollte|si|se|als) [^.!?]{5,170}[,;] (?:and |und |et |e |y )?(?:
        (?:that )?i (?:understand|know|get|realise|realize|see)(?: (?:that|this|it))?(?: (?:much|well))?
        |das (?:ist mir klar|verstehe ich|wei\u00df ich)|je (?:le )?(?:comprends|sais)|lo (?:so|capisco)
        |lo (?:s\u00e9|entiendo)|dat (?:snap|weet) ik
      )(?=\s*(?:[.!]|$))
    `,
  ),
  // `idk if gal is smart but whatever`
  shape(
    wrapped`
      (?<=^\W*|[.!?;]\s+)(?:idk|(?:i )?(?:don['\u2019]?t|do not) know|dunno|not sure|no idea|keine ahnung
        |wei\u00df nicht
        |je (?:ne )?sais pas|sais pas|non so|no s\u00e9|geen idee) (?:if|whether|ob|si|se|of)
      [ ][^.!?;,]{3,60}?,? (?:but|aber|mais|ma|pero|maar) (?:whatever|who cares|egal|oh well|we['\u2019]?ll see
        |let['\u2019]?s see|fine|ok|okay|what the hell|mal sehen|tant pis|on verra|peu importe|vabb\u00e8|vediamo
        |da igual|ya veremos|boeie)
      (?=\W*$|\s*[.!;])
    `,
  ),
  // `The fleet goes to Tunis to pick up the build`
  shape(
    wrapped`
      (?<=(?:[->]|\b(?:to|into|for|takes?|attacks?|enters?)\b)[^.;!?]{1,60}),? (?:
        (?:in order )?to (?:pick up|pick|grab|get|collect|take|claim|earn|secure|gain|win|snatch|score|bag|pocket)
        |um|pour|per|para|om
      ) (?:(?:the|a|an|my|our|another|its|that|one|more|extra|second|easy|free|neutral|den|das|le|la|il|el|het|un|mein
        |meinen|mon|mio|mi|ein|einen|eine) ){0,3}(?:(?:prendre|prendere|coger|tomar|ganar|conquistare)
        [ ](?:le|la|il|el|un|uno) )?(?:
          builds?|(?:supply )?cent(?:er|re)s?|sc|scs|dots?|aufbau|zentrum|centres?|centro
      )(?: (?:there|up|zu holen|mitzunehmen|zu bekommen|te pakken))?(?!\p{L})
    `,
  ),
  // `For my two builds I choose an army in Munich`
  shape(
    wrapped`
      (?<=^\W*|[.;!?]\s+)(?:for|as|with) (?:my|the|our) (?:\p{L}{2,6} )?(?:builds?|removals?)
        (?: this (?:year|winter|time))?,? (?:i|we)(?:['\u2019]ll| will|['\u2019]d)? (?:
          choose|take|have|like|pick|want|go for
        )(?= (?:an?|one|two|the|my|army|fleet) )
    `,
  ),
  // `Denmark stays, I don't want any trouble with Russia`
  shape(
    wrapped`
      (?<=\p{L})[,;\u2013-]\s+(?:because |as |since |denn |weil |car |parce que |porque |perch\u00e9 |want |omdat )?(?:
        (?:i|we) (?:do not|don['\u2019]?t) (?:want|need|like) (?:any |more |a )*(?:
          trouble|problems?|wars?|fights?|quarrels?|conflicts?|hassle|surprises|drama|arguments?
        )
        |ich (?:will|m\u00f6chte|brauche) kein\p{L}* (?:\u00e4rger|streit|stress|krieg|probleme|\u00fcberraschung\p{L}*)
        |je ne veux pas (?:d['\u2019]|de )(?:ennuis|probl\u00e8mes|guerre|histoires|conflit|surprises?)
        |no quiero (?:problemas|l\u00edos|guerra|pelea|sorpresas)
        |non voglio (?:problemi|guai|guerra|litigi|sorprese)
        |ik wil geen (?:problemen|ruzie|gedoe|oorlog|verrassingen)
      )(?: (?:with|from|mit|avec|con|met)(?: \p{L}+){1,2})?(?=\s*(?:[.;!]|$))
    `,
  ),
  // `Venice supports it just in case`
  shape(
    ",? (?:just in case|to be (?:safe|sure)|for safety(?:['\u2019]s sake)?)(?=\\s*(?:[.;!,]|$))",
  ),
  // `..., unless that starts a war, no actually just do it`: what was weighed is done
  shape(
    wrapped`
      (?<=^\W*|[\p{L}][.;!?,]*\s+)(?:
        (?:unless|if|(?:on|but)(?: on)? second thoughts?|es sei denn|au\u00dfer|oder doch nicht|sauf si|\u00e0 moins que
          |a menos que|a meno che|tenzij)(?!\p{L})[^.;:!?>]{0,60}?[,.?!\u2026]+\s+
      )?(?:oh |ach |bah )?(?:no|nah|nope|nein|non|nee|was|whatever|sod it|fuck it),? (?:actually |really |doch )?(?:
        (?:just |please |simply )?do (?:it|that)|go (?:ahead|for it)|mach(?:en wir|t|en sie)? (?:es|das|einfach)
        |fais(?:ons)?-le|faites-le|hazlo|fallo|doe het
      )(?: anyway| trotzdem| einfach| quand m\u00eame)?(?=\s*(?:[.!,;]|$))
    `,
  ),
];
