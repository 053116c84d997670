import { expect, it } from 'vitest';
import { QuizSweep } from './quiz-sweep.js';

const IDS = ['1', '2', '3'];
const list = ({ after, take }: { after: string; take: number }) =>
  Promise.resolve(
    IDS.filter((id) => id > after)
      .slice(0, take)
      .map((id) => ({ id })),
  );

function sweeping(failing?: string) {
  const done: string[] = [];
  const warnings: string[] = [];
  const handle = (id: string): Promise<void> => {
    if (id === failing) return Promise.reject(new Error('No'));
    done.push(id);
    return Promise.resolve();
  };
  const logger = { warn: (text: string) => warnings.push(text) };
  return { sweep: new QuizSweep(list, handle, logger), done, warnings };
}

it('goes through all quizzes, and starts again after the end', async () => {
  const { sweep, done } = sweeping();
  expect(await sweep.run()).toBe(true);
  expect(done).toEqual(IDS);
  expect(await sweep.run()).toBe(true);
  expect(done).toEqual([...IDS, ...IDS]);
});

it('goes on after a quiz that fails, and says which', async () => {
  const { sweep, done, warnings } = sweeping('2');
  expect(await sweep.run()).toBe(true);
  expect(done).toEqual(['1', '3']);
  expect(warnings).toEqual(['Quiz 2: Error: No']);
});
