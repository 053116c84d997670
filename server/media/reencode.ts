/**
 * Decodes an uploaded image and encodes it again. This removes hidden data: locations, names, scripts
 * after the last pixel (docs/security.md, sections 7 and 8).
 */
import { Logger } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FairQueue, type Requester } from '../core/jobs/fair-queue.js';
import { imageErrors } from './image.errors.js';
import { ImagePurpose } from './image.entity.js';

/** The encoded image. */
export interface EncodedImage {
  bytes: Buffer;
  contentType: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Whether the image was rotated or made smaller. */
  isResized: boolean;
}

const MAX_PIXELS = 40_000_000;
/** The longer side, in pixels: enough for a full screen. */
const MAX_SIDE = 2_000;
/** Profile pictures are square (docs/specification.md, section 9). */
const PROFILE_SIDE = 250;
/** Tens of times longer than the largest normal image takes. */
const TIMEOUT_S = 20;
const JPEG_QUALITY = 85;
const WEBP_QUALITY = 85;

/**
 * Each encoding occupies one of Node's four threads (libuv), and password hashes occupy two (passwords.ts):
 * one is left for files, DNS and compression.
 */
const queue = new FairQueue({ running: 1, perAccount: 60, perGroup: 120, total: 240 });
/** The library's messages for faults of the machine: a missing file, a full disk. */
const SYSTEM_FAILURE = /input file is missing|system error|out of memory/i;

/** The signature of each type, and its encoder. Of an animated GIF only the first frame is used. */
const TYPES: { signature: RegExp; contentType: string; encode: (image: Sharp) => Sharp }[] = [
  { signature: /^\xff\xd8\xff/, contentType: 'image/jpeg', encode: toJpeg },
  { signature: /^\x89PNG\r\n\x1a\n/, contentType: 'image/png', encode: toPng },
  {
    signature: /^RIFF[^]{4}WEBP/,
    contentType: 'image/webp',
    encode: (image) => image.webp({ quality: WEBP_QUALITY }),
  },
  { signature: /^GIF8[79]a/, contentType: 'image/png', encode: toPng },
];

const logger = new Logger('Images');
let library: ReturnType<typeof load> | null = null;

/**
 * @param path of the uploaded image
 * @param head its first bytes, which determine the type
 * @param requester whose turn it takes in the queue
 * @throws IMAGE_TYPE, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS, BUSY when too many wait already
 */
export async function reencode(
  path: string,
  head: Buffer,
  purpose: ImagePurpose,
  requester: Requester,
): Promise<EncodedImage> {
  const type = typeOf(head);
  library ??= load();
  const sharp = await library;
  return queue.run(requester, async () => {
    // Reads only the header, so that its size is checked before anything is decoded.
    const header = await withImageErrors(sharp(path, { limitInputPixels: false }).metadata());
    if (header.width * header.height > MAX_PIXELS) throw imageErrors.IMAGE_TOO_MANY_PIXELS();
    const upright = sharp(path, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      autoOrient: true,
    }).timeout({ seconds: TIMEOUT_S });
    const isProfile = purpose === ImagePurpose.PROFILE;
    const image = isProfile ? toProfileImage(upright) : type.encode(fitToScreen(upright));
    const { data, info } = await withImageErrors(image.toBuffer({ resolveWithObject: true }));
    const contentType = isProfile ? 'image/jpeg' : type.contentType;
    const { width, height } = info;
    const isResized = width !== header.width || height !== header.height;
    return { bytes: data, contentType, width, height, isResized };
  });
}

/** @param head the first bytes of a file @throws IMAGE_TYPE */
export function checkImageType(head: Buffer): void {
  typeOf(head);
}

function typeOf(head: Buffer): (typeof TYPES)[number] {
  const start = head.toString('latin1');
  const type = TYPES.find(({ signature }) => signature.test(start));
  if (!type) throw imageErrors.IMAGE_TYPE();
  return type;
}

/** Loads the library when first used, and disables all but these four types. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
  sharp.unblock({ operation: readers });
  return sharp;
}

function fitToScreen(image: Sharp): Sharp {
  return image.resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

function toProfileImage(image: Sharp): Sharp {
  const square = { width: PROFILE_SIDE, height: PROFILE_SIDE, fit: 'cover' as const };
  return toJpeg(image.resize(square).flatten({ background: '#ffffff' }));
}

function toJpeg(image: Sharp): Sharp {
  return image.jpeg({ quality: JPEG_QUALITY });
}

function toPng(image: Sharp): Sharp {
  return image.png();
}

/** Logs the library's message, and reports IMAGE_DAMAGED unless the machine is at fault. */
async function withImageErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (SYSTEM_FAILURE.test(message)) throw error;
    logger.debug(message);
    throw imageErrors.IMAGE_DAMAGED();
  }
}
