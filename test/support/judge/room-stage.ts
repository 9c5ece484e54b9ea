/** A judge's room as a stage for recorded games: every mail is answered before the next one comes. */

import type { Stage } from "../cases/recorded-game.js";
import { type JudgeRoom, judgeAddress } from "./judge-room.js";

export function roomStage(room: JudgeRoom): Stage {
  let last: Promise<void> = Promise.resolve();
  const headers = ["Content-Type: text/plain; charset=utf-8"];
  return {
    judge: judgeAddress,
    send: ({ from, to, subject, text }) => {
      last = last.then(async () => {
        await room.mail(from, text, { to, subject, headers });
        await room.settle();
      });
      return last;
    },
    letter: async (address, wanted) => {
      const found = room.letters.find((letter) => letter.to === address && wanted(letter));
      if (found !== undefined) return found;
      const last = room.letters.filter(({ to }) => to === address).at(-1);
      throw new Error(
        `The awaited letter to ${address} did not come. The last one:\n${last?.subject}\n${last?.text}`,
      );
    },
    afterSending: async () => {},
  };
}
