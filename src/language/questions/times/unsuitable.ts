/** `The deadline is too early for me`, `Freitag passt mir nicht`: whoever says so would like another time. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../question-words.js";
import { asksToHold } from "./hold-until.js";

/** The words that ask for more time: none where they only say what does not suit, for that is no day to wait for. */
export function timeWanted(sentence: string): string | null {
  if (asksToHold(sentence)) return sentence;
  return sentence.length <= longest && unsuitable.test(plainWords(sentence)) ? "" : null;
}

const longest = 90;

const unsuitable = regex()`
  ^(?:(?:ok|okay|oh|hm+|well|sorry|but|so|ah|hi|unfortunately|leider|aber|oje|mais|pero|ma|maar) )*(?:
    (?:that|this|it|(?:the|this|that) (?:deadline|date|day|time)|\w+day(?: \w+)?)
      (?: s| is| comes| would be)(?: unfortunately)? (?:
        (?:way |far |much |a bit |a little |really )*(?:too|to) (?:early|soon|short|tight|close)|bad
        |impossible|difficult|no good
      )(?: for (?:me|us))?
    |(?:that|this|it|the (?:deadline|date|day|time)|\w+day(?: \w+)?) (?:
        (?:does|will|do)(?: not|n t)|doesnt|wont|can t|cannot) (?:really )?
      (?:(?:work|do|fit) (?:well )?for (?:me|us)|suit (?:me|us))
    |(?:das|der termin|die (?:frist|deadline)|\w+(?:tag|woch)(?: \w+)?) (?:ist|ware|kommt)(?: mir| fur mich)?
      (?: leider)?(?: viel| etwas| ein bisschen)? zu (?:fruh|kurz|knapp|bald)(?: fur mich)?
    |(?:das|der termin|die (?:frist|deadline)|\w+(?:tag|woch)(?: \w+)?) (?:passt|geht|klappt)
      (?: bei)? (?:mir|uns)(?: leider)?(?: gar| uberhaupt| so)? nicht(?: so)?(?: gut)?
    |(?:c est|la date est|le delai est|l echeance est|ce serait) (?:un peu |beaucoup |bien )?trop
      (?: tot| court| juste)(?: pour moi)?
    |(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ca|cela|la date) ne me (?:convient|va) pas
    |(?:es|el plazo es|la fecha es) (?:demasiado|muy) (?:pronto|corto|justo)(?: para mi)?
    |(?:el \w+|eso) no me (?:viene bien|va)
    |(?:e|la scadenza e) troppo (?:presto|breve|vicina)(?: per me)?|(?:\w+di|sabato|domenica) non mi va bene
    |(?:dat|de deadline|\w+dag) (?:is|komt)(?: voor mij)? te (?:vroeg|kort|snel)(?: voor mij)?
    |(?:dat|\w+dag) (?:komt mij niet|past mij niet|lukt mij niet)(?: uit| goed uit)?
  )$
`;
