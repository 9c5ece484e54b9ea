/**
 * `Has Italy answered me?`, `did Germany get my message?`: what the asker and the others have written to each
 * other.
 */

import type { MemberId } from "../../../game/index.js";
import type { BodyItem } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { heardText, toldText, unheardText } from "../../../report/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { SentPress } from "../../ports/store.js";
import { pressFor } from "../../records/press.js";
import { answerLine } from "../../session/outcomes.js";
import { powersMeant } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { lead } from "../messages/words/speech.js";

/** The items that ask something else. */
export async function withoutCorrespondence(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status === "forming") return items;
  const left: BodyItem[] = [];
  for (const item of items)
    if (
      !mayAsk.has(item.kind) ||
      !(
        (await tellsUnheard(session, speaker, item.line)) ||
        (await tellsLetters(session, speaker, item.line))
      )
    )
      left.push(item);
  return left;
}

const mayAsk: ReadonlySet<BodyItem["kind"]> = new Set(["text", "question", "complaint"]);

/** `Who hasn't talked to me yet?` */
async function tellsUnheard(session: Session, speaker: Speaker, line: string): Promise<boolean> {
  if (!unheard.test(line)) return false;
  const { game } = speaker.game;
  const own = powerOf(speaker);
  const letters = await pressFor(session.tx, game, speaker.member);
  const heard = new Set(letters.map(({ event }) => event.from?.power));
  const others = speaker.game.board.powers.map(({ id }) => id).filter((id) => id !== own);
  const silent = others.filter((id) => !heard.has(id));
  answerLine(session, line, unheardText(...stageFor(session, speaker), silent, others.length));
  return true;
}

const unheard = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}?(?:
    who|which (?:of the )?(?:powers?|players?|countr(?:y|ies)|others)|wer|welche \p{L}+|qui
    |qui[e\u00e9]n(?:es)?|chi|wie
  )(?: of (?:them|you|the others))?(?: (?:
    else|still|all|has|have|hat|haben|mir|ne|m['\u2019]a|me|mi|noch|heeft|mij
  ))*(?: ?(?:
    not|n['\u2019]t|hasn['\u2019]?t|haven['\u2019]?t|never|nicht|nie|nichts|pas|no|non|niet
  ))(?: (?:
    m['\u2019]a|a|ont|ha|han|me|mi|mij|mir|yet|noch|encore|even|ever|bisher|heeft|hat|haben
    |noch nicht
  ))*(?: (?:pas|jamais|encore))*(?: (?:
    written|write|wrote|talked|spoken|replied|answered|contacted|said (?:anything|a word)
    |geschrieben|geantwortet|gemeldet|\u00e9crit|r\u00e9pondu|parl\u00e9|escrito|contestado
    |respondido|hablado|scritto|risposto|parlato|geschreven|geantwoord
  ))(?: (?:back|anything))?(?: (?:to )?me| mir| an mich)?
    (?: (?:yet|so far|bisher|bis jetzt|encore|ancora|at all))?\s*\?*\s*$
`;

async function tellsLetters(session: Session, speaker: Speaker, line: string): Promise<boolean> {
  const [asked] = forms.flatMap((form) =>
    form.asks.flatMap((pattern) => {
      const named = pattern.exec(line)?.groups?.who;
      return named === undefined ? [] : [{ form, named }];
    }),
  );
  if (asked === undefined) return false;
  const { form, named } = asked;
  const { game, board } = speaker.game;
  const powers = powersMeant(board, game, named).slice(0, most);
  if (powers.length === 0) return false;
  const letters = await pressFor(session.tx, game, speaker.member);
  const texts = powers.map((power) =>
    form.tell(...stageFor(session, speaker), power, form.find(letters, speaker.member, power)),
  );
  answerLine(session, line, texts.join(" "));
  return true;
}

/** More powers than these are everybody: HISTORY PRESS shows it all. */
const most = 3;

const who = "(?<who>(?:the )?[\\p{L}' ]{3,30}?)";
const already = "(?: (?:yet|already|so far|or not|schon|bereits|d\u00e9j\u00e0|ya|gi\u00e0|al))?";

function asking(...patterns: readonly string[]): readonly RegExp[] {
  return patterns.map((each) => new RegExp(`${lead}(?:${each})${already}\\s*[?.!]*\\s*$`, "iu"));
}

const forms = [
  {
    asks: asking(
      wrapped`
        (?:did|has|have) ${who} (?:already |even |ever |yet )?(?:
          answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|write|written|wrote|say anything
          |said anything
          |sen[dt] (?:me )?(?:anything|something|a (?:message|mail|note|letter|reply))
        )(?: back)?(?: (?:to )?(?:me|us))?
      `,
      wrapped`
        (?:is there |have i (?:got |had )?|did i get )?(?:any(?:thing)?|some(?:thing)?)(?: new)?
          (?: (?:word|news|mail|message|reply|replies|answer)s?)? (?:from|by) ${who}
      `,
      `hat ${who} (?:mir |uns )?(?:schon |bereits |\u00fcberhaupt )?(?:etwas )?(?:geantwortet|geschrieben)`,
      wrapped`
        (?:est-ce que )?${who} (?:m['\u2019]a(?:-t-(?:il|elle))?|a) (?:déjà )?(?:répondu|écrit)
      `,
      `\u00bf?(?:me )?ha (?:respondido|escrito|contestado) ${who}`,
      `mi ha (?:risposto|scritto) ${who}`,
      `heeft ${who} (?:mij |me )?(?:al )?(?:geantwoord|geschreven)`,
    ),
    find: lastFrom,
    tell: heardText,
  },
  {
    asks: asking(
      wrapped`
        (?:did|has|have) ${who} (?:already |even |ever |actually )?
          (?:get|got|gotten|received?|seen?|read) (?:my|the|that) (?:last |first )?
          (?:message|mail|note|letter|press|email)s?
      `,
      wrapped`
        did (?:my|the|that) (?:last |first )?(?:message|mail|note|letter|press|email)s? to ${who} (?:
          arrive|go (?:out|through)|get (?:there|through)
        )
      `,
      wrapped`
        did (?:my|the|that) (?:last |first )?(?:message|mail|note|letter|press|email)s? (?:
          reach|get to|go to|arrive at
        ) ${who}
      `,
      `hat ${who} meine? (?:letzte )?(?:nachricht|mail|brief) (?:bekommen|erhalten|gelesen)`,
      wrapped`
        (?:est-ce que )?${who} a (?:bien )?(?:reçu|lu) (?:mon|ma) (?:dernier |dernière )?
          (?:message|mail|lettre)
      `,
    ),
    find: lastTo,
    tell: toldText,
  },
] as const;

/** What this power wrote last that the member could read. */
function lastFrom(
  letters: readonly SentPress[],
  _: MemberId,
  power: PowerId,
): SentPress | undefined {
  return letters.findLast(({ event }) => event.from?.power === power);
}

/** What the member wrote last that this power could read. */
function lastTo(
  letters: readonly SentPress[],
  member: MemberId,
  power: PowerId,
): SentPress | undefined {
  return letters.findLast(
    ({ event: { from, to } }) =>
      from?.id === member && (to.kind === "all" || to.powers.includes(power)),
  );
}
