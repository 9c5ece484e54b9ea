/**
 * `Please forward that to Austria too`: the message that is meant is the one that the mail answers, or else its
 * writer's last. It is shown and asked about, since `that` may be another.
 */

import type { MemberId } from "../../../game/index.js";
import { forwardedText, toldText } from "../../../report/index.js";
import { flat, wrapped } from "../../../util/index.js";
import type { SentPress } from "../../ports/store.js";
import { pressFor } from "../../records/press.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { asksToSend } from "./kept-message.js";
import { readersIn } from "./readers/readers.js";
import { lead } from "./words/speech.js";

/** Asks whether to send a message on; false where the mail wants something else, or more. */
export async function asksToForward(session: Session): Promise<boolean> {
  const { speaker } = session.sender;
  const line = ownText(session).trim();
  if (speaker === null || session.grave.isConfirmed || line.length > longest) return false;
  const { game } = speaker.game;
  if (game.settings.gunboat) return false;
  const named = patterns.map(
    (pattern): Readonly<Record<string, string | undefined>> => pattern.exec(line)?.groups ?? {},
  );
  const isReader = ({ who = "" }) => !clause.test(who) && readersIn(speaker, who) !== null;
  const found = named.find(isReader) ?? [alsoTo.exec(line)?.groups ?? {}].find(isReader);
  const to = readersIn(speaker, found?.who ?? "");
  if (to === null) return false;
  const messages = await pressFor(session.tx, game, speaker.member);
  const letter = sought(session, speaker, messages, found);
  if (letter === undefined) return tellsUnwritten(session, speaker, line, found);
  const isOwn = letter.event.from?.id === speaker.member;
  const text = isOwn ? letter.event.text : forwardedText(...stageFor(session, speaker), letter);
  return asksToSend(session, speaker, { to, text, line, mayBe: "message" });
}

/** The letter that is named by its writer or by who has read it; else the one that is meant. */
function sought(
  session: Session,
  speaker: Speaker,
  messages: readonly SentPress[],
  { of, reader, also }: Readonly<Record<string, string | undefined>> = {},
): SentPress | undefined {
  if (also !== undefined) return answered(session, messages, speaker.member);
  const wrote = reader === undefined ? null : readersIn(speaker, reader);
  if (wrote?.kind === "some")
    return messages.findLast(
      ({ event: { from, to } }) =>
        from?.id === speaker.member &&
        (to.kind === "all" || wrote.powers.every((power) => to.powers.includes(power))),
    );
  return of === undefined || mine.test(of)
    ? meant(session, messages)
    : messages.findLast(({ event }) => isFrom(speaker, event, of));
}

/** `Tell Austria that if he attacks, he will regret it` forwards nothing. */
const clause = /(?<!\p{L})(?:that|if|he|she|they|i|we|you|will|is|are|has|have)(?!\p{L})/iu;

const mine = /^(?:he|she|it|that|what|who|let|here)$/i;

/** `France's last message` */
function isFrom(speaker: Speaker, { from }: SentPress["event"], words: string): boolean {
  const named = readersIn(speaker, words);
  const power = from?.power ?? null;
  return named?.kind === "some" && power !== null && named.powers.includes(power);
}

/** The last message that stands in the letter which the mail answers; else the last that its writer sent. */
function meant(session: Session, messages: readonly SentPress[]): SentPress | undefined {
  return (
    answered(session, messages) ??
    messages.findLast(({ event }) => event.from?.id === session.sender.speaker?.member)
  );
}

/** The last message, of one writer or of anybody, that stands in the letter which the mail answers. */
function answered(
  { thread: { letters } }: Session,
  messages: readonly SentPress[],
  writer: MemberId | null = null,
): SentPress | undefined {
  const flattened = letters.map(flat);
  return messages.findLast(
    ({ event }) =>
      (writer === null || event.from?.id === writer) &&
      flattened.some((each) => each.includes(flat(event.text))),
  );
}

/** `Forward what I wrote to Russia`, where nothing was written to them: that is told; false where none is named. */
function tellsUnwritten(
  session: Session,
  speaker: Speaker,
  line: string,
  { reader = "" }: Readonly<Record<string, string | undefined>> = {},
): boolean {
  const named = readersIn(speaker, reader);
  const [power, another] = named?.kind === "some" ? named.powers : [];
  if (power === undefined || another !== undefined) return false;
  answerLine(session, line, toldText(...stageFor(session, speaker), power, undefined));
  return true;
}

const longest = 160;

/** `what I wrote to Russia`, ahead of whom it is to go to. */
const toSomebody =
  "(?:(?: to)? (?:the )?(?<reader>\\p{L}{3,20})(?= (?:on |along |over |as well |also )?to ))?";
const that = wrapped`
  (?:a copy of )?(?:
    (?:
      what i(?:['\u2019]ve| have)? (?:just )?(?:wrote|said|told|written|sent)
      |my (?:last )?(?:message|mail|note|letter)
    )(?: (?:above|before))?${toSomebody}
    |this|that|it|these|those|the above|the same(?: thing)?|same
    |(?:my|the|his|her|their|that|this|your) (?:last |previous |latest |same )?
      (?:message|mail|note|letter|text|one)
    |(?<of>\p{L}{3,20})['\u2019]s? (?:(?:last|previous|latest|recent) )?
      (?:message|mail|note|letter|press|offer|proposal)
  )
`;
const who = "(?<who>[\\p{L}@ ,&'\u2019]{3,60}?)";
/** `..., so that he knows what kind of man France is` */
const reason = wrapped`
  (?:
    ,? (?:
      so(?: that)? (?:he|she|they|everybody|everyone|it)|because|since|as (?:he|she|they)|in order
      |to (?:show|prove|let|warn|make)|damit|weil|afin|pour|parce|para que|porque|perché|affinché
      |zodat|omdat
    )(?!\p{L}).*
  )?
`;
const tail = wrapped`
  (?:
    ,? (?:
      too|as well|also|please|pls|plz|thanks|thank you|bitte|auch|danke|aussi|merci|svp|stp
      |s['\u2019]il (?:te|vous) plaît|también
      |por favor|gracias|anche|per favore|grazie|ook|alsjeblieft
    )
  )*
`;

