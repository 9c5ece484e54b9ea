/** How much memory V8 takes for a judge. Its own measure suits a machine that has nothing else to do. */
import { setFlagsFromString } from "node:v8";

/**
 * V8 looks for garbage when the heap has grown by so many percent since it last looked. Its own measure is three times
 * what lives, on a machine with much memory: a club's judge would hold hundreds of megabytes that nobody uses.
 */
const growthPercent = 50;

export function growSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}

/**
 * By what V8 multiplies its room for young objects when many survive; its own measure is 2. It begins with two
 * megabytes and ends with 32, which take more memory than they save time. With 1 the room stays as it is.
 */
export function growYoungRoomBy(factor: 1 | 4): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
