/** `Where can Brest go?`, then `would it be able to help Paris?`, perhaps in the next mail: which unit that is. */
import { askedOfIt, placesIn, typesNamed } from "../../../../language/index.js";
import { provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { saidWhere } from "../../../session/texts/said-where.js";

/** The question with the unit of the asker's that was named last, where it says `it`; else as it is. */
export function withUnitNamed(session: Session, speaker: Speaker, question: string): string {
  if (askedOfIt(question, "") === null) return question;
  const { mail } = session;
  const at = saidWhere(mail, question);
  const above = mail.text.slice(Math.max(0, at - longestMention), Math.max(0, at));
  const unit = unitsNamed(speaker, above).at(-1) ?? onlyUnit(session, speaker);
  return (unit === undefined ? null : askedOfIt(question, unit)) ?? question;
}

/** What was named longer ago is not meant by `it`. */
const longestMention = 300;

/** What the mail before said, as far as the letter that this one answers repeats it. */
export function wordsRepeated({ thread }: Session): string {
  const [letter = ""] = thread.letters;
  return letter
    .split("\n")
    .flatMap((line) => /^> (.*)$/u.exec(line)?.[1] ?? [])
    .join(" ");
}

/** Does the mail answer a letter that answered a mail? */
export function answersReply(session: Session): boolean {
  return wordsRepeated(session) !== "";
}

/** The one unit that the mail before spoke of. */
function onlyUnit(session: Session, speaker: Speaker): string | undefined {
  const [unit, another] = unitsNamed(speaker, wordsRepeated(session));
  return another === undefined ? unit : undefined;
}

/** The units of the asker's that these words name, by their places or as the only one of its kind. */
export function unitsNamed(speaker: Speaker, words: string): readonly string[] {
  const own = ownUnits(speaker);
  const places = placesIn(speaker.game.board, words);
  const named = own.filter(({ at }) => places.includes(provinceOf(at)));
  const [type, other] = typesNamed(words);
  const [only, another] = own.filter((unit) => unit.type === type);
  // Of `would Edinburgh be better for the army?` the fleet in Edinburgh is not meant.
  const isOne = other === undefined && only !== undefined && another === undefined;
  if (isOne && !named.some((unit) => unit.type === type)) return [provinceOf(only.at)];
  return places.filter((place) => named.some(({ at }) => provinceOf(at) === place));
}

/** The asker's units that can be ordered: in retreats those that were dislodged. */
export function ownUnits(speaker: Speaker): readonly PlacedUnit[] {
  const { phase, position } = speaker.game.game;
  const power = powerOf(speaker);
  const all = phase.kind === "R" ? position.dislodged : position.units;
  return all.filter((unit) => unit.power === power);
}
