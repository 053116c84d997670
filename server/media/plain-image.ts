/**
 * Whether an image contains only what our own encoder writes: no profile, location, comment or thumbnail,
 * and no data after its end. Such an image need not be encoded again, which would change it.
 */

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Tables, frames, and the JFIF header, which has this length if it contains no thumbnail. */
const JPEG_SEGMENTS = new Set([0xdb, 0xc0, 0xc1, 0xc2, 0xc4, 0xdd, 0xda, 0xe0]);
const JFIF_LENGTH = 16;
const [MARKER, APP0, SCAN, END] = [0xff, 0xe0, 0xda, 0xd9];

const CHECKS: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': isPlainPng,
  'image/jpeg': isPlainJpeg,
  'image/webp': isPlainWebp,
};

/** @param bytes of an image that can be decoded */
export function isPlainImage(contentType: string, bytes: Buffer): boolean {
  return CHECKS[contentType]?.(bytes) ?? false;
}

function isPlainPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!PNG_CHUNKS.has(type)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!WEBP_CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const kind = bytes[at + 1] ?? 0;
    if (!JPEG_SEGMENTS.has(kind)) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (kind === APP0 && length !== JFIF_LENGTH) return false;
    at += 2 + length;
    if (kind !== SCAN) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === END) return at + 2 === bytes.length;
  }
  return false;
}

/** Compressed data contains no markers except restart markers. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = bytes.indexOf(MARKER, at + 2);
  }
  return bytes.length;
}
