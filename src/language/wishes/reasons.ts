/**
 * Why something is wished, apart from the wish: `Italy has exams until Friday, so two more days, please`. The days of
 * a reason are none of the wish.
 */
import { regex, wrapped } from "../../util/index.js";
import { extensionSaid } from "../commands/sentences/extension-said.js";
import { awaySaid } from "../commands/sentences/gm-wishes.js";
import { amountsIn } from "./amounts.js";
import { canYou } from "./can-you.js";
import { deadlineSaid } from "./deadline-said.js";
import { timesInEnglish } from "./english.js";
import { gmWishesIn } from "./read-wishes.js";
import { conditional, type Topic, topicsOf } from "./topics.js";

/** What a sentence wishes of a game's time, without the reason; both, where only the reason names a time. */
export function withoutReason(said: string): readonly string[] {
  const hope = said.replace(hoped, "");
  const sentence = hope === said ? said : hope.replace(/\bwere\b/, "are");
  const apart = reasonIn(sentence);
  if (apart === null) return [sentence];
  const { reason, wish } = apart;
  if (wantsTime(wish)) return [wish];
  // Whoever is away is known by the whole sentence.
  return namesTime(reason) && !awaySaid(sentence) ? [`${reason}.`, wish] : [sentence];
}

/** `It would be nicer if nothing were due on Sundays`: what is hoped is wished, on no condition. */
const hoped = regex("iu")`
  ^\W*(?:
    (?:it|that)(?:['\u2019]d| would| might| could) be (?:\p{L}+ )?\p{L}+ (?:for (?:us|me|every\p{L}+|all) )?if
    |(?:i|we)(?:['\u2019]d| would) (?:\p{L}+ )?(?:like|love|prefer|appreciate) it if
    |(?:es|das) w\u00e4re (?:\p{L}+ )?\p{L}+, wenn|mir w\u00e4re (?:es )?lieber, wenn
    |(?:ich|wir) f\u00e4nden? es (?:\p{L}+ )?\p{L}+, wenn
    |ce serait (?:\p{L}+ )?\p{L}+ (?:si|que)|j['\u2019]aimerais (?:\p{L}+ )?que
    |(?:ser\u00eda|estar\u00eda) (?:\p{L}+ )?\p{L}+ (?:si|que)
    |me gustar\u00eda que|sarebbe (?:\p{L}+ )?\p{L}+ (?:se|che)|mi piacerebbe che
    |het zou (?:\p{L}+ )?\p{L}+ zijn (?:als|wanneer)
  )\s+
`;

interface Reasoned {
  readonly reason: string;
  readonly wish: string;
}

function reasonIn(sentence: string): Reasoned | null {
  for (const form of ahead) {
    const apart = apartIn(sentence, form);
    if (apart !== null) return apart;
  }
  const apart = apartIn(sentence, behind);
  return apart !== null && namesTime(apart.reason) ? apart : null;
}

function apartIn(sentence: string, form: RegExp): Reasoned | null {
  const { reason = "", wish = "" } = form.exec(sentence)?.groups ?? {};
  const isWish =
    wish !== "" && ![sentence, wish].some((each) => conditional.test(timesInEnglish(each)));
  return isWish && isReason(reason) && !pointsBack.test(wish)
    ? { reason: reason.trim(), wish: wish.trim() }
    : null;
}

function wantsTime(asked: string): boolean {
  const wish = asked.replace(/\?+\s*$/, "");
  return deadlineSaid(wish) !== null || extensionSaid(wish) !== null || gmWishesIn(wish) !== null;
}

/** What is said of turns, with a day of its own, may be the wish: `the deadline is Friday, so remind them`. */
function isReason(said: string): boolean {
  if (canYou.test(said)) return false;
  return !namesTime(said) || !topicsOf(timesInEnglish(said)).some((each) => ofTime.has(each));
}

function namesTime(said: string): boolean {
  const { dates, hours, spans } = amountsIn(said);
  return dates.length + hours.length + spans.length > 0;
}

const ofTime: ReadonlySet<Topic> = new Set<Topic>([
  ...(["deadline", "pause", "start", "reminder", "grace", "pace"] as const),
]);

const because = wrapped`
  because|since|weil|parce qu(?:e|['\u2019])|puisqu(?:e|['\u2019])|vu que|porque|ya que|puesto que|siccome
  |poich\u00e9|perch\u00e9|dato che|visto che|omdat|aangezien
`;
const therefore = wrapped`
  (?:
    so(?! (?:that|far))|therefore|hence|that['\u2019]s why|also|daher|deshalb|deswegen|darum|drum|donc
    |du coup|alors|c['\u2019]est pourquoi|as\u00ed que|por eso|por lo tanto|de modo que|quindi
    |perci\u00f2|pertanto|per questo|dunque|dus|daarom
  )(?!\p{L}),?
`;
const asking = wrapped`
  (?:
    please|pls|let['\u2019]?s|let us|(?:can|could) (?:you|we)|bitte|lasst? uns
    |k\u00f6nn(?:en|ten|test|t|test du) (?:wir|sie)|s['\u2019]il (?:te|vous) pla\u00eet|svp|por favor
    |per favore|graag|alsjeblieft
  )(?!\p{L})
`;
/** `Because of the holidays I am extending the deadline until 10 March`, with no verb of its own. */
const becauseOf = wrapped`
  (?:
    because of|due to|owing to|on account of|wegen|aufgrund|\u00e0 cause d(?:e|u|es)?|en raison d(?:e|u|es)?
    |a causa (?:di|del|della|delle|dei)|per via (?:di|del|della|delle|dei)|debido al?|a causa del?|vanwege|wegens
  )
`;
const wishing = wrapped`
  (?:
    (?:i|we)(?:['\u2019]\p{L}+)?|please|let|could|can|the (?:deadline|phase|turn)|(?:\p{L}+ )(?:ich|wir|ik)|bitte
    |je|j['\u2019]\p{L}+|nous|on|ho|abbiamo|(?:prorog|spost|rinvi|alarg|retras|aplaz|prolong|repouss)\p{L}+|ik|we
  )(?!\p{L})
`;
const greeting =
  "(?:(?:dear|hi|hello|liebe\\p{L}*|hallo|chers?|cari|queridos|beste) [^,:;?!]{2,30}, )?";
const ahead = [
  regex(
    "iu",
  )`^\W*${greeting}${becauseOf}[ '\u2019](?<reason>[^,;:?!]{3,60}?),? (?<wish>${wishing} .+)$`,
  regex("iu")`^\W*(?:${because}|as|da|comme|como)(?!\p{L}) ?(?<reason>[^,;:?!]+), (?<wish>.+)$`,
  regex("iu")`^(?<reason>[^;:?!]*?)[,;:] +(?:(?:and|und|et|y|e|en) )?${therefore} (?<wish>.+)$`,
  regex("iu")`^(?<reason>[^,;:?!]*)[,;] +(?<wish>${asking} .*\p{L}.*)$`,
];
const behind = regex("iu")`
  ^(?<wish>[^?!]+?),? (?:${because}|denn|car|pues|want)(?!\p{L}) ?(?<reason>[^,;:?!]+?)[.!\s]*$
`;

/** `Nothing should be due in those days.` */
const pointsBack = regex("iu")`
  (?<!\p{L})(?:
    those|these|(?:by|until|till) then|that (?:day|week|time)|diesen|solange|ces|esos|quei|die dagen
  )(?!\p{L})
`;
