/** Sentences that only point to what another has said, `please switch that on`: none of their words is about anything. */
import { plainWords } from "./question-words.js";

const pointer =
  /\b(?:that|this|it|these|those|them|so|das|dies|es|so|sie|ca|cela|le|la|l|les|lo|los|las|eso|esto|asi|questo|quello|li|cosi|dat|dit|het|ze|zo)\b/;

/** What is to be done with it. */
const acting =
  /\b(?:switch|turn|enable|allow|disable|activate|deactivate|change|fix|arrange|sort|(?:^|please|you|so|and) do|make|set|put|schalt\w*|\w+schalten|aktivier\w*|mach\w*|stell\w*|einricht\w*|fais|faites|faire|met[sz]|mettez|mettre|activ\w*|desactiv\w*|changez?|haz\w*|hacer\w*|cambia\w*|pon\w*|fai|fallo|far[el]o?|attiva\w*|metti\w*|zet\w*|doe\w*|maak|maken|schakel|regel\w*)\b/;

/** Words that stand in such sentences, and speak of nothing. */
const idle = new Set(
  `please pls plz kindly could can would will should may might shall you we i u us me my the a an any way chance possible
  that this it these those them him so then and or but too also now again just for to of in on off up out back at as ok okay yes thanks thank
  do done make made set put get got let have has had switch turn enable allow disable activate deactivate change fix arrange sort see
  be is are was s d ll not don t like want if wish need all go ahead happen everybody everyone both
  bitte kannst konnen konnt konntest du ihr sie wir ich mal doch auch jetzt dann und das dies es so mach macht machen schalte schaltet schalten stell stellt stellen
  ein aus an ab aktivier aktiviere aktivieren einschalten ausschalten anschalten abschalten einstellen umstellen andern einrichten moglich geht ist ware danke
  pouvez pouvons peux peut pourriez pourrais vous tu nous on le la l les ca cela faire fais faites mets mettez mettre active activez activer desactivez changez changer
  svp s il te plait merci possible est ainsi alors et en place marche
  puedes puede podeis podrias podria lo los las la eso esto asi haz hazlo hacer hacerlo activa activalo activar activarlo cambia cambialo pon ponlo por favor gracias y entonces
  puoi puo potete potresti potrebbe questo quello cosi fai fallo fare farlo attiva attivalo attivare attivarlo cambia cambialo metti mettilo per favore grazie e allora
  kun kunt kunnen je u jullie we dat dit het ze zo dan en ook nu zet zetten doe doen maak maken schakel aan uit om in alstublieft graag bedankt regel regelen mogelijk`.split(
    /\s+/,
  ),
);

/** Does a sentence say nothing by itself, but of what was said before it? */
export function pointsBack(sentence: string): boolean {
  const plain = plainWords(sentence);
  return (
    pointer.test(plain) && acting.test(plain) && plain.split(" ").every((word) => idle.has(word))
  );
}
