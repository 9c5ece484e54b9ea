/**
 * For whom a mail is that answers somebody's message: for those who had the message, or for the judge. What
 * only the judge knows or does weighs against what one player says to another.
 */
import type { PressTarget } from "../../../game/index.js";
import {
  asksHow,
  beginners,
  deadlineSaid,
  type Intent,
  isSurely,
  isWanting,
  ofTurns,
  placesIn,
  plainWords,
  type RunningAsked,
  readQuestion,
  runningAsked,
  sentencesOf,
} from "../../../language/index.js";
import { provinceOf } from "../../../map/index.js";
import { flat, inOneLine, regex } from "../../../util/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm, powerOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { settingLines } from "../founding/hosting.js";
import { behindGreeting, greetsMany } from "./greetings.js";
import { withoutFrench } from "./ordering/orders-in.js";
import { nobody } from "./readers/last-named.js";
import { isForGmAlone, readersIn } from "./readers/readers.js";
import { toldIn } from "./told-message.js";

/** Is the mail, as a whole, a question or a wish that the judge answers? What a GM sets is no message either. */
export function speaksToJudge(speaker: Speaker, readers: PressTarget, words: string): boolean {
  const sentences = sentencesOf(inOneLine(behindGreeting(words))).map((each) => each.trim());
  if (isGm(speaker) && sentences.some(setsSomething)) return true;
  // The GM is a human who can answer and grant such things.
  if (isForGmAlone(readers)) return false;
  const weighed = sentences.map((each) => weighIn(speaker, readers, each));
  return (
    weighed.some(({ judge, player }) => judge > player) &&
    weighed.every(({ judge, player }) => judge > player || player < plain)
  );
}

/** How much of a sentence is for the judge, and how much for one other player. */
export function weighFor(
  speaker: Speaker,
  sentence: string,
): { readonly judge: number; readonly player: number } {
  return {
    judge: forJudge(speaker, sentence.trim(), nobody),
    player: forPlayer(speaker, sentence.trim()),
  };
}

/** How much of an answer to these readers is for the judge, and how much for them. */
export function weighIn(
  speaker: Speaker,
  readers: PressTarget,
  sentence: string,
): { readonly judge: number; readonly player: number } {
  return {
    judge: forJudge(speaker, sentence.trim(), readers),
    player: toOthers(speaker, readers, sentence),
  };
}

/** May one of these sentences be for the judge, though others are for the readers? */
export function maySpeakToJudge(speaker: Speaker, readers: PressTarget, words: string): boolean {
  if (isForGmAlone(readers)) return false;
  return sentencesOf(inOneLine(words)).some((each) => {
    const { judge, player } = weighIn(speaker, readers, each);
    return judge >= plain && player <= plain && !bargaining.test(plainWords(each));
  });
}

/** Nobody says `du` or `tu` to all the others at once. */
function toOthers(speaker: Speaker, readers: PressTarget, sentence: string): number {
  const weight = forPlayer(speaker, sentence);
  return readers.kind === "all" && weight === plain && ofOne.test(sentence) ? weight - 1 : weight;
}

const ofOne = regex("iu")`
  (?<!\p{L})(?:
    du|dich|dir|deine?[mnrs]?|tu|toi|ton|tes|t\u00fa|ti|tus?|tuyo|puedes|tienes|puoi|hai|tuo|tua
    |tuoi|tue|jij|jou|jouw
  )(?!\p{L})
`;

/**
 * `Moin zusammen, kannst du mir sagen, wer mitspielt?`: all are greeted, and only the judge is asked. `Dear all, I am
 * away` is told to them.
 */
export function greetsOnly(session: Session, speaker: Speaker): boolean {
  const own = ownText(session);
  if (isGm(speaker) || !greetsMany(own)) return false;
  const isTold = (each: string) => readQuestion(each)?.intent === "away" && !each.includes("?");
  return !sentencesOf(own).some(isTold) && speaksToJudge(speaker, { kind: "all" }, own);
}

