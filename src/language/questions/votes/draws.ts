/**
 * What people say of a draw: that it suits them, that they are against it, or that they want it no longer.
 */
import { regex, wrapped } from "../../../util/index.js";

/** The noun, and no map that somebody draws. */
const draws = regex()`
  \b(?:
    (?<=\b(?:a|the|this|that|your|my|no|more) )draw(?! lots\b)
    |draw(?! (?:me|us|a|an|the|up|in(?! \d)|out|on|from|your|my|lines?|maps?|cards?)\b)|tie|remis
    |unentschieden|(?:partie )?nul(?:le)?|match nul|empate|tablas|patta|pareggio|gelijkspel|remise
  )\b
`;

/** Does this speak of a draw? */
export function ofDraw(plain: string): boolean {
  return draws.test(plain);
}

/** That it suits, or is proposed. */
const suits = regex()`
  \b(?:
    ${[
      wrapped`
      fine|okay?|good|great|acceptable|happy|content|agree\w*|accept|suits? me|works? for
      |in favou?r|propose|suggest|all for|up for|down (?:with|for)|settle for|no objections?
      |count me in|my vote|i vote|yes
    `,
      wrapped`
      (?:geht|ware?|ist) (?:\w+ )?(?:in ordnung|recht|gut|klar|ok)|passt|einverstanden|dafur
      |gerne?|zufrieden|schlage|stimme
    `,
      wrapped`
      (?:me|nous) (?:va|convient|conviendrait|irait)|va (?:tres )?bien|d accord|ok|parfait
      |content\w*|propose|accepte|vote|volontiers
    `,
      wrapped`
      me (?:va|vale|parece|viene|conviene)|de acuerdo|conforme|acepto|propongo|voto|sta bene
      |va bene|mi (?:va|sta|conviene)|d accordo|accetto|contento|akkoord|prima|voor mij
    `,
    ].join("|")}
  )\b
`;

const against = regex()`
  \b(?:
    not|n t|t|dont|cant|wont|no(?! (?:objections?|problems?|worries)\b)|never|neither|nor|against
    |oppose\w*|veto|unless|if|but only|nicht(?! dagegen)|kein\w*(?! (?:problem|einwand))|nie
    |dagegen|wenn|ne|pas|sans(?! probleme)|contre|ni|si|sin|contra|nunca|non|contro|senza|mai|se
    |niet|geen|tegen|als|would have|asked|said|told|says|heard|wants?|proposed|suggested|offered
  )\b
`;

const ofSelf = regex()`
  \b(?:
    i|im|me|my|we|us|our|ich|mir|mich|wir|uns|je|j|moi|me|nous|yo|mi|nosotros|estoy|quiero|io|noi|sono|voglio|ik|mij|wij
  )\b
`;

/** `La nulle me va très bien`, `let's stop here and share the honours`. */
export function agreesToDraw(plain: string): boolean {
  if (draws.test(plain) && isForDraw(plain)) return true;
  if (votingFor.test(plain) || (draws.test(plain) && counted.test(plain))) return true;
  if (against.test(plain)) return false;
  return (
    (ofSelf.test(plain) || isBrief(plain)) &&
    (sharing.test(plain) || (draws.test(plain) && suits.test(plain)))
  );
}

/** `Nah, forget the tie`, `I would rather not have a draw after all` */
export function wantsNoDraw(plain: string): boolean {
  if (isForDraw(plain)) return false;
  return (
    refusingDraw.test(plain) ||
    strikingVote.test(plain) ||
    (votingAgainst.test(plain) && !ofTime.test(plain)) ||
    withdrawsDraw(plain) ||
    leavesDraw(plain) ||
    (draws.test(plain) &&
      opposing.test(plain) &&
      (ofSelf.test(plain) ||
        /^(?:against|gegen|contre|en contra|contro|tegen|no|not|never)\b/.test(plain)))
  );
}

/** `Changed my mind about the draw`, `dont count me in for it anymore`, `je ne suis plus d'accord pour la nulle` */
function leavesDraw(plain: string): boolean {
  if (!draws.test(plain)) return false;
  if (withoutSelf.test(plain)) return true;
  return (ofSelf.test(plain) || isBrief(plain)) && (ended.test(plain) || rethought.test(plain));
}

const withoutSelf = regex()`
  \b(?:
    ${[
      wrapped`
      (?:count|leave|take|scratch|strike|cross|deal|keep) me (?:\w+ ){0,2}?(?:out|off)
      |(?:not|n t|dont) (?:please )?(?:count|put|write|mark) me (?:in|down)
    `,
      wrapped`
      ohne mich|nicht mit mir|mit mir nicht|sans moi|sin mi|no (?:contar|conteis|cuenten|cuentes) conmigo
      |senza di me|non (?:contate|contare|contare piu) su di me|zonder mij|(?:niet|niet meer) op mij|reken maar niet
    `,
      wrapped`
      (?:withdrawing|revoking|retracting|pulling) (?:my|the) (?:\w+ )?(?:vote|support|agreement|yes|consent)
      |(?:nehme|ziehe) (?:\w+ ){1,8}zuruck|(?:trek|neem|haal) (?:\w+ ){1,8}(?:in|terug|weg)|schrap mijn \w+
      |(?:retiro|quito|ritiro|tolgo|retire|reprends) (?:mi|il mio|ma|mon) \w+
    `,
    ].join("|")}
  )\b
`;

