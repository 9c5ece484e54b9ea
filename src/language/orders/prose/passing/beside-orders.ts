/**
 * What is said beside orders, in their sentence or above them. `Can you change my orders, I want Brest to the Channel
 * now`: whoever asks for leave and says at once what is to be done is answered by its being done.
 */
import type { Board } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { placesIn } from "../../../names/mentions.js";
import { blank } from "../markup.js";

/** What is to be changed, and how softly that is asked. */
const mine = wrapped`
  (?:
    (?:
      my|an?|the|one of my|some|one|meinen?|meine|einen?|die|das|den|mes|mon|une?|l['\u2019]|i miei|il mio|le mie
      |la mia|mis|mi|una|mijn|een
    )[ ]?(?:
      orders?|moves?|befehle?|z\u00fcge?|zug|ordres?|coups?|ordini|ordine|mosse|mossa|\u00f3rdenes|orden|jugadas?
      |zetten|zet
    )(?: of mine)?
    |that|this|it|something|sth|das|was|etwas|\u00e7a|quelque chose|qualcosa|algo|dat
  )
  (?:[ ,](?:please|pls|plz|still|quickly|again|now|for me|bitte|noch|schnell|stp|svp|per favore|por favor)){0,3}
`;

const may = [
  wrapped`
    (?:can|could|may|might|would) (?:i|we|you|u|ya)(?: (?:please|still|just|quickly)){0,2}
    [ ](?:change|alter|amend|update|edit|fix|correct|modify|switch|redo) ${mine}
  `,
  wrapped`
    (?:(?:kann|k\u00f6nnte|darf|k\u00f6nnen|k\u00f6nnten) (?:ich|man|wir|sie)|(?:kannst|k\u00f6nntest) du)
    (?: (?:bitte|noch)){0,2} ${mine} (?:\u00e4ndern|korrigieren|tauschen)
  `,
  wrapped`
    (?:est-ce que )?(?:
      je peux|je pourrais|puis-je|on peut|peux-tu|tu peux|pourrais-tu|pouvez-vous|vous pouvez|pourriez-vous
    )(?: encore)? (?:changer|modifier|corriger) ${mine}
  `,
  wrapped`
    (?:posso|potrei|puoi|potresti|pu\u00f2|si pu\u00f2|potete)(?: ancora)? (?:cambiare|modificare|correggere) ${mine}
  `,
  wrapped`
    (?:puedo|podr\u00eda|puedes|podr\u00edas|se puede)(?: todav\u00eda| a\u00fan)? (?:cambiar|modificar|corregir)
    [ ]${mine}
  `,
].join("|");

const leave = regex("giu")`
  (?<=^\W*|[.!?\n]\s*|\s(?:and|but|hi|hey|hello),? )(?:${may})
  \s*[,:;\u2013\u2014-]+\s*(?:and |und |et |y |e )?(?=\p{L})
`;

/** What asks by itself, or hangs on the answer. */
const hanging = regex("iu")`
  ^(?:or|if|when|until|once|after|before|even|and|oder|wenn|bis|ou|si|quand|o|se|of|als)(?!\p{L})|\?\s*$
`;

/** The text without what asks for leave only, where an order follows that names a place. */
function withoutLeave(board: Board, text: string): string {
  return text.replace(leave, (said, at: number) => {
    const [behind = ""] = /^[^.!\n?]*\??/.exec(text.slice(at + said.length)) ?? [];
    return hanging.test(behind) || placesIn(board, behind).length === 0 ? said : blank(said);
  });
}

/** `Please process:`, `Bitte ausf\u00fchren:` above orders: what is done with them anyway. */
const entering = regex("gimu")`
  ^[ \t]*(?:(?:please|kindly|pls|plz|can you|could you|bitte|merci de|veuillez|per favore|por favor)[, ]+){0,2}(?:
    process|execute|enter|submit|record|register|input|file|handle|adjudicate
    |ausf\u00fchren|verarbeiten|eintragen|aufnehmen|traiter|ex\u00e9cuter|enregistrer|elabora|esegui|registra|procesa
    |ejecuta
  )(?:
    (?: (?:the )?(?:
      these|this|following|below|my|our|orders?|moves?|as follows|folgendes|ce qui suit|quanto segue|esto
    )){1,3}
      (?:[, ]+(?:please|pls|thanks|bitte))?[ \t]*:?
    |(?:[, ]+(?:please|pls|bitte))?[ \t]*:
  )[ \t]*$(?=\n\s*\S)
`;

/** The text without such a heading. */
function withoutEntering(text: string): string {
  return text.replace(entering, blank);
}

/** `thats all 3 right??` below orders in a long line without a full stop: whether they are right, and all there are. */
const checks = regex("gimu")`
  (?<=^[^\n]{40,200}\p{L})(?=[ \t]*\n[ \t]*(?:(?:so|and|ok|okay)[ ,]+)?(?:
    (?:is |are )?(?:that|thats|that['\u2019]s|this|these|those)(?: is| are)?
      [ ](?:all|everything|right|ok|okay|correct|fine|it)
    |(?:is |are )?(?:all|everything) (?:right|ok|okay|correct|fine|set|there)
    |stimmt das|passt das|das (?:ist|sind) alles?|c['\u2019]est (?:tout|bon|correct)|\u00e8 tutto|va bene|es todo
    |est\u00e1 bien
  )(?!\p{L})[^\n]*\?)
`;

/** The text with such a line as a sentence of its own. */
function withChecksApart(text: string): string {
  return text.replace(checks, ".");
}

/** The text without such words; a heading for who processes the game is left where `isGm` says that it may be one. */
export function withoutBeside(board: Board, text: string, isGm: boolean): string {
  return withoutLeave(board, withChecksApart(isGm ? text : withoutEntering(text)));
}
