/** The document of a message that was sent. */
import { z } from "zod";
import { pressColors } from "../../game/index.js";
import type { SentPress } from "../../judge/index.js";
import { face } from "./game.js";
import { id, phase } from "./orders.js";
import type { Same } from "./same.js";

const target = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("all") }),
  z.strictObject({
    kind: z.literal("some"),
    powers: z.array(id).readonly(),
    master: z.boolean(),
    observers: z.boolean(),
  }),
]);

export const sentPress = z.strictObject({
  phase,
  event: z.strictObject({
    kind: z.literal("press"),
    from: face.nullable(),
    color: z.enum(pressColors),
    to: target,
    shown: target.nullable(),
    recipients: z.array(z.int().positive()).readonly(),
    text: z.string(),
  }),
});

export type SentPressCheck = Same<z.output<typeof sentPress>, Omit<SentPress, "at">>;