/** What held so far: a denial of it, and no more than that. */
const ended = regex()`
  \b(?:
    no longer|any ?more|any longer|no more|nicht mehr|nimmer|doch (?:nicht|kein\w*|gegen)
    |niet (?:meer|langer|akkoord)|toch (?:niet|geen|tegen)|(?:het )?niet (?:meer )?eens
    |plus (?:d accord|pour|envie|favorable|question|partant\w*|de|la|le|une?)|finalement (?:pas|non|contre)
    |ya no|non (?:\w+ ){1,4}piu|niente (?:piu )?
  )\b
`;
const rethought = regex()`
  \b(?:
    chang(?:ed|ing) (?:my|our) minds?|(?:second thoughts|thought better|thought again|rethought|rethink)
    |anders uberlegt|meinung geandert|umentschieden|change d avis|reflexion faite|ravise\w*
    |cambiato idea|ripensato|cambiado de (?:idea|opinion|parecer)|pensado mejor|bedacht|bedenk me|van gedachten
  )\b
`;
/** `I have no more objections to the draw`, `Ich bin nicht mehr gegen das Remis`, `changed my mind, I am for it now` */
export function isForDraw(plain: string): boolean {
  return notAgainst.test(plain) || (nowFor.test(plain) && !against.test(plain));
}

const notAgainst = regex()`
  \b(?:not|n t|no|none|nothing|no longer|nicht|nichts|keine?n?|pas|plus|rien|aucune|sin|non|niet|geen) (?:\w+ ){0,3}?
    (?:against|oppos\w+|objections?|gegen|dagegen|einw\w+|contre|en contra|objecion\w*|contrari[oa]|contro|obiezion\w*
    |tegen|bezwa\w+)\b
`;
const nowFor = regex()`
  \b(?:
    (?:am|m|im|i m|be|now|bin|jetzt|suis|estoy|sono|ben|nu|toch) (?:(?:all|now|doch|jetzt|maintenant|ora|ahora|nu) )*
      (?:for|in favou?r|fur|dafur|pour|a favor|a favore|per|voor)
    |(?:count|put|mark) me (?:in|down)
  )\b
`;

/** `I vote yes then`: nothing else is voted on with a yes or a no. */
const votingFor = regex()`
  ^(?:(?:ok|okay|well|so|then|and|but|alright|fine) )*(?:
    (?:i|we) (?:(?:am|m|will|ll|shall|would|then|do|hereby) )*(?:vot(?:e|ing)) (?:yes|for it|in favou?r)
    |my vote is (?:a )?yes|ich stimme (?:mit )?ja|je vote oui|voto (?:que )?si
  )(?= *$| (?:then|too|also|please|on|to|for)\b)
`;
/** `The draw, I don't care, put me down as a yes` */
const counted = regex()`
  \b(?:
    (?:put|count|note|mark|write|set) me (?:down |in )?(?:as|for|with) (?:a )?
      (?:yes|for it|in favou?r)
    |(?:schreib|notier\w*|zahl\w*) mich (?:\w+ )?(?:als|mit) (?:ein )?ja
    |(?:mets?|compte\w*|notez?) moi (?:comme |pour )?(?:un )?oui
    |(?:ponme|apuntame|cuenta conmigo) (?:como |por )?(?:un )?si|segnami (?:come )?(?:un )?si
  )\b
`;
/** `I vote against the extension` */
const ofTime = regex()`
  \b(?:
    exten\w+|delay\w*|postpon\w*|more time|extra time|deadline|verlanger\w*|aufschub|mehr zeit|prolong\w*
    |report|delai|prorrog\w*|aplaz\w*|prorog\w*|rinvi\w*|verleng\w*|uitstel
    |paus\w*|pauz\w*|break|pausa|sospen\w*|interru\w*|unterbrech\w*
  )\b
`;
const votingAgainst = regex()`
  \b(?:
    (?:i|we) (?:(?:am|m|will|ll|shall|would|then|do|hereby) )*vot(?:e|ing) (?:a )?
      (?:no|against it)(?= *$| (?:then|too|also|please|on|to)\b)
    |my vote (?:on (?:the|this) \w+ )?is (?:a )?no|(?:i|we) vote against
    |ich stimme (?:mit nein|nein|dagegen)|je vote (?:non|contre)
    |voto (?:que no|no|en contra|contra|contro)|ik stem (?:nee|tegen)
  )\b
`;

