/** `I'd like to join Thursday Club`, from somebody without a seat: the game thursday-club, as its name has it. */
import { readableGame } from "../../session/mentioned-game.js";
import type { Session } from "../../session/session.js";

/** Several words that are the name of a game become that name, where a stranger's mail has them. */
export async function withGameInOne(session: Session): Promise<void> {
  if (session.sender.speaker !== null || session.sender.candidate !== null) return;
  const { text } = session.mail;
  for (const words of neighbors(text)) {
    const name = words.toLowerCase().replace(/ /g, "-");
    if ((await readableGame(session, name)) === null) continue;
    session.mail = { ...session.mail, text: text.split(words).join(name) };
    return;
  }
}

/** Two or three words that stand side by side and are as long as a name may be. */
function neighbors(text: string): readonly string[] {
  const words = [...text.slice(0, read).matchAll(/(?<![\w-])[a-z]\w*(?= (\w+)(?: (\w+))?)/gi)];
  const found = words.flatMap(({ 0: first, 1: second = "", 2: third }) => [
    ...(third === undefined ? [] : [`${first} ${second} ${third}`]),
    `${first} ${second}`,
  ]);
  return [...new Set(found)].filter((each) => each.length <= longest).slice(0, most);
}

const [read, longest, most] = [600, 16, 60];
