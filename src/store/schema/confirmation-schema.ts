/** What people are asked: to confirm something, what they would play as standbys, to take over a power. */
import { z } from "zod";
import { type StandbyWish, standbyPresses } from "../../game/index.js";
import type { Asked } from "../../judge/ports/index.js";
import { id, instant, memberNumber, type Same } from "./basics.js";

export const wish = z.strictObject({
  variants: z.array(z.string()).readonly(),
  press: z.enum(standbyPresses),
  atMost: z.int().nullable(),
});

/** Who was asked, in order, to take over a power. */
export const addresses = z.array(z.string()).readonly();

const seat = { game: id, member: memberNumber };

export const asked = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("resignation"), ...seat }),
  z.strictObject({
    kind: z.enum(["old-address", "lost-address", "new-address"]),
    ...seat,
    address: id,
  }),
  z.strictObject({
    kind: z.literal("mail"),
    ...seat,
    text: z.string(),
    phase: z.string().optional(),
    again: z.boolean().optional(),
    agreed: z.string().optional(),
    at: instant.optional(),
    orders: z.array(z.string()).readonly().optional(),
    newer: z.array(z.string()).readonly().optional(),
    ahead: z.string().optional(),
    isMore: z.boolean().optional(),
    beside: z.array(z.string()).readonly().optional(),
  }),
  z.strictObject({
    kind: z.literal("lines"),
    ...seat,
    phase: z.string(),
    text: z.string(),
    again: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal("takeover"), game: id, power: id, address: id }),
  z.strictObject({ kind: z.literal("new-game"), address: id, text: z.string() }),
  z.strictObject({ kind: z.literal("standby"), address: id, wish: wish.nullable() }),
]);

export type WishCheck = Same<z.output<typeof wish>, StandbyWish>;
export type AskedCheck = Same<z.output<typeof asked>, Asked>;
