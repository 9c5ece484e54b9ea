/** The standings of all players, and one player's own figures. */
import { onTimeShare, type PlayerRecord } from "../../game/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { toAscii } from "../engine/ascii.js";
import { verbatim } from "../engine/fill.js";
import { answer } from "../sentences/sentence.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import type { Vocabulary } from "../words/vocabulary.js";

const nameColumn = 24;
const figureColumn = 8;

type RecordAnswer =
  | { readonly kind: "standings"; readonly playerRecords: readonly PlayerRecord[] }
  /** Asked about somebody else. */
  | { readonly kind: "record-of-others" }
  /** Null for somebody who has never played. */
  | { readonly kind: "info-player"; readonly playerRecord: PlayerRecord | null };

/** A figure of a player's record; zero without one. */
function figure(make: (playerRecord: PlayerRecord) => number) {
  return ({ playerRecord }: { readonly playerRecord: PlayerRecord | null }) =>
    playerRecord === null ? 0 : make(playerRecord);
}

export const recordSayings: Sayings<RecordAnswer> = {
  standings: {
    standings: ({ playerRecords }, { words }) => verbatim(standingsTable(words, playerRecords)),
  },
  "record-of-others": {},
  "info-player": {
    hasPlayed: ({ playerRecord }) => playerRecord !== null,
    finished: figure(({ finished }) => finished),
    wins: figure(({ wins }) => wins),
    draws: figure(({ draws }) => draws),
    survivals: figure(({ survivals }) => survivals),
    points: figure(({ points }) => rounded(points)),
    resigned: figure(({ resigned }) => resigned),
    vacated: figure(({ vacated }) => vacated),
    takenOver: figure(({ takenOver }) => takenOver),
    phasesDue: figure(({ phasesDue }) => phasesDue),
    timesLate: figure(({ timesLate }) => timesLate),
    phasesMissed: figure(({ phasesMissed }) => phasesMissed),
    onTime: ({ playerRecord }) => (playerRecord === null ? 100 : onTimeShare(playerRecord)),
  },
};

/** STANDINGS: one line for each player, best first. */
export function standingsText(
  catalogue: Catalogue,
  scene: Scene,
  playerRecords: readonly PlayerRecord[],
): string {
  const subject = { kind: "standings", playerRecords } as const;
  return answer(catalogue, stageOf(catalogue, scene), recordSayings, subject);
}

/** INFO PLAYER: the reader's own figures; null for somebody who has never played. */
export function playerRecordText(
  catalogue: Catalogue,
  scene: Scene,
  playerRecord: PlayerRecord | null,
): string {
  const subject = { kind: "info-player", playerRecord } as const;
  return answer(catalogue, stageOf(catalogue, scene), recordSayings, subject);
}

/** INFO PLAYER with somebody else's address: what is known of them is nobody else's business. */
export function recordOfOthersText(catalogue: Catalogue, scene: Scene): string {
  const subject = { kind: "record-of-others" } as const;
  return answer(catalogue, stageOf(catalogue, scene), recordSayings, subject);
}

function standingsTable(words: Vocabulary, playerRecords: readonly PlayerRecord[]): string {
  if (playerRecords.length === 0) return "";
  const header = row("", [
    words.say("points-column"),
    words.say("wins-column"),
    words.say("draws-column"),
    words.say("games-column"),
    words.say("left-column"),
    words.say("on-time-column"),
  ]);
  const rows = playerRecords.map((playerRecord) =>
    row(toAscii(nameOf(playerRecord.address)), [
      rounded(playerRecord.points),
      playerRecord.wins,
      playerRecord.draws,
      playerRecord.finished,
      playerRecord.resigned + playerRecord.vacated,
      `${onTimeShare(playerRecord)}%`,
    ]),
  );
  return [header, ...rows].join("\n");
}

function row(name: string, figures: readonly (string | number)[]): string {
  const cells = figures.map((cell) => String(cell).padStart(figureColumn));
  return name.slice(0, nameColumn - 1).padEnd(nameColumn) + cells.join("");
}

/** Players know each other by this; where their mail goes is not for a list. */
function nameOf(address: string): string {
  return `${address.slice(0, address.indexOf("@") + 1)}...`;
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
