import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, type Person } from '../setup/factories.js';
import {
  animation,
  colourAt,
  halves,
  image,
  imageWithWrongSize,
  noise,
  photograph,
  postImage,
  SECRET,
  served,
} from '../setup/images.js';

/** How uploads are processed, valid or not. */
const app = useApplication();

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

/** The served bytes of an uploaded image. */
async function storedBytes(file: Buffer, purpose?: string): Promise<Buffer> {
  return served(app.api, (await image(owner.api, file, purpose)).url);
}

async function refusal(file: Uint8Array, name?: string): Promise<[number, Data]> {
  const response = await postImage(owner.api, file, { ...(name !== undefined && { name }) });
  return [response.status, (await response.json()) as Data];
}

describe('an image', () => {
  it.each([
    ['PNG', async () => halves(40, 30).png().toBuffer(), 'png'],
    ['JPEG', async () => halves(40, 30).jpeg().toBuffer(), 'jpeg'],
    ['WebP', async () => halves(40, 30).webp().toBuffer(), 'webp'],
    ['GIF', async () => halves(40, 30).gif().toBuffer(), 'png'],
  ] as const)('that is a %s is accepted', async (_name, make, format) => {
    const answer = await image(owner.api, await make());
    expect(answer).toEqual({
      imageId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/) as string,
      url: `/images/${answer.imageId}`,
      width: 40,
      height: 30,
    });
    const file = await served(app.api, answer.url);
    expect(await sharp(file).metadata()).toMatchObject({ format, width: 40, height: 30 });
    expect(await colourAt(file, 5, 15)).toBe('red');
    expect(await colourAt(file, 35, 15)).toBe('blue');
  });

  it('is recognized by its bytes, not by its name', async () => {
    const jpeg = await halves(40, 30).jpeg().toBuffer();
    const response = await postImage(owner.api, jpeg, { name: 'evil.svg' });
    const { url } = (await response.json()) as { url: string };
    expect((await app.api.fetch(url)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('from a camera is turned upright, without location, author and profile', async () => {
    const file = await photograph();
    expect(file.includes(SECRET)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ orientation: 6, width: 400 });
    const kept = await storedBytes(file);
    const { orientation, exif, icc, xmp, iptc, width, height } = await sharp(kept).metadata();
    expect({ orientation, exif, icc, xmp, iptc, width, height }).toEqual({
      width: 200,
      height: 400,
    });
    expect(kept.includes(SECRET)).toBe(false);
    // Turned clockwise: the left side is on top.
    expect(await colourAt(kept, 100, 50)).toBe('red');
    expect(await colourAt(kept, 100, 350)).toBe('blue');
  });

  it.each([
    ['behind a JPEG', async () => [await halves(40, 30).jpeg().toBuffer(), script()]],
    ['behind a PNG', async () => [await halves(40, 30).png().toBuffer(), script()]],
    ['behind a GIF', async () => [await halves(40, 30).gif().toBuffer(), script()]],
    ['in the author of a PNG', async () => [await authored().png().toBuffer()]],
    ['in the author of a WebP', async () => [await authored().webp().toBuffer()]],
  ])('with a script %s is stored without it', async (_where, make) => {
    const file = Buffer.concat(await make());
    expect(file.includes('alert(1)')).toBe(true);
    expect((await storedBytes(file)).includes('alert(1)')).toBe(false);
  });

  it('that is animated shows its first frame', async () => {
    const kept = await storedBytes(await animation());
    const { pages, width, height } = await sharp(kept).metadata();
    expect({ pages, width, height }).toEqual({ width: 40, height: 30 });
    expect(await colourAt(kept, 20, 15)).toBe('red');
  });

  it('with 16 bits a channel, or in CMYK, becomes what every browser shows', async () => {
    const channels = await halves(40, 30).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(channels).metadata()).depth).toBe('ushort');
    const deep = await storedBytes(channels);
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'uchar', space: 'srgb' });
    expect(await colourAt(deep, 5, 15)).toBe('red');
    const printed = await halves(40, 30).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    expect(await sharp(await storedBytes(printed)).metadata()).toMatchObject({ space: 'srgb' });
  });

  it('is scaled down to fit 2,000 by 2,000, and never up', async () => {
    const wide = await image(owner.api, await halves(3_000, 600).png().toBuffer());
    expect(wide).toMatchObject({ width: 2_000, height: 400 });
    const high = await image(owner.api, await halves(600, 3_000).jpeg().toBuffer());
    expect(high).toMatchObject({ width: 400, height: 2_000 });
    const kept = await sharp(await served(app.api, high.url)).metadata();
    expect(kept).toMatchObject({ width: 400, height: 2_000 });
    expect(await image(owner.api, await halves(2, 1).png().toBuffer())).toMatchObject({
      width: 2,
      height: 1,
    });
  });

  it('may have 40 million pixels', async () => {
    expect(await image(owner.api, await halves(8_000, 5_000).png().toBuffer())).toMatchObject({
      width: 2_000,
      height: 1_250,
    });
  });

  it('for a profile becomes a JPEG of 250 by 250, cropped to its centre, on white', async () => {
    const answer = await image(owner.api, await halves(800, 400).png().toBuffer(), 'profile');
    expect(answer).toMatchObject({ width: 250, height: 250 });
    const kept = await served(app.api, answer.url);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 250, height: 250 });
    expect(await colourAt(kept, 20, 125)).toBe('red');
    expect(await colourAt(kept, 230, 125)).toBe('blue');
    const clear = { width: 9, height: 9, channels: 4, background: '#00000000' } as const;
    const white = await storedBytes(await sharp({ create: clear }).png().toBuffer(), 'profile');
    expect(await colourAt(white, 125, 125)).toBe('rgb(255, 255, 255)');
  });
});

