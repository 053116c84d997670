import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { person, type Person } from '../setup/factories.js';
import { halves, image, noise, postImage, served } from '../setup/images.js';

/** How images are uploaded and served; test/api/images.spec.ts covers their processing. */
const app = useApplication({ RATE_LIMIT: 'on' });

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('POST /uploads/images', () => {
  const send = async (...entries: [string, string | Blob][]): Promise<[number, Data]> => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    const response = await owner.api.fetch('/uploads/images', { method: 'POST', body: form });
    return [response.status, (await response.json()) as Data];
  };
  const file = async (): Promise<Blob> => new Blob([await halves(40, 30).png().toBuffer()]);

  it('accepts the purpose before the file and after it, and no other purpose', async () => {
    for (const order of [0, 1]) {
      const parts: [string, string | Blob][] = [['file', await file()]];
      parts.splice(order, 0, ['purpose', 'profile']);
      expect(await send(...parts)).toMatchObject([201, { width: 250, height: 250 }]);
    }
    expect(await send(['purpose', 'question'], ['file', await file()])).toMatchObject([
      201,
      { width: 40 },
    ]);
    expect(await send(['file', await file()], ['purpose', 'banner'])).toMatchObject([
      400,
      {
        code: 'VALIDATION',
        fields: [{ path: 'purpose', message: 'purpose must be question or profile' }],
      },
    ]);
  });

  it('accepts one file', async () => {
    const one = ['file', await file()] as [string, Blob];
    expect(await send(['purpose', 'question'])).toMatchObject([400, { code: 'NO_IMAGE' }]);
    expect(await send(one, one)).toMatchObject([400, { code: 'NO_IMAGE' }]);
    const plain = await owner.api.fetch('/uploads/images', { method: 'POST', body: 'x' });
    expect([plain.status, await plain.json()]).toMatchObject([
      415,
      { code: 'UNSUPPORTED_TYPE', message: expect.stringContaining('multipart') as string },
    ]);
  });

  it('is closed without a session', async () => {
    const response = await postImage(app.api, await halves(40, 30).png().toBuffer());
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'UNAUTHENTICATED' },
    ]);
  });

  it('accepts many at once', async () => {
    const files = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        noise(100 + index, 50)
          .jpeg()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(files.map((one) => image(owner.api, one)));
    expect(answers.map(({ width }) => width)).toEqual(files.map((_, index) => 100 + index));
  });

  it('stores up to 500 MB per account', async () => {
    const { api } = await person(app);
    const { imageId } = await image(api);
    const grow = 'UPDATE images SET size_bytes = 524288001 WHERE id = $1';
    await query(app.databaseUrl, grow, [imageId]);
    const response = await postImage(api, await halves(40, 30).png().toBuffer());
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'IMAGES_FULL' }]);
    await image(owner.api);
  });

  it('accepts 600 an hour per account', async () => {
    const { api } = await person(app);
    const count = `SELECT key FROM rate_limits WHERE key LIKE 'limit:images:%'`;
    const before = (await query<{ key: string }>(app.databaseUrl, count)).map((row) => row.key);
    await image(api);
    const reach = `UPDATE rate_limits SET points = 599 WHERE key LIKE 'limit:images:%' AND key <> ALL($1)`;
    await query(app.databaseUrl, reach, [before]);
    await image(api);
    const response = await postImage(api, await halves(40, 30).png().toBuffer());
    expect([response.status, await response.json()]).toMatchObject([
      429,
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    await image(owner.api);
  });
});

describe('GET /images/:name', () => {
  it('is cached for good, public, and can run nothing', async () => {
    const { url } = await image(owner.api);
    for (const method of ['GET', 'HEAD']) {
      const response = await app.api.fetch(url, { method, headers: { accept: 'text/html,*/*' } });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': 'inline; filename="image.png"',
      });
      const length = Number(response.headers.get('content-length'));
      const { byteLength } = await response.arrayBuffer();
      expect(length).toBeGreaterThan(0);
      expect(byteLength).toBe(method === 'GET' ? length : 0);
    }
  });

  const nothing = async (api: Api, path: string): Promise<void> => {
    const response = await api.fetch(path, { headers: { accept: 'text/html' } });
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBeNull();
  };

  it('answers 404 for a missing image, in JSON', async () => {
    const { imageId } = await image(owner.api);
    for (const path of [
      '/images/00000000-0000-4000-8000-000000000000',
      '/images/nonsense',
      '/images/..%2f..%2fsecret',
      `/images/${imageId}.png`,
      `/images/${imageId}/more`,
      '/images',
    ])
      await nothing(app.api, path);
  });

  it('serves no incomplete image', async () => {
    const { imageId, url } = await image(owner.api);
    await query(app.databaseUrl, 'UPDATE images SET kept_at = NULL WHERE id = $1', [imageId]);
    await nothing(owner.api, url);
  });

  it('answers 404, too, if the file is removed while it is looked for', async () => {
    const { url } = await image(owner.api);
    const gone = (await image(owner.api)).imageId;
    // The row of one, the file of none.
    const swap = `UPDATE images SET id = gen_random_uuid() WHERE id = $1 RETURNING id`;
    const [row] = await query<{ id: string }>(app.databaseUrl, swap, [gone]);
    await nothing(app.api, `/images/${row?.id}`);
    await served(app.api, url);
  });
});
