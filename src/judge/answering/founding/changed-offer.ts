/**
 * What somebody says of the game that they were shown and asked about, before they agree: its name, or how it is to be
 * otherwise. To say so is to agree.
 */
import { consentSaid, gameNameSaid, sentencesOf } from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import { changeAsked, lookAwaited } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { tellsOfPlayers } from "./besides.js";
import { settingLines } from "./hosting.js";

/** `Yes please. Call it bluebird`: changes what was asked about, and leaves a yes and the rest of the mail. */
export async function changesNewGame(session: Session): Promise<void> {
  // Only somebody without a seat is asked about a new game.
  if (session.sender.speaker !== null) return;
  const asked = await lookAwaited(session);
  if (asked?.kind !== "new-game" || !asked.text.startsWith("CREATE ")) return;
  const said = sentencesOf(flat(ownText(session))).map(readIn);
  if (said.length > most || said.some(({ consent }) => consent === false)) return;
  const changes = said.filter(isChange);
  if (changes.length === 0 && said.every(({ consent }) => consent === null)) return;
  await changeAsked(session, withChanges(asked, changes));
  const left = said
    .filter((each) => !isChange(each) && each.consent === null)
    .map(({ sentence }) => sentence)
    .filter((each) => !tellsOfPlayers(session, each));
  session.mail = { ...session.mail, text: ["Yes.", ...left].join("\n") };
}

const most = 8;

interface Said {
  readonly sentence: string;
  /** What it says to what was asked. */
  readonly consent: boolean | null;
  readonly name: string | null;
  readonly lines: readonly string[];
}

function readIn(sentence: string): Said {
  const isAsked = sentence.includes("?");
  return {
    sentence,
    consent: consentSaid(sentence, false),
    name: isAsked ? null : gameNameSaid(sentence),
    lines: isAsked ? [] : settingLines(sentence),
  };
}

function isChange({ name, lines }: Said): boolean {
  return name !== null || lines.length > 0;
}

type NewGame = Extract<Asked, { kind: "new-game" }>;

function withChanges(asked: NewGame, changes: readonly Said[]): NewGame {
  const [name] = changes.flatMap((each) => each.name ?? []).slice(-1);
  const [create = "", ...others] = asked.text.split("\n");
  const named = name === undefined ? create : `CREATE ${name.toLowerCase()}`;
  return {
    ...asked,
    text: [named, ...others, ...changes.flatMap(({ lines }) => lines)].join("\n"),
  };
}
