/**
 * The GM's own office, which somebody else is to have: `Liz will be running it from today`, `hand her whatever
 * I've got`.
 */
import { regex, wrapped } from "../../util/index.js";
import { timesInEnglish } from "./english.js";

/** Does a sentence speak of who runs the game, or of what its GM has? */
export function speaksOfOffice(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  return office.test(plain) && !asksAbout(sentence);
}

/** `I want to hand the game over to Priya`, `someone else has to run this`, whoever that is. */
export function handsGameOn(sentence: string): boolean {
  return (
    handing.test(timesInEnglish(sentence)) &&
    !/\b(?:how|wie|comment|como|come|hoe)\b/i.test(sentence)
  );
}

const game = wrapped`
  (?:(?:the|this|my|our|your|das|mein|la|le|ma|notre|el|mi|il|mia|nostra|het|de|mijn) )+(?:
    game|spiel|partie|partida|partita|spel
  )
`;
const handing = regex()`
  \b(?:
    (?:hand|pass|give|turn) ${game} (?:over |on )?to (?!me\b|us\b)\w
    |(?:hand|pass|turn) (?:over|on) ${game} to (?!me\b|us\b)\w
    |(?:some(?:one|body) else|another (?:gm|person)) (?:has to|must|should|will have to|needs to|can|could|may) (?:
      run|take over|gm|lead|manage) (?:${game}|this|it)?
    |(?:${game}|spielleitung|leitung) an (?!mich\b|uns\b)\w+ (?:ab|uber|weiter)(?:zu)?(?:geb|tret|reich)\w*
    |(?:donner|confier|ceder|passer|transmettre|laisser) ${game} a (?!moi\b|nous\b)\w
    |(?:dar|pasar|ceder|dejar) ${game} a (?!mi\b)\w|(?:dare|passare|cedere|lasciare) ${game} a (?!me\b)\w
    |${game} (?:aan (?!mij\b)\w+ )?over(?:dragen|geven|laten)
  )
`;

/** Does it say that somebody is to have it from now on? */
export function givesOffice(sentence: string): boolean {
  const plain = timesInEnglish(sentence);
  return giving.test(plain) && !asksAbout(sentence) && !open.test(plain);
}

/** `Would Olga do as a GM?` wants to know; `can you make her the GM?` is a wish. */
function asksAbout(sentence: string): boolean {
  return /\?\W*$/.test(sentence) && !request.test(sentence);
}

const request = regex("iu")`
  ^\W*(?:
    (?:can|could|would|will) you|kannst du|k\u00f6nn\p{L}* sie|peux-tu|pou\p{L}+-vous|puedes
    |podr\u00edas|puoi|potresti|kun je
  )(?!\p{L})
`;

/** Somebody is only asked about, or may only perhaps. */
const open = regex()`
  \b(?:
    if|whether|maybe|perhaps|might|may take|thinks? about|falls|vielleicht|ob|wenn|si|peut-etre
    |quizas?|tal vez|forse|se|misschien|als
  )\b
`;
const office = regex()`
  \b(?:
    run(?:s|ning)? (?:this|it|the game|things|paris|the show|your game|my game)
    |(?:be|she'll be|he'll be|they'll be|will be) running
    |look(?:s|ing)? after (?:this|it|the game)|my (?:chair|job|place|office|role|hat|duties|gm\w*)
    |(?:new|next|your|our|the) (?:gm|game ?master)|gm(?:ing)?
    |(?:everything|whatever|all) (?:it is )?(?:that )?(?:i've got|i have)|spielleit\w*|leitung
    |leite[tn]?|mein(?:en|e)? (?:amt|posten|aufgabe|rolle)|maitre du jeu|arbitr\w+|dirige\w*
    |diriger|ma place|mi (?:puesto|lugar|cargo)|il mio posto|master|spelleid\w*
    |mijn (?:plaats|rol|taak)
  )\b
`;
const giving = regex()`
  \b(?:
    hand(?:s|ing)? (?:\w+ ){0,2}?(?:everything|whatever|over|all|it|this|things)
    |takes? (?:\w+ )?over|taking (?:\w+ )?over
    |(?:
      will|'ll|is going to|has agreed to|agreed to|says yes|said yes|volunteers?|is happy to
      |wants to
    ) (?:be )?(?:run\w*|do (?:it|this)|take \w+|look\w*)?
    |give (?:her|him|them) (?:everything|whatever|all|my)
    |make (?:her|him|them|\w+) (?:the )?(?:new )?(?:gm|game ?master)|ubernimm\w*|ubergeb\w*
    |ubergib|leitet|macht .*(?:weiter|ab jetzt)|reprend\w*|prend la suite|passe\w* la main
    |confi\w+|toma (?:el|mi)|se encarga|le paso|asume|prende il mio posto|subentra
    |passa\w* (?:a|il)|neemt .* over|overneem\w*|draag .* over
  )\b
`;
