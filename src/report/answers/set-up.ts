/** The whole set-up of a game in sentences, with what nobody has set. */
import { type ClockKind, isQuiet, type Settings } from "../../game/index.js";
import { capital, hourMs } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { plainText } from "../engine/ascii.js";
import { verbatim } from "../engine/fill.js";
import { answer } from "../sentences/sentence.js";
import { type Sayings, type Stage, viewOf, type Word } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { daysOf, paceOf, pressOf, timeOf } from "../words/set-up.js";
import { span, when } from "../words/times.js";

interface SetUp {
  readonly kind: "set-up";
}

type SetUpWord = (_: SetUp, stage: Stage) => Word;

function ofSettings<W extends Word>(make: (settings: Settings, stage: Stage) => W) {
  return (_: SetUp, stage: Stage) => make(viewOf(stage).settings, stage);
}

function pace(kind: ClockKind): SetUpWord {
  return ofSettings(({ clocks }, stage) => paceOf(stage, clocks[kind]));
}

export const setUpSayings: Sayings<SetUp> = {
  "set-up": {
    rules: ofSettings(({ rules }) => rules),
    options: ofSettings(({ options }, { words }) =>
      words.and(Object.entries(options).map(([name, value]) => `${name} ${value}`)),
    ),
    movePace: pace("move"),
    retreatPace: pace("retreat"),
    adjustPace: pace("adjust"),
    otherTimes: ofSettings(({ clocks: { retreat, adjust, move }, zone }, { words }) => {
      const others = [retreat, adjust].filter(
        ({ days, clockMinute }) => days !== move.days || clockMinute !== move.clockMinute,
      );
      return others.length === 0
        ? ""
        : words.say("other-times", {
            retreat: `${daysOf(words, retreat)} ${timeOf(words, retreat, zone)}`,
            adjust: `${daysOf(words, adjust)} ${timeOf(words, adjust, zone)}`,
          });
    }),
    grace: ofSettings(({ clocks }, { words }) =>
      clocks.move.graceHours > 0 ? span(words, clocks.move.graceHours * hourMs) : "",
    ),
    isWaiting: ofSettings(({ nmr }) => nmr.kind === "wait"),
    isExcusing: ofSettings(({ nmr }) => nmr.kind === "excuse"),
    isDisorder: ofSettings(({ nmr }) => nmr.kind === "civil-disorder"),
    replacedAfter: ofSettings(({ nmr }) => (nmr.kind === "replace" ? nmr.after : 0)),
    isQuiet: ofSettings((settings) => isQuiet(settings)),
    isFullTime: ofSettings(({ earlyProcessing }) => !earlyProcessing),
    delay: ofSettings(({ clocks }, { words }) =>
      clocks.move.delayHours > 0 ? span(words, clocks.move.delayHours * hourMs) : "",
    ),
    reminders: ofSettings(({ reminderHours }, { words }) =>
      words.and(reminderHours.map((hours) => span(words, hours * hourMs))),
    ),
    startsAt: ofSettings(({ startsAt }, { scene }) =>
      startsAt === null ? "" : when(scene, startsAt),
    ),
    firstDeadline: ofSettings(({ firstDeadline }, { scene }) =>
      firstDeadline === null ? "" : when(scene, firstDeadline),
    ),
    seats: (_, { scene }) => scene.board.powers.length,
    press: ofSettings((settings, { words }) => capital(pressOf(words, settings))),
    areAddressesShown: ofSettings(({ addressesShown }) => addressesShown),
    isRevealed: ofSettings(({ reveal }) => reveal),
    isDias: ofSettings(({ dias }) => dias),
    areVotesOpen: ofSettings(({ openVotes }) => openVotes),
    isListed: ofSettings(({ listed }) => listed),
    needsWord: (_, { scene }) => scene.view?.needsWord === true,
    needsApproval: ofSettings(({ approval }) => approval),
  },
};

/** A mail that makes the game which somebody wishes for. */
interface Hosting {
  readonly kind: "host";
  readonly settings: readonly string[];
}

export const hostSayings: Sayings<Hosting> = {
  host: {
    settings: ({ settings }) => verbatim(settings.map((line) => `  ${plainText(line)}`).join("\n")),
  },
};

/** For somebody who would like a game: how to get it, with what they have said of it. */
export function hostText(catalogue: Catalogue, scene: Scene, settings: readonly string[]): string {
  return answer(catalogue, stageOf(catalogue, scene), hostSayings, { kind: "host", settings });
}

/** The game's settings, for somebody who asks for them. */
export function settingsText(catalogue: Catalogue, scene: Scene): string {
  return setUpText(catalogue, stageOf(catalogue, scene));
}

/** What the game is set to now: each line a sentence. */
export function setUpText(catalogue: Catalogue, stage: Stage): string {
  return answer(catalogue, stageOf(catalogue, stage.scene), setUpSayings, { kind: "set-up" });
}