/** Do words speak to another player, or deal with one? */
export function bargains(words: string): boolean {
  return addressed.test(withoutFrench(words)) || bargaining.test(plainWords(words));
}

/** Does one player surely speak to others here? */
export function speaksToPlayers(speaker: Speaker, sentence: string): boolean {
  const player = forPlayer(speaker, sentence);
  return player >= plain && player > forJudge(speaker, sentence, { kind: "all" });
}

/** `I am away from Friday to Monday` sets nothing. */
function setsSomething(sentence: string): boolean {
  if (runningAsked(sentence).some((each) => ofRunning.has(each))) return true;
  const intent = readQuestion(sentence)?.intent;
  if (intent === "away" || intent === "illness") return false;
  return deadlineSaid(sentence) !== null || settingLines(sentence).length > 0;
}

/** What a GM asks nobody but the judge. */
const ofRunning: ReadonlySet<RunningAsked> = new Set<RunningAsked>([
  ...(["letters-arrived", "set-up-now", "poll-answers", "nudge-later", "reminder-sent"] as const),
]);

/** From here on a sentence leaves no doubt that one player speaks to another. */
export const plain = 2;

/** How much of a sentence only the judge can mean. */
function forJudge(speaker: Speaker, sentence: string, readers: PressTarget): number {
  const about = toJudge(sentence);
  const question = readQuestion(about);
  const intent = question?.intent ?? null;
  const isOfAbsence = intent !== null && ofAbsence.has(intent);
  // Whoever runs the game tells the players when they are away.
  if (isOfAbsence && intent !== "more-time" && isGm(speaker)) return 0;
  const isTold = isOfAbsence && readers.kind === "all" && !isGm(speaker);
  // `Why not?`
  const isSaid = isTold || intent === "go-ahead";
  const isAsked = isWanting(about) || asksMe.test(sentence);
  const isOfOwn = asksOfOwn(speaker, about, isAsked);
  if ((!isAsked && !isOfOwn && !isSaid) || (about.match(/\p{L}+/gu) ?? []).length < fewest)
    return 0;
  const isSure = question !== null && isSurely(question);
  let weight = 0;
  if (intent !== null && ofRules.has(intent)) weight += isSure ? 3 : 1;
  else if (intent !== null && ofCourse.has(intent)) weight += isSure ? 2 : 1;
  if (intent !== null && ofPosition.has(intent) && isSure) weight += 2;
  const words = plainWords(about);
  if (anyUnit.test(words)) weight += 2;
  // Nobody asks all the others to tell them something.
  if (readers.kind === "all" && about !== sentence) weight += 2;
  if (ability.test(words) && !namesSomething(speaker, about)) weight += 2;
  if (isOfOwn) weight += 4;
  if (machinery.test(words) || (asksHow(about) && handling.test(words))) weight += 2;
  return weight;
}

const fewest = 3;

/** `La flotte de Brest, elle peut aller o\u00f9 au juste`: asked of own units, and of nobody's plans. */
function asksOfOwn(speaker: Speaker, about: string, isAsked: boolean): boolean {
  const words = plainWords(about);
  if (!isAsked && !interrogative.test(about)) return false;
  if (addressed.test(withoutFrench(about)) || bargaining.test(words) || asksAdvice.test(words))
    return false;
  const { game, board } = speaker.game;
  if (game.status !== "active") return false;
  const own = powerOf(speaker);
  const places = placesIn(board, about);
  return game.position.units.some(
    ({ power, at }) => power === own && places.includes(provinceOf(at)),
  );
}

const interrogative = regex("iu")`
  (?<!\p{L})(?:
    where|what['\u2019]?s?|which|how|wo|wohin|wie|welche\p{L}*|o\u00f9|comment|quels?|quelles?
    |d\u00f3nde|ad\u00f3nde|c\u00f3mo|cu\u00e1l\p{L}*|qu\u00e9|dove|come|quali?|waar\p{L}*|hoe
    |welke
  )(?!\p{L})
`;
/** `Shall I hold Munich?` wants to know what a friend thinks. */
const asksAdvice =
  /\b(?:shall|should|soll|sollte|dois|devrais|debo|deberia|devo|dovrei|moet|zal) (?:i|ich|je|yo|io|ik)\b/;
