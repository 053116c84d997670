import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/setup/processes.js';
import { ImagePurpose } from '../../media/image.entity.js';
import { reencode } from '../../media/reencode.js';
import { MAX_CONCURRENT_HASHES, Passwords } from './passwords.js';

/** If a file access waits for half of them, it has waited for a thread. */
const HASHES = 16;
const TEACHER = { account: 'ada', group: 'institute' };
const ADA = { account: 'ada@example.org', address: '203.0.113.7' };

it('leaves a thread for file access, also while images are processed', async () => {
  const passwords = new Passwords();
  const path = join(temporaryFolder(), 'image');
  const large = { width: 6_000, height: 6_000, channels: 3, background: '#ff0000' } as const;
  const file = await sharp({ create: large }).png().toBuffer();
  await writeFile(path, file);
  let isDone = false;
  const images = Array.from({ length: 2 }, async () => {
    while (!isDone) await reencode(path, file, ImagePurpose.QUESTION, TEACHER);
  });
  let hashed = 0;
  const hashes = Array.from({ length: HASHES }, async () => {
    await passwords.hash('a', ADA);
    hashed += 1;
  });
  await stat(path);
  expect(hashed).toBeLessThan(HASHES / 2);
  isDone = true;
  await Promise.all([...hashes, ...images]);
}, 30_000);

/** Compares passwords with a hash at minimal cost. */
async function comparing() {
  const passwords = new Passwords();
  const stored = await hash('-', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return async (account: string, address: string, isKnown = false): Promise<string> =>
    passwords.matches(stored, 'x', { account, address, isKnown }).then(
      () => 'compared',
      (error: unknown) => (error as { code: string }).code,
    );
}

it('limits the tries of strangers with one account, without delaying its owner', async () => {
  const compare = await comparing();
  const { account } = ADA;
  const strangers = Array.from({ length: 60 }, async (_, n) => compare(account, `198.51.100.${n}`));
  expect(await compare(account, ADA.address, true)).toBe('compared');
  const busy = (await Promise.all(strangers)).filter((answer) => answer === 'BUSY');
  expect(busy).toHaveLength(60 - 50 - MAX_CONCURRENT_HASHES);
});

it('counts the networks of one IPv6 site together', async () => {
  const compare = await comparing();
  const network = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`;
  const site = Array.from({ length: 210 }, async (_, n) => compare(`account ${n}`, network(n)));
  expect(await compare('other', '2001:db8:2::/64')).toBe('compared');
  const busy = (await Promise.all(site)).filter((answer) => answer === 'BUSY');
  expect(busy).toHaveLength(210 - 200 - MAX_CONCURRENT_HASHES);
});
