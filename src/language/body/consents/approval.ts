/**
 * What was shown, approved in words of its own: `that is precisely what I had in mind`, `das ist alles so, wie ich es
 * wollte`. Beside orders that were read it agrees to them; elsewhere it is talk.
 */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { sentencesOf } from "../../text/sentences.js";
import { isHedged } from "./consent.js";

/** Does a sentence of the text approve of what was shown, and none doubt it? */
export function approves(text: string): boolean {
  if (isHedged(text)) return false;
  const sentences = sentencesOf(text.slice(0, approvalMost)).filter((each) => !each.includes("?"));
  const plain = sentences.map(plainWords);
  return plain.some((each) => approving.test(each)) && !plain.some((each) => doubting.test(each));
}

const approvalMost = 300;

const approving = regex()`
  \b(?:
    ${[
      wrapped`
      i (?:hereby |do |can |wish to |would like to )*(?:confirm|approve)
      |(?:exactly|precisely|just|all|indeed|is|are|was|were) (?:as|what|how|the way) i (?:d |had |have |ve 
        |would have )?
        (?:\w+ )?(?:it|them|that|in mind|want\w*|intend\w*|meant?|wish\w*|like\w*|ask\w*|plan\w*)
      |(?:is|are|s|re|look|looks|sounds?|quite|perfectly|absolutely|read|understood|got)
        (?: (?:me|it|them|that|all|my \w+|\w+ly))* (?:right(?! (?:now|away|after|before))|correct(?:ly)?
        |in order|spot on)
      |(?:exactly|precisely|just) (?:what|as|how) i (?:was|am) (?:after|thinking|hoping|looking)
      |(?:enter|note|record|use|take|keep|file|book|log|submit) (?:them|it|these|those|all)
      |(?:put|write|get) (?:it|them|that|those|all|everything) (?:all )?(?:down|in)
      |(?:do|kindly|please|may|can|you|and) proceed
    `,
      wrapped`
      (?:ich )?bestatige
      |(?:genau |exakt |alles |ganz )*(?:so )?(?:wie|was) ich (?:es |sie |das )?(?:\w+ )?
        (?:wollte|will|mochte|meinte|meine|gemeint|gewollt|geschrieben|vorhatte|gedacht)
      |(?:so|das) (?:war|ist|sind) (?:\w+ )?(?:es |sie )?(?:gemeint|gedacht|gewollt)
      |(?:alles|alle|so|ist|sind|stimmt|ganz|vollig|genau) (?:\w+ )?(?:richtig|korrekt|gelesen|verstanden
        |in ordnung)
      |(?:notieren|ubernehmen|vermerken|speichern) sie (?:\w+ )?(?:es|sie|das|alles)
      |(?:notier|vermerk|ubernimm|speicher)e? (?:es|sie|das|alles)
      |stimmt|stimmen|(?:einen?)?tragen sie (?:es|sie|das|alles)|(?:sie|es|das|alles) (?:\w+ )?(?:eintragen
        |notieren|ubernehmen)
    `,
      wrapped`
      (?:je )?(?:vous |te )?(?:les |le |la )?confirme
      |(?:exactement|precisement|bien|tout a fait|c est) (?:\w+ )?(?:ce que|comme) j\w* (?:\w+ )?(?:voul\w+
        |veux|souhait\w+|pens\w+|demand\w+|imagin\w+)
      |(?:est|sont|c est) (?:bien |tout a fait |parfaitement |tous |toutes |tout )*(?:exacte?s?|correcte?s?
        |juste|conforme|en ordre)
      |bien (?:lu|compris)|(?:vous pouvez|veuillez) (?:les|le|la|tout) \w+er|(?:enregistrez|notez
        |validez) (?:les|le|la|tout)
    `,
      wrapped`
      (?:lo |la |los |las |se )?confirmo
      |(?:exactamente|justo|precisamente|es|son) (?:\w+ )?(?:lo que|como|las que|los que) (?:yo )?(?:lo 
        |las |los )?
        (?:queria|quiero|pensaba|pedi|deseaba|deseo|tenia)
      |(?:todo|todas|todos|es|son|esta|estan|muy|totalmente) (?:\w+ )?(?:correct[oa]s?|exact[oa]s?|bien
        |en orden)
      |(?:puede|puedes|haga el favor de) (?:anotar|apuntar|registrar|usar|introducir)\w*|(?:anote|apunte
        |registre)l[ao]s?
    `,
      wrapped`
      (?:lo |li |le |vi |ti )?confermo
      |(?:esattamente|proprio|e|sono) (?:\w+ )?(?:quello che|come|quelli che) (?:li |lo |le )?
        (?:volevo|voglio|intendevo|pensavo|desideravo|chiedevo)
      |(?:tutto|tutti|e|sono|va|vanno|molto) (?:\w+ )?(?:corrett[oiae]|esatt[oiae]|giust[oiae]|bene|a posto
        |in ordine)
      |(?:puo|puoi) (?:registrar|inserir|annotar|usar)\w*|(?:li|le) (?:registri|inserisca|annoti|usi)
    `,
      wrapped`
      (?:ik )?bevestig|(?:precies|helemaal|exact|net) (?:zo )?(?:wat|zoals) ik (?:het 
        |ze )?(?:\w+ )?(?:wilde|wil|bedoelde|bedoel)
      |klopt|kloppen|(?:is|zijn|alles|allemaal) (?:\w+ )?(?:juist|goed|correct|in orde)
      |(?:voer|zet|noteer|neem) (?:ze|het|dat|die|alles)
    `,
    ].join("|")}
  )(?= |$)
`;

/** Not as it was shown, not now, or not all of it. */
const doubting = regex()`
  \b(?:
    not|(?:don|doesn|isn|aren|wasn|weren|didn|can|won) t|dont|isnt|wasnt|no|nope|never|cannot|but|except|wrong
    |almost|nearly|half|later|tomorrow|wait|instead|rather|only|than|would be|should be|want to|make sure
    |nicht|nein|kein\w*|aber|ausser|falsch|fast|spater|morgen|warte\w*|statt\w*|nur|lieber|sondern
    |pas|jamais|mais|sauf|presque|plus tard|demain|attend\w*|plutot|faux|seulement
    |nunca|pero|salvo|excepto|menos|casi|manana|espera|solo|mejor
    |non|mai|tranne|eccetto|quasi|dopo|domani|aspett\w*|soltanto|sbagliat\w*|invece|ma
    |niet|geen|(?<!\ber )maar|behalve|bijna|straks|wacht|fout|alleen|liever
  )(?= |$)
`;
