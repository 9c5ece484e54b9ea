/** What somebody on the standby list wants to play. */
import { z } from "zod";
import { type StandbyWish, standbyPresses } from "../../game/index.js";
import type { Same } from "./same.js";

export const wish = z.strictObject({
  variants: z.array(z.string()).readonly(),
  press: z.enum(standbyPresses),
  atMost: z.int().nullable(),
});

export type WishCheck = Same<z.output<typeof wish>, StandbyWish>;
