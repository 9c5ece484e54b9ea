/**
 * `Was Berlin betrifft, lass es nach Kiel gehen`, `Munich I'm not sure about, let's say Ruhr for now`: a clause only
 * names the unit, or doubts what becomes of it; the next tells where it goes.
 */
import { provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { blank } from "../prose/markup.js";

/** The sentence, with such a unit on its way. */
export function withTopicsFirst(context: ReadingContext, sentence: string): string {
  const joint = [...sentence.matchAll(joints)].find(({ index }) =>
    topic.test(sentence.slice(0, index)),
  );
  if (joint === undefined) return sentence;
  const { index: at } = joint;
  const named = mentionsIn(context.board, withoutDenied(sentence, at));
  const [unit, other] = named.filter(({ to }) => to <= at);
  const [goal, another] = named.filter(({ from }) => from > at);
  const isOwn = ownUnits(context).some((each) => provinceOf(each.at) === unit?.at);
  if (unit === undefined || other !== undefined || !isOwn) return sentence;
  if (goal === undefined || another !== undefined) return sentence;
  const [tail = ""] = /^[^;.!?]*/.exec(withoutDenied(sentence, at).slice(goal.to)) ?? [];
  const beside = `${sentence.slice(at, goal.from)} ${tail}`.toLowerCase();
  if (!(beside.match(/\p{L}+/gu) ?? []).every((word) => sending.has(word))) return sentence;
  const [end = ""] = /[.!\s]*$/u.exec(sentence) ?? [];
  return `${unit.at} - ${sentence.slice(goal.from, goal.to)}${end}`;
}

/** `..., send it to Kiel instead of Munich`: what is denied at its end is blanked. */
function withoutDenied(sentence: string, at: number): string {
  return sentence.slice(0, at) + sentence.slice(at).replace(instead, blank);
}

const joints = /[,;:\u2026]/gu;

/** Words of a clause that sends a unit to the one place in it, and says no more. */
const sending: ReadonlySet<string> = new Set(
  `let s ll d t it its them him her he she they have has make put take say pick choose use do i we will would
    should shall can may must go goes going move moves head heads advance advances march sail send sends please
    pls just for now then to into in towards the at moment time being first rather better best be is fine ok
    okay instead think like lass lasst lassen es sie ihn die der das den dem soll sollen geht gehe gehen zieht
    ziehen rückt schick schickt schicke schicken nehmt nimm nimmt nehmen setz setzt mach macht machen erst mal
    erstmal vorerst einfach bitte nach ins an auf doch lieber dann ich wir sagen möchte fais faites le la l les
    aller va momento aille qu que elle il je veux voudrais mets mettez envoie envoyez envoyer prends prenez
    disons mettons à en au aux vers pour instant donc plutôt alors svp stp vous te plaît vaya voy mando manda
    mandad mandar envía envíala envíalo envío lo el pon pongan ponga de por ahora al a hacia mejor entonces
    digamos favor mandala mettete metti vada andare per ora nel nella nello verso facciamo diciamo meglio allora
    adesso laat hem het naar gaan gaat doe doen zet stuur voorlopig maar dan eerst even graag liever`.split(
    /\s+/,
  ),
);

/** `About the army in Berlin`, `zu Berlin` */
const about = wrapped`
  (?:as|with respect|with regard|in regard) (?:for|to|regards)|regarding|concerning|about|when it comes to|for
  |was|zu|zum|bez\u00fcglich|bei|f\u00fcr|betreffs|wegen|concernant|pour|quant (?:\u00e0|au)|au sujet d[eu]
  |en ce qui concerne|\u00e0 propos d[eu]
  |en cuanto al?|sobre|respecto al?|para|con|por lo que respecta al?|quanto al?|riguardo al?|per|su|circa
  |per quanto riguarda
  |wat|voor|over|met|omtrent
`;

/** That its writer is not sure, or has thought again. */
const unsure = wrapped`
  (?:(?:i['\u2019]?m|i am) )?(?:(?:not (?:quite |really )?|un)sure|undecided|torn|in two minds)|(?:i )?(?:still )?(?:
    can(?:['\u2019]t|not)|haven['\u2019]t|could not|couldn['\u2019]t) decided?|no idea|don['\u2019]t know
  |changed my mind|unsicher|unentschlossen|nicht sicher|schwanke|\u00fcberlegt|keine ahnung|wei\u00df nicht
  |h\u00e9site|pas s\u00fbre?|sais pas|ind\u00e9cise?|chang\u00e9 d['\u2019]avis|indecis[oa]|non so
  |non sono sicur[oa]|cambiato idea
  |dudas?|dudo|no s\u00e9|indecis[oa]|no estoy segur[oa]|cambiado de (?:idea|opini\u00f3n)
  |twijfel|weet (?:ik )?(?:het )?niet|onzeker|bedacht
`;

const topic = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en|so|now|well|also|ok),? )?(?:
    (?:${about})(?: [\p{L}'\u2019]+){1,5}(?: (?:betrifft|angeht|anbelangt|betreft|aangaat|hab\p{L}* .{0,40}))?
  )(?: (?:first|then|now|erst mal|jetzt|maintenant|ahora|adesso|nu))?\W*$
  |(?<!\p{L})(?:${unsure})(?!\p{L})
`;

/** `..., schick es nach Kiel statt nach M\u00fcnchen` */
const instead = regex("giu")`
  ,? (?<!\p{L})(?:instead of|rather than|and not|not|statt|anstatt|und nicht|nicht|au lieu d[eu]|et pas|pas|non pas
  |en vez de|y no|no
  |invece (?:di|che)|e non|non|in plaats van|en niet|niet)(?: (?:to|nach|in|into|\u00e0|en|a|al|naar))?(?: (?:the
  |die|den|das|la|le|el|il|de))?
  [ ]\p{Lu}[\p{L}.]+(?=\W*$)
`;
