/** The document of a message that was sent. */
import { z } from "zod";
import { pressColors } from "../../game/index.js";
import type { SentPress } from "../../judge/ports/index.js";
import { id, memberNumber, type Same } from "./basics.js";
import { publicMember } from "./game-schema.js";
import { phase } from "./order-schema.js";

const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("all") }),
  z.strictObject({
    kind: z.literal("some"),
    powers: z.array(id).readonly(),
    gm: z.boolean(),
    observers: z.boolean(),
  }),
]);

export const sentPress = z.strictObject({
  phase,
  event: z.strictObject({
    kind: z.literal("press"),
    from: publicMember.nullable(),
    color: z.enum(pressColors),
    to: target,
    shown: target.nullable(),
    recipients: z.array(memberNumber).readonly(),
    text: z.string(),
  }),
});

export type SentPressCheck = Same<z.output<typeof sentPress>, Omit<SentPress, "at">>;
