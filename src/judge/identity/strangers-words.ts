/** What somebody without a seat is really about, whatever single sentence of their mail asks. */

import {
  asksHow,
  entrySaid,
  type Intent,
  type Question,
  readQuestion,
  sentencesOf,
} from "../../language/index.js";
import { regex } from "../../util/index.js";
import type { Session } from "../session/session.js";
import { isStranger } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";

/** The question as this mail means it. */
export function strangersQuestion(session: Session, asked: Question): Question {
  if (isForSchool(session)) return { ...asked, intent: "about" };
  if (asked.intent === "join" && isStranger(session) && watchesOnly.test(asked.about))
    return { ...asked, intent: "watch" };
  // `If I watch, am I shown what the players write to each other?`
  const seen = isStranger(session) ? seenByOnlookers(asked) : null;
  if (seen !== null) return { ...asked, intent: seen };
  // `How long does one of these take?`, of no game that the writer is in.
  if (asked.intent === "so-far" && isStranger(session)) return { ...asked, intent: "length" };
  // `Can one still get in?`: nobody's seat is to be kept open.
  if (isStranger(session) && ofFree.has(asked.intent)) return { ...asked, intent: "vacancy" };
  // `How do my friends sign up?`, from who founds a game
  if (
    asked.intent === "join" &&
    isStranger(session) &&
    asksHow(asked.about) &&
    ofFriends.test(asked.about)
  )
    return { ...asked, intent: "invite" };
  if (asked.intent === "watch" && ratherPlays.test(asked.about))
    return { ...asked, intent: "join" };
  // Who has no seat gives none away: `reprendre la France ?`
  if (isStranger(session) && ofOwnSeat.has(asked.intent) && asked.about.includes("?"))
    return { ...asked, intent: "join" };
  // `I don't need to play. I'd like to follow paris`: what is wanted instead.
  if (isStranger(session) && mayRefuse.has(asked.intent)) {
    const watching = sentencesOf(ownText(session)).find((each) => entrySaid(each) === "watch");
    if (watching !== undefined && (refusing.test(asked.about) || asked.intent === "no-mail"))
      return { intent: "watch", about: watching.trim() };
  }
  // `Changed my mind, don't wanna play`: I write to nobody who does not write to me.
  const isRefusal = asked.intent !== "watch" && refusing.test(asked.about);
  if (isStranger(session) && isRefusal && !asked.about.includes("?"))
    return { ...asked, intent: "no-mail" };
  return isStranger(session) && vague.has(asked.intent) && lostAccess.test(ownText(session))
    ? { ...asked, intent: "password" }
    : asked;
}

/** `Is anything still free?` asks for no supply center. */
const ofFree: ReadonlySet<Intent> = new Set<Intent>(["open-seat", "open-centers"]);

/** What the question is behind the words that somebody watches. */
function seenByOnlookers({ about }: Question): Intent | null {
  const [, inner = ""] = whileWatching.exec(about) ?? [];
  const intent = inner === "" ? null : (readQuestion(inner)?.intent ?? null);
  return intent !== null && ofOnlookers.has(intent) ? intent : null;
}

const whileWatching = regex("iu")`
  ^\W*(?:
    if|when|as|while|suppose|wenn|als|falls|si|quand|en tant|comme|cuando|como|se|quando|come
  )\s[^,?]{2,60},\s*(.+\?)
`;

/** What somebody asks who would look on, and no wish to do so. */
export const ofOnlookers: ReadonlySet<Intent | null> = new Set<Intent | null>([
  ...(["others-press", "peek", "privacy", "secrecy", "press-rules", "password", "price"] as const),
]);

/** Do these words want to play, in whatever way? */
export function wantsToPlay(text: string): boolean {
  return sentencesOf(text).some((each) => playing.test(each) && !refusing.test(each));
}

const playing = regex("iu")`
  (?<!\p{L})(?:
    play|playing|join|joining|sign (?:me )?up|sign up|count me in|i['\u2019]?m in|take part
    |participate|(?:a|any|the|open|free|empty) (?:seat|spot|place|game|slot)|take over|newbie
    |newcomer|beginner|mitspiel\p{L}*|mitmach\p{L}*|einsteig\p{L}*|anmeld\p{L}*|teilnehm\p{L}*
    |spielen|jouer|particip\p{L}*|rejoindre|inscri\p{L}*|jugar|unir(?:me|se)|apunt\p{L}*|giocare
    |partecip\p{L}*|iscriv\p{L}*|spelen|meedoen|meespelen|jogar|gra\u0107|zagra\u0107
  )(?!\p{L})
`;
const refusing = regex("iu")`
  (?<!\p{L})(?:
    don['\u2019]?t|do not|no longer|stop|(?:not|never)(?! (?:\p{L}+ ){0,2}played)|nicht
    |nie(?! (?:\p{L}+ ){0,2}gespielt)|pas|no|non|niet
  )(?!\p{L})[^.?!]{0,20}(?:play|join|spiel|mitmach|jouer|jugar|giocare|spelen)
`;

