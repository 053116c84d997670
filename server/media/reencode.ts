/**
 * Makes an image of ours from one that was sent: decoded, and encoded again. What was hidden in it
 * (places, names, scripts behind the last pixel) does not survive that (security.md 7, 8).
 */
import { Logger } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { FairTurns, type Requester } from '../core/jobs/fair-turns.js';
import { imageErrors } from './image.errors.js';
import { ImagePurpose } from './image.entity.js';

/** An image as it is kept. */
export interface Picture {
  bytes: Buffer;
  contentType: string;
  /** In pixels. */
  width: number;
  height: number;
  /** It was turned or made smaller. */
  isOther: boolean;
}

const MAX_PIXELS = 40_000_000;
/** The longer side, in pixels: enough for a full screen. */
const MAX_SIDE = 2_000;
/** Specification, section 9: profile pictures are square. */
const PROFILE_SIDE = 250;
/** Tens of times what the largest honest image takes. */
const TIMEOUT_S = 20;
const JPEG_QUALITY = 85;
const WEBP_QUALITY = 85;

/**
 * Each takes one of the four threads of Node (libuv) for as long as it lasts, and passwords take two
 * (passwords.ts): one is left for files, names and compression.
 */
const turns = new FairTurns({ running: 1, ofAccount: 60, ofGroup: 120, all: 240 });
/** What the library says when the machine is at fault: a file that is gone, a disk that is full. */
const SYSTEM_FAILURE = /input file is missing|system error|out of memory/i;

/** How each type begins, and what becomes of it. Of a GIF that moves the first frame stays. */
const TYPES: { begins: RegExp; contentType: string; encode: (image: Sharp) => Sharp }[] = [
  { begins: /^\xff\xd8\xff/, contentType: 'image/jpeg', encode: toJpeg },
  { begins: /^\x89PNG\r\n\x1a\n/, contentType: 'image/png', encode: toPng },
  {
    begins: /^RIFF[^]{4}WEBP/,
    contentType: 'image/webp',
    encode: (image) => image.webp({ quality: WEBP_QUALITY }),
  },
  { begins: /^GIF8[79]a/, contentType: 'image/png', encode: toPng },
];

const logger = new Logger('Images');
let library: ReturnType<typeof load> | null = null;

/**
 * @param path where the image that was sent lies
 * @param head its first bytes, which say what type it is
 * @param requester for whom: what several send is taken in turns
 * @throws IMAGE_TYPE, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS, BUSY when too many wait already
 */
export async function reencode(
  path: string,
  head: Buffer,
  purpose: ImagePurpose,
  requester: Requester,
): Promise<Picture> {
  const type = typeOf(head);
  library ??= load();
  const sharp = await library;
  return turns.run(requester, async () => {
    // Only the header is read here: what it claims is judged before anything is decoded.
    const claimed = await unlessDamaged(sharp(path, { limitInputPixels: false }).metadata());
    if (claimed.width * claimed.height > MAX_PIXELS) throw imageErrors.IMAGE_TOO_MANY_PIXELS();
    const upright = sharp(path, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      autoOrient: true,
    }).timeout({ seconds: TIMEOUT_S });
    const isPortrait = purpose === ImagePurpose.PROFILE;
    const image = isPortrait ? asPortrait(upright) : type.encode(fitted(upright));
    const { data, info } = await unlessDamaged(image.toBuffer({ resolveWithObject: true }));
    const contentType = isPortrait ? 'image/jpeg' : type.contentType;
    const { width, height } = info;
    const isOther = width !== claimed.width || height !== claimed.height;
    return { bytes: data, contentType, width, height, isOther };
  });
}

/** @param head the first bytes of a file @throws IMAGE_TYPE */
export function checkImageType(head: Buffer): void {
  typeOf(head);
}

function typeOf(head: Buffer): (typeof TYPES)[number] {
  const start = head.toString('latin1');
  const type = TYPES.find(({ begins }) => begins.test(start));
  if (!type) throw imageErrors.IMAGE_TYPE();
  return type;
}

/** Loaded only where it is used, and able to read nothing but these four types. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);
  sharp.unblock({ operation: readers });
  return sharp;
}

function fitted(image: Sharp): Sharp {
  return image.resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

function asPortrait(image: Sharp): Sharp {
  const square = { width: PROFILE_SIDE, height: PROFILE_SIDE, fit: 'cover' as const };
  return toJpeg(image.resize(square).flatten({ background: '#ffffff' }));
}

function toJpeg(image: Sharp): Sharp {
  return image.jpeg({ quality: JPEG_QUALITY });
}

function toPng(image: Sharp): Sharp {
  return image.png();
}

/** What the library says of a file is for the log: the file is at fault, or else the machine. */
async function unlessDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (SYSTEM_FAILURE.test(message)) throw error;
    logger.debug(message);
    throw imageErrors.IMAGE_DAMAGED();
  }
}
