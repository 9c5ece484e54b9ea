/** Who is to play what in a game that somebody makes, and whether they play in it themselves. */
import { regex } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";

/** `Powers are drawn at random`, `chacun choisit son pays`, `die Lander werden verlost`. */
export function speaksOfSeats(sentence: string): boolean {
  const plain = plainWords(sentence);
  return draws.test(plain) || (powers.test(plain) && given.test(plain));
}

/**
 * `I'm playing as well`, `ich spiele auch mit`: true; `I shall not play myself`: false; null where they say
 * neither.
 */
export function playsToo(sentence: string): boolean | null {
  const plain = plainWords(sentence).replace(besides, "");
  if (notPlaying.test(plain)) return false;
  return playing.test(plain) && !denied.test(plain) ? true : null;
}

/** `And not just run it` denies nothing. */
const besides = regex()`
  \b(?:and |und |et |y |e |en )?(?:
    not (?:just|only|merely)|nicht nur|pas (?:seulement|juste|que)|no (?:solo|solamente)
    |non (?:solo|soltanto)|niet alleen
  )\b.*
`;
const powers = regex()`
  \b(?:
    powers?|countr(?:y|ies)|nations?|sides?|colou?rs?|seats?|macht|machte|land|lander|landern
    |nationen|seiten|pays|puissances?|nations|camps?|paises|pais|potencias?|naciones|bandos?|paesi
    |paese|potenz[ae]|nazion[ei]|landen|machten|grootmachten|naties
  )\b
`;
const given = regex()`
  \b(?:
    random\w*|(?:by )?lots?|drawn?|draw|hat|dice|roll\w*|allocat\w*|assign\w*|dealt|distribut\w*
    |cho(?:ose|osing|sen|ice)|pick\w*|first come|zufall\w*|los|lose|verlos\w*|auslos\w*|ausgelost
    |gelost|zuge(?:teilt|lost)|zuteil\w*|aussuchen|wahlen|verteil\w*|tir(?:er|es|ees|age)|sort
    |hasard|attribu\w*|chois\w*|choix|sorte\w*|azar|repart\w*|asign\w*|elig\w*|elij\w*|escog\w*
    |escoj\w*|sorteggi\w*|caso|assegn\w*|scegli\w*|scelt\w*|loot|loten|geloot|loting|verlot\w*
    |verdeel\w*|toegewezen|kiezen|kiest
  )\b
`;
const draws = regex()`
  \b(?:
    (?:draw|cast|by) lots|lots (?:are|will be) (?:drawn|cast)|out of (?:a|the) hat
    |das los (?:entscheid\w*|soll)|(?:entscheid\w*|bestimm\w*) das los
    |le sort (?:decide\w*|designe\w*)|por sorteo|a sorte|per sorteggio|het lot (?:beslist|bepaalt)
  )\b
`;
const playing = regex()`
  \b(?:
    (?:i|we) (?:\w+ )?(?:play|playing|plays) (?:\w+ )?(?:as well|too|also|myself|along)
    |i (?:m|am|will be|ll be|d be|also) (?:also |in and )?playing(?: in it)?
    |i (?:also|d also|would also|want to|d like to|would like to) (?:also |like to |want to )?play
      (?: too| myself| as well| in it| along)
    |ich (?:\w+ ){0,2}(?:spiele|mache) (?:\w+ ){0,2}mit
    |ich (?:mochte|will|wurde) (?:\w+ ){0,3}mitspielen
    |je (?:joue|jouerai|jouerais|participe) (?:aussi|moi meme|egalement)
    |yo (?:tambien )?(?:juego|jugare|jugaria)(?: tambien)?|tambien juego
    |gioco (?:anch io|anche io|pure io)|anch io (?:gioco|giochero)
    |ik (?:speel|doe) (?:\w+ ){0,2}mee
  )\b
`;
const notPlaying = regex()`
  \b(?:
    (?:i|but|and)(?: m| am)? (?:\w+ ){0,3}?(?:not|n t|don t|won t|shan t) (?:be )?
      (?:play(?:ing)?|take part|taking part)
    |without playing|ich (?:\w+ ){0,2}(?:spiele|mache) (?:\w+ ){0,2}nicht (?:\w+ )?mit
    |(?:spiele|mache) (?:selbst |selber |aber )*nicht (?:selbst |selber )?mit|ich spiele nicht
    |nicht (?:selbst |selber )?mitspielen|je ne (?:joue|jouerai|participe\w*) pas
    |sans (?:y )?jouer|no (?:juego|jugare|participo|voy a jugar)|sin jugar
    |non (?:gioco|giochero|partecipo)|senza giocare|(?:speel|doe) (?:\w+ ){0,2}niet (?:\w+ )?mee
  )\b
`;
const denied = /\b(?:not|n t|don t|no|never|nicht|kein|pas|sin|non|niet|nunca|mai|geen)\b/;