/** `Ich will nur zuschauen bei paris`: no seat is wanted. */
const watchesOnly = regex("iu")`
  (?<!\p{L})(?:
    (?:just|only|merely|simply) (?:\p{L}+ )?(?:watch|observe|look|follow|spectate)\p{L}*
    |(?:watch|observe|follow|spectate)\p{L}* (?:only|without playing)
    |as an? (?:observer|spectator)|nur (?:\p{L}+ )?(?:zuschau|zuseh|mitles|beobacht)\p{L}*
    |(?:seulement|juste) (?:regarder|suivre|observer)|solo (?:mirar|observar|guardare|osservare)
    |alleen (?:kijken|meekijken)
  )(?!\p{L})
`;

const ofFriends = regex("iu")`
  (?<!\p{L})(?:
    friends?|mates|colleagues|the others|they|amis|copains|coll\u00e8gues|freunde|kollegen|amigos
    |colegas|amici|colleghi|vrienden|collega['\u2019]s
  )(?!\p{L})
`;
const mayRefuse: ReadonlySet<Intent> = new Set<Intent>([
  ...(["join", "no-mail", "leave", "watch", "preference"] as const),
]);

const ofOwnSeat: ReadonlySet<Intent> = new Set<Intent>(["handover", "successor"]);

/** `I watch, but would rather play` */
const ratherPlays = regex("iu")`
  (?<!\p{L})(?:
    (?:rather|sooner|prefer to|much prefer(?: to)?) (?:\p{L}+ )?play(?:ing)?
    |play(?:ing)? (?:instead|rather)(?: of| than)?(?: \p{L}+)?|(?:statt|anstatt) (?:nur )?(?:zu )?zu(?:zu)?schauen
    |lieber (?:\p{L}+ )?(?:mit)?spielen|(?:préfér\p{L}+|plutôt) (?:\p{L}+ )?jouer
    |prefer(?:iría|iria|irei) (?:jogar|jugar|giocare)|liever (?:mee)?spelen
  )(?!\p{L})
`;

/** What such a mail asks beside what it is about. */
const vague: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    "help",
    "about",
    "address",
    "login",
    "join",
    "preference",
    "players",
    "copies",
    "duty",
    "change",
    "received",
  ] as const),
]);

/** `I lost my password`, `ich habe den Zugang verloren`, of somebody who plays already. */
const lostAccess = regex("iu")`
  (?<!\p{L})(?:
    (?:
      lost|forgot(?:ten)?|can['\u2019]?t (?:find|remember|access|get into)|no longer have
      |don['\u2019]?t have
    )[^.?!]{0,40}(?:
      pass ?word|access|login|account|(?:old|previous|former) (?:address|mail|e-?mail|mailbox)
      |letters?
    )
    |(?:old|previous|former) (?:\p{L}+ )?(?:mail|e-?mail|address|account|mailbox)[^.?!]{0,20}(?:
      hacked|gone|closed|dead|full|locked|deleted|stopped|broken|not work
    )
    |(?:passwort|kennwort|zugang|zugriff|alte (?:adresse|mail))[^.?!]{0,30}
      (?:verloren|vergessen|nicht mehr|weg)
    |(?:perdu|oubli\u00e9)[^.?!]{0,30}(?:mot de passe|acc\u00e8s|compte|adresse)
    |(?:perdido|olvidado|olvid\u00e9|perd\u00ed)[^.?!]{0,30}(?:contrase\u00f1a|acceso|cuenta)
    |(?:perso|dimenticato)[^.?!]{0,30}(?:password|accesso)
    |(?:kwijt|vergeten)[^.?!]{0,30}wachtwoord|wachtwoord[^.?!]{0,30}(?:kwijt|vergeten)
  )(?!\p{L})
`;

/** `I wish to join the Paris programme in International Diplomacy`, from a stranger, wants no game. */
function isForSchool(session: Session): boolean {
  return isStranger(session) && schools.test(`${session.mail.subject}\n${session.mail.text}`);
}

const schools = regex("iu")`
  \b(?:
    admissions? (?:team|office|committee|board)
    |(?:degree|study|master['\u2019]?s?|bachelor['\u2019]?s?|graduate|doctoral) (?:
      programme|program|course
    )
    |(?:programme|program|course|degree|master|bachelor|diploma)s? (?:in|of) (?:
      international |public |cultural )*(?:diplomacy|relations)
    |student (?:portal|visa|number)
    |(?:studiengang|immatrikulation|zulassungsstelle|studierendensekretariat)
    |service des admissions|inscription universitaire|(?:oficina|servicio) de admisi\p{L}+
    |ufficio ammissioni
  )(?!\p{L})
`;
