/** The letters of test/cases/letters/answers. */
import { publishedRecord } from "../../../src/game/index.js";
import { helpText } from "../../../src/report/answers/help-pages.js";
import {
  answeredPressText,
  blankMapText,
  boardsText,
  declinedText,
  gameList,
  gmLogText,
  history,
  hostText,
  idleWordsText,
  invitationsText,
  invitedText,
  keptMailText,
  keptText,
  type LetterText,
  lastAnswerText,
  mapText,
  openingList,
  otherMailText,
  playerRecordText,
  possibleText,
  pressHistory,
  previewText,
  recordOfOthersText,
  saidAboveText,
  standbyText,
  standingsText,
  statusText,
  stillAskedText,
  summary,
  trialText,
  versionText,
  wholeHistory,
  whyText,
} from "../../../src/report/index.js";
import { now, phase, publicMember, record, scene, view } from "../scenes.js";
import {
  answered,
  catalogue,
  fall,
  fallResult,
  firstSpring,
  forming,
  playerRecords,
  soloRecords,
  winterSight,
  withoutItaly,
} from "./stage.js";

export const answers: Readonly<Record<string, LetterText>> = {
  "other-mail": answered(
    otherMailText(catalogue, scene(null), {
      kind: "mail",
      text: "F KIE - DEN\nA BER - KIE\n",
      isChanged: false,
      left: null,
    }),
  ),
  "kept-mail": answered(
    keptMailText(catalogue, scene(view()), scene(view()), [
      {
        kind: "reading",
        ...{ line: "Paris to Burgundy", number: 1, readAs: "A PAR - BUR", guessed: false },
        illegal: null,
      },
      {
        kind: "refused",
        line: "Tell Germany that I come in peace.",
        refusal: {
          kind: "confirm-first",
          what: {
            kind: "message",
            to: { kind: "some", powers: ["GERMANY"], gm: false, observers: false },
            mayBe: "message",
          },
          isFaulty: false,
        },
      },
      { kind: "returned-press", text: "I come in peace." },
    ]),
  ),
  "last-answer": answered(lastAnswerText(catalogue, scene(null), false)),
  kept: answered(keptText(catalogue, scene(null))),
  "still-asked": answered(
    stillAskedText(catalogue, scene(null), [
      { kind: "orders", orders: ["F KIE - DEN"], power: null },
    ]),
  ),
  "said-above": answered(saidAboveText(catalogue, scene(null), "LIST")),
  boards: answered(boardsText(catalogue, scene(null), ["standard", "ancmed"], "standard")),
  "idle-words": answered(idleWordsText(catalogue, scene(null))),
  "answered-press": answered(answeredPressText(catalogue, scene(null), true)),
  "help-start": answered(helpText(catalogue, null)),
  "help-unknown": answered(helpText(catalogue, "nukes")),
  list: answered(
    gameList(
      catalogue,
      scene(null),
      [view(), forming, view({ name: "a-name-of-sixteen", status: "paused" })],
      0,
    ),
  ),
  "list-of-many": answered(gameList(catalogue, scene(null), [view(), forming], 9_800)),
  status: answered(statusText(catalogue, scene(winterSight))),
  preview: answered(previewText(catalogue, scene(view({ phase: phase("F1901M") })), fallResult)),
  summary: answered(summary(catalogue, scene(view({ submissions: [] })), soloRecords)),
  history: answered(
    history(
      catalogue,
      scene(view({ submissions: [] })),
      [publishedRecord(record(2, "F1901M", fall, []))],
      () => true,
      { lines: 100, keeps: "last" },
    ).text,
  ),
  map: answered(
    mapText(catalogue, scene(view()), {
      file: "paris-S1901M.png",
      played: null,
      hasOwnOrders: true,
    }),
  ),
  "map-played": answered(
    mapText(catalogue, scene(view()), {
      file: "paris-S1901M.png",
      played: phase("S1901M"),
      hasOwnOrders: false,
    }),
  ),
  "blank-map": answered(blankMapText(catalogue, scene(null), "standard-blank.pdf")),
  standings: answered(standingsText(catalogue, scene(null), playerRecords)),
  "info-player": answered(playerRecordText(catalogue, scene(null), playerRecords[0]!)),
  "record-of-others": answered(recordOfOthersText(catalogue, scene(null))),
  version: answered(versionText(catalogue, scene(null), "1.2.3")),
  openings: answered(openingList(catalogue, scene(null), [forming, withoutItaly])),
  standby: answered(
    standbyText(catalogue, scene(null), {
      standby: {
        address: "anna@example.net",
        variants: ["standard"],
        press: "press",
        atMost: 2,
        since: now,
        askedAt: null,
        unanswered: 1,
      },
      place: 2,
      of: 3,
    }),
  ),
  host: answered(hostText(catalogue, scene(null), ["48 hours per turn", "no press"])),
  invited: answered(invitedText(catalogue, scene(view()), ["anna@example.net", "ben@example.net"])),
  invitations: answered(invitationsText(catalogue, scene(null), false)),
  declined: answered(declinedText(catalogue, scene(null), true)),
  "press-history": answered(
    pressHistory(
      catalogue,
      scene(view({ submissions: [] })),
      ["Shall we meet in Munich?", "No.\n\nIsabella"].map((text) => ({
        at: now,
        phase: phase("S1901M"),
        event: {
          kind: "press",
          shown: null,
          from: publicMember("ITALY"),
          color: "white",
          to: { kind: "some", powers: ["FRANCE"], gm: false, observers: false },
          recipients: [1],
          text,
        },
      })),
      { lines: 100, keeps: "last" },
    ),
  ),
  "whole-history": answered(
    wholeHistory(catalogue, scene(view({ submissions: [] })), [publishedRecord(firstSpring)]),
  ),
  trial: answered(
    trialText(catalogue, scene(view({ phase: phase("F1901M") })), {
      result: fallResult,
      closed: true,
      usesOwn: true,
    }),
  ),
  why: answered(
    whyText(
      catalogue,
      scene(view()),
      phase("F1901M"),
      fallResult.results.filter(({ power }) => power === "FRANCE"),
      fallResult.results,
    ),
  ),
  possible: answered(possibleText(catalogue, scene(view()), view().position.units)),
  log: answered(
    gmLogText(catalogue, scene(view()), [
      {
        at: now,
        phase: "S1901M",
        gm: { name: null, address: "master@example.net" },
        sentence: "REMINDER HOURS was 8 and is 48 now.",
      },
    ]),
  ),
};