/** `Oops, that was meant for Turkey`: it goes to whom it was for. */
const misdirected = wrapped`
  (?:(?:
    oops|sorry|argh|oh no|wait|ups|entschuldigung|pardon|perd\u00f3n|scusa
    |(?:wrong|falscher?|mauvais|sbagliato|ho sbagliato|me equivoqu\u00e9 de|verkeerde) (?:
      person|address|recipient|player|empf\u00e4nger|adresse|destinataire|destinatario|ontvanger
    )
  )[,.:! ]+)*(?:
    (?:that|it|this
      |(?:the|my) (?:last |previous )?(?:message|mail|letter)(?: before| just now| to (?<reader>\p{L}{3,20}))?
    ) (?:
        (?:was|is) (?:meant|intended|supposed to (?:be|go))|should (?:have (?:been|gone)|be|go)
      ) (?:for|to)
    |(?:das|(?:die|meine) (?:letzte )?nachricht(?: vorhin| eben)?|es) (?:war|sollte)(?: eigentlich)? (?:f\u00fcr|an)
    |(?:c['\u2019]\u00e9tait|(?:ce|mon|le)(?: dernier)? message(?: d['\u2019]avant)? \u00e9tait
      )(?: destin\u00e9)? (?:pour|\u00e0)
    |(?:eso|esto|el mensaje(?: de antes| anterior)?) era para
    |(?:quello|questo|il messaggio(?: di prima| precedente)?) era per|(?:dat|het bericht) was voor
  ) ${who}(?:,? (?:not|nicht|pas|no|non|niet) [^.!?]{2,40}?)?(?: (?:gedacht|bestimmt|gehen|bedoeld))?
    (?:[.!,;]+ (?:(?:so|and|can|could|would|you|please|just) )*(?:redirect|forward|re-?send|send|pass|move)(?: (?:
      it|that|on|over|along|to (?:him|her|them)|there|instead|again
    ))*)?
`;

const patterns = [
  misdirected,
  wrapped`
    (?:forward|send|pass|relay|show|copy|cc|give|repeat|tell|say|write) ${that}
      (?: message| note| letter)?(?: also| too)?(?: on| along| over)? to ${who}
  `,
  `(?:forward|send|show|give|tell) ${who} ${that}`,
  `(?:the )?same (?:message |thing |words )?(?:to|for) ${who}`,
  `(?:das ?selbe|dasselbe|gleiche) (?:bitte )?(?:auch )?an ${who}`,
  `(?:dis|dites|envoie|envoyez)?\\s*la m\u00eame chose (?:\u00e0|aux?) ${who}`,
  wrapped`
    (?:leite|leiten sie|schick|schicke|schicken sie|sende)(?: bitte)? (?:das,? )?was ich (?:an |zu )?(?:den |der )?
      (?<reader>\p{L}{3,20}) (?:geschrieben|geschickt|gesagt) habe,?(?: bitte| auch| noch)*[ ]
      an ${who}(?: auch)?(?: weiter)?
  `,
  wrapped`
    (?:transmet(?:s|tez)|envoie|envoyez|fais suivre|faites suivre) ce que j['\u2019]ai (?:\u00e9crit|dit|envoy\u00e9)[ ]
      (?:\u00e0 l[a'\u2019] ?|aux? |\u00e0 )(?<reader>\p{L}{3,20})(?: aussi)? (?:\u00e0|aux?) ${who}
  `,
  wrapped`
    (?:leite|leiten sie|schick|schicke|schicken sie|sende|gib) (?:
      das|es|dies\p{L}*|(?:meine|die|seine|ihre) (?:letzte )?nachricht
    )(?: bitte| auch| noch)* an ${who}(?: auch)?(?: weiter)?
  `,
  wrapped`
    (?:transmet(?:s|tez)|envoie|envoyez|fais suivre|faites suivre|montre[rz]?)(?:
      -le|-la|-les| ça| cela| le message| mon message| ce message
    )?(?: aussi)? (?:à|aux?) ${who}
  `,
  wrapped`
    (?:reenvía|manda|envía|inoltra|invia)(?:lo|la|lo)?
      (?: eso| esto| questo| el mensaje| il messaggio)?(?: también| anche)? (?:
        a|all['\u2019]|alla|al
      ) ?${who}
  `,
  `stuur (?:dat|dit|het|mijn bericht)(?: ook)? (?:naar|aan) ${who}(?: door)?`,
].map(whole);

/** `And Austria too, please`, in answer to a letter that says what was sent. */
const alsoTo = whole(wrapped`
  (?:(?:and|oh|ah|also|und|et|y|e|en)[ ,]+)*(?:(?:to|for|an|\u00e0|aux?|a|al|alla|aan|naar) )?${who},?[ ]
    (?<also>too|as well|also|auch|ebenfalls|aussi|\u00e9galement|tambi\u00e9n|anche|ook)
`);

function whole(words: string): RegExp {
  return new RegExp(`${lead}${words}${tail}${reason}[\\s.!?]*$`, "iu");
}
