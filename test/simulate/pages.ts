/** The pages of the simulated games, as a stranger's browser gets them, hold nothing that is for few. */
import type { Context } from "../../src/judge/index.js";
import { printPhase } from "../../src/rules/index.js";
import { pagesOf } from "../support/web/site.js";
import { type Month, memberAddress } from "./oracle.js";
import { gamesIn } from "./tables.js";

const ofGame = ["", ".json", ".ics", "/feed.xml", "/results.csv"] as const;
const ofPhase = ["", ".json"] as const;
/** In a page of a whole game all of its phases stand: of each only the last are visited by themselves. */
const phasesVisited = 3;

/** Addresses, messages, passwords and hidden names that a page tells, and phases that it shows before they are over. */
export async function pageFaults(context: Context, { secrets }: Month): Promise<readonly string[]> {
  const get = pagesOf({ context });
  const faults: string[] = [];
  const look = async (path: string) => {
    const answer = await get(path);
    const body = await answer.text();
    const addresses = [...body.matchAll(memberAddress)].map(([address]) => address);
    const words = secrets.map(({ word }) => word).filter((word) => body.includes(word));
    const told = [...new Set([...addresses, ...words])];
    faults.push(...told.map((word) => `the page ${path} tells ${word}`));
    return answer.status;
  };
  await look("/");
  for (const { name, phase, status } of (await gamesIn(context)).values()) {
    for (const ending of ofGame) await look(`/g/${name}${ending}`);
    const played = await context.store.transaction((tx) => tx.games.phases(name));
    for (const { phase: past } of played.slice(-phasesVisited)) {
      for (const ending of ofPhase) await look(`/g/${name}/${printPhase(past)}${ending}`);
    }
    const isOpen =
      status === "active" && !played.some((one) => printPhase(one.phase) === printPhase(phase));
    const shown = await look(`/g/${name}/${printPhase(phase)}.json`);
    if (isOpen && shown === 200)
      faults.push(`a page shows ${name} ${printPhase(phase)}, which is open`);
  }
  return faults;
}
