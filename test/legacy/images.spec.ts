import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { animation, halves, noise, photograph } from '../setup/images.js';
import { Legacy } from '../setup/legacy.js';
import { member, type Member } from '../setup/legacy-accounts.js';

/** imagesS3Bucket_M, userProfileImage_S3_M and userProfile_M. */
const app = useApplication();
const IMAGE = 'imagesS3Bucket_M';
const PICTURE = 'userProfileImage_S3_M';
const PROFILE = 'userProfile_M';
const TYPE = 'This is not a PNG, JPEG, WebP or GIF image.';
const DAMAGED = 'This image is damaged or incomplete. Save it again, then upload it.';

const FORMATS = {
  png: async () => halves(40, 30).png().toBuffer(),
  jpeg: async () => photograph(),
  webp: async () => halves(40, 30).webp().toBuffer(),
  gif: async () => animation(),
};

let legacy: Legacy;
let owner: Member;
let png: string;
let jpeg: string;
beforeAll(async () => {
  owner = await member(app, new Legacy(app.server.url));
  legacy = owner.legacy;
  png = (await FORMATS.png()).toString('base64');
  jpeg = (await FORMATS.jpeg()).toString('base64');
});

const images = async () => (await query(app.databaseUrl, 'SELECT FROM images')).length;

async function answersGet(url: string): Promise<void> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
}

describe(IMAGE, () => {
  it.each(Object.entries(FORMATS))('accepts %s, recognized by the bytes', async (_format, make) => {
    const data = (await make()).toString('base64');
    // The type in the prefix does not matter.
    const sent = { imageType: 'question', image: `data:text/plain;base64,${data}` };
    const { status, body } = await legacy.send(IMAGE, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: 'Image uploaded successfully',
      imageUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/images\/[\w-]{36}$/) as string,
    });
    await answersGet(body['imageUrl'] as string);
  });

  it.each([
    ['bare', (data: string) => data],
    ['with a prefix', (data: string) => `data:image/png;base64,${data}`],
    ['with line breaks', (data: string) => data.replace(/.{76}/g, '$&\r\n')],
    ['without the padding', (data: string) => data.replace(/=+$/, '')],
  ])('accepts base64 %s', async (_how, write) => {
    const image = write(png);
    const { imageUrl } = await legacy.under('/v1').ask(IMAGE, { imageType: 'option1', image });
    await answersGet(imageUrl as string);
  });

  it.each(['question', 'option1', 'option9', 'option10'])(
    'accepts the type %s',
    async (imageType) => {
      await legacy.ask(IMAGE, { imageType, image: png });
    },
  );

  it.each([
    ...['option0', 'option11', 'option01', 'option', 'Question', 'profile', ''],
    ...['question\n', ' question', 5, null],
    undefined,
  ])('rejects the type %j', async (imageType) => {
    const before = await images();
    const [status, message] = await legacy.refused(IMAGE, { imageType, image: png });
    expect([status, message]).toEqual([400, expect.stringMatching(/^imageType /)]);
    expect(await images()).toBe(before);
  });

  it.each([
    ['nothing', () => undefined, 'image is required'],
    ['an empty text', () => '', 'image is required'],
    ['a prefix alone', () => 'data:image/png;base64,', 'image is required'],
    ['a number', () => 5, 'image must be a text'],
    ['what is not base64', () => `${png.slice(0, 100)}!`, 'image must be base64'],
    ['base64 of URLs', () => '_-'.repeat(100), 'image must be base64'],
    ['a link', () => 'https://example.org/a.png', 'image must be base64'],
    ['a character', () => 'a', TYPE],
    ['a text', () => Buffer.from('no image').toString('base64'), TYPE],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      TYPE,
    ],
  ])('rejects %s', async (_what, make, said) => {
    const before = await images();
    expect(await legacy.refused(IMAGE, { imageType: 'question', image: make() })).toEqual([
      400,
      said,
    ]);
    expect(await images()).toBe(before);
  });

  it('rejects truncated images, and images with too many pixels', async () => {
    const whole = await noise(200, 200).png().toBuffer();
    const cut = whole.subarray(0, whole.length / 2).toString('base64');
    expect(await legacy.refused(IMAGE, { imageType: 'question', image: cut })).toEqual([
      400,
      DAMAGED,
    ]);
  });
});

