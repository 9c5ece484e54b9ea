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
  const asked = await lookAwaited(session);
  if (asked?.kind !== "new-game" || !/^CREATE /.test(asked.text)) return;
  const sentences = sentencesOf(flat(ownText(session)));
  if (sentences.length > most || sentences.some((each) => consentSaid(each, false) === false))
    return;
  const changed = sentences.filter((each) => !each.includes("?")).map(changeIn);
  const isAgreed = sentences.some((each) => consentSaid(each, false) === true);
  const changes = changed.filter(({ name, lines }) => name !== null || lines.length > 0);
  if (!isAgreed && changes.length === 0) return;
  await changeAsked(session, withChanges(asked, changes));
  const left = sentences.filter(
    (each) =>
      !changes.some(({ sentence }) => sentence === each) &&
      consentSaid(each, false) !== true &&
      !tellsOfPlayers(session, each),
  );
  session.mail = { ...session.mail, text: ["Yes.", ...left].join("\n") };
}

const most = 8;

interface Change {
  readonly sentence: string;
  readonly name: string | null;
  readonly lines: readonly string[];
}

function changeIn(sentence: string): Change {
  return { sentence, name: gameNameSaid(sentence), lines: settingLines(sentence) };
}

type NewGame = Extract<Asked, { kind: "new-game" }>;

function withChanges(asked: NewGame, changes: readonly Change[]): NewGame {
  const [name] = changes.flatMap((each) => each.name ?? []).slice(-1);
  const [create = "", ...others] = asked.text.split("\n");
  const named = name === undefined ? create : `CREATE ${name.toLowerCase()}`;
  return {
    ...asked,
    text: [named, ...others, ...changes.flatMap(({ lines }) => lines)].join("\n"),
  };
}
