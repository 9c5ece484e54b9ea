/** What two have written to each other: whether one has answered, and whether the other has got it. */
import type { PressEvent } from "../../game/index.js";
import type { PowerId } from "../../map/index.js";
import type { Instant } from "../../util/index.js";
import { capital, flat, regex } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { recipientList } from "../words/people.js";
import type { Stage } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { when } from "../words/times.js";

interface Letter {
  readonly at: Instant;
  readonly event: PressEvent;
}

/** What this power wrote last to the reader, if anything; and whether the reader has written to it after that. */
export function heardText(
  catalogue: Catalogue,
  scene: Scene,
  power: PowerId,
  letter: Letter | undefined,
  isBeforeOwn = false,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const from = names.power(power);
  if (letter === undefined) return words.say("heard-nothing", { power: from });
  return words.say(isBeforeOwn ? "heard-nothing-since" : "heard-last", {
    power: from,
    at: when(scene, letter.at),
    text: beginning(letter.event.text),
  });
}

/** Who has written to the reader, and when last. */
export function heardFromText(
  catalogue: Catalogue,
  scene: Scene,
  heard: readonly { readonly power: PowerId; readonly at: Instant }[],
): string {
  const { words, names } = stageOf(catalogue, scene);
  const list = heard.map(({ power, at }) =>
    words.say("heard-on", { power: names.power(power), at: when(scene, at) }),
  );
  return words.say("heard-from", { list: words.and(list) });
}

/** Which of these powers have not written to the reader, of all others. */
export function unheardText(
  catalogue: Catalogue,
  scene: Scene,
  silent: readonly PowerId[],
  others: number,
): string {
  const { words, names } = stageOf(catalogue, scene);
  if (silent.length === others) return words.say("heard-from-nobody");
  return silent.length === 0
    ? words.say("heard-from-all")
    : words.say("unheard", { powers: words.or(silent.map(names.power)) });
}

/** What the reader wrote last to this power (null for anybody), if anything. */
export function toldText(
  catalogue: Catalogue,
  scene: Scene,
  power: PowerId | null,
  letter: Letter | undefined,
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  if (letter === undefined)
    return power === null
      ? words.say("sent-nothing")
      : words.say("told-nothing", { power: names.power(power) });
  return words.say("told-last", {
    readers: recipientList(stage, letter.event.to),
    at: when(scene, letter.at),
    text: beginning(letter.event.text),
  });
}

/** Enough of a message to know which it is. */
function beginning(text: string): string {
  const line = flat(text);
  return line.length > shown ? `${line.slice(0, shown).replace(/\s+\S*$/, "")} ...` : line;
}

const shown = 80;

/** A message that is passed on: whoever wrote it is named. */
export function forwardedText(
  catalogue: Catalogue,
  scene: Scene,
  { event: { from, text } }: Letter,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const power = from?.power ?? null;
  return power === null
    ? words.say("forwarded", { text })
    : words.say("forwarded-from", { power: names.power(power), text });
}

/** What somebody is asked, behind who asks; null for nobody who may be named. */
export function askedText(
  catalogue: Catalogue,
  scene: Scene,
  power: PowerId | null,
  isGm: boolean,
  text: string,
): string {
  const stage = stageOf(catalogue, scene);
  const colon = englishQuestion.test(text) ? "" : ":";
  const who = writerNamed(stage, power, isGm);
  if (who === "") return stage.words.say("asked", { colon, text });
  return stage.words.say("asked-from", { who, colon, text });
}

/** Who wrote, at the beginning of a sentence; empty where nobody may be named. */
function writerNamed({ words, names }: Stage, power: PowerId | null, isGm: boolean): string {
  if (power !== null) return names.power(power);
  return isGm ? capital(words.say("the-gm")) : "";
}

/** `Austria asks why you left`; another language, and what speaks of its writer, stands behind a colon. */
const englishQuestion = regex("isu")`
  ^(?:if|whether|what|when|where|why|how|which|who|whose|about|for)\b
    (?!.*\b(?:i|me|my|mine|we|us|our)\b)
`;

/** Words about their readers, below who asked to have them told; null for nobody who may be named. */
export function reportedText(
  catalogue: Catalogue,
  scene: Scene,
  power: PowerId | null,
  isGm: boolean,
  text: string,
): string {
  const stage = stageOf(catalogue, scene);
  const who = writerNamed(stage, power, isGm);
  return who === ""
    ? stage.words.say("reported", { text })
    : stage.words.say("reported-from", { who, text });
}