describe(PICTURE, () => {
  it.each([
    ['', ''],
    ['/v1', 'data:image/jpeg;base64,'],
  ])('under %s/ gives the account a picture that all routes show', async (prefix, start) => {
    const person = await member(app, new Legacy(app.server.url));
    expect(await person.legacy.ask(PROFILE, {})).not.toHaveProperty('UserProfileLink');
    const sent = { image: start + jpeg, email: person.email };
    const { status, body } = await person.legacy.under(prefix).send(PICTURE, sent);
    expect(status).toBe(200);
    const UserProfileLink = body['UserProfileLink'] as string;
    expect(body).toEqual({
      statusCode: 200,
      success: true,
      message: expect.any(String) as string,
      UserProfileLink,
    });
    await answersGet(UserProfileLink);
    expect(await person.legacy.ask(PROFILE, {})).toMatchObject({ UserProfileLink });
    const sentIn = { email: person.email, password: 'Correct!Horse' };
    expect(await legacy.ask('userLoginN_M', sentIn)).toMatchObject({ UserProfileLink });
    const { me } = await person.api.ask('{ me { pictureUrl } }');
    expect(me.pictureUrl).toBe(new URL(UserProfileLink).pathname);
    // Another one replaces it.
    const next = await person.legacy.ask(PICTURE, { image: jpeg });
    expect(next['UserProfileLink']).not.toBe(UserProfileLink);
    expect(await person.legacy.ask(PROFILE, {})).toMatchObject({
      UserProfileLink: next['UserProfileLink'] as string,
    });
  });

  it.each([
    ['nothing', () => undefined, 'image is required'],
    ['an empty text', () => '', 'image is required'],
    ['a PNG', () => png, 'image must be a JPEG image'],
    [
      'a PNG that is called a JPEG',
      () => `data:image/jpeg;base64,${png}`,
      'image must be a JPEG image',
    ],
    ['what is not base64', () => `${jpeg}%`, 'image must be base64'],
    ['the beginning of a JPEG', () => jpeg.slice(0, 400), DAMAGED],
    ['what only begins like one', () => '/9j/AAAA', /^This/],
  ])('rejects %s', async (_what, make, said) => {
    const before = await legacy.ask(PROFILE, {});
    const [status, message] = await legacy.refused(PICTURE, { image: make() });
    expect(status).toBe(400);
    expect(message).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect(await legacy.ask(PROFILE, {})).toEqual(before);
  });
});

describe(PROFILE, () => {
  it.each([
    ['', () => ({ email: owner.email })],
    ['/v1', () => ({ email: ` ${owner.email.toUpperCase()} ` })],
    ['', () => ({})],
    ['', () => ({ email: null })],
  ])("under %s/ shows every field of the token's owner", async (prefix, sent) => {
    const [row] = await query<{ created_at: Date }>(
      app.databaseUrl,
      'SELECT created_at FROM users WHERE email = $1',
      [owner.email],
    );
    const { status, body } = await legacy.under(prefix).send(PROFILE, sent());
    expect(status).toBe(200);
    const { UserProfileLink, ...others } = body;
    expect(UserProfileLink).toBeUndefined();
    expect(others).toEqual({
      statusCode: 200,
      success: true,
      message: expect.any(String) as string,
      fullname: 'Ada Byron',
      email: owner.email,
      InstituteName: 'Analytical School',
      createdAt: row?.created_at.toISOString(),
    } satisfies Data);
  });
});
