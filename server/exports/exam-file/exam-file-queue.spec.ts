import { expect, it } from 'vitest';
import type { Viewer } from '../../core/access/viewer.js';
import { ExamFileQueue } from './exam-file-queue.js';

const viewer = (userId: string) => ({ userId, instituteId: userId }) as Viewer;

it('writes a file while another one is being read', async () => {
  const queue = new ExamFileQueue();
  let end = (): void => undefined;
  const reading = queue.read(viewer('eve'), async () => new Promise<void>((done) => (end = done)));
  expect(await queue.write(viewer('ada'), async () => Promise.resolve('written'))).toBe('written');
  end();
  await reading;
});
