/** The word of a private game, as people say it when they ask to join: `The password is hydrangea`. */
import { regex, wrapped } from "../../../util/index.js";

const called = wrapped`
  (?:
    (?:invitation|invite|secret|entry|access)[ -]?(?:word|code)|pass ?word|code ?word|key ?word
    |(?:the|with|my) (?:word|code|key)|(?<=^|[.?!,;:] )word|losungswort|losung|kennwort|passwort
    |codewort|stichwort|(?:mit dem|das) (?:wort|code)|mot de passe|(?:le|avec le|du) mot
    |contraseña|palabra(?: clave)?|clave|parola(?: d'ordine)?|wachtwoord|(?:het|met het) woord
  )
`;
/** `Everyone who wants to join has to say "bismarck" first` */
const asked = regex("iu")`
  (?:
    has to|have to|must|needs? to|should|muss|müssen|doit|doivent|debe|deben|deve|devono|moet
    |moeten
  ) (?:first |zuerst |d['\u2019]abord )?(?:
    (?:say|know|give|quote|mention|type|write|send|sagen|nennen|dire|donner|decir|zeggen) )?
    (?:the (?:pass)?word )?["\u201c\u201e\u00ab'\u2018]([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})
    ["\u201d\u201c\u00bb'\u2019]
`;

/** `Nobody can join without knowing the word "castle"` */
const without = regex("iu")`
  (?<!\p{L})(?:without|unless (?:they|he|she)|ohne|sans|sin|senza|zonder) (?:\p{L}+ ){0,4}?(?:
    (?:pass)?word|code|wort|kennwort|losungswort|passwort|mot(?: de passe)?|palabra|clave
    |contrase\u00f1a|parola|wachtwoord
  )(?: \p{L}+)? ["\u201c\u201e\u00ab'\u2018]([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})
    ["\u201d\u201c\u00bb'\u2019]
`;

/** The word that a GM wants of whoever joins; null for none. */
export function entryWordWanted(sentence: string): string | null {
  if (!joining.test(sentence)) return null;
  return asked.exec(sentence)?.[1] ?? without.exec(sentence)?.[1] ?? null;
}

const joining = regex("iu")`
  (?<!\p{L})(?:
    joins?|joining|play|enter|get in|take part|sign up|mitspiel\p{L}*|mitmach\p{L}*|beitreten|rein
    |rejoindre|jouer|entrer|participer|entrar|jugar|unirse|entrare|giocare|meedoen|meespelen
  )(?!\p{L})
`;

const said = regex("iu")`
  ${called}(?: (?:
    (?:for it |i (?:got|was given|have) )?(?:is|was|be|shall be|should be|will be)|ist|lautet
    |heißt|est|es|è|called|being
  ))?\s*[:=]?\s*["'\u201c\u201e\u00ab]?([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})
`;

/** Words that stand there in other sentences: `the password for this game`, `the word that I was told`. */
const others = regex("i")`
  ^(?:
    is|was|for|of|to|that|i|you|in|please|pls|and|but|by|from|which|ist|für|von|den|die|das|est
    |par|por|zum|pour|de|que|es|para|per|di|voor|van|protected|only|required|needed|yet|again|or
    |oder|ou|o|so|not|no|nicht|kein\w*|brauche?|necessary|protection|protect\w*|geschützt
  )$
`;

/** `With a password, for instance`: none is said. */
const anyWord = regex("iu")`
  (?<!\p{L})(?:with|without|mit|ohne|avec|sans|con|sin|senza|met|zonder)\s+
    (?:an?|some|einem?|einen|une?|una|een)\s+(?:\p{L}+\s+)?${called}(?!\p{L})
    (?!\s*[:=]?\s*["'\u201c\u201e\u00ab])(?!\s*[:=])
`;

/** The word that somebody says they were given; null where they say none. */
export function entryWord(text: string): string | null {
  if (anyWord.test(text)) return null;
  const [, word = ""] = said.exec(text.trim()) ?? [];
  return word === "" || others.test(word) ? null : word;
}

/**
 * The word that somebody who makes a game says for it: behind the word for a password, in quotation marks, or
 * as what it is to be: `only with a password, make it tunnel`.
 */
export function entryWordGiven(sentence: string): string | null {
  if (ofSeat.test(sentence) || sentence.includes("?")) return null;
  const plain = sentence.trim();
  const known = word.exec(plain);
  if (known === null) return forFew.test(plain) ? entryWord(plain) : null;
  const behind = plain.slice(known.index);
  const found =
    entryWord(plain) ??
    marked.exec(behind)?.[1] ??
    chosen.exec(behind)?.[1] ??
    marked.exec(plain)?.[1];
  return found === undefined || others.test(found) ? null : found;
}

const word = regex("iu")`
  (?<!\p{L})(?:
    pass ?word|code ?word|key ?word|secret word|entry (?:word|code)|losungswort|losung|kennwort
    |passwort|codewort|mot de passe|contrase\u00f1a|clave|parola d['\u2019]ordine|password
    |wachtwoord
  )(?!\p{L})
`;
/** What says that not everybody may join. */
const forFew = regex("iu")`
  (?<!\p{L})(?:
    friends|private|only|join|get in|closed|freunde\p{L}*|privat\p{L}*|nur|reinkommen
    |am[ií][sg]\p{L}*|amic\p{L}*|vriend\p{L}*|seul\p{L}*|sol[oa]|solament\p{L}*|alleen
  )(?!\p{L})
`;
/** Of the GM's own seat. */
const ofSeat = /\b(?:gm|game ?master)\b|\bmy (?:own )?password\b/i;
const marked =
  /["\u201c\u201e\u00ab'\u2018] ?([\p{L}\p{N}][\p{L}\p{N}_-]{1,39}) ?["\u201d\u201c\u00bb'\u2019]/u;
const chosen = regex("iu")`
  (?<!\p{L})(?:
    make (?:it|that)|let (?:it|that) be|let['\u2019]?s (?:say|take|have|use)|say|use|take|call it
    |nehmen wir|nimm|nehmen sie|sagen wir|und zwar|disons|prenez|mettez|mettons|ce sera|digamos
    |pon|ponga|que sea|diciamo|metti|mettiamo|facciamo|neem|zeg|laten we zeggen|doe
  )(?: (?:maar|bitte|doch|please|just|einfach|simplement|simplemente|gewoon))* ["\u201c\u201e\u00ab'\u2018]?
    ([\p{L}\p{N}][\p{L}\p{N}_-]{1,39})
`;
