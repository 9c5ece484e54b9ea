/** Seven scripted players who mail what they want and answer the letters they get. */
import { postMail } from "../../mail/index.js";
import type { DemoLetter } from "./letters.js";
import { creation, type DemoPlayer, demoGame, demoPassword, players } from "./script.js";

/** What the players need: where to mail, and what the keeper of the demonstration sees. */
export interface Stage {
  readonly server: { readonly host: string; readonly port: number };
  readonly judge: string;
  show(line: string): void;
  /** Waits for the first letter that satisfies `wanted`. */
  letter(wanted: (letter: DemoLetter) => boolean): Promise<DemoLetter>;
}

const gm = "george@example.net";

/** Plays the first year; resolves when the letters of the next spring are there. */
export async function playFirstYear(stage: Stage): Promise<void> {
  await mail(stage, gm, stage.judge, "a game", creation);
  await stage.letter(({ to }) => to === gm);
  for (const player of players) await join(stage, player);
  for (const phase of ["S1901M", "F1901M", "F1901R", "W1901A"]) await playPhase(stage, phase);
  for (const player of players) await stage.letter(isFor(player, "S1902M"));
}

async function join(stage: Stage, { address, power }: DemoPlayer): Promise<void> {
  const wish = `JOIN ${demoGame} ${demoPassword(power)}\nSET PREFERENCE ${power}`;
  await mail(stage, address, stage.judge, "count me in", wish);
  await stage.letter(({ to }) => to === address);
}

/** Everybody who has something to order answers the letter that began the phase. */
async function playPhase(stage: Stage, phase: string): Promise<void> {
  for (const player of players) {
    const text = player.mails[phase];
    if (text === undefined) continue;
    const { replyTo } = await stage.letter(isFor(player, phase));
    await mail(stage, player.address, replyTo, `my orders for ${phase}`, text);
  }
}

/** Is this the letter in which a player learns that the phase began? */
function isFor({ address }: DemoPlayer, phase: string): (letter: DemoLetter) => boolean {
  return ({ to, text }) => to === address && new RegExp(`^:: Deadline: ${phase} `, "m").test(text);
}

async function mail(
  stage: Stage,
  from: string,
  to: string,
  subject: string,
  text: string,
): Promise<void> {
  stage.show(`\n>>> ${from} mails the judge:\n${text.replace(/^/gm, "    ")}`);
  await postMail(stage.server, { from, to, subject, text: `${text}\n` });
}