/** `I oppose the draw`, `no draw with me` */
const opposing = regex()`
  \b(?:
    ${[
      "(?<!not |t )against (?:\\w+ ){0,4}?(?:draw|tie)",
      wrapped`
      (?:(?<!not |t )against|oppos\w*|veto\w*|refus\w*|reject\w*|declin\w*|no (?:to|on|for)) (?:
        (?:a|the|any|this|that|to) )*(?:\w+ )?(?:draw|tie)
    `,
      wrapped`
      (?:not|n t|t|dont|wont|never) (?:\w+ )?(?:
        vot(?:e|ing)|agree\w*|accept\w*|consent\w*|sign|support\w*|want\w*|in favou?r|for
      ) (?:(?:for|to|on|of|a|the|any|this|that) )*(?:draw|tie)
    `,
      wrapped`
      (?:draw|tie) (?:(?:certainly|definitely|surely|absolutely) )?(?:not )?
        (?:with(?:out)?|for|from) me
      |no (?:draw|tie) (?:for|with|from) (?:me|us)
    `,
      wrapped`
      (?:gegen|lehne) (?:(?:das|ein|dem|den) )*(?:remis|unentschieden)
      |(?:remis|unentschieden) (?:\w+ ){0,3}?(?:ab|nicht|dagegen)
      |(?:stimme|bin) (?:\w+ ){0,2}?(?:gegen|nicht fur) (?:\w+ )?(?:remis|unentschieden)
    `,
      wrapped`
      (?:contre|refuse|(?:pas|plus) (?:(?:de|du|d|le|la|un|pour) )*) ?(?:(?:le|la|un|une) )?
        (?:match nul|partie nulle|nul(?:le)?)
      |(?:en contra del?|no quiero|rechazo) (?:(?:un|el|unas|las) )?(?:empate|tablas)
      |(?:contro|non voglio|rifiuto) (?:(?:il|la|una?) )?(?:patta|pareggio)
      |(?:tegen|geen|weiger) (?:(?:de|het|een) )?(?:remise|gelijkspel)
    `,
    ].join("|")}
  )\b
`;

/** Do these words take back what was said for a draw? */
export function withdrawsDraw(plain: string): boolean {
  return draws.test(plain) && withdrawing.test(plain);
}

/** `Please strike my vote` */
const strikingVote = regex()`
  \b(?:
    (?:strike|cancel|withdraw|remove|delete|retract|undo|revoke|rescind|scrap|scratch|take back) my (?:\w+ )?vote
    |(?:streich\w*|losch\w*|entfern\w*) (?:bitte )?meine stimme
    |(?:annule\w*|retire\w*|supprime\w*|efface\w*) (?:mon vote|ma voix)
    |(?:anul\w*|retir\w*|borr\w*) mi voto|(?:annull\w*|ritir\w*|cancell\w*) il mio voto
  )\b
`;

/** `Je retire ma proposition de nul`: where it speaks of a draw. */
const withdrawing = regex()`
  \b(?:
    (?:
      retire|reprends|annule|retiro|anulo|ritiro|annullo|withdraw|revoke|retract|cancel|rescind
      |ziehe|nehme
    ) (?:my|the|ma|mon|mes|la|le|mi|il|mia|meinen?|den|das)
  ) (?:\w+ )*(?:
    propos\w*|vote|voto|voix|offer|offre|demande|suggestion|propuesta|oferta|offerta|vorschlag
    |angebot|stimme|antrag
  )\b
`;

const refusingDraw = regex()`
  \b(?:
    (?:rather|prefer) not (?:to )?(?:have |see |get )?(?:a |the )?|no |
    (?:forget|never mind|nevermind|nvm|scrap|scratch) (?:about )?(?:the |that |my )
    |(?:doch )?kein |verg(?:iss|esst|essen sie) (?:das |den )|oublie[sz]? (?:le |la )
    |olvid\w+ (?:el |las )|dimentica\w* (?:il |la )
  )(?:draw|tie|remis|unentschieden|match nul|nulle|empate|tablas|pareggio|patta)(?= *$
    | (?:after all|please|then|now|doch|bitte|thing|idea|vote)\b)
`;

/** What is said so briefly is said of oneself: `draw is fine`. */
const shortest = 5;

function isBrief(plain: string): boolean {
  return plain.split(" ").length <= shortest;
}

const sharing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:let s|lets|let us|we|all|everyone|everybody|us) (?:\w+ ){0,5}?(?:share|split|divide) (?:
        the |this |our |all |out )*(?:honou?rs?|spoils|victory|win|glory|prize|game)
    `,
      wrapped`
      (?:
        let s|lets|let us
        |we (?:\w+ )?(?:should|could|can|might as well|may as well|might|ought to)|agree to
      ) (?:\w+ ){0,3}?(?:
        (?:stop|end|leave|finish) (?:it |this |things |the game )?(?:here|there|at that|as it is) (?:and|as)
        |call it (?:even|quits)
      )
    `,
      wrapped`
      (?:lasst uns|wir) (?:\w+ ){0,5}?(?:sieg|ehren?) (?:\w+ )?teilen
      |(?:partageons|nous partager|on (?:se )?partage) (?:la victoire|les honneurs)
      |compart(?:amos|imos|ir) la victoria|divid(?:iamo|erci) la vittoria
    `,
    ].join("|")}
  )\b
`;
