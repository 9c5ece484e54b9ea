/**
 * What a GM's mail wants that does not prove whose it is. Where it comes to commands which a proved mail would be asked
 * about as well, one question is enough: what they are, and whether they are meant, by who reads mail at the address.
 */
import {
  type BodyItem,
  isWanting,
  mayBeOrder,
  readBody,
  sentencesOf,
} from "../../../language/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { speakingFor } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { guessesOf } from "../guesses/gm-guesses.js";
import type { Guess } from "../guesses/guess.js";
import { commandsMeant } from "../guesses/of-intents.js";
import { isForAnotherGame } from "./another-game.js";
import { askedAsGm } from "./offers.js";

/** Commands, and the words that they were taken from. */
interface Wanted {
  readonly line: string;
  readonly commands: readonly string[];
}

/** What the mail comes to, where its commands are all of it and some would be asked about; null for any other. */
export async function wantedAsGm(session: Session, seat: Speaker): Promise<Wanted | null> {
  if (!isGm(seat)) return null;
  return speakingFor(session, seat, () => wantedBy(session, seat));
}

async function wantedBy(session: Session, seat: Speaker): Promise<Wanted | null> {
  // `Start a second one, and Jamie is one of the seven`, of a game that there is not yet.
  if (isForAnotherGame(session)) return null;
  const { game } = seat.game;
  const body = readBody(ownText(session), session.thread.letters, game.name);
  const items = body.items.map(asSaid);
  const said = items.flatMap((item) => (item.kind === "statement" && item.said ? [item.said] : []));
  if (items.some((item) => item.kind !== "text" && item.kind !== "question" && !isSaid(item)))
    return null;
  const rest = items.filter((item) => !isSaid(item)).flatMap(({ line }) => sentencesOf(line));
  const meant = items.flatMap((item): readonly Guess[] =>
    item.kind === "question"
      ? commandsMeant(session, seat, askedAsGm(session, item.question)).map((command) => ({
          line: item.line,
          command,
        }))
      : [],
  );
  const guesses = meant.length > 0 ? meant : await guessesOf(session, seat, rest);
  const taken = guesses.map(({ line }) => line.trim());
  const left = rest.filter((each) => !taken.includes(each.trim()));
  if (left.some((each) => each.includes("?") || isWanting(each) || mayBeOrder(each))) return null;
  const commands = [
    ...said.map(({ command }) => command),
    ...guesses.map(({ command }) => command),
  ];
  const isAsked =
    guesses.length > 0 ||
    said.some(({ command, manner }) => manner === "guess" || lasting.test(command));
  const lines = [...items.filter(isSaid).map(({ line }) => line.trim()), ...new Set(taken)];
  return isAsked ? { line: lines.join(" "), commands: [...new Set(commands)] } : null;
}

/** `Kick Turkey out please`: a command in a sentence, which is asked about. */
function asSaid(item: BodyItem): BodyItem {
  if (item.kind !== "statement" || item.said !== undefined || item.form !== "eject") return item;
  if (/^\W*(?:eject|replace)\b/i.test(item.line)) return item;
  return { ...item, said: { command: item.line.trim(), manner: "guess" } };
}

function isSaid(item: BodyItem): boolean {
  return item.kind === "statement" && item.said !== undefined;
}

const lasting = /^(?:DECLARE|EDIT|EJECT|REPLACE|PROCESS|PROMOTE|HANDOVER|ROLLBACK|TERMINATE)\b/;
