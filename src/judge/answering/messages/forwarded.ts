/**
 * `Please forward that to Austria too`: the message that is meant is the one that the mail answers, or else its
 * writer's last. It is shown and asked about, since `that` may be another.
 */
import { forwardedText } from "../../../report/index.js";
import { flat, wrapped } from "../../../util/index.js";
import type { SentPress } from "../../ports/store.js";
import { pressFor } from "../../records/press.js";
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
  const found = named.find(({ who = "" }) => !clause.test(who) && readersIn(speaker, who) !== null);
  const to = readersIn(speaker, found?.who ?? "");
  if (to === null) return false;
  const messages = await pressFor(session.tx, game, speaker.member);
  const letter =
    found?.of === undefined || mine.test(found.of)
      ? meant(session, messages)
      : messages.findLast(({ event }) => isFrom(speaker, event, found.of ?? ""));
  if (letter === undefined) return false;
  const isOwn = letter.event.from?.id === speaker.member;
  const text = isOwn ? letter.event.text : forwardedText(...stageFor(session, speaker), letter);
  return asksToSend(session, speaker, { to, text, line, mayBe: "message" });
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
function meant(
  { thread: { letters }, sender }: Session,
  messages: readonly SentPress[],
): SentPress | undefined {
  const answered = letters.map(flat);
  return (
    messages.findLast(({ event }) => answered.some((each) => each.includes(flat(event.text)))) ??
    messages.findLast(({ event }) => event.from?.id === sender.speaker?.member)
  );
}

const longest = 160;

const that = wrapped`
  (?:a copy of )?(?:
    this|that|it|these|those|the above|the same(?: thing)?|same
    |(?:my|the|his|her|their|that|this|your) (?:last |previous |latest |same )?
      (?:message|mail|note|letter|text|one)
    |(?<of>\p{L}{3,20})['\u2019]s? (?:(?:last|previous|latest|recent) )?
      (?:message|mail|note|letter|press|offer|proposal)
    |what i (?:just )?(?:wrote|said)(?: (?:above|before))?
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
      too|as well|also|please|pls|plz|thanks|thank you|bitte|auch|danke|aussi|merci|svp|también
      |por favor|gracias|anche|per favore|grazie|ook|alsjeblieft
    )
  )*
`;

/** `Oops, that was meant for Turkey`: it goes to whom it was for. */
const misdirected = wrapped`
  (?:(?:oops|sorry|argh|oh no|wait|ups|entschuldigung|pardon|perd\u00f3n|scusa)[,.! ]+)*(?:
    (?:that|it|this|(?:the|my) (?:last )?(?:message|mail|letter)) (?:
        (?:was|is) (?:meant|intended|supposed to (?:be|go))|should (?:have (?:been|gone)|be|go)
      ) (?:for|to)
    |(?:das|die nachricht|es) (?:war|sollte)(?: eigentlich)? (?:f\u00fcr|an)
    |(?:c['\u2019]\u00e9tait|ce message \u00e9tait)(?: destin\u00e9)? (?:pour|\u00e0)
    |(?:eso|esto|el mensaje) era para|(?:quello|questo|il messaggio) era per|(?:dat|het bericht) was voor
  ) ${who}(?:,? (?:not|nicht|pas|no|non|niet) [^.!?]{2,40})?(?: (?:gedacht|bestimmt|gehen|bedoeld))?
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
].map((each) => new RegExp(`${lead}${each}${tail}${reason}[\\s.!?]*$`, "iu"));
