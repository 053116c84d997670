import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/setup/processes.js';
import { ImagePurpose } from './image.entity.js';
import { reencode } from './reencode.js';

const HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

it('says that an image is damaged only of one that is', async () => {
  const folder = temporaryFolder();
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, HEAD);
  const code = { code: 'IMAGE_DAMAGED' };
  await expect(reencode(damaged, HEAD, ImagePurpose.QUESTION)).rejects.toMatchObject(code);
  const gone = reencode(join(folder, 'gone'), HEAD, ImagePurpose.QUESTION);
  await expect(gone).rejects.not.toMatchObject(code);
});
