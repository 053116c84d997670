import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/setup/processes.js';
import { ImagePurpose } from './image.entity.js';
import { reencode } from './reencode.js';

const ADA = { account: 'ada', group: 'institute' };
const HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

it('reports IMAGE_DAMAGED only for a damaged image', async () => {
  const folder = temporaryFolder();
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, HEAD);
  const code = { code: 'IMAGE_DAMAGED' };
  await expect(reencode(damaged, HEAD, ImagePurpose.QUESTION, ADA)).rejects.toMatchObject(code);
  const gone = reencode(join(folder, 'gone'), HEAD, ImagePurpose.QUESTION, ADA);
  await expect(gone).rejects.not.toMatchObject(code);
});

it('limits the waiting images of an account, and does not delay another institute for them', async () => {
  const path = join(temporaryFolder(), 'image');
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await writeFile(path, png);
  let done = 0;
  const send = async (account: string, group: string): Promise<string | number> =>
    reencode(path, png, ImagePurpose.QUESTION, { account, group }).then(
      () => (done += 1),
      (error: unknown) => (error as { code: string }).code,
    );
  const academy = Array.from({ length: 65 }, async () => send('ada', 'academy'));
  const other = send('bob', 'college');
  // One is being encoded; after one more of the same account comes the other institute.
  expect(await other).toBeLessThanOrEqual(3);
  const refused = (await Promise.all(academy)).filter((answer) => answer === 'BUSY');
  expect(refused).toHaveLength(65 - 1 - 60);
});