const script = (): Buffer => Buffer.from('<script>alert(1)</script>');
const authored = () => halves(40, 30).withExif({ IFD0: { Artist: '<script>alert(1)</script>' } });

describe('a file that is no such image is rejected', () => {
  it.each([
    ['a page called .png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG called .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a TIFF', noise(20, 20).tiff()],
    ['an AVIF', noise(20, 20).avif()],
    ['a file of nothing', Buffer.alloc(0)],
  ])('%s', async (_name, sent) => {
    const file = Buffer.isBuffer(sent) ? sent : await sent.toBuffer();
    expect(await refusal(file, 'picture.png')).toMatchObject([400, { code: 'IMAGE_TYPE' }]);
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('half a %s', async (format) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    for (const part of [0.02, 0.5, 0.98]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await refusal(cut)).toMatchObject([400, { code: 'IMAGE_DAMAGED' }]);
    }
  });

  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff'],
    ['WebP', 'RIFF\x10\x00\x00\x00WEBP'],
    ['GIF', 'GIF89a'],
  ])('a page that begins like a %s', async (_name, start) => {
    const file = Buffer.from(`${start}<html><script>alert(1)</script></html>`, 'latin1');
    expect(await refusal(file)).toMatchObject([400, { code: 'IMAGE_DAMAGED' }]);
  });

  it('one whose header states pixels that it does not have', async () => {
    expect(await refusal(await imageWithWrongSize(7_000, 5_000))).toMatchObject([
      400,
      { code: 'IMAGE_DAMAGED' },
    ]);
  });

  it('one that states 100,000 by 100,000 pixels, or a few more than allowed', async () => {
    for (const [width, height] of [
      [100_000, 100_000],
      [8_000, 5_001],
    ] as const) {
      const answer = await refusal(await imageWithWrongSize(width, height));
      expect(answer).toMatchObject([400, { code: 'IMAGE_TOO_MANY_PIXELS' }]);
    }
  });

  it('one of more than 15 MB, as soon as that is known', async () => {
    const file = Buffer.concat([
      await halves(40, 30).jpeg().toBuffer(),
      Buffer.alloc(15 * 1024 * 1024),
    ]);
    expect(await refusal(file)).toMatchObject([413, { code: 'IMAGE_TOO_LARGE' }]);
    expect((await refusal(file.subarray(0, 15 * 1024 * 1024)))[0]).toBe(201);
  });

  it('and leaves no file behind', async () => {
    // The installation is shared: jobs that earlier test files started may still be writing.
    const incoming = (): string[] => readdirSync(join(app.server.dataDir, 'incoming'));
    await expect.poll(incoming).toEqual([]);
  });
});
