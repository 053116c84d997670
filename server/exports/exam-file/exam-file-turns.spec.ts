import { expect, it } from 'vitest';
import type { Viewer } from '../../core/access/viewer.js';
import { ExamFileTurns } from './exam-file-turns.js';

const viewer = (userId: string) => ({ userId, instituteId: userId }) as Viewer;

it('a file that is read for long keeps nobody from writing theirs', async () => {
  const turns = new ExamFileTurns();
  let end = (): void => undefined;
  const reading = turns.read(viewer('eve'), async () => new Promise<void>((done) => (end = done)));
  expect(await turns.write(viewer('ada'), async () => Promise.resolve('written'))).toBe('written');
  end();
  await reading;
});
