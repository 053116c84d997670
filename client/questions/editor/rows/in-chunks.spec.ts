import { expect, it } from 'vitest';
import { allSent, inChunks } from './in-chunks';

const IDS = Array.from({ length: 150 }, (_, index) => String(index));

it('sends many questions one call after another', async () => {
  const sent = await inChunks(IDS, (chunk, first) =>
    Promise.resolve(`${chunk.length} from ${first}`),
  );
  expect(sent).toEqual({ answers: ['100 from 0', '50 from 100'], count: 150, failure: null });
  expect(() => allSent(sent)).not.toThrow();
});

it('says how many were sent before a call failed', async () => {
  const error = new Error('the second');
  const sent = await inChunks(IDS, async (_, first) =>
    first > 0 ? Promise.reject(error) : Promise.resolve('first'),
  );
  expect(sent).toEqual({ answers: ['first'], count: 100, failure: { error } });
  expect(() => allSent(sent)).toThrow(error);
});
