/**
 * Rows of numbers that were learned, as text in the program. Packed, since whatever starts the program must read
 * through all of its text, and few commands need these.
 */
import { gunzipSync, gzipSync } from "node:zlib";

/** Several arrays as one row of bytes, little-endian, packed and in base64. */
export function packedBytes(arrays: readonly (Uint32Array | Uint8Array | Int8Array)[]): string {
  const parts = arrays.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return gzipSync(Buffer.concat(parts), { level: 9 }).toString("base64");
}

/** The bytes again, for arrays that are laid over them. */
export function unpackedBytes(packed: string): ArrayBuffer {
  return Uint8Array.from(gunzipSync(Buffer.from(packed, "base64"))).buffer;
}
