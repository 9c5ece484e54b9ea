/**
 * `That army I had going to York, send it to Wales instead would you?`: a unit that is named by where it was
 * ordered to go is named by where it stands, so that no other is taken for it; and such a wish is no question.
 */

import { mentionsIn, placesIn, sentencesOf } from "../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ordersGiven } from "./own-orders.js";

/** The text with units of the writer's own named by where they are. */
export function withUnitsNamed({ sender }: Session, text: string): string {
  const { speaker } = sender;
  if (speaker === null || speaker.game.game.status !== "active") return text;
  return sentencesOf(text)
    .map((sentence) => {
      const named = namedByPlace(speaker, sentence);
      return named === sentence && !changes.test(sentence) ? sentence : withoutTag(named);
    })
    .join("");
}

function namedByPlace(speaker: Speaker, sentence: string): string {
  const { board } = speaker.game;
  if (placesIn(board, sentence).length < 2) return sentence;
  for (const { at, from, to } of mentionsIn(board, sentence)) {
    const unit = unitOrderedTo(speaker, at);
    const before = sentence.slice(0, from);
    const form = forms.find(({ ahead }) => ahead.test(before));
    if (unit === null || form === undefined) continue;
    const name = board.province(unit)?.name ?? "";
    const lead = before.replace(form.ahead, (_, head: string) => `${head} ${form.in} `);
    return `${lead}${name}${sentence.slice(to).replace(form.behind, "")}`;
  }
  return sentence;
}

/** Which unit has the order to go there; null for none, or several. */
function unitOrderedTo(speaker: Speaker, place: ProvinceId): ProvinceId | null {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  const orders = power === null ? [] : ordersGiven(game, power);
  const [unit = null, another] = orders.flatMap((order) =>
    order.kind === "move" && provinceOf(order.to) === place ? [provinceOf(order.unit.at)] : [],
  );
  return another === undefined ? unit : null;
}

interface Form {
  /** The unit, and that it goes to the place behind these words. */
  readonly ahead: RegExp;
  readonly behind: RegExp;
  readonly in: string;
}

const forms: readonly Form[] = [
  {
    ahead: regex("iu")`
        (?<!\p{L})((?:the|that|my|this) (?:army|fleet|boat|ship|unit|piece|troops|soldiers))
          (?:,? (?:that|which))?(?: (?:i|we))?(?: (?:
            had|have|sent|ordered|was|were|is|are|am|supposed|meant|wanted|told|going|heading
            |headed|moving|marching|sailing|sending|bound|to go|to move|to be
          ))+ (?:to|into|for|towards?)(?: the)? $
      `,
    behind: /^ (?:before|earlier|yesterday)(?!\p{L})/iu,
    in: "in",
  },
  {
    ahead: regex("iu")`
        (?<!\p{L})((?:die|meine) (?:armee|flotte|einheit)),? die (?:ich )?(?:eigentlich |bisher )?nach (?:
          dem |der )?$
      `,
    behind: regex("iu")`
        ^ (?:
          gehen sollte|geht|ging|gehen soll|geschickt (?:habe|hatte)|schicken wollte|wollte|sollte
          |soll
        )(?!\p{L})
      `,
    in: "in",
  },
  {
    ahead: regex("iu")`
        (?<!\p{L})((?:l['\u2019]|mon |ma |la )(?:arm\u00e9e|flotte)) (?:
          que j['\u2019](?:ai|avais) (?:envoy\u00e9e|mise)|qui (?:va|allait|devait aller)
        ) (?:\u00e0|en|au|vers|dans) (?:la |le |l['\u2019])?$
      `,
    behind: /^(?!)/u,
    in: "\u00e0",
  },
  {
    ahead: regex("iu")`
        (?<!\p{L})((?:el|mi) ej\u00e9rcito|(?:la|mi) flota) que (?:
          iba|va|mand\u00e9|hab\u00eda mandado|envi\u00e9
        ) (?:a|hacia) (?:la |el )?$
      `,
    behind: /^(?!)/u,
    in: "en",
  },
  {
    ahead: regex("iu")`
        (?<!\p{L})((?:l['\u2019]|la mia |la )(?:armata|flotta)) che (?:
          andava|va|doveva andare|ho mandato|avevo mandato
        ) (?:a|in|verso) (?:la |il )?$
      `,
    behind: /^(?!)/u,
    in: "a",
  },
  {
    ahead:
      /(?<!\p{L})((?:het|mijn) leger|(?:de|mijn) vloot) (?:dat|die) (?:ik )?naar (?:de |het )?$/iu,
    behind: /^ (?:ging|gaat|zou gaan|moest|stuurde|gestuurd (?:heb|had))(?!\p{L})/iu,
    in: "in",
  },
];

/** `..., send it up to Wales instead would you?` asks nothing. */
function withoutTag(sentence: string): string {
  return wishes.test(sentence) ? sentence.replace(tag, " please.") : sentence;
}

const changes = /(?<!\p{L})instead(?!\p{L})/iu;
const wishes =
  /(?<!\p{L})(?:send|put|let|move|make|bring|take|have|keep) (?:it|that|them|him|her|the|my)(?!\p{L})/iu;
const tag = /,? (?:would|could|can|will) (?:you|ya|u)(?: please)?\s*\?+/iu;