/** `Puedes decirme otra vez`: it asks, without any sign of it. */
const asksMe = regex("iu")`
  (?<!\p{L})(?:
    (?:tell|show|remind|send) me
    |(?:mir|me|moi|mi) (?:(?:noch ?mal|nochmals|bitte|kurz|encore|otra vez|nog eens|even) )*(?:
      sagen|zeigen|erkl\u00e4ren|schicken|wiederholen|dire|rappeler|r\u00e9p\u00e9ter|montrer
      |expliquer|puedes|podr\u00edas?|repites|recuerdas|vertellen|zeggen|laten zien|herhalen
    )
    |(?:sag|zeig|erkl\u00e4r|schick) mir|(?:dis|dites|montre|rappelle|explique)-moi
    |(?:decir|mostrar|repetir|explicar|recordar)me|(?:dir|mostrar|ripeter|spiegar|ricordar)mi
  )(?!\p{L})
`;

/** How much of a sentence one player says to another. */
function forPlayer(speaker: Speaker, sentence: string): number {
  const about = toJudge(sentence);
  // What is to be told to somebody is no question to the judge.
  if (toldIn(speaker, { line: sentence }) !== null) return plain;
  return (
    (addressed.test(withoutFrench(about)) ? 2 : 0) +
    (bargaining.test(plainWords(about)) ? 2 : 0) +
    (wantsTongue.test(about) ? 2 : 0) +
    (namesSomething(speaker, about) ? (ability.test(plainWords(about)) ? 3 : 1) : 0)
  );
}

function namesSomething(speaker: Speaker, about: string): boolean {
  return placesIn(speaker.game.board, about).length > 0 || readersIn(speaker, about) !== null;
}

/** `Can you tell me where my units are?` without what asks for an answer: such words speak to anybody. */
export function toJudge(sentence: string): string {
  return flat(sentence.replace(politely, " "));
}

const politely = regex("giu")`
  (?<!\p{L})(?:
    (?:(?:can|could|would|will) (?:you|u|ya)(?: please| pls| kindly)? |please |pls )?
      (?:tell|show|send|remind|explain to|say to|let) me(?: know)?
    |(?:kannst|k[öo]nntest|w[üu]rdest) du mir|(?:k[öo]nnen|k[öo]nnten|w[üu]rden) sie mir
    |(?:sag|sagen sie|zeig|zeigen sie|erkl[äa]r) mir|(?:peux|pourrais)-tu m(?:e |['\u2019])
    |(?:pouvez|pourriez)-vous m(?:e |['\u2019])|tu (?:peux|pourrais) m(?:e |['\u2019])
    |(?:dis|dites|montre|montrez)-moi
    |(?:me )?(?:puedes?|podr[íi]as?)(?: (?:
      decirme|mostrarme|explicarme|repetirme|recordarme|decir|mostrar|explicar|repetir
    ))?
    |(?:mi )?(?:puoi|potresti|pu[òo]|potrebbe)(?: (?:
      dirmi|mostrarmi|spiegarmi|ripetermi|ricordarmi|dire|mostrare|spiegare|ripetere
    ))
    |(?:kun|kunt|zou) (?:je|u) me|s['\u2019]il (?:te|vous) pla[îi]t
    |(?:thank|merci|grazie|danke)(?: you)?|do you know|wei(?:ss|ß)t du|as you know
  )(?!\p{L})
`;

/** What the rules say, and what the judge alone has. */
const ofRules: ReadonlySet<Intent> = new Set<Intent>([
  ...(["meeting", "retreat-meeting", "swap", "supporting", "convoying", "terrain"] as const),
  ...beginners,
  ...([
    "own-attack",
    "capture",
    "borders",
    "route",
    "terms",
    "rules",
    "to-win",
    "several",
    "language",
  ] as const),
  ...(["received", "missed", "press-rules", "sample", "ahead", "go-ahead", "no-mail"] as const),
]);

