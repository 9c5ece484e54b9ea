/** A draw that somebody asks about and answers themselves: `a draw? fine by me`. */
import {
  asksWhoProposed,
  type BodyItem,
  drawTakenUp,
  joinsIn,
  sentencesOf,
} from "../../../language/index.js";
import { mailReadMax } from "../../limits.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSentences } from "../../session/texts/sentences-left.js";
import { takesUpSetting } from "./taken-up.js";

interface TakenUp {
  readonly asked: string;
  readonly answer: string;
  readonly isYes: boolean;
}

/** The two sentences, one behind the other in the mail, as one vote. */
export function withDrawTakenUp(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (session.sender.speaker === null || speaksAsGm(session)) return items;
  const sentences = sentencesOf(ownText(session).slice(0, mailReadMax).replace(/\s+/g, " "));
  const said = sentences.map((each) => each.trim());
  return said
    .flatMap((asked, at) => takenUp(asked, said.slice(at + 1, at + 1 + behind)))
    .reduce<readonly BodyItem[]>(withVote, withSettingJoined(session, items));
}

/** The items without `Then put me down for it`, where the letter explains what that is: it is asked about. */
function withSettingJoined(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const joining = items
    .flatMap(({ line }) => sentencesOf(line))
    .find(joinsIn)
    ?.trim();
  const holds = (item: BodyItem) => item.kind !== "statement" && item.line.includes(joining ?? "");
  if (joining === undefined || !items.some(holds) || !takesUpSetting(session, joining))
    return items;
  return items.flatMap((item) => (holds(item) ? withoutSentences(item, [joining]) : [item]));
}

/** `A draw?? Bless. Nah, no from me`: so many sentences behind the question may answer it. */
const behind = 3;

function takenUp(asked: string, sentences: readonly string[]): readonly TakenUp[] {
  for (const answer of sentences) {
    const isYes = drawTakenUp(asked, answer);
    if (isYes !== null) return [{ asked, answer, isYes }];
    // Whatever asks or says more comes to something else.
    if (answer.includes("?") || answer.split(/\s+/).length > longestAside) return [];
  }
  return [];
}

const longestAside = 4;

function withVote(
  items: readonly BodyItem[],
  { asked, answer, isYes }: TakenUp,
): readonly BodyItem[] {
  const mayHold = (item: BodyItem) => item.kind !== "statement" && item.line.includes(asked);
  const holder = items.find(mayHold);
  if (holder === undefined) return items;
  const read = asksWhoProposed(asked) ? [answer] : [asked, answer];
  const about = isYes ? "I vote for a draw" : "I vote against a draw";
  const vote: BodyItem = {
    ...{ kind: "question", number: holder.number, line: read.join(" ") },
    question: { intent: "draw", about },
  };
  return items.flatMap((item) => {
    const left = withoutSentences(item, read);
    if (item !== holder) return left;
    return read.length > 1 ? [vote, ...left] : [...left, vote];
  });
}
