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

const year = ["S1901M", "F1901M", "F1901R", "F1901B"] as const;

/** Plays the first year; resolves when the letters of the next spring are there. */
export async function playFirstYear(stage: Stage): Promise<void> {
  await mail(stage, gm, stage.judge, "a game", creation);
  await stage.letter(({ to }) => to === gm);
  for (const player of players) await join(stage, player);
  for (const phase of year) await playPhase(stage, phase);
  for (const player of players) await stage.letter(isResultOf(player, "F1901B"));
}

async function join(stage: Stage, { address, power }: DemoPlayer): Promise<void> {
  const wish = `JOIN ${demoGame} PASSWORD ${demoPassword(power)}\nSET PREFERENCE ${power}`;
  await mail(stage, address, stage.judge, "count me in", wish);
  await stage.letter(({ to }) => to === address);
}

/** Everybody who has something to order answers the letter that began the phase. */
async function playPhase(stage: Stage, phase: (typeof year)[number]): Promise<void> {
  for (const player of players) {
    const text = player.mails[phase];
    if (text === undefined) continue;
    const { replyTo } = await stage.letter(isFor(player, phase));
    await mail(stage, player.address, replyTo, `my orders for ${phase}`, text);
  }
}

/** Is this the letter in which a player learns that the phase began? */
function isFor(player: DemoPlayer, phase: (typeof year)[number]): (letter: DemoLetter) => boolean {
  const before = year[year.indexOf(phase) - 1];
  if (before !== undefined) return isResultOf(player, before);
  return ({ to, subject }) => to === player.address && subject.endsWith("Game Starting");
}

function isResultOf({ address }: DemoPlayer, phase: string): (letter: DemoLetter) => boolean {
  return ({ to, subject }) => to === address && subject.endsWith(`${phase} Results`);
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
