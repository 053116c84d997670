import { createHash, randomBytes } from 'node:crypto';
import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MissingFileError, Storage, TooLargeError } from '../../server/core/storage/storage.js';
import { freePort, temporaryFolder } from '../setup/processes.js';
import { s3Url, startS3, type S3 } from '../setup/s3.js';

/** The contract of every storage, wherever it stores files. */

let store: S3;
beforeAll(async () => {
  store = await startS3();
});
afterAll(async () => {
  await store.stop();
});

const PLACES = [
  ['a disk', () => undefined],
  ['S3', () => store.url],
] as const;
const LIMIT = 20 * 1024 * 1024;
let keys = 0;
const anyKey = (): string => `things/${++keys}-${randomBytes(4).toString('hex')}`;

describe.each(PLACES)('a storage on %s', (_name, url) => {
  let storage: Storage;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = temporaryFolder();
    storage = await Storage.open(dataDir, url());
  });

  const spooledFiles = (): string[] => readdirSync(join(dataDir, 'incoming'));

  async function keep(key: string, bytes: Buffer): Promise<void> {
    await storage.store(key, await storage.spool(Readable.from([bytes]), LIMIT));
  }

  it('measures a stream, and stores nothing until asked to', async () => {
    const bytes = randomBytes(100_000);
    const pieces = [bytes.subarray(0, 10), bytes.subarray(10, 70_000), bytes.subarray(70_000)];
    const spooled = await storage.spool(Readable.from(pieces), bytes.length);
    expect(spooled).toMatchObject({
      size: 100_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      head: bytes.subarray(0, 64),
    });
    expect(spooledFiles()).toHaveLength(1);
    await storage.discard(spooled);
    await storage.discard(spooled);
    expect(spooledFiles()).toEqual([]);
  });

  it('accepts no more than the limit, and discards the rest', async () => {
    const tooMuch = async (): Promise<unknown> =>
      storage.spool(Readable.from([Buffer.alloc(60), Buffer.alloc(41)]), 100);
    await expect(tooMuch()).rejects.toThrow(TooLargeError);
    expect(spooledFiles()).toEqual([]);
  });

  it('discards a stream that broke', async () => {
    const broken = async (): Promise<unknown> => {
      const stream = Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error('The line is dead');
        })(),
      );
      return storage.spool(stream, 100);
    };
    await expect(broken()).rejects.toThrow('The line is dead');
    expect(spooledFiles()).toEqual([]);
  });

  it('discards a stream that broke before its file was open', async () => {
    const open = fs.open.bind(fs) as (...given: unknown[]) => void;
    const slowly = vi.spyOn(fs, 'open').mockImplementation((...given: unknown[]) => {
      setTimeout(() => open(...given), 50);
    });
    const broken = new Readable({ read: () => undefined });
    broken.destroy(new Error('The line is dead'));
    await expect(storage.spool(broken, 100)).rejects.toThrow('The line is dead');
    expect(slowly).toHaveBeenCalledTimes(1);
    slowly.mockRestore();
    await sleep(100);
    expect(spooledFiles()).toEqual([]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from([0])],
    ['every byte there is', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['ends of lines', Buffer.from('a\r\nb\nc\r\u0000\ufeff', 'utf8')],
    ['much', randomBytes(6 * 1024 * 1024)],
  ])('returns exactly the bytes it got: %s', async (_what, bytes) => {
    const key = anyKey();
    await keep(key, bytes);
    expect(spooledFiles()).toEqual([]);
    expect(bytes.equals(await storage.read(key))).toBe(true);
    expect(bytes.equals(await buffer(await storage.stream(key)))).toBe(true);
  });

  it('keeps files in nested folders separate', async () => {
    const keptKeys = ['a/b/c/d', 'a/b/c/e', 'a/f'].map((end) => `${anyKey()}/${end}`);
    for (const key of keptKeys) await keep(key, Buffer.from(key));
    for (const key of keptKeys) expect(Buffer.from(await storage.read(key)).toString()).toBe(key);
  });

  it('replaces the file of a key', async () => {
    const key = anyKey();
    await keep(key, Buffer.from('a longer text'));
    await keep(key, Buffer.from('short'));
    expect(Buffer.from(await storage.read(key)).toString()).toBe('short');
  });

  it('removes a file, even twice, and reports a missing one', async () => {
    const [key, other] = [anyKey(), anyKey()];
    await keep(key, Buffer.from('x'));
    await keep(other, Buffer.from('y'));
    await storage.remove(key);
    await storage.remove(key);
    for (const missing of [key, anyKey()]) {
      await expect(storage.read(missing)).rejects.toThrow(MissingFileError);
      await expect(storage.stream(missing)).rejects.toThrow(MissingFileError);
    }
    expect(Buffer.from(await storage.read(other)).toString()).toBe('y');
  });

  it('returns a file completely that is removed meanwhile', async () => {
    const [key, bytes] = [anyKey(), randomBytes(300_000)];
    await keep(key, bytes);
    const stream = await storage.stream(key);
    await storage.remove(key);
    expect(bytes.equals(await buffer(stream))).toBe(true);
  });

  it('stores and returns many at once', async () => {
    const files = Array.from({ length: 30 }, () => ({ key: anyKey(), bytes: randomBytes(20_000) }));
    await Promise.all(files.map(async ({ key, bytes }) => keep(key, bytes)));
    const read = await Promise.all(files.map(async ({ key }) => storage.read(key)));
    expect(files.every(({ bytes }, index) => bytes.equals(read[index] ?? Buffer.alloc(0)))).toBe(
      true,
    );
    expect(spooledFiles()).toEqual([]);
  });

  it('reports that it can be written', async () => {
    await storage.ping();
  });
});

describe('a storage', () => {
  it('on S3 stores nothing on this machine', async () => {
    const dataDir = temporaryFolder();
    const storage = await Storage.open(dataDir, store.url);
    await storage.store('there', await storage.spool(Readable.from([Buffer.from('x')]), 10));
    expect(readdirSync(dataDir)).toEqual(['incoming']);
    expect(store.names('')).toContain('there');
  });

  it('that cannot be reached reports that, and not a missing file', async () => {
    const storage = await Storage.open(temporaryFolder(), s3Url(await freePort()));
    await expect(storage.ping()).rejects.toThrow();
    for (const attempt of [async () => storage.read('x'), async () => storage.stream('x')]) {
      const error: unknown = await attempt().catch((problem: unknown) => problem);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MissingFileError);
    }
  });
});
