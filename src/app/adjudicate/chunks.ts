/** The input in pieces of whole lines. */

const newline = 0x0a;

/** As much as has come, up to its last line break; what follows waits for the rest of its line. */
export async function* wholeLines(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const piece of input) {
    const end = piece.lastIndexOf(newline) + 1;
    if (end === 0) begun.push(piece);
    else {
      yield Buffer.concat([...begun, piece.subarray(0, end)]);
      begun = [piece.subarray(end)];
    }
  }
  const last = Buffer.concat(begun);
  if (last.length > 0) yield last;
}
