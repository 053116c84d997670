import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES_AN_ID = 16;
/** Random bytes for 256 ids. Asking for those of each id took a twentieth of an import. */
const pool = new Uint8Array(256 * BYTES_AN_ID);
let used = pool.length;

/**
 * An id that begins with the time (UUID version 7), so that indexes grow at their end. With random ids an import would
 * change as many pages of each index of a large table as it has rows, and take a tenth longer. Those of one millisecond
 * are in no order.
 */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES_AN_ID);
  used += BYTES_AN_ID;
  return v7({ random });
}
