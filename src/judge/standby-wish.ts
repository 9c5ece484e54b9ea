/** What somebody on the standby list wants, as it is kept and as he is told. */
import { placeInLine, type StandbyWish } from "../game/index.js";
import { standbyText } from "../report/index.js";
import { strangersScene } from "./letters.js";
import { type Occasion, say } from "./occasion.js";

/** Keeps a wish, or forgets it (null). Seats that nobody was found for are offered anew. */
export async function setWish(
  occasion: Occasion,
  address: string,
  wish: StandbyWish | null,
): Promise<void> {
  const { tx, now } = occasion;
  if (wish === null) await tx.standbys.remove(address);
  else {
    await tx.standbys.put(address, wish, now);
    await tx.searches.wake(now);
  }
  await tellStandby(occasion, address);
}

/** What is kept of this address, for its owner. */
export async function tellStandby(occasion: Occasion, address: string): Promise<void> {
  const { desk, tx } = occasion;
  const list = await tx.standbys.all();
  const standby = list.find((one) => one.address === address) ?? null;
  const place = placeInLine(list, address) ?? 0;
  const standing = { standby, place, of: list.length };
  say(occasion, standbyText(desk.catalogue, strangersScene(desk), standing));
}
