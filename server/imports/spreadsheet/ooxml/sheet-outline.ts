/** Looks at the XML of a worksheet before it is parsed. */

/** Larger parts are read whole: nobody waits for their first rows. */
const MAX_BYTES = 64 * 1024 * 1024;
const ROW = /<(?:[A-Za-z]\w{0,20}:)?row\b[^<>]*>/g;
const NUMBER = / r="(\d{1,10})"/;
const END_OF_ROWS = 'sheetData>';

/** @returns the number of rows, if each has a higher number than the one before; else null */
export function rowCountIfOrdered(bytes: Buffer): number | null {
  if (bytes.length > MAX_BYTES) return null;
  let count = 0;
  let last = 0;
  for (const [tag] of bytes.toString('latin1').matchAll(ROW)) {
    const number = Number(NUMBER.exec(tag)?.[1]);
    if (!(number > last)) return null;
    last = number;
    count += 1;
  }
  return count;
}

/** What stands behind the rows, as XML of its own; null where there are no rows, or no end of them. */
export function tailOf(bytes: Buffer): Buffer | null {
  const end = bytes.lastIndexOf(END_OF_ROWS);
  const start = bytes.lastIndexOf('<', end);
  if (end < 0 || bytes[start + 1] !== '/'.charCodeAt(0)) return null;
  const tail = bytes.subarray(end + END_OF_ROWS.length, bytes.lastIndexOf('</'));
  return Buffer.concat([Buffer.from('<tail>'), tail, Buffer.from('</tail>')]);
}
