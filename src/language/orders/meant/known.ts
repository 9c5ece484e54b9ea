/**
 * What is known of the words of a text besides what was learned: where no unit stands, none can act or be helped; which
 * places are near; and words that the tables have.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { labels, type Role } from "../../roles/role.js";
import type { Word } from "../../tagging/words.js";
import { signsIn } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import { isSupport, otherwise, polite } from "../spoken/loose-words.js";
import { ownUnits, placesNear, typeOf } from "../spoken/units.js";

type Favours = Readonly<Partial<Record<Role, number>>>;

/** How much likelier each label of a word gets, as a logarithm. */
export function knownOf(context: ReadingContext, text: string, words: readonly Word[]) {
  const seen = seenOn(context);
  const stays = signsIn(text, []).filter(({ kind }) => kind === "stay");
  const favours = words.map((word, at): Favours => {
    if (word.place !== null) return ofPlace(seen, text, words, at);
    const isStay = stays.some(({ from, to }) => from <= word.from && word.from < to);
    return {
      ...(isOfKind(seen, words, at) && { unit: favour.kind }),
      ...(isNearly(context, seen, word) && { target: favour.near }),
      ...(isSupport(word.text) && { support: favour.support }),
      ...(isStay && { hold: favour.stay }),
      // `I should be obliged if`
      ...(asking.test(text.slice(0, word.from)) && { condition: -against }),
    };
  });
  return (at: number, label: number) => {
    const role = labels[label]?.role;
    return role === undefined ? 0 : (favours[at]![role] ?? 0);
  };
}

const favour = { own: 1, kind: 2, near: 1, stay: 2, support: 2, instead: 4 } as const;
const against = 4;

const asking = new RegExp(`${polite.source}\\s*$`, "iu");

interface Seen {
  readonly units: ReturnType<typeof ownUnits>;
  readonly own: ReadonlySet<ProvinceId>;
  readonly all: ReadonlySet<ProvinceId>;
  /** Where some own unit can go. */
  readonly near: ReadonlySet<ProvinceId>;
}

function seenOn(context: ReadingContext): Seen {
  const { board, position, power } = context;
  const units = ownUnits(context);
  const near = position.units
    .filter((unit) => unit.power === power)
    .flatMap(({ type, at }) => board.neighbours(type, at).map(provinceOf));
  return {
    ...{ units, near: new Set(near), own: new Set(units.map(({ at }) => at)) },
    all: new Set(position.units.map(({ at }) => provinceOf(at))),
  };
}

function ofPlace(
  { own, all, near }: Seen,
  text: string,
  words: readonly Word[],
  at: number,
): Favours {
  const { place, from } = words[at]!;
  const isGoal = near.has(place!) && !isOfOther(words, at);
  return {
    unit: own.has(place!) ? favour.own : -against,
    ...(isOfOther(words, at) && { target: -against }),
    ...(isGoal && { target: favour.near + (isInstead(text.slice(0, from)) ? favour.instead : 0) }),
    ...(!all.has(place!) && { helped: -against }),
  };
}

/** `If Italy comes to Piedmont` */
function isOfOther(words: readonly Word[], at: number): boolean {
  const begin = words.findLastIndex(({ gap }, each) => each <= at && gap !== "none");
  return words.slice(Math.max(begin, 0), at).some(({ text }) => text === "#power");
}

/** `If not, Wales` */
function isInstead(before: string): boolean {
  const [, ...behind] = before.split(otherwise);
  return behind.length > 0 && /^\W*(?:\p{L}+\W+){0,2}$/u.test(behind.at(-1)!);
}

/** `My boat`, which is not named by its place behind it. */
function isOfKind({ units, own }: Seen, words: readonly Word[], at: number): boolean {
  const type = typeOf(words[at]!.text);
  const behind = words.slice(at + 1, at + 4);
  return (
    units.some((unit) => unit.type === type) &&
    !behind.some(({ place }) => place !== null && own.has(place))
  );
}

/** `The Atlantic`: of several places of that name one is near. */
function isNearly(context: ReadingContext, { near }: Seen, { text }: Word): boolean {
  return placesNear(context, text.replace(/^.*['\u2019]/, "")).some((place) => near.has(place));
}
