/** The digest: one letter a day, made of what could wait. */
import type { WaitingEvent } from "../../game/index.js";
import { formatInZone, type Instant } from "../../util/index.js";
import { statusSaying } from "../blocks/status.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import type { LetterText } from "../engine/letter-text.js";
import { eventSayings } from "../sentences/events.js";
import { setOff } from "../sentences/quote.js";
import { letter, saying } from "../sentences/sentence.js";
import { pressTitle } from "../words/people.js";
import type { Saying, Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { zoneOf } from "../words/times.js";

/** Something that could wait, as it was put into words when it happened. */
interface KeptNotice {
  readonly title: string;
  readonly text: string;
  readonly happenedAt: Instant;
}

interface Kept {
  readonly kind: "digest" | "comings";
  readonly notices: readonly KeptNotice[];
}

const kept: Saying<Kept> = {
  ...statusSaying,
  count: ({ notices }) => notices.length,
  topic: ({ notices }) => notices[0]?.title ?? "",
  more: ({ notices }) => notices.length - 1,
  notices: ({ notices }, { scene }) =>
    notices.map(({ title, text, happenedAt }) => ({
      heading: title,
      text,
      happened: formatInZone(happenedAt, zoneOf(scene)),
    })),
  tellings: ({ notices }) =>
    [...new Set(notices.map(({ text }) => text))].map((text) => {
      const times = notices.filter((each) => each.text === text).length;
      return { text, times: times > 1 ? times : 0 };
    }),
};

export const digestSayings: Sayings<Kept> = { digest: kept, comings: kept };

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
  notices: readonly KeptNotice[],
): LetterText {
  return letterOf("digest", catalogue, scene, notices);
}

/** Who has come and gone while the game fills, for a reader who has asked for no digest. */
export function composeComings(
  catalogue: Catalogue,
  scene: Scene,
  notices: readonly KeptNotice[],
): LetterText {
  return letterOf("comings", catalogue, scene, notices);
}

function letterOf(
  kind: Kept["kind"],
  catalogue: Catalogue,
  scene: Scene,
  notices: readonly KeptNotice[],
): LetterText {
  return letter(catalogue, stageOf(catalogue, scene), digestSayings, { kind, notices });
}
