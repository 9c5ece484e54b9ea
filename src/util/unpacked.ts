/** Numbers that were learned, as text in the program. */
import { gunzipSync } from "node:zlib";

/**
 * The bytes of a text in base64 that `grammar/learning.ts` packed. Packed, since whatever starts the program reads
 * through all of its text, and few commands need these.
 */
export function unpackedBytes(packed: string): ArrayBuffer {
  return Uint8Array.from(gunzipSync(Buffer.from(packed, "base64"))).buffer;
}
