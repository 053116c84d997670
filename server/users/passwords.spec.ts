import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/setup/processes.js';
import { ImagePurpose } from '../media/image.entity.js';
import { reencode } from '../media/reencode.js';
import { Passwords } from './passwords.js';

const ROUNDS = 10;
const ADA = { account: 'ada@example.org', address: '203.0.113.7' };

it('leaves a thread to whoever opens a file, also while images come', async () => {
  const passwords = new Passwords();
  const path = join(temporaryFolder(), 'image');
  const large = { width: 6_000, height: 6_000, channels: 3, background: '#ff0000' } as const;
  const file = await sharp({ create: large }).png().toBuffer();
  await writeFile(path, file);
  let isDone = false;
  const images = Array.from({ length: 2 }, async () => {
    while (!isDone) await reencode(path, file, ImagePurpose.QUESTION, ADA);
  });
  const first: string[] = [];
  while (first.length < ROUNDS) {
    const hashes = [passwords.hash('a', ADA), passwords.hash('b', ADA)];
    const opened = stat(path).then(() => 'file');
    first.push(await Promise.race([opened, ...hashes.map(async (one) => one.then(() => 'hash'))]));
    await Promise.all(hashes);
  }
  isDone = true;
  expect(first).toEqual(Array(ROUNDS).fill('file'));
  await Promise.all(images);
}, 30_000);
