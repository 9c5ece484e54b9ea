/** What a master's mail asks for beyond settings: acting for a power, previews, other masters. */
import { foresee, memberById, viewFor } from "../game/index.js";
import type { Statement } from "../language/index.js";
import { previewText } from "../report/index.js";
import { mailAddress } from "./address.js";
import { powerNamed } from "./naming.js";
import { type Occasion, refuseLine, say } from "./occasion.js";
import { ask, speakerOf } from "./speaking.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `BECOME FRANCE`: what follows is done for France, until another BECOME or another seat. */
export function become(occasion: Occasion, { power: word }: Of<"become">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { game, member } = speaker;
  if (memberById(game.game, member)?.role !== "master") {
    refuseLine(occasion, line, { kind: "not-your-role", needed: ["master"] });
    // What follows was meant for another power: it must not happen to the sender's own.
    occasion.isRejected = true;
    return;
  }
  const power = word === null ? null : powerNamed(occasion, game, word, line);
  if (word !== null && power === null) {
    occasion.isRejected = true;
    return;
  }
  occasion.speaker = power === null ? { game, member } : { game, member, actsFor: power };
}

/** `PREVIEW`: what would happen now, for the master's eyes; that it was asked stands in the log. */
export function preview(occasion: Occasion, _: Of<"preview">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { board, game } = speaker.game;
  if (!ask(occasion, { kind: "preview" }, line)) return;
  const { desk, now } = occasion;
  const scene = { judge: desk.judge, board, now, view: viewFor(game, board, speaker.member) };
  say(occasion, previewText(desk.catalogue, scene, foresee(game, board)));
}

/** `PROMOTE anna@example.net`, `HANDOVER anna@example.net`. */
export function promote(occasion: Occasion, one: Of<"promote">, line: string): void {
  const address = mailAddress(one.address);
  if (address === null) {
    refuseLine(occasion, line, badAddress(one.address));
    return;
  }
  ask(occasion, { kind: "promote", address, handover: one.handover }, line);
}

function badAddress(value: string) {
  const allowed = "one plain mail address, such as anna@example.net";
  return { kind: "bad-value", name: "ADDRESS", value, allowed } as const;
}
