/** What a GM was asked about and wishes for once more: `Forget the message. Just give everybody one more day`. */
import { type GmWish, gmWishesIn, sentencesOf, tellsOfSlip } from "../../../language/index.js";
import type { Thing } from "../waiting/waiting-things.js";

/** The things that come to the very wish of the words, and those that it puts another in the place of. */
export function wishedAgain(things: readonly Thing[], words: string) {
  const wishes = words.includes("?") || tellsOfSlip(words) ? [] : wishesOf(words);
  const isSame = (thing: Thing) => {
    const asked = wishesOf(thing.text).map((each) => JSON.stringify(each));
    return asked.length > 0 && wishes.some((each) => asked.includes(JSON.stringify(each)));
  };
  const isOther = (thing: Thing) =>
    wishesOf(thing.text).some(({ kind }) => wishes.some((each) => each.kind === kind));
  const others = things.filter(({ kind }) => kind !== "message");
  const same = others.filter(isSame);
  return { same, replaced: others.filter((each) => !same.includes(each) && isOther(each)) };
}

function wishesOf(text: string): readonly GmWish[] {
  return sentencesOf(text).flatMap((each) =>
    (gmWishesIn(each)?.wishes ?? []).map(({ wish }) => wish),
  );
}
