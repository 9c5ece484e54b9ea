/** The digest: one letter a day, made of what could wait. */
import type { WaitingEvent } from "../game/index.js";
import { formatInZone, type Instant } from "../util/index.js";
import type { Catalogue } from "./catalogue.js";
import { eventSayings } from "./events.js";
import { letterText } from "./letters.js";
import { pressTitle } from "./press-title.js";
import { prospects } from "./prospects.js";
import { setOff } from "./quote.js";
import type { LetterText, Scene } from "./scene.js";
import { sceneWords } from "./scene-words.js";
import { saying } from "./sentence.js";
import { stageOf } from "./stage.js";
import { zoneOf } from "./times.js";

/** What the digest says of an event that could wait: a title, and what happened. */
export function digestEntry(
  catalogue: Catalogue,
  scene: Scene,
  event: WaitingEvent,
): { readonly title: string; readonly text: string } {
  const stage = stageOf(catalogue, scene);
  if (event.kind === "press")
    return { title: pressTitle(stage, event), text: setOff(event.text, 2) };
  return {
    title: saying(catalogue.notices, stage, eventSayings, event, ".subject"),
    text: saying(catalogue.notices, stage, eventSayings, event),
  };
}

/** All that could wait since the last one, in one letter. */
export function composeDigest(
  catalogue: Catalogue,
  scene: Scene,
  notices: readonly {
    readonly title: string;
    readonly text: string;
    readonly happenedAt: Instant;
  }[],
): LetterText {
  const stage = stageOf(catalogue, scene);
  return letterText(
    catalogue.letters.digest({
      ...sceneWords(stage),
      ...prospects(stage),
      count: notices.length,
      notices: notices.map(({ title, text, happenedAt }) => ({
        heading: title,
        text,
        happened: formatInZone(happenedAt, zoneOf(scene)),
      })),
    }),
  );
}
