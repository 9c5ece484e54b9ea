/** What somebody on the standby list wants, as it is kept and as they are told. */
import { placeInLine, type StandbyWish } from "../../game/index.js";
import { standbyText } from "../../report/index.js";
import { strangersScene } from "../records/scenes.js";
import { say } from "../session/outcomes.js";
import type { Session } from "../session/session.js";

/** Keeps a wish, or forgets it (null). Seats that nobody was found for are offered anew. */
export async function setWish(
  session: Session,
  address: string,
  wish: StandbyWish | null,
): Promise<void> {
  const { tx, now } = session;
  if (wish === null) await tx.standbys.remove(address);
  else {
    await tx.standbys.put(address, wish, now);
    await tx.searches.wake(now);
  }
  await tellStandby(session, address);
}

/** What is kept of this address, for its owner. */
export async function tellStandby(session: Session, address: string): Promise<void> {
  const { context, tx } = session;
  const list = await tx.standbys.all();
  const standby = list.find((listed) => listed.address === address) ?? null;
  const place = placeInLine(list, address) ?? 0;
  const standing = { standby, place, of: list.length };
  say(session, standbyText(context.catalogue, strangersScene(context), standing));
}
