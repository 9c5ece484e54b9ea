/** `Yes, but without the last line`: a message that waits is shown again as its writer wants it now. */
import { consentSaid, mayBeOrder, sentencesOf } from "../../../language/index.js";
import { flat } from "../../../util/index.js";
import { lookAsked, takeAsked } from "../../identity/codes.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { pressBlocks } from "../../session/texts/press-blocks.js";
import { asksToSend } from "../messages/kept-message.js";
import { readersIn } from "../messages/readers/readers.js";
import { amended } from "./amended-words.js";

/** Asks about the message anew, and leaves the mail without what was said of it. */
export async function amendMessage(session: Session): Promise<void> {
  const { speaker } = session.sender;
  const asked = await lookAsked(session);
  if (speaker === null || asked?.kind !== "lines") return;
  const [block, another] = [...asked.text.matchAll(pressBlocks)];
  if (block?.groups === undefined || another !== undefined) return;
  const { names = "", words = "" } = block.groups;
  const to = names === "" ? ({ kind: "all" } as const) : readersIn(speaker, names);
  const said = ownText(session).trim();
  const change = to === null ? null : amended(words, flat(said));
  if (to === null || change === null) return;
  const [line = said] = said.split("\n");
  const others = asked.text
    .replace(pressBlocks, "")
    .split("\n")
    .filter((each) => each !== "");
  if (!asksToSend(session, speaker, { to, text: change.words, line, mayBe: "message" }, others))
    return;
  await takeAsked(session);
  // `"Who is missing?" was for you`
  const own = forJudge.test(said) ? [change.cut] : [];
  const left = sentencesOf(said).filter(
    (each) =>
      amended(words, each) === null &&
      consentSaid(each, false) === null &&
      !change.words.includes(each.trim()) &&
      (each.includes("?") || mayBeOrder(each)),
  );
  session.mail = { ...session.mail, text: [...own, ...left].join("\n") };
}

const forJudge =
  /(?<!\p{L})(?:for|to|f\u00fcr|an|pour|per|para|voor) (?:you|dich|sie|vous|toi|te|lei|ti|usted|jou|u)(?!\p{L})/iu;