/** What the judge knows of the game, or does; players speak of it too. */
const ofCourse: ReadonlySet<Intent> = new Set<Intent>([
  ...(["deadline", "processing", "in-time", "late", "lateness", "complete", "more-time"] as const),
  ...(["illness", "away", "wait", "change", "orders", "undo", "units", "map", "zone"] as const),
  ...(["retreats", "builds", "build-count", "turn-run", "gm", "commands", "help"] as const),
  ...(["trial", "settings", "how-many", "messages", "block", "possible", "happened"] as const),
  ...([
    "their-units",
    "progress",
    "status",
    "past-results",
    "whole-history",
    "everybody",
    "standings",
  ] as const),
  ...(["digest", "letters", "reminders", "address", "password", "recall", "mistake"] as const),
  ...ofTurns,
  "count-ahead",
]);

/** What is asked of one's own orders and places, in whatever words. */
const ofPosition: ReadonlySet<Intent> = new Set<Intent>(["no-order", "defend", "sent-on"]);

/** Somebody cannot play, or needs more time for it. */
export const ofAbsence: ReadonlySet<Intent> = new Set<Intent>(["away", "illness", "more-time"]);

/** `Can a fleet ...?`, `si deux armées ...`: of no unit that stands anywhere. */
const anyUnit = regex()`
  \b(?:
    an?|any|two|one|some(?:body|one) elses?|eine?[nrs]?|zwei|une?|deux|dos|una?|due|een|twee|no
    |keine?|aucune?|ning\w+|nessun\w*|geen
  ) (?:\w+ )?(?:
    fleets?|arm(?:y|ies)|units?|convoy|flotten?|armee|armeen|einheit(?:en)?|konvoi|flottes?
    |armees?|unites?|convoi|flotas?|ejercitos?|unidad(?:es)?|convoy|flott[ae]|armat[ae]|unita
    |convoglio|vloot|vloten|legers?|eenheid|eenheden|konvooi
  )\b
`;

/** Words of somebody who asks how the game is played, when, or what was noted of them. */
const machinery = regex()`
  \b(?:
    allowed|permitted|legal|(?:the|a|one|quick) rules?|rules? question|beginner|newbie|newcomer
    |deadlines?|due|(?:my|any) orders?|orders? (?:in|from me|for me|of mine)
    |(?:what|which|que|quelles?|quels|quali|welche|welke) (?:
      orders|moves|ordenes|jugadas|ordres|coups|ordini|mosse|befehle|zuge|bevelen|zetten
    )
    |(?:get|got|have|receive\w*) my orders?|(?:my|our) units|regel\w*|erlaubt|anfanger\w*|frist
    |(?:meine|die) (?:zuge|befehle)|meine einheiten|regles?|permis|autorise|debutante?|echeance
    |(?:mes|les) (?:ordres|coups)|mes unites|reglas?|permitido|principiante|plazo
    |(?:mis|las) ordenes|mis unidades|regol[ae]|permesso|scadenza|(?:i miei|gli) ordini
    |le mie unita|spelregel\w*|toegestaan|beginner|(?:mijn|de) (?:bevelen|orders)|mijn eenheden
    |(?:can|could|may|would) my|would i (?:still )?be able to|what (?:happens )?if (?:i|my|it)
    |(?:darf|kann) meine?|(?:mag|kan) mijn
    |(?:ma|la mia|mi|meine|mijn) (?:flotte|flotta|flota|armee|armata|vloot)
    |(?:mon|il mio|mi|mein|mijn) (?:armee|esercito|ejercito|leger)|who (?:is who|plays|is playing)
    |wer spielt|qui joue|quien (?:juega|lleva)|chi gioca|wie speelt
  )\b
`;

/** `Can I take Norway?` asks another player. */
const ability =
  /\b(?:(?:can|could|may) i|(?:darf|kann) ich|(?:puis|peux) je|puedo|posso|(?:mag|kan) ik)\b/;

