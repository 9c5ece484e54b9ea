/** The name of a game, in answer to the letter that asks for one: the game is as that letter shows it. */
import {
  consentSaid,
  gameNameSaid,
  isEveryday,
  passwordSaid,
  sentencesOf,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { settingLines } from "./hosting.js";

/** `Prima, noem het maar klas4b`: the lines that the letter shows, with this name, and the rest of the mail. */
export function namesAskedGame(session: Session): void {
  const { mail, sender, thread } = session;
  const shown = offered.exec(thread.letters[0] ?? "")?.[1];
  if (shown === undefined || sender.speaker !== null || /^\W*CREATE\b/im.test(mail.text)) return;
  const text = ownText(session);
  const sentences = sentencesOf(flat(text));
  const name = sentences.map(gameNameSaid).findLast((each) => each !== null) ?? loneName(text);
  if (name === null) return;
  const password = passwordSaid(text);
  const isSpent = (each: string) =>
    gameNameSaid(each) !== null || passwordSaid(each) !== null || each.trim() === text.trim();
  const settings = shown.split("\n").flatMap((each) => each.trim() || []);
  session.mail = {
    ...mail,
    text: [
      `CREATE ${name.toLowerCase()}${password === null ? "" : ` PASSWORD ${password}`}`,
      ...settings.map((each) => `SET ${each}`),
      ...sentences.filter(isSpent).flatMap(settingLines),
      "",
      ...sentences.filter((each) => !isSpent(each)),
    ].join("\n"),
  };
}

/** What the letter shows as an example, behind its first line: how the game is to be. */
const offered =
  /need a name for the game[\s\S]*?\n\s+CREATE harbor PASSWORD secret\n((?:[ \t]+\S.*\n)*)/;

/** A mail that says nothing but a name. */
function loneName(text: string): string | null {
  const [, name = ""] = lone.exec(text) ?? [];
  const isName = name !== "" && consentSaid(text, true) === null && !isEveryday(name.toLowerCase());
  return isName ? name : null;
}

const lone = regex("iu")`
  ^\s*(?:(?:ok|okay|well|hm+|fine|good|great|gut|prima|bien|bene|vale|goed)[,:.]? )?["\u201c\u201e\u00ab]?
  ([a-z][a-z0-9-]{2,15})["\u201d\u201c\u00bb]?[.!]?\s*$
`;
