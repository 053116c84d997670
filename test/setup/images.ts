/** Real images, valid and hostile, and their upload. */
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Api } from './api.js';

/** Metadata that the server must remove. */
export const SECRET = 'Secret-of-the-sender';

/** Random pixels, so that a truncated file lacks some of them. */
export function noise(width: number, height: number): Sharp {
  let state = 1;
  const bytes = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 16;
  });
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** Left half red, right half blue. */
export function halves(width: number, height: number): Sharp {
  const blue = { width: width / 2, height, channels: 3, background: '#0000ff' } as const;
  return sharp({
    create: { width, height, channels: 3, background: '#ff0000' },
  }).composite([{ input: { create: blue }, left: width / 2, top: 0 }]);
}

/** As from a camera: rotated (orientation 6), with a location, an author and a colour profile. */
export async function photograph(width = 400, height = 200): Promise<Buffer> {
  return halves(width, height)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Artist: SECRET, Copyright: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 40/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SECRET}</a></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
}

/** Three frames: red, green, blue. */
export async function animation(): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map(async (background) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [50, 50, 50] })
    .toBuffer();
}

/** A PNG whose header claims another size than its pixels have. */
export async function imageWithWrongSize(width: number, height: number): Promise<Buffer> {
  const png = await noise(20, 20).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export async function postImage(
  owner: Api,
  file: Uint8Array,
  { name = 'picture.png', purpose }: { name?: string; purpose?: string } = {},
): Promise<Response> {
  const form = new FormData();
  if (purpose !== undefined) form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(file)]), name);
  return owner.fetch('/uploads/images', { method: 'POST', body: form });
}

export interface PostedImage {
  imageId: string;
  url: string;
  width: number;
  height: number;
}

/** Uploads an image that must be accepted. */
export async function image(owner: Api, file?: Uint8Array, purpose?: string): Promise<PostedImage> {
  const response = await postImage(owner, file ?? (await halves(40, 30).png().toBuffer()), {
    ...(purpose !== undefined && { purpose }),
  });
  const answer = (await response.json()) as Partial<PostedImage>;
  if (!answer.imageId) throw new Error(`Image refused: ${JSON.stringify(answer)}`);
  return answer as PostedImage;
}

export async function served(api: Api, url: string): Promise<Buffer> {
  const response = await api.fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The colour of a pixel, as `red` or `blue`. */
export async function colourAt(file: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  if (red > 200 && green < 60 && blue < 60) return 'red';
  return blue > 200 && red < 60 ? 'blue' : `rgb(${red}, ${green}, ${blue})`;
}