/** Behind `how do I`. */
const handling = regex()`
  \b(?:
    orders?|moves?|support\w*|convoy\w*|hold|retreat\w*|builds?|vote|draw|cancel|change|write|send
    |befehl\w*|zuge?|unterstutz\w*|konvoi\w*|halt\w*|ordres?|annul\w*|soutien|soutenir|ecri\w*
    |orden\w*|apoy\w*|cambi\w*|escrib\w*|ordin\w*|appogg\w*|support\w*|scriv\w*|bevel\w*|steun\w*
    |konvooi|schrijf\w*
  )\b
`;

/** Whoever is spoken to, alone or with the writer. */
const addressed = regex("iu")`
  (?<!\p{L})(?:
    you(?:['\u2019]\p{L}+)?|yours?|u|urs?|ya|y['\u2019]all|we|us|ours?|let['\u2019]?s|du|dich|dir
    |deine?[mnrs]?|ihr|euch|euer|eure[mnrs]?|wir|uns|unsere?[mnrs]?|tu|toi|ton|tes|vous|votre|vos
    |nous|notre|tú|ti|tus?|tuyo|vosotr[oa]s|vuestr\p{L}+|usted(?:es)?|nosotr[oa]s|noi|voi
    |vostr\p{L}+|nostr\p{L}+|tuo|tua|tuoi|tue|jij|jou|jouw|jullie|je|wij|ons|onze|sabes|quieres
    |crees|piensas|tienes|vuoi|pensi|credi|fidi|hai|sai
  )(?!\p{L})
`;

/** `Can you write that in English?`, `kannst du auf Deutsch antworten?` */
const wantsTongue = regex("isu")`
  ^(?=.*(?<!\p{L})(?:in|auf|en) (?:
      english|german|french|italian|spanish|dutch|englisch|deutsch|franz\u00f6sisch|italienisch|spanisch
      |anglais|allemand|fran\u00e7ais|italien|espagnol|ingl\u00e9s|alem\u00e1n|franc\u00e9s|italiano|espa\u00f1ol
      |inglese|tedesco|francese|spagnolo|engels|duits|frans|italiaans|spaans
    )(?!\p{L}))
    .*(?<!\p{L})(?:
      write|say|answer|reply|schreib\p{L}*|sag\p{L}*|antwort\p{L}*|\u00e9cri\p{L}*|r\u00e9pond\p{L}*|redis
      |escrib\p{L}*|respond\p{L}*|scriv\p{L}*|rispond\p{L}*|schrijf\p{L}*|schrijven|antwoord\p{L}*
    )(?!\p{L})
`;

/** What players deal in. */
const bargaining = regex()`
  \b(?:
    (?:who|wer|qui|quien|chi|wie) (?:takes?|gets?|nimmt|kriegt|bekommt|prend|toma|coge|prende|neemt|krijgt)
    |(?:written|talked|spoken|replied|promised|said (?:any|some)thing) (?:to|with) you
    |(?:dir|euch) (?:et)?(?:was )?(?:geschrieben|gesagt|versprochen|geantwortet)
    |t ?a (?:ecrit|dit|promis|repondu)|te ha (?:escrito|dicho|prometido)|ti ha (?:scritto|detto|promesso)
    |deals?|agree\w*|all(?:y|ies|iance)|trust\w*|peace|truce|dmz|plans?|promis\w*|stab\w*|lie[sd]?
    |liar|against|together|team|join|offers?|propos\w*|trade|in return|friends?|enem\w+
    |every(?:one|body)(?! (?:is|s|has|have) (?:\w+ )?(?:done|ready|in|finished|ordered|sent|submitted)\b)
    |bundnis\w*|vertrau\w*|frieden|versprech\w*|gegen|zusammen|gemeinsam|angebot
    |alliance|confiance|paix|promesse|contre|ensemble|alianza|fiar\w*|confi\w+|paz|trato|contra
    |juntos|alleanza|fid\w+|pace|patto|contro|insieme|bondgenoot\w*|vertrouw\w*|vrede|tegen|samen
  )\b
`;
